// Package prefix computes running sums of a vector that is shared out among the PEs, in
// three steps: each block adds up pieces of the vector; one block scans these sums, and
// exchanges the total with the other PEs; then blocks scan the pieces, each from the sum
// of all before it.
package prefix

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Threads is the size of the blocks of all kernels, and Piece the number of elements
// that a block scans at a time, four in a thread.
const (
	Threads = 256
	Piece   = 4 * Threads
)

// Pieces returns the number of pieces of n elements.
func Pieces(n int) int { return (n + Piece - 1) / Piece }

// four returns the elements from i on, 0 after the end.
func four(x []int64, i int) (v gpu.Vec4[int64]) {
	if i+4 <= len(x) {
		return gpu.AsVec4(x[i : i+4])[0]
	}
	if i < len(x) {
		v.X = x[i]
	}
	if i+1 < len(x) {
		v.Y = x[i+1]
	}
	if i+2 < len(x) {
		v.Z = x[i+2]
	}
	return v
}

// Sums writes the sum of each piece of x to sums.
//
//gpu:kernel maxthreads=256
func Sums(t *gpu.Thread, sums, x []int64) {
	b := t.Block()
	for p := t.BlockIdx().X; p < len(sums); p += t.GridDim().X {
		v := four(x, p*Piece+4*b.Rank())
		if sum := gpu.ReduceAdd(b, v.X+v.Y+v.Z+v.W); b.Rank() == 0 {
			sums[p] = sum
		}
	}
}

// Offsets turns the sums of pieces into the sums of everything before them, on this PE
// and on those before it. It runs in one block. totals has one element, and all of it as
// many as there are PEs.
//
//gpu:kernel maxthreads=256
func Offsets(t *gpu.Thread, sums []int64, total, all shmem.Sym[int64]) {
	b := t.Block()
	before := int64(0)
	for first := 0; first < len(sums); first += Threads {
		i := first + b.Rank()
		v := int64(0)
		if i < len(sums) {
			v = sums[i]
		}
		offset := before + gpu.ExclusiveScanAdd(b, v)
		if i < len(sums) {
			sums[i] = offset
		}
		before = gpu.Broadcast(b, offset+v, Threads-1)
	}
	if b.Rank() == 0 {
		total.Local()[0] = before
	}
	b.Sync()
	shmem.FCollect(b, shmem.TeamWorld, all, total)
	b.Sync()
	lower := int64(0)
	for pe := range shmem.MyPE(t) {
		lower += all.Local()[pe]
	}
	for i := range b.Stride(len(sums)) {
		sums[i] += lower
	}
}

// Scan writes the running sums of x to y, with each piece's offset added.
//
//gpu:kernel maxthreads=256
func Scan(t *gpu.Thread, y, x, offsets []int64) {
	b := t.Block()
	for p := t.BlockIdx().X; p < len(offsets); p += t.GridDim().X {
		i := p*Piece + 4*b.Rank()
		v := four(x, i)
		v.Y += v.X
		v.Z += v.Y
		v.W += v.Z
		before := offsets[p] + gpu.ExclusiveScanAdd(b, v.W)
		v = gpu.Vec4[int64]{X: v.X + before, Y: v.Y + before, Z: v.Z + before, W: v.W + before}
		if i+4 <= len(y) {
			gpu.AsVec4(y[i : i+4])[0] = v
			continue
		}
		if i < len(y) {
			y[i] = v.X
		}
		if i+1 < len(y) {
			y[i+1] = v.Y
		}
		if i+2 < len(y) {
			y[i+2] = v.Z
		}
	}
}
