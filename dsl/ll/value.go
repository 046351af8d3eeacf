package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Store sends v to PE pe, as a message of an epoch. A v of 32 bits goes to word at. A v of
// 64 bits goes to the line of the words at and at+1, where at is even.
func Store[T Elem](t *gpu.Thread, words shmem.Signals, at int, epoch uint32, v T, pe int) {
	if perLine[T]() == 1 {
		shmem.PutLine(t, line(words, at), gpu.Bits(v), epoch, pe)
	} else {
		shmem.SignalOp(t, words.At(at), word(epoch, uint32(gpu.Bits(v))), shmem.SignalSet, pe)
	}
}

// Await waits for the value of an epoch in this PE's words from at on.
func Await[T Elem](t *gpu.Thread, words shmem.Signals, at int, epoch uint32) T {
	if perLine[T]() == 1 {
		return gpu.FromBits[T](shmem.WaitLine(t, line(words, at), epoch))
	}
	// Epochs grow, so a word of this or a later epoch is at least
	// as large as a word of this epoch with data 0. The word holds
	// all that is needed, so the wait makes nothing else visible;
	// to do that would take as long as the word's trip.
	return gpu.FromBits[T](shmem.SignalWaitUntilRelaxed(t, words.At(at), shmem.CmpGE, word(epoch, 0)))
}

func word(epoch, data uint32) uint64 { return uint64(epoch)<<32 | uint64(data) }

func line(words shmem.Signals, at int) shmem.Line { return words.Slice(at, at+2).Lines().At(0) }
