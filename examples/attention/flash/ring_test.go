package flash

import (
	"fmt"
	"testing"
)

// TestCausalRingIsBalanced counts the pairs of queries and keys of each PE at each step. All PEs have
// the same, but for the odd token of a PE.
func TestCausalRingIsBalanced(t *testing.T) {
	for _, c := range []struct{ pes, tokens int }{{1, 8}, {2, 8}, {3, 12}, {4, 64}, {8, 9}} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			s := Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: c.tokens, Keys: c.tokens, Causal: true}
			spread, all := s.spread(c.pes), 0
			for step := range c.pes {
				least, most := c.tokens*c.tokens, 0
				for me := range c.pes {
					at := Step{Spread: spread, Me: me, Of: (me - step + c.pes) % c.pes}
					pairs := 0
					for part := range 2 {
						position, _, n := spread.part(me, part)
						for query := range n {
							for keys := range 2 {
								pairs += int(s.span(0, at, position+query, keys).last(1))
							}
						}
					}
					least, most, all = min(least, pairs), max(most, pairs), all+pairs
				}
				if odd := c.tokens % 2 * c.tokens; most-least > odd {
					t.Errorf("step %d: PEs have %d to %d pairs", step, least, most)
				}
			}
			if n := c.pes * c.tokens; all != n*(n+1)/2 {
				t.Errorf("%d pairs, want %d", all, n*(n+1)/2)
			}
		})
	}
}
