package moe

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/moe/moe"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Bench holds what the rounds share: a layer for each shape.
type Bench struct {
	pe     *gpurt.PE
	k      *Kernels
	layers map[moe.Config]*moe.Mixture
	wrong  *gpurt.Buffer[uint64]
}

// New loads the kernels. Layers come with the first round that needs them.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	return &Bench{pe: pe, k: k, layers: map[moe.Config]*moe.Mixture{}, wrong: wrong}, err
}

// Round runs one round with the parameters tokens, of each PE, hidden, the elements
// of a token, experts, a power of two, topk, warm, calls, fill, the blocks of the
// kernels around the measured ones, and seed. A call is the whole layer; the tokens
// are new in each round, the routing is always the same.
func (b *Bench) Round(ctx context.Context, p control.Params) (_ control.Values, err error) {
	cfg := moe.Config{Tokens: int(p["tokens"]), Hidden: int(p["hidden"]), Experts: int(p["experts"]), TopK: int(p["topk"])}
	m := b.layers[cfg]
	if m == nil {
		if m, err = moe.New(b.pe, cfg); err != nil {
			return nil, err
		}
		b.layers[cfg] = m
	}
	shape := Shape(cfg)
	st, aux := b.pe.Stream(), gpurt.Grid(int(p["fill"])).Block(512)
	seed, me := uint64(p["seed"]), b.pe.MyPE()
	if err := b.k.Fill(st, aux, shape, m.Tokens, m.Out, m.Chosen, m.Weights, m.Scale, m.Bias, seed, me, b.pe.NumPEs()); err != nil {
		return nil, err
	}
	if err := b.wrong.Zero(st); err != nil {
		return nil, err
	}
	if err := st.Sync(ctx); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	values, err := collective.TimeEager(ctx, st, int(p["warm"]), int(p["calls"]), func(int) error { return m.Run(st) })
	if err != nil {
		return nil, err
	}
	if err := b.k.Check(st, aux, shape, m.Out, seed, me, b.wrong); err != nil {
		return nil, err
	}
	var wrong [1]uint64
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return nil, err
	}
	if wrong[0] != 0 {
		return nil, fmt.Errorf("%d elements are wrong", wrong[0])
	}
	return values, nil
}
