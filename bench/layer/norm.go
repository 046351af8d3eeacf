package layer

import (
	"context"
	"math"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/norm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const epsilon = 1e-5

// NewNorm opens the benchmark of allreduces with residual and normalisation, of rows by hidden
// elements.
func NewNorm(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openNorm, keys: []string{"rows", "hidden"}}, nil
}

func openNorm(pe *gpurt.PE, p control.Params) (*prepared, error) {
	rows, hidden := int(p["rows"]), int(p["hidden"])
	r, err := norm.New[gpu.BFloat16](pe, norm.Config{Rows: rows, Hidden: hidden, Epsilon: epsilon})
	if err != nil {
		return nil, err
	}
	x := &prepared{free: []func() error{r.Free}}
	var m [4]*gpurt.Buffer[gpu.BFloat16] // y, after, before, weight
	for i, n := range []int{rows * hidden, rows * hidden, rows * hidden, hidden} {
		if m[i], err = gpurt.Alloc[gpu.BFloat16](pe, n); err != nil {
			return nil, err
		}
		x.free = append(x.free, m[i].Free)
	}
	x.launch = func() error { return r.Run(pe.Stream(), rows, m[0], m[1], m[2], m[3]) }
	residual, weight := pe.NumPEs(), pe.NumPEs()+1 // the streams of their numbers, behind those of the PEs
	x.fill = func(ctx context.Context, seed uint64) error {
		if err := m[2].CopyFrom(ctx, numbers(seed, residual, rows*hidden)); err != nil {
			return err
		}
		if err := m[3].CopyFrom(ctx, numbers(seed, weight, hidden)); err != nil {
			return err
		}
		return r.X().CopyFrom(ctx, numbers(seed, pe.MyPE(), rows*hidden))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, rows*hidden)
		if err := m[0].CopyTo(ctx, got); err != nil {
			return err
		}
		sums, weights := make([]float64, rows*hidden), numbers(seed, weight, hidden)
		for s := range pe.NumPEs() + 1 {
			for i, v := range numbers(seed, s, rows*hidden) {
				sums[i] += float64(v.Float32())
			}
		}
		for row := 0; row < rows; row += max(rows/sampled, 1) {
			squares := 0.0
			for _, v := range sums[row*hidden:][:hidden] {
				squares += v * v
			}
			factor := 1 / math.Sqrt(squares/float64(hidden)+epsilon)
			for col := 0; col < hidden; col += max(hidden/sampled, 1) {
				want := sums[row*hidden+col] * factor * float64(weights[col].Float32())
				if err := differs("element", row, col, got[row*hidden+col], want, 1); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return x, nil
}
