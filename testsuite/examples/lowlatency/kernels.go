// Package lowlatency holds kernels that take dsl/ll through its groups of threads
// and its types.
package lowlatency

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Groups are the groups of threads that Pass knows, by number: the whole grid, the
// first block, the first warp and the first thread.
const Groups = 4

// Pass sends src to the next PE and receives dst from the one before, for times
// epochs from epoch on; each epoch adds 1 to every element on the way. credit says
// that the words may be used again.
//
//gpu:kernel maxthreads=256
func Pass(t *gpu.Thread, group int, words shmem.Signals, credit shmem.Signal, epoch uint32, times int, dst, src []float32, wide []float64, count []int) {
	switch group {
	case 0:
		pass(t, t.Grid(), words, credit, epoch, times, dst, src, wide, count)
	case 1:
		if t.BlockIdx().X == 0 {
			pass(t, t.Block(), words, credit, epoch, times, dst, src, wide, count)
		}
	case 2:
		if t.BlockIdx().X == 0 && t.Block().Rank()/gpu.WarpSize == 0 {
			pass(t, t.Warp(), words, credit, epoch, times, dst, src, wide, count)
		}
	case 3:
		if t.Grid().Rank() == 0 {
			pass(t, ll.Alone{}, words, credit, epoch, times, dst, src, wide, count)
		}
	}
}

// pass sends the three vectors, of equal lengths, one after the other, each to its own
// words.
func pass[G ll.Group](t *gpu.Thread, g G, words shmem.Signals, credit shmem.Signal, epoch uint32, times int, dst, src []float32, wide []float64, count []int) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	right, left := (me+1)%pes, (me+pes-1)%pes
	// A thread without elements would give credit for epochs to come.
	active := min(g.Size(), len(src))
	if g.Rank() >= active {
		return
	}
	for i := range times {
		e := epoch + uint32(i)
		// All threads of the right neighbour's group have read the words.
		shmem.SignalWaitUntil(t, credit, shmem.CmpGE, uint64(active)*uint64(i))
		ll.Send(t, g, words, e, src, right)
		ll.Receive(t, g, words, e, dst)
		for k := 2 * g.Rank(); k < len(dst); k += 2 * g.Size() {
			src[k] = dst[k] + 1 // as the threads have received them
			if k+1 < len(dst) {
				src[k+1] = dst[k+1] + 1
			}
		}
		for k := g.Rank(); k < len(wide); k += g.Size() {
			at := ll.Words[float32](len(src)) + ll.Words[float64](k)
			ll.Store(t, words, at, e, wide[k], right)
			wide[k] = ll.Await[float64](t, words, at, e) + 1
		}
		for k := g.Rank(); k < len(count); k += g.Size() {
			at := ll.Words[float32](len(src)) + ll.Words[float64](len(wide)) + ll.Words[int](k)
			ll.Store(t, words, at, e, count[k], right)
			count[k] = ll.Await[int](t, words, at, e) + 1
		}
		shmem.SignalOp(t, credit, 1, shmem.SignalAdd, left)
	}
}

// Sums adds up each vector over all PEs, times times, in place, and one more value by
// Publish and Sum in another order of the calls. The last warp of block 0 adds that
// up as well, in byWarp.
//
//gpu:kernel maxthreads=256
func Sums(t *gpu.Thread, a, b, c, d shmem.Signals, epoch uint32, times int, floats []float64, ints []int32, longs []uint64, single, byWarp []float32) {
	for i := range times {
		e := epoch + uint32(i)
		ll.AllReduce(t, t.Grid(), a, e, floats, floats)
		ll.AllReduce(t, t.Grid(), b, e, ints, ints)
		ll.AllReduce(t, t.Grid(), c, e, longs, longs)
		if t.BlockIdx().X == 0 {
			if t.Block().Rank() == 0 {
				ll.Publish(t, d, e, single[0])
				single[0] = ll.Sum[float32](t, d, e)
			}
			sum := ll.SumByWarp[float32](t, d, e)
			if t.Block().Rank() == t.Block().Size()-1 {
				byWarp[0] = sum
			}
			t.Block().Sync() // each warp has read the values
		}
	}
}

// Trade sends n packets of a word to the other PE by ll.Lamport, and stores in got what comes from there. After the packets
// it tells the other PE so, if tell is true, and before it looks for any it waits until it has been told so, if hold is
// true.
//
//gpu:kernel maxthreads=32
func Trade(t *gpu.Thread, packets shmem.Sym[ll.Packet], state []uint64, room, n int, word uint32, told shmem.Signal, tell, hold bool, got []uint32) {
	other := 1 - shmem.MyPE(t)
	l := ll.NewLamport(t, packets, state, 0, room, shmem.NumPEs(t))
	l.Begin(t)
	mine := ll.Packet{X: word, Y: word, Z: word, W: word}
	for i := range t.Block().Stride(n) {
		l.Push(t, i, mine)
	}
	t.Block().Sync()
	if tell && t.Block().Rank() == 0 {
		shmem.Fence(t)
		shmem.SignalOp(t, told, 1, shmem.SignalSet, other)
	}
	if hold {
		shmem.SignalWaitUntil(t, told, shmem.CmpGE, 1)
	}
	l.Clear(t)
	for i := range t.Block().Stride(n) {
		a, _, _, _ := l.Poll(t, i, other, mine)
		got[i] = a.X
	}
	l.End(t, n)
}

// AddUp adds up the leaves of this PE in the order of ll.Pairwise, and what comes of that over all PEs, by one thread.
//
//gpu:kernel maxthreads=1
func AddUp(t *gpu.Thread, words shmem.Signals, epoch uint32, sum, leaves []float32) {
	sum[0] = ll.Pairwise(len(leaves), func(i int) float32 { return leaves[i] }, func(a, b float32) float32 { return a + b })
	ll.AllReduce(t, ll.Alone{}, words, epoch, sum, sum)
}

// Arrive adds up x over all PEs on PE 0, in the order in which the atomics of the PEs come.
//
//gpu:kernel maxthreads=1
func Arrive(t *gpu.Thread, sum shmem.Sym[float32], x float32) {
	gpu.AtomicAddExplicit(t, &sum.MustPeer(t, 0)[0], x, gpu.Relaxed, gpu.ScopeSystem)
}
