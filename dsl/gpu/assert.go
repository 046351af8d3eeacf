package gpu

// Assert ends the launch with an error that says "assertion failed:" and msg,
// with the place of the call, unless cond holds. msg is a constant.
func Assert(t *Thread, cond bool, msg string) {
	if !cond {
		t.engine()
		panic("assertion failed: " + msg)
	}
}
