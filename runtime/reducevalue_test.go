package gpurt

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
)

func TestReduceValue(t *testing.T) {
	onEmulator(t, 3, func(ctx context.Context, pe *PE) error {
		me := pe.MyPE()
		reducesTo(t, ctx, pe, shmem.Sum, int8(100+me), 47) // wraps
		reducesTo(t, ctx, pe, shmem.Prod, uint16(me+2), 24)
		reducesTo(t, ctx, pe, shmem.Min, int64(-me), -2)
		reducesTo(t, ctx, pe, shmem.Max, uint32(me), 2)
		reducesTo(t, ctx, pe, shmem.And, int32(-1-me), -4)
		reducesTo(t, ctx, pe, shmem.Or, uint8(1<<me), 7)
		reducesTo(t, ctx, pe, shmem.Xor, 5+me, 5^6^7)
		reducesTo(t, ctx, pe, shmem.Sum, []float64{1e16, 1, -1e16}[me], 0) // in order
		reducesTo(t, ctx, pe, shmem.Max, float32(me)/2, 1)
		nan, err := ReduceValue(ctx, pe, []float64{1, math.NaN(), 2}[me], shmem.Min)
		if err != nil || !math.IsNaN(nan) {
			t.Errorf("the least with a NaN: %v, %v", nan, err)
		}
		return nil
	})
}

func reducesTo[T Number](t *testing.T, ctx context.Context, pe *PE, by shmem.ReduceOp, v, want T) {
	t.Helper()
	if got, err := ReduceValue(ctx, pe, v, by); err != nil || got != want {
		t.Errorf("PE %d, reduction %v of %T: %v, %v; want %v", pe.MyPE(), by, v, got, err, want)
	}
}

func TestMistakesWithReduceValue(t *testing.T) {
	for name, c := range map[string]struct {
		f    func(ctx context.Context, pe *PE) error
		want string
		is   error
	}{
		"bits of floats": {func(ctx context.Context, pe *PE) error { return second(ReduceValue(ctx, pe, 1.5, shmem.Xor)) }, "elements of type float64 have no such reduction", nil},
		"no reduction":   {func(ctx context.Context, pe *PE) error { return second(ReduceValue(ctx, pe, 1, 99)) }, "elements of type int64 have no such reduction", nil},
		"no PE":          {func(ctx context.Context, pe *PE) error { return second(ReduceValue(ctx, nil, 1, shmem.Sum)) }, "the PE is nil", nil},
		"other reductions": {func(ctx context.Context, pe *PE) error {
			return second(ReduceValue(ctx, pe, 1, shmem.Sum+shmem.ReduceOp(pe.MyPE())))
		}, "PE 1: ReduceValue ", ErrNotSymmetric},
		"other types": {func(ctx context.Context, pe *PE) error {
			if pe.MyPE() == 0 {
				return second(ReduceValue(ctx, pe, int32(1), shmem.Sum))
			}
			return second(ReduceValue(ctx, pe, 1, shmem.Sum))
		}, "PE 1: ReduceValue sum of int64 at runtime/reducevalue_test.go:", ErrNotSymmetric},
	} {
		err := emulated(t, 2, c.f)
		if err == nil || !strings.Contains(err.Error(), c.want) || c.is != nil && !errors.Is(err, c.is) {
			t.Errorf("%s: %v, want an error with %q", name, err, c.want)
		}
	}
}
