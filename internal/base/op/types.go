package op

import "slices"

// Type is an element type, where an operation distinguishes them.
type Type uint8

const (
	NoType Type = iota
	TypeInt8
	TypeInt16
	TypeInt32
	TypeInt64
	TypeUint8
	TypeUint16
	TypeUint32
	TypeUint64
	TypeFloat16
	TypeBFloat16
	TypeFloat32
	TypeFloat64
)

// Sets of element types, for Op.Types.
var (
	IntTypes   = []Type{TypeInt8, TypeInt16, TypeInt32, TypeInt64, TypeUint8, TypeUint16, TypeUint32, TypeUint64}
	FloatTypes = []Type{TypeFloat16, TypeBFloat16, TypeFloat32, TypeFloat64}
	AllTypes   = slices.Concat(IntTypes, FloatTypes)
	// IntTypes32 are those that atomics on integers work on.
	IntTypes32 = []Type{TypeInt32, TypeInt64, TypeUint32, TypeUint64}
	// NumberTypes32 are those whose atomics set and fetch.
	NumberTypes32 = slices.Concat(IntTypes32, []Type{TypeFloat32, TypeFloat64})
	// AddTypes are those whose atomics add.
	AddTypes = slices.Concat(NumberTypes32, []Type{TypeFloat16})
	// WaitTypes are those of the words that can be waited on.
	WaitTypes = []Type{TypeInt16, TypeInt32, TypeInt64, TypeUint16, TypeUint32, TypeUint64}
)

// types holds what is said of each Type: its name, and the width in bits.
var types = [...]struct {
	name string
	bits int
}{
	NoType:       {"", 0},
	TypeInt8:     {"int8", 8},
	TypeInt16:    {"int16", 16},
	TypeInt32:    {"int32", 32},
	TypeInt64:    {"int64", 64},
	TypeUint8:    {"uint8", 8},
	TypeUint16:   {"uint16", 16},
	TypeUint32:   {"uint32", 32},
	TypeUint64:   {"uint64", 64},
	TypeFloat16:  {"float16", 16},
	TypeBFloat16: {"bfloat16", 16},
	TypeFloat32:  {"float32", 32},
	TypeFloat64:  {"float64", 64},
}

// String returns the type's name in symbols and documents, for example float32.
func (t Type) String() string { return types[t].name }

// Bits returns the width of the type.
func (t Type) Bits() int { return types[t].bits }

// Signed reports whether the type is a signed integer.
func (t Type) Signed() bool { return t >= TypeInt8 && t <= TypeInt64 }

// IsInt reports whether the type is an integer.
func (t Type) IsInt() bool { return t >= TypeInt8 && t <= TypeUint64 }

// Reduction is how a reduction combines two values. Its values are those of
// shmem.ReduceOp.
type Reduction uint8

const (
	NoReduction Reduction = iota
	Sum
	Prod
	Min
	Max
	And
	Or
	Xor
)

// Reductions lists every reduction.
var Reductions = []Reduction{Sum, Prod, Min, Max, And, Or, Xor}

// String returns the reduction's name in symbols, for example sum.
func (r Reduction) String() string {
	return [...]string{"", "sum", "prod", "min", "max", "and", "or", "xor"}[r]
}

// Bitwise reports whether the reduction exists for integers alone.
func (r Reduction) Bitwise() bool { return r >= And }

// Has reports whether the reduction exists for a type.
func (r Reduction) Has(t Type) bool { return !r.Bitwise() || t.IsInt() }
