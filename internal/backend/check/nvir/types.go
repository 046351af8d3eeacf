package nvir

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is the kind of a Type.
type Kind uint8

// The kinds of types that the IR of kernels has.
const (
	Void Kind = iota
	Int
	Float // Bits says which
	Pointer
	Struct
	Array
	Vector
)

// Type is a type of LLVM.
type Type struct {
	Kind   Kind
	Bits   int // of integers and floats
	Space  int // address space of a pointer
	Elem   *Type
	Len    int
	Fields []*Type
}

var (
	voidType = &Type{Kind: Void}
	i32Type  = &Type{Kind: Int, Bits: 32}
)

// Size returns the bytes that a value takes in memory, with what pads it.
func (t *Type) Size() int64 {
	switch t.Kind {
	case Int, Float:
		return int64(max(t.Bits/8, 1))
	case Pointer:
		return 8
	case Array, Vector:
		return int64(t.Len) * t.Elem.Size()
	case Struct:
		var n int64
		for _, f := range t.Fields {
			n = AlignUp(n, f.Align()) + f.Size()
		}
		return AlignUp(n, t.Align())
	}
	return 0
}

// Align returns the natural alignment.
func (t *Type) Align() int64 {
	switch t.Kind {
	case Array, Vector:
		return t.Elem.Align()
	case Struct:
		a := int64(1)
		for _, f := range t.Fields {
			a = max(a, f.Align())
		}
		return a
	}
	return max(t.Size(), 1)
}

// Offset returns where field i of a struct lies.
func (t *Type) Offset(i int) int64 {
	var n int64
	for j := 0; ; j++ {
		n = AlignUp(n, t.Fields[j].Align())
		if j == i {
			return n
		}
		n += t.Fields[j].Size()
	}
}

// AlignUp returns n, rounded up to a multiple of a.
func AlignUp(n, a int64) int64 { return (n + a - 1) / a * a }

// Leaf is a scalar of a value, and where it lies in memory.
type Leaf struct {
	Type   *Type
	Offset int64
}

// Leaves returns the scalars of a value in order. A value of the type takes as many
// registers.
func (t *Type) Leaves() []Leaf { return t.leaves(0, nil) }

func (t *Type) leaves(at int64, to []Leaf) []Leaf {
	switch t.Kind {
	case Void:
		return to
	case Array, Vector:
		for i := range t.Len {
			to = t.Elem.leaves(at+int64(i)*t.Elem.Size(), to)
		}
		return to
	case Struct:
		for i, f := range t.Fields {
			to = f.leaves(at+t.Offset(i), to)
		}
		return to
	}
	return append(to, Leaf{t, at})
}

// String returns the type as LLVM writes it.
func (t *Type) String() string {
	list := func() string {
		var s []string
		for _, f := range t.Fields {
			s = append(s, f.String())
		}
		return strings.Join(s, ", ")
	}
	switch t.Kind {
	case Void:
		return "void"
	case Int:
		return fmt.Sprintf("i%d", t.Bits)
	case Float:
		return map[int]string{16: "half", 32: "float", 64: "double"}[t.Bits]
	case Pointer:
		if t.Space != 0 {
			return fmt.Sprintf("%s addrspace(%d)*", t.Elem, t.Space)
		}
		return t.Elem.String() + "*"
	case Array:
		return fmt.Sprintf("[%d x %s]", t.Len, t.Elem)
	case Vector:
		return fmt.Sprintf("<%d x %s>", t.Len, t.Elem)
	}
	return "{ " + list() + " }"
}

// typ reads a type.
func (s *scanner) typ() *Type {
	var t *Type
	switch {
	case s.accept("void"):
		t = voidType
	case s.accept("half"):
		t = &Type{Kind: Float, Bits: 16}
	case s.accept("float"):
		t = &Type{Kind: Float, Bits: 32}
	case s.accept("double"):
		t = &Type{Kind: Float, Bits: 64}
	case s.accept("["):
		n := s.number()
		s.want("x")
		t = &Type{Kind: Array, Len: n, Elem: s.typ()}
		s.want("]")
	case s.accept("<"):
		n := s.number()
		s.want("x")
		t = &Type{Kind: Vector, Len: n, Elem: s.typ()}
		s.want(">")
	case s.accept("{"):
		t = &Type{Kind: Struct}
		for !s.accept("}") {
			t.Fields = append(t.Fields, s.typ())
			s.accept(",")
		}
	default:
		w := s.next()
		bits, err := strconv.Atoi(strings.TrimPrefix(w, "i"))
		if err != nil || !strings.HasPrefix(w, "i") {
			s.fail("no type %q", w)
		}
		t = &Type{Kind: Int, Bits: bits}
	}
	for {
		switch {
		case s.peek() == "(": // a function's: only its address is used
			s.skipParens()
			t = &Type{Kind: Void}
		case s.accept("addrspace"):
			s.want("(")
			space := s.number()
			s.want(")")
			s.want("*")
			t = &Type{Kind: Pointer, Elem: t, Space: space}
		case s.accept("*"):
			t = &Type{Kind: Pointer, Elem: t}
		default:
			return t
		}
	}
}

func (s *scanner) number() int {
	w := s.next()
	n, err := strconv.Atoi(w)
	if err != nil {
		s.fail("%q is not a number", w)
	}
	return n
}
