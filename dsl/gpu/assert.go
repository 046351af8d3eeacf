package gpu

// Assert ends the launch with an error unless cond holds. The error says "assertion
// failed:" and msg, and names the place of the call. msg is a constant.
func Assert(t *Thread, cond bool, msg string) {
	if !cond {
		t.engine()
		panic("assertion failed: " + msg)
	}
}
