package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// OneWaits lets one thread wait, and all read.
//
//gpu:kernel
func OneWaits(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signal, out []int64) {
	me := t.Block().Rank()
	shmem.PutSignal(t.Block(), dst, src, sig, 1, shmem.SignalSet, 1)
	if me == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	}
	for i := range t.Block().Stride(dst.Len()) {
		out[i] = dst.Local()[i] // want "warning: kernel OneWaits reads dst in threads that have not waited: the SignalWaitUntil at threads.go:15 orders one thread alone; call Block.Sync between them"
	}
}

// AllMeet has a barrier; and the thread that waited reads, or all wait.
//
//gpu:kernel
func AllMeet(t *gpu.Thread, dst, src, other shmem.Sym[int64], sig shmem.Signals, out []int64) {
	me := t.Block().Rank()
	shmem.PutSignal(t.Block(), dst, src, sig.At(0), 1, shmem.SignalSet, 1)
	if me == 0 {
		shmem.SignalWaitUntil(t, sig.At(0), shmem.CmpGE, 1)
		out[0] = dst.Local()[0]
	}
	out[me] = other.Local()[me]
	if me == 0 {
		out[0] = dst.Local()[1]
	}
	t.Block().Sync()
	out[me] = dst.Local()[me]
	shmem.PutSignal(t.Block(), dst, src, sig.At(0), 2, shmem.SignalSet, 1)
	shmem.SignalWaitUntil(t, sig.At(0), shmem.CmpGE, 2)
	out[me] = dst.Local()[me]
}

// Table is memory of a block.
type Table [256]int32

// Chosen lets one thread write what all read.
//
//gpu:kernel
func Chosen(t *gpu.Thread, out []int32) {
	x := gpu.Shared[Table](t)
	me := t.Block().Rank()
	if me == 0 {
		x[0] = 5
	}
	out[me] = x[0] // want "warning: kernel Chosen reads shared memory that another thread writes at threads.go:53, and no barrier stands between them; call Block.Sync"
}

// Neighbour reads what the next thread writes.
//
//gpu:kernel maxthreads=256
func Neighbour(t *gpu.Thread, out []int32) {
	x := gpu.Shared[Table](t)
	me := t.ThreadIdx().X
	x[me] = int32(me)
	if me+1 < 256 {
		out[me] = x[me+1]
	}
	out[me] += x[me^1] // want "reads shared memory that another thread writes at threads.go:64"
}

// SumOfBlock adds up what all threads have written.
//
//gpu:kernel maxthreads=256
func SumOfBlock(t *gpu.Thread, out []int32) {
	x := gpu.Shared[Table](t)
	me := t.Block().Rank()
	x[me] = int32(me)
	if me == 0 {
		sum := int32(0)
		for i := 0; i < 256; i++ {
			sum += x[i] // want "reads shared memory that another thread writes at threads.go:77"
		}
		out[0] = sum
	}
}

// Met has barriers of the block and of the warp.
//
//gpu:kernel maxthreads=256
func Met(t *gpu.Thread, out []int32) {
	x := gpu.Shared[Table](t)
	me := t.ThreadIdx().X
	if me == 0 {
		x[0] = 5
	}
	t.Block().Sync()
	out[me] = x[0]
	t.Block().Sync()
	x[me] = int32(me)
	t.Warp().Sync()
	out[me] += x[me^1]
	t.Block().Sync()
	x[me] = int32(me)
	t.Block().Sync()
	if me == 0 {
		for i := range 256 {
			out[0] += x[i]
		}
	}
}

// MetAtMBarrier meets at a barrier in shared memory, at which all arrive, or the one that waited.
//
//gpu:kernel maxthreads=64
func MetAtMBarrier(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signal, out []int64) {
	all, one, x := gpu.Shared[gpu.MBarrier](t), gpu.Shared[[1]gpu.MBarrier](t), gpu.Shared[int64](t)
	me := t.Block().Rank()
	if me == 0 {
		all.Init(t, 64)
		one[0].Init(t, 1)
	}
	t.Block().Sync()
	shmem.PutSignal(t.Block(), dst, src, sig, 1, shmem.SignalSet, 1)
	if me == 0 {
		*x = 5
	}
	all.Arrive(t)
	all.Wait(t, 0)
	out[me] = *x
	if me == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
		one[0].Arrive(t)
	}
	one[0].Wait(t, 0)
	out[me] += dst.Local()[me]
}

// MetByFences has a flag that fences order.
//
//gpu:kernel maxthreads=64
func MetByFences(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signal, flag []uint32, out []int64) {
	x := gpu.Shared[int64](t)
	me := t.Block().Rank()
	shmem.PutSignal(t.Block(), dst, src, sig, 1, shmem.SignalSet, 1)
	if me == 0 {
		*x = 5
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
		gpu.ThreadFenceBlock(t)
		gpu.AtomicStore(t, &flag[0], 1)
	}
	for gpu.AtomicLoad(t, &flag[0]) == 0 {
	}
	gpu.ThreadFenceBlock(t)
	out[me] = *x + dst.Local()[me]
}

// OwnPart has elements that belong to one thread.
//
//gpu:kernel maxthreads=64
func OwnPart(t *gpu.Thread, out []int32) {
	x := gpu.Shared[Table](t)
	me := t.ThreadIdx().X
	x[me] = 1
	out[me] = x[me]
	t.Block().Sync()
	x[4*me] = 1
	x[4*me+1] = 2
	out[me] = x[4*me] + x[4*me+1]
	t.Block().Sync()
	for i := range 4 {
		x[4*me+i] = int32(i)
	}
	for i := range 4 {
		out[me] += x[4*me+i]
	}
	t.Block().Sync()
	if me == 0 {
		x[7] = 1
		out[0] = x[7]
	}
	t.Block().Sync()
	if me%3 == 0 {
		x[me]++
	}
	out[me] = x[me]
	t.Block().Sync()
	if me == 0 {
		x[0] = 1
	}
	out[me] = x[me]
}

// OneThread has no other.
//
//gpu:kernel maxthreads=1
func OneThread(t *gpu.Thread, out []int32) {
	x := gpu.Shared[Table](t)
	if t.ThreadIdx().X == 0 {
		x[0] = 5
	}
	out[0] = x[0]
}

// AtomicAtPeer adds to a word of a peer as if it were its own.
//
//gpu:kernel
func AtomicAtPeer(t *gpu.Thread, x shmem.Sym[uint32]) {
	p := x.Peer(t, 1)
	gpu.AtomicAdd(t, &p[0], 1)                                         // want "warning: kernel AtomicAtPeer does an atomic on x of a peer that is one only among threads of this GPU; use the function whose name ends in Explicit, with ScopeSystem"
	gpu.AtomicStoreExplicit(t, &p[1], 1, gpu.Release, gpu.ScopeDevice) // want "does an atomic on x of a peer"
	gpu.AtomicAddExplicit(t, &p[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	gpu.AtomicAdd(t, &x.Local()[0], 1)
}
