package layer

import (
	"context"
	"errors"
	"math"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/random"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/attention/flash"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// NewAttention opens the benchmark of attention of some sequences on each PE: heads of head elements,
// and as many keys as queries.
func NewAttention(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openAttention, keys: []string{"batch", "heads", "tokens", "head", "causal"}}, nil
}

func openAttention(pe *gpurt.PE, p control.Params) (*prepared, error) {
	batch, heads, tokens, head, causal := int(p["batch"]), int(p["heads"]), int(p["tokens"]), int(p["head"]), p["causal"] != 0
	k, err := random.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	n := batch * heads * tokens * head
	x := &prepared{}
	var m [4]*gpurt.Buffer[gpu.BFloat16] // queries, keys, values and the result
	for i := range m {
		if m[i], err = gpurt.Alloc[gpu.BFloat16](pe, n); err != nil {
			return nil, err
		}
		x.free = append(x.free, m[i].Free)
	}
	s := flash.Shape{Batch: batch, Heads: heads, KVHeads: heads, Queries: tokens, Keys: tokens, Causal: causal}
	f, err := flash.Prepare(pe, s, head, m[3], [3]*gpurt.Buffer[gpu.BFloat16](m[:3]))
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, f.Free)
	x.launch = func() error { return f.Run(pe.Stream()) }
	x.fill = func(ctx context.Context, seed uint64) error {
		var all error
		for which := range 3 {
			all = errors.Join(all, random.Launch(pe, k.Fill, m[which], random.Part{Seed: seed, Number: which, Cols: head}))
		}
		return errors.Join(all, pe.Stream().Sync(ctx))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, n)
		if err := m[3].CopyTo(ctx, got); err != nil {
			return err
		}
		rows := batch * heads * tokens
		for row := 0; row < rows; row += max(rows/sampled, 1) {
			first, seen := row/tokens*tokens, tokens
			if causal {
				seen = row%tokens + 1
			}
			var keys []place
			for key := range seen {
				keys = append(keys, place{0, first + key})
			}
			if err := compare(seed, place{0, row}, got, keys, head); err != nil {
				return err
			}
		}
		return nil
	}
	return x, nil
}

// place is where a query, or a key and its value, stand: in a row of a PE's matrices, which are
// the queries, the keys and the values.
type place struct{ pe, row int }

func (p place) elements(seed uint64, which, head int) []float64 {
	return elements(seed, 3*p.pe+which, p.row, head)
}

// compare compares a row of a result, got, with attention of the query there and of keys.
func compare(seed uint64, query place, got []gpu.BFloat16, keys []place, head int) error {
	q := query.elements(seed, 0, head)
	total, sums := 0.0, make([]float64, head)
	for _, key := range keys {
		score := 0.0
		for i, k := range key.elements(seed, 1, head) {
			score += q[i] * k
		}
		weight := math.Exp(score / math.Sqrt(float64(head)))
		total += weight
		for i, v := range key.elements(seed, 2, head) {
			sums[i] += weight * v
		}
	}
	for i, sum := range sums {
		if err := differs("element", query.row, i, got[query.row*head+i], sum/total, 1); err != nil {
			return err
		}
	}
	return nil
}

// NewRing opens the benchmark of attention of sequences that are spread over the PEs: heads of head
// elements, and tokens in all.
func NewRing(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openRing, keys: []string{"batch", "heads", "tokens", "head", "causal"}}, nil
}

func openRing(pe *gpurt.PE, p control.Params) (*prepared, error) {
	batch, heads, head, me := int(p["batch"]), int(p["heads"]), int(p["head"]), pe.MyPE()
	each := int(p["tokens"]) / pe.NumPEs()
	s := flash.Shape{Batch: batch, Heads: heads, KVHeads: heads, Queries: each, Keys: each, Causal: p["causal"] != 0}
	k, err := random.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	r, err := flash.NewRing(pe, s, head)
	if err != nil {
		return nil, err
	}
	n := batch * heads * each * head
	x := &prepared{launch: r.Run, free: []func() error{r.Free}}
	x.fill = func(ctx context.Context, seed uint64) error {
		part := func(which int) random.Part { return random.Part{Seed: seed, Number: 3*me + which, Cols: head} }
		return errors.Join(
			random.Launch(pe, k.Fill, r.Queries, part(0)),
			random.Launch(pe, k.Fill, r.Own().Slice(0, n), part(1)),
			random.Launch(pe, k.Fill, r.Own().Slice(n, 2*n), part(2)),
			pe.Stream().Sync(ctx))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, n)
		if err := r.Out.CopyTo(ctx, got); err != nil {
			return err
		}
		rows := batch * heads * each
		for row := 0; row < rows; row += max(rows/sampled, 1) {
			var keys []place
			for other := range pe.NumPEs() {
				for token := range each {
					if !s.Causal || r.Position(other, token) <= r.Position(me, row%each) {
						keys = append(keys, place{other, row/each*each + token})
					}
				}
			}
			if err := compare(seed, place{me, row}, got, keys, head); err != nil {
				return err
			}
		}
		return nil
	}
	return x, nil
}
