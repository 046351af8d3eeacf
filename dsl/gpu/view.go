package gpu

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// View returns the memory of s as values of type U (C++: reinterpret_cast of the pointer). It copies
// nothing: a store through one slice changes what the other holds. The bytes of s must be a whole number
// of values. The first value must stand at a multiple of U's alignment: that of its largest number, and of
// a vector its size, 16 bytes at most. The first element of a buffer stands so, and so does shared
// memory of 16 bytes and more. Anything else is an error.
//
// T and U are integers, floats, the floats and vectors of this package, and structs and arrays of
// these. They hold no bools, since a byte can be other than 0 and 1. Numbers are little-endian. Structs
// have Go's layout, with any bytes between the fields.
//
// Accesses of two threads to the same byte are ordered as ever, through whichever slice. Two atomics
// of different sizes are not atomic for each other (PTX ISA, Memory Consistency Model, Morally
// Strong Operations).
func View[U, T any](s []T) []U { return view[U]("gpu.View", s) }

func view[U, T any](name string, s []T) []U {
	p := unsafe.Pointer(unsafe.SliceData(s))
	return unsafe.Slice((*U)(p), threadapi.View(name, p, len(s), reflect.TypeFor[T](), reflect.TypeFor[U]()))
}
