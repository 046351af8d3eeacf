package mir

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is the kind of a Type.
type Kind uint8

const (
	VoidKind Kind = iota
	BoolKind
	IntKind
	FloatKind
	PtrKind
	StructKind // memory only
	ArrayKind  // memory only
)

// Type is a type. Compare types with Equal; scalar types are the package's
// variables.
type Type struct {
	Kind   Kind
	Bits   int  // integers and floats; bool occupies 8 bits in memory
	Signed bool // integers
	Elem   *Type
	Space  Space // pointers
	Fields []*Type
	Len    int64 // arrays
	// Vector says of a struct of equal fields that it never stands at an
	// address that is not a multiple of KnownAlign, so that all of it can be
	// loaded or stored at once. It makes no type another one.
	Vector bool
}

// The scalar types. Go's int and uint are Int64 and Uint64.
var (
	Void    = &Type{Kind: VoidKind}
	Bool    = &Type{Kind: BoolKind, Bits: 1}
	Int8    = &Type{Kind: IntKind, Bits: 8, Signed: true}
	Int16   = &Type{Kind: IntKind, Bits: 16, Signed: true}
	Int32   = &Type{Kind: IntKind, Bits: 32, Signed: true}
	Int64   = &Type{Kind: IntKind, Bits: 64, Signed: true}
	Uint8   = &Type{Kind: IntKind, Bits: 8}
	Uint16  = &Type{Kind: IntKind, Bits: 16}
	Uint32  = &Type{Kind: IntKind, Bits: 32}
	Uint64  = &Type{Kind: IntKind, Bits: 64}
	Float32 = &Type{Kind: FloatKind, Bits: 32}
	Float64 = &Type{Kind: FloatKind, Bits: 64}
)

// PtrTo returns the type of generic pointers to elem.
func PtrTo(elem *Type) *Type { return &Type{Kind: PtrKind, Elem: elem} }

// StructOf returns a struct of the given fields, laid out as Go does on
// 64-bit machines, which is also C's layout.
func StructOf(fields ...*Type) *Type { return &Type{Kind: StructKind, Fields: fields} }

// ArrayOf returns an array of n elements.
func ArrayOf(elem *Type, n int64) *Type { return &Type{Kind: ArrayKind, Elem: elem, Len: n} }

// VectorOf returns a vector of n elements, of the layout of a struct.
func VectorOf(elem *Type, n int) *Type {
	t := &Type{Kind: StructKind, Vector: true}
	for range n {
		t.Fields = append(t.Fields, elem)
	}
	return t
}

// SliceMem is the memory type of a slice of elem: pointer, length, capacity.
func SliceMem(elem *Type) *Type { return StructOf(PtrTo(elem), Int64, Int64) }

// IsScalar reports whether values of the type exist.
func (t *Type) IsScalar() bool {
	return t.Kind == BoolKind || t.Kind == IntKind || t.Kind == FloatKind || t.Kind == PtrKind
}

// IsInt reports whether t is an integer type; bool is none.
func (t *Type) IsInt() bool { return t.Kind == IntKind }

// IsFloat reports whether t is float32 or float64.
func (t *Type) IsFloat() bool { return t.Kind == FloatKind }

// IsPtr reports whether t is a pointer type.
func (t *Type) IsPtr() bool { return t.Kind == PtrKind }

// Equal reports whether t and u are the same type.
func (t *Type) Equal(u *Type) bool {
	if t == u {
		return true
	}
	if t == nil || u == nil || t.Kind != u.Kind || t.Bits != u.Bits || t.Signed != u.Signed || t.Space != u.Space || t.Len != u.Len || len(t.Fields) != len(u.Fields) {
		return false
	}
	if (t.Elem != nil || u.Elem != nil) && !t.Elem.Equal(u.Elem) {
		return false
	}
	for i := range t.Fields {
		if !t.Fields[i].Equal(u.Fields[i]) {
			return false
		}
	}
	return true
}

// MaxLocalBytes is the largest local variable. A thread has at most 512 KiB of local
// memory, which must hold all its variables.
const MaxLocalBytes = 128 << 10

// Size returns the size in bytes in memory.
func (t *Type) Size() int64 {
	switch t.Kind {
	case BoolKind:
		return 1
	case IntKind, FloatKind:
		return int64(t.Bits / 8)
	case PtrKind:
		return 8
	case ArrayKind:
		return t.Elem.Size() * t.Len
	case StructKind:
		var n int64
		for _, f := range t.Fields {
			n = alignUp(n, f.Align()) + f.Size()
		}
		return alignUp(n, t.Align())
	}
	return 0
}

// Align returns the alignment in bytes in memory.
func (t *Type) Align() int64 {
	switch t.Kind {
	case ArrayKind:
		return t.Elem.Align()
	case StructKind:
		a := int64(1)
		for _, f := range t.Fields {
			a = max(a, f.Align())
		}
		return a
	case VoidKind:
		return 1
	}
	return t.Size()
}

// maxVectorAlign is the widest that a thread loads or stores at once, in bytes.
const maxVectorAlign = 16

// KnownAlign returns the alignment that every t in memory has: Align, or more for
// vectors and what is made of them.
func (t *Type) KnownAlign() int64 {
	switch {
	case t.Vector:
		return max(t.Align(), min(maxVectorAlign, t.Size()))
	case t.Kind == ArrayKind:
		return t.Elem.KnownAlign()
	case t.Kind == StructKind:
		a := int64(1)
		for _, f := range t.Fields {
			a = max(a, f.KnownAlign())
		}
		return a
	}
	return t.Align()
}

// Offset returns where field i of a struct stands.
func (t *Type) Offset(i int) int64 {
	var n int64
	for j, f := range t.Fields[:i+1] {
		n = alignUp(n, f.Align())
		if j < i {
			n += f.Size()
		}
	}
	return n
}

func alignUp(n, a int64) int64 { return (n + a - 1) / a * a }

// String returns the type as Go would write it.
func (t *Type) String() string {
	if t == nil {
		return "<nil>"
	}
	switch t.Kind {
	case VoidKind:
		return "void"
	case BoolKind:
		return "bool"
	case IntKind:
		if t.Signed {
			return "int" + strconv.Itoa(t.Bits)
		}
		return "uint" + strconv.Itoa(t.Bits)
	case FloatKind:
		return "float" + strconv.Itoa(t.Bits)
	case PtrKind:
		return [...]string{"*", "*global ", "*shared ", "*const ", "*local "}[t.Space] + t.Elem.String()
	case ArrayKind:
		return fmt.Sprintf("[%d]%s", t.Len, t.Elem)
	case StructKind:
		fs := make([]string, len(t.Fields))
		for i, f := range t.Fields {
			fs[i] = f.String()
		}
		s := "{" + strings.Join(fs, "; ") + "}"
		if t.Vector {
			s = "vector" + s
		}
		return s
	}
	return "?"
}
