package nvvmir

import (
	"fmt"
	"math"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// binary lowers arithmetic. Integers wrap as in Go, unless it is known that they do
// not.
func (f *function) binary(v *mir.Value) value.Value {
	x, y := f.val(v.Args[0]), f.val(v.Args[1])
	if v.Type.IsFloat() {
		return f.floatBinary(v, x, y)
	}
	flags := f.overflowFlags(v)
	switch v.Op {
	case mir.Add:
		a := ir.NewAdd(x, y)
		a.OverflowFlags = flags
		return f.add(a)
	case mir.Sub:
		a := ir.NewSub(x, y)
		a.OverflowFlags = flags
		return f.add(a)
	case mir.Mul:
		a := ir.NewMul(x, y)
		a.OverflowFlags = flags
		return f.add(a)
	case mir.And:
		return f.add(ir.NewAnd(x, y))
	case mir.Or:
		return f.add(ir.NewOr(x, y))
	case mir.Xor:
		return f.add(ir.NewXor(x, y))
	}
	return f.divide(v, x, y)
}

// overflowFlags returns the flags of an integer sum, difference or product. The step of
// a loop under //gpu:unroll that does not wrap around is marked: LLVM has to know the
// number of rounds to drop the tests between them. Other loops it would unroll unasked,
// with the odd rounds in front, which keeps the lanes of a warp apart.
func (f *function) overflowFlags(v *mir.Value) []enum.OverflowFlag {
	asked := slices.ContainsFunc(f.block.Succs, func(s *mir.Block) bool { return s.Unroll != 0 && f.dom.IsBackEdge(f.block, s) })
	switch {
	case !asked || !v.NoWrap || v.Args[1].Op != mir.Const:
		return nil
	case v.Type.Signed:
		return []enum.OverflowFlag{enum.OverflowFlagNSW}
	}
	return []enum.OverflowFlag{enum.OverflowFlagNUW}
}

func (f *function) floatBinary(v *mir.Value, x, y value.Value) value.Value {
	switch v.Op {
	case mir.Add:
		return f.add(ir.NewFAdd(x, y))
	case mir.Sub:
		return f.add(ir.NewFSub(x, y))
	case mir.Mul:
		if v.NoContract || f.decl.f.StrictFP {
			// The explicitly rounded product is the one form that no
			// later stage fuses into an fma.
			name := "llvm.nvvm.mul.rn.f"
			if v.Type.Bits == 64 {
				name = "llvm.nvvm.mul.rn.d"
			}
			t := regType(v.Type)
			return f.callFunc(f.extern(name, t, pure, t, t), x, y)
		}
		return f.add(ir.NewFMul(x, y))
	case mir.Div:
		return f.add(ir.NewFDiv(x, y))
	}
	panic(fmt.Sprintf("no float operation %s", v.Op))
}

// divide lowers integer division and remainder. LLVM leaves MIN / -1 undefined
// where Go wraps, so a divisor that may be -1 is replaced by 1 then, and the quotient
// negated.
func (f *function) divide(v *mir.Value, x, y value.Value) value.Value {
	if !v.Type.Signed {
		if v.Op == mir.Div {
			return f.add(ir.NewUDiv(x, y))
		}
		return f.add(ir.NewURem(x, y))
	}
	bits := v.Type.Bits
	if d := v.Args[1]; v.NoWrap || d.Op == mir.Const && signExtend(bits, d.Const.Int) != -1 {
		if v.Op == mir.Div {
			return f.add(ir.NewSDiv(x, y))
		}
		return f.add(ir.NewSRem(x, y))
	}
	minus := f.icmp(enum.IPredEQ, y, intConst(bits, -1))
	safe := f.add(ir.NewSelect(minus, intConst(bits, 1), y))
	if v.Op == mir.Rem {
		return f.add(ir.NewSRem(x, safe))
	}
	q := f.add(ir.NewSDiv(x, safe))
	return f.add(ir.NewSelect(minus, f.add(ir.NewSub(intConst(bits, 0), x)), q))
}

// shift lowers shifts. LLVM leaves counts of the width or more undefined; in Go
// they give 0, or the sign.
func (f *function) shift(v *mir.Value) value.Value {
	x := f.val(v.Args[0])
	bits := v.Type.Bits
	signed := v.Op == mir.Shr && v.Type.Signed
	if c := v.Args[1]; c.Op == mir.Const {
		n := uint64(c.Const.Int)
		if n >= uint64(bits) {
			if !signed {
				return intConst(bits, 0)
			}
			n = uint64(bits - 1)
		}
		return f.shiftOp(v, x, intConst(bits, int64(n)))
	}
	y := f.val(v.Args[1])
	cbits := v.Args[1].Type.Bits
	if cbits < bits {
		y = f.add(ir.NewZExt(y, intType(bits)))
		cbits = bits
	}
	small := f.icmp(enum.IPredULT, y, intConst(cbits, int64(bits)))
	n := y
	if cbits > bits {
		n = f.add(ir.NewTrunc(y, intType(bits)))
	}
	if signed {
		return f.shiftOp(v, x, f.add(ir.NewSelect(small, n, intConst(bits, int64(bits-1)))))
	}
	return f.add(ir.NewSelect(small, f.shiftOp(v, x, n), intConst(bits, 0)))
}

func (f *function) shiftOp(v *mir.Value, x, n value.Value) value.Value {
	switch {
	case v.Op == mir.Shl:
		return f.add(ir.NewShl(x, n))
	case v.Type.Signed:
		return f.add(ir.NewAShr(x, n))
	}
	return f.add(ir.NewLShr(x, n))
}

func (f *function) unary(v *mir.Value) value.Value {
	x := f.val(v.Args[0])
	switch {
	case v.Type.Kind == mir.BoolKind:
		return f.add(ir.NewXor(x, constant.True))
	case v.Type.IsFloat():
		// LLVM 7 has no fneg; -0 - x flips the sign of every x but a NaN.
		return f.add(ir.NewFSub(floatConst(v.Type, math.Copysign(0, -1)), x))
	case v.Op == mir.Neg:
		return f.add(ir.NewSub(intConst(v.Type.Bits, 0), x))
	}
	return f.add(ir.NewXor(x, intConst(v.Type.Bits, -1)))
}

// predicates of comparisons, by Op: of signed and unsigned integers, and of
// floats, where only != holds for a NaN.
var predicates = map[mir.Op]struct {
	signed, unsigned enum.IPred
	float            enum.FPred
}{
	mir.Eq: {enum.IPredEQ, enum.IPredEQ, enum.FPredOEQ},
	mir.Ne: {enum.IPredNE, enum.IPredNE, enum.FPredUNE},
	mir.Lt: {enum.IPredSLT, enum.IPredULT, enum.FPredOLT},
	mir.Le: {enum.IPredSLE, enum.IPredULE, enum.FPredOLE},
	mir.Gt: {enum.IPredSGT, enum.IPredUGT, enum.FPredOGT},
	mir.Ge: {enum.IPredSGE, enum.IPredUGE, enum.FPredOGE},
}

func (f *function) compare(v *mir.Value) value.Value {
	x, y := f.val(v.Args[0]), f.val(v.Args[1])
	t, p := v.Args[0].Type, predicates[v.Op]
	switch {
	case t.IsFloat():
		return f.fcmp(p.float, x, y)
	case t.IsInt() && t.Signed:
		return f.icmp(p.signed, x, y)
	case t.IsPtr() && v.Op == mir.Eq && v.Args[1].Op == mir.Const:
		return f.isNil(v.Args[0])
	}
	return f.icmp(p.unsigned, x, y)
}

// bitcast reinterprets x.
func (f *function) bitcast(x value.Value, from, to *mir.Type) value.Value {
	t := regType(to)
	switch {
	case from.IsPtr() && to.IsPtr():
		return f.castPtr(x, t.(*types.PointerType))
	case from.IsPtr():
		return f.add(ir.NewPtrToInt(x, t))
	case to.IsPtr():
		return f.add(ir.NewIntToPtr(x, t))
	case from.IsInt() && to.IsInt():
		return x
	}
	return f.add(ir.NewBitCast(x, t))
}

// castPtr converts a pointer to another pointer type, also over address spaces.
func (f *function) castPtr(x value.Value, to *types.PointerType) value.Value {
	from := x.Type().(*types.PointerType)
	if from.Equal(to) {
		return x
	}
	if from.AddrSpace != to.AddrSpace {
		return f.add(ir.NewAddrSpaceCast(x, to))
	}
	return f.add(ir.NewBitCast(x, to))
}

// convert lowers conversions between numeric types.
func (f *function) convert(v *mir.Value) value.Value {
	from, to := v.Args[0].Type, v.Type
	x := f.val(v.Args[0])
	t := regType(to)
	switch {
	case from.IsInt() && to.IsInt():
		return f.resize(x, from, to)
	case from.IsInt() && from.Signed:
		return f.add(ir.NewSIToFP(x, t))
	case from.IsInt():
		return f.add(ir.NewUIToFP(x, t))
	case to.IsInt():
		return f.floatToInt(x, from, to)
	case from.Bits < to.Bits:
		return f.add(ir.NewFPExt(x, t))
	case from.Bits > to.Bits:
		return f.add(ir.NewFPTrunc(x, t))
	}
	return x
}

func (f *function) resize(x value.Value, from, to *mir.Type) value.Value {
	switch {
	case from.Bits > to.Bits:
		return f.add(ir.NewTrunc(x, intType(to.Bits)))
	case from.Bits == to.Bits:
		return x
	case from.Signed:
		return f.add(ir.NewSExt(x, intType(to.Bits)))
	}
	return f.add(ir.NewZExt(x, intType(to.Bits)))
}

// floatToInt lowers the conversion that saturates and takes NaN to 0. LLVM's own
// is undefined out of range; the intrinsics are PTX's cvt.rzi, which saturates,
// but not always to 0 for NaN (PTX ISA, cvt).
func (f *function) floatToInt(x value.Value, from, to *mir.Type) value.Value {
	wide := to
	if to.Bits < 32 {
		// Through int32, which holds every value of a narrow type, then
		// clamped.
		wide = mir.Int32
	}
	name := map[int]string{32: "f2", 64: "d2"}[from.Bits]
	switch {
	case wide.Bits == 32 && wide.Signed:
		name += "i"
	case wide.Bits == 32:
		name += "ui"
	case wide.Signed:
		name += "ll"
	default:
		name += "ull"
	}
	fn := f.extern("llvm.nvvm."+name+".rz", regType(wide), pure, regType(from))
	r := f.callFunc(fn, x)
	if from.Bits != 32 || wide.Bits != 32 {
		nan := f.fcmp(enum.FPredUNO, x, x)
		r = f.add(ir.NewSelect(nan, intConst(wide.Bits, 0), r))
	}
	if to.Bits == wide.Bits {
		return r
	}
	lo, hi := int64(0), int64(1)<<to.Bits-1
	if to.Signed {
		lo, hi = -1<<(to.Bits-1), 1<<(to.Bits-1)-1
	}
	r = f.add(ir.NewSelect(f.icmp(enum.IPredSLT, r, intConst(32, lo)), intConst(32, lo), r))
	r = f.add(ir.NewSelect(f.icmp(enum.IPredSGT, r, intConst(32, hi)), intConst(32, hi), r))
	return f.add(ir.NewTrunc(r, intType(to.Bits)))
}

// nan returns the quiet NaN of a float type.
func nan(t *mir.Type) value.Value { return floatConst(t, math.NaN()) }
