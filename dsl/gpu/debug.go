package gpu

import "github.com/gpuc-go/gpuc/internal/base/printf"

// Assert ends the launch with an error unless cond holds. The error says "assertion
// failed:" and msg, and names the place of the call. msg is a constant.
func Assert(t *Thread, cond bool, msg string) {
	if !cond {
		t.api()
		panic("assertion failed: " + msg)
	}
}

// Printf prints to the standard output of the PE's process, for debugging (CUDA:
// printf). The format is constant. Its verbs are those that Go and C have in common: %d,
// %x, %X, %o and %c for integers, %f, %e and %g for floats, %t for a bool, %s for a
// constant string, and %v for any of these. It can have the flags - + 0 and blank, a
// width and a precision. As in C, %g and %v print floats with six digits, and %x prints
// the bits of a negative number. There are at most 32 arguments.
//
// On a GPU the text appears when the stream is synchronised. It goes through a buffer of 1 MB, unless another
// size is set; when the buffer is full, the oldest text is lost. The emulator prints at once. Where its PEs share
// a process, each line begins with the number of its PE.
func Printf(t *Thread, format string, args ...any) {
	text, err := printf.Sprintf(format, args...)
	if err != nil {
		panic("gpu.Printf: " + err.Error())
	}
	t.api().Print(text)
}

// Clock returns the number of clock cycles that the thread's multiprocessor has
// counted (CUDA: clock64). Values are comparable within a block. The emulator
// counts calls of device functions instead, so a run repeats from its seed.
func Clock(t *Thread) int64 { return t.api().Clock() }

// GlobalTimer returns a time in nanoseconds (PTX: %globaltimer). GPUs update it
// every microsecond or less often. In the emulator the time grows with the calls
// of device functions, so a run repeats from its seed.
func GlobalTimer(t *Thread) uint64 { return t.api().Nanoseconds() }
