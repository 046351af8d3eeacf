// Package uniform has operations of a group under conditions that are computed from the index of the
// thread, and may be the same in all threads.
package uniform

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Row is of the first row of the block: the index of the thread cancels.
//
//gpu:kernel
func Row(t *gpu.Thread, dst, src shmem.Sym[float32], start, end int) {
	iy := t.BlockIdx().Y*t.BlockDim().Y + t.ThreadIdx().Y + start
	row := iy - t.ThreadIdx().Y
	if row == start {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	if row <= end && iy+1 == t.ThreadIdx().Y+end {
		shmem.PutNBI(t.Block(), dst, src, 1)
	}
	first := 2*iy - t.ThreadIdx().Y*2
	for i := first; i < end; i += t.BlockDim().X {
		shmem.PutNBI(t.Block(), dst, src, 1)
	}
	if iy < t.ThreadIdx().Y+end {
		shmem.PutNBI(t.Block(), dst, src, 1)
	}
	shmem.Quiet(t.Block())
}

// Parity has conditions that depend on the index in another way than by a sum.
//
//gpu:kernel
func Parity(t *gpu.Thread, dst, src shmem.Sym[float32], mask int) {
	if t.Block().Rank()&mask == 0 {
		shmem.Put(t.Block(), dst, src, 0) // want "warning: kernel Parity calls Put at block scope where perhaps only some threads of the block come: the condition at uniform.go:36 depends on the thread's index; move the call out of it"
	}
	if t.Warp().Rank()%2 == mask {
		shmem.Put(t.Warp(), dst, src, 0) // want "warning: kernel Parity calls Put at warp scope where perhaps only some threads of the warp come: the condition at uniform.go:39"
	}
	if t.Block().Rank()&mask == 0 {
		shmem.Put(t.Block(), dst, src, 0) //gpu:ignore divergence the host passes 0
	}
}

// Silenced knows that the block has one thread.
//
//gpu:kernel
func Silenced(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	if t.Block().Rank() == 0 {
		shmem.Put(t.Block(), dst, src, 0) //gpu:ignore divergence the host launches blocks of one thread
	}
}

// Floats has an index that becomes a number with a fraction.
//
//gpu:kernel
func Floats(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	if float32(t.Block().Rank())*0 == 1 {
		shmem.Put(t.Block(), dst, src, 0) // want "warning: kernel Floats calls Put at block scope where perhaps only some threads"
	}
}

// Always has conditions that hold in every block.
//
//gpu:kernel
func Always(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	b := t.Block()
	if b.Rank() < b.Size() && b.Rank() >= 0 && b.Rank() < 1024 && t.ThreadIdx().Y < t.BlockDim().Y {
		shmem.PutNBI(b, dst, src, 0)
	}
	if t.ThreadIdx().X < t.BlockDim().Y {
		shmem.PutNBI(b, dst, src, 0) // want "where only some threads of the block come"
	}
	shmem.Quiet(b)
}

// Together has loops whose variables differ between threads, and whose rounds are as many in all.
//
//gpu:kernel
func Together(t *gpu.Thread, dst, src shmem.Sym[float32], n int) {
	x, y, size := t.Block().Rank(), t.ThreadIdx().Y, t.Block().Size()
	for i := x; i-x < n; i += size {
		shmem.PutNBI(t.Block(), dst, src, 0)
		for j := i - 2*y; j+2*y-x < n; j -= n {
			shmem.PutNBI(t.Block(), dst, src, 0)
		}
		if i == x+n {
			shmem.PutNBI(t.Block(), dst, src, 0)
		}
		if i*y == n*y {
			shmem.PutNBI(t.Block(), dst, src, 0) // want "warning: kernel Together calls PutNBI at block scope where perhaps only some"
		}
		if i == n {
			shmem.PutNBI(t.Block(), dst, src, 0) // want "where only some threads of the block come"
		}
	}
	for i := x; i < n+x; i += size {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	for i := x; i < n; i += size {
		shmem.PutNBI(t.Block(), dst, src, 0) // want "where only some threads of the block come"
	}
	shmem.Quiet(t.Block())
}

// Short has indices of 32 bits, which wrap around.
//
//gpu:kernel
func Short(t *gpu.Thread, dst, src shmem.Sym[float32], start int32, n uint8) {
	ix := int32(t.BlockIdx().X*t.BlockDim().X+t.ThreadIdx().X) + start
	if ix-int32(t.ThreadIdx().X) == start {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	if uint8(ix)-uint8(t.ThreadIdx().X) == n {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	if int64(ix) == int64(start)+int64(t.ThreadIdx().X) {
		shmem.PutNBI(t.Block(), dst, src, 0) // want "warning: kernel Short calls PutNBI at block scope where perhaps only some"
	}
	shmem.Quiet(t.Block())
}

// Reduced has conditions on what all threads of a group reduce: they are the same in all of them.
//
//gpu:kernel
func Reduced(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	x, lane := t.Block().Rank(), t.Warp().Rank()
	if gpu.ReduceMax(t.Block(), x) == 3 {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	if gpu.ReduceAdd(t.Warp(), lane) == 3 || gpu.Shuffle(t.Warp(), lane, 7)&1 == 0 || gpu.Any(t.Warp(), lane == 3) {
		shmem.PutNBI(t.Warp(), dst, src, 0)
	}
	if leader := gpu.ReduceMin(t.Warp(), 40-lane); lane == leader {
		shmem.PutNBI(t.Warp(), dst, src, 0) // want "where perhaps only some threads of the warp come"
	}
	shmem.Quiet(t.Warp())
}

// Grids has loops over a grid, whose steps are products of several numbers of the launch.
//
//gpu:kernel
func Grids(t *gpu.Thread, dst, src shmem.Sym[float32], n int) {
	x, y, stride := t.ThreadIdx().X, t.ThreadIdx().Y, t.GridDim().X*t.BlockDim().X
	for row := t.BlockIdx().Y*t.BlockDim().Y + y; row-y < n; row += t.GridDim().Y * t.BlockDim().Y {
		if i := row*stride + x; i-y*stride-x < n {
			shmem.PutNBI(t.Block(), dst, src, 0)
		}
		if i := row*stride + x; i-y*stride < n {
			shmem.PutNBI(t.Block(), dst, src, 0) // want "where only some threads of the block come"
		}
	}
	for i := x * stride * n; i-x*stride*n < n; i += stride * t.BlockDim().Y {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	for k := range n {
		if i := k*t.Grid().Size() + t.Grid().Rank(); i-t.Block().Rank() < n {
			shmem.PutNBI(t.Block(), dst, src, 0)
		}
	}
	shmem.Quiet(t.Block())
}

// Warps has conditions that are the same in all threads of a warp.
//
//gpu:kernel
func Warps(t *gpu.Thread, dst, src shmem.Sym[float32], n int) {
	lane := t.Warp().Rank()
	first := t.Block().Rank() - lane
	if first < n {
		shmem.PutNBI(t.Warp(), dst, src, 0)
	}
	if 3*first+lane == 3*t.Block().Rank()-2*lane+n {
		shmem.PutNBI(t.Warp(), dst, src, 0)
	}
	for i := t.Grid().Rank(); i-lane < n; i += t.Grid().Size() {
		shmem.PutNBI(t.Warp(), dst, src, 0)
	}
	if first-lane < n {
		shmem.PutNBI(t.Warp(), dst, src, 0) // want "where perhaps only some threads of the warp come"
	}
	if t.ThreadIdx().X-lane < n {
		shmem.PutNBI(t.Warp(), dst, src, 0) // want "where perhaps only some threads of the warp come"
	}
	if first < n {
		shmem.PutNBI(t.Block(), dst, src, 0) // want "where only some threads of the block come"
	}
	shmem.Quiet(t.Warp())
}

// Loaded decides by a word for each thread.
//
//gpu:kernel
func Loaded(t *gpu.Thread, dst, src shmem.Sym[float32], x []int) {
	if x[t.ThreadIdx().X]+t.ThreadIdx().X > 3 {
		shmem.Put(t.Block(), dst, src, 0) // want "warning: kernel Loaded calls Put at block scope where perhaps only some threads of the block come: the condition at uniform.go:197"
	}
}

// Flagged decides by what the host passes.
//
//gpu:kernel
func Flagged(t *gpu.Thread, dst, src shmem.Sym[float32], on bool, n int) {
	if on {
		shmem.Put(t.Block(), dst, src, 0)
	}
	for range n {
		if on && n > 3 {
			shmem.Put(t.Block(), dst, src, 0)
		}
	}
}
