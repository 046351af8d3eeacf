package exec

import (
	"math"
	"math/bits"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

//gpu:kernel
func Widths(t *gpu.Thread, in, out []int64) {
	i8, u8, i16, u16 := int8(in[0]), uint8(in[1]), int16(in[2]), uint16(in[3])
	i32, u32, u64 := int32(in[4]), uint32(in[5]), uint64(in[6])
	out[0] = int64(i8*i8 + int8(u8))
	out[1] = int64(u8*u8 - uint8(i16))
	out[2] = int64(i16 << 3)
	out[3] = int64(u16 + 65535)
	out[4] = int64(-i32 * 65537)
	out[5] = int64(u32 * u32)
	out[6] = int64(u64 * 0x9e3779b97f4a7c15)
	out[7] = int64(^i8) + int64(^u8) + int64(u16&^u32lo(u32))
	out[8] = int64(i32 ^ int32(u32) | 5)
	out[9] = int64(int(i8)) + int64(uint(u8))
}

func u32lo(x uint32) uint16 { return uint16(x) }

//gpu:kernel
func Division(t *gpu.Thread, in, out []int64) {
	out[0] = in[0] / in[1]
	out[1] = in[2] % in[3]
	a, b := int8(in[4]), int8(in[5])
	out[2] = int64(a/b) + int64(a%b)
	u, v := uint64(in[6]), uint64(in[7])
	out[3] = int64(u/v) + int64(u%v)
	out[4] = in[0]/7 + in[1]%-3 + in[2]/(-1<<63)
	out[5] = in[0] / (in[8] - in[8] - 1)
	out[6] = math.MinInt64/(in[8]-in[8]-1) + math.MinInt64%(in[8]-in[8]-1)
}

//gpu:kernel
func Shifts(t *gpu.Thread, in, out []int64) {
	n := uint(in[0]) % 70
	out[0] = in[1] << n
	out[1] = in[2] >> n
	out[2] = int64(uint64(in[3]) >> n)
	out[3] = int64(int8(in[4]) >> n)
	out[4] = int64(uint16(in[5]) << (n % 20))
	out[5] = int64(int32(in[6]) << uint8(in[7]))
	out[6] = int64(uint8(in[1]) >> uint64(in[2]))
	out[7] = in[1] << in[8]
}

//gpu:kernel
func Compare(t *gpu.Thread, in, out []int64) {
	set := func(i int, b bool) {
		if b {
			out[i]++
		}
	}
	set(0, in[0] < in[1])
	set(1, uint64(in[0]) < uint64(in[1]))
	set(2, int8(in[2]) <= int8(in[3]))
	set(3, uint8(in[2]) >= uint8(in[3]))
	x, y := math.Float64frombits(uint64(in[4])), float64(in[5])
	set(4, x < y)
	set(5, !(x >= y))
	set(6, x != x)
	set(7, x == y || in[0] > 3 && in[1] != 2)
	b := in[0] > in[1]
	set(8, b == (in[2] > in[3]))
	set(9, b != (in[3] > in[2]))
}

//gpu:kernel
func Floats(t *gpu.Thread, in, out []int64) {
	x, y, z := float64(in[0])/8, float64(in[1])+0.5, math.Float64frombits(uint64(in[2]))
	put := func(i int, v float64) {
		if v != v {
			v = 99 // one NaN is as good as another
		}
		out[i] = int64(math.Float64bits(v))
	}
	put(0, x*y+z)
	put(1, x/y-z)
	put(2, -x)
	put(3, math.Sqrt(math.Abs(x)))
	put(4, math.Floor(x)+math.Ceil(x)*10+math.Trunc(x)*100+math.RoundToEven(x)*1000)
	put(5, math.Copysign(x, y))
	put(6, math.FMA(x, y, z))
	whole, frac := math.Modf(z)
	put(7, whole)
	put(8, frac)
	put(9, math.Ldexp(x, int(in[3]%40)))
	if math.IsInf(z, 1) || math.IsNaN(z) || math.Signbit(x) {
		put(0, math.Inf(int(in[4])))
	}
}

//gpu:kernel
func Singles(t *gpu.Thread, in, out []int64) {
	x, y := float32(in[0])/3, math.Float32frombits(uint32(in[1]))
	if y != y {
		y = 1
	}
	out[0] = int64(math.Float32bits(x*x + x))
	out[1] = int64(math.Float32bits(gpu.Sqrt(x * x)))
	out[2] = int64(math.Float32bits(float32(float64(x) * 1e-3)))
	out[3] = int64(math.Float32bits(gpu.Floor(x) + gpu.Abs(x)))
	out[4] = int64(math.Float32bits(float32(in[2])))
	out[5] = int64(math.Float32bits(float32(uint64(in[3]))))
	out[6] = int64(math.Float32bits(min(x, y, 0)))
	out[7] = int64(math.Float32bits(float32(x*x) + y))
}

//gpu:kernel
func FloatToInt(t *gpu.Thread, in, out []int64) {
	x := float64(in[0]) * 1.75
	if x > 1e18 || x < -1e18 {
		x = 0.5
	}
	out[0] = int64(x)
	out[1] = int64(int32(int64(x) % 1000))
	if x > 0 {
		out[2] = int64(uint64(x))
	}
	f := float32(in[1] % 1000000)
	out[3] = int64(f)
	out[4] = int64(int16(f / 100))
	out[5] = int64(float64(uint32(in[2])) * 0.5)
}

// Hypots scales its operands, so that no result overflows which can be written.
//
//gpu:kernel
func Hypots(t *gpu.Thread, in, out []int64) {
	special := [...]float64{0, 1, 5e-324, 0x1p-1022, math.MaxFloat64, -math.MaxFloat64, math.MaxFloat64 / 2, math.Inf(-1), math.NaN()}
	x := math.Float64frombits(uint64(in[0]))
	for i, y := range special {
		if h := math.Hypot(float64(in[1]), y); h == h {
			out[i] = int64(math.Float64bits(h))
		}
		if h := gpu.Hypot(y, x) + math.Hypot(y, special[in[2]&7]); h == h {
			out[i] ^= int64(math.Float64bits(h))
		}
	}
}

//gpu:kernel
func MinMax(t *gpu.Thread, in, out []int64) {
	out[0] = min(in[0], in[1], in[2])
	out[1] = max(in[0], in[1], 3)
	out[2] = int64(max(uint8(in[3]), uint8(in[4])))
	x := min(float64(in[0]), math.NaN())
	if x != x {
		out[3] = 1
	}
	zero := float64(in[5] - in[5])
	out[4] = int64(math.Float64bits(min(zero, -zero)))
	out[5] = int64(math.Float64bits(max(-zero, zero)))
	out[6] = int64(len(in)) + int64(cap(out))
}

//gpu:kernel
func MathBits(t *gpu.Thread, in, out []int64) {
	x := uint64(in[0])
	out[0] = int64(bits.OnesCount64(x)*1000 + bits.LeadingZeros64(x))
	out[1] = int64(bits.TrailingZeros32(uint32(in[1]))*1000 + bits.Len16(uint16(in[1])))
	out[2] = int64(bits.LeadingZeros8(uint8(in[2]))*100 + bits.TrailingZeros8(uint8(in[2])))
	out[3] = int64(bits.Reverse64(x)) ^ int64(bits.Reverse16(uint16(in[3]))) ^ int64(bits.Reverse8(uint8(in[4])))
	out[4] = int64(bits.ReverseBytes32(uint32(in[5]))) + int64(bits.ReverseBytes16(uint16(in[5])))
	out[5] = int64(bits.RotateLeft64(x, int(in[6]))) + int64(bits.RotateLeft8(uint8(in[1]), int(in[6])))
	hi, lo := bits.Mul64(x, uint64(in[7]))
	out[6], out[7] = int64(hi), int64(lo)
	sum, carry := bits.Add64(x, uint64(in[7]), 1)
	out[8] = int64(sum) + int64(carry)
	out[9] = int64(bits.Len(0)) + int64(bits.TrailingZeros(0)) + int64(bits.OnesCount8(255))
}

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
