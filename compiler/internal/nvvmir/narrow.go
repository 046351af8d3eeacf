package nvvmir

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// This file lowers floating point of 16 bits. Arithmetic is inline PTX with an
// explicit rounding, which no later stage fuses: LLVM narrows a float32 product
// that is rounded to half to one in half, and the back end may fuse that with an
// addition.

func narrowLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.HalfWiden: (*function).narrow, mir.HalfRound: (*function).narrow,
		mir.BrainRound: (*function).narrow, mir.BrainFMA: (*function).narrow,
		mir.HalfPack: (*function).narrow, mir.BrainPack: (*function).narrow,
	}
}

func (f *function) narrow(v *mir.Value) value.Value {
	args := f.values(v.Args)
	switch v.Intr {
	case mir.HalfWiden:
		return f.add(ir.NewFPExt(f.add(ir.NewBitCast(args[0], types.Half)), types.Float))
	case mir.HalfRound:
		return f.add(ir.NewBitCast(f.add(ir.NewFPTrunc(args[0], types.Half)), types.I16))
	case mir.BrainRound:
		return f.callFunc(f.brainRound(), args...)
	case mir.BrainFMA:
		return f.callFunc(f.brainFMA(), args...)
	case mir.HalfPack:
		return f.callFunc(f.pack(formOf(v), "f16", func(f *function, x value.Value) value.Value {
			return f.add(ir.NewBitCast(f.add(ir.NewFPTrunc(x, types.Half)), types.I16))
		}), args...)
	case mir.BrainPack:
		return f.callFunc(f.pack(formOf(v), "bf16", (*function).roundToBrain), args...)
	}
	panic(fmt.Sprintf("cannot lower %s", v))
}

// has tells whether the target has a feature. libNVVM decides it when it compiles the
// portable IR for one: it replaces a call of __nvvm_reflect.
func (f *function) has(x arch.Feature) value.Value {
	return f.icmp(enum.IPredSGE, f.reflect("__CUDA_ARCH"), i32Const(int64(10*x.Since())))
}

// byFeature returns a function that does new, which is a form, on targets that have the feature, and
// old on others.
func (m *module) byFeature(form intrinsic.Form, x arch.Feature, ret types.Type, params []types.Type, new, old func(f *function, args []value.Value) value.Value) *ir.Func {
	fn := m.either(form, x, ret, params, new, old)
	if !slices.Contains(fn.FuncAttrs, ir.FuncAttribute(enum.FuncAttrReadNone)) {
		fn.FuncAttrs = append(fn.FuncAttrs, enum.FuncAttrReadNone)
	}
	return fn
}

// either is byFeature of a function that may do something to memory.
func (m *module) either(form intrinsic.Form, x arch.Feature, ret types.Type, params []types.Type, new, old func(f *function, args []value.Value) value.Value) *ir.Func {
	name := form.Where()
	if fn := m.externs[name]; fn != nil {
		return fn
	}
	ps := make([]*ir.Param, len(params))
	args := make([]value.Value, len(params))
	for i, t := range params {
		ps[i] = ir.NewParam([]string{"x", "y", "z"}[i], t)
		args[i] = ps[i]
	}
	fn := m.out.NewFunc(name, ret, ps...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrAlwaysInline, enum.FuncAttrNoUnwind}
	m.externs[name] = fn
	f := &function{module: m, decl: &funcDecl{out: fn}}
	entry, with, without := ir.NewBlock("entry"), ir.NewBlock("with"), ir.NewBlock("without")
	fn.Blocks = []*ir.Block{entry, with, without}
	f.cur = entry
	have := f.has(x)
	f.term(ir.NewCondBr(have, with, without))
	for _, way := range []struct {
		b    *ir.Block
		emit func(f *function, args []value.Value) value.Value
	}{{with, new}, {without, old}} {
		f.cur = way.b
		x := way.emit(f, args)
		if ret.Equal(types.Void) {
			x = nil
		}
		f.term(ir.NewRet(x))
	}
	return fn
}

// reflect asks the compiler for one of its settings (LLVM, NVVMReflect; libNVVM
// knows the architecture too).
func (f *function) reflect(name string) value.Value {
	text := constant.NewCharArrayFromString(name + "\x00")
	global := "gpuc_reflect" + name
	var g *ir.Global
	for _, have := range f.out.Globals {
		if have.GlobalName == global {
			g = have
		}
	}
	if g == nil {
		g = ir.NewGlobalDef(global, text)
		g.Linkage = enum.LinkageInternal
		g.Immutable = true
		g.Typ.AddrSpace = addrSpaces[mir.GlobalMem]
		g.AddrSpace = addrSpaces[mir.GlobalMem]
		f.out.Globals = append(f.out.Globals, g)
	}
	p := f.add(ir.NewAddrSpaceCast(g, types.NewPointer(text.Typ)))
	return f.callFunc(f.extern("__nvvm_reflect", types.I32, pure, bytePtr), f.gep(text.Typ, p, i64Const(0), i64Const(0)))
}

// brainRound rounds a float32 to bfloat16.
func (m *module) brainRound() *ir.Func {
	return m.byFeature(intrinsic.Form{Name: mir.BrainRound.String()}, arch.BFloat16, types.I16, []types.Type{types.Float},
		func(f *function, args []value.Value) value.Value {
			return f.asm(intrinsic.Form{Name: mir.BrainRound.String()}, "cvt.rn.bf16.f32 $0, $1;", "=h,f", false, types.I16, args...)
		},
		func(f *function, args []value.Value) value.Value { return f.roundToBrain(args[0]) })
}

// roundToBrain is the upper half of the bits of x, after adding half of what is
// cut off, less one unless the last bit that stays is odd.
func (f *function) roundToBrain(x value.Value) value.Value {
	bits := f.add(ir.NewBitCast(x, types.I32))
	odd := f.add(ir.NewAnd(f.add(ir.NewLShr(bits, i32Const(16))), i32Const(1)))
	sum := f.add(ir.NewAdd(f.add(ir.NewAdd(bits, i32Const(0x7fff))), odd))
	upper := f.add(ir.NewTrunc(f.add(ir.NewLShr(sum, i32Const(16))), types.I16))
	return f.add(ir.NewSelect(f.fcmp(enum.FPredUNO, x, x), intConst(16, 0x7fff), upper))
}

// pack rounds two float32 to 16 bits in a word, the first in its lower half.
func (m *module) pack(form intrinsic.Form, typ string, round func(f *function, x value.Value) value.Value) *ir.Func {
	return m.byFeature(form, arch.BFloat16, types.I32, []types.Type{types.Float, types.Float},
		func(f *function, args []value.Value) value.Value {
			return f.asm(form, "cvt.rn."+typ+"x2.f32 $0, $2, $1;", "=r,f,f", false, types.I32, args...)
		},
		func(f *function, args []value.Value) value.Value {
			low := f.add(ir.NewZExt(round(f, args[0]), types.I32))
			high := f.add(ir.NewZExt(round(f, args[1]), types.I32))
			return f.add(ir.NewOr(low, f.add(ir.NewShl(high, i32Const(16)))))
		})
}

// brainFMA is x*y + z in bfloat16, rounded once.
func (m *module) brainFMA() *ir.Func {
	return m.byFeature(intrinsic.Form{Name: mir.BrainFMA.String()}, arch.BFloat16, types.I16, []types.Type{types.I16, types.I16, types.I16},
		func(f *function, args []value.Value) value.Value {
			return f.asm(intrinsic.Form{Name: mir.BrainFMA.String()}, "fma.rn.bf16 $0, $1, $2, $3;", "=h,h,h,h", false, types.I16, args...)
		},
		func(f *function, args []value.Value) value.Value {
			wide := make([]value.Value, len(args))
			for i, a := range args {
				bits := f.add(ir.NewShl(f.add(ir.NewZExt(a, types.I32)), i32Const(16)))
				wide[i] = f.add(ir.NewFPExt(f.add(ir.NewBitCast(bits, types.Float)), types.Double))
			}
			return f.roundToBrain(f.oddFloat(f.oddSum(f.add(ir.NewFMul(wide[0], wide[1])), wide[2])))
		})
}

// oddSum is p + c, where p is an exact product: if the sum is not exact, the
// neighbour with an odd last bit, after which a second rounding gives what one
// alone would (see roundedToOdd of dsl/gpu). The error of the sum is Knuth's
// TwoSum.
func (f *function) oddSum(p, c value.Value) value.Value {
	sub := func(x, y value.Value) value.Value { return f.add(ir.NewFSub(x, y)) }
	s := f.add(ir.NewFAdd(p, c))
	back := sub(s, p)
	rest := f.add(ir.NewFAdd(sub(p, sub(s, back)), sub(c, back)))
	zero := constant.NewFloat(types.Double, 0)
	bits := f.add(ir.NewBitCast(s, types.I64))
	even := f.icmp(enum.IPredEQ, f.add(ir.NewAnd(bits, i64Const(1))), i64Const(0))
	inexact := f.add(ir.NewAnd(f.fcmp(enum.FPredONE, rest, zero), f.fcmp(enum.FPredONE, s, zero)))
	outward := f.icmp(enum.IPredEQ, f.fcmp(enum.FPredOGT, rest, zero), f.fcmp(enum.FPredOGT, s, zero))
	step := f.add(ir.NewSelect(outward, i64Const(1), i64Const(-1)))
	odd := f.add(ir.NewSelect(f.add(ir.NewAnd(inexact, even)), f.add(ir.NewAdd(bits, step)), bits))
	return f.add(ir.NewBitCast(odd, types.Double))
}

// oddFloat rounds x to odd once more, to float32: towards zero, with the last bit
// set if anything was cut off.
func (f *function) oddFloat(x value.Value) value.Value {
	r := f.callFunc(f.extern("llvm.nvvm.d2f.rz", types.Float, pure, types.Double), x)
	cut := f.fcmp(enum.FPredONE, f.add(ir.NewFPExt(r, types.Double)), x)
	bits := f.add(ir.NewOr(f.add(ir.NewBitCast(r, types.I32)), f.add(ir.NewZExt(cut, types.I32))))
	return f.add(ir.NewBitCast(bits, types.Float))
}
