package kernels_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// TestNothingReported runs small tests on the back end check, which takes the way of targets that
// copy at once: it gives the same results, and finds no mistake in any kernel.
func TestNothingReported(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	again.OnCheck(t, "^TestSmall")
}
