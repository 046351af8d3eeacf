package build

import (
	"fmt"
	"go/types"
	"maps"
	"path"
	"slices"
	"strconv"
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

// named is a defined type or an alias.
type named interface {
	types.Type
	Obj() *types.TypeName
	TypeArgs() *types.TypeList
}

// hidden reports whether the generated file cannot name an object of package p.
func (im *imports) hidden(p *types.Package, exported bool) bool {
	return p != nil && p.Path() != im.self.Path() && !exported
}

// visible returns what t stands for if it is an alias that the generated file cannot name.
func (im *imports) visible(t types.Type) types.Type {
	for {
		a, ok := t.(*types.Alias)
		if !ok || !im.hidden(a.Obj().Pkg(), a.Obj().Exported()) {
			return t
		}
		t = a.Rhs()
	}
}

// typeName returns t as the generated file writes it.
func (im *imports) typeName(t types.Type) string {
	switch t := im.visible(t).(type) {
	case named:
		name := t.Obj().Name()
		if p := t.Obj().Pkg(); p != nil && im.qualify(p) != "" {
			name = im.qualify(p) + "." + name
		}
		var args []string
		for a := range t.TypeArgs().Types() {
			args = append(args, im.typeName(a))
		}
		if len(args) > 0 {
			name += "[" + strings.Join(args, ", ") + "]"
		}
		return name
	case *types.Slice:
		return "[]" + im.typeName(t.Elem())
	case *types.Array:
		return fmt.Sprintf("[%d]%s", t.Len(), im.typeName(t.Elem()))
	case *types.Struct:
		fields := make([]string, t.NumFields())
		for i := range fields {
			f := t.Field(i)
			fields[i] = im.typeName(f.Type())
			if !f.Embedded() {
				fields[i] = f.Name() + " " + fields[i]
			}
			if tag := t.Tag(i); tag != "" {
				fields[i] += " " + strconv.Quote(tag)
			}
		}
		return "struct{" + strings.Join(fields, "; ") + "}"
	default:
		return types.TypeString(t, im.qualify)
	}
}

// nameable says why the generated file cannot write t; nil if it can.
func (im *imports) nameable(t types.Type) error {
	switch t := im.visible(t).(type) {
	case named:
		if o := t.Obj(); im.hidden(o.Pkg(), o.Exported()) {
			return fmt.Errorf("type %s is not exported, so that package %s cannot name it", im.checking().typeName(t), im.self.Name())
		}
		for arg := range t.TypeArgs().Types() {
			if err := im.nameable(arg); err != nil {
				return err
			}
		}
	case *types.Array:
		return im.nameable(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if im.hidden(f.Pkg(), f.Exported()) {
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
