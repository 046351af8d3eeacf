package examples_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/examples/attention/attention"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestAttentionShapes runs attention with both sizes of heads: full and causal, with heads that
// share keys and values in all ways, and sequences that end at tiles, before and behind.
func TestAttentionShapes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for _, s := range []attention.Shape{
			{Batch: 1, Heads: 2, KVHeads: 1, Queries: 65, Keys: 129},
			{Batch: 2, Heads: 2, KVHeads: 2, Queries: 64, Keys: 128, Causal: true},
			{Batch: 1, Heads: 3, KVHeads: 1, Queries: 70, Keys: 63, Causal: true},
			{Batch: 1, Heads: 1, KVHeads: 1, Queries: 1, Keys: 150, Causal: true},
			{Batch: 1, Heads: 1, KVHeads: 1, Queries: 100, Keys: 20, Causal: true}, // most queries see no key
		} {
			for _, head := range []int{64, 128} {
				if err := attention.Run(pe.Context(), pe.PE, s, head); err != nil {
					pe.Errorf("%+v, heads of %d: %v", s, head, err)
				}
			}
		}
	})
}
