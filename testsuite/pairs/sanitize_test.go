package pairs

import (
	"errors"
	"flag"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

var sanitized = flag.Bool("sanitized", false, "the kernels are sanitized, by the overlay of a test of internal/build")

// TestSanitizerReportsMistakes runs each mistake with sanitized kernels, until a seed of 10 shows
// it, on the back end check, which then looks for nothing itself. Where a hook spins depends on
// addresses, so others may be found as well.
func TestSanitizerReportsMistakes(t *testing.T) {
	unlessSanitized(t)
	for _, p := range all() {
		if !p.found(bySanitizer) {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			var err error
			for seed := range uint64(10) {
				_, err = p.run(t.Context(), p.wrong, gpurt.Check, seed+1)
				if found := (*fault.Error)(nil); errors.As(err, &found) && found.Kind == fault.Access {
					return
				}
			}
			t.Errorf("none of 10 seeds is reported; the last one: %v", err)
		})
	}
}

// TestSanitizerReportsNoTwin does so with the twins, and several seeds.
func TestSanitizerReportsNoTwin(t *testing.T) {
	unlessSanitized(t)
	for _, p := range twins() {
		t.Run(p.name, func(t *testing.T) {
			for seed := range uint64(3) {
				if _, err := p.run(t.Context(), p.right, gpurt.Check, seed+1); err != nil {
					t.Fatalf("seed %d: %v", seed+1, err)
				}
			}
		})
	}
}

func unlessSanitized(t *testing.T) {
	if !*sanitized {
		t.Skip("TestSanitizedPairs of internal/build runs this test, with sanitized kernels")
	}
}
