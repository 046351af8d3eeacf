package randprog

import (
	"fmt"
	"slices"
	"strings"
)

type kind int

const (
	boolKind kind = iota
	intKind
	uintKind
	floatKind
	arrayKind
	structKind
	sliceKind
	pointerKind
)

// Type is a type of the programs.
type Type struct {
	name   string
	kind   kind
	bits   int
	elem   *Type
	length int
	fields []*Type // f0, f1 and so on
}

func (t *Type) String() string { return t.name }

// The types of numbers, and bool.
var (
	Bool    = &Type{name: "bool", kind: boolKind, bits: 8}
	Int     = &Type{name: "int", kind: intKind, bits: 64}
	Int8    = &Type{name: "int8", kind: intKind, bits: 8}
	Int16   = &Type{name: "int16", kind: intKind, bits: 16}
	Int32   = &Type{name: "int32", kind: intKind, bits: 32}
	Int64   = &Type{name: "int64", kind: intKind, bits: 64}
	Uint    = &Type{name: "uint", kind: uintKind, bits: 64}
	Uint8   = &Type{name: "uint8", kind: uintKind, bits: 8}
	Uint16  = &Type{name: "uint16", kind: uintKind, bits: 16}
	Uint32  = &Type{name: "uint32", kind: uintKind, bits: 32}
	Uint64  = &Type{name: "uint64", kind: uintKind, bits: 64}
	Float32 = &Type{name: "float32", kind: floatKind, bits: 32}
	Float64 = &Type{name: "float64", kind: floatKind, bits: 64}
)

var (
	ints    = []*Type{Int, Int8, Int16, Int32, Int64, Uint, Uint8, Uint16, Uint32, Uint64}
	floats  = []*Type{Float32, Float64}
	numbers = append(append([]*Type{Int, Int}, ints...), Float32, Float64, Float64)
	scalars = append(append([]*Type{}, numbers...), Bool)
)

func (t *Type) isInt() bool    { return t.kind == intKind || t.kind == uintKind }
func (t *Type) isFloat() bool  { return t.kind == floatKind }
func (t *Type) isScalar() bool { return t.kind <= floatKind }

// comparable reports whether == can be written for t.
func (t *Type) comparable() bool {
	switch t.kind {
	case sliceKind:
		return false
	case arrayKind:
		return t.elem.comparable()
	case structKind:
		for _, f := range t.fields {
			if !f.comparable() {
				return false
			}
		}
	}
	return true
}

// derived returns a type made of another.
func derived(kind kind, elem *Type, length int) *Type {
	prefix := "[]"
	switch kind {
	case pointerKind:
		prefix = "*"
	case arrayKind:
		prefix = fmt.Sprintf("[%d]", length)
	}
	return &Type{name: prefix + elem.name, kind: kind, elem: elem, length: length}
}

func sliceOf(t *Type) *Type           { return derived(sliceKind, t, 0) }
func pointerTo(t *Type) *Type         { return derived(pointerKind, t, 0) }
func arrayOf(n int, elem *Type) *Type { return derived(arrayKind, elem, n) }

// same reports whether two types are identical.
func same(t, u *Type) bool { return t.name == u.name }

// structType declares a struct of scalars, arrays and structs declared before.
func (g *gen) structType() {
	t := &Type{name: fmt.Sprintf("T%s_%d", g.id, len(g.structs)), kind: structKind}
	var b strings.Builder
	for i := range 1 + g.r.IntN(4) {
		f := g.plainType(2)
		t.fields = append(t.fields, f)
		fmt.Fprintf(&b, "f%d %s\n", i, f)
	}
	g.decls = append(g.decls, fmt.Sprintf("type %s struct {\n%s}", t.name, b.String()))
	g.structs = append(g.structs, t)
}

// viewType declares a struct with slices and pointers.
func (g *gen) viewType() {
	t := &Type{name: fmt.Sprintf("T%s_v%d", g.id, len(g.views)), kind: structKind}
	var b strings.Builder
	for i := range 2 + g.r.IntN(3) {
		f := pick(g, append(scalars[:len(scalars):len(scalars)], g.structs...))
		switch g.r.IntN(4) {
		case 0, 1:
			f = sliceOf(f)
		case 2:
			f = pointerTo(f)
		}
		t.fields = append(t.fields, f)
		fmt.Fprintf(&b, "f%d %s\n", i, f)
	}
	g.decls = append(g.decls, fmt.Sprintf("type %s struct {\n%s}", t.name, b.String()))
	g.views = append(g.views, t)
}

// refers reports whether a value of t holds slices or pointers.
func (t *Type) refers() bool {
	switch t.kind {
	case sliceKind, pointerKind:
		return true
	case arrayKind:
		return t.elem.refers()
	}
	return slices.ContainsFunc(t.fields, (*Type).refers)
}

// table declares a package variable.
func (g *gen) table() {
	t := arrayOf(1+g.r.IntN(5), pick(g, numbers))
	if g.chance(30) {
		t = arrayOf(1+g.r.IntN(4), t)
	}
	v := &variable{name: fmt.Sprintf("t%s_%d", g.id, len(g.tables)), typ: t}
	var values func(t *Type) string
	values = func(t *Type) string {
		if t.isScalar() {
			return g.literal(t)
		}
		var list []string
		for range t.length {
			list = append(list, values(t.elem))
		}
		return fmt.Sprintf("%s{%s}", t, strings.Join(list, ", "))
	}
	g.decls = append(g.decls, fmt.Sprintf("var %s = %s", v.name, values(t)))
	g.tables = append(g.tables, v)
}

// plainType returns a type without slices and pointers.
func (g *gen) plainType(depth int) *Type {
	switch k := g.r.IntN(10); {
	case k < 3 && depth > 0:
		return arrayOf(1+g.r.IntN(4), g.plainType(depth-1))
	case k < 4 && depth > 0 && len(g.structs) > 0:
		return pick(g, g.structs)
	}
	return pick(g, scalars)
}

// Size returns the number of bytes of a value without slices and pointers.
func (t *Type) Size() int {
	switch t.kind {
	case arrayKind:
		return t.length * t.elem.Size()
	case structKind:
		n := 0
		for i := range t.fields {
			n = t.offset(i) + t.fields[i].Size()
		}
		return (n + t.align() - 1) / t.align() * t.align()
	}
	return t.bits / 8
}

func (t *Type) align() int {
	switch t.kind {
	case arrayKind:
		return t.elem.align()
	case structKind:
		n := 1
		for _, f := range t.fields {
			n = max(n, f.align())
		}
		return n
	}
	return t.bits / 8
}

func (t *Type) offset(field int) int {
	n := 0
	for i, f := range t.fields {
		n = (n + f.align() - 1) / f.align() * f.align()
		if i == field {
			return n
		}
		n += f.Size()
	}
	return n
}

// Scalars calls do for every scalar in a value of t, with its place after the
// value's begin.
func (t *Type) Scalars(at int, do func(at int, t *Type)) {
	switch t.kind {
	case arrayKind:
		for i := range t.length {
			t.elem.Scalars(at+i*t.elem.Size(), do)
		}
	case structKind:
		for i, f := range t.fields {
			f.Scalars(at+t.offset(i), do)
		}
	default:
		do(at, t)
	}
}

// Float and Truth report what a scalar is that has values which need care.
func (t *Type) Float() bool { return t.isFloat() }
func (t *Type) Truth() bool { return t == Bool }
