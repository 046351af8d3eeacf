package layer

import (
	"context"
	"math"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/attention/attention"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// NewAttention opens the benchmark of attention of one sequence on each PE: heads of head elements,
// and as many keys as queries.
func NewAttention(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openAttention, keys: []string{"heads", "tokens", "head", "causal"}}, nil
}

func openAttention(pe *gpurt.PE, p control.Params) (*prepared, error) {
	heads, tokens, head, causal := int(p["heads"]), int(p["tokens"]), int(p["head"]), p["causal"] != 0
	n := heads * tokens * head
	x := &prepared{}
	var m [4]*gpurt.Buffer[gpu.BFloat16] // queries, keys, values and the result
	for i := range m {
		var err error
		if m[i], err = gpurt.Alloc[gpu.BFloat16](pe, n); err != nil {
			return nil, err
		}
		x.free = append(x.free, m[i].Free)
	}
	s := attention.Shape{Batch: 1, Heads: heads, KVHeads: heads, Queries: tokens, Keys: tokens, Causal: causal}
	var err error
	if x.launch, err = attention.Prepare(pe, s, head, m[3], [3]*gpurt.Buffer[gpu.BFloat16](m[:3])); err != nil {
		return nil, err
	}
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
		for row := 0; row < heads*tokens; row += max(heads*tokens/sampled, 1) {
			first, seen := row/tokens*tokens, tokens
			if causal {
				seen = row%tokens + 1
			}
			total, sums := 0.0, make([]float64, head)
			for key := first; key < first+seen; key++ {
				score := 0.0
				for i := range head {
					score += float64(q[row*head+i].Float32()) * float64(k[key*head+i].Float32())
				}
				weight := math.Exp(score / math.Sqrt(float64(head)))
				total += weight
				for i := range sums {
					sums[i] += weight * float64(v[key*head+i].Float32())
				}
			}
			for i, sum := range sums {
				if err := differs("element", row, i, got[row*head+i], sum/total, 1); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return x, nil
}
