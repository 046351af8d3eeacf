package special

import "math"

// Values are the values between which functions change their rule.
func Values[T Float]() []T {
	smallest, least, largest := math.SmallestNonzeroFloat64, 0x1p-1022, math.MaxFloat64
	if T(smallest) == 0 {
		smallest, least, largest = math.SmallestNonzeroFloat32, 0x1p-126, math.MaxFloat32
	}
	var all []T
	for _, x := range []float64{0, smallest, least / 4, least, 1e-20, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 20, 1000, 16777217, 1e15, 1e30, largest, math.Inf(1)} {
		all = append(all, T(x), T(-x))
	}
	all[1] = T(math.Copysign(0, -1))
	return append(all, T(math.NaN()))
}

// Same reports whether got is what the function called name gives for x
// and y where package math gives want: the same infinity, zero or NaN, or a
// number within a relative tolerance. Where package math itself is wrong, other
// than in its special cases, everything is the same.
func Same[T Float](name string, x, y, got, want T, tolerance float64) bool {
	g, w := float64(got), float64(want)
	scale := math.Abs(w)
	switch name {
	case "Log", "Log10", "Y0", "Pow":
		if subnormal(float64(x)) {
			return true // of a subnormal number, on amd64
		}
	case "Atan2":
		if x != 0 && float64(x)/float64(y) == 0 {
			return true // the sign, where the quotient underflows
		}
	}
	switch name {
	case "J0", "J1", "Y0", "Y1":
		// The error is bounded as such, not relative to a result near 0;
		// and package math gives small results without sign.
		if scale = max(scale, 1); w == g {
			return true
		}
	default:
		if w == 0 && g != 0 {
			return false
		}
	}
	switch {
	case g != g || w != w:
		return g != g && w != w
	case g == w:
		return math.Signbit(g) == math.Signbit(w)
	case math.IsInf(g, 0) || math.IsInf(w, 0):
		return false
	}
	return math.Abs(g-w) <= tolerance*scale
}

func subnormal(x float64) bool { return x != 0 && math.Abs(x) < 0x1p-1022 }
