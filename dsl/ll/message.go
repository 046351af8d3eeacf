package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Send sends src to the words of PE pe, as the message of an epoch. The words have
// room for one message, which the receiver must have read before the next is sent.
func Send[G Group, T Elem](t *gpu.Thread, g G, words shmem.Signals, epoch uint32, src []T, pe int) {
	for i := g.Rank(); i < len(src); i += g.Size() {
		Store(t, words, i*wordsOf[T](), epoch, src[i], pe)
	}
}

// Receive waits for the message of an epoch in this PE's words, and copies it to
// dst. A thread sees the elements that it has copied; the others of its group see
// them after they have met.
func Receive[G Group, T Elem](t *gpu.Thread, g G, words shmem.Signals, epoch uint32, dst []T) {
	for i := g.Rank(); i < len(dst); i += g.Size() {
		dst[i] = Await[T](t, words, i*wordsOf[T](), epoch)
	}
}
