package load

// This file puts the steps of loading together: signatures first, so that the
// stub file can be made, then everything with bodies, then go/ssa.

import (
	"context"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// Package is the package of kernels, as far as its signatures tell.
type Package struct {
	ImportPath string
	Dir        string
	Name       string
	Types      *types.Package
	Fset       *token.FileSet
	// Kernels are the kernels with a valid signature, in source order.
	Kernels []*Kernel
	// Diags are the problems that were found.
	Diags diag.List
}

// Program is the package with its go/ssa form and that of the helpers.
type Program struct {
	*Package
	SSA  *ssa.Program
	Root *ssa.Package
	// Broken are the functions whose bodies have type errors; go/ssa knows
	// them without a body.
	Broken map[*types.Func][]diag.Diagnostic
	// Cgo are the functions that use cgo, which have no body here either.
	Cgo map[*types.Func]bool
	// Directives and Syntax are those of all packages read from source.
	Directives *Directives
	Places     *Places
	// Externs are the functions with device code of their own.
	Externs map[*types.Func]*Extern
	Files   map[string]*File // by absolute name
	deps    map[string]*packages.Package
	source  map[string]bool
	infos   map[*types.Package]*types.Info
}

// File is a source file that was read.
type File struct {
	Name    string // absolute
	Package string // import path
	Content []byte
	Syntax  *ast.File
}

// graph is what has been type-checked so far; AddSource makes it obsolete.
type graph struct {
	*imported
	root *unit
}

// imported is what the package imports. It serves several Builds if only files of the package change.
type imported struct {
	fset  *token.FileSet
	pkgs  map[string]*types.Package
	units []*unit
	// ssa has all of pkgs, and the bodies of units; nil before it is built.
	ssa *ssa.Program
	// paths are the import paths of the package, and source how many others are read as source.
	paths  []string
	source int
	builds int
}

// sharedBuilds is how many Builds share what they import: go/ssa keeps each package of kernels.
const sharedBuilds = 500

func (l *Loader) graph() (*graph, error) {
	if l.made != nil {
		return l.made, nil
	}
	paths := l.imports()
	if im := l.imported; im == nil || im.source != len(l.source) || im.builds == sharedBuilds ||
		slices.ContainsFunc(paths, func(p string) bool { return l.deps[p] != nil && !slices.Contains(im.paths, p) }) {
		im = &imported{fset: token.NewFileSet(), paths: paths, source: len(l.source)}
		var err error
		if im.pkgs, im.units, err = l.dependencies(im.fset); err != nil {
			return nil, err
		}
		l.imported = im
	}
	l.imported.builds++
	g := &graph{imported: l.imported, root: &unit{path: l.root.PkgPath, dir: l.Dir()}}
	if err := l.parse(g.fset, g.root, l.rootFiles()); err != nil {
		return nil, err
	}
	l.made = g
	return g, nil
}

// Signatures reads the package without function bodies and collects its kernels.
func (l *Loader) Signatures(ctx context.Context) (*Package, error) {
	if l.deps == nil {
		if err := l.resolve(ctx, l.imports()); err != nil {
			return nil, err
		}
	}
	g, err := l.graph()
	if err != nil {
		return nil, err
	}
	syntax := append(diag.List(nil), g.root.diags...)
	l.check(g.fset, g.root, &importer{g.pkgs, l.deps, nil}, goVersion(l.root.Module), false)
	p := l.newPackage(g)
	p.collect(g.root)
	g.root.diags = syntax
	return p, nil
}

func (l *Loader) newPackage(g *graph) *Package {
	p := &Package{ImportPath: l.root.PkgPath, Dir: l.Dir(), Name: l.root.Name, Types: g.root.types, Fset: g.fset}
	p.Diags = append(p.Diags, g.root.diags...)
	return p
}

// Build reads the package with its bodies and builds go/ssa. If the package has
// errors outside function bodies, the Program has no SSA.
func (l *Loader) Build(ctx context.Context) (*Program, error) {
	sigs, err := l.Signatures(ctx)
	if err != nil {
		return nil, err
	}
	g := l.made
	// A file that does not parse is said below; a stub of a half of it says nothing.
	if l.cfg.Stub != nil && !g.root.diags.HasErrors() {
		stub, err := l.cfg.Stub(sigs)
		if err != nil {
			return nil, fmt.Errorf("generate %s: %w", StubFile, err)
		}
		if stub != nil {
			g.root.add(g.fset, filepath.Join(l.Dir(), StubFile), stub)
		}
	}
	l.check(g.fset, g.root, &importer{g.pkgs, l.deps, nil}, goVersion(l.root.Module), true)
	l.made = nil // the files of root now hold the stub
	p := &Program{
		Package: l.newPackage(g), Broken: map[*types.Func][]diag.Diagnostic{}, Cgo: map[*types.Func]bool{}, Directives: newDirectives(), Places: newPlaces(), Externs: map[*types.Func]*Extern{},
		Files: map[string]*File{}, deps: l.deps, source: l.source, infos: map[*types.Package]*types.Info{},
	}
	p.collect(g.root)
	for _, e := range l.root.Errors {
		// A damaged StubFile, with the marks of a merge say, is about to be replaced.
		if file, _, _ := strings.Cut(filepath.Base(e.Pos), ":"); file != StubFile {
			goListErrors([]packages.Error{e}, &p.Diags)
		}
	}
	units := append(append([]*unit(nil), g.units...), g.root)
	for _, u := range units {
		p.addUnit(u)
		p.externs(l, u)
		if u != g.root {
			// Errors outside the bodies of a dependency make its
			// functions unusable; they count where they are called.
			p.Diags = append(p.Diags, u.diags...)
		}
	}
	p.Diags.Sort()
	if !p.Diags.HasErrors() || len(p.Kernels) > 0 && onlyDirectiveErrors(g, p) {
		p.buildSSA(g, l.cfg.Debug)
	}
	return p, nil
}

// onlyDirectiveErrors reports whether the errors so far are about kernels'
// signatures and directives alone, so that the source itself is sound.
func onlyDirectiveErrors(g *graph, p *Program) bool {
	for _, u := range append(append([]*unit(nil), g.units...), g.root) {
		if u.diags.HasErrors() {
			return false
		}
	}
	return p.Types != nil
}

func (p *Program) addUnit(u *unit) {
	p.infos[u.types] = u.info
	for i, f := range u.files {
		p.Files[u.names[i]] = &File{Name: u.names[i], Package: u.path, Content: u.content[i], Syntax: f}
	}
	if u.directives == nil { // else of the Build before
		u.directives, u.places = newDirectives(), newPlaces()
		for _, f := range u.files {
			u.directives.addFile(p.Fset, f, u.info, &u.wrong)
			u.places.addFile(p.Fset, f)
			u.dropCgo(f)
		}
	}
	p.Diags = append(p.Diags, u.wrong...)
	p.Directives.add(u.directives)
	p.Places.add(u.places)
	for _, fn := range u.cgo {
		p.Cgo[fn] = true
	}
	for fd, errs := range u.broken {
		if fn, ok := u.info.Defs[fd.Name].(*types.Func); ok {
			p.Broken[fn] = errs
		}
		fd.Body = nil // go/ssa must not see ill-typed code
	}
}

// dropCgo takes the bodies from functions that use cgo: their types are known to
// the cgo command alone.
func (u *unit) dropCgo(f *ast.File) {
	if !slices.ContainsFunc(f.Imports, func(imp *ast.ImportSpec) bool { return imp.Path.Value == `"C"` }) {
		return
	}
	for _, decl := range f.Decls {
		fd, ok := decl.(*ast.FuncDecl)
		if !ok || fd.Body == nil {
			continue
		}
		uses := false
		ast.Inspect(fd, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				id, ok := sel.X.(*ast.Ident)
				uses = uses || ok && id.Name == "C"
			}
			return true
		})
		if uses {
			if fn, ok := u.info.Defs[fd.Name].(*types.Func); ok {
				u.cgo = append(u.cgo, fn)
			}
			delete(u.broken, fd)
			fd.Body = nil
		}
	}
}

func (p *Program) buildSSA(g *graph, debug bool) {
	build := g.units
	if g.ssa == nil {
		g.ssa = ssa.NewProgram(g.fset, ssa.InstantiateGenerics|ssa.BareInits)
	} else {
		build = nil
	}
	build = append(slices.Clone(build), g.root)
	p.SSA = g.ssa
	fromSource := map[*types.Package]*unit{}
	for _, u := range build {
		fromSource[u.types] = u
	}
	var create func(*types.Package)
	create = func(tp *types.Package) {
		if p.SSA.Package(tp) != nil {
			return
		}
		for _, imp := range tp.Imports() {
			create(imp)
		}
		if u := fromSource[tp]; u != nil {
			p.SSA.CreatePackage(tp, u.files, u.info, true).SetDebugMode(debug || len(u.directives.Conversions) > 0)
		} else {
			p.SSA.CreatePackage(tp, nil, nil, true)
		}
	}
	for _, tp := range g.pkgs {
		create(tp)
	}
	create(g.root.types)
	for _, u := range build {
		for _, f := range u.files {
			defer countRanges(f, u.info)()
		}
		p.SSA.Package(u.types).Build()
	}
	p.Root = p.SSA.Package(g.root.types)
	for _, k := range p.Kernels {
		k.SSA = p.Root.Func(k.Func.Name())
	}
}

// Info returns the type information of a package read from source, or nil.
func (p *Program) Info(pkg *types.Package) *types.Info { return p.infos[pkg] }

// RootFiles returns the files of the package of kernels.
func (p *Program) RootFiles() []*ast.File {
	var files []*ast.File
	for _, name := range slices.Sorted(maps.Keys(p.Files)) {
		if f := p.Files[name]; f.Package == p.ImportPath {
			files = append(files, f.Syntax)
		}
	}
	return files
}

// Standard reports whether the import path belongs to the standard library.
func (p *Program) Standard(path string) bool {
	d := p.deps[path]
	return d != nil && d.Module == nil
}

// ReadAsSource reports whether functions of the package have bodies.
func (p *Program) ReadAsSource(path string) bool {
	return path == p.ImportPath || p.source[path]
}

// CanRead reports whether AddSource would let the package be read.
func (p *Program) CanRead(path string) bool {
	d := p.deps[path]
	return d != nil && !p.source[path] && len(d.CompiledGoFiles) > 0
}
