package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Kernel is what Run runs. A kernel is put together by embedding: a tile scheduler, a mainloop and an
// epilogue, each of which may be of this package (InMemory, NoReduction, Output) or its own.
type Kernel interface {
	TileScheduler
	Mainloop
	Epilogue
}

// TileScheduler says which tiles of c a block computes, and in which order.
type TileScheduler interface {
	// Next returns work tile i, for a block whose previous tile was p, and false after the last tile. The
	// first p is WorkTile{}.
	Next(t *gpu.Thread, p WorkTile, i int) (WorkTile, bool)
	// Static reports whether Next reads no memory that earlier launches write. The producer then calls
	// Next while the previous launch ends, and the consumers ask for the next tile before they multiply.
	Static() bool
}

// Mainloop says when the operands of a tile are there. The loop itself is Run's.
type Mainloop interface {
	// AwaitA waits until the rows of a for a tile are there. All threads of the producer warp call it
	// before they load them.
	AwaitA(t *gpu.Thread, p WorkTile)
	// Communicate is the work of the communication warps: those of the first warpgroup that do not load.
	// Each of them calls it once.
	Communicate(t *gpu.Thread)
}

// Epilogue says what becomes of the sums of a tile. A consumer warp calls its methods in the order in
// which they stand here.
type Epilogue interface {
	// PackTo returns memory to which the warp packs its sums (tile.Pack), and true. It returns false if
	// the sums are stored. It is called before anything of the tile is written. PackDone is called after
	// the packing, and is the end of the tile.
	PackTo(t *gpu.Thread, p WorkTile) ([]gpu.BFloat16, bool)
	PackDone(t *gpu.Thread, p WorkTile)
	// Accumulate returns packed sums that the warp adds to its own, number i of them, and false after the
	// last. It is called before the products of the tile and, with late, after them.
	Accumulate(t *gpu.Thread, p WorkTile, late bool, i int) ([]gpu.BFloat16, bool)
	// AllReduceLL returns the memory through which the sums are added up over all PEs, and true. It returns
	// false if they are not. What it reads from memory, Next has loaded before the block multiplies.
	AllReduceLL(t *gpu.Thread, p WorkTile) (LLBuffer, bool)
	// StoreDirect returns a matrix and true if the sums become its elements as they are: Store is then not
	// called. The first row of the matrix is row up of c. All threads get the same answer.
	StoreDirect(t *gpu.Thread, p WorkTile) (to tile.Matrix[gpu.BFloat16], up int, ok bool)
	// Store takes sums of row r of c, from column c on.
	Store(t *gpu.Thread, p WorkTile, r, c int, x [tile.VecLen]float32)
	// StoreDone is called after the last Store of the tile.
	StoreDone(t *gpu.Thread, p WorkTile)
}

// InMemory is the Mainloop of operands that are in the memory of this PE when the launch begins.
type InMemory struct{}

func (InMemory) AwaitA(*gpu.Thread, WorkTile) {}
func (InMemory) Communicate(*gpu.Thread)      {}

// NoReduction is what an Epilogue embeds whose sums are complete: nothing is added to them or packed.
type NoReduction struct{}

func (NoReduction) PackDone(*gpu.Thread, WorkTile)  {}
func (NoReduction) StoreDone(*gpu.Thread, WorkTile) {}

func (NoReduction) PackTo(*gpu.Thread, WorkTile) (x []gpu.BFloat16, ok bool) { return x, false }
func (NoReduction) AllReduceLL(*gpu.Thread, WorkTile) (l LLBuffer, ok bool)  { return l, false }

func (NoReduction) Accumulate(*gpu.Thread, WorkTile, bool, int) (x []gpu.BFloat16, ok bool) {
	return x, false
}

func (NoReduction) StoreDirect(*gpu.Thread, WorkTile) (to tile.Matrix[gpu.BFloat16], up int, ok bool) {
	return to, 0, false
}

// Output is the Epilogue that stores to memory of this PE: the rows of c from FirstRow on, of N
// elements each.
type Output struct {
	NoReduction
	C           []gpu.BFloat16
	FirstRow, N int
	E           Elementwise
}

func (o Output) StoreDirect(_ *gpu.Thread, p WorkTile) (to tile.Matrix[gpu.BFloat16], up int, ok bool) {
	return tile.Matrix[gpu.BFloat16]{Data: o.C, Rows: p.EndRow - o.FirstRow, Cols: o.N, Stride: o.N}, o.FirstRow, o.E.identity()
}

func (o Output) Store(_ *gpu.Thread, p WorkTile, r, c int, x [tile.VecLen]float32) {
	if r < p.EndRow && c < o.N {
		o.E.Apply(c, &x)
		tile.StoreVec(o.C[(r-o.FirstRow)*o.N+c:][:min(tile.VecLen, o.N-c)], x)
	}
}

// M64 is the rows of c that a warpgroup keeps in its registers.
type M64 [64]tile.Dim

// Consumers returns the number of warpgroups of the block that multiply. One more warpgroup loads and
// communicates.
func Consumers(t *gpu.Thread) int { return t.BlockDim().X/gpu.WarpgroupSize - 1 }

// IsConsumer reports whether the thread is of one of these warpgroups.
func IsConsumer(t *gpu.Thread) bool { return t.Block().Rank() >= gpu.WarpgroupSize }

// warps is the number of warps of a warpgroup.
const warps = gpu.WarpgroupSize / gpu.WarpSize

// WarpRows is the number of rows of a tile that one warp stores.
const WarpRows = len(M64{}) / warps

// ConsumerWarps returns the number of warps of the block that multiply.
func ConsumerWarps(t *gpu.Thread) int { return Consumers(t) * warps }

// ConsumerWarp returns the number of the thread's warp among those that multiply. Warp w stores the
// rows of a tile from w*WarpRows on.
func ConsumerWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - warps }

// WarpSlot returns where the slot of a consumer warp of the block begins, in memory with a slot for
// each consumer warp of all blocks. A slot has room for the warp's rows of a tile of width columns.
func WarpSlot(t *gpu.Thread, warp, width int) int {
	return (t.BlockIdx().X*ConsumerWarps(t) + warp) * WarpRows * width
}
