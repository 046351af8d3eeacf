package launch

import (
	"context"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Bench holds what the rounds share.
type Bench struct {
	pe      *gpurt.PE
	k       *Kernels
	a, b, c *gpurt.Buffer[float32]
}

// New loads the kernels and allocates.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	const n = 1024
	all, err := gpurt.Alloc[float32](pe, 3*n)
	if err != nil {
		return nil, err
	}
	return &Bench{pe, k, all.Slice(0, n), all.Slice(n, 2*n), all.Slice(2*n, 3*n)}, nil
}

// Round times batches of launches, each in microseconds per launch: enqueueing
// alone with four scalars, with three slices, and with ten slices and 14 scalars
// in two structs, and launch with synchronisation. The parameters are launches,
// per batch, and batches.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	launches, batches := int(p["launches"]), int(p["batches"])
	s, cfg := b.pe.Stream(), gpurt.Grid(1).Block(1)
	many := BuffersArgs{b.a, b.b, b.c, b.a, b.b, b.c, b.a, b.b, b.c, b.a}
	numbers := Numbers{A: 1, N: 14}
	cases := []struct {
		name string
		run  func() error
	}{
		{"scalars_us", func() error { return b.k.EmptyScalars(s, cfg, 1, 2, 3, 4) }},
		{"slices_us", func() error { return b.k.EmptySlices(s, cfg, b.a, b.b, b.c) }},
		{"structs_us", func() error { return b.k.EmptyStructs(s, cfg, many, numbers) }},
		{"sync_us", func() error {
			if err := b.k.EmptyScalars(s, cfg, 1, 2, 3, 4); err != nil {
				return err
			}
			return s.Sync(ctx)
		}},
	}
	values := control.Values{}
	times := make([][]float64, len(cases))
	for range batches {
		for i, c := range cases {
			start := time.Now()
			for range launches {
				if err := c.run(); err != nil {
					return nil, err
				}
			}
			times[i] = append(times[i], float64(time.Since(start).Nanoseconds())/1e3/float64(launches))
			if err := s.Sync(ctx); err != nil {
				return nil, err
			}
		}
	}
	for i, c := range cases {
		slices.Sort(times[i])
		values[c.name] = times[i][len(times[i])/2]
	}
	return values, nil
}
