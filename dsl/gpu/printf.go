package gpu

import "github.com/gpuc-go/gpuc/internal/base/printf"

// Printf prints to the standard output of the PE's process, for debugging (CUDA:
// printf). The format is constant. Its verbs are those that Go and C have in common: %d,
// %x, %X, %o and %c for integers, %f, %e and %g for floats, %t for a bool, %s for a
// constant string, and %v for any of these. It can have the flags - + 0 and blank, a
// width and a precision. As in C, %g and %v print floats with six digits, and %x prints
// the bits of a negative number. There are at most 32 arguments.
//
// On a GPU the text appears when the stream is synchronised. It goes
// through a buffer of 1 MB, unless another size is set; when the buffer
// is full, the oldest text is lost. The emulator prints at once.
func Printf(t *Thread, format string, args ...any) {
	text, err := printf.Sprintf(format, args...)
	if err != nil {
		panic("gpu.Printf: " + err.Error())
	}
	t.engine().Print(text)
}
