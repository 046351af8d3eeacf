package build

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// statsBlock is a block of instruction counts of the kernels of packages.
var statsBlock = regexp.MustCompile("(?s)<!-- stats: ([^\n]*) -->\n```text\n.*?```\n")

// TestInstructionCountsAreThoseOfTheKernels compares the counts in docs/fused.md with those of the
// machine code, which gpuc inspect prints.
func TestInstructionCountsAreThoseOfTheKernels(t *testing.T) {
	if testing.Short() {
		t.Skip("the counts are those of the first set of libraries")
	}
	file := filepath.Join("..", "..", "docs", "fused.md")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !statsBlock.Match(text) {
		t.Fatalf("%s has no block of instruction counts", file)
	}
	want := statsBlock.ReplaceAllStringFunc(string(text), func(block string) string {
		packages := statsBlock.FindStringSubmatch(block)[1]
		return fmt.Sprintf("<!-- stats: %s -->\n```text\n%s```\n", packages, counts(t, strings.Fields(packages)))
	})
	if *golden.Update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(want, string(text)); d != "" {
		t.Errorf("%s is not what the kernels are; run make golden (-want +got):\n%s", file, d)
	}
}

// counts returns a line for each kernel of the packages.
func counts(t *testing.T, packages []string) string {
	t.Helper()
	var all strings.Builder
	w := tabwriter.NewWriter(&all, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "kernel\tinstructions\tregisters\tspilled\ttensor instructions")
	for _, pkg := range packages {
		machineCode(t, "./"+pkg, map[string]bool{"sm_90a": true}, func(c code, _ bool) {
			for _, k := range c.stats {
				tensor := "none"
				for i, p := range k.Tensor {
					if i == 0 {
						tensor = fmt.Sprintf("%d %s", p.Count, p.Name)
					} else {
						tensor += fmt.Sprintf(", %d %s", p.Count, p.Name)
					}
				}
				fmt.Fprintf(w, "%s.%s\t%d\t%d\t%d\t%s\n", pkg, k.Kernel, k.Instructions, k.Registers, k.LocalStores, tensor)
			}
		})
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	return all.String()
}
