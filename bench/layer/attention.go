package layer

import (
	"context"
	"math"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/attention/attention"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// NewAttention opens the benchmark of attention of some sequences on each PE: heads of head elements,
// and as many keys as queries.
func NewAttention(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openAttention, keys: []string{"batch", "heads", "tokens", "head", "causal"}}, nil
}

func openAttention(pe *gpurt.PE, p control.Params) (*prepared, error) {
	batch, heads, tokens, head, causal := int(p["batch"]), int(p["heads"]), int(p["tokens"]), int(p["head"]), p["causal"] != 0
	n := batch * heads * tokens * head
	x := &prepared{}
	var m [4]*gpurt.Buffer[gpu.BFloat16] // queries, keys, values and the result
	for i := range m {
		var err error
		if m[i], err = gpurt.Alloc[gpu.BFloat16](pe, n); err != nil {
			return nil, err
		}
		x.free = append(x.free, m[i].Free)
	}
	s := attention.Shape{Batch: batch, Heads: heads, KVHeads: heads, Queries: tokens, Keys: tokens, Causal: causal}
	f, err := attention.Prepare(pe, s, head, m[3], [3]*gpurt.Buffer[gpu.BFloat16](m[:3]))
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, f.Free)
	x.launch = func() error { return f.Run(pe.Stream()) }
	x.fill = func(ctx context.Context, seed uint64) error {
		for i := range 3 {
			if err := m[i].CopyFrom(ctx, numbers(seed, i, n)); err != nil {
				return err
			}
		}
		return nil
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, n)
		if err := m[3].CopyTo(ctx, got); err != nil {
			return err
		}
		q, k, v := numbers(seed, 0, n), numbers(seed, 1, n), numbers(seed, 2, n)
		rows := batch * heads * tokens
		for row := 0; row < rows; row += max(rows/sampled, 1) {
			first, seen := row/tokens*tokens, tokens
			if causal {
				seen = row%tokens + 1
			}
			if err := compare(row, got, q, k[first*head:(first+seen)*head], v[first*head:(first+seen)*head], head); err != nil {
				return err
			}
		}
		return nil
	}
	return x, nil
}

// compare compares a row of a result with attention of the query in the same row of q.
func compare(row int, got, q, k, v []gpu.BFloat16, head int) error {
	for i, want := range attend(q[row*head:(row+1)*head], k, v) {
		if err := differs("element", row, i, got[row*head+i], want, 1); err != nil {
			return err
		}
	}
	return nil
}

// attend computes attention of one query.
func attend(q, k, v []gpu.BFloat16) []float64 {
	head := len(q)
	total, sums := 0.0, make([]float64, head)
	for key := range len(k) / head {
		score := 0.0
		for i := range head {
			score += float64(q[i].Float32()) * float64(k[key*head+i].Float32())
		}
		weight := math.Exp(score / math.Sqrt(float64(head)))
		total += weight
		for i := range sums {
			sums[i] += weight * float64(v[key*head+i].Float32())
		}
	}
	for i := range sums {
		sums[i] /= total
	}
	return sums
}

// NewRing opens the benchmark of attention of sequences that are spread over the PEs: heads of head
// elements, and tokens in all.
func NewRing(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openRing, keys: []string{"batch", "heads", "tokens", "head", "causal"}}, nil
}

func openRing(pe *gpurt.PE, p control.Params) (*prepared, error) {
	batch, heads, head, me := int(p["batch"]), int(p["heads"]), int(p["head"]), pe.MyPE()
	each := int(p["tokens"]) / pe.NumPEs()
	s := attention.Shape{Batch: batch, Heads: heads, KVHeads: heads, Queries: each, Keys: each, Causal: p["causal"] != 0}
	r, err := attention.NewRing(pe, s, head)
	if err != nil {
		return nil, err
	}
	n := batch * heads * each * head
	// A PE's numbers are queries, then keys, then values.
	of := func(seed uint64, pe, which int) []gpu.BFloat16 { return numbers(seed, 3*pe+which, n) }
	x := &prepared{launch: r.Run, free: []func() error{r.Free}}
	x.fill = func(ctx context.Context, seed uint64) error {
		if err := r.Queries.CopyFrom(ctx, of(seed, me, 0)); err != nil {
			return err
		}
		return r.Own().CopyFrom(ctx, append(of(seed, me, 1), of(seed, me, 2)...))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, n)
		if err := r.Out.CopyTo(ctx, got); err != nil {
			return err
		}
		q, rows := of(seed, me, 0), batch*heads*each
		k, v := make([][]gpu.BFloat16, pe.NumPEs()), make([][]gpu.BFloat16, pe.NumPEs())
		for other := range k {
			k[other], v[other] = of(seed, other, 1), of(seed, other, 2)
		}
		for row := 0; row < rows; row += max(rows/sampled, 1) {
			var keys, values []gpu.BFloat16
			at := row / each * each
			for other := range k {
				for token := range each {
					if !s.Causal || r.Position(other, token) <= r.Position(me, row%each) {
						keys = append(keys, k[other][(at+token)*head:(at+token+1)*head]...)
						values = append(values, v[other][(at+token)*head:(at+token+1)*head]...)
					}
				}
			}
			if err := compare(row, got, q, keys, values, head); err != nil {
				return err
			}
		}
		return nil
	}
	return x, nil
}
