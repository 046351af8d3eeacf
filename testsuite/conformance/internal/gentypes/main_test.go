package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGeneratedFilesAreCurrent compares the kernels in the repository with what
// their templates give now.
func TestGeneratedFilesAreCurrent(t *testing.T) {
	templates, err := filepath.Glob("../../*/*.go.tmpl")
	if err != nil || len(templates) == 0 {
		t.Fatal("no templates", err)
	}
	for _, tmpl := range templates {
		out := filepath.Join(t.TempDir(), "out.go")
		if err := generate(tmpl, out); err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		file := strings.TrimSuffix(tmpl, ".tmpl")
		got, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(got)); d != "" {
			t.Errorf("%s is not what go generate writes (-want +got):\n%s", file, d)
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
