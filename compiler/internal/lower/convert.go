package lower

// This file lowers conversions between numeric types, and assertions of a type that
// is known.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
)

func (b *builder) convertInstr(x *ssa.Convert) (value, bool) {
	from, to := b.m.info(x.X.Type()), b.m.info(x.Type())
	if from.class != scalar || to.class != scalar || from.mem.IsPtr() != to.mem.IsPtr() {
		return nil, false // strings and unsafe pointers, reported by subset
	}
	v := b.scalarOf(x.X)
	return scalarValue(b.convert(v, to.mem)), true
}

// convert returns v as a t, as a Go conversion does.
func (b *builder) convert(v *mir.Value, t *mir.Type) *mir.Value {
	if v.Type.Equal(t) || v.Type.IsPtr() || v.Type.Kind == mir.BoolKind {
		return v
	}
	if n, ok := isConst(v); ok && t.IsInt() {
		return b.f.ConstInt(t, mir.Extend(t, n))
	}
	return b.add(mir.Convert, t, v)
}

// toInt returns an integer as int.
func (b *builder) toInt(v *mir.Value) *mir.Value { return b.convert(v, mir.Int64) }

// bits returns v, a number, as an unsigned integer of the same width.
func (b *builder) bits(v *mir.Value) *mir.Value {
	t := unsigned(v.Type.Bits)
	if v.Type.IsFloat() {
		return b.add(mir.Bitcast, t, v)
	}
	return b.convert(v, t)
}

// fromBits undoes bits.
func (b *builder) fromBits(v *mir.Value, t *mir.Type) *mir.Value {
	if t.IsFloat() {
		return b.add(mir.Bitcast, t, v)
	}
	return b.convert(v, t)
}

// unsigned returns the unsigned integer type of a width.
func unsigned(bits int) *mir.Type {
	switch bits {
	case 8:
		return mir.Uint8
	case 16:
		return mir.Uint16
	case 32:
		return mir.Uint32
	}
	return mir.Uint64
}

// typeAssert lowers an assertion on any(v), which generic code makes to tell its
// instances apart, or on nil: the answer is known, and so is the way that a type switch takes.
func (b *builder) typeAssert(x *ssa.TypeAssert) (value, bool) {
	held, known := subset.Dynamic(x.X)
	if !known || types.IsInterface(x.AssertedType) {
		return nil, false // reported by subset
	}
	is := held != nil && types.Identical(held.Type(), x.AssertedType)
	v := b.zero(x.AssertedType)
	if is {
		v = b.val(held)
	}
	if x.CommaOk {
		return append(append(value(nil), v...), slot{v: b.boolConst(is)}), true
	}
	if !is {
		what := "nil"
		if held != nil {
			what = "a " + subset.TypeString(held.Type())
		}
		b.errorf("asserts that %s is a %s, which it never is; use a type switch", what, subset.TypeString(x.AssertedType))
	}
	return v, true
}
