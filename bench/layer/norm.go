package layer

import (
	"context"
	"errors"
	"math"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/random"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/norm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const epsilon = 1e-5

// NewNorm opens the benchmark of allreduces with residual and normalisation, of rows by hidden
// elements; by and cluster are the algorithm and the blocks for a row, if not those that norm chooses.
func NewNorm(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openNorm, keys: []string{"rows", "hidden", "by", "cluster"}}, nil
}

func openNorm(pe *gpurt.PE, p control.Params) (*prepared, error) {
	rows, hidden := int(p["rows"]), int(p["hidden"])
	k, err := random.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	r, err := norm.New[gpu.BFloat16](pe, norm.Config{Rows: rows, Hidden: hidden, Epsilon: epsilon, Algorithm: norm.Algorithm(p["by"]), Cluster: int(p["cluster"])})
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
	// The matrices after those of the PEs.
	me, residual, weight := pe.MyPE(), pe.NumPEs(), pe.NumPEs()+1
	x.fill = func(ctx context.Context, seed uint64) error {
		return errors.Join(
			random.Launch(pe, k.Fill, m[2], random.Part{Seed: seed, Number: residual, Cols: hidden}),
			random.Launch(pe, k.Fill, m[3], random.Part{Seed: seed, Number: weight, Cols: hidden}),
			random.Launch(pe, k.Fill, r.X(), random.Part{Seed: seed, Number: me, Cols: hidden}),
			pe.Stream().Sync(ctx))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, rows*hidden)
		if err := m[0].CopyTo(ctx, got); err != nil {
			return err
		}
		weights := elements(seed, weight, 0, hidden)
		for row := 0; row < rows; row += max(rows/sampled, 1) {
			sums := elements(seed, residual, row, hidden)
			for p := range pe.NumPEs() {
				for i, v := range elements(seed, p, row, hidden) {
					sums[i] += v
				}
			}
			squares := 0.0
			for _, v := range sums {
				squares += v * v
			}
			factor := 1 / math.Sqrt(squares/float64(hidden)+epsilon)
			for col := 0; col < hidden; col += max(hidden/sampled, 1) {
				if err := differs("element", row, col, got[row*hidden+col], sums[col]*factor*weights[col], 1); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return x, nil
}
