package emu

import (
	"math"
	"math/bits"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// checkStrided fails for a transfer whose elements, or rows, do not lie in its
// buffers.
//
//go:norace
func checkStrided(r *threadapi.Call) {
	name, number, least := r.Op.Name, "elements", "1"
	if r.Op.Tiled() {
		number, least = "rows", "the number of columns"
	}
	refuse := func(text string) { panic(&raised{kind: fault.Panic, text: name + ": " + text}) }
	switch {
	case r.Count < 0:
		refuse("the number of " + number + " is negative")
	case r.Cols < 0:
		refuse("the number of columns is negative")
	case r.DstStride < r.Cols:
		refuse("the stride of the destination is less than " + least)
	case r.SrcStride < r.Cols:
		refuse("the stride of the source is less than " + least)
	}
	dst, src := r.Lens()
	if need := extent(r.Count, r.DstStride, r.Cols); dst < need {
		panic(&raised{kind: fault.Short, text: name + ": destination", v0: int64(need), v1: int64(dst)})
	}
	if need := extent(r.Count, r.SrcStride, r.Cols); src < need {
		panic(&raised{kind: fault.Short, text: name + ": source", v0: int64(need), v1: int64(src)})
	}
}

// extent returns how many elements n pieces of some width cover that lie stride
// apart.
//
//go:norace
func extent(n, stride, width int) int {
	if n == 0 || width == 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(n-1), uint64(stride))
	if hi != 0 || lo > uint64(math.MaxInt64-width) {
		return math.MaxInt64
	}
	return int(lo) + width
}

// gather makes a copy of what is to be sent the source, which the thread may write
// again then.
//
//go:norace
func (x *xfer) gather() {
	from, piece, apart := x.src, x.piece, x.srcStride
	if piece == 0 {
		piece, apart = x.n, x.n
	}
	x.room(x.n)
	copyPieces(x.src, from, 0, x.n, piece, piece, apart)
	x.srcStride, x.late = piece, false
}

// move copies the bytes from lo to hi of what is on its way.
//
//go:norace
func (x *xfer) move(lo, hi uintptr) {
	if x.piece == 0 {
		copy(view(x.dst, hi)[lo:], view(x.src, hi)[lo:])
		return
	}
	copyPieces(x.dst, x.src, lo, hi, x.piece, x.dstStride, x.srcStride)
}

// copyPieces copies the bytes from lo to hi of pieces that lie apart.
//
//go:norace
func copyPieces(dst, src unsafe.Pointer, lo, hi, piece, dstStride, srcStride uintptr) {
	for lo < hi {
		n := min(piece-lo%piece, hi-lo)
		copy(view(unsafe.Add(dst, pieceAt(lo, piece, dstStride)), n), view(unsafe.Add(src, pieceAt(lo, piece, srcStride)), n))
		lo += n
	}
}

// pieceAt returns where byte i of pieces that lie a stride apart is.
//
//go:norace
func pieceAt(i, piece, stride uintptr) uintptr { return i/piece*stride + i%piece }
