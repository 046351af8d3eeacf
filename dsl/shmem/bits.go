package shmem

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/op"
)

// toBits returns the bits of v in the low bytes of a word.
func toBits[T Elem](v T) uint64 {
	p := unsafe.Pointer(&v)
	switch unsafe.Sizeof(v) {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// fromBits undoes toBits.
func fromBits[T Elem](b uint64) T {
	var v T
	p := unsafe.Pointer(&v)
	switch unsafe.Sizeof(v) {
	case 1:
		*(*uint8)(p) = uint8(b)
	case 2:
		*(*uint16)(p) = uint16(b)
	case 4:
		*(*uint32)(p) = uint32(b)
	default:
		*(*uint64)(p) = b
	}
	return v
}

// typeOf returns T as the table of operations names it. Types that no operation
// distinguishes are not found there.
func typeOf[T Elem]() op.Type {
	switch reflect.TypeFor[T]().Kind() {
	case reflect.Int8:
		return op.TypeInt8
	case reflect.Int16:
		return op.TypeInt16
	case reflect.Int32:
		return op.TypeInt32
	case reflect.Int64, reflect.Int:
		return op.TypeInt64
	case reflect.Uint8:
		return op.TypeUint8
	case reflect.Uint16:
		return op.TypeUint16
	case reflect.Uint32:
		return op.TypeUint32
	case reflect.Uint64, reflect.Uint:
		return op.TypeUint64
	case reflect.Float32:
		return op.TypeFloat32
	case reflect.Float64:
		return op.TypeFloat64
	}
	return op.NoType
}
