package conformance_test

import (
	"bytes"
	"context"
	"flag"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/conformance/warp"
)

// printing is set in a process that only runs the kernel Print.
const printing = "GPUC_TEST_PRINT"

// printed is what the kernel Print prints, its threads' lines sorted.
var printed = []string{
	"",
	"0.1 36.6 2.50 1.234568e+03 H true  false|",
	"100% of it,     7|-7   |00007|+7|f9",
	"inf -inf nan",
	"no verb",
	"thread 1",
	"thread 2",
}

// TestPrintf compares what a kernel prints, in a process of its own, since a GPU
// prints to the standard output of the process.
func TestPrintf(t *testing.T) {
	backend := flag.Lookup("gpuc.backend").Value.String()
	if backend == "" {
		backend = gpurt.Emulator
	}
	if os.Getenv(printing) != "" {
		print(t, backend)
		os.Exit(0) // before go test prints its own
	}
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestPrintf$", "-gpuc.backend="+backend)
	cmd.Env = append(os.Environ(), printing+"=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s%s", err, out, stderr.Bytes())
	}
	lines := strings.Split(string(out), "\n")
	slices.Sort(lines)
	if d := cmp.Diff(printed, lines); d != "" {
		t.Errorf("printed (-want +got):\n%s", d)
	}
}

// print launches the kernel.
func print(t *testing.T, backend string) {
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: backend, PEs: 1}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := warp.LoadKernels(pe)
		if err != nil {
			return err
		}
		in := []float32{0.1, 36.6, 2.5, 1234.5678, 1, 0}
		x, err := gpurt.Alloc[float32](pe, len(in))
		if err != nil {
			return err
		}
		if err := x.CopyFrom(ctx, in); err != nil {
			return err
		}
		if err := k.Print(pe.Stream(), gpurt.Grid(1).Block(3), x, 7, true); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
	if err != nil {
		t.Fatal(err)
	}
}
