package gpu

import (
	"iter"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/op"
)

// WarpSize is the number of threads of a full warp (CUDA: warpSize).
const WarpSize = arch.WarpSize

// Warp is the thread's warp: WarpSize threads of consecutive rank in the block, or
// those that remain for the last warp of a block (cooperative groups:
// thread_block_tile of 32, coalesced_group).
type Warp struct{ t *Thread }

// Block is the thread's block (cooperative groups: thread_block).
type Block struct{ t *Thread }

// Grid is all threads of the launch on this PE (cooperative groups: grid_group).
type Grid struct{ t *Thread }

// Warp returns the warp of the thread.
func (t *Thread) Warp() Warp { return Warp{t} }

// Block returns the block of the thread.
func (t *Thread) Block() Block { return Block{t} }

// Grid returns the grid of the thread.
func (t *Thread) Grid() Grid { return Grid{t} }

// Rank returns the number of the thread in its warp, its lane.
func (w Warp) Rank() int {
	if w.t == nil {
		panic(outside)
	}
	return w.t.g.Lane
}

// Size returns the number of threads of the warp: WarpSize, or what remains for the
// last warp of a block.
func (w Warp) Size() int {
	if w.t == nil {
		panic(outside)
	}
	return w.t.g.WarpSize
}

// Sync waits until all threads of the warp that have not returned are here,
// and orders their memory accesses before it before those after it (CUDA:
// __syncwarp).
func (w Warp) Sync() { w.t.engine().SyncWarp() }

// Stride returns the indices below n that this thread takes when the threads of
// the warp share them out: Rank, Rank+Size, Rank+2*Size and so on. It is empty
// for an n of 0 or less.
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

// Rank returns the number of the thread in its block, counted with x fastest.
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

// Sync waits until all threads of the block that have not returned are here,
// and orders their memory accesses before it before those after it (CUDA:
// __syncthreads).
func (b Block) Sync() { b.t.engine().SyncBlock() }

// Stride returns the indices below n that this thread takes when the threads of
// the block share them out: Rank, Rank+Size, Rank+2*Size and so on. It is empty
// for an n of 0 or less.
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

// Sync waits until all threads of the grid are here, and orders their memory
// accesses before it before those after it (cooperative groups: grid_group::sync).
// None may have returned. A kernel that calls it is launched cooperatively:
// its whole grid must fit on the GPU at once.
func (g Grid) Sync() { g.t.engine().SyncGrid() }

// Stride returns the indices below n that this thread takes when the threads of
// the grid share them out: Rank, Rank+Size, Rank+2*Size and so on (CUDA: the
// grid-stride loop). It is empty for an n of 0 or less.
func (g Grid) Stride(n int) iter.Seq[int] {
	r, s := g.Rank(), g.Size()
	return func(yield func(int) bool) {
		// A rank that wrapped around is negative, and ends the loop.
		for i := r; i >= 0 && i < n; i += s {
			if !yield(i) {
				return
			}
		}
	}
}

// EngineOf returns the emulated thread behind t. It is for dsl/shmem.
func EngineOf(t *Thread, _ engine.Key) engine.Thread { return t.engine() }

// ScopeOf returns the emulated thread and the scope that s, a *Thread, Warp or
// Block, stands for. It is for dsl/shmem.
func ScopeOf(s any, _ engine.Key) (engine.Thread, op.Scope) {
	switch s := s.(type) {
	case Block:
		return s.t.engine(), op.Block
	case Warp:
		return s.t.engine(), op.Warp
	case *Thread:
		return s.engine(), op.Thread
	}
	panic(outside)
}
