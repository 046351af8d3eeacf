// Package layer measures what stands around products in the layers of language models: an
// allreduce with residual and normalisation (kernels/norm), layers of experts in one launch
// (kernels/experts, and kernels/moe in FP8), and attention (examples/attention). Other elements are of bfloat16. The peers are in
// bench/torch/peer.py: NCCL, and torch's operations before and behind it.
package layer

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/random"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// prepared is a case that is ready to be launched.
type prepared struct {
	// fill writes new elements, and check compares some of the results.
	fill, check func(ctx context.Context, seed uint64) error
	launch      func() error
	free        []func() error
	graphs      map[string]*gpurt.Graph
}

// Bench is a benchmark. The next case takes the place of the last one.
type Bench struct {
	pe   *gpurt.PE
	open func(pe *gpurt.PE, p control.Params) (*prepared, error)
	keys []string // the parameters that say which case it is
	key  string
	x    *prepared
}

// Round runs one round with the parameters of the case, and warm, calls and seed.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	key := ""
	for _, k := range b.keys {
		key += fmt.Sprint(p[k], " ")
	}
	if b.key != key {
		if err := b.close(); err != nil {
			return nil, err
		}
		x, err := b.open(b.pe, p)
		if err != nil {
			return nil, err
		}
		x.graphs = map[string]*gpurt.Graph{}
		b.key, b.x = key, x
	}
	x, st, calls, seed := b.x, b.pe.Stream(), int(p["calls"]), uint64(p["seed"])
	if err := x.fill(ctx, seed); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	call := func(int) error { return x.launch() }
	values, err := collective.TimeEager(ctx, st, int(p["warm"]), calls, call)
	if err != nil {
		return nil, err
	}
	if err := collective.TimeGraph(ctx, st, x.graphs, fmt.Sprint(calls), calls, call, values); err != nil {
		return nil, err
	}
	return values, x.check(ctx, seed)
}

func (b *Bench) close() error {
	if b.x == nil {
		return nil
	}
	var all error
	for _, g := range b.x.graphs {
		all = errors.Join(all, g.Close())
	}
	for _, f := range b.x.free {
		all = errors.Join(all, f())
	}
	b.key, b.x = "", nil
	return all
}

// elements returns n elements of a row of a matrix of a round.
func elements(seed uint64, number, row, n int) []float64 {
	x := make([]float64, n)
	for i := range x {
		x[i] = float64(random.Element(seed, number, row, i))
	}
	return x
}

// differs returns an error if a result is further away from what it should be than roundings of
// numbers of a magnitude to 8 bits are.
func differs(what string, row, col int, got gpu.BFloat16, want, magnitude float64) error {
	if x := float64(got.Float32()); !(math.Abs(x-want) <= magnitude/50) {
		return fmt.Errorf("%s %d,%d is %v, want %v", what, row, col, x, want)
	}
	return nil
}

// sampled is how many rows and columns of a result are compared.
const sampled = 8
