package build

import (
	"fmt"
	"go/types"
	"maps"
	"path"
	"slices"
	"strings"
)

// imports hands out the names by which generated code refers to packages: the
// package's own name unless something in the file's scope has it already.
type imports struct {
	self  *types.Package
	taken map[string]bool   // package-level names of self and names handed out
	names map[string]string // import path -> name
	own   map[string]string // import path -> name the package declares
}

// newImports reserves, beside Go's own names, those in declared and reserved.
func newImports(self *types.Package, declared, reserved []string) *imports {
	im := &imports{self: self, taken: map[string]bool{}, names: map[string]string{}, own: map[string]string{}}
	for _, n := range slices.Concat(types.Universe.Names(), declared, reserved) {
		im.taken[n] = true
	}
	return im
}

// name returns the name for the package with the given path and declared name,
// and notes that it is imported.
func (im *imports) name(importPath, declared string) string {
	if n, ok := im.names[importPath]; ok {
		return n
	}
	n := declared
	for im.taken[n] {
		n += "_"
	}
	im.taken[n] = true
	im.names[importPath], im.own[importPath] = n, declared
	return n
}

func (im *imports) qualify(p *types.Package) string {
	if p == im.self || p.Path() == im.self.Path() {
		return ""
	}
	return im.name(p.Path(), p.Name())
}

// checking returns a copy, for types that are looked at and not written.
func (im *imports) checking() *imports {
	c := *im
	c.names, c.own, c.taken = maps.Clone(im.names), maps.Clone(im.own), maps.Clone(im.taken)
	return &c
}

// typeName returns t as the generated file writes it.
func (im *imports) typeName(t types.Type) string { return types.TypeString(t, im.qualify) }

// nameable says why the generated file cannot write t; nil if it can.
func (im *imports) nameable(t types.Type) error {
	foreign := func(p *types.Package) bool { return p != nil && p.Path() != im.self.Path() }
	switch t := t.(type) {
	case *types.Named:
		if o := t.Obj(); foreign(o.Pkg()) && !o.Exported() {
			return fmt.Errorf("type %s is not exported, so that package %s cannot name it", im.checking().typeName(t), im.self.Name())
		}
		for arg := range t.TypeArgs().Types() {
			if err := im.nameable(arg); err != nil {
				return err
			}
		}
	case *types.Alias:
		if foreign(t.Obj().Pkg()) && !t.Obj().Exported() {
			return im.nameable(types.Unalias(t))
		}
	case *types.Array:
		return im.nameable(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if foreign(f.Pkg()) && !f.Exported() {
				return fmt.Errorf("type %s has the field %s, which is not exported, so that package %s cannot name it", im.checking().typeName(t), f.Name(), im.self.Name())
			}
			if err := im.nameable(f.Type()); err != nil {
				return err
			}
		}
	}
	return nil
}

// write prints the import declaration: the standard library first.
func (im *imports) write(b *strings.Builder) {
	var std, other []string
	for p := range im.names {
		if first, _, _ := strings.Cut(p, "/"); strings.Contains(first, ".") {
			other = append(other, p)
		} else {
			std = append(std, p)
		}
	}
	slices.Sort(std)
	slices.Sort(other)
	b.WriteString("import (\n")
	for i, group := range [][]string{std, other} {
		if i > 0 && len(std) > 0 && len(other) > 0 {
			b.WriteString("\n")
		}
		for _, p := range group {
			name := im.names[p] + " "
			if im.names[p] == path.Base(p) && im.own[p] == path.Base(p) {
				name = ""
			}
			b.WriteString("\t" + name + `"` + p + "\"\n")
		}
	}
	b.WriteString(")\n\n")
}

// unique returns name, with underscores appended until it is not in taken, and
// adds it there.
func unique(name string, taken map[string]bool) string {
	for taken[name] {
		name += "_"
	}
	taken[name] = true
	return name
}
