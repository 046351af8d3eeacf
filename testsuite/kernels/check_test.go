package kernels_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// TestNothingReported runs small tests on the back end check, in the ways of older and of newer
// targets: it gives the same results, and finds no mistake in any kernel.
func TestNothingReported(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	again.OnCheck(t, "^Test(Small|ProductsUnderSeeds)", 1, 2)
}
