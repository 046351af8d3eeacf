package lang

import "math"

// WantMath computes in double precision, by package math, what Math writes for x
// and y; pos and unit are the arguments that Math derived from x, as it rounded
// them.
func WantMath(out []float64, x, y, pos, unit float64) {
	small := math.Mod(x, 8)
	copy(out, []float64{
		math.Sqrt(pos), math.Abs(x), math.Floor(x), math.Ceil(x), math.Trunc(x),
		math.Round(x), math.RoundToEven(x), math.Min(x, y), math.Max(x, y), math.Dim(x, y), math.Copysign(x, y),
		math.FMA(x, y, 1), math.Mod(x, pos), math.Remainder(x, pos), 1 / math.Sqrt(pos), math.Cbrt(x),
		math.Exp(small), math.Exp2(small), math.Expm1(small),
		math.Log(pos), math.Log2(pos), math.Log10(pos), math.Log1p(pos),
		math.Sin(small), math.Cos(small), math.Tan(unit), math.Asin(unit), math.Acos(unit), math.Atan(x), math.Atan2(y, x),
		math.Sinh(small), math.Cosh(small), math.Tanh(small), math.Asinh(x), math.Acosh(pos + 1), math.Atanh(unit),
		math.Pow(pos, unit), math.Hypot(x, y), math.Erf(small), math.Erfc(unit), pos, unit,
	})
}
