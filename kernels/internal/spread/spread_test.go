package spread_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// TestOwnersHaveTheirShards compares Owner with Shard, for fewer and more things than PEs.
func TestOwnersHaveTheirShards(t *testing.T) {
	for pes := 1; pes < 9; pes++ {
		for n := range 40 {
			for pe := range pes {
				lo, hi := spread.Shard(n, pe, pes)
				for i := lo; i < hi; i++ {
					if got := spread.Owner(i, n, pes); got != pe {
						t.Errorf("thing %d of %d belongs to PE %d of %d, want %d", i, n, got, pes, pe)
					}
				}
			}
		}
	}
}
