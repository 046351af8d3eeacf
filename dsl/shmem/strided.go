package shmem

import (
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

var (
	opIPut = op.Lookup("IPut")
	opIGet = op.Lookup("IGet")
)

// IPut copies n elements of src, memory of this PE, to dst on PE
// pe: dst[i*dstStride] = src[i*srcStride]. It does not touch what
// lies between. It promises what Put promises. The strides are at
// least 1, and the elements must lie in dst and src. NVSHMEM's
// iput does not reach peers over a network; IPut does, element by
// element (NVSHMEM API, Remote Memory Access, nvshmem_iput).
func IPut[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, n, pe int) {
	move[T](s, threadapi.Call{Op: opIPut, Count: n, Cols: 1, DstStride: dstStride, SrcStride: srcStride, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe}})
}

// IGet copies n elements of src on PE pe to dst, memory of this PE: dst[i*dstStride] =
// src[i*srcStride]. It promises what Get promises. Its arguments are as those of IPut
// (NVSHMEM API, Remote Memory Access, nvshmem_iget).
func IGet[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, n, pe int) {
	move[T](s, threadapi.Call{Op: opIGet, Count: n, Cols: 1, DstStride: dstStride, SrcStride: srcStride, Operands: threadapi.Operands{Dst: dst.memory(), Src: src.mem, PE: pe}})
}

var (
	opPutTile    = op.Lookup("PutTile")
	opPutTileNBI = op.Lookup("PutTileNBI")
	opGetTile    = op.Lookup("GetTile")
	opGetTileNBI = op.Lookup("GetTileNBI")
)

// A tile is a part of a matrix. The cols elements of a row stand together, and each row
// begins a stride after the row before. The stride is the length of the matrix's rows
// (its leading dimension). It is at least cols, and may differ between dst and src. dst and
// src begin at the first element of the tile, and the whole tile must lie in them. For a
// matrix that is stored by columns, exchange rows and cols.

// PutTile copies a tile of src, memory of this PE, to dst on PE pe:
// dst[i*dstStride+j] = src[i*srcStride+j]. It does not touch what lies
// between the rows. It promises what Put promises. Unlike NVSHMEM's tile_put
// it takes every element type, and rows of any length at any address
// (NVSHMEM API, Tile-Granular Remote Memory Access, nvshmemx::tile_put).
func PutTile[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, rows, cols, pe int) {
	move[T](s, threadapi.Call{Op: opPutTile, Count: rows, Cols: cols, DstStride: dstStride, SrcStride: srcStride, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe}})
}

// PutTileNBI starts what PutTile does, and promises what PutNBI does.
func PutTileNBI[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, rows, cols, pe int) {
	move[T](s, threadapi.Call{Op: opPutTileNBI, Count: rows, Cols: cols, DstStride: dstStride, SrcStride: srcStride, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe}})
}

// GetTile copies a tile of src on PE pe to dst, memory of this PE. It promises what Get
// promises. Its arguments are as those of PutTile (nvshmemx::tile_get).
func GetTile[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, rows, cols, pe int) {
	move[T](s, threadapi.Call{Op: opGetTile, Count: rows, Cols: cols, DstStride: dstStride, SrcStride: srcStride, Operands: threadapi.Operands{Dst: dst.memory(), Src: src.mem, PE: pe}})
}

// GetTileNBI starts what GetTile does, and promises what GetNBI does.
func GetTileNBI[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, rows, cols, pe int) {
	move[T](s, threadapi.Call{Op: opGetTileNBI, Count: rows, Cols: cols, DstStride: dstStride, SrcStride: srcStride, Operands: threadapi.Operands{Dst: dst.memory(), Src: src.mem, PE: pe}})
}
