package lower

// This file lowers packages math and math/bits, and the math functions of dsl/gpu.

import (
	"math"
	"strconv"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// floatFuncs are the functions of one, two or three floats that are one
// intrinsic, by their names in package math. Package gpu has them for both
// widths.
var floatFuncs = map[string]mir.Intrinsic{
	"Sqrt": mir.Sqrt, "Cbrt": mir.Cbrt, "Abs": mir.Fabs, "Floor": mir.Floor, "Ceil": mir.Ceil, "Trunc": mir.Trunc,
	"Round": mir.Round, "RoundToEven": mir.Rint, "Exp": mir.Exp, "Exp2": mir.Exp2, "Expm1": mir.Expm1,
	"Log": mir.Log, "Log2": mir.Log2, "Log10": mir.Log10, "Log1p": mir.Log1p,
	"Sin": mir.Sin, "Cos": mir.Cos, "Tan": mir.Tan, "Asin": mir.Asin, "Acos": mir.Acos, "Atan": mir.Atan, "Atan2": mir.Atan2,
	"Sinh": mir.Sinh, "Cosh": mir.Cosh, "Tanh": mir.Tanh, "Asinh": mir.Asinh, "Acosh": mir.Acosh, "Atanh": mir.Atanh,
	"Pow": mir.Pow, "Mod": mir.Fmod, "Remainder": mir.Remainder,
	"Copysign": mir.Copysign, "Erf": mir.Erf, "Erfc": mir.Erfc, "FMA": mir.FMA,
}

// float lowers a call whose arguments and result have one float type.
func float(i mir.Intrinsic) handler {
	return func(b *builder, c *callee) value {
		t := b.m.info(c.fn.Signature.Results().At(0).Type()).mem
		var args []*mir.Value
		for _, a := range c.args {
			args = append(args, b.one(a, t))
		}
		return scalarValue(b.intr(i, t, args...))
	}
}

func gpuMathFuncs() map[string]handler {
	t := map[string]handler{"Rsqrt": float(mir.Rsqrt), "Dim": dim, "Hypot": hypot, "Min": float(mir.FMin), "Max": float(mir.FMax), "Exp2Approx": float(mir.Exp2Approx)}
	for name, i := range floatFuncs {
		t[name] = float(i)
	}
	return t
}

func mathFuncs() map[string]handler {
	t := map[string]handler{
		"Erfinv": float(mir.Erfinv), "Gamma": float(mir.Tgamma), "J0": float(mir.J0), "J1": float(mir.J1), "Y0": float(mir.Y0), "Y1": float(mir.Y1),
		"Float32bits":     bitcast(mir.Float32, mir.Uint32),
		"Float32frombits": bitcast(mir.Uint32, mir.Float32),
		"Float64bits":     bitcast(mir.Float64, mir.Uint64),
		"Float64frombits": bitcast(mir.Uint64, mir.Float64),
		"NaN":             func(b *builder, _ *callee) value { return scalarValue(b.f.ConstFloat(mir.Float64, math.NaN())) },
		"Inf":             inf,
		"IsNaN":           isNaN,
		"IsInf":           isInf,
		"Signbit":         signbit,
		"Sincos":          sincos,
		"Modf":            modf,
		"Dim":             dim,
		"Hypot":           hypot,
		"Min":             infinite(mir.FMin, -1),
		"Max":             infinite(mir.FMax, 1),
	}
	for name, i := range floatFuncs {
		t[name] = float(i)
	}
	return t
}

func bitcast(from, to *mir.Type) handler {
	return func(b *builder, c *callee) value {
		return scalarValue(b.add(mir.Bitcast, to, b.one(c.args[0], from)))
	}
}

// inf returns +Inf for sign >= 0, else -Inf.
func inf(b *builder, c *callee) value {
	sign := b.one(c.args[0], mir.Int64)
	pos, neg := b.f.ConstFloat(mir.Float64, math.Inf(1)), b.f.ConstFloat(mir.Float64, math.Inf(-1))
	if n, ok := isConst(sign); ok && n >= 0 {
		return scalarValue(pos)
	} else if ok {
		return scalarValue(neg)
	}
	return scalarValue(b.add(mir.Select, mir.Float64, b.add(mir.Ge, mir.Bool, sign, b.f.ConstInt(mir.Int64, 0)), pos, neg))
}

func isNaN(b *builder, c *callee) value {
	x := b.one(c.args[0], mir.Float64)
	return scalarValue(b.add(mir.Ne, mir.Bool, x, x))
}

// isInf compares with +Inf if sign >= 0 and with -Inf if sign <= 0.
func isInf(b *builder, c *callee) value {
	x, sign := b.one(c.args[0], mir.Float64), b.one(c.args[1], mir.Int64)
	zero := b.f.ConstInt(mir.Int64, 0)
	is := func(inf float64, o mir.Op) *mir.Value {
		eq := b.add(mir.Eq, mir.Bool, x, b.f.ConstFloat(mir.Float64, inf))
		return b.add(mir.And, mir.Bool, eq, b.add(o, mir.Bool, sign, zero))
	}
	return scalarValue(b.add(mir.Or, mir.Bool, is(math.Inf(1), mir.Ge), is(math.Inf(-1), mir.Le)))
}

func signbit(b *builder, c *callee) value {
	bits := b.add(mir.Bitcast, mir.Int64, b.one(c.args[0], mir.Float64))
	return scalarValue(b.add(mir.Lt, mir.Bool, bits, b.f.ConstInt(mir.Int64, 0)))
}

func sincos(b *builder, c *callee) value {
	x := b.one(c.args[0], mir.Float64)
	return value{{v: b.intr(mir.Sin, mir.Float64, x)}, {v: b.intr(mir.Cos, mir.Float64, x)}}
}

// modf returns integer part and fraction, both with the sign of x. The fraction
// of an infinity is NaN.
func modf(b *builder, c *callee) value {
	x := b.one(c.args[0], mir.Float64)
	whole := b.intr(mir.Trunc, mir.Float64, x)
	frac := b.intr(mir.Copysign, mir.Float64, b.add(mir.Sub, mir.Float64, x, whole), x)
	return value{{v: whole}, {v: frac}}
}

// dim returns x - y, or 0 where that is not positive; the difference of equal
// infinities is NaN. C's fdim takes them to 0.
func dim(b *builder, c *callee) value {
	t := b.m.info(c.fn.Signature.Results().At(0).Type()).mem
	v := b.add(mir.Sub, t, b.one(c.args[0], t), b.one(c.args[1], t))
	zero := b.f.ConstFloat(t, 0)
	return scalarValue(b.add(mir.Select, t, b.add(mir.Le, mir.Bool, v, zero), zero, v))
}

// hypot scales by the larger number, as package math does. libdevice's function may be off by some
// units in the last place, and then gives infinity for a result next to the largest float64.
func hypot(b *builder, c *callee) value {
	t := b.m.info(c.fn.Signature.Results().At(0).Type()).mem
	if t.Bits == 32 {
		return float(mir.Hypot)(b, c)
	}
	x, y := b.intr(mir.Fabs, t, b.one(c.args[0], t)), b.intr(mir.Fabs, t, b.one(c.args[1], t))
	large, small := b.intr(mir.FMax, t, x, y), b.intr(mir.FMin, t, x, y)
	zero, one, inf := b.f.ConstFloat(t, 0), b.f.ConstFloat(t, 1), b.f.ConstFloat(t, math.Inf(1))
	ratio := b.add(mir.Div, t, small, large)
	root := b.intr(mir.Sqrt, t, b.add(mir.Add, t, one, b.add(mir.Mul, t, ratio, ratio)))
	res := b.add(mir.Select, t, b.add(mir.Eq, mir.Bool, large, zero), zero, b.add(mir.Mul, t, large, root))
	either := b.add(mir.Or, mir.Bool, b.add(mir.Eq, mir.Bool, x, inf), b.add(mir.Eq, mir.Bool, y, inf))
	return scalarValue(b.add(mir.Select, t, either, inf, res))
}

// infinite lowers math.Min and math.Max: unlike for the builtin functions an
// infinity of the sign wins over NaN.
func infinite(i mir.Intrinsic, sign int) handler {
	return func(b *builder, c *callee) value {
		x, y := b.one(c.args[0], mir.Float64), b.one(c.args[1], mir.Float64)
		inf := b.f.ConstFloat(mir.Float64, math.Inf(sign))
		either := b.add(mir.Or, mir.Bool, b.add(mir.Eq, mir.Bool, x, inf), b.add(mir.Eq, mir.Bool, y, inf))
		return scalarValue(b.add(mir.Select, mir.Float64, either, inf, b.intr(i, mir.Float64, x, y)))
	}
}

// bitsFuncs are those of package math/bits. Hardware counts in 32 and 64 bits; smaller
// words are widened.
func bitsFuncs() map[string]handler {
	t := map[string]handler{"Mul64": mul64, "Mul": mul64}
	for _, bits := range []int{0, 8, 16, 32, 64} {
		suffix, w := strconv.Itoa(bits), bits
		if bits == 0 {
			suffix, w = "", 64
		}
		t["OnesCount"+suffix] = onesCount(w)
		t["LeadingZeros"+suffix] = leadingZeros(w, func(b *builder, n *mir.Value) *mir.Value { return n })
		t["Len"+suffix] = leadingZeros(w, func(b *builder, n *mir.Value) *mir.Value {
			return b.add(mir.Sub, mir.Int64, b.f.ConstInt(mir.Int64, int64(w)), n)
		})
		t["TrailingZeros"+suffix] = trailingZeros(w)
		t["Reverse"+suffix] = reverse(w, mir.BitReverse)
		if w > 8 {
			t["ReverseBytes"+suffix] = reverse(w, mir.ByteReverse)
		}
		t["RotateLeft"+suffix] = rotateLeft(w)
	}
	return t
}

// word returns the argument, of width bits, widened to what hardware counts in.
func (b *builder) word(c *callee, width int) *mir.Value {
	return b.convert(b.one(c.args[0], unsigned(width)), unsigned(max(width, 32)))
}

func onesCount(width int) handler {
	return func(b *builder, c *callee) value {
		return scalarValue(b.intr(mir.Popcount, mir.Int64, b.word(c, width)))
	}
}

func leadingZeros(width int, result func(*builder, *mir.Value) *mir.Value) handler {
	return func(b *builder, c *callee) value {
		n := b.intr(mir.Clz, mir.Int64, b.word(c, width))
		if width < 32 {
			n = b.add(mir.Sub, mir.Int64, n, b.f.ConstInt(mir.Int64, int64(32-width)))
		}
		return scalarValue(result(b, n))
	}
}

func trailingZeros(width int) handler {
	return func(b *builder, c *callee) value {
		x := b.word(c, width)
		if width < 32 {
			// A bit above the word stops the count for zero.
			x = b.add(mir.Or, x.Type, x, b.f.ConstInt(x.Type, 1<<width))
		}
		return scalarValue(b.intr(mir.Ctz, mir.Int64, x))
	}
}

func reverse(width int, i mir.Intrinsic) handler {
	return func(b *builder, c *callee) value {
		x := b.word(c, width)
		v := b.intr(i, x.Type, x)
		if width < 32 {
			v = b.add(mir.Shr, x.Type, v, b.f.ConstInt(mir.Uint32, int64(32-width)))
		}
		return scalarValue(b.convert(v, unsigned(width)))
	}
}

// rotateLeft rotates by k modulo the width; a negative k rotates right.
func rotateLeft(width int) handler {
	return func(b *builder, c *callee) value {
		t := unsigned(width)
		x := b.one(c.args[0], t)
		mask := b.f.ConstInt(mir.Uint64, int64(width-1))
		k := b.convert(b.one(c.args[1], mir.Int64), mir.Uint64)
		left := b.add(mir.And, mir.Uint64, k, mask)
		right := b.add(mir.And, mir.Uint64, b.add(mir.Neg, mir.Uint64, k), mask)
		return scalarValue(b.add(mir.Or, t, b.add(mir.Shl, t, x, left), b.add(mir.Shr, t, x, right)))
	}
}

func mul64(b *builder, c *callee) value {
	x, y := b.one(c.args[0], mir.Uint64), b.one(c.args[1], mir.Uint64)
	return value{{v: b.intr(mir.MulHi, mir.Uint64, x, y)}, {v: b.add(mir.Mul, mir.Uint64, x, y)}}
}
