package pairs

import (
	"errors"
	"flag"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

var sanitized = flag.String("sanitized", "", "the kernels are sanitized, by the overlay of a test of internal/build; run `all` pairs or a sample")

// TestSanitizerReportsMistakes runs each mistake with sanitized kernels, until a seed of 10 shows
// it, on the back end check, which then looks for nothing itself. Where a hook spins depends on
// addresses, so others may be found as well.
func TestSanitizerReportsMistakes(t *testing.T) {
	unlessSanitized(t)
	families := map[string]bool{}
	for _, p := range all() {
		family, _, _ := strings.Cut(p.name, "/")
		if !p.found(bySanitizer) || *sanitized != "all" && families[family] {
			continue
		}
		families[family] = true
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
		seeds := uint64(1)
		switch {
		case *sanitized == "all":
			seeds = 20
		case p.name == "Sibling":
			seeds = 20 // any thread may perform the operation of its group
		}
		t.Run(p.name, func(t *testing.T) {
			for seed := range seeds {
				if _, err := p.run(t.Context(), p.right, gpurt.Check, seed+1); err != nil {
					t.Fatalf("seed %d: %v", seed+1, err)
				}
			}
		})
	}
}

func unlessSanitized(t *testing.T) {
	if *sanitized == "" {
		t.Skip("TestSanitizedPairs of internal/build runs this test, with sanitized kernels")
	}
}
