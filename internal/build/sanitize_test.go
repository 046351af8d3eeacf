package build

import (
	"os"
	"os/exec"
	"testing"
)

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
	cmd := exec.CommandContext(t.Context(), "go", "test", "-overlay", file, "-run", "Sanitizer", ".", "-sanitized")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
