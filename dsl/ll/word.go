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

// awaitWord waits for the data of epoch. Epochs grow, so that a word of this or a
// later epoch is at least as large as one of this epoch without data.
//
// The wait makes nothing visible but the word, which holds all that is needed: to
// make the rest visible takes as long as the word's trip.
func awaitWord(t *gpu.Thread, w shmem.Signal, epoch uint32) uint64 {
	return shmem.SignalWaitUntilRelaxed(t, w, shmem.CmpGE, word(epoch, 0)) & dataBits
}

// dataBits are the bits of a word that hold data.
const dataBits = 1<<32 - 1
