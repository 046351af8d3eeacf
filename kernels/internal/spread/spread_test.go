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

// TestDivide compares Divide and DivideUp with divisions, by powers of two and others.
func TestDivide(t *testing.T) {
	for b := uint32(1); b < 70; b++ {
		for _, a := range []uint32{0, 1, b - 1, b, b + 1, 1000, 1<<31 - 1} {
			if got := spread.Divide(a, b); got != a/b {
				t.Errorf("%d/%d is %d, want %d", a, b, got, a/b)
			}
			if got, want := spread.DivideUp(int(a), int(b)), (int(a)+int(b)-1)/int(b); got != want {
				t.Errorf("%d/%d rounded up is %d, want %d", a, b, got, want)
			}
		}
	}
}
