package gpu

import "math"

// narrow is a binary floating-point format of at most 16 bits, with subnormal
// numbers, as IEEE 754 describes them.
type narrow struct {
	mant int    // bits of the mantissa, the leading one not counted
	emin int    // exponent of the smallest normal number
	over uint16 // bits of what stands after the largest finite number
	inf  uint16 // bits that replace over: infinity, or the largest finite number
	nan  uint16
	sign uint16
}

var (
	// half is binary16. Instructions that compute in it give the NaN below
	// (PTX ISA, Half Precision Floating Point Instructions).
	half = narrow{mant: 10, emin: -14, over: 0x7c00, inf: 0x7c00, nan: 0x7fff, sign: 0x8000}
	// brain is float32 without the low half of its bits.
	brain = narrow{mant: 7, emin: -126, over: 0x7f80, inf: 0x7f80, nan: 0x7fff, sign: 0x8000}
	// e4m3 has no infinity, and one NaN of each sign.
	e4m3 = narrow{mant: 3, emin: -6, over: 0x7f, inf: 0x7e, nan: 0x7f, sign: 0x80}
	// e5m2 has infinities, which no conversion gives.
	e5m2 = narrow{mant: 2, emin: -14, over: 0x7c, inf: 0x7b, nan: 0x7f, sign: 0x80}
)

// round returns the bits of the number of the format that is
// nearest to x and, halfway between two, of the even one.
//
// An operation computed in float64 and then rounded gives the same
// result as one that is rounded once. For +, -, *, / and the square root
// that holds when the wider format has at least 2p+2 bits for the p bits
// of the narrower one (Figueroa, When is double rounding innocuous?,
// 1995). float64 has 53 bits: enough for the 11 of Float16 and the 8 of
// BFloat16. The proof does not hold for subnormal and infinite numbers,
// but the exponents of float64 reach so far that none occurs on the way.
// For a fused multiply-add the proof does not hold: see roundedToOdd.
func (f *narrow) round(x float64) uint16 {
	b := math.Float64bits(x)
	var sign uint16
	if b>>63 != 0 {
		sign = f.sign
	}
	abs := b &^ (1 << 63)
	const infinity = 0x7ff << 52
	if abs > infinity {
		return f.nan
	}
	if abs == infinity {
		return sign | f.inf
	}
	exp := int(abs>>52) - 1023
	e := max(exp, f.emin)
	// The result is a multiple of 2^(e-mant): so many bits are cut off.
	cut := 52 - f.mant + e - exp
	if cut > 54 {
		return sign
	}
	m := abs&(1<<52-1) | 1<<52 // subnormal numbers of float64 were cut off above
	m += 1<<(cut-1) - 1 + m>>cut&1
	m >>= cut
	// A carry out of the mantissa counts up the exponent.
	m += uint64(e-f.emin) << f.mant
	if m >= uint64(f.over) {
		return sign | f.inf
	}
	return sign | uint16(m)
}

// value returns the number with the given bits. It is for formats in which only the
// highest exponent, or the NaN in it, is special.
func (f *narrow) value(b uint16) float32 {
	abs := b &^ f.sign
	m := uint32(abs)
	e := int(abs >> f.mant)
	unit := f.emin - f.mant // the exponent of the smallest number
	if e > 0 {
		m = m&(1<<f.mant-1) | 1<<f.mant
		unit += e - 1
	}
	// The factor is a normal float32 for every format but brain, which does
	// not come here.
	v := float32(m) * math.Float32frombits(uint32(unit+127)<<23)
	if b&f.sign != 0 {
		v = -v
	}
	return v
}

// roundedToOdd returns p + c. If the sum is not exact, it returns the
// neighbour with an odd last bit. That bit tells a second rounding,
// to a format with at least two bits less, that something was cut
// off. So both roundings together give what one rounding gives (Boldo
// and Melquiond, Emulation of FMA and correctly rounded sums, 2008).
func roundedToOdd(p, c float64) float64 {
	s := p + c
	if s == 0 || math.IsInf(s, 0) || math.IsNaN(s) {
		return s
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
	return math.Float64frombits(bits)
}
