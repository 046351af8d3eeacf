package build

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// twoPackages makes a module with two packages of kernels, of which the second uses the launch
// methods of the first. It returns their import paths.
func twoPackages(t *testing.T) (Options, []string) {
	t.Helper()
	mod := t.TempDir()
	if err := usermod.Write(mod, "example.com/user", "../.."); err != nil {
		t.Fatal(err)
	}
	const kernel = "import \"github.com/gpuc-go/gpuc/dsl/gpu\"\n\n//gpu:kernel\nfunc Wipe(t *gpu.Thread, x []int32) { x[t.Grid().Rank()] = 0 }\n"
	for name, text := range map[string]string{
		"a/a.go": "package a\n\n" + kernel,
		"b/b.go": "package b\n\nimport \"example.com/user/a\"\n" + kernel + "\nvar _ = a.LoadKernels\n",
	} {
		file := filepath.Join(mod, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	env := append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "GOPROXY=off")
	return Options{Go: Go{Dir: mod, Env: env}}, []string{"example.com/user/a", "example.com/user/b"}
}

// A package that is written is asked for anew by those that import it.
func TestListedPackagesSeeWhatIsWritten(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles kernels")
	}
	opts, pkgs := twoPackages(t)
	opts, err := opts.Listing(t.Context(), pkgs)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		g, err := Generate(t.Context(), opts, p)
		if err == nil {
			err = g.Diags.Err()
		}
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
	}
}

// With a listing, the go command is not run for each package, and the result is the same.
func TestListedPackagesNeedNoGoCommand(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles kernels")
	}
	plain, pkgs := twoPackages(t)
	if _, err := Generate(t.Context(), plain, pkgs[0]); err != nil {
		t.Fatal(err)
	}
	plain.DryRun = true
	listed, err := plain.Listing(t.Context(), pkgs)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for _, p := range pkgs {
		g, err := Generate(t.Context(), plain, p)
		if err != nil {
			t.Fatal(err)
		}
		want[p] = string(g.IR)
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := Generate(t.Context(), plain, pkgs[0]); err == nil {
		t.Error("there was a go command")
	}
	got := map[string]string{}
	for _, p := range pkgs {
		g, err := Generate(t.Context(), listed, p)
		if err == nil {
			err = g.Diags.Err()
		}
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		got[p] = string(g.IR)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("IR (-asked for each +listed):\n%s", d)
	}
}
