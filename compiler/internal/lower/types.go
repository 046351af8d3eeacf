package lower

// This file says how Go types appear in mir: as a list of parts when they are
// values, as memory types behind pointers.

import (
	"go/types"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// class is how a type is treated.
type class uint8

const (
	bad       class = iota // has no form on a GPU
	empty                  // *gpu.Thread: carries nothing
	scalar                 // one mir value
	slice                  // pointer, length, capacity
	pair                   // shmem.Sym, shmem.Registered, shmem.Signals: pointer, length
	structure              // the parts of its fields
	array                  // a pointer to memory that nobody changes any more
	function               // known at compile time: a closure
	cellRef                // known at compile time: pointer to a variable that holds functions, strings or such pointers
	text                   // known at compile time: a constant string
)

// part is one component of a Go value.
type part struct {
	class class     // scalar, array, function, cellRef or text
	t     *mir.Type // of scalar and array
}

// typeInfo is what is known about one Go type.
type typeInfo struct {
	class class
	parts []part
	mem   *mir.Type // memory type; nil if there is none
	elem  *mir.Type // slice and pair: memory type of the elements
	why   string    // what is wrong with a bad type, if there is more to say
}

// info returns what is known about t.
func (m *module) info(t types.Type) *typeInfo {
	if ti, ok := m.types.At(t).(*typeInfo); ok {
		return ti
	}
	// A type that contains itself meets this entry on the way.
	m.types.Set(t, &typeInfo{class: bad, why: "which holds pointers to its own type; keep such values in an array, with indices in place of pointers"})
	ti := m.newInfo(t)
	m.types.Set(t, ti)
	return ti
}

func scalarInfo(t *mir.Type) *typeInfo {
	return &typeInfo{class: scalar, parts: []part{{scalar, t}}, mem: t}
}

func pairInfo(elem *mir.Type) *typeInfo {
	p := mir.PtrTo(elem)
	return &typeInfo{class: pair, parts: []part{{scalar, p}, {scalar, mir.Int64}}, mem: mir.StructOf(p, mir.Int64), elem: elem}
}

func (m *module) newInfo(t types.Type) *typeInfo {
	if n, ok := types.Unalias(t).(*types.Named); ok {
		if ti := m.vectorInfo(n); ti != nil {
			return ti
		}
	}
	if load.IsNamed(t, load.GPUPath, "TensorMap") {
		return pairInfo(mir.Uint8)
	}
	if st := narrowFloat(t); st != nil {
		return scalarInfo(st)
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == load.ShmemPath {
		if err := load.Element(n); err != nil {
			return &typeInfo{class: bad, why: "which is not possible: " + err.Error()}
		}
		switch n.Obj().Name() {
		case "Sym", "Registered":
			return pairInfo(m.info(n.TypeArgs().At(0)).mem)
		case "Signals":
			return pairInfo(mir.Uint64)
		case "Lines":
			return pairInfo(lineMem)
		case "Ptr":
			return scalarInfo(mir.PtrTo(m.info(n.TypeArgs().At(0)).mem))
		case "Signal":
			return scalarInfo(mir.PtrTo(mir.Uint64))
		case "Line":
			return scalarInfo(mir.PtrTo(lineMem))
		}
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch st := basicTypes[u.Kind()]; {
		case st != nil:
			return scalarInfo(st)
		case u.Info()&types.IsString != 0:
			return &typeInfo{class: text, parts: []part{{class: text}}}
		}
	case *types.Pointer:
		if load.IsNamed(u.Elem(), load.GPUPath, "Thread") {
			return &typeInfo{class: empty, mem: mir.StructOf()}
		}
		e := m.info(u.Elem())
		switch {
		case e.class == bad:
			return &typeInfo{class: bad, why: e.why}
		case e.mem == nil:
			return &typeInfo{class: cellRef, parts: []part{{class: cellRef}}}
		}
		return scalarInfo(mir.PtrTo(e.mem))
	case *types.Slice:
		e := m.info(u.Elem())
		if e.mem == nil {
			return &typeInfo{class: bad, why: e.whyNoElement()}
		}
		return &typeInfo{
			class: slice, mem: mir.SliceMem(e.mem), elem: e.mem,
			parts: []part{{scalar, mir.PtrTo(e.mem)}, {scalar, mir.Int64}, {scalar, mir.Int64}},
		}
	case *types.Array:
		e := m.info(u.Elem())
		if e.mem == nil {
			return &typeInfo{class: bad, why: e.whyNoElement()}
		}
		mem := mir.ArrayOf(e.mem, u.Len())
		return &typeInfo{class: array, mem: mem, elem: e.mem, parts: []part{{array, mir.PtrTo(mem)}}}
	case *types.Struct:
		ti := &typeInfo{class: structure}
		var fields []*mir.Type
		for i := range u.NumFields() {
			f := m.info(u.Field(i).Type())
			if f.class == bad {
				return &typeInfo{class: bad, why: f.why}
			}
			ti.parts = append(ti.parts, f.parts...)
			if f.mem != nil {
				fields = append(fields, f.mem)
			}
		}
		if len(fields) == u.NumFields() {
			ti.mem = mir.StructOf(fields...)
			if why := misplaced(u, ti.mem); why != "" {
				return &typeInfo{class: bad, why: why}
			}
		}
		return ti
	case *types.Signature:
		return &typeInfo{class: function, parts: []part{{class: function}}}
	case *types.Tuple:
		ti := &typeInfo{class: structure}
		for i := range u.Len() {
			ti.parts = append(ti.parts, m.info(u.At(i).Type()).parts...)
		}
		return ti
	}
	return &typeInfo{class: bad, why: wayOut(t)}
}

// wayOut says what to use in place of a type that kernels do not have.
func wayOut(t types.Type) string {
	what := ""
	switch u := t.Underlying().(type) {
	case *types.Interface:
		what = "an interface"
	case *types.Chan:
		what = "a channel"
	case *types.Map:
		what = "a map"
	case *types.Basic:
		switch {
		case u.Info()&types.IsComplex != 0:
			what = "a complex number"
		case u.Kind() == types.Uintptr || u.Kind() == types.UnsafePointer:
			what = "an address without a type"
		}
	}
	if what == "" {
		return ""
	}
	return "which kernels do not have: it is " + what + " or holds one; " + load.Instead(t)
}

// whyNoElement says why there are no arrays and slices of the type.
func (ti *typeInfo) whyNoElement() string {
	for _, p := range ti.parts {
		if p.static() {
			return p.kind().element
		}
	}
	return ti.why
}

// basicTypes are the scalars of basic types.
var basicTypes = map[types.BasicKind]*mir.Type{
	types.Bool: mir.Bool, types.UntypedBool: mir.Bool,
	types.Int8: mir.Int8, types.Int16: mir.Int16, types.Int32: mir.Int32, types.UntypedRune: mir.Int32,
	types.Int64: mir.Int64, types.Int: mir.Int64, types.UntypedInt: mir.Int64,
	types.Uint8: mir.Uint8, types.Uint16: mir.Uint16, types.Uint32: mir.Uint32, types.Uint64: mir.Uint64, types.Uint: mir.Uint64,
	types.Float32: mir.Float32, types.Float64: mir.Float64, types.UntypedFloat: mir.Float64,
}

// fieldParts returns where the parts of field i of a struct or tuple stand.
func (m *module) fieldParts(t types.Type, i int) (from, to int) {
	field := func(j int) types.Type {
		switch u := t.Underlying().(type) {
		case *types.Struct:
			return u.Field(j).Type()
		case *types.Tuple:
			return u.At(j).Type()
		}
		return types.Typ[types.Invalid]
	}
	for j := range i {
		from += len(m.info(field(j)).parts)
	}
	return from, from + len(m.info(field(i)).parts)
}

// staticKind says how messages speak of a class of parts that must be known at compile time.
type staticKind struct{ variable, picked, returned, element string }

var staticKinds = map[class]*staticKind{
	function: {
		variable: "function variable",
		picked:   "a function value at run time, which a GPU cannot call; use if or switch around direct calls",
		returned: "a function value that %s picks at run time, which a GPU cannot call; return the same function everywhere",
		element:  "of which a GPU would have to pick a function at run time; keep each in a variable, or in a field of a struct",
	},
	text: {
		variable: "string variable",
		picked:   "a string at run time; kernels have strings only as constant messages, pick among calls instead",
		returned: "a string that %s picks at run time; kernels have strings only as constant messages, return the same string everywhere",
		element:  "of which a GPU would have to pick a string at run time; pass a number, and print its meaning on the host",
	},
	cellRef: {
		variable: "pointer variable (to functions or strings)",
		picked:   "at run time the variable that a pointer points to, which a GPU must know because it holds functions or strings; use if or switch around uses of each variable",
		returned: "a pointer that %s picks at run time, to a variable that holds functions or strings; return the same pointer everywhere",
		element:  "of which a GPU would have to pick a pointer at run time, to a variable that holds functions or strings; keep each in a variable, or in a field of a struct",
	},
}

// kind is nil unless the part must be known at compile time.
func (p part) kind() *staticKind { return staticKinds[p.class] }

// static reports whether the part must be known at compile time.
func (p part) static() bool { return p.kind() != nil }

// hasStatic reports whether any part of t must be known at compile time.
func (m *module) hasStatic(t types.Type) bool {
	return slices.ContainsFunc(m.info(t).parts, part.static)
}

// hasArray reports whether a value of type t holds arrays.
func (m *module) hasArray(t types.Type) bool {
	return slices.ContainsFunc(m.info(t).parts, func(p part) bool { return p.class == array })
}
