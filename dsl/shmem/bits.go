package shmem

import (
	"reflect"
	"unsafe"
)

// toBits returns the bits of v, a number, in the low bytes of a word.
func toBits[T Elem](v T) uint64 { return word(unsafe.Pointer(&v), unsafe.Sizeof(v)) }

// fromBits undoes toBits.
func fromBits[T Elem](b uint64) (v T) {
	setWord(unsafe.Pointer(&v), unsafe.Sizeof(v), b)
	return v
}

// word returns the n bytes at p, in the low bytes of a word.
func word(p unsafe.Pointer, n uintptr) uint64 {
	switch n {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// setWord undoes word.
func setWord(p unsafe.Pointer, n uintptr, b uint64) {
	switch n {
	case 1:
		*(*uint8)(p) = uint8(b)
	case 2:
		*(*uint16)(p) = uint16(b)
	case 4:
		*(*uint32)(p) = uint32(b)
	default:
		*(*uint64)(p) = b
	}
}

// eachWord calls visit for each number in a value of type t. It passes the number's
// offset, counted from at bytes on, and its size in bytes.
func eachWord(t reflect.Type, at uintptr, visit func(at, n uintptr)) {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			eachWord(f.Type, at+f.Offset, visit)
		}
	case reflect.Array:
		for i := range t.Len() {
			eachWord(t.Elem(), at+uintptr(i)*t.Elem().Size(), visit)
		}
	default:
		visit(at, t.Size())
	}
}
