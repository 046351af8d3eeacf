// Package mathfuncs covers math, math/bits and the math of package gpu.
package mathfuncs

import (
	"math"
	"math/bits"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

//gpu:kernel
func Math(t *gpu.Thread, d []float64, f []float32, u []uint32, b []uint8) {
	d[0] = math.Sqrt(d[1]) + math.Atan2(d[2], d[3]) + math.FMA(d[4], d[5], d[6])
	f[0] = gpu.Sqrt(f[1]) + gpu.Rsqrt(f[2]) + gpu.FMA(f[3], f[4], f[5])
	d[1] = math.Max(d[0], math.Inf(1)) + math.Mod(d[2], 3)
	if math.IsNaN(d[0]) || math.IsInf(d[1], 0) || math.Signbit(d[2]) {
		d[2] = math.NaN()
	}
	s, c := math.Sincos(d[3])
	d[3] = s + c
	u[0] = math.Float32bits(f[0])
	f[1] = math.Float32frombits(u[1])
	whole, frac := math.Modf(d[4])
	d[4] = whole - frac
	d[5] = math.Ldexp(d[5], 3)
}

//gpu:kernel
func Bits(t *gpu.Thread, u []uint32, b []uint8, h []uint16, l []uint64, n []int) {
	n[0] = bits.OnesCount32(u[0]) + bits.LeadingZeros8(b[0]) + bits.TrailingZeros16(h[0]) + bits.Len64(l[0])
	u[0] = bits.Reverse32(u[1])
	b[0] = bits.Reverse8(b[1])
	h[0] = bits.ReverseBytes16(h[1])
	b[1] = bits.RotateLeft8(b[2], n[1])
	l[0], l[1] = bits.Mul64(l[2], l[3])
	l[2], l[3] = bits.Add64(l[2], l[3], 0)
}
