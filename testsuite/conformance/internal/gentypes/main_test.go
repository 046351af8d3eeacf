package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGeneratedFilesAreCurrent compares the kernels in the repository with what
// their templates give now.
func TestGeneratedFilesAreCurrent(t *testing.T) {
	for _, pkg := range []string{"collective", "comm", "lang", "transfer"} {
		dir := filepath.Join("..", "..", pkg)
		out := filepath.Join(t.TempDir(), "types.go")
		if err := generate(filepath.Join(dir, "types.go.tmpl"), out); err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(dir, "types.go"))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(got)); d != "" {
			t.Errorf("package %s: types.go is not what go generate writes (-want +got):\n%s", pkg, d)
		}
	}
}

func TestBadTemplate(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "x.tmpl"), filepath.Join(dir, "x.go")
	for _, text := range []string{"{{range .Elems}}", "package x\nfunc {"} {
		if err := os.WriteFile(from, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := generate(from, to); err == nil {
			t.Errorf("generate from %q gave no error", text)
		}
		if _, err := os.Stat(to); err == nil {
			t.Errorf("generate from %q wrote a file", text)
		}
	}
}
