package moe

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/moe/routing"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Bench holds what the rounds share: a layer for each shape.
type Bench struct {
	pe     *gpurt.PE
	k      *Kernels
	layers map[routing.Config]*routing.Mixture
	graphs map[string]*gpurt.Graph
	wrong  *gpurt.Buffer[uint64]
}

// New loads the kernels. Layers come with the first round that needs them.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	return &Bench{pe: pe, k: k, layers: map[routing.Config]*routing.Mixture{}, graphs: map[string]*gpurt.Graph{}, wrong: wrong}, err
}

// Round runs one round with the parameters tokens, of each PE, hidden, the elements
// of a token, experts, a power of two, topk, warm, calls, fill, the blocks of the
// kernels around the measured ones, and seed. A call is the whole layer, launched by
// itself and in a graph; the tokens are new each time, the routing is always the same.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	cfg := routing.Config{Tokens: int(p["tokens"]), Hidden: int(p["hidden"]), Experts: int(p["experts"]), TopK: int(p["topk"])}
	m := b.layers[cfg]
	if m == nil {
		var err error
		if m, err = routing.New(b.pe, cfg); err != nil {
			return nil, err
		}
		b.layers[cfg] = m
	}
	shape := Shape{Tokens: cfg.Tokens, Hidden: cfg.Hidden, Experts: cfg.Experts, TopK: cfg.TopK}
	st, seed, calls := b.pe.Stream(), uint64(p["seed"]), int(p["calls"])
	call := func(int) error { return m.Run(st) }
	var values control.Values
	err := b.checked(ctx, p, shape, m, seed, func() (err error) {
		values, err = collective.TimeEager(ctx, st, int(p["warm"]), calls, call)
		return err
	})
	if err != nil {
		return nil, err
	}
	return values, b.checked(ctx, p, shape, m, seed+1, func() error {
		return collective.TimeGraph(ctx, st, b.graphs, fmt.Sprint(cfg, calls), calls, call, values)
	})
}

// checked makes new tokens, has the calls made, and counts what is wrong.
func (b *Bench) checked(ctx context.Context, p control.Params, shape Shape, m *routing.Mixture, seed uint64, calls func() error) error {
	st, me := b.pe.Stream(), b.pe.MyPE()
	aux := gpurt.Grid(int(p["fill"])).Block(512)
	if err := b.k.Fill(st, aux, shape, m.Tokens, m.Out, m.Chosen, m.Weights, m.Scale, m.Bias, seed, me, b.pe.NumPEs()); err != nil {
		return err
	}
	if err := b.wrong.Zero(st); err != nil {
		return err
	}
	if err := st.Sync(ctx); err != nil {
		return err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return err
	}
	if err := calls(); err != nil {
		return err
	}
	if err := b.k.Check(st, aux, shape, m.Out, seed, me, b.wrong); err != nil {
		return err
	}
	var wrong [1]uint64
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return err
	}
	if wrong[0] != 0 {
		return fmt.Errorf("%d elements are wrong", wrong[0])
	}
	return nil
}
