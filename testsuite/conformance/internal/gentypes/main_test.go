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
	type output struct{ tmpl, file, by string }
	list := []output{}
	for _, pkg := range []string{"collective", "comm", "lang", "stride", "transfer", "warp", "words"} {
		list = append(list, output{pkg + "/types.go.tmpl", pkg + "/types.go", ""})
	}
	for _, by := range []string{"Sum", "Prod", "Min", "Max", "And", "Or", "Xor"} {
		list = append(list, output{"collective/reduce.go.tmpl", "collective/" + strings.ToLower(by) + "/kernels.go", by})
	}
	top := filepath.Join("..", "..")
	for _, o := range list {
		out := filepath.Join(t.TempDir(), "out.go")
		if err := generate(filepath.Join(top, o.tmpl), out, o.by); err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(top, o.file))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(got)); d != "" {
			t.Errorf("%s is not what go generate writes (-want +got):\n%s", o.file, d)
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
		if err := generate(from, to, ""); err == nil {
			t.Errorf("generate from %q gave no error", text)
		}
		if _, err := os.Stat(to); err == nil {
			t.Errorf("generate from %q wrote a file", text)
		}
	}
}
