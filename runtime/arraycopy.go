package gpurt

import (
	"context"
	"fmt"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/runtime/internal/strided"
)

// CopyFrom copies src to the array, in the order of the PE's first stream, and waits for
// that stream. src holds the elements in row-major order, however they lie in the array's
// memory.
func (a *Array[T]) CopyFrom(ctx context.Context, src []T) (err error) {
	defer located(&err)
	if err := a.checkHost(src, "source"); err != nil {
		return fmt.Errorf("CopyFrom: %w", err)
	}
	if err := a.checkWritable(); err != nil {
		return fmt.Errorf("CopyFrom: %w", err)
	}
	strides, same := a.hostOrder()
	memory := src
	if !same {
		memory = make([]T, len(src))
		eachRowMajor(a.shape, strides, func(i, at int) { memory[at] = src[i] })
	}
	return a.v.synchronously(ctx, "CopyFrom", func(s *Stream) error {
		s.hold(unsafe.SliceData(memory))
		return copyBoxes(&a.v, "CopyFrom", s, axesOf(a.shape, a.strides, strides, a.strides), side{mem: a.v}, side{host: hostBytes(memory)})
	})
}

// CopyTo copies the array to dst, in the order of the PE's first stream, and waits for that
// stream. dst gets the elements in row-major order.
func (a *Array[T]) CopyTo(ctx context.Context, dst []T) (err error) {
	defer located(&err)
	if err := a.checkHost(dst, "destination"); err != nil {
		return fmt.Errorf("CopyTo: %w", err)
	}
	strides, same := a.hostOrder()
	memory := dst
	if !same {
		memory = make([]T, len(dst))
	}
	err = a.v.synchronously(ctx, "CopyTo", func(s *Stream) error {
		s.hold(unsafe.SliceData(memory))
		return copyBoxes(&a.v, "CopyTo", s, axesOf(a.shape, strides, a.strides, a.strides), side{host: hostBytes(memory)}, side{mem: a.v})
	})
	if err == nil && !same {
		eachRowMajor(a.shape, strides, func(i, at int) { dst[i] = memory[at] })
	}
	return err
}

// CopyFromDevice enqueues a copy of src, an array of the same shape on the same PE, to the
// array on s. Their elements must not overlap. Between arrays whose dimensions are in
// different orders it copies element by element, which is slow: a kernel is faster.
func (a *Array[T]) CopyFromDevice(s *Stream, src *Array[T]) (err error) {
	defer located(&err)
	err = a.check()
	if err == nil {
		err = a.checkWritable()
	}
	if err == nil {
		if err = src.check(); err != nil {
			err = fmt.Errorf("source: %w", err)
		}
	}
	if err == nil && !slices.Equal(a.shape, src.shape) {
		err = fmt.Errorf("the array has shape %v, the source %v", a.shape, src.shape)
	}
	if err == nil && a.v.a.pe != src.v.a.pe {
		err = fmt.Errorf("source: %w", src.v.check(a.v.a.pe))
	}
	if err == nil && a.overlaps(src) {
		err = errOverlap
	}
	if err != nil {
		return fmt.Errorf("CopyFromDevice: %w", err)
	}
	return copyBoxes(&a.v, "CopyFromDevice", s, axesOf(a.shape, a.strides, src.strides, a.strides), side{mem: a.v}, side{mem: src.v})
}

// Zero enqueues setting the elements to zero on s. The array must be Dense.
func (a *Array[T]) Zero(s *Stream) error { return a.deviceSlice().zero(s) }

func (a *Array[T]) checkHost(s []T, what string) error {
	if err := a.check(); err != nil {
		return err
	}
	if len(s) != a.n {
		return fmt.Errorf("the array has %d elements, the %s has %d", a.n, what, len(s))
	}
	return nil
}

// overlaps reports whether arrays of one shape, of which a has no two elements at one place,
// are known to have elements in common.
func (a *Array[T]) overlaps(o *Array[T]) bool {
	switch {
	case a.n == 0 || !a.v.overlaps(&o.v):
		return false
	case strided.Same(a.shape, a.strides, o.strides):
		return strided.Shifted(a.shape, a.strides, strided.Order(a.strides), int(o.v.addr()-a.v.addr())/a.v.a.size)
	}
	return a.Dense() && o.Dense()
}

func (a *Array[T]) checkWritable() error { return writable(a.shape, a.strides) }

// writable returns an error where two elements have one place.
func writable(shape, strides []int) error {
	if strided.Overlap(shape, strides) {
		return fmt.Errorf("several elements of the array share one place in memory: shape %v, strides %v", shape, strides)
	}
	return nil
}

// hostOrder returns the strides of host memory whose elements are in the order of those of
// the array, without gaps, and whether that is row-major order. Copies between such memory
// and the array take the fewest calls.
func (a *Array[T]) hostOrder() (strides []int, rowMajor bool) {
	strides = strided.DenseLike(a.shape, a.strides)
	return strides, strided.Same(a.shape, strides, strided.Dense(a.shape, func(i int) int { return len(a.shape) - 1 - i }))
}

// eachRowMajor calls f with each element's number in row-major order, and its place.
func eachRowMajor(shape, strides []int, f func(i, at int)) {
	if slices.Contains(shape, 0) {
		return
	}
	index := make([]int, len(shape))
	for i, at := 0, 0; ; i++ {
		f(i, at)
		d := len(shape) - 1
		for ; d >= 0; d-- {
			index[d]++
			at += strides[d]
			if index[d] < shape[d] {
				break
			}
			at -= index[d] * strides[d]
			index[d] = 0
		}
		if d < 0 {
			return
		}
	}
}

// side is a side of a copy: memory of the device or of the host.
type side struct {
	mem  view
	host []byte
}
