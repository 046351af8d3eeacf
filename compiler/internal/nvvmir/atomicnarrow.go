package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// narrowAtomic lowers an atomic update of 8 or 16 bits: instruction and type are those of PTX for more bits.
func (f *function) narrowAtomic(form intrinsic.Form, v *mir.Value, instruction, typ string, o intrinsic.Order, s intrinsic.Scope, operands ...value.Value) value.Value {
	t := v.Args[0].Type.Elem
	fn := f.narrowUpdate(form.Symbol(), narrowUpdate{ptxOrders[o], s.String(), instruction, typ, t.Bits})
	p := f.castPtr(f.val(v.Args[0]), ptrTo(memType(t), mir.Generic))
	return f.callFunc(fn, append([]value.Value{p}, operands...)...)
}

// narrowUpdate is what such a function does.
type narrowUpdate struct {
	order, scope, instruction, typ string
	bits                           int
}

// narrowUpdate returns the function that performs an update. It computes the new value, and swaps it
// in unless another thread was faster. PTX swaps 16 bits; for 8 bits the function swaps the 4 bytes around
// them, and leaves the other three as they are (PTX ISA, atom).
func (m *module) narrowUpdate(name string, a narrowUpdate) *ir.Func {
	if fn := m.externs[name]; fn != nil {
		return fn
	}
	t := intType(a.bits)
	params := []*ir.Param{ir.NewParam("a0", types.NewPointer(t)), ir.NewParam("a1", t)}
	if a.instruction == "cas" {
		params = append(params, ir.NewParam("a2", t))
	}
	fn := m.out.NewFunc(name, t, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrNoUnwind}
	m.externs[name] = fn

	f := &function{module: m, decl: &funcDecl{out: fn}}
	entry, loop, done := ir.NewBlock("entry"), ir.NewBlock("cas"), ir.NewBlock("swapped")
	fn.Blocks = []*ir.Block{entry, loop, done}

	f.cur = entry
	word, register := types.Type(types.I16), "h"
	var p, shift value.Value = params[0], nil
	if a.bits == 8 {
		word, register = types.I32, "r"
		at := f.add(ir.NewPtrToInt(p, types.I64))
		p = f.add(ir.NewIntToPtr(f.add(ir.NewAnd(at, i64Const(-4))), types.NewPointer(word)))
		shift = f.add(ir.NewShl(f.add(ir.NewAnd(f.add(ir.NewTrunc(at, word)), i32Const(3))), i32Const(3)))
	}
	bits := word.(*types.IntType).BitSize
	first := f.inlinePTX(fmt.Sprintf("ld.relaxed.%s.u%d $0, [$1];", a.scope, bits), "="+register+",l,~{memory}", true, word, p)
	f.term(ir.NewBr(loop))

	f.cur = loop
	whole := &ir.InstPhi{Typ: word}
	f.add(whole)
	// part is what is updated of a word, and with puts a new one in its place.
	part := func(w value.Value) value.Value { return w }
	with := part
	if a.bits == 8 {
		mask := f.add(ir.NewShl(i32Const(0xff), shift))
		part = func(w value.Value) value.Value { return f.add(ir.NewTrunc(f.add(ir.NewLShr(w, shift)), t)) }
		with = func(x value.Value) value.Value {
			rest := f.add(ir.NewAnd(whole, f.add(ir.NewXor(mask, i32Const(-1)))))
			return f.add(ir.NewOr(rest, f.add(ir.NewShl(f.add(ir.NewZExt(x, word)), shift))))
		}
	}
	next := with(f.updated(a, part(whole), params))
	got := f.inlinePTX(fmt.Sprintf("atom.%s.%s.cas.b%d $0, [$1], $2, $3;", a.order, a.scope, bits),
		fmt.Sprintf("=%[1]s,l,%[1]s,%[1]s,~{memory}", register), true, word, p, whole, next)
	f.term(ir.NewCondBr(f.icmp(enum.IPredEQ, got, whole), done, loop))
	whole.Incs = []*ir.Incoming{ir.NewIncoming(first, entry), ir.NewIncoming(got, loop)}

	f.cur = done
	f.term(ir.NewRet(part(got)))
	return fn
}

// updated returns what an update makes of the value old.
func (f *function) updated(a narrowUpdate, old value.Value, params []*ir.Param) value.Value {
	x := params[1]
	pick := func(p enum.IPred) value.Value { return f.add(ir.NewSelect(f.icmp(p, old, x), old, x)) }
	switch a.instruction + "." + a.typ[:1] {
	case "add.u":
		return f.add(ir.NewAdd(old, x))
	case "and.b":
		return f.add(ir.NewAnd(old, x))
	case "or.b":
		return f.add(ir.NewOr(old, x))
	case "xor.b":
		return f.add(ir.NewXor(old, x))
	case "exch.b":
		return x
	case "cas.b":
		return f.add(ir.NewSelect(f.icmp(enum.IPredEQ, old, x), params[2], old))
	case "min.u":
		return pick(enum.IPredULT)
	case "max.u":
		return pick(enum.IPredUGT)
	case "min.s":
		return pick(enum.IPredSLT)
	case "max.s":
		return pick(enum.IPredSGT)
	}
	panic("no atomic operation " + a.instruction + "." + a.typ)
}

// loadNarrow and storeNarrow widen the value, since PTX has no registers of 8 bits.
func (f *function) loadNarrow(form intrinsic.Form, text string, p value.Value, t *mir.Type) value.Value {
	x := f.asm(form, text, "=h,l,~{memory}", true, types.I16, p)
	if t.Bits == 8 {
		return f.add(ir.NewTrunc(x, types.I8))
	}
	return x
}

func (f *function) storeNarrow(form intrinsic.Form, text string, p, x value.Value, t *mir.Type) {
	if t.Bits == 8 {
		x = f.add(ir.NewZExt(x, types.I16))
	}
	f.asm(form, text, "l,h,~{memory}", true, types.Void, p, x)
}
