package load

// This file finds the files of the package of kernels that a set of functions
// depends on: those that declare the functions, and the constants, types and
// tables that they use.

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Base returns the file's name without its directory.
func (f *File) Base() string { return filepath.Base(f.Name) }

// DependsOn returns the files of the package of kernels that the functions
// depend on, sorted by name.
func (p *Program) DependsOn(fns []*ssa.Function) []*File {
	d := &dependencies{prog: p, info: p.infos[p.Types], decls: map[types.Object]ast.Node{}, seen: map[types.Object]bool{}, files: map[string]*File{}}
	d.index()
	for _, fn := range fns {
		for fn.Parent() != nil {
			fn = fn.Parent()
		}
		if o := fn.Origin(); o != nil {
			fn = o
		}
		if obj := fn.Object(); obj != nil {
			d.object(obj)
		}
	}
	for _, k := range p.Kernels {
		d.object(k.Func)
	}
	return slices.SortedFunc(maps.Values(d.files), func(a, b *File) int { return cmp.Compare(a.Name, b.Name) })
}

type dependencies struct {
	prog  *Program
	info  *types.Info
	decls map[types.Object]ast.Node
	seen  map[types.Object]bool
	files map[string]*File
}

// index notes where the package's objects are declared. The value of a constant
// can come from an earlier line of its group, so the whole group counts.
func (d *dependencies) index() {
	for _, f := range d.prog.Files {
		if f.Package != d.prog.ImportPath {
			continue
		}
		for _, decl := range f.Syntax.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				d.decls[d.info.Defs[decl.Name]] = decl
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						d.decls[d.info.Defs[spec.Name]] = spec
					case *ast.ValueSpec:
						for _, name := range spec.Names {
							if decl.Tok == token.CONST {
								d.decls[d.info.Defs[name]] = decl
							} else {
								d.decls[d.info.Defs[name]] = spec
							}
						}
					}
				}
			}
		}
	}
}

// object notes obj and what its declaration uses.
func (d *dependencies) object(obj types.Object) {
	if fn, ok := obj.(*types.Func); ok {
		obj = fn.Origin()
	}
	node := d.decls[obj]
	if node == nil || d.seen[obj] {
		return
	}
	d.seen[obj] = true
	name := d.prog.Fset.Position(node.Pos()).Filename
	if f := d.prog.Files[name]; f != nil {
		d.files[name] = f
	}
	ast.Inspect(node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if use := d.info.Uses[id]; use != nil {
				d.object(use)
			}
		}
		return true
	})
}
