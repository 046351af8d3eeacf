package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// combiner returns what combines the elements of acc with those of x, into acc.
func combiner(t op.Type, r op.Reduction) func(acc, x []byte) {
	switch t {
	case op.TypeInt8:
		return integers[int8](r)
	case op.TypeInt16:
		return integers[int16](r)
	case op.TypeInt32:
		return integers[int32](r)
	case op.TypeInt64:
		return integers[int64](r)
	case op.TypeUint8:
		return integers[uint8](r)
	case op.TypeUint16:
		return integers[uint16](r)
	case op.TypeUint32:
		return integers[uint32](r)
	case op.TypeUint64:
		return integers[uint64](r)
	case op.TypeFloat16:
		return elementwise(halves[gpu.Float16](r))
	case op.TypeBFloat16:
		return elementwise(halves[gpu.BFloat16](r))
	case op.TypeFloat32:
		return elementwise(numbers[float32](r))
	}
	return elementwise(numbers[float64](r))
}

type integer interface {
	int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64
}

// integers returns what combines integers.
func integers[T integer](r op.Reduction) func(acc, x []byte) {
	switch r {
	case op.And:
		return elementwise(func(a, b T) T { return a & b })
	case op.Or:
		return elementwise(func(a, b T) T { return a | b })
	case op.Xor:
		return elementwise(func(a, b T) T { return a ^ b })
	}
	return elementwise(numbers[T](r))
}

// numbers returns what combines two numbers as NVSHMEM does: of a NaN and a number
// Min and Max give the second operand.
func numbers[T integer | float32 | float64](r op.Reduction) func(a, b T) T {
	switch r {
	case op.Prod:
		return func(a, b T) T { return a * b }
	case op.Min:
		return func(a, b T) T {
			if a < b {
				return a
			}
			return b
		}
	case op.Max:
		return func(a, b T) T {
			if a > b {
				return a
			}
			return b
		}
	}
	return func(a, b T) T { return a + b }
}

// half is a 16-bit floating-point type.
type half[T any] interface {
	Add(T) T
	Mul(T) T
	Less(T) bool
}

// halves returns what combines 16-bit floating-point numbers, which are rounded
// after each step.
func halves[T half[T]](r op.Reduction) func(a, b T) T {
	switch r {
	case op.Prod:
		return func(a, b T) T { return a.Mul(b) }
	case op.Min:
		return func(a, b T) T {
			if a.Less(b) {
				return a
			}
			return b
		}
	case op.Max:
		return func(a, b T) T {
			if b.Less(a) {
				return a
			}
			return b
		}
	}
	return func(a, b T) T { return a.Add(b) }
}

// elementwise returns what combines element by element.
func elementwise[T any](f func(a, b T) T) func(acc, x []byte) {
	return func(acc, x []byte) {
		a, b := elements[T](acc), elements[T](x)
		for i := range a {
			a[i] = f(a[i], b[i])
		}
	}
}

// elements returns the bytes as elements; both sides of a reduction are copies,
// which the allocator aligns.
func elements[T any](b []byte) []T {
	var z T
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), uintptr(len(b))/unsafe.Sizeof(z))
}
