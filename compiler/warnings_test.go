package compiler

import (
	"context"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// TestEachWarningHasWrongAndRightPrograms: testdata/errors has a kernel that gets each warning of
// kernels, and in the same file kernels that look like it and get none. TestErrors compares the
// messages.
func TestEachWarningHasWrongAndRightPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles all programs with mistakes again")
	}
	files, err := filepath.Glob("testdata/errors/*.go")
	if err != nil {
		t.Fatal(err)
	}
	about := regexp.MustCompile(`^kernel (\w+) `)
	wrong, right := map[diag.Category]int{}, map[diag.Category]int{}
	for _, file := range files {
		p, err := Compile(context.Background(), Options{Pattern: file})
		if err != nil {
			t.Fatal(err)
		}
		if p.Diags.HasErrors() {
			continue // warnings come with kernels that compile
		}
		warned, here := map[string]bool{}, map[diag.Category]bool{}
		for _, d := range p.Diags {
			if m := about.FindStringSubmatch(d.Msg); m != nil && d.Category != "" {
				warned[m[1]], here[d.Category] = true, true
				wrong[d.Category]++
			}
		}
		for c := range here {
			right[c] += len(p.Kernels) - len(warned)
		}
	}
	for _, c := range diag.Categories {
		if c.Name == diag.SymLength {
			continue // the host's, in internal/host
		}
		if wrong[c.Name] == 0 || right[c.Name] == 0 {
			t.Errorf("%s: %d wrong lines, and %d right kernels beside them", c.Name, wrong[c.Name], right[c.Name])
		}
	}
}
