package access

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// MaxLoc is a value and where it stands.
type MaxLoc struct {
	Value float32
	At    int32
}

// Larger returns the larger value, of equal ones the first.
func Larger(a, b MaxLoc) MaxLoc {
	if b.Value > a.Value || b.Value == a.Value && b.At < a.At {
		return b
	}
	return a
}

// Run is numbers that follow each other. Joining runs is associative, and not commutative.
type Run struct {
	First, Last int16
	Length      uint8
	Rising      bool
	Bits        [2]uint64
}

// One returns the run of one number.
func One(x int16) Run { return Run{x, x, 1, true, [2]uint64{uint64(x), uint64(x) << 32}} }

// Join returns a and then b as one run.
func Join(a, b Run) Run {
	return Run{
		a.First, b.Last, a.Length + b.Length, a.Rising && b.Rising && a.Last < b.First,
		[2]uint64{a.Bits[0] + b.Bits[0], a.Bits[1] ^ b.Bits[1]},
	}
}

// Reductions reduces over each block and over each warp, and writes what each thread got.
//
//gpu:kernel
func Reductions(t *gpu.Thread, x []float32, numbers []int16, largest, warps []MaxLoc, runs []Run) {
	i := t.Grid().Rank()
	v := MaxLoc{x[i], int32(i)}
	warps[i] = gpu.Reduce(t.Warp(), v, Larger)
	largest[i] = gpu.Reduce(t.Block(), v, Larger)
	runs[i] = gpu.Reduce(t.Block(), One(numbers[i]), Join)
}

// ReduceThread, ReduceWarp and ReduceBlock combine over the PEs, twice, in one scope.
//
//gpu:kernel
func ReduceThread(t *gpu.Thread, dst, src, work shmem.Sym[MaxLoc]) {
	if t.Block().Rank() == 0 {
		combine(t, dst, src, work)
	}
}

//gpu:kernel
func ReduceWarp(t *gpu.Thread, dst, src, work shmem.Sym[MaxLoc]) {
	if t.Block().Rank() < gpu.WarpSize {
		combine(t.Warp(), dst, src, work)
	}
}

//gpu:kernel
func ReduceBlock(t *gpu.Thread, dst, src, work shmem.Sym[MaxLoc]) {
	combine(t.Block(), dst, src, work)
}

func combine[S shmem.Scope](s S, dst, src, work shmem.Sym[MaxLoc]) {
	n := src.Len() / 2
	work = work.Slice(0, work.Len()/2)
	shmem.ReduceFunc(s, shmem.TeamWorld, dst.Slice(0, n), src.Slice(0, n), work, Larger)
	shmem.ReduceFunc(s, shmem.TeamWorld, dst.Slice(n, 2*n), src.Slice(n, 2*n), work, Larger)
}
