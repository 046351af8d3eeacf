package gpu

import "github.com/gpuc-go/gpuc/internal/printf"

// Printf prints to the standard output of the PE's process, for debugging (CUDA:
// printf). The format is constant, and has the verbs that Go and C have in common:
// %d, %x, %X, %o and %c for integers, %f, %e and %g for floats, %t for a bool, %s for
// a constant string, and %v for each, with the flags - + 0 and blank, a width and a
// precision. As in C, %g and %v print floats with six digits, and %x prints the bits
// of a negative number. There are at most 32 arguments.
//
// On a GPU the text appears when the stream is synchronised, and what does not fit
// a buffer, of 1 MB if nothing else is set, is lost, the oldest first. The emulator
// prints at once.
func Printf(t *Thread, format string, args ...any) {
	text, err := printf.Sprintf(format, args...)
	if err != nil {
		panic("gpu.Printf: " + err.Error())
	}
	t.engine().Print(text)
}
