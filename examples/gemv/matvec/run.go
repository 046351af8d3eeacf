package matvec

import (
	"context"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// element is a small whole number, so that sums are exact in any order.
func element(row, col int) float32 { return float32((row*31+col*17)%15 - 7) }

// Run multiplies a matrix of small whole numbers by a vector, in float32 and in bfloat16.
// Each PE has some of the rows and the whole vector, and compares its part with plain Go.
func Run(ctx context.Context, pe *gpurt.PE, rows, cols int) error {
	if (float64(rows)+1)*(float64(cols)+float64(pe.NumPEs())) > math.MaxInt64/64 {
		return fmt.Errorf("gemv: a matrix of %d by %d elements is too large", rows, cols)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	lo, hi := rows*pe.MyPE()/pe.NumPEs(), rows*(pe.MyPE()+1)/pe.NumPEs()
	pitch := Pitch(cols)
	// Before memory of the host: where there is too little this is an error.
	m32, err := gpurt.Alloc[float32](pe, (hi-lo)*pitch)
	if err != nil {
		return err
	}
	m16, err := gpurt.Alloc[gpu.BFloat16](pe, (hi-lo)*pitch)
	if err != nil {
		return err
	}
	v32, err := gpurt.Alloc[float32](pe, pitch)
	if err != nil {
		return err
	}
	v16, err := gpurt.Alloc[gpu.BFloat16](pe, pitch)
	if err != nil {
		return err
	}
	out, err := gpurt.Alloc[float32](pe, hi-lo)
	if err != nil {
		return err
	}
	m, v, want := make([]float32, (hi-lo)*pitch), make([]float32, pitch), make([]float32, hi-lo)
	for c := range cols {
		v[c] = element(1, c)
	}
	for r := range want {
		for c := range cols {
			m[r*pitch+c] = element(lo+r, c)
			want[r] += m[r*pitch+c] * v[c]
		}
	}
	if err := multiply(ctx, pe, k.Float32, out, m32, v32, m, v, want); err != nil {
		return fmt.Errorf("float32: %w", err)
	}
	if err := multiply(ctx, pe, k.BFloat16, out, m16, v16, narrow(m), narrow(v), want); err != nil {
		return fmt.Errorf("bfloat16: %w", err)
	}
	pe.Printf("ok, rows %d to %d of %d x %d on %s\n", lo, hi, rows, cols, pe.Device())
	return nil
}

func narrow(x []float32) []gpu.BFloat16 {
	y := make([]gpu.BFloat16, len(x))
	for i := range x {
		y[i] = gpu.ToBFloat16(x[i])
	}
	return y
}

// kernel is the launch method of a kernel on elements of type T.
type kernel[T any] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, dst gpurt.DeviceSlice[float32], m, v gpurt.DeviceSlice[T]) error

// multiply computes m*v on the device, where dst, dm and dv are, and compares it with
// want.
func multiply[T any](ctx context.Context, pe *gpurt.PE, launch kernel[T], dst *gpurt.Buffer[float32], dm, dv *gpurt.Buffer[T], m, v []T, want []float32) error {
	if err := dm.CopyFrom(ctx, m); err != nil {
		return err
	}
	if err := dv.CopyFrom(ctx, v); err != nil {
		return err
	}
	if err := launch(pe.Stream(), Shape(len(want)), dst, dm, dv); err != nil {
		return err
	}
	got := make([]float32, len(want))
	if err := dst.CopyTo(ctx, got); err != nil {
		return err
	}
	for r := range got {
		if got[r] != want[r] {
			return fmt.Errorf("PE %d, row %d: got %v, want %v", pe.MyPE(), r, got[r], want[r])
		}
	}
	return nil
}
