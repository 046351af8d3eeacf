package tile

import (
	"reflect"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Tile is R rows of C elements in the shared memory of a block.
//
// Its layout is the one that the instructions read without bank conflicts, and that the
// tensor memory accelerator writes: the columns are cut into panels of 128, 64 or 32 bytes,
// the widest that fit in whole. A panel holds its rows one after the other, and in each row
// the chunks of 16 bytes change places by a pattern of eight rows (PTX ISA, Swizzling Modes;
// CUtensorMapSwizzle).
type Tile[R, C Extent, E Element] struct{ data []E }

// Transposed is R rows of C elements, which a Tile holds as its columns.
type Transposed[R, C Extent, E Element] struct{ of Tile[C, R, E] }

// Shared returns a tile in the block's shared memory. All threads of a block get the same
// tile. As with gpu.Shared, the source line says which memory it is, two calls on one line
// are refused, and the tile holds no useful value at first.
func Shared[R, C Extent, E Element](t *gpu.Thread) Tile[R, C, E] {
	var pc [1]uintptr
	runtime.Callers(2, pc[:])
	n := extent[R]() * extent[C]()
	p := gpu.ThreadAPI(t, threadapi.Key{}).Shared(pc[0], reflect.ArrayOf(n, reflect.TypeFor[E]()))
	return Tile[R, C, E]{unsafe.Slice((*E)(p), n)}
}

// At returns the address of the element in row r and column c.
//
// After writing through it, each thread calls gpu.FenceProxyAsyncShared, and they meet
// (gpu.Block.Sync) before a product reads the tile.
func (s Tile[R, C, E]) At(r, c int) *E {
	if uint(r) >= uint(extent[R]()) || uint(c) >= uint(extent[C]()) {
		panic("tile: an element outside the tile")
	}
	return &s.data[s.offset(r, c)]
}

// T returns the tile with rows and columns exchanged. Nothing moves: the products read it so.
func (s Tile[R, C, E]) T() Transposed[C, R, E] { return Transposed[C, R, E]{s} }

// T returns the tile that s is the transposed of.
func (s Transposed[R, C, E]) T() Tile[C, R, E] { return s.of }

// Strip returns P rows of a tile, from row number*P on: the same memory. The rows of the tile have at
// most 128 bytes, so that they stand one after the other.
func Strip[P, R, C Extent, E Element](s Tile[R, C, E], number int) Tile[P, C, E] {
	gpu.StaticAssert(panelCols[C, E]() == extent[C](), "tile.Strip"+inPanels)
	mustIndex(number, extent[R]()/extent[P]())
	n := extent[P]() * extent[C]()
	return Tile[P, C, E]{within(s.data, number*n, n)}
}

const inPanels = " of a tile whose rows are cut into panels; rows of 32, 64 or 128 bytes are not"

// offset returns where an element stands. The elements of a chunk of 16 bytes stand side by
// side.
func (s Tile[R, C, E]) offset(r, c int) int {
	size, panel := uint(gpu.BitSize[E]()/8), panelBytes[C, E]()
	x := uint(c) * size
	at := x/panel*(uint(extent[R]())*panel) + uint(r)*panel + x%panel
	return int((at ^ at>>3&(panel-16)) / size)
}

// panelCols returns the number of columns of a panel.
func panelCols[C Extent, E Element]() int { return int(panelBytes[C, E]()) / (gpu.BitSize[E]() / 8) }

// panelBytes returns the width of the panels of a tile with C columns.
func panelBytes[C Extent, E Element]() uint {
	row := extent[C]() * gpu.BitSize[E]() / 8
	return uint(min(row&-row, 128))
}
