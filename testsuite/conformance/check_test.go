package conformance_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// TestNothingReportedOnConformance runs the conformance tests on the back end check: it gives
// the same results, and finds no mistake in any kernel.
func TestNothingReportedOnConformance(t *testing.T) {
	names := "^Test(SourceReuse|PeerMemory|Printf|Faults)$"
	if !testing.Short() {
		names = "."
	}
	again.OnCheck(t, names)
}
