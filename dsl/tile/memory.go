package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Memory is the dynamic shared memory of a block while a kernel divides it up. What is taken
// stands after what was taken before.
//
//	mem := tile.Dynamic(t)
//	as := tile.Take[M, K, gpu.BFloat16](&mem, 4)
//	bs := tile.Take[K, N, gpu.BFloat16](&mem, 4)
//
// All threads of the block take the same, in the same order. The launch gives the memory
// (LaunchConfig.DynamicShared of package runtime); taking more than it gave fails.
type Memory struct {
	t    *gpu.Thread
	used uint32 // bytes; with 32 bits it takes half of the instructions
}

// Dynamic returns the dynamic shared memory of the thread's block. Nothing of it is taken
// yet.
func Dynamic(t *gpu.Thread) Memory { return Memory{t: t} }

// tileAlign is where tiles begin: the pattern of a tile's chunks repeats after so many bytes.
const tileAlign = 1024

// Tiles is several tiles of one shape in shared memory, such as the stages of a Pipeline.
type Tiles[R, C Extent, E Element] struct {
	data []E
	n    int
}

// Take takes n tiles. They hold no useful values at first.
func Take[R, C Extent, E Element](m *Memory, n int) Tiles[R, C, E] {
	return Tiles[R, C, E]{takeArray[E](m, n*(TileBytes[R, C, E]()*8/gpu.BitSize[E]()), tileAlign), n}
}

// TileBytes returns the shared memory of one tile. It is a multiple of 1024 for all tiles of
// Take.
func TileBytes[R, C Extent, E Element]() int {
	n := extent[R]() * extent[C]() * gpu.BitSize[E]() / 8
	return (n + tileAlign - 1) / tileAlign * tileAlign
}

// At returns tile number i. The emulator refuses numbers that no tile has. A compiled kernel does
// not look: ptxas would wait for all products under way where one thread may fail alone (C7518).
func (s Tiles[R, C, E]) At(i int) Tile[R, C, E] {
	mustIndex(i, s.n)
	return Tile[R, C, E]{within(s.data, i*(TileBytes[R, C, E]()*8/gpu.BitSize[E]()), extent[R]()*extent[C]())}
}

// ClearRowsAfter sets all rows of the tiles but the first P to 0, where boxes of P rows may not write
// them: what nobody has written must not be multiplied. The rows have at most 128 bytes. Threads of the block
// share the work: this one is number rank of n. They meet before the tiles are used.
func ClearRowsAfter[P, R, C Extent, E Element](t *gpu.Thread, tiles Tiles[R, C, E], rank, n int) {
	gpu.StaticAssert(panelCols[C, E]() == extent[C](), "tile.ClearRowsAfter"+inPanels)
	per := 128 / gpu.BitSize[E]() // elements of a chunk of 16 bytes
	from, to, size := extent[P]()*extent[C]()/per, extent[R]()*extent[C]()/per, TileBytes[R, C, E]()/16
	//gpu:unroll 1
	for chunk := from + rank; chunk < to; chunk += n {
		for i := range tiles.n {
			clearChunk(within(tiles.data, (i*size+chunk)*per, per))
		}
	}
	if gpu.Has(gpu.TMA) {
		gpu.FenceProxyAsyncShared(t)
	}
}

// takeArray takes an array of n elements that begins at a multiple of align bytes, a power of two. What is taken
// here delays the start of each block, so it is short.
func takeArray[T any](m *Memory, n, align int) []T {
	all := gpu.DynamicShared[T](m.t)
	size, mask := uint32(gpu.SizeOf[T]()), uint32(align-1)
	from := (m.used + mask) &^ mask / size
	if uint64(from)+uint64(n) > uint64(len(all)) {
		panic("tile: the launch gave less dynamic shared memory than the kernel takes; raise LaunchConfig.DynamicShared")
	}
	m.used = (from + uint32(n)) * size
	return within(all, int(from), n)
}
