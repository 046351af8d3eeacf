package build

import (
	"errors"
	"go/ast"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/google/go-cmp/cmp"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// loadStub type-checks the kernels in dir and returns what their stub needs.
func loadStub(t *testing.T, dir string) *stub {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Dir:  dir,
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports,
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
			s.Sources = append(s.Sources, stubSource{File: filepath.Base(p.GoFiles[i])})
		}
	}
	var files []string
	for _, f := range s.Sources {
		files = append(files, filepath.Join(dir, f.File))
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
	want := golden.Open(t)
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
			s.Cubins = []cubinFile{{File: "gpuc_kernels_sm_90.cubin", Arch: "sm_90", Transport: "nvshmem 3.4.5", Checksum: "90"}, {File: "gpuc_kernels_sm_100.cubin", Arch: "sm_100", Checksum: "100"}}
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
			want.Check(t, c.golden+".go", string(got))
		})
	}
}

// TestStubsCompile compiles every golden file beside its kernels, in a module
// like that of a user.
func TestStubsCompile(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the go command")
	}
	mod := t.TempDir()
	if err := usermod.Write(mod, "example.com/user", "../.."); err != nil {
		t.Fatal(err)
	}
	stubs, err := golden.Read(filepath.Join("testdata", "golden.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	for name, kernels := range map[string]string{
		"handles": "handles", "structs": "structs", "names": "names", "tagged": "tagged", "failed": "handles", "archive": "tagged", "cubins": "tagged",
	} {
		dir := filepath.Join(mod, name)
		if err := os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "stub", kernels))); err != nil {
			t.Fatal(err)
		}
		for file, content := range map[string]string{
			StubFile: stubs[name+".go"], IRFile: "", ManifestFile: "", ArchiveFile: "", "gpuc_kernels_sm_90.cubin": "", "gpuc_kernels_sm_100.cubin": "",
		} {
			if err := os.WriteFile(filepath.Join(dir, file), []byte(content), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	cmd := exec.Command("go", "vet", "./...")
	cmd.Dir = mod
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go vet: %v\n%s", err, out)
	}
}

// TestLinkedSourcesAreNotEmbedded: go build refuses to embed a symbolic link.
func TestLinkedSourcesAreNotEmbedded(t *testing.T) {
	dir := t.TempDir()
	if err := errors.Join(os.WriteFile(filepath.Join(dir, "plain.go"), nil, 0o600), os.Symlink("plain.go", filepath.Join(dir, "linked.go"))); err != nil {
		t.Fatal(err)
	}
	s, f := &stub{}, &stubFile{}
	for _, name := range []string{"linked.go", "plain.go"} {
		s.Sources = append(s.Sources, sourceOf(dir, manifest.Source{File: name, Hash: "hash of " + name}))
	}
	s.embed(f)
	var embeds []string
	for _, e := range f.Embeds {
		embeds = append(embeds, e.File)
	}
	if diff := cmp.Diff([]string{IRFile, ManifestFile, "plain.go"}, embeds); diff != "" {
		t.Errorf("embedded (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]stubSource{{File: "linked.go", Hash: "hash of linked.go"}, {File: "plain.go", Var: sourceVar(1)}}, f.Sources); diff != "" {
		t.Errorf("sources (-want +got):\n%s", diff)
	}
}
