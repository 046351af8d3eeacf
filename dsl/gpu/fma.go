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

// fma32 computes in double precision, where the product is exact.
func fma32(x, y, z float32) float32 {
	p := float64(float64(x) * float64(y))
	return float32(roundedToOdd(p, float64(z)))
}
