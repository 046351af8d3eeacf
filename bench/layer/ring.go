package layer

import (
	"context"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/attention/attention"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

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
			want := attend(q[row*head:(row+1)*head], keys, values)
			for i := range want {
				if err := differs("element", row, i, got[row*head+i], want[i], 1); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return x, nil
}
