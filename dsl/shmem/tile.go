package shmem

import (
	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/op"
)

var (
	opPutTile    = op.Lookup("PutTile")
	opPutTileNBI = op.Lookup("PutTileNBI")
	opGetTile    = op.Lookup("GetTile")
	opGetTileNBI = op.Lookup("GetTileNBI")
)

// A tile is a part of a matrix: rows of cols elements that stand together, each row
// a stride behind the one before. The stride is the length of the matrix's rows (its
// leading dimension), on each side its own, and at least cols; dst and src begin at
// the first element of the tile, which must lie in them. A tile by columns is one by
// rows with the roles exchanged.

// PutTile copies a tile of src, memory of this PE, to dst on PE pe:
// dst[i*dstStride+j] = src[i*srcStride+j]. What lies between the rows is not touched.
// It promises what Put does. Unlike NVSHMEM's it takes every element type, and rows
// of any length at any address (NVSHMEM API, Tile-Granular Remote Memory Access,
// nvshmemx::tile_put).
func PutTile[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, rows, cols, pe int) {
	putTile(s, opPutTile, dst, src, dstStride, srcStride, rows, cols, pe)
}

// PutTileNBI starts what PutTile does, and promises what PutNBI does.
func PutTileNBI[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, rows, cols, pe int) {
	putTile(s, opPutTileNBI, dst, src, dstStride, srcStride, rows, cols, pe)
}

// GetTile copies a tile of src on PE pe to dst, memory of this PE. It promises what
// Get does, and takes what PutTile takes (nvshmemx::tile_get).
func GetTile[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, rows, cols, pe int) {
	getTile(s, opGetTile, dst, src, dstStride, srcStride, rows, cols, pe)
}

// GetTileNBI starts what GetTile does, and promises what GetNBI does.
func GetTileNBI[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, rows, cols, pe int) {
	getTile(s, opGetTileNBI, dst, src, dstStride, srcStride, rows, cols, pe)
}

func putTile[S Scope, T Elem, L LocalMem[T]](s S, o *op.Op, dst Sym[T], src L, dstStride, srcStride, rows, cols, pe int) {
	strided[T](s, engine.Call{
		Op: o, Dst: dst.mem, Src: src.memory(), PE: pe,
		Count: rows, Cols: cols, DstStride: dstStride, SrcStride: srcStride,
	})
}

func getTile[S Scope, T Elem, L LocalMem[T]](s S, o *op.Op, dst L, src Sym[T], dstStride, srcStride, rows, cols, pe int) {
	strided[T](s, engine.Call{
		Op: o, Dst: dst.memory(), Src: src.mem, PE: pe,
		Count: rows, Cols: cols, DstStride: dstStride, SrcStride: srcStride,
	})
}
