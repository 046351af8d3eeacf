package check

import (
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

// Values are bits: integers in the low ones, with zeros above; floats as themselves.

func signed(x uint64, bits int) int64 { return int64(x<<(64-bits)) >> (64 - bits) }

func toFloat(x uint64, bits int) float64 {
	switch bits {
	case 16:
		return float64(gpu.Float16FromBits(uint16(x)).Float32())
	case 32:
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

func fromFloat(f float64, bits int) uint64 {
	switch bits {
	case 16:
		return uint64(gpu.ToFloat16(float32(f)).Bits())
	case 32:
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}

// binary computes a Binary.
func binary(in *nvir.Instr, x, y uint64) uint64 {
	if in.Type.Kind == nvir.Float {
		return floatBinary(in.Name, in.Type.Bits, x, y)
	}
	bits := in.Type.Bits
	var r uint64
	switch in.Name {
	case "add":
		r = x + y
	case "sub":
		r = x - y
	case "mul":
		r = x * y
	case "udiv", "urem", "sdiv", "srem":
		r = divide(in.Name, bits, x, y)
	case "and":
		r = x & y
	case "or":
		r = x | y
	case "xor":
		r = x ^ y
	case "shl":
		r = x << y
	case "lshr":
		r = x >> y
	case "ashr":
		r = uint64(signed(x, bits) >> y)
	default:
		panic(fmt.Sprintf("no instruction %s", in.Name))
	}
	return nvir.Mask(r, bits)
}

// divide divides. A divisor of zero, of which LLVM says nothing, gives zero.
func divide(name string, bits int, x, y uint64) uint64 {
	if y == 0 {
		return 0
	}
	switch name {
	case "udiv":
		return x / y
	case "urem":
		return x % y
	case "sdiv":
		return uint64(signed(x, bits) / signed(y, bits))
	}
	return uint64(signed(x, bits) % signed(y, bits))
}

// floatBinary computes in the type itself, so that it rounds once.
func floatBinary(name string, bits int, x, y uint64) uint64 {
	if bits == 32 {
		f := computed(name, math.Float32frombits(uint32(x)), math.Float32frombits(uint32(y)))
		return uint64(math.Float32bits(f))
	}
	return fromFloat(computed(name, toFloat(x, bits), toFloat(y, bits)), bits)
}

func computed[F float32 | float64](name string, a, b F) F {
	switch name {
	case "fadd":
		return a + b
	case "fsub":
		return a - b
	case "fmul":
		return a * b
	}
	return a / b
}

// compareInts computes an icmp.
func compareInts(pred string, t *nvir.Type, x, y uint64) uint64 {
	bits := t.Bits
	if t.Kind == nvir.Pointer {
		bits = 64
	}
	a, b := signed(x, bits), signed(y, bits)
	var r bool
	switch pred {
	case "eq":
		r = x == y
	case "ne":
		r = x != y
	case "ult":
		r = x < y
	case "ule":
		r = x <= y
	case "ugt":
		r = x > y
	case "uge":
		r = x >= y
	case "slt":
		r = a < b
	case "sle":
		r = a <= b
	case "sgt":
		r = a > b
	case "sge":
		r = a >= b
	default:
		panic("no comparison " + pred)
	}
	return bit(r)
}

// compareFloats computes an fcmp.
func compareFloats(pred string, x, y float64) uint64 {
	unordered := x != x || y != y
	var r bool
	switch pred[1:] {
	case "eq":
		r = x == y
	case "ne":
		r = !unordered && x != y
	case "lt":
		r = x < y
	case "le":
		r = x <= y
	case "gt":
		r = x > y
	case "ge":
		r = x >= y
	}
	switch pred {
	case "ord":
		return bit(!unordered)
	case "uno":
		return bit(unordered)
	}
	return bit(r || pred[0] == 'u' && unordered)
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// convert computes a conversion.
func convert(name string, from, to *nvir.Type, x uint64) uint64 {
	switch name {
	case "sext":
		return nvir.Mask(uint64(signed(x, from.Bits)), to.Bits)
	case "trunc":
		return nvir.Mask(x, to.Bits)
	case "sitofp":
		if v := signed(x, from.Bits); to.Bits == 32 {
			return uint64(math.Float32bits(float32(v)))
		} else {
			return fromFloat(float64(v), to.Bits)
		}
	case "uitofp":
		if to.Bits == 32 {
			return uint64(math.Float32bits(float32(x)))
		}
		return fromFloat(float64(x), to.Bits)
	case "fptosi":
		return nvir.Mask(uint64(int64(toFloat(x, from.Bits))), to.Bits)
	case "fptoui":
		return nvir.Mask(uint64(toFloat(x, from.Bits)), to.Bits)
	case "fpext", "fptrunc":
		return fromFloat(toFloat(x, from.Bits), to.Bits)
	}
	return x // zext, bitcast, and addresses
}

// saturate converts a float to an integer as PTX does: to the nearest that there is,
// towards zero, and NaN to 0.
func saturate(f float64, bits int, sign bool) uint64 {
	if f != f {
		if bits == 64 {
			return 1 << 63
		}
		return 0
	}
	f = math.Trunc(f)
	if sign {
		lo, hi := -math.Ldexp(1, bits-1), math.Ldexp(1, bits-1)
		switch {
		case f < lo:
			return nvir.Mask(1<<(bits-1), bits)
		case f >= hi:
			return 1<<(bits-1) - 1
		}
		return nvir.Mask(uint64(int64(f)), bits)
	}
	switch {
	case f <= 0:
		return 0
	case f >= math.Ldexp(1, bits):
		return nvir.Mask(math.MaxUint64, bits)
	}
	return uint64(f)
}
