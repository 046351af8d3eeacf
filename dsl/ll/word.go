package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Elem is the types that messages consist of.
type Elem interface {
	~int32 | ~uint32 | ~int64 | ~uint64 | ~int | ~uint | ~float32 | ~float64
}

// Words returns the number of signals that a message of n elements takes.
func Words[T Elem](n int) int { return n * wordsOf[T]() }

// wordsOf is the number of words of one element.
func wordsOf[T Elem]() int { return gpu.BitSize[T]() / 32 }

// Group is the threads that send or receive a message together: a gpu.Warp,
// gpu.Block or gpu.Grid, or Alone. They do not meet in it; each element is the
// business of one of them.
type Group interface {
	Rank() int
	Size() int
}

// Alone is the group of a single thread.
type Alone struct{}

// Rank returns 0.
func (Alone) Rank() int { return 0 }

// Size returns 1.
func (Alone) Size() int { return 1 }

// Store sends v to the words from at on of PE pe, as a message of an epoch.
func Store[T Elem](t *gpu.Thread, words shmem.Signals, at int, epoch uint32, v T, pe int) {
	bits := gpu.Bits(v)
	shmem.SignalOp(t, words.At(at), word(epoch, uint32(bits)), shmem.SignalSet, pe)
	if wordsOf[T]() == 2 {
		shmem.SignalOp(t, words.At(at+1), word(epoch, uint32(bits>>32)), shmem.SignalSet, pe)
	}
}

// Await waits for the value of an epoch in this PE's words from at on.
func Await[T Elem](t *gpu.Thread, words shmem.Signals, at int, epoch uint32) T {
	bits := awaitWord(t, words.At(at), epoch)
	if wordsOf[T]() == 2 {
		bits |= awaitWord(t, words.At(at+1), epoch) << 32
	}
	return gpu.FromBits[T](bits)
}

func word(epoch, data uint32) uint64 { return uint64(epoch)<<32 | uint64(data) }

// polls is how many times awaitWord looks at a word before it waits: some ten
// microseconds on a GPU.
const polls = 64

// awaitWord waits for the data of epoch. Epochs grow, so that a word of this or a
// later epoch is at least as large as one of this epoch without data.
//
// It looks for itself at first: all that it needs is in the word, while a wait that
// is satisfied also makes visible what else the peer has written, which takes as long
// as the trip of the word. A word that does not come soon is waited for, since a wait
// ends with the launch when a PE fails.
func awaitWord(t *gpu.Thread, w shmem.Signal, epoch uint32) uint64 {
	for range polls {
		if v := shmem.SignalFetch(t, w); v >= word(epoch, 0) {
			return v & dataBits
		}
	}
	return shmem.SignalWaitUntil(t, w, shmem.CmpGE, word(epoch, 0)) & dataBits
}

// dataBits are the bits of a word that hold data.
const dataBits = 1<<32 - 1
