package lower

// This file lowers calls of functions under //gpu:extern.

import (
	"bytes"
	"fmt"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/extern"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// callExtern calls the device code of fn. What C has no form for is left out of
// the arguments: the thread and its groups, and the capacities of slices.
func (b *builder) callExtern(x *load.Extern, fn *ssa.Function, args []value) value {
	results := fn.Signature.Results()
	e := b.m.external(x)
	if e == nil {
		return b.zero(results)
	}
	var flat []*mir.Value
	for i, p := range fn.Params {
		v := args[i]
		ti := b.m.info(p.Type())
		if len(v) != len(ti.parts) {
			return b.zero(results)
		}
		if ti.class == slice {
			v = v[:2]
		}
		for _, s := range v {
			flat = append(flat, s.v)
		}
	}
	call := b.add(mir.Extern, e.Result, flat...)
	call.Extern = e
	if results.Len() == 0 {
		return nil
	}
	return scalarValue(call)
}

// external returns what is known about a function's device code, or nil after an
// error, which is reported once.
func (m *module) external(x *load.Extern) *mir.External {
	if e, ok := m.externals[x.Func]; ok {
		return e
	}
	m.externals[x.Func] = nil
	fail := func(format string, args ...any) { m.diags.Errorf(m.prog.Fset.Position(x.Pos), format, args...) }
	if x.Err != nil {
		fail("%s", x.Err)
		return nil
	}
	e := &mir.External{Result: mir.Void, Collective: x.Collective, Needs: x.Needs}
	sig := x.Func.Signature()
	for p := range sig.Params().Variables() {
		ts, cs, err := m.cTypes(p.Type())
		if err != nil {
			fail("//gpu:extern: parameter %s of %s %s", p.Name(), x.Func.Name(), err)
			return nil
		}
		e.Params = append(e.Params, ts...)
		e.Info.Params = append(e.Info.Params, cs...)
	}
	e.Info.Result = "void"
	if n := sig.Results().Len(); n > 1 {
		fail("//gpu:extern: %s has %d results, and a C function one; take pointers to the others", x.Func.Name(), n)
		return nil
	} else if n == 1 {
		ts, cs, err := m.cTypes(sig.Results().At(0).Type())
		if err == nil && (len(ts) != 1 || ts[0].IsPtr()) {
			err = fmt.Errorf("is not a number; take a slice in which the function stores")
		}
		if err != nil {
			fail("//gpu:extern: the result of %s %s", x.Func.Name(), err)
			return nil
		}
		e.Result, e.Info.Result = ts[0], cs[0]
	}
	if e.Info.Params == nil {
		e.Info.Params = []string{}
	}
	pos := m.position(x.Pos)
	e.Info.Func, e.Info.Symbol, e.Info.File, e.Info.Line = x.Func.Name(), x.Symbol, m.prog.FileName(pos.Filename), pos.Line
	e.Unit = manifest.Unit{File: filepath.Base(x.Path), Kind: string(x.Kind), Transport: x.Transport}
	e.Info.Unit = e.Unit.File
	e.Unit.SetContent(x.Content)
	if why := m.clash(e); why != "" {
		fail("//gpu:extern: %s", why)
		return nil
	}
	m.externals[x.Func] = e
	m.out.Externs = append(m.out.Externs, e)
	return e
}

// clash says what stands against linking e beside the others.
func (m *module) clash(e *mir.External) string {
	for _, k := range m.prog.Kernels {
		if symbol(k) == e.Info.Symbol {
			return fmt.Sprintf("%s is the name of a kernel; give one of them another name", e.Info.Symbol)
		}
	}
	for _, o := range m.out.Externs {
		sameUnit := bytes.Equal(o.Unit.Content(), e.Unit.Content())
		switch {
		case o.Unit.File == e.Unit.File && !sameUnit:
			return fmt.Sprintf("two files called %s; give one of them another name", e.Unit.File)
		case o.Info.Symbol != e.Info.Symbol:
		case o.Unit.File != e.Unit.File:
			return fmt.Sprintf("%s comes from %s and, for %s (%s:%d), from %s; a program has one function of a name",
				e.Info.Symbol, e.Unit.File, o.Info.Func, o.Info.File, o.Info.Line, o.Unit.File)
		case (extern.Func{Result: o.Info.Result, Params: o.Info.Params}).Prototype() != (extern.Func{Result: e.Info.Result, Params: e.Info.Params}).Prototype():
			return fmt.Sprintf("%s and %s (%s:%d) give %s different types", e.Info.Func, o.Info.Func, o.Info.File, o.Info.Line, e.Info.Symbol)
		}
	}
	return ""
}

// cTypes returns what a parameter of type t is passed as, in mir and in C.
func (m *module) cTypes(t types.Type) (ts []*mir.Type, cs []string, err error) {
	ti := m.info(t)
	switch {
	case ti.class == empty, ti.class == structure && len(ti.parts) == 0:
		return nil, nil, nil
	case narrowFloat(t) != nil:
		return nil, nil, fmt.Errorf("is a %s by value, which C++ passes as a struct; pass its Bits, or a slice", types.TypeString(t, m.qualifier))
	case ti.class == slice || ti.class == pair:
		return []*mir.Type{ti.parts[0].t, mir.Int64}, []string{cPointer(ti.elem), "long long"}, nil
	case ti.class == scalar && ti.mem.IsPtr():
		return []*mir.Type{ti.mem}, []string{cPointer(ti.mem.Elem)}, nil
	case ti.class == scalar && ti.mem.Kind != mir.BoolKind:
		return []*mir.Type{ti.mem}, []string{cScalar(ti.mem)}, nil
	}
	return nil, nil, fmt.Errorf("has type %s, for which C has no equal; there are numbers without bool, slices, pointers, and the types of package shmem", types.TypeString(t, m.qualifier))
}

func cPointer(elem *mir.Type) string {
	if c := cScalar(elem); c != "" {
		return c + " *"
	}
	return fmt.Sprintf("bytes<%d> *", max(1, elem.Size()))
}

// cScalar returns the C type of a number, or "".
func cScalar(t *mir.Type) string {
	switch t.Kind {
	case mir.BoolKind:
		return "bool"
	case mir.FloatKind:
		return map[int]string{32: "float", 64: "double"}[t.Bits]
	case mir.IntKind:
		name := map[int]string{8: "char", 16: "short", 32: "int", 64: "long long"}[t.Bits]
		switch {
		case !t.Signed:
			return "unsigned " + name
		case t.Bits == 8:
			return "signed char"
		}
		return name
	}
	return ""
}

// qualifier names packages by their last word.
func (m *module) qualifier(p *types.Package) string { return p.Name() }
