package build

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
)

// TestAnInterruptLeavesNoHalfABuild interrupts the build of a program at steps that a seed draws:
// while packages are listed and loaded, kernels compiled, files generated, and the program built.
// It ends each time with that cause. Generated files are there all or not at all, no program and
// no folder is left, and the next build succeeds.
func TestAnInterruptLeavesNoHalfABuild(t *testing.T) {
	if testing.Short() {
		t.Skip("builds programs")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	fresh := func() (dir string) {
		dir = t.TempDir()
		if err := usermod.Write(dir, "example.com/user", root); err != nil {
			t.Fatal(err)
		}
		for name, text := range map[string]string{
			"kernel.go": "package main\n\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n\n//gpu:kernel\nfunc Wipe(t *gpu.Thread, x []int32) {\n\tfor i := range t.Grid().Stride(len(x)) {\n\t\tx[i] = 0\n\t}\n}\n",
			"main.go":   "package main\n\nfunc main() {}\n",
		} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		return dir
	}
	build := func(ctx context.Context, dir string) error {
		env := append(os.Environ(), "GOPROXY=off", "GOFLAGS=-mod=mod -ldflags=-w", "GOWORK=off", "CGO_ENABLED=0")
		_, err := BuildProgram(ctx, ProgramOptions{Options: Options{Go: Go{Dir: dir, Env: env, Stderr: io.Discard}}, Out: "prog"}, ".")
		return err
	}
	// files are those in a folder that the build has made.
	files := func(dir string) (made []string) {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if n := e.Name(); strings.Contains(n, "gpuc_") || n == "prog" {
				made = append(made, n)
			}
		}
		return made
	}
	whole := faultcount.NewInterrupted(t.Context(), 0)
	dir := fresh()
	if err := build(whole, dir); err != nil {
		t.Fatal(err)
	}
	all := files(dir)
	if whole.Looks() < 10 || len(all) < 3 {
		t.Fatalf("%d looks, files %v", whole.Looks(), all)
	}
	var n faultcount.Counts
	rng := rand.New(rand.NewPCG(1, 2))
	for range 24 / faultcount.Step(8) {
		// The last looks may come when the go command has done its work.
		at := 1 + rng.IntN(whole.Looks()-4)
		dir := fresh()
		err := build(faultcount.NewInterrupted(t.Context(), at), dir)
		n.Injected++
		if errors.Is(err, context.Canceled) {
			n.Named++
		} else {
			t.Errorf("interrupted at look %d of %d: error %v", at, whole.Looks(), err)
		}
		if got := files(dir); len(got) > 0 && !cmp.Equal(got, all[:len(all)-1]) {
			t.Errorf("interrupted at look %d: files %v, want all of %v but the program, or none", at, got, all)
		}
		if left, _ := filepath.Glob(filepath.Join(tmp, "gpuc-*")); len(left) > 0 {
			t.Errorf("interrupted at look %d: left behind: %v", at, left)
		}
		if at%4 == 0 {
			if err := build(t.Context(), dir); err != nil || !cmp.Equal(files(dir), all) {
				t.Errorf("interrupted at look %d: the next build: %v, files %v", at, err, files(dir))
			}
		}
	}
	faultcount.Row(t, "the build of a program is interrupted", n)
}
