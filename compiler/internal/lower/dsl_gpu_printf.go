package lower

// This file lowers gpu.Printf to C's vprintf: the format is translated, with constant
// strings in it, and the arguments are laid out in a struct (CUDA C++ Programming
// Guide, Formatted Output; NVVM IR Specification, System Calls).

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/printf"
)

// isPrintf reports whether fn is gpu.Printf.
func isPrintf(fn *ssa.Function) bool {
	path, name := subset.FuncName(fn)
	return path == load.GPUPath && name == "Printf"
}

// printfValue refuses gpu.Printf where it is not called directly.
func printfValue(b *builder, _ *callee) value {
	b.errorf("uses gpu.Printf as a value; call it directly, since its format must be known")
	return nil
}

// printf lowers a call.
func (b *builder) printf(x *ssa.Call) {
	format := b.val(x.Call.Args[1])
	if len(format) != 1 || format[0].str == nil {
		b.errorf("calls gpu.Printf with a format that is not constant; write a constant string")
		return
	}
	args, ok := variadicArgs(x.Call.Args[2])
	if !ok {
		b.errorf("calls gpu.Printf with a slice of arguments; write them one by one")
		return
	}
	kinds := make([]printf.Kind, len(args))
	for i, a := range args {
		kinds[i] = printKind(a.Type())
	}
	pieces, err := printf.Parse(*format[0].str, kinds)
	if err != nil {
		b.errorf("calls gpu.Printf with %s", err)
		return
	}
	text := ""
	var vals []*mir.Value
	for i := range pieces {
		p := &pieces[i]
		if p.Verb == 0 {
			text += p.C()
			continue
		}
		a := args[0]
		args = args[1:]
		v := b.val(a)
		if p.Kind == printf.String {
			if len(v) != 1 || v[0].str == nil {
				b.errorf("calls gpu.Printf with a string that is not constant; kernels have strings only as constants")
				return
			}
			text += (&printf.Piece{Literal: p.Text(*v[0].str)}).C()
			continue
		}
		text += p.C()
		vals = append(vals, b.printed(p, b.scalarOf(a)))
	}
	var ts []*mir.Type
	for _, v := range vals {
		ts = append(ts, v.Type)
	}
	bytes := mir.PtrTo(mir.Uint8)
	packed := b.f.ConstNil(bytes)
	if len(vals) > 0 {
		tmp := b.temp(mir.StructOf(ts...))
		for i, v := range vals {
			b.add(mir.Store, mir.Void, b.field(tmp, i), v)
		}
		packed = b.add(mir.Bitcast, bytes, tmp)
	}
	b.intr(mir.Printf, mir.Void, b.cString(text), packed)
}

// printed converts an argument to what C is passed for it, see printf.Piece.C.
func (b *builder) printed(p *printf.Piece, v *mir.Value) *mir.Value {
	switch p.Kind {
	case printf.Float:
		return b.convert(v, mir.Float64)
	case printf.Bool:
		return b.add(mir.Select, mir.PtrTo(mir.Uint8), v, b.cString("true"), b.cString("false"))
	}
	switch {
	case p.Verb == 'c':
		return b.convert(v, mir.Int32)
	case p.Signed():
		return b.convert(v, mir.Int64)
	}
	return b.convert(b.convert(v, unsigned(v.Type.Bits)), mir.Uint64)
}

// cString returns the address of a constant text that ends in a zero byte.
func (b *builder) cString(s string) *mir.Value {
	g := b.m.texts[s]
	if g == nil {
		g = &mir.Global{
			Name: b.m.unique("gpuc_text"), GoName: "text of gpu.Printf", Pos: b.pos,
			Type: mir.ArrayOf(mir.Uint8, int64(len(s)+1)), Space: mir.GlobalMem,
		}
		for _, c := range []byte(s + "\x00") {
			g.Init = append(g.Init, mir.Constant{Int: int64(c)})
		}
		b.m.texts[s] = g
		b.m.out.Globals = append(b.m.out.Globals, g)
	}
	p := b.add(mir.GlobalAddr, mir.PtrTo(g.Type))
	p.Global = g
	return b.add(mir.Bitcast, mir.PtrTo(mir.Uint8), p)
}

// variadicArgs returns the values that a call passes for its last parameter, of
// type ...any. It reports false where the source passes a slice of them.
func variadicArgs(x ssa.Value) ([]ssa.Value, bool) {
	if c, ok := x.(*ssa.Const); ok && c.IsNil() {
		return nil, true
	}
	s, ok := x.(*ssa.Slice)
	if !ok {
		return nil, false
	}
	a, ok := variadicAlloc(s.X)
	if !ok {
		return nil, false
	}
	args := make([]ssa.Value, deref(a.Type()).Underlying().(*types.Array).Len())
	for _, r := range *a.Referrers() {
		at, ok := r.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		i, ok := at.Index.(*ssa.Const)
		if !ok {
			return nil, false
		}
		for _, st := range *at.Referrers() {
			if st, ok := st.(*ssa.Store); ok {
				v := st.Val
				if mi, ok := v.(*ssa.MakeInterface); ok {
					v = mi.X
				}
				args[i.Int64()] = v
			}
		}
	}
	for _, a := range args {
		if a == nil {
			return nil, false
		}
	}
	return args, true
}

// variadicAlloc returns the array of interface values that go/ssa makes for the
// arguments of a call.
func variadicAlloc(x ssa.Value) (*ssa.Alloc, bool) {
	a, ok := x.(*ssa.Alloc)
	if !ok || a.Comment != "varargs" {
		return nil, false
	}
	at, ok := deref(a.Type()).Underlying().(*types.Array)
	return a, ok && types.IsInterface(at.Elem())
}

// ofVariadic reports whether an instruction does nothing but collect the arguments
// of a call in interface values. The call is judged itself.
func ofVariadic(instr ssa.Instruction) bool {
	var x ssa.Value
	switch v := instr.(type) {
	case *ssa.Alloc:
		x = v
	case *ssa.IndexAddr:
		x = v.X
	case *ssa.Slice:
		x = v.X
	}
	_, ok := variadicAlloc(x)
	return ok
}

// printKind returns what a value of type t is for formats.
func printKind(t types.Type) printf.Kind {
	u, ok := t.Underlying().(*types.Basic)
	if !ok {
		return printf.Other
	}
	switch info := u.Info(); {
	case info&types.IsUnsigned != 0 && u.Kind() != types.Uintptr:
		return printf.Uint
	case info&types.IsUnsigned == 0 && info&types.IsInteger != 0:
		return printf.Int
	case info&types.IsFloat != 0:
		return printf.Float
	case info&types.IsBoolean != 0:
		return printf.Bool
	case info&types.IsString != 0:
		return printf.String
	}
	return printf.Other
}
