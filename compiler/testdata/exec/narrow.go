package exec

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// narrow is what Float16 and BFloat16 have in common.
type narrow[T any] interface {
	Add(T) T
	Sub(T) T
	Mul(T) T
	Div(T) T
	FMA(T, T) T
	Neg() T
	Abs() T
	Sqrt() T
	Less(T) bool
	Equal(T) bool
	IsNaN() bool
	Float32() float32
	Bits() uint16
}

// canonical returns the bits of x; which NaN an operation gives is not specified.
func canonical[T narrow[T]](x T) int64 {
	if x.IsNaN() {
		return -1
	}
	return int64(x.Bits())
}

func arithmetic[T narrow[T]](x, y, z T, out []int64) {
	results := [...]T{x.Add(y), x.Sub(y), x.Mul(y), x.Div(y), x.FMA(y, z), x.Neg(), x.Abs(), x.Sqrt(), x.Mul(y).Add(z), x.FMA(y, x.Mul(y).Neg())}
	for i, r := range results {
		out[i] = canonical(r)
	}
	if !x.IsNaN() {
		out[10] = int64(math.Float32bits(x.Float32()))
	}
	for i, is := range [...]bool{x.Less(y), x.Equal(y), x.IsNaN()} {
		if is {
			out[11] |= 1 << i
		}
	}
}

// mixed returns pseudo-random bits of a seed.
func mixed(seed int64) uint16 {
	h := uint64(seed) * 0x9e3779b97f4a7c15
	return uint16((h ^ h>>29) >> 13)
}

// many applies arithmetic to many numbers, some of like size, and sums up what
// it finds.
func many[T narrow[T]](in, out []int64, from func(uint16) T) {
	for n := range int64(200) {
		var one [16]int64
		x := mixed(in[0] + 3*n)
		y := x ^ mixed(in[1]+3*n+1)>>(n%16)
		p := from(x).Mul(from(y)).Neg().Bits()
		arithmetic(from(x), from(y), from(p^mixed(in[2]+3*n+2)>>(n%13)), one[:])
		for i, r := range one {
			out[i] = out[i]*31 + r
		}
	}
	arithmetic(from(uint16(in[3])), from(uint16(in[4])), from(uint16(in[5])), out)
}

//gpu:kernel
func HalfArithmetic(t *gpu.Thread, in, out []int64) { many(in, out, gpu.Float16FromBits) }

//gpu:kernel
func BrainArithmetic(t *gpu.Thread, in, out []int64) { many(in, out, gpu.BFloat16FromBits) }

// NarrowConversions rounds float32 numbers near to those of the formats, and of
// any size, and reads bits of the formats.
//
//gpu:kernel
func NarrowConversions(t *gpu.Thread, in, out []int64) {
	for n := range int64(200) {
		b := mixed(in[0] + n)
		off := 1 + float32(mixed(in[1]+n)&63-32)/65536
		convertAll(gpu.Float16FromBits(b).Float32()*off, out[0:4])
		convertAll(gpu.Float8E4M3FromBits(uint8(b)).Float32()*(1+float32(b>>8&3)/32)*off, out[4:8])
		convertAll(gpu.Float8E5M2FromBits(uint8(b)).Float32()*(1+float32(b>>8&3)/16), out[8:12])
		convertAll(math.Float32frombits(uint32(b)<<16+uint32(mixed(in[2]+n))), out[12:16])
	}
	convertAll(math.Float32frombits(uint32(in[3])), out[12:16])
	if x := gpu.Float8E4M3FromBits(uint8(in[6])).Float32(); x == x {
		out[0] ^= int64(math.Float32bits(x)) << 16
	}
	if x := gpu.Float8E5M2FromBits(uint8(in[7])).Float32(); x == x {
		out[1] ^= int64(math.Float32bits(x)) << 16
	}
}

func convertAll(x float32, out []int64) {
	for i, b := range [...]int64{canonical(gpu.ToFloat16(x)), canonical(gpu.ToBFloat16(x)), int64(gpu.ToFloat8E4M3(x).Bits()), int64(gpu.ToFloat8E5M2(x).Bits())} {
		out[i] = out[i]*31 + b
	}
}

type sample struct {
	a  gpu.Float16
	b  [3]gpu.BFloat16
	c  gpu.Float8E4M3
	on bool
}

// NarrowMemory keeps numbers in structs, arrays and variables.
//
//gpu:kernel
func NarrowMemory(t *gpu.Thread, in, out []int64) {
	var s [4]sample
	for i := range s {
		s[i] = sample{a: gpu.Float16FromBits(uint16(in[i])), c: gpu.Float8E4M3FromBits(uint8(in[i+4]))}
		s[i].b[in[8]&1] = gpu.BFloat16FromBits(uint16(in[i+9]))
	}
	s[in[13]&3], s[0] = s[0], s[in[14]&3]
	p := &s[in[15]&3]
	p.a = p.a.Neg()
	var zero gpu.Float16
	for i, x := range s {
		out[4*i] = int64(x.a.Bits())
		out[4*i+1] = int64(x.b[0].Bits())<<16 | int64(x.b[1].Bits())
		out[4*i+2] = int64(x.c.Bits())
		if x == s[(i+1)%4] || x.a == zero {
			out[4*i+3]++
		}
	}
}
