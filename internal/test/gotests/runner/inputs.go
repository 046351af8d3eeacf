package runner

// This file makes inputs, from the types of a kernel's parameters and the number of
// the round alone, and compares what became of them.

import (
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
)

// memory is the slices that a kernel gets.
type memory []reflect.Value

// results is the length of a slice for results.
const results = 64

// arguments makes the slices for one call of a kernel.
func arguments(fn reflect.Type, k Kernel, round int) memory {
	h := fnv.New64a()
	h.Write([]byte(k.Name))
	r := &random{Rand: rand.New(rand.NewPCG(uint64(round), h.Sum64())), kind: round % 4}
	if k.Max > 0 {
		r.kind, r.max = tame, k.Max
	}
	var m memory
	for i, letter := range []byte(k.Params) {
		t := fn.In(i + 1)
		n := 1
		switch letter {
		case 's':
			n = r.IntN(13)
		case 'p':
			if round > 0 && r.IntN(8) == 0 {
				n = 0
			}
		case 'r':
			n = results
		}
		s := reflect.Zero(t) // an empty slice is nil to a kernel
		if n > 0 {
			s = reflect.MakeSlice(t, n, n)
		}
		if letter != 'r' {
			for j := range n {
				r.fill(s.Index(j))
			}
		}
		m = append(m, s)
	}
	return m
}

// random makes values. Small numbers come first, so that conditions go both ways,
// then anything, then the edges of the types.
type random struct {
	*rand.Rand
	kind int
	max  uint64
}

// tame is the kind of numbers between 0 and max.
const tame = 4

var edges = []uint64{0, 1, math.MaxUint64, 1 << 63, 1<<63 - 1, 1 << 31, 1<<31 - 1, 1<<32 - 1, 1 << 32, 255, 256, 65535, 65536, 127, 128, 1 << 15}

func (r *random) bits() uint64 {
	switch r.kind {
	case 0:
		return uint64(r.Int64N(17) - 5)
	case 1:
		return uint64(r.Int64N(9))
	case 2:
		return r.Uint64()
	case tame:
		return r.Uint64N(r.max + 1)
	}
	if r.IntN(2) == 0 {
		return edges[r.IntN(len(edges))]
	}
	return uint64(r.Int64N(200) - 100)
}

var floats = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -2.5, 1e10, -1e-10, math.Inf(1), math.Inf(-1), math.NaN(),
	math.MaxFloat32, math.MaxFloat64, math.SmallestNonzeroFloat32, math.SmallestNonzeroFloat64, 1 << 24, 1 << 53, 1 << 63, -1 << 63, 1 << 31}

func (r *random) float() float64 {
	switch r.kind {
	case 0:
		return float64(r.Int64N(17) - 5)
	case 1:
		return r.NormFloat64() * 10
	case 2:
		return math.Float64frombits(r.Uint64())
	case tame:
		return r.Float64() * float64(r.max)
	}
	return floats[r.IntN(len(floats))]
}

// fill sets v, through unexported fields too.
func (r *random) fill(v reflect.Value) {
	v = writable(v)
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.bits()) << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(r.bits() << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(r.float())
	case reflect.Array:
		for i := range v.Len() {
			r.fill(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			r.fill(v.Field(i))
		}
	default:
		panic(fmt.Sprintf("no values of type %s", v.Type()))
	}
}

func writable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
}

func (m memory) clone() memory {
	var c memory
	for _, s := range m {
		n := s
		if s.Len() > 0 {
			n = reflect.MakeSlice(s.Type(), s.Len(), s.Len())
			reflect.Copy(n, s)
		}
		c = append(c, n)
	}
	return c
}

// String returns the slices as Go prints them, without the zeros that slices for
// results end in.
func (m memory) String() string {
	var parts []string
	for _, s := range m {
		n := s.Len()
		for n > 1 && s.Index(n-1).IsZero() {
			n--
		}
		text := fmt.Sprintf("%v", s.Slice(0, n))
		if n < s.Len() {
			text += fmt.Sprintf("+%d zeros", s.Len()-n)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " ")
}

// equal compares values: all NaN are the same, zeros with another sign are not,
// and the blank between the fields of a struct does not count.
func equal(a, b memory) bool {
	for i := range a {
		for j := range a[i].Len() {
			if !equalValues(a[i].Index(j), b[i].Index(j)) {
				return false
			}
		}
	}
	return true
}

func equalValues(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Bool:
		return a.Bool() == b.Bool()
	case reflect.Float32, reflect.Float64:
		x, y := a.Float(), b.Float()
		return math.Float64bits(x) == math.Float64bits(y) || x != x && y != y
	case reflect.Array:
		for i := range a.Len() {
			if !equalValues(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for i := range a.NumField() {
			if a.Type().Field(i).Name != "_" && !equalValues(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	}
	if a.CanInt() {
		return a.Int() == b.Int()
	}
	return a.Uint() == b.Uint()
}
