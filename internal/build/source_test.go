package build

import (
	"os"
	"path/filepath"
	"testing"
)

func TestNameConstraint(t *testing.T) {
	for name, want := range map[string]string{
		"ring.go":             "",
		"ring_linux.go":       "linux",
		"ring_arm64.go":       "arm64",
		"ring_linux_amd64.go": "linux && amd64",
		"linux.go":            "",
		"ring_unix.go":        "",
		"ring_cuda.go":        "",
		"a_windows_b.go":      "",
	} {
		if got := nameConstraint(name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
}

func TestReadSourcesJoinsConstraints(t *testing.T) {
	dir := t.TempDir()
	for name, src := range map[string]string{
		"a.go":       "//go:build linux || darwin\n\npackage p\n",
		"b_amd64.go": "package p\n\n// F does.\n//\n//gpu:kernel\nfunc F() {}\n",
	} {
		f := filepath.Join(dir, name)
		if err := os.WriteFile(f, []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	info, err := readSources([]string{filepath.Join(dir, "a.go"), filepath.Join(dir, "b_amd64.go")})
	if err != nil {
		t.Fatal(err)
	}
	if want := "(linux || darwin) && amd64"; info.Constraint != want {
		t.Errorf("constraint: got %q, want %q", info.Constraint, want)
	}
	if got, want := info.Docs["F"], "F does.\n"; got != want {
		t.Errorf("doc: got %q, want %q", got, want)
	}
}
