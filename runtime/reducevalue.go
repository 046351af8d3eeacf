package gpurt

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Number is the types of values that ReduceValue combines.
type Number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

// ReduceValue combines a value of the host of every PE, and returns the result on every PE: the
// sum of what each has counted, for example, or the largest error of all. Every PE calls it, with
// the same type and reduction; if not, the error is ErrNotSymmetric. It waits for all PEs, as
// PE.Barrier does, and for no stream.
//
// The values are combined in the order of the PEs, so the result is the same everywhere, bit for
// bit. Integers wrap around. Min and Max of floats are NaN if a value is NaN. shmem.And, Or and Xor
// are for integers (MPI has it as MPI_Allreduce of one element; Reduce is for memory of GPUs).
func ReduceValue[T Number](ctx context.Context, pe *PE, v T, by shmem.ReduceOp) (T, error) {
	r, typ := op.Reduction(by), shmem.TypeOf[T](threadapi.Key{})
	fail := func(err error) (T, error) { return 0, fault.CallFailed("ReduceValue", err) }
	if r < op.Sum || r > op.Xor || !r.Has(typ) {
		return fail(noReduction(typ))
	}
	var words []uint64
	where := fault.CallPlace()
	if err := pe.withPEs(ctx, "ReduceValue", func(ctx context.Context) (err error) {
		words, err = pe.dev.Gather(ctx, gpu.Bits(v), fmt.Sprintf("ReduceValue %v of %v", r, typ), where)
		return err
	}); err != nil {
		return fail(err)
	}
	sum := gpu.FromBits[T](words[0])
	for _, w := range words[1:] {
		sum = combine(r, sum, gpu.FromBits[T](w))
	}
	return sum, nil
}

// combine returns the reduction of two values, the bitwise ones of integers.
func combine[T Number](r op.Reduction, a, b T) T {
	switch r {
	case op.Sum:
		return a + b
	case op.Prod:
		return a * b
	case op.Min:
		return min(a, b)
	case op.Max:
		return max(a, b)
	case op.And:
		return gpu.FromBits[T](gpu.Bits(a) & gpu.Bits(b))
	case op.Or:
		return gpu.FromBits[T](gpu.Bits(a) | gpu.Bits(b))
	}
	return gpu.FromBits[T](gpu.Bits(a) ^ gpu.Bits(b))
}
