package build

import (
	"flag"
	"os"
	"os/exec"
	"testing"
)

var allPairs = flag.Bool("pairs", false, "run all sanitized pairs, which takes minutes")

// TestSanitizedPairs runs the tests of testsuite/pairs that need sanitized kernels.
func TestSanitizedPairs(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a program")
	}
	const dir = "../../testsuite/pairs"
	g, err := Generate(t.Context(), Options{Go: Go{Dir: dir, Env: os.Environ()}, Sanitize: true, DryRun: true}, ".")
	if err != nil || g.Diags.HasErrors() {
		t.Fatalf("%v %v", err, g.Diags)
	}
	ov, err := newOverlay()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(ov.remove)
	if err := ov.addArtifact(g, nil); err != nil {
		t.Fatal(err)
	}
	file, err := ov.file()
	if err != nil {
		t.Fatal(err)
	}
	which := "sample"
	if *allPairs {
		which = "all"
	}
	cmd := exec.CommandContext(t.Context(), "go", "test", "-overlay", file, "-run", "Sanitizer", "-timeout", "30m", ".", "-sanitized="+which)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
