package gpu

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"sort"
	"testing"
)

// layout describes a format by the fields of its numbers, for an oracle that
// shares nothing with the code: it knows the value of each bit pattern, and
// finds the nearest by looking at its neighbours in the list of all.
type layout struct {
	name      string
	bits      int
	exp, mant int
	special   func(abs uint16) (value float64, ok bool) // infinities and NaN
	saturates bool
}

var layouts = []layout{
	{"Float16", 16, 5, 10, func(b uint16) (float64, bool) { return top(b, 0x7c00) }, false},
	{"BFloat16", 16, 8, 7, func(b uint16) (float64, bool) { return top(b, 0x7f80) }, false},
	{"Float8E4M3", 8, 4, 3, func(b uint16) (float64, bool) { return math.NaN(), b == 0x7f }, true},
	{"Float8E5M2", 8, 5, 2, func(b uint16) (float64, bool) { return top(b, 0x7c) }, true},
}

func top(b, inf uint16) (float64, bool) {
	if b == inf {
		return math.Inf(1), true
	}
	return math.NaN(), b > inf
}

// value decodes b by the definition of the format.
func (l layout) value(b uint16) float64 {
	abs := b & (1<<(l.bits-1) - 1)
	v, ok := l.special(abs)
	if !ok {
		e, m := int(abs>>l.mant), float64(abs&(1<<l.mant-1))
		bias := 1<<(l.exp-1) - 1
		if e == 0 {
			v = math.Ldexp(m, 1-bias-l.mant)
		} else {
			v = math.Ldexp(1+math.Ldexp(m, -l.mant), e-bias)
		}
	}
	if b != abs {
		v = -v
	}
	return v
}

// finite returns the finite numbers from 0 up, which are the bit patterns from 0.
func (l layout) finite() []float64 {
	var fs []float64
	for b := uint16(0); ; b++ {
		v := l.value(b)
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return fs
		}
		fs = append(fs, v)
	}
}

// nearest rounds an exact number.
func (l layout) nearest(fs []float64, x *big.Float) float64 {
	abs := new(big.Float).Abs(x)
	at := func(i int) *big.Float { return new(big.Float).SetFloat64(fs[i]) }
	i := sort.Search(len(fs), func(i int) bool { return at(i).Cmp(abs) > 0 }) - 1 // the last that is not above
	r := fs[i]
	if i+1 < len(fs) {
		mid := new(big.Float).SetPrec(200).Add(at(i), at(i+1))
		mid.Quo(mid, big.NewFloat(2))
		if c := abs.Cmp(mid); c > 0 || c == 0 && i%2 == 1 {
			r = fs[i+1]
		}
	} else {
		step := new(big.Float).SetPrec(200).Sub(at(i), at(i-1))
		step.Quo(step, big.NewFloat(2))
		if step.Add(step, at(i)); abs.Cmp(step) >= 0 && !l.saturates {
			r = math.Inf(1)
		}
	}
	if x.Signbit() {
		r = -r
	}
	return r
}

// codec is a format as package gpu has it.
type codec struct {
	from func(float32) uint16
	to   func(uint16) float32
}

var codecs = map[string]codec{
	"Float16":    {func(x float32) uint16 { return ToFloat16(x).Bits() }, func(b uint16) float32 { return Float16FromBits(b).Float32() }},
	"BFloat16":   {func(x float32) uint16 { return ToBFloat16(x).Bits() }, func(b uint16) float32 { return BFloat16FromBits(b).Float32() }},
	"Float8E4M3": {func(x float32) uint16 { return uint16(ToFloat8E4M3(x).Bits()) }, func(b uint16) float32 { return Float8E4M3FromBits(uint8(b)).Float32() }},
	"Float8E5M2": {func(x float32) uint16 { return uint16(ToFloat8E5M2(x).Bits()) }, func(b uint16) float32 { return Float8E5M2FromBits(uint8(b)).Float32() }},
}

// same compares numbers with the sign of zero; NaN equals NaN.
func same(x, y float64) bool {
	return math.IsNaN(x) && math.IsNaN(y) || x == y && math.Signbit(x) == math.Signbit(y)
}

func TestNarrowFormatsDecodeEveryBitPattern(t *testing.T) {
	for _, l := range layouts {
		t.Run(l.name, func(t *testing.T) {
			c := codecs[l.name]
			for b := range 1 << l.bits {
				want := l.value(uint16(b))
				if got := float64(c.to(uint16(b))); !same(got, want) {
					t.Fatalf("bits %#x: %v, want %v", b, got, want)
				}
				if math.IsNaN(want) || l.saturates && math.IsInf(want, 0) {
					continue
				}
				if back := c.from(float32(want)); back != uint16(b) {
					t.Fatalf("%v: bits %#x, want %#x", want, back, b)
				}
			}
		})
	}
}

// Between two neighbours every number goes to one of them, and only in the
// middle does that change: so the middle and the float32 on its two sides prove
// the whole range.
func TestNarrowFormatsRoundAtEveryMidpoint(t *testing.T) {
	for _, l := range layouts {
		t.Run(l.name, func(t *testing.T) {
			c, fs := codecs[l.name], l.finite()
			check := func(x float32) {
				for _, x := range []float32{x, -x} {
					want := l.nearest(fs, new(big.Float).SetFloat64(float64(x)))
					if got := float64(c.to(c.from(x))); !same(got, want) {
						t.Fatalf("%v (%#x): %v, want %v", x, math.Float32bits(x), got, want)
					}
				}
			}
			for i := range fs {
				next := fs[i] + (fs[i] - fs[max(i-1, 0)]) // behind the last: what the largest rounds from
				if i+1 < len(fs) {
					next = fs[i+1]
				}
				mid := float32(fs[i] + (next-fs[i])/2)
				check(mid)
				check(math.Nextafter32(mid, 0))
				if up := math.Nextafter32(mid, math.MaxFloat32); !math.IsInf(float64(up), 0) {
					check(up)
				}
			}
			check(math.SmallestNonzeroFloat32)
			check(math.MaxFloat32)
		})
	}
}

func TestNarrowFormatsOfInfinityAndNaN(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	got := fmt.Sprint(
		ToFloat16(inf), ToFloat16(-inf), ToFloat16(nan), ToBFloat16(inf), ToBFloat16(-inf), ToBFloat16(nan),
		ToFloat8E4M3(inf), ToFloat8E4M3(-inf), ToFloat8E4M3(nan), ToFloat8E5M2(inf), ToFloat8E5M2(-inf), ToFloat8E5M2(nan))
	if want := "+Inf -Inf NaN +Inf -Inf NaN 448 -448 NaN 57344 -57344 NaN"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// arithmetic is the operations of a format on bit patterns.
type arithmetic struct {
	l   layout
	bin map[string]func(x, y uint16) uint16
	un  func(x uint16) uint16 // the square root
	fma func(x, y, z uint16) uint16
}

func arithmetics() []arithmetic {
	h, b := Float16FromBits, BFloat16FromBits
	return []arithmetic{
		{layouts[0], map[string]func(x, y uint16) uint16{
			"+": func(x, y uint16) uint16 { return h(x).Add(h(y)).Bits() }, "-": func(x, y uint16) uint16 { return h(x).Sub(h(y)).Bits() },
			"*": func(x, y uint16) uint16 { return h(x).Mul(h(y)).Bits() }, "/": func(x, y uint16) uint16 { return h(x).Div(h(y)).Bits() },
		}, func(x uint16) uint16 { return h(x).Sqrt().Bits() }, func(x, y, z uint16) uint16 { return h(x).FMA(h(y), h(z)).Bits() }},
		{layouts[1], map[string]func(x, y uint16) uint16{
			"+": func(x, y uint16) uint16 { return b(x).Add(b(y)).Bits() }, "-": func(x, y uint16) uint16 { return b(x).Sub(b(y)).Bits() },
			"*": func(x, y uint16) uint16 { return b(x).Mul(b(y)).Bits() }, "/": func(x, y uint16) uint16 { return b(x).Div(b(y)).Bits() },
		}, func(x uint16) uint16 { return b(x).Sqrt().Bits() }, func(x, y, z uint16) uint16 { return b(x).FMA(b(y), b(z)).Bits() }},
	}
}

// exactly applies an operator to exact numbers; ok is false where IEEE 754 has a
// rule of its own.
func exactly(op string, x, y float64) (r *big.Float, ok bool) {
	if math.IsNaN(x+y) || math.IsInf(x, 0) || math.IsInf(y, 0) {
		return nil, false
	}
	// 600 bits hold every sum and product; a quotient of such numbers that is
	// not exact is further from a midpoint than 600 bits can tell.
	a, b := new(big.Float).SetFloat64(x), new(big.Float).SetFloat64(y)
	r = new(big.Float).SetPrec(600)
	switch op {
	case "+":
		r.Add(a, b)
	case "-":
		r.Sub(a, b)
	case "*":
		r.Mul(a, b)
	case "/":
		if y == 0 {
			return nil, false
		}
		r.Quo(a, b)
	}
	return r, true
}

func TestNarrowArithmeticIsRoundedOnce(t *testing.T) {
	for _, a := range arithmetics() {
		t.Run(a.l.name, func(t *testing.T) {
			fs := a.l.finite()
			rng := rand.New(rand.NewPCG(1, 2))
			// Numbers of like size meet more midpoints than any two.
			pick := func(near uint16) uint16 {
				if rng.IntN(2) == 0 {
					return uint16(rng.Uint32())
				}
				return near + uint16(rng.IntN(1<<13)) - 1<<12
			}
			for range 60000 {
				x := uint16(rng.Uint32())
				y := pick(x)
				for op, f := range a.bin {
					exact, ok := exactly(op, a.l.value(x), a.l.value(y))
					if !ok || exact.Sign() == 0 {
						continue
					}
					if got, want := a.l.value(f(x, y)), a.l.nearest(fs, exact); !same(got, want) {
						t.Fatalf("%v %s %v = %v, want %v", a.l.value(x), op, a.l.value(y), got, want)
					}
				}
				// z cancels the product, or is tiny beside it.
				xv, yv := a.l.value(x), a.l.value(y)
				z := pick(codecs[a.l.name].from(float32(-xv * yv)))
				zv := a.l.value(z)
				p, ok := exactly("*", xv, yv)
				if _, ok2 := exactly("+", zv, 0); !ok || !ok2 {
					continue
				}
				if s := new(big.Float).SetPrec(600).Add(p, new(big.Float).SetFloat64(zv)); s.Sign() != 0 {
					if got, want := a.l.value(a.fma(x, y, z)), a.l.nearest(fs, s); !same(got, want) {
						t.Fatalf("%v * %v + %v = %v, want %v", xv, yv, zv, got, want)
					}
				}
			}
			for b := range 1 << 15 {
				x := a.l.value(uint16(b))
				if math.IsNaN(x) || math.IsInf(x, 0) || x == 0 {
					continue
				}
				exact := new(big.Float).SetPrec(200).SetFloat64(x)
				if got, want := a.l.value(a.un(uint16(b))), a.l.nearest(fs, exact.Sqrt(exact)); !same(got, want) {
					t.Fatalf("sqrt(%v) = %v, want %v", x, got, want)
				}
			}
		})
	}
}

func TestNarrowArithmeticOfSpecialNumbers(t *testing.T) {
	inf, zero, one := ToFloat16(float32(math.Inf(1))), Float16{}, ToFloat16(1)
	nan := inf.Sub(inf)
	big := Float16FromBits(0x7bff)
	tiny := Float16FromBits(1)
	got := fmt.Sprint(
		inf.Add(one), one.Div(zero), one.Neg().Div(zero), zero.Div(zero), nan.Add(one), zero.Neg().Add(zero.Neg()), zero.Neg().Add(zero),
		one.Neg().Sqrt(), zero.Neg().Sqrt(), big.Add(big), tiny.Mul(tiny), tiny.Neg().Mul(tiny), inf.FMA(zero, one), big.FMA(big, inf.Neg()), zero.FMA(one.Neg(), zero))
	if want := "+Inf +Inf -Inf NaN NaN -0 0 NaN -0 +Inf 0 -0 NaN -Inf 0"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	facts := fmt.Sprint(
		zero.Equal(zero.Neg()), nan.Equal(nan), nan == nan, nan.IsNaN(), inf.IsNaN(), nan.Less(one), one.Less(nan), one.Less(inf), inf.Neg().Less(one.Neg()),
		one.Neg().Abs() == one, zero.Neg().Less(zero), ToBFloat16(1).Less(ToBFloat16(1.01)), BFloat16FromBits(0x7f81).IsNaN(), BFloat16FromBits(0xff80).IsNaN())
	if want := "true false true true false false false true true true false true true false"; facts != want {
		t.Errorf("got  %s\nwant %s", facts, want)
	}
}
