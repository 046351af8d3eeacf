package warp

import "github.com/gpuc-go/gpuc/dsl/gpu"

// This file is a library of matrix products as users of package gpu write it, without package tile: matrices stand
// row by row in shared memory, and a warp multiplies them by ldmatrix and mma.sync.

// Extents are types, so that what comes of them is known when a kernel is compiled.
type extent interface {
	~[16]struct{} | ~[32]struct{} | ~[64]struct{}
}

//gpu:inline
func length[D extent]() int {
	var d D
	return len(d)
}

// sums is 16 rows of N sums in the registers of a warp.
type sums[N extent, T gpu.MMASum] struct {
	w    gpu.Warp
	regs []T
}

//gpu:inline
func zero[N extent, T gpu.MMASum](w gpu.Warp) sums[N, T] {
	return sums[N, T]{w, make([]T, length[N]()/2)}
}

// row returns 16 bytes of a matrix.
//
//gpu:unchecked
func row[E gpu.MMAElement](m []E, at int) []E { return m[at : at+chunk[E]()] }

// chunk returns the elements of 16 bytes.
//
//gpu:inline
func chunk[E gpu.MMAElement]() int { return 128 / gpu.BitSize[E]() }

// product adds the product of a, 16 rows of K elements, to the sums, with a matrix of which right returns the words of
// a step, 32 bytes of 16 columns.
func product[E gpu.MMAElement, K, N extent, T gpu.MMASum](s sums[N, T], a []E, right func(step, pair int) (b0, b1, b2, b3 uint32)) {
	gpu.Unroll(length[K]()/(2*chunk[E]()), func(step int) {
		lane := s.w.Rank()
		a0, a1, a2, a3 := gpu.LdMatrix(s.w, row(a, lane%16*length[K]()+(2*step+lane/16)*chunk[E]()))
		gpu.Unroll(length[N]()/16, func(pair int) {
			b0, b1, b2, b3 := right(step, pair)
			gpu.MMASync[E](s.w, s.regs[8*pair:8*pair+4], a0, a1, a2, a3, b0, b1)
			gpu.MMASync[E](s.w, s.regs[8*pair+4:8*pair+8], a0, a1, a2, a3, b2, b3)
		})
	})
}

// times is product of columns of K elements.
func times[K, N extent, E gpu.MMAElement, T gpu.MMASum](s sums[N, T], a, b []E) {
	product[E, K](s, a, func(step, pair int) (b0, b1, b2, b3 uint32) {
		lane := s.w.Rank()
		return gpu.LdMatrix(s.w, row(b, (pair*16+lane%8+lane/16*8)*length[K]()+(2*step+lane/8%2)*chunk[E]()))
	})
}

// timesRows is product of K rows of N elements of 16 bits.
func timesRows[K, N extent, E gpu.Float16 | gpu.BFloat16](s sums[N, float32], a, b []E) {
	product[E, K](s, a, func(step, pair int) (b0, b1, b2, b3 uint32) {
		lane := s.w.Rank()
		return gpu.LdMatrixTrans(s.w, row(b, (16*step+lane%16)*length[N]()+(2*pair+lane/16)*8))
	})
}

// store stores the sums to rows of N elements.
func store[N extent, T gpu.MMASum](s sums[N, T], dst []T) {
	lane := s.w.Rank()
	gpu.Unroll(length[N]()/2, func(i int) {
		dst[(lane/4+i%4/2*8)*length[N]()+i/4*8+lane%4*2+i%2] = s.regs[i]
	})
}

// round stores the sums, rounded to 16 bits, to 16 rows of N elements in shared memory.
func round[E gpu.Float16 | gpu.BFloat16, N extent](s sums[N, float32], dst []E) {
	lane := s.w.Rank()
	gpu.Unroll(length[N]()/16, func(i int) {
		word := func(n int) uint32 { return gpu.Pack2[E](s.regs[8*i+2*n], s.regs[8*i+2*n+1]) }
		gpu.StMatrix(s.w, dst[lane%16*length[N]()+i*16+lane/16*8:][:8], word(0), word(1), word(2), word(3))
	})
}

type (
	k64 [64]struct{}
	n32 [32]struct{}
)

// Library are the extents of the products of a warp: 16 rows of K elements, and N columns.
var Library = struct{ M, N, K int }{16, len(n32{}), len(k64{})}

// WarpBFloat16 writes the product of a and b to c, where b is columns of K elements, or K rows of N. It writes the
// sums to rounded too, where the GPU has stmatrix.
//
//gpu:kernel maxthreads=32
func WarpBFloat16(t *gpu.Thread, c []float32, rounded, a, b []gpu.BFloat16, rowsOfN bool) {
	as := gpu.Shared[[16 * 64]gpu.BFloat16](t)[:]
	bs := gpu.Shared[[32 * 64]gpu.BFloat16](t)[:]
	s := zero[n32, float32](t.Warp())
	bring(t, as, a)
	bring(t, bs, b)
	if rowsOfN {
		timesRows[k64](s, as, bs)
	} else {
		times[k64](s, as, bs)
	}
	store(s, c)
	if gpu.Has(gpu.STMatrix) {
		t.Warp().Sync()
		round(s, as[:16*32])
		t.Warp().Sync()
		for i := range t.Warp().Stride(16 * 32) {
			rounded[i] = as[i]
		}
	}
}

// WarpInt8 is WarpBFloat16 of columns of integers.
//
//gpu:kernel maxthreads=32
func WarpInt8(t *gpu.Thread, c []int32, a, b []int8) {
	as := gpu.Shared[[16 * 64]int8](t)[:]
	bs := gpu.Shared[[32 * 64]int8](t)[:]
	s := zero[n32, int32](t.Warp())
	bring(t, as, a)
	bring(t, bs, b)
	times[k64](s, as, bs)
	store(s, c)
}

// bring copies 16 bytes at a time to shared memory.
func bring[E gpu.MMAElement](t *gpu.Thread, dst, src []E) {
	for i := range t.Warp().Stride(len(dst) / chunk[E]()) {
		gpu.CopyAsyncZeroFill(t, &gpu.View[gpu.Vec4[uint32]](row(dst, i*chunk[E]()))[0], row(src, i*chunk[E]()))
	}
	gpu.CopyAsyncCommit(t)
	gpu.CopyAsyncWait(t, 0)
	t.Warp().Sync()
}
