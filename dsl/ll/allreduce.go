package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// AllReduceWords returns the number of signals that AllReduce of at
// most n elements needs among pes PEs. They hold two messages of
// every PE. Publish and Sum need AllReduceWords[T](pes, 1) signals.
func AllReduceWords[T Elem](pes, n int) int { return 2 * pes * Words[T](n) }

// AllReduce adds up src over all PEs and stores the sums in dst, which may be src. Every PE
// sends all of src to every other PE. It then adds up by itself, in the order of the PEs,
// so the result is the same everywhere, bit for bit. The groups of all PEs make the call
// with the same epoch and lengths. A thread sees the sums that it has computed; the other
// threads of its group see them after they have met.
//
// There is one set of words for even epochs and one for odd ones. So a thread that has its
// results of one epoch may go on to the next while others still wait. Before a call with
// another length or group, the threads of a PE that make the calls must have met.
func AllReduce[G Group, T Elem](t *gpu.Thread, g G, words shmem.Signals, epoch uint32, dst, src []T) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	first, step := g.Rank()*perLine[T](), g.Size()*perLine[T]()
	next := load(src, first) // is on its way while the epoch is
	size := linesOf[T](len(src))
	lines := words.Lines()
	room := lines.Len() / 2
	half := lines.Slice(int(epoch%2)*room, int(epoch%2)*room+room).Slice(0, pes*size)
	for i := first; i < len(src); i += step {
		line, data := half.At(me*size+i/perLine[T]()), next
		next = load(src, i+step)
		// Not unrolled: copies of the loop for more peers cost the few that there are 5 %.
		//gpu:unroll 1
		for hop := 1; hop < pes; hop++ {
			shmem.PutLine(t, line, data, epoch, after(t, hop))
		}
	}
	for i := first; i < len(src); i += step {
		mine := load(src, i)
		var a, b T
		for pe := range pes {
			data := mine
			if pe != me {
				data = shmem.WaitLine(t, half.At(pe*size+i/perLine[T]()), epoch)
			}
			x, y := unpack[T](data)
			if pe == 0 {
				a, b = x, y
			} else {
				a, b = a+x, b+y
			}
		}
		store(dst, i, a, b)
	}
}

// Publish sends v to every PE, as this PE's value of an epoch. It is
// the first half of an AllReduce of one element by one thread, and Sum
// is the second half. The thread may do something else in between. A
// PE may publish an epoch only after the sum of the epoch before.
func Publish[T Elem](t *gpu.Thread, words shmem.Signals, epoch uint32, v T) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for hop := range pes {
		Store(t, words, valueAt[T](me, pes, epoch), epoch, v, after(t, hop))
	}
}

// Sum waits for the values that all PEs publish for an epoch, and returns their sum. The
// sum is the same on every PE, bit for bit.
func Sum[T Elem](t *gpu.Thread, words shmem.Signals, epoch uint32) T {
	pes := shmem.NumPEs(t)
	sum := Await[T](t, words, valueAt[T](0, pes, epoch), epoch)
	for pe := 1; pe < pes; pe++ {
		sum += Await[T](t, words, valueAt[T](pe, pes, epoch), epoch)
	}
	return sum
}

// SumByWarp is Sum by a whole warp. The lanes wait for the values
// of the PEs at the same time, and each lane gets the sum.
func SumByWarp[T Elem](t *gpu.Thread, words shmem.Signals, epoch uint32) T {
	pes := shmem.NumPEs(t)
	var sum T
	for pe := range t.Warp().Stride(pes) {
		sum += Await[T](t, words, valueAt[T](pe, pes, epoch), epoch)
	}
	return gpu.ReduceAdd(t.Warp(), sum)
}

// valueAt is where the value of PE pe lies.
func valueAt[T Elem](pe, pes int, epoch uint32) int {
	return (int(epoch%2)*pes + pe) * Words[T](1)
}
