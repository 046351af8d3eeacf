package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// libdevice names the functions of NVIDIA's math library (libdevice User's
// Guide), without the prefix __nv_ and the suffix f of the float forms.
var libdevice = map[mir.Intrinsic]string{
	mir.Sqrt: "sqrt", mir.Rsqrt: "rsqrt", mir.Cbrt: "cbrt", mir.Fabs: "fabs",
	mir.Floor: "floor", mir.Ceil: "ceil", mir.Trunc: "trunc", mir.Rint: "rint", mir.Round: "round",
	mir.Exp: "exp", mir.Exp2: "exp2", mir.Exp10: "exp10", mir.Expm1: "expm1",
	mir.Log: "log", mir.Log2: "log2", mir.Log10: "log10", mir.Log1p: "log1p",
	mir.Sin: "sin", mir.Cos: "cos", mir.Tan: "tan", mir.Asin: "asin", mir.Acos: "acos", mir.Atan: "atan", mir.Atan2: "atan2",
	mir.Sinh: "sinh", mir.Cosh: "cosh", mir.Tanh: "tanh", mir.Asinh: "asinh", mir.Acosh: "acosh", mir.Atanh: "atanh",
	mir.Pow: "pow", mir.Hypot: "hypot", mir.Fmod: "fmod", mir.Remainder: "remainder",
	mir.Copysign: "copysign", mir.Erf: "erf", mir.Erfc: "erfc", mir.Erfinv: "erfinv",
	mir.Tgamma: "tgamma", mir.Lgamma: "lgamma", mir.FMA: "fma",
	mir.J0: "j0", mir.J1: "j1", mir.Y0: "y0", mir.Y1: "y1",
}

func mathLowerings() map[mir.Intrinsic]lowering {
	minMax := func(f *function, v *mir.Value) value.Value {
		return f.minMax(v.Intr, f.val(v.Args[0]), f.val(v.Args[1]), v.Type)
	}
	t := map[mir.Intrinsic]lowering{mir.FMin: minMax, mir.FMax: minMax}
	t[mir.Exp2Approx] = func(f *function, v *mir.Value) value.Value {
		return f.callFunc(f.extern("llvm.nvvm.ex2.approx.ftz.f", types.Float, pure, types.Float), f.val(v.Args[0]))
	}
	for i := range libdevice {
		t[i] = (*function).math
	}
	return t
}

// math lowers a function of libdevice.
func (f *function) math(v *mir.Value) value.Value {
	return f.libdevice(libdevice[v.Intr], v.Type, f.values(v.Args)...)
}

func (f *function) libdevice(name string, t *mir.Type, args ...value.Value) value.Value {
	name = "__nv_" + name
	if t.Bits == 32 {
		name += "f"
	}
	params := make([]types.Type, len(args))
	for i := range params {
		params[i] = regType(t)
	}
	return f.callFunc(f.extern(name, regType(t), pure, params...), args...)
}

// minMax lowers Go's minimum or maximum: a NaN if either argument is one, and -0
// below +0. For float32 newer targets have an instruction that does so.
func (f *function) minMax(i mir.Intrinsic, x, y value.Value, t *mir.Type) value.Value {
	if t.Bits == 64 {
		return f.minMaxNumber(i, x, y, t)
	}
	name := "min"
	if i == mir.FMax {
		name = "max"
	}
	form := intrinsic.Form{Name: i.String()}
	return f.callFunc(f.byFeature(form, arch.MinMaxNaN, types.Float, []types.Type{types.Float, types.Float},
		func(f *function, args []value.Value) value.Value {
			return f.asm(form, name+".NaN.f32 $0, $1, $2;", "=f,f,f", false, types.Float, args...)
		},
		func(f *function, args []value.Value) value.Value { return f.minMaxNumber(i, args[0], args[1], t) }), x, y)
}

// minMaxNumber is minMax by instructions that return the number where one of the two is a NaN.
// They order the zeros of float32, and leave those of float64 to a comparison that finds them
// equal.
func (f *function) minMaxNumber(i mir.Intrinsic, x, y value.Value, t *mir.Type) value.Value {
	name := "fmin"
	if i == mir.FMax {
		name = "fmax"
	}
	r := f.libdevice(name, t, x, y)
	if t.Bits == 64 {
		// Equal numbers have equal bits, except zeros: of their signs the
		// minimum takes either, the maximum both.
		bits := &mir.Type{Kind: mir.IntKind, Bits: 64}
		a, b := f.bitcast(x, t, bits), f.bitcast(y, t, bits)
		var zero value.Value
		if i == mir.FMin {
			zero = f.add(ir.NewOr(a, b))
		} else {
			zero = f.add(ir.NewAnd(a, b))
		}
		r = f.add(ir.NewSelect(f.fcmp(enum.FPredOEQ, x, y), f.bitcast(zero, bits, t), r))
	}
	unordered := f.fcmp(enum.FPredUNO, x, y)
	return f.add(ir.NewSelect(unordered, nan(t), r))
}
