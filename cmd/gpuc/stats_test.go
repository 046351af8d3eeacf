package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

var updateStats = flag.Bool("stats.update", false, "write the instruction counts in docs/fused.md")

// statsBlock is a block of instruction counts of the kernels of packages.
var statsBlock = regexp.MustCompile("(?s)<!-- stats: ([^\n]*) -->\n```text\n.*?```\n")

// TestInstructionCountsAreThoseOfTheKernels compares the counts in docs/fused.md with what gpuc
// inspect says.
func TestInstructionCountsAreThoseOfTheKernels(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles kernels, by the first set of libraries alone")
	}
	chaintest.Toolchain(t, toolchain.DeviceLib, toolchain.Disassemble)
	root := filepath.Join("..", "..")
	file := filepath.Join(root, "docs", "fused.md")
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
	if *updateStats {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(want, string(text)); d != "" {
		t.Errorf("%s is not what the kernels are; run go test ./cmd/gpuc -run InstructionCounts -stats.update (-want +got):\n%s", file, d)
	}
}

// counts returns a line for each kernel of the packages.
func counts(t *testing.T, packages []string) string {
	t.Helper()
	var all strings.Builder
	w := tabwriter.NewWriter(&all, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "kernel\tinstructions\tregisters\tspilled\ttensor instructions")
	for _, pkg := range packages {
		cmd := exec.CommandContext(t.Context(), filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], "gpuc"), "inspect", "-arch", "sm_90a", "-stats", "-json", "./"+filepath.Join("..", "..", pkg))
		var log strings.Builder
		cmd.Stderr = &log
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("gpuc inspect %s: %v\n%s", pkg, err, log.String())
		}
		var stats struct{ Kernels []build.KernelStats }
		if err := json.Unmarshal(out, &stats); err != nil {
			t.Fatalf("gpuc inspect %s: %v", pkg, err)
		}
		for _, k := range stats.Kernels {
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
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	return all.String()
}
