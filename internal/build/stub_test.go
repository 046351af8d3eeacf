package build

import (
	"flag"
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"
)

var update = flag.Bool("update", false, "rewrite golden files")

// loadStub type-checks the kernels in dir and returns what their stub needs.
func loadStub(t *testing.T, dir string) *stub {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Dir:  dir,
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedDeps,
	}, ".")
	if err != nil {
		t.Fatal(err)
	}
	p := pkgs[0]
	for _, e := range p.Errors {
		t.Fatal(e)
	}
	s := &stub{Pkg: p.Types, Declared: p.Types.Scope().Names(), Checksum: "c0ffee", Signatures: map[string]string{}}
	for i, f := range p.Syntax {
		n := len(s.Kernels)
		for _, d := range f.Decls {
			if fd, ok := d.(*ast.FuncDecl); ok && fd.Doc != nil && slices.ContainsFunc(fd.Doc.List, func(c *ast.Comment) bool {
				return strings.HasPrefix(c.Text, kernelDirective)
			}) {
				k := p.TypesInfo.Defs[fd.Name].(*types.Func)
				s.Kernels = append(s.Kernels, k)
				s.Signatures[k.Name()] = "parameters of " + k.Name()
			}
		}
		if len(s.Kernels) > n {
			s.Sources = append(s.Sources, filepath.Base(p.GoFiles[i]))
		}
	}
	var files []string
	for _, f := range s.Sources {
		files = append(files, filepath.Join(dir, f))
	}
	info, err := readSources(files)
	if err != nil {
		t.Fatal(err)
	}
	s.Docs, s.Constraint = info.Docs, info.Constraint
	return s
}

// TestStub compares generated files with the golden ones; TestStubsCompile
// compiles those.
func TestStub(t *testing.T) {
	for _, c := range []struct {
		dir, golden string
		change      func(*stub)
	}{
		{dir: "handles", golden: "handles"},
		{dir: "structs", golden: "structs"},
		{dir: "names", golden: "names"},
		{dir: "tagged", golden: "tagged"},
		{dir: "handles", golden: "failed", change: func(s *stub) { s.Failed = `kernels of "handles" did not compile` }},
		{dir: "tagged", golden: "archive", change: func(s *stub) { s.ArchiveHash = "a7c" }},
		{dir: "tagged", golden: "cubins", change: func(s *stub) {
			s.Cubins = []cubinFile{{File: "gpuc_kernels_sm_90.cubin", Arch: "sm_90", NVSHMEM: "3.4.5", Checksum: "90"}, {File: "gpuc_kernels_sm_100.cubin", Arch: "sm_100", Checksum: "100"}}
		}},
	} {
		t.Run(c.golden, func(t *testing.T) {
			s := loadStub(t, filepath.Join("testdata", "stub", c.dir))
			if c.change != nil {
				c.change(s)
			}
			got, err := s.generate()
			if err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", "stub", c.golden+".golden")
			if *update {
				if err := os.WriteFile(golden, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), string(got)); d != "" {
				t.Errorf("%s differs (run with -update to accept):\n%s", golden, d)
			}
		})
	}
}
