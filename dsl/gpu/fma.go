package gpu

import (
	"math"
	"unsafe"
)

// FMA returns x*y + z, rounded once.
func FMA[T Float](x, y, z T) T {
	if unsafe.Sizeof(x) == 8 {
		return T(math.FMA(float64(x), float64(y), float64(z)))
	}
	return T(fma32(float32(x), float32(y), float32(z)))
}

// fma32 computes in double precision, where the product is exact, and rounds
// the sum to odd: the last bit then tells the rounding to single precision that
// something was cut off, so that rounding twice gives the same as rounding once.
func fma32(x, y, z float32) float32 {
	p, c := float64(float64(x)*float64(y)), float64(z)
	s := p + c
	if s == 0 || math.IsInf(s, 0) || math.IsNaN(s) {
		return float32(s)
	}
	back := s - p
	rest := (p - (s - back)) + (c - back)
	bits := math.Float64bits(s)
	if rest != 0 && bits&1 == 0 {
		if (rest > 0) == (s > 0) {
			bits++
		} else {
			bits--
		}
	}
	return float32(math.Float64frombits(bits))
}
