package load

// This file type-checks the packages: dependencies from export data or source,
// then the package of kernels itself. Errors in function bodies are kept beside
// the function, since they matter only if a kernel reaches it.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/mod/module"
	"golang.org/x/tools/go/packages"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// unit is one package read from source.
type unit struct {
	path    string
	dir     string
	files   []*ast.File
	names   []string // absolute file names, as files
	content [][]byte
	types   *types.Package
	info    *types.Info
	// broken holds the errors inside function bodies.
	broken map[*ast.FuncDecl][]diag.Diagnostic
	// cgo are the functions that use cgo.
	cgo []*types.Func
	// diags are the errors outside.
	diags diag.List
	// directives and places are those of the files, and wrong is what is wrong with directives.
	directives *Directives
	places     *Places
	wrong      diag.List
}

// read returns the content of a file.
func (l *Loader) read(name string) ([]byte, error) {
	if b, ok := l.cfg.Overlay[name]; ok {
		return b, nil
	}
	if b, ok := l.files[name]; ok {
		return b, nil
	}
	b, err := os.ReadFile(name)
	if err == nil {
		l.files[name] = b
	}
	return b, err
}

// parse reads the files of a package.
func (l *Loader) parse(fset *token.FileSet, u *unit, names []string) error {
	for _, name := range names {
		b, err := l.read(name)
		if err != nil {
			return fmt.Errorf("read %s: %w", u.path, err)
		}
		u.add(fset, name, b)
	}
	return nil
}

func (u *unit) add(fset *token.FileSet, name string, content []byte) {
	f, err := parser.ParseFile(fset, name, content, parser.ParseComments|parser.SkipObjectResolution)
	var list scanner.ErrorList
	switch {
	case errors.As(err, &list):
		for _, e := range list {
			u.diags.Errorf(e.Pos, "syntax error: %s", e.Msg)
		}
	case err != nil:
		u.diags.Errorf(token.Position{Filename: name}, "%s", err)
	}
	if f != nil {
		u.files = append(u.files, f)
		u.names = append(u.names, name)
		u.content = append(u.content, content)
	}
}

// check type-checks u. Bodies are left out if signatures alone are wanted.
func (l *Loader) check(fset *token.FileSet, u *unit, imp types.Importer, goVersion string, bodies bool) {
	u.info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Scopes: map[ast.Node]*types.Scope{}, Instances: map[*ast.Ident]types.Instance{}, FileVersions: map[*ast.File]string{},
	}
	u.broken = map[*ast.FuncDecl][]diag.Diagnostic{}
	syntax := u.diags.HasErrors()
	conf := types.Config{
		Importer: imp, Sizes: Sizes, GoVersion: goVersion,
		IgnoreFuncBodies: !bodies, FakeImportC: true,
		Error: func(err error) {
			if syntax {
				return // the types of half a program mean nothing
			}
			var e types.Error
			if !errors.As(err, &e) {
				u.diags.Errorf(token.Position{}, "%s", err)
				return
			}
			u.typeError(fset, e, bodies)
		},
	}
	u.types, _ = conf.Check(u.path, fset, u.files, u.info)
}

// wayOut continues messages of the type checker about memory that is not symmetric.
var wayOut = []struct{ text, more string }{
	{"does not satisfy shmem.LocalMem", "the local side of a transfer is symmetric memory too, or registered: pass a shmem.Sym or a shmem.Registered"},
	{"does not match shmem.Sym[", "what other PEs reach is symmetric memory: pass a shmem.Sym, which the host allocates by gpurt.AllocSym"},
	{"does not match shmem.Ptr[", "waits and atomics take an element of symmetric memory: pass x.At(i) of a shmem.Sym"},
	{" as shmem.Signal value", "signals are symmetric memory: pass a shmem.Signal, which the host allocates by gpurt.AllocSignals"},
}

const notExtent = " does not satisfy tile.Extent"

// extentText returns a message. One about a type that is no dimension of a tile names the lengths
// that would be, in place of their types.
func extentText(msg string) string {
	at := strings.Index(msg, notExtent)
	if at < 0 {
		return msg
	}
	var lengths []string
	for _, m := range regexp.MustCompile(`~\[(\d+)\]`).FindAllStringSubmatch(msg, -1) {
		lengths = append(lengths, m[1])
	}
	return msg[:at+len(notExtent)] + "; a dimension of a tile is an array of tile.Dim of one of the lengths " + strings.Join(lengths, ", ")
}

func (u *unit) typeError(fset *token.FileSet, e types.Error, bodies bool) {
	d := diag.Diagnostic{Pos: fset.Position(e.Pos), Msg: extentText(e.Msg)}
	for _, w := range wayOut {
		if strings.Contains(e.Msg, w.text) {
			d.Msg += "; " + w.more
			break
		}
	}
	if strings.Contains(e.Msg, "does not satisfy comparable") && u.elementAt(e.Pos) {
		d.Msg += "; memory shared with the GPU holds integers, floats, bools, and structs and arrays of these; use an array of constant length in place of a slice"
	}
	for _, f := range u.files {
		if f.FileStart > e.Pos || e.Pos >= f.FileEnd {
			continue
		}
		for _, decl := range f.Decls {
			if fd, ok := decl.(*ast.FuncDecl); ok && fd.Body != nil && fd.Body.Pos() <= e.Pos && e.Pos <= fd.Body.End() {
				same := func(other diag.Diagnostic) bool { return other.Msg == d.Msg }
				if !strings.Contains(d.Msg, notExtent) || !slices.ContainsFunc(u.broken[fd], same) {
					u.broken[fd] = append(u.broken[fd], d) // each use of a type says the same of it
				}
				return
			}
		}
	}
	if e.Soft && !bodies {
		return // every import looks unused, and the rest will come again
	}
	if e.Soft && u.importAt(e.Pos) {
		d.Severity = diag.Warning // the go command refuses it, kernels do not mind
	}
	u.diags = append(u.diags, d)
}

// elementAt reports whether at pos stands the element type of a type of dsl/shmem.
func (u *unit) elementAt(pos token.Pos) (found bool) {
	for _, f := range u.files {
		if pos < f.FileStart || f.FileEnd <= pos {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if x, ok := n.(*ast.IndexExpr); ok && x.Lbrack < pos && pos < x.Rbrack {
				sel, ok := x.X.(*ast.SelectorExpr)
				found = ok && u.info.Uses[sel.Sel] != nil && u.info.Uses[sel.Sel].Pkg().Path() == ShmemPath
			}
			return n != nil && n.Pos() <= pos && pos < n.End()
		})
	}
	return found
}

// reportedAt reports whether an error stands in the line of pos, outside of functions.
func (u *unit) reportedAt(pos token.Position) bool {
	return slices.ContainsFunc(u.diags, func(d diag.Diagnostic) bool {
		return d.Severity == diag.Error && d.Pos.Filename == pos.Filename && d.Pos.Line == pos.Line
	})
}

// importAt reports whether pos is in an import declaration.
func (u *unit) importAt(pos token.Pos) bool {
	for _, f := range u.files {
		for _, spec := range f.Imports {
			if spec.Pos() <= pos && pos < spec.End() {
				return true
			}
		}
	}
	return false
}

// importer resolves imports among the packages that were already made.
type importer struct {
	pkgs map[string]*types.Package
	deps map[string]*packages.Package
	from *packages.Package // nil for the package of kernels
}

// Import implements types.Importer.
func (im *importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if im.from != nil {
		if d := im.from.Imports[path]; d != nil {
			path = d.PkgPath
		}
	}
	if p := im.pkgs[path]; p != nil && p.Complete() {
		return p, nil
	}
	d := im.deps[path]
	if d == nil {
		if err := module.CheckImportPath(path); err != nil {
			return nil, err
		}
		return nil, errors.New("package is not known to the go command")
	}
	if len(d.Errors) > 0 {
		return nil, listError(d.Errors)
	}
	return nil, errors.New("package could not be loaded")
}

// dependencies makes the packages that the package of kernels imports: from
// source those in l.source, from export data those that these import.
func (l *Loader) dependencies(fset *token.FileSet) (map[string]*types.Package, []*unit, error) {
	pkgs := map[string]*types.Package{}
	needed := map[string]bool{}
	for _, f := range l.imports() {
		needed[f] = true
	}
	for _, p := range l.order {
		if l.source[p.PkgPath] {
			for _, d := range p.Imports {
				needed[d.PkgPath] = true
			}
		}
	}
	var units []*unit
	for _, p := range l.order {
		switch {
		case p.PkgPath == "unsafe":
			pkgs["unsafe"] = types.Unsafe
		case l.source[p.PkgPath] || needed[p.PkgPath] && p.ExportFile == "" && len(p.CompiledGoFiles) > 0:
			u := &unit{path: p.PkgPath}
			if len(p.GoFiles) > 0 {
				u.dir = filepath.Dir(p.GoFiles[0])
			}
			if err := l.parse(fset, u, p.CompiledGoFiles); err != nil {
				return nil, nil, err
			}
			l.check(fset, u, &importer{pkgs, l.deps, p}, goVersion(p.Module), true)
			if u.types != nil {
				pkgs[p.PkgPath] = u.types
			}
			units = append(units, u)
		case needed[p.PkgPath] && p.ExportFile != "":
			if err := readExport(fset, pkgs, p); err != nil {
				return nil, nil, err
			}
		}
	}
	return pkgs, units, nil
}

func goVersion(m *packages.Module) string {
	if m == nil || m.GoVersion == "" {
		return ""
	}
	return "go" + m.GoVersion
}

// imports returns the import paths of the package's files and of its stub, without those that no
// package can have: they are reported where they are written.
func (l *Loader) imports() []string {
	set := map[string]bool{}
	fset := token.NewFileSet()
	for _, name := range l.rootFiles() {
		b, err := l.read(name)
		if err != nil {
			continue // reported when the file is parsed
		}
		f, _ := parser.ParseFile(fset, name, b, parser.ImportsOnly)
		if f == nil {
			continue
		}
		for _, s := range f.Imports {
			if p, err := strconv.Unquote(s.Path.Value); err == nil && p != "C" && module.CheckImportPath(p) == nil {
				set[p] = true
			}
		}
	}
	if l.cfg.Stub != nil {
		for _, p := range l.cfg.StubImports {
			set[p] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}
