package gpu

import (
	"iter"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// WarpSize is the number of threads of a full warp (CUDA: warpSize).
const WarpSize = arch.WarpSize

// Warp is the thread's warp: WarpSize threads of consecutive rank in the block. The last
// warp of a block holds the threads that remain, which may be fewer (cooperative groups:
// thread_block_tile of warpSize, coalesced_group).
type Warp struct{ t *Thread }

// Block is the thread's block (cooperative groups: thread_block).
type Block struct{ t *Thread }

// WarpgroupSize is the number of threads of a warpgroup.
const WarpgroupSize = 4 * WarpSize

// Warpgroup is the thread's warpgroup: four warps of consecutive rank in the block, the
// first of which has a rank that is a multiple of four (PTX ISA, warpgroup). A block whose
// kernel uses it has a multiple of WarpgroupSize threads.
type Warpgroup struct{ t *Thread }

// Grid is all threads of the launch on this PE (cooperative groups: grid_group).
type Grid struct{ t *Thread }

// Warp returns the warp of the thread.
func (t *Thread) Warp() Warp { return Warp{t} }

// Block returns the block of the thread.
func (t *Thread) Block() Block { return Block{t} }

// Warpgroup returns the warpgroup of the thread. The kernel fails where the size of the block
// is no multiple of WarpgroupSize.
func (t *Thread) Warpgroup() Warpgroup {
	if t != nil && t.g.BlockSize%WarpgroupSize != 0 {
		panic(partWarpgroup)
	}
	return Warpgroup{t}
}

// partWarpgroup is what Thread.Warpgroup panics with. A compiled kernel fails with it, too.
const partWarpgroup = "a warpgroup in a block whose size is not a multiple of 128; launch blocks of whole warpgroups"

// Grid returns the grid of the thread.
func (t *Thread) Grid() Grid { return Grid{t} }

// Thread returns the calling thread.
func (w Warp) Thread() *Thread { return w.t }

// Thread returns the calling thread.
func (b Block) Thread() *Thread { return b.t }

// Rank returns the rank of the thread in its warp: its lane, from 0 to Size-1.
func (w Warp) Rank() int {
	if w.t == nil {
		panic(outside)
	}
	return w.t.g.Lane
}

// Size returns the number of threads of the warp. It is
// WarpSize; the last warp of a block may have fewer.
func (w Warp) Size() int {
	if w.t == nil {
		panic(outside)
	}
	return w.t.g.WarpSize
}

// Sync waits until every thread of the warp has come here or has
// returned. All memory accesses that these threads make before Sync
// happen before all those that they make after it (CUDA: __syncwarp).
func (w Warp) Sync() { w.t.api().SyncWarp() }

// Stride shares the indices from 0 to n-1 out among the threads
// of the warp, and returns those of this thread: Rank, Rank+Size,
// Rank+2*Size and so on. It returns none for an n of 0 or less.
func (w Warp) Stride(n int) iter.Seq[int] {
	r, s := w.Rank(), w.Size()
	return func(yield func(int) bool) {
		for i := r; i >= 0 && i < n; i += s {
			if !yield(i) {
				return
			}
		}
	}
}

// Rank returns the rank of the thread in its block. x counts fastest, then y, then z.
func (b Block) Rank() int {
	if b.t == nil {
		panic(outside)
	}
	return b.t.g.BlockRank
}

// Size returns the number of threads of the block.
func (b Block) Size() int {
	if b.t == nil {
		panic(outside)
	}
	return b.t.g.BlockSize
}

// Sync waits until every thread of the block has come here or has
// returned. All memory accesses that these threads make before Sync
// happen before all those that they make after it (CUDA: __syncthreads).
func (b Block) Sync() { b.t.api().SyncBlock() }

// Stride shares the indices from 0 to n-1 out among the threads of
// the block, and returns those of this thread: Rank, Rank+Size,
// Rank+2*Size and so on. It returns none for an n of 0 or less.
func (b Block) Stride(n int) iter.Seq[int] {
	r, s := b.Rank(), b.Size()
	return func(yield func(int) bool) {
		for i := r; i >= 0 && i < n; i += s {
			if !yield(i) {
				return
			}
		}
	}
}

// Rank returns the rank of the thread in its warpgroup, from 0 to WarpgroupSize-1.
func (w Warpgroup) Rank() int {
	if w.t == nil {
		panic(outside)
	}
	return w.t.g.BlockRank % WarpgroupSize
}

// Size returns WarpgroupSize.
func (w Warpgroup) Size() int { return WarpgroupSize }

// Warp returns the warp of the thread.
func (w Warpgroup) Warp() Warp { return Warp{w.t} }

// Stride shares the indices from 0 to n-1 out among the threads of the
// warpgroup, and returns those of this thread: Rank, Rank+WarpgroupSize and
// so on. It returns none for an n of 0 or less.
func (w Warpgroup) Stride(n int) iter.Seq[int] {
	r := w.Rank()
	return func(yield func(int) bool) {
		for i := r; i >= 0 && i < n; i += WarpgroupSize {
			if !yield(i) {
				return
			}
		}
	}
}

// Rank returns the number of the thread in the grid: the rank of its block,
// counted with x fastest, times the size of a block, plus its rank in the block.
func (g Grid) Rank() int {
	if g.t == nil {
		panic(outside)
	}
	return g.t.g.GridRank
}

// Size returns the number of threads of the grid.
func (g Grid) Size() int {
	if g.t == nil {
		panic(outside)
	}
	return g.t.g.GridSize
}

// Sync waits until every thread of the grid has come here; none may have
// returned. All memory accesses before Sync happen before all those after
// it (cooperative groups: grid_group::sync). A kernel that calls Sync is
// launched cooperatively: its whole grid must fit on the GPU at once.
func (g Grid) Sync() { g.t.api().SyncGrid() }

// Stride shares the indices from 0 to n-1 out among the threads of the grid, and
// returns those of this thread: Rank, Rank+Size, Rank+2*Size and so on (CUDA: the
// grid-stride loop). It returns none for an n of 0 or less.
func (g Grid) Stride(n int) iter.Seq[int] {
	r, s := g.Rank(), g.Size()
	return func(yield func(int) bool) {
		// An index that has wrapped around is negative and ends the loop.
		for i := r; i >= 0 && i < n; i += s {
			if !yield(i) {
				return
			}
		}
	}
}

// ThreadAPI returns the emulated thread of t. It is for dsl/shmem.
func ThreadAPI(t *Thread, _ threadapi.Key) threadapi.Thread { return t.api() }

// GroupThreadAPI returns the emulated thread of g, a Warp, Warpgroup or Block. It is for
// dsl/tile.
func GroupThreadAPI(g any, _ threadapi.Key) threadapi.Thread {
	switch g := g.(type) {
	case Warp:
		return g.t.api()
	case Warpgroup:
		return g.t.api()
	case Block:
		return g.t.api()
	}
	panic(outside)
}

// ScopeOf returns the emulated thread and the scope that s, a *Thread, Warp or
// Block, stands for. It is for dsl/shmem.
func ScopeOf(s any, _ threadapi.Key) (threadapi.Thread, op.Scope) {
	switch s := s.(type) {
	case Block:
		return s.t.api(), op.Block
	case Warp:
		return s.t.api(), op.Warp
	case *Thread:
		return s.api(), op.Thread
	}
	panic(outside)
}
