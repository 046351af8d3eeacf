package litmus

// This file has threads that make in different branches a call that all make together.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// LanesWrong shuffles in two branches.
//
//gpu:kernel
func LanesWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	x := int64(t.Block().Rank())
	if t.Block().Rank() < 16 {
		x += gpu.Shuffle(t.Warp(), x, 0) // one branch
	} else {
		x -= gpu.Shuffle(t.Warp(), x, 1) // other branch
	}
	if x == 1000 {
		out.Local()[0] = x
	}
}

// LanesRight makes no mistake.
//
//gpu:kernel
func LanesRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	x := int64(t.Block().Rank())
	y, z := gpu.Shuffle(t.Warp(), x, 0), gpu.Shuffle(t.Warp(), x, 1)
	if t.Block().Rank() < 16 {
		x += y
	} else {
		x -= z
	}
	if x == 1000 {
		out.Local()[0] = x
	}
}

// VoteWrong has some lanes vote where others meet.
//
//gpu:kernel
func VoteWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	if t.Block().Rank() < 16 {
		if gpu.All(t.Warp(), t.Block().Rank() == 3) { // one branch
			out.Local()[0] = 1
		}
	} else {
		t.Warp().Sync() // other branch
	}
}

// VoteRight makes no mistake.
//
//gpu:kernel
func VoteRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	if gpu.All(t.Warp(), t.Block().Rank() == 3) {
		out.Local()[0] = 1
	}
	t.Warp().Sync()
}

// WarpPutWrong puts by a warp in two branches.
//
//gpu:kernel
func WarpPutWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	peer := shmem.NumPEs(t) - 1 - shmem.MyPE(t)
	at := t.Block().Rank() / 32 * 2
	if gpu.AtomicAdd(t, &words.Local()[0], 1)%2 == 0 {
		shmem.Put(t.Warp(), out.Slice(at, at+2), out.Slice(at+4, at+6), peer) // one branch
	} else {
		shmem.Put(t.Warp(), out.Slice(at, at+2), out.Slice(at+4, at+6), peer) // other branch
	}
	shmem.Quiet(t.Warp())
}

// WarpPutRight makes no mistake.
//
//gpu:kernel
func WarpPutRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	peer := shmem.NumPEs(t) - 1 - shmem.MyPE(t)
	at := t.Block().Rank() / 32 * 2
	shmem.Put(t.Warp(), out.Slice(at, at+2), out.Slice(at+4, at+6), peer)
	shmem.Quiet(t.Warp())
}

// BarriersWrong has warps of a block come to different barriers.
//
//gpu:kernel
func BarriersWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	if gpu.AtomicAdd(t, &words.Local()[0], 1)%2 == 0 {
		t.Block().Sync() // one branch
	} else {
		shmem.BarrierAll(t.Block()) // other branch
	}
}

// BarriersRight makes no mistake.
//
//gpu:kernel
func BarriersRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	t.Block().Sync()
	shmem.BarrierAll(t.Block())
}

// swap exchanges the halves of a warp.
func swap(t *gpu.Thread, x int64) int64 { return gpu.ShuffleXor(t.Warp(), x, 16) } //gpu:ignore divergence the mistake

// HelperWrong shuffles in a function that two branches call.
//
//gpu:kernel
func HelperWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	x := words.Local()[0] + int64(t.Warp().Rank())
	if t.Warp().Rank() < 16 {
		x = swap(t, x) // one branch
	} else {
		x = swap(t, -x) // other branch
	}
	if x == 1000 {
		out.Local()[0] = x
	}
}

// HelperRight makes no mistake.
//
//gpu:kernel
func HelperRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	x := words.Local()[0] + int64(t.Warp().Rank())
	if t.Warp().Rank() >= 16 {
		x = -x
	}
	if swap(t, x) == 1000 {
		out.Local()[0] = x
	}
}

// PutHelperWrong puts by a block in a function that two branches call.
//
//gpu:kernel
func PutHelperWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	if gpu.AtomicAdd(t, &words.Local()[0], 1)%2 == 0 {
		putFirst(t, out) // one branch
	} else {
		putFirst(t, out) // other branch
	}
	shmem.Quiet(t.Block())
}

func putFirst(t *gpu.Thread, out shmem.Sym[int64]) {
	shmem.Put(t.Block(), out.Slice(0, 2), out.Slice(4, 6), shmem.NumPEs(t)-1-shmem.MyPE(t))
}

// PutHelperRight makes no mistake.
//
//gpu:kernel
func PutHelperRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	putFirst(t, out)
	shmem.Quiet(t.Block())
}

// ClosureWrong meets in a closure that two branches call.
//
//gpu:kernel
func ClosureWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	sync := func() { t.Block().Sync() }
	if gpu.AtomicAdd(t, &words.Local()[0], 1)%2 == 0 {
		sync() // one branch
	} else {
		sync() // other branch
	}
}

// ClosureRight makes no mistake.
//
//gpu:kernel
func ClosureRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	sync := func() { t.Block().Sync() }
	sync()
}

// CalledBackWrong meets in a closure that a function calls which two branches call.
//
//gpu:kernel
func CalledBackWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	sync := func() { t.Block().Sync() }
	if gpu.AtomicAdd(t, &words.Local()[0], 1)%2 == 0 {
		callBack(sync) // one branch
	} else {
		callBack(sync) // other branch
	}
}

func callBack(f func()) { f() }

// CalledBackRight makes no mistake.
//
//gpu:kernel
func CalledBackRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	callBack(func() { t.Block().Sync() })
}

// MethodValueWrong meets by a method value that two branches call.
//
//gpu:kernel
func MethodValueWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	sync := t.Block().Sync
	if gpu.AtomicAdd(t, &words.Local()[0], 1)%2 == 0 {
		sync() // one branch
	} else {
		sync() // other branch
	}
}

// MethodValueRight makes no mistake.
//
//gpu:kernel
func MethodValueRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	sync := t.Block().Sync
	sync()
}
