package lower

// This file lowers the floating-point types of dsl/gpu that Go does not have.
// A value of one is the unsigned integer of its bits.

import (
	"go/types"
	"math"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// narrowFloat returns how a value of t appears if t is one of these types, or
// nil.
func narrowFloat(t types.Type) *mir.Type {
	if !load.NarrowFloat(t) {
		return nil
	}
	if name := types.Unalias(t).(*types.Named).Obj().Name(); name == "Float16" || name == "BFloat16" {
		return mir.Uint16
	}
	return mir.Uint8
}

// narrowFuncs are the functions and methods of these types.
func narrowFuncs() map[string]handler {
	t := map[string]handler{}
	for _, f := range []*narrowFormat{half, brain, e4m3, e5m2} {
		round, widen := f.round, f.widen
		t["To"+f.name] = func(b *builder, c *callee) value {
			return scalarValue(round(b, b.one(c.args[0], mir.Float32)))
		}
		t[f.name+".Float32"] = func(b *builder, c *callee) value {
			return scalarValue(widen(b, b.one(c.args[0], f.bits)))
		}
		same := func(b *builder, c *callee) value { return scalarValue(b.one(c.args[0], f.bits)) }
		t[f.name+"FromBits"], t[f.name+".Bits"] = same, same
		if f.add == nil {
			continue
		}
		on := func(n int, g func(b *builder, a []*mir.Value) *mir.Value) handler {
			return func(b *builder, c *callee) value {
				a := make([]*mir.Value, n)
				for i := range a {
					a[i] = b.one(c.args[i], f.bits)
				}
				return scalarValue(g(b, a))
			}
		}
		t[f.name+".Add"] = on(2, func(b *builder, a []*mir.Value) *mir.Value { return f.add(b, a[0], a[1]) })
		t[f.name+".Sub"] = on(2, func(b *builder, a []*mir.Value) *mir.Value { return f.sub(b, a[0], a[1]) })
		t[f.name+".Mul"] = on(2, func(b *builder, a []*mir.Value) *mir.Value { return f.mul(b, a[0], a[1]) })
		t[f.name+".FMA"] = on(3, func(b *builder, a []*mir.Value) *mir.Value { return b.intr(f.fma, f.bits, a...) })
		// Rounding twice does no harm here: see narrow.round of dsl/gpu.
		t[f.name+".Div"] = on(2, func(b *builder, a []*mir.Value) *mir.Value {
			return round(b, b.add(mir.Div, mir.Float32, widen(b, a[0]), widen(b, a[1])))
		})
		t[f.name+".Sqrt"] = on(1, func(b *builder, a []*mir.Value) *mir.Value {
			return round(b, b.intr(mir.Sqrt, mir.Float32, widen(b, a[0])))
		})
		t[f.name+".Neg"] = on(1, func(b *builder, a []*mir.Value) *mir.Value {
			return b.add(mir.Xor, f.bits, a[0], b.f.ConstInt(f.bits, 0x8000))
		})
		t[f.name+".Abs"] = on(1, func(b *builder, a []*mir.Value) *mir.Value { return b.magnitude(a[0]) })
		t[f.name+".IsNaN"] = on(1, func(b *builder, a []*mir.Value) *mir.Value {
			return b.add(mir.Gt, mir.Bool, b.magnitude(a[0]), b.f.ConstInt(f.bits, f.inf))
		})
		t[f.name+".Less"] = on(2, func(b *builder, a []*mir.Value) *mir.Value {
			return b.add(mir.Lt, mir.Bool, widen(b, a[0]), widen(b, a[1]))
		})
		t[f.name+".Equal"] = on(2, func(b *builder, a []*mir.Value) *mir.Value {
			return b.add(mir.Eq, mir.Bool, widen(b, a[0]), widen(b, a[1]))
		})
	}
	return t
}

// narrowFormat is how numbers of one of the types are computed.
type narrowFormat struct {
	name          string
	bits          *mir.Type
	inf           int64
	round         func(b *builder, x *mir.Value) *mir.Value // from float32
	widen         func(b *builder, x *mir.Value) *mir.Value // to float32
	add, sub, mul func(b *builder, x, y *mir.Value) *mir.Value
	fma           mir.Intrinsic
}

var half = &narrowFormat{
	name: "Float16", bits: mir.Uint16, inf: 0x7c00,
	round: func(b *builder, x *mir.Value) *mir.Value { return b.intr(mir.HalfRound, mir.Uint16, x) },
	widen: func(b *builder, x *mir.Value) *mir.Value { return b.intr(mir.HalfWiden, mir.Float32, x) },
	add:   func(b *builder, x, y *mir.Value) *mir.Value { return b.intr(mir.HalfAdd, mir.Uint16, x, y) },
	sub:   func(b *builder, x, y *mir.Value) *mir.Value { return b.intr(mir.HalfSub, mir.Uint16, x, y) },
	mul:   func(b *builder, x, y *mir.Value) *mir.Value { return b.intr(mir.HalfMul, mir.Uint16, x, y) },
	fma:   mir.HalfFMA,
}

// brain is BFloat16. A GPU computes in it by fused multiply-adds alone: a sum is
// one with a factor of 1 or -1, a product one with an addend of -0, which keeps
// the sign of zeros (PTX ISA: add.bf16 came later than fma.rn.bf16).
var brain = &narrowFormat{
	name: "BFloat16", bits: mir.Uint16, inf: 0x7f80,
	round: func(b *builder, x *mir.Value) *mir.Value { return b.intr(mir.BrainRound, mir.Uint16, x) },
	widen: func(b *builder, x *mir.Value) *mir.Value {
		wide := b.add(mir.Shl, mir.Uint32, b.convert(x, mir.Uint32), b.f.ConstInt(mir.Uint32, 16))
		return b.add(mir.Bitcast, mir.Float32, wide)
	},
	add: func(b *builder, x, y *mir.Value) *mir.Value {
		return b.intr(mir.BrainFMA, mir.Uint16, x, b.f.ConstInt(mir.Uint16, 0x3f80), y)
	},
	sub: func(b *builder, x, y *mir.Value) *mir.Value {
		return b.intr(mir.BrainFMA, mir.Uint16, y, b.f.ConstInt(mir.Uint16, 0xbf80), x)
	},
	mul: func(b *builder, x, y *mir.Value) *mir.Value {
		return b.intr(mir.BrainFMA, mir.Uint16, x, y, b.f.ConstInt(mir.Uint16, 0x8000))
	},
	fma: mir.BrainFMA,
}

// magnitude returns a 16-bit number without its sign.
func (b *builder) magnitude(x *mir.Value) *mir.Value {
	return b.add(mir.And, mir.Uint16, x, b.f.ConstInt(mir.Uint16, 0x7fff))
}

var e4m3 = &narrowFormat{
	name: "Float8E4M3", bits: mir.Uint8,
	round: func(b *builder, x *mir.Value) *mir.Value { return b.roundToByte(x, 3, 7, 448) },
	widen: func(b *builder, x *mir.Value) *mir.Value {
		u := func(n int64) *mir.Value { return b.f.ConstInt(mir.Uint32, n) }
		w := b.convert(x, mir.Uint32)
		abs := b.add(mir.And, mir.Uint32, w, u(0x7f))
		// Exponent and mantissa stand where float32 has them, with another bias.
		scaled := b.add(mir.Mul, mir.Float32, b.add(mir.Bitcast, mir.Float32, b.add(mir.Shl, mir.Uint32, abs, u(20))), b.f.ConstFloat(mir.Float32, 1<<120))
		sign := b.add(mir.Shl, mir.Uint32, b.add(mir.And, mir.Uint32, w, u(0x80)), u(24))
		number := b.add(mir.Or, mir.Uint32, b.add(mir.Bitcast, mir.Uint32, scaled), sign)
		r := b.add(mir.Select, mir.Uint32, b.add(mir.Eq, mir.Bool, abs, u(0x7f)), u(0x7fffffff), number)
		return b.add(mir.Bitcast, mir.Float32, r)
	},
}

// e5m2 is the upper half of Float16.
var e5m2 = &narrowFormat{
	name: "Float8E5M2", bits: mir.Uint8,
	round: func(b *builder, x *mir.Value) *mir.Value { return b.roundToByte(x, 2, 15, 57344) },
	widen: func(b *builder, x *mir.Value) *mir.Value {
		return half.widen(b, b.add(mir.Shl, mir.Uint16, b.convert(x, mir.Uint16), b.f.ConstInt(mir.Uint16, 8)))
	},
}

// roundToByte rounds a float32 to an 8-bit format with mant bits of mantissa and
// an exponent bias, whose largest number is top. The instructions for it exist
// on few architectures; integers do it on all.
func (b *builder) roundToByte(x *mir.Value, mant, bias int64, top float64) *mir.Value {
	u := func(n int64) *mir.Value { return b.f.ConstInt(mir.Uint32, n) }
	op := func(o mir.Op, x, y *mir.Value) *mir.Value { return b.add(o, mir.Uint32, x, y) }
	pick := func(c, x, y *mir.Value) *mir.Value { return b.add(mir.Select, mir.Uint32, c, x, y) }
	less := func(x, y *mir.Value) *mir.Value { return b.add(mir.Lt, mir.Bool, x, y) }

	bits := b.bits(x)
	abs := op(mir.And, bits, u(math.MaxInt32))
	largest := u(int64(math.Float32bits(float32(top))))
	m := pick(less(largest, abs), largest, abs)

	// Round to the nearest, and to the even one of two. For that, add half of the last bit
	// that stays, less one if that bit is zero, and cut off the rest.
	cut := 23 - mant
	last := op(mir.And, op(mir.Shr, m, u(cut)), u(1))
	normal := op(mir.Shr, op(mir.Add, op(mir.Add, m, u(1<<(cut-1)-1)), last), u(cut))
	normal = op(mir.Sub, normal, u((127-bias)<<mant))

	// Below the smallest normal number, an addition rounds: that of a number whose last bit
	// weighs as much as the format's.
	weight := float32(math.Ldexp(1, int(24-bias-mant)))
	sum := b.add(mir.Add, mir.Float32, b.add(mir.Bitcast, mir.Float32, m), b.f.ConstFloat(mir.Float32, float64(weight)))
	subnormal := op(mir.Sub, b.bits(sum), u(int64(math.Float32bits(weight))))

	smallest := u((128 - bias) << 23)
	r := pick(less(m, smallest), subnormal, normal)
	r = op(mir.Or, r, op(mir.And, op(mir.Shr, bits, u(24)), u(0x80)))
	nan := less(u(0x7f800000), abs)
	return b.convert(pick(nan, u(0x7f), r), mir.Uint8)
}
