// Package gotests finds functions in the tests of the Go distribution that can be
// called with made-up arguments, and writes kernels that call them, so that what
// the compiler makes of them can be compared with what Go does. The files are read
// from the installation of Go when the test runs; none is part of this project.
//
// The comparison itself is a test of package compiler (compiler/gotests_test.go); what
// it starts is in package runner. Start reading at Files and Functions.
package gotests

import (
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Roots are the folders with tests below GOROOT. An installation need not have all.
var Roots = []string{"src/cmd/compile/internal/test", "test"}

// File is a file of Go's tests as a package of its own.
type File struct {
	Name    string // below GOROOT, with slashes
	Imports []string

	text   string
	fset   *token.FileSet
	syntax *ast.File
	gone   map[string]bool // names that the package is to do without
}

// ErrNoTests says that an installation of Go comes without its tests.
var ErrNoTests = errors.New("this installation of Go has none of the folders with its tests")

// Files returns the files below Roots that are Go for this platform and stand for
// themselves. only, if not nil, chooses by name.
func Files(goroot string, only func(name string) bool) ([]File, error) {
	var files []File
	found := false
	for _, root := range Roots {
		err := filepath.WalkDir(filepath.Join(goroot, filepath.FromSlash(root)), func(name string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() || !strings.HasSuffix(name, ".go") {
				return nil
			}
			rel, err := filepath.Rel(goroot, name)
			if err != nil {
				return err
			}
			rel = filepath.ToSlash(rel)
			found = true
			if only != nil && !only(rel) {
				return nil
			}
			f, err := read(name, rel)
			if f != nil {
				files = append(files, *f)
			}
			return err
		})
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("read the tests of Go: %w", err)
		}
	}
	if !found {
		return nil, fmt.Errorf("%w: %s below %s", ErrNoTests, strings.Join(Roots, ", "), goroot)
	}
	return files, nil
}

// gpuName is the name under which the changed files import dsl/gpu.
const gpuName = "gotestsgpu"

// read returns a file, or nil if it is not for this platform, or no Go.
func read(name, rel string) (*File, error) {
	if ok, err := build.Default.MatchFile(filepath.Dir(name), filepath.Base(name)); err != nil || !ok {
		return nil, nil
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, b, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, nil // many tests are about syntax errors
	}
	out := &File{Name: rel, text: string(b), fset: fset, syntax: f, gone: map[string]bool{}}
	for _, imp := range f.Imports {
		path := importPath(imp)
		// Relative paths and C need more than the file.
		if path == "C" || path == "embed" || strings.HasPrefix(path, ".") || strings.HasPrefix(path, "/") || imp.Name != nil && imp.Name.Name == "." {
			return nil, nil
		}
		if internal(path) {
			out.gone[importName(imp)] = true
		} else {
			out.Imports = append(out.Imports, path)
		}
	}
	for _, d := range f.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Body == nil {
			out.gone[fd.Name.Name] = true // it is written in assembly language
		}
	}
	slices.Sort(out.Imports)
	return out, nil
}

func importPath(imp *ast.ImportSpec) string {
	path, err := strconv.Unquote(imp.Path.Value)
	if err != nil {
		return "."
	}
	return path
}

func importName(imp *ast.ImportSpec) string {
	if imp.Name != nil {
		return imp.Name.Name
	}
	return filepath.Base(importPath(imp))
}

// Drop lets the package do without the function that stands in a line. It reports
// false if there is none.
func (f *File) Drop(line int) bool {
	for _, d := range f.syntax.Decls {
		fd, ok := d.(*ast.FuncDecl)
		if ok && fd.Recv == nil && f.fset.PositionFor(fd.Pos(), false).Line <= line && line <= f.fset.PositionFor(fd.End(), false).Line {
			f.gone[fd.Name.Name] = true
			return true
		}
	}
	return false
}

// internal reports whether only the Go distribution may import the package.
func internal(path string) bool {
	return slices.Contains(strings.Split(path, "/"), "internal") || strings.HasPrefix(path, "cmd/")
}

// dropped returns the functions that go, and those that use what goes. It reports
// false where something else does.
func (f *File) dropped() (fns []ast.Node, ok bool) {
	found := map[ast.Node]bool{}
	for again := len(f.gone) > 0; again; {
		again = false
		for _, d := range f.syntax.Decls {
			if gen, ok := d.(*ast.GenDecl); found[d] || ok && gen.Tok == token.IMPORT || !mentions(d, f.gone) {
				continue
			}
			fd, ok := d.(*ast.FuncDecl)
			if !ok || fd.Recv != nil {
				return nil, false
			}
			found[d], f.gone[fd.Name.Name], again = true, true, true
			fns = append(fns, d)
		}
	}
	return fns, true
}

func mentions(n ast.Node, names map[string]bool) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && names[id.Name]
		return !found
	})
	return found
}

// start returns where a declaration starts, with the comment in front of it.
func start(d ast.Decl) token.Pos {
	if fd, ok := d.(*ast.FuncDecl); ok && fd.Doc != nil {
		return fd.Doc.Pos()
	}
	return d.Pos()
}

// Text returns the file as one that can be imported: with another package clause, an
// import of dsl/gpu, functions init that nobody calls, and nothing of what goes, all
// in the lines of the original. It reports false where a package cannot be had so.
func (f *File) Text() (string, bool) {
	type edit struct {
		from, to int
		text     string
	}
	at := func(p token.Pos) int { return f.fset.PositionFor(p, false).Offset }
	edits := []edit{{at(f.syntax.Name.Pos()), at(f.syntax.Name.End()), "gotest; import " + gpuName + ` "github.com/gpuc-go/gpuc/dsl/gpu"`}}
	drop, ok := f.dropped()
	if !ok {
		return "", false
	}
	used := map[string]bool{}
	for _, d := range f.syntax.Decls {
		if slices.Contains(drop, ast.Node(d)) {
			from, to := at(start(d)), at(d.End())
			edits = append(edits, edit{from, to, strings.Repeat("\n", strings.Count(f.text[from:to], "\n"))})
			continue
		}
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Recv == nil && fd.Name.Name == "init" {
			edits = append(edits, edit{at(fd.Name.Pos()), at(fd.Name.End()), "_"})
		}
		ast.Inspect(d, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				if id, ok := sel.X.(*ast.Ident); ok {
					used[id.Name] = true
				}
			}
			return true
		})
	}
	for _, imp := range f.syntax.Imports {
		switch {
		case internal(importPath(imp)):
			edits = append(edits, edit{at(imp.Pos()), at(imp.End()), ""})
		case len(drop) > 0 && !used[importName(imp)] && importName(imp) != "_":
			edits = append(edits, edit{at(imp.Pos()), at(imp.End()), "_ " + imp.Path.Value})
		}
	}
	slices.SortFunc(edits, func(a, b edit) int { return b.from - a.from })
	text := f.text
	for _, e := range edits {
		text = text[:e.from] + e.text + text[e.to:]
	}
	return text, true
}
