package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// VecLen is the number of sums of one row that Visit passes on at once.
const VecLen = 8

// Scratch is shared memory through which the threads of a group give sums to each other.
type Scratch[T Sum] struct {
	t    *gpu.Thread
	data []T
}

// A warp passes 16 rows of 64 columns through its scratch memory at a time.
const (
	slabCols = 64
	slabSums = sliceRows * slabCols
)

type (
	sliceDim [sliceRows]Dim
	slabDim  [slabCols]Dim
)

// chunk and swizzle say where a chunk of four sums of a row stands: in place chunk(n)^swizzle(row). So
// threads that write at the same time, to two chunks of four rows, meet different banks, and so do
// those that read every other chunk of a row.
func chunk(n uint32) uint32     { return n ^ n>>3 }
func swizzle(row uint32) uint32 { return row&3<<1 | row&1 }

// ScratchBytes returns the shared memory of TakeScratch for n warps.
func ScratchBytes(n int) int { return n * slabSums * 4 }

// TakeScratch takes scratch memory for n warps.
func TakeScratch[T Sum](m *Memory, n int) Scratch[T] {
	return Scratch[T]{m.t, takeArray[T](m, n*slabSums, 16)}
}

// For returns the part of the scratch memory that belongs to n warps, from warp number
// first on.
func (s Scratch[T]) For(first, n int) Scratch[T] {
	return Scratch[T]{s.t, within(s.data, first*slabSums, n*slabSums)}
}

// Visit calls f with all sums of the group, VecLen of one row at a time: with the row and the first
// column. Neighbouring threads get neighbouring sums. So f can store them with few instructions
// that write whole sectors, and what it computes stands in the program once for 64 columns,
// and not once for each register. All threads of the group call it together. s is for as many
// warps as the group has, and nobody else uses it meanwhile. The number of columns is a multiple of 16.
func Visit[R, C Extent, T Sum, G Group](sums Acc[R, C, T, G], s Scratch[T], f func(r, c int, x [VecLen]T)) {
	gpu.Unroll(extent[R]()/(sliceRows*warps[G]()), func(slice int) {
		gpu.Unroll((extent[C]()+slabCols-1)/slabCols, func(slab int) {
			visitSlab(sums, s, f, slice, slab, min(slabCols, extent[C]()-slab*slabCols))
		})
	})
}

// visitSlab is Visit for the columns of a slab, in 16 rows of each warp.
func visitSlab[R, C Extent, T Sum, G Group](sums Acc[R, C, T, G], s Scratch[T], f func(r, c int, x [VecLen]T), slice, slab, cols int) {
	w := s.t.Warp()
	warp := sums.group.Rank() / gpu.WarpSize
	own := within(s.data, warp*slabSums, slabSums)
	// What a shuffle returns is not known before: the places of the slabs are not computed ahead, for
	// which there are no registers.
	lane := uint32(gpu.Shuffle(w, int32(w.Rank()), w.Rank()))
	row, pair := lane/4, lane%4
	first, place := row*slabCols+pair%2*2, swizzle(row)^pair/2
	gpu.Unroll(cols/2, func(i int) {
		put(own, int(first+uint32(i%4/2*8*slabCols)+(chunk(uint32(i/4*2))^place)*4+uint32(i%2)), sums.regs[slice*(extent[C]()/2)+slab*(slabCols/2)+i])
	})
	w.Sync()
	across := uint32(cols / VecLen)
	//gpu:unroll 1
	for at := lane; at < sliceRows*across; at += gpu.WarpSize {
		r, run := at/across, at%across
		place := chunk(run*2) ^ swizzle(r)
		a, b := fourAt(own, int(r*slabCols+place*4)), fourAt(own, int(r*slabCols+(place^1)*4))
		f((slice*warps[G]()+warp)*sliceRows+int(r), slab*slabCols+int(run)*VecLen, [VecLen]T{a.X, a.Y, a.Z, a.W, b.X, b.Y, b.Z, b.W})
	}
	w.Sync()
}

// StoreVec stores the first sums of x to dst, rounded to the type of its elements: as many as
// dst has, at most VecLen. It is fast where dst has VecLen elements and begins at a multiple of 16
// bytes.
func StoreVec[E Number, T Sum](dst []E, x [VecLen]T) {
	if len(dst) == VecLen && gpu.Aligned(dst, 16) {
		storeEight(dst, x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
		return
	}
	gpu.Unroll(VecLen, func(i int) { // a number that varies would need x in memory
		if i < len(dst) {
			dst[i] = convert[E](x[i])
		}
	})
}
