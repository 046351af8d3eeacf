package lower

// This file lowers calls.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
)

func (b *builder) callInstr(x *ssa.Call) value {
	c := &x.Call
	if c.IsInvoke() {
		return b.zero(x.Type())
	}
	if bi, ok := c.Value.(*ssa.Builtin); ok {
		return b.builtin(bi, x)
	}
	if fn, ok := c.Value.(*ssa.Function); ok && isPrintf(fn) {
		b.printf(x)
		return nil
	}
	args := make([]value, len(c.Args))
	for i, a := range c.Args {
		args[i] = b.val(a)
	}
	if fn, ok := c.Value.(*ssa.Function); ok {
		return b.callFunction(fn, nil, args)
	}
	v := b.val(c.Value)
	if len(v) != 1 {
		return b.zero(x.Type())
	}
	if v[0].fn != nil && v[0].fn.stride != nil {
		b.strideUnroll(v[0].fn.stride, c.Args)
	}
	return b.callClosure(v[0].fn, args, x.Type())
}

// callee is a call of a function that the compiler knows.
type callee struct {
	fn    *ssa.Function
	targs []types.Type
	args  []value
}

// callFunction calls fn, which has a body or is known to the compiler.
func (b *builder) callFunction(fn *ssa.Function, bind, args []value) value {
	if path, name := subset.FuncName(fn); path == load.GPUPath && name == "Unroll" {
		return b.unrollCalls(args[0], args[1]) // no handler, since handlers call no functions
	}
	if !wrapper(fn) {
		if h := lookup(fn); h != nil {
			targs := typeArgs(fn)
			for _, t := range targs {
				if b.m.info(t).class == bad {
					b.admit(t, t, token.NoPos)
					return b.zero(fn.Signature.Results())
				}
			}
			v := h(b, &callee{fn: fn, targs: targs, args: args})
			if want := len(b.m.info(fn.Signature.Results()).parts); len(v) != want {
				return b.zero(fn.Signature.Results())
			}
			return v
		}
	}
	if b.m.prog.Directives.Of(fn).Emulator {
		return nil
	}
	if x := b.m.prog.Extern(fn); x != nil {
		return b.callExtern(x, fn, args)
	}
	if fn.Blocks == nil {
		return b.zero(fn.Signature.Results()) // reported by subset
	}
	if b.m.inPlace(fn) {
		return b.inlineCall(fn, bind, args)
	}
	f := b.m.function(fn, b)
	if f == nil {
		return b.zero(fn.Signature.Results())
	}
	var flat []*mir.Value
	for i, p := range fn.Params {
		v := args[i]
		if len(v) != len(b.m.info(p.Type()).parts) {
			v = b.zero(p.Type())
		}
		for _, s := range v {
			flat = append(flat, s.v)
		}
	}
	t := mir.Void
	if len(f.Results) == 1 {
		t = f.Results[0]
	}
	call := b.add(mir.Call, t, flat...)
	call.Callee = f
	if len(f.Results) == 1 {
		return scalarValue(call)
	}
	res := make(value, len(f.Results))
	for i, rt := range f.Results {
		r := b.add(mir.Result, rt, call)
		r.Index = i
		res[i].v = r
	}
	return res
}

// typeArgs returns the type arguments of an instance: of the function, or of
// the receiver's type for a method. None is an alias, so that tables have them by name.
func typeArgs(fn *ssa.Function) []types.Type {
	targs := slices.Clone(fn.TypeArgs())
	for i, t := range targs {
		targs[i] = types.Unalias(t)
	}
	return targs
}

// handler lowers a call of a function that the compiler knows.
type handler func(*builder, *callee) value

// lookup returns the handler of fn, or nil.
func lookup(fn *ssa.Function) handler {
	path, name := subset.FuncName(fn)
	if h := intrinsics[path+"."+name]; h != nil {
		return h
	}
	return nil
}

// Known reports whether calls of fn are lowered without its body.
func Known(fn *ssa.Function) bool { return !wrapper(fn) && lookup(fn) != nil }

// scalarArg returns argument i, a scalar.
func (c *callee) scalarArg(i int) *mir.Value {
	if i < len(c.args) && len(c.args[i]) > 0 {
		return c.args[i][0].v
	}
	return nil
}
