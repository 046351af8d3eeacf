//go:build !linux && !darwin

package irexec

// call is never reached: no library opens here.
func call(_, _ uintptr) {}
