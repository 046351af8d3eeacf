package repocheck

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// platforms are those on which users build, beside that of continuous integration, which
// compiles everything: one for each operating system and each processor.
var platforms = []string{"linux/arm64", "darwin/arm64", "windows/amd64"}

// TestSourceFitsEveryPlatform checks the types of what users build, and of the tests, as each
// platform's compiler does, in a tenth of its time: of the standard library and other modules it
// reads the declarations alone.
func TestSourceFitsEveryPlatform(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the standard library for each platform")
	}
	top, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range platforms {
		t.Run(p, func(t *testing.T) {
			goos, goarch, _ := strings.Cut(p, "/")
			pkgs, err := packages.Load(&packages.Config{
				Context: t.Context(),
				Dir:     top,
				Env:     append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch),
				Tests:   true,
				Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedModule | packages.NeedImports |
					packages.NeedDeps | packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax,
				ParseFile: func(fset *token.FileSet, name string, src []byte) (*ast.File, error) {
					f, err := parser.ParseFile(fset, name, src, parser.SkipObjectResolution)
					if f != nil && !strings.HasPrefix(name, top+string(filepath.Separator)) {
						dropBodies(f)
					}
					return f, err
				},
			}, "./...")
			if err != nil {
				t.Fatal(err)
			}
			ours := 0
			packages.Visit(pkgs, nil, func(p *packages.Package) {
				if p.Module == nil || p.Module.Path != modulePath || strings.HasSuffix(p.ID, ".test") { // which the go command writes
					return
				}
				ours++
				for _, err := range p.Errors {
					t.Error(err)
				}
			})
			if ours < 50 {
				t.Errorf("%d packages of this module", ours)
			}
		})
	}
}

// dropBodies leaves the declarations of functions. A generic function has to have a body.
func dropBodies(f *ast.File) {
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Type.TypeParams == nil && fn.Recv == nil && fn.Name.Name != "init" && fn.Name.Name != "main" {
			fn.Body = nil
		} else if ok && fn.Body != nil {
			fn.Body.List = nil
		}
	}
}
