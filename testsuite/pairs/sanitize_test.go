package pairs

import (
	"errors"
	"flag"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

var sanitized = flag.Bool("sanitized", false, "the kernels are sanitized, by the overlay of a test of internal/build")

// TestSanitizerReportsMistakes runs each mistake once, with sanitized kernels, on the back end
// check, which then looks for nothing itself.
func TestSanitizerReportsMistakes(t *testing.T) {
	unlessSanitized(t)
	for _, p := range all() {
		t.Run(p.name, func(t *testing.T) {
			_, err := p.run(t.Context(), p.wrong, gpurt.Check, 1)
			var found *fault.Error
			if got := errors.As(err, &found) && found.Kind == fault.Access; got != p.found(bySanitizer) {
				t.Errorf("found: %v, want %v: %v", got, p.found(bySanitizer), err)
			}
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
