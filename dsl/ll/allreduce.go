package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// AllReduceWords returns the number of signals that AllReduce of at
// most n elements needs among pes PEs. They hold two messages of
// every PE. Publish and Sum need AllReduceWords[T](pes, 1) signals.
func AllReduceWords[T Elem](pes, n int) int { return 2 * pes * Words[T](n) }

// Pairwise adds up what of returns for each of n PEs in a fixed order: the first four as (0+1)+(2+3), the next four in the
// same way, and then the sums of fours one after the other (pairwise summation). All sums of this package over PEs but
// SumByWarp have this order.
//
// With 1, 2, 4 and 8 PEs it is the balanced binary tree. So if eight values are added up over 8 PEs, or first in this
// order over the pairs, fours or eights of neighbours that each of 4, 2 or 1 PEs has, the sum has the same bits.
func Pairwise[V any](n int, of func(i int) V, add func(a, b V) V) (sum V) {
	var first, second V // of the pairs of four
	//gpu:unroll 1
	for i := range n { // of stands here once
		v, place := of(i), i%4
		switch place {
		case 0:
			first = v
		case 1:
			first = add(first, v)
		case 2:
			second = v
		case 3:
			second = add(second, v)
		}
		if place < 3 && i < n-1 {
			continue
		}
		if place > 1 {
			first = add(first, second)
		}
		if i < 4 {
			sum = first
		} else {
			sum = add(sum, first)
		}
	}
	return sum
}

// addFour adds up the first four of n values, or all if there are fewer.
func addFour[V any](n int, of func(k int) V, add func(a, b V) V) V {
	sum := of(0)
	if n > 1 {
		sum = add(sum, of(1))
	}
	if n > 2 {
		second := of(2)
		if n > 3 {
			second = add(second, of(3))
		}
		sum = add(sum, second)
	}
	return sum
}

// AllReduce adds up src over all PEs and stores the sums in dst, which may be src. Every PE
// sends all of src to every other PE. It then adds up by itself, in the order of Pairwise: the bits are the same on
// every PE and in every run, over either transport, and do not depend on the length or on the group. The groups of all
// PEs make the call with the same epoch and lengths. A thread sees the sums that it has computed; the other
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
			shmem.PutLine(t, line, data, epoch, after(t, hop, shmem.NumPEs(t)))
		}
	}
	for i := first; i < len(src); i += step {
		mine := load(src, i)
		sum := Pairwise(pes, func(pe int) [2]T {
			data := mine
			if pe != me {
				data = shmem.WaitLine(t, half.At(pe*size+i/perLine[T]()), epoch)
			}
			a, b := unpack[T](data)
			return [2]T{a, b}
		}, func(x, y [2]T) [2]T { return [2]T{x[0] + y[0], x[1] + y[1]} })
		store(dst, i, sum[0], sum[1])
	}
}

// Publish sends v to every PE, as this PE's value of an epoch. It is
// the first half of an AllReduce of one element by one thread, and Sum
// is the second half. The thread may do something else in between. A
// PE may publish an epoch only after the sum of the epoch before.
func Publish[T Elem](t *gpu.Thread, words shmem.Signals, epoch uint32, v T) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for hop := range pes {
		Store(t, words, valueAt[T](me, pes, epoch), epoch, v, after(t, hop, shmem.NumPEs(t)))
	}
}

// Sum waits for the values that all PEs publish for an epoch, and returns their sum, in the order of Pairwise. It has the
// bits of AllReduce.
func Sum[T Elem](t *gpu.Thread, words shmem.Signals, epoch uint32) T {
	pes := shmem.NumPEs(t)
	return Pairwise(pes, func(pe int) T { return Await[T](t, words, valueAt[T](pe, pes, epoch), epoch) }, func(a, b T) T { return a + b })
}

// SumByWarp is Sum by a whole warp. The lanes wait for the values
// of the PEs at the same time, and each lane gets the sum. It is the same on every PE and in every run, bit for bit. Its
// order is that of gpu.ReduceAdd: lane i adds what PEs i, i+32 and so on have published. So the sum of four floats may have
// other bits than that of Sum.
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
