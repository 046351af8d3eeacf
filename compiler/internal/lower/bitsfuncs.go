package lower

// This file lowers package math/bits. Hardware counts in 32 and 64 bits; smaller
// words are widened.

import (
	"strconv"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func bitsFuncs() map[string]handler {
	t := map[string]handler{"Mul64": mul64, "Mul": mul64}
	for _, bits := range []int{0, 8, 16, 32, 64} {
		suffix, w := strconv.Itoa(bits), bits
		if bits == 0 {
			suffix, w = "", 64
		}
		t["OnesCount"+suffix] = onesCount(w)
		t["LeadingZeros"+suffix] = leadingZeros(w, func(b *builder, n *mir.Value) *mir.Value { return n })
		t["Len"+suffix] = leadingZeros(w, func(b *builder, n *mir.Value) *mir.Value {
			return b.add(mir.Sub, mir.Int64, b.f.ConstInt(mir.Int64, int64(w)), n)
		})
		t["TrailingZeros"+suffix] = trailingZeros(w)
		t["Reverse"+suffix] = reverse(w, mir.BitReverse)
		if w > 8 {
			t["ReverseBytes"+suffix] = reverse(w, mir.ByteReverse)
		}
		t["RotateLeft"+suffix] = rotateLeft(w)
	}
	return t
}

// word returns the argument, of width bits, widened to what hardware counts in.
func (b *builder) word(c *callee, width int) *mir.Value {
	return b.convert(b.one(c.args[0], unsigned(width)), unsigned(max(width, 32)))
}

func onesCount(width int) handler {
	return func(b *builder, c *callee) value {
		return scalarValue(b.intr(mir.Popcount, mir.Int64, b.word(c, width)))
	}
}

func leadingZeros(width int, result func(*builder, *mir.Value) *mir.Value) handler {
	return func(b *builder, c *callee) value {
		n := b.intr(mir.Clz, mir.Int64, b.word(c, width))
		if width < 32 {
			n = b.add(mir.Sub, mir.Int64, n, b.f.ConstInt(mir.Int64, int64(32-width)))
		}
		return scalarValue(result(b, n))
	}
}

func trailingZeros(width int) handler {
	return func(b *builder, c *callee) value {
		x := b.word(c, width)
		if width < 32 {
			// A bit above the word stops the count for zero.
			x = b.add(mir.Or, x.Type, x, b.f.ConstInt(x.Type, 1<<width))
		}
		return scalarValue(b.intr(mir.Ctz, mir.Int64, x))
	}
}

func reverse(width int, i mir.Intrinsic) handler {
	return func(b *builder, c *callee) value {
		x := b.word(c, width)
		v := b.intr(i, x.Type, x)
		if width < 32 {
			v = b.add(mir.Shr, x.Type, v, b.f.ConstInt(mir.Uint32, int64(32-width)))
		}
		return scalarValue(b.convert(v, unsigned(width)))
	}
}

// rotateLeft rotates by k modulo the width; a negative k rotates right.
func rotateLeft(width int) handler {
	return func(b *builder, c *callee) value {
		t := unsigned(width)
		x := b.one(c.args[0], t)
		mask := b.f.ConstInt(mir.Uint64, int64(width-1))
		k := b.convert(b.one(c.args[1], mir.Int64), mir.Uint64)
		left := b.add(mir.And, mir.Uint64, k, mask)
		right := b.add(mir.And, mir.Uint64, b.add(mir.Neg, mir.Uint64, k), mask)
		return scalarValue(b.add(mir.Or, t, b.add(mir.Shl, t, x, left), b.add(mir.Shr, t, x, right)))
	}
}

func mul64(b *builder, c *callee) value {
	x, y := b.one(c.args[0], mir.Uint64), b.one(c.args[1], mir.Uint64)
	return value{{v: b.intr(mir.MulHi, mir.Uint64, x, y)}, {v: b.add(mir.Mul, mir.Uint64, x, y)}}
}
