package nvvmir

import (
	"math"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

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
