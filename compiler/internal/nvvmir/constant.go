package nvvmir

import (
	"fmt"
	"math"
	"strconv"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// constantOf returns a scalar constant as it stands in registers.
func constantOf(v *mir.Value) constant.Constant {
	t := v.Type
	switch {
	case t.Kind == mir.BoolKind:
		return constant.NewBool(v.Const.Int != 0)
	case t.IsInt():
		return intConst(t.Bits, v.Const.Int)
	case t.IsFloat():
		return floatConst(t, v.Const.Float)
	case t.IsPtr():
		return constant.NewNull(memType(t).(*types.PointerType))
	}
	panic(fmt.Sprintf("no constant of type %s", t))
}

// intConst returns the integer of the given width with the low bits of x.
func intConst(bits int, x int64) constant.Constant {
	return newInteger(intType(bits), signExtend(bits, x))
}

// signExtend returns the low bits of x as a signed number.
func signExtend(bits int, x int64) int64 {
	shift := 64 - bits
	return x << shift >> shift
}

// integer is an integer constant that prints as a signed decimal number; the
// library prints some in hexadecimal.
type integer struct {
	*constant.Int
	x int64
}

func newInteger(t *types.IntType, x int64) *integer { return &integer{constant.NewInt(t, x), x} }

// String returns type and value.
func (i *integer) String() string { return fmt.Sprintf("%s %d", i.Type(), i.x) }

// Ident returns the value.
func (i *integer) Ident() string { return strconv.FormatInt(i.x, 10) }

// i32 returns a metadata field of type i32.
func i32(x int64) metadata.Field { return i32Const(x).(metadata.Field) }

func i64Const(x int64) constant.Constant { return intConst(64, x) }
func i32Const(x int64) constant.Constant { return intConst(32, x) }

// float is a float constant that prints exactly: in decimal where that is short
// and has the same value, else as the bits of the double, which LLVM reads for
// both widths.
type float struct {
	*constant.Float
	x float64
}

func floatConst(t *mir.Type, x float64) constant.Constant {
	typ := types.Double
	if t.Bits == 32 {
		typ = types.Float
		x = float64(float32(x))
	}
	return &float{constant.NewFloat(typ, x), x}
}

// String returns type and value.
func (f *float) String() string { return fmt.Sprintf("%s %s", f.Type(), f.Ident()) }

// Ident returns the value.
func (f *float) Ident() string {
	if s := strconv.FormatFloat(f.x, 'e', 6, 64); !math.IsNaN(f.x) && !math.IsInf(f.x, 0) {
		if y, err := strconv.ParseFloat(s, 64); err == nil && math.Float64bits(y) == math.Float64bits(f.x) {
			return s
		}
	}
	bits := math.Float64bits(f.x)
	if math.IsNaN(f.x) {
		bits = 0x7FF8000000000000
	}
	return fmt.Sprintf("0x%016X", bits)
}

// tableConst builds the initial value of a global of type t from its flattened
// scalars and returns those that are left.
func tableConst(t *mir.Type, init []mir.Constant) (constant.Constant, []mir.Constant) {
	switch t.Kind {
	case mir.ArrayKind:
		elems := make([]constant.Constant, t.Len)
		for i := range elems {
			elems[i], init = tableConst(t.Elem, init)
		}
		return constant.NewArray(memType(t).(*types.ArrayType), elems...), init
	case mir.StructKind:
		fields := make([]constant.Constant, len(t.Fields))
		for i, f := range t.Fields {
			fields[i], init = tableConst(f, init)
		}
		return constant.NewStruct(memType(t).(*types.StructType), fields...), init
	case mir.BoolKind:
		return intConst(8, init[0].Int), init[1:]
	}
	return constantOf(&mir.Value{Op: mir.Const, Type: t, Const: init[0]}), init[1:]
}
