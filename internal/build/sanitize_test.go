package build

import (
	"flag"
	"os"
	"os/exec"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

var allPairs = flag.Bool("pairs", false, "run all sanitized pairs, which takes minutes")

// TestSanitizedPairs runs the tests of testsuite/pairs that need sanitized kernels.
func TestSanitizedPairs(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a program")
	}
	const dir = "../../testsuite/pairs"
	ov, err := newOverlay()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(ov.remove)
	for _, pattern := range []string{".", "./async"} {
		g, err := Generate(t.Context(), Options{Go: Go{Dir: dir, Env: os.Environ()}, Sanitize: true, DryRun: true}, pattern)
		if err != nil || g.Diags.HasErrors() {
			t.Fatalf("%v %v", err, g.Diags)
		}
		if err := ov.addArtifact(g, nil); err != nil {
			t.Fatal(err)
		}
	}
	file, err := ov.file()
	if err != nil {
		t.Fatal(err)
	}
	which := "sample"
	if *allPairs {
		which = "all"
	}
	cmd := exec.CommandContext(t.Context(), "go", "test", "-overlay", file, "-run", "Sanitizer", "-timeout", "60m", ".", "-sanitized="+which)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestSanitizedKernelToCubin takes a kernel with its hooks through NVIDIA's libraries.
func TestSanitizedKernelToCubin(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	g, err := Generate(t.Context(), Options{Go: Go{Dir: "../../examples/ring"}, Sanitize: true, DryRun: true}, ".")
	if err != nil || g.Diags.HasErrors() {
		t.Fatalf("%v %v", err, g.Diags)
	}
	res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, "sm_90"), false, nil)
	if err != nil {
		t.Fatal(err)
	}
	stats, err := g.Stats(t.Context(), tc, res.Image)
	if err != nil {
		t.Fatal(err)
	}
	// With its hooks the kernel has some thousand instructions, and must still fit a block.
	if len(stats) != 1 || stats[0].Kernel != "Shift" || stats[0].Instructions < 2000 || stats[0].Registers > 128 {
		t.Errorf("resources of Shift: %+v", stats)
	}
	if k := g.Manifest.Kernels[0]; k.Unsanitized || !g.Manifest.Sanitized {
		t.Errorf("the manifest says that Shift is not sanitized: %+v", k)
	}
}
