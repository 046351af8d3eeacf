package load_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/lower"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
)

// write makes files below a new directory of this module, so that they can
// import package gpu, and returns the directory; git ignores it.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	if err := os.MkdirAll("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("testdata", "tmp")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(strings.ReplaceAll(text, "DIR", "github.com/gpuc-go/gpuc/compiler/internal/load/"+filepath.ToSlash(dir))), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	return abs
}

func newLoader(t *testing.T, cfg load.Config) *load.Loader {
	t.Helper()
	l, err := load.New(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func build(t *testing.T, l *load.Loader) *load.Program {
	t.Helper()
	p, err := l.Build(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const kernelFile = `package kernels

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Scale is a kernel.
//
//gpu:kernel maxthreads=128 minblocks=2
//gpu:noalias y
//gpu:fp strict
func Scale(t *gpu.Thread, a float32, y []float32) {
	y[0] *= a
}
`

const hostFile = `package kernels

import "fmt"

func host() error {
	k, err := LoadKernels(3)
	fmt.Println(k.Scale())
	return err
}
`

// TestStubIsMadeFromSignatures checks that code which uses the generated file
// type-checks before it exists, and that a stale one is not read.
func TestStubIsMadeFromSignatures(t *testing.T) {
	dir := write(t, map[string]string{
		"a.go": kernelFile, "host.go": hostFile,
		load.StubFile: "package kernels\n\nfunc LoadKernels() Stale {}\n",
	})
	var got []string
	l := newLoader(t, load.Config{
		Dir: dir, StubImports: []string{"errors"},
		Stub: func(p *load.Package) ([]byte, error) {
			for _, k := range p.Kernels {
				got = append(got, k.Func.FullName()+" "+k.Func.Signature().String())
			}
			return []byte(`package kernels

import "errors"

type Kernels struct{}

func LoadKernels(n int) (*Kernels, error) { return nil, errors.New("none") }

func (*Kernels) Scale() int { return 1 }
`), nil
		},
	})
	p := build(t, l)
	if len(p.Diags) > 0 || len(p.Broken) > 0 {
		t.Errorf("diagnostics %v, broken %v", p.Diags, p.Broken)
	}
	if len(got) != 1 || !strings.HasPrefix(got[0], p.ImportPath+".Scale func(t *github.com/gpuc-go/gpuc/dsl/gpu.Thread, a float32") {
		t.Errorf("Stub got the kernels %q", got)
	}
	k := p.Kernels[0]
	if k.Desc.Info.MaxThreads != 128 || k.Desc.Info.MinBlocks != 2 || !k.Desc.StrictFP || !cmp.Equal(k.Desc.NoAlias, []int{1}) || k.SSA == nil {
		t.Errorf("kernel %+v", k)
	}
}

// TestTypeErrorsStayWithTheirFunction checks that ill-typed host code does not
// keep go/ssa from being built.
func TestTypeErrorsStayWithTheirFunction(t *testing.T) {
	dir := write(t, map[string]string{"a.go": kernelFile, "host.go": hostFile})
	p := build(t, newLoader(t, load.Config{Dir: dir}))
	if p.Diags.HasErrors() {
		t.Error(p.Diags.Err())
	}
	if len(p.Broken) != 1 || p.SSA == nil || p.Kernels[0].SSA.Blocks == nil {
		t.Errorf("broken %v, SSA %v", p.Broken, p.SSA)
	}
}

// TestHelpersAreReadAsSource checks which packages are read: those that reach
// package gpu at once, others when a kernel calls them.
func TestHelpersAreReadAsSource(t *testing.T) {
	dir := write(t, map[string]string{
		"a.go":            strings.Replace(kernelFile, "y[0] *= a", "y[0] = pure.Half(a)\n\tdevice.First(t, y)", 1) + "\n",
		"pure/pure.go":    "package pure\n\n// Half halves.\nfunc Half(x float32) float32 { return x / 2 }\n",
		"device/d.go":     "package device\n\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n\n// First is called by kernels.\nfunc First(t *gpu.Thread, y []float32) { y[0] = 1 }\n",
		"unrelated/un.go": "package unrelated\n",
	})
	text, err := os.ReadFile(filepath.Join(dir, "a.go"))
	if err != nil {
		t.Fatal(err)
	}
	prefix := "github.com/gpuc-go/gpuc/compiler/internal/load/testdata/" + filepath.Base(dir)
	imports := `import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"` + prefix + `/device"
	"` + prefix + `/pure"
)`
	if err := os.WriteFile(filepath.Join(dir, "a.go"), []byte(strings.Replace(string(text), `import "github.com/gpuc-go/gpuc/dsl/gpu"`, imports, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	l := newLoader(t, load.Config{Dir: dir})
	p := build(t, l)
	if p.Diags.HasErrors() {
		t.Fatal(p.Diags.Err())
	}
	if !p.ReadAsSource(prefix+"/device") || p.ReadAsSource(prefix+"/pure") {
		t.Errorf("source: device %v, pure %v", p.ReadAsSource(prefix+"/device"), p.ReadAsSource(prefix+"/pure"))
	}
	res := subset.Check(p, lower.Known)
	if diff := cmp.Diff([]string{prefix + "/pure"}, res.Missing); diff != "" {
		t.Fatalf("missing (-want +got):\n%s", diff)
	}
	if !l.AddSource(res.Missing) || l.AddSource(res.Missing) {
		t.Error("AddSource does not tell new packages from known ones")
	}
	p = build(t, l)
	res = subset.Check(p, lower.Known)
	if res.Diags.HasErrors() || len(res.Missing) > 0 {
		t.Errorf("then missing %v, %v", res.Missing, res.Diags)
	}
	var files []string
	for _, f := range p.DependsOn(res.Reached) {
		files = append(files, f.Base())
	}
	if diff := cmp.Diff([]string{"a.go"}, files); diff != "" {
		t.Errorf("depends on (-want +got):\n%s", diff)
	}
}

// TestDependsOnFollowsConstantsTypesAndTables checks that the sources of an artifact
// are those that change it.
func TestDependsOnFollowsConstantsTypesAndTables(t *testing.T) {
	dir := write(t, map[string]string{
		"a.go":    strings.Replace(kernelFile, "y[0] *= a", "y[0] = size * help(pair{}.x) * table[0]", 1),
		"b.go":    "package kernels\n\nconst (\n\tbase = 1\n\tsize = base * scale\n)\n\nfunc help(x float32) float32 { return x }\n",
		"c.go":    "package kernels\n\nconst scale = 3\n",
		"d.go":    "package kernels\n\ntype pair struct{ x, y float32 }\n",
		"e.go":    "package kernels\n\nvar table = [...]float32{1, 2}\n",
		"host.go": "package kernels\n\nvar other = 1\n\nfunc host() {}\n",
	})
	p := build(t, newLoader(t, load.Config{Dir: dir}))
	if p.Diags.HasErrors() {
		t.Fatal(p.Diags.Err())
	}
	var files []string
	for _, f := range p.DependsOn(subset.Check(p, lower.Known).Reached) {
		files = append(files, f.Base())
	}
	if diff := cmp.Diff([]string{"a.go", "b.go", "c.go", "d.go", "e.go"}, files); diff != "" {
		t.Errorf("depends on (-want +got):\n%s", diff)
	}
}

// TestEnvironmentProblemsAreErrors checks what is no matter of the source.
func TestEnvironmentProblemsAreErrors(t *testing.T) {
	dir := write(t, map[string]string{"a/a.go": "package a\n", "b/b.go": "package b\n", "empty/README": "nothing\n"})
	for _, tt := range []struct{ pattern, want string }{
		{"./...", "matches 2 packages, need one"},
		{"./nowhere", "load ./nowhere: "},
		{"./empty", "load ./empty: "},
	} {
		if _, err := load.New(context.Background(), load.Config{Dir: dir, Pattern: tt.pattern}); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want %q", tt.pattern, err, tt.want)
		}
	}
}

// TestMissingPackagesAreOneError: a module that lacks requirements, or their checksums, is no matter of
// the source either. The first cause is given, and what to do.
func TestMissingPackagesAreOneError(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		requires string
		want     []string
	}{
		"no requirement": {"", []string{"no required module provides package"}},
		"no checksums":   {"require github.com/gpuc-go/gpuc v0.0.0\nreplace github.com/gpuc-go/gpuc => " + root, []string{"missing go.sum entry"}},
	} {
		dir := t.TempDir()
		for file, text := range map[string]string{
			"go.mod":    "module example.org/user\n\ngo 1.26.0\n\n" + tt.requires + "\n",
			"kernel.go": kernelFile,
			"host.go":   "package kernels\n\nimport _ \"github.com/gpuc-go/gpuc/runtime\"\n",
		} {
			if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		l := newLoader(t, load.Config{Dir: dir, Env: append(os.Environ(), "GOWORK=off", "GOFLAGS=")})
		_, err := l.Build(context.Background())
		for _, want := range append(tt.want, "load example.org/user: the go command does not find package ", " more; go mod tidy adds") {
			if err == nil || strings.Count(err.Error(), want) != 1 {
				t.Errorf("%s: error %v, want %q once", name, err, want)
			}
		}
	}
}

// TestTags checks that build tags choose files.
func TestTags(t *testing.T) {
	dir := write(t, map[string]string{
		"a.go": kernelFile,
		"b.go": "//go:build fast\n\n" + strings.ReplaceAll(kernelFile, "Scale", "Fast"),
	})
	for _, tt := range []struct {
		tags []string
		want int
	}{{nil, 1}, {[]string{"fast"}, 2}} {
		p, err := newLoader(t, load.Config{Dir: dir, Tags: tt.tags}).Signatures(context.Background())
		if err != nil || len(p.Kernels) != tt.want {
			t.Errorf("tags %v: %d kernels, %v", tt.tags, len(p.Kernels), err)
		}
	}
}
