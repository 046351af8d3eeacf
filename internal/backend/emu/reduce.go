package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// combiners return what combines the elements of acc with those of x, into acc. They are no map, whose use
// the race detector sees everywhere.
var combiners = [...]func(op.Reduction) func(acc, x []byte){
	op.TypeInt8: integers[int8], op.TypeInt16: integers[int16], op.TypeInt32: integers[int32], op.TypeInt64: integers[int64],
	op.TypeUint8: integers[uint8], op.TypeUint16: integers[uint16], op.TypeUint32: integers[uint32], op.TypeUint64: integers[uint64],
	op.TypeFloat16:  func(r op.Reduction) func(acc, x []byte) { return elementwise(halves[gpu.Float16](r)) },
	op.TypeBFloat16: func(r op.Reduction) func(acc, x []byte) { return elementwise(halves[gpu.BFloat16](r)) },
	op.TypeFloat32:  func(r op.Reduction) func(acc, x []byte) { return elementwise(numbers[float32](r)) },
	op.TypeFloat64:  func(r op.Reduction) func(acc, x []byte) { return elementwise(numbers[float64](r)) },
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

// arithmetic is that of a type.
type arithmetic[T any] struct {
	add, mul func(a, b T) T
	less     func(a, b T) bool
}

// combine returns what combines two numbers.
func (x arithmetic[T]) combine(r op.Reduction) func(a, b T) T {
	switch r {
	case op.Prod:
		return x.mul
	case op.Min:
		return func(a, b T) T {
			if x.less(a, b) {
				return a
			}
			return b
		}
	case op.Max:
		return func(a, b T) T {
			if x.less(b, a) {
				return a
			}
			return b
		}
	}
	return x.add
}

// numbers returns what combines two numbers as NVSHMEM does: of a NaN and a number
// Min and Max give the second operand.
func numbers[T integer | float32 | float64](r op.Reduction) func(a, b T) T {
	return arithmetic[T]{
		add:  func(a, b T) T { return a + b },
		mul:  func(a, b T) T { return a * b },
		less: func(a, b T) bool { return a < b },
	}.combine(r)
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
	return arithmetic[T]{T.Add, T.Mul, T.Less}.combine(r)
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
