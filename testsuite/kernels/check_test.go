package kernels_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// TestNothingReported runs tests on the back end check: it gives the same results, and finds no mistake in
// any kernel. Small ones run in the ways of older and of newer targets, others as for newer targets.
func TestNothingReported(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	again.OnCheck(t, "^Test(Small|ProductsUnderSeeds)", 1, 2)
	again.OnCheck(t, "^Test(Products|ProductsInClusters|ProductsOfSeveralBlocks)$", 1)
}
