package check

import (
	"math"
	"math/bits"
	"strings"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// The functions of the math library are computed by Go's, which differ from CUDA's in the
// last bits.

// unary are functions of one float64, by name without __nv_ and the suffix f.
var unary = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) }, "cbrt": math.Cbrt, "fabs": math.Abs,
	"floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc, "rint": math.RoundToEven, "round": math.Round,
	"exp": math.Exp, "exp2": math.Exp2, "exp10": func(x float64) float64 { return math.Pow(10, x) }, "expm1": math.Expm1,
	"log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p,
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
	"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
	"erf": math.Erf, "erfc": math.Erfc, "erfinv": math.Erfinv, "tgamma": math.Gamma,
	"lgamma": func(x float64) float64 { y, _ := math.Lgamma(x); return y },
	"j0":     math.J0, "j1": math.J1, "y0": math.Y0, "y1": math.Y1,
}

var double = map[string]func(x, y float64) float64{
	"atan2": math.Atan2, "pow": math.Pow, "hypot": math.Hypot, "fmod": math.Mod, "remainder": math.Remainder,
	"copysign": math.Copysign, "fmin": fmin, "fmax": fmax,
}

// fmin and fmax return the number where one of the two is a NaN.
func fmin(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Min(x, y)
}

func fmax(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Max(x, y)
}

// mathFunc returns what computes a function of the math library on bits, nil if there is
// none.
func mathFunc(name string) func(a []uint64) uint64 {
	short, ok := strings.CutPrefix(name, "__nv_")
	if !ok {
		return nil
	}
	width := 64
	if unary[short] == nil && double[short] == nil && short != "fma" {
		short, width = strings.TrimSuffix(short, "f"), 32
	}
	if f := unary[short]; f != nil {
		return func(a []uint64) uint64 { return fromFloat(f(toFloat(a[0], width)), width) }
	}
	if f := double[short]; f != nil {
		return func(a []uint64) uint64 { return fromFloat(f(toFloat(a[0], width), toFloat(a[1], width)), width) }
	}
	if short != "fma" {
		return nil
	}
	if width == 32 {
		return func(a []uint64) uint64 { return fma32(a[0], a[1], a[2]) }
	}
	return func(a []uint64) uint64 {
		return math.Float64bits(math.FMA(math.Float64frombits(a[0]), math.Float64frombits(a[1]), math.Float64frombits(a[2])))
	}
}

func fma32(x, y, z uint64) uint64 {
	f := math.Float32frombits
	return uint64(math.Float32bits(gpu.FMA(f(uint32(x)), f(uint32(y)), f(uint32(z)))))
}

// intFunc returns what computes an intrinsic of integers or of conversions, nil if there is
// none.
func intFunc(name string) func(a []uint64) uint64 {
	switch name {
	case "llvm.nvvm.ex2.approx.ftz.f":
		return func(a []uint64) uint64 {
			return uint64(math.Float32bits(gpu.Exp2Approx(math.Float32frombits(uint32(a[0])))))
		}
	case "llvm.ctpop.i32", "llvm.ctpop.i64":
		return func(a []uint64) uint64 { return uint64(bits.OnesCount64(a[0])) }
	case "llvm.ctlz.i32":
		return func(a []uint64) uint64 { return uint64(bits.LeadingZeros32(uint32(a[0]))) }
	case "llvm.ctlz.i64":
		return func(a []uint64) uint64 { return uint64(bits.LeadingZeros64(a[0])) }
	case "llvm.cttz.i32":
		return func(a []uint64) uint64 { return uint64(bits.TrailingZeros32(uint32(a[0]))) }
	case "llvm.cttz.i64":
		return func(a []uint64) uint64 { return uint64(bits.TrailingZeros64(a[0])) }
	case "llvm.bitreverse.i32":
		return func(a []uint64) uint64 { return uint64(bits.Reverse32(uint32(a[0]))) }
	case "llvm.bitreverse.i64":
		return func(a []uint64) uint64 { return bits.Reverse64(a[0]) }
	case "llvm.bswap.i32":
		return func(a []uint64) uint64 { return uint64(bits.ReverseBytes32(uint32(a[0]))) }
	case "llvm.bswap.i64":
		return func(a []uint64) uint64 { return bits.ReverseBytes64(a[0]) }
	case "llvm.nvvm.mulhi.ull":
		return func(a []uint64) uint64 { hi, _ := bits.Mul64(a[0], a[1]); return hi }
	case "llvm.nvvm.mul.rn.f":
		return func(a []uint64) uint64 { return floatBinary("fmul", 32, a[0], a[1]) }
	case "llvm.nvvm.mul.rn.d":
		return func(a []uint64) uint64 { return floatBinary("fmul", 64, a[0], a[1]) }
	case "llvm.nvvm.d2f.rz":
		return func(a []uint64) uint64 { return towardsZero(math.Float64frombits(a[0])) }
	}
	for _, c := range []struct {
		name string
		bits int
		sign bool
	}{{"2i.rz", 32, true}, {"2ui.rz", 32, false}, {"2ll.rz", 64, true}, {"2ull.rz", 64, false}} {
		switch name {
		case "llvm.nvvm.f" + c.name:
			return func(a []uint64) uint64 { return saturate(toFloat(a[0], 32), c.bits, c.sign) }
		case "llvm.nvvm.d" + c.name:
			return func(a []uint64) uint64 { return saturate(toFloat(a[0], 64), c.bits, c.sign) }
		}
	}
	return nil
}

// towardsZero rounds to a float32 towards zero.
func towardsZero(x float64) uint64 {
	f := float32(x)
	if math.Abs(float64(f)) > math.Abs(x) {
		return uint64(math.Float32bits(f) - 1)
	}
	return uint64(math.Float32bits(f))
}
