package gpurt

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/runtime/internal/strided"
)

// Array is an N-dimensional view of memory of a PE: of a buffer of its own, of symmetric
// memory, or of memory that another library has allocated. Slice, Index, Step, Transpose and
// Reshape return other views of the same memory, and copy nothing.
//
// A kernel sees memory, not shapes. An array whose elements fill their memory without gaps
// can be passed to a launch where the kernel takes []T: the kernel sees the elements in the
// order of memory. Sym gives it as symmetric memory.
//
// As with buffers, a view that does not exist is an array without elements, and every use of
// it returns the error.
type Array[T shmem.Elem] struct {
	v       view // from the first element to the last
	shape   []int
	strides []int
	n       int
	flat    view // all elements in the order of memory, or why there is no such range
	owned   bool // NewArray or NewSymArray made the memory
}

// NewArray returns an array of zeroed memory of its own on the PE.
func NewArray[T shmem.Elem](pe *PE, l Layout) (*Array[T], error) {
	return newArray[T](pe, "NewArray", l, nil, false)
}

// NewArrayFrom returns an array of memory of its own on the PE, with a copy of src, which holds
// the elements in row-major order. When it returns, the copy is done. The copy waits for no stream.
func NewArrayFrom[T shmem.Elem](pe *PE, src []T, l Layout) (*Array[T], error) {
	if src == nil {
		src = []T{}
	}
	return newArray(pe, "NewArrayFrom", l, src, false)
}

// NewSymArray returns an array of zeroed symmetric memory. It is collective, as AllocSym
// is, with the same layout on every PE.
func NewSymArray[T shmem.Elem](pe *PE, l Layout) (*Array[T], error) {
	return newArray[T](pe, "NewSymArray", l, nil, true)
}

// newArray returns an array of zeros, or of src where that is not nil.
func newArray[T shmem.Elem](pe *PE, what string, l Layout, src []T, sym bool) (*Array[T], error) {
	shape, strides, n, span, err := l.resolve()
	if err == nil && src != nil {
		switch {
		case len(src) != n:
			err = fmt.Errorf("shape %v has %d elements, the source has %d", shape, n, len(src))
		default:
			err = writable(shape, strides)
		}
	}
	if err != nil {
		return nil, fault.CallFailed(what, err)
	}
	var memory []T
	if src != nil {
		memory = make([]T, span)
		eachRowMajor(shape, strides, func(i, at int) { memory[at] = src[i] })
	}
	v, err := allocate(pe, newMemory(what, span, memory, sym))
	if err != nil {
		return nil, err
	}
	a := arrayOf[T](v, shape, strides, n)
	a.owned = true
	return a, nil
}

// ArrayOn returns an array whose elements are those of b, from its first one on. The array
// may have fewer elements than b. Free b when the array is no longer used.
func ArrayOn[T shmem.Elem](b DeviceSlice[T], l Layout) (*Array[T], error) {
	fail := func(err error) (*Array[T], error) { return nil, fault.CallFailed("ArrayOn", err) }
	shape, strides, n, span, err := l.resolve()
	if err != nil {
		return fail(err)
	}
	if b == nil {
		return fail(errors.New("buffer is nil"))
	}
	v := b.deviceSlice()
	_, err = v.owner()
	if err == nil && span > v.n {
		err = fmt.Errorf("the buffer has %d elements, shape %v with strides %v takes %d", v.n, shape, strides, span)
	}
	if err != nil {
		return fail(err)
	}
	return arrayOf[T](view{a: v.a, at: v.at, n: span, part: true}, shape, strides, n), nil
}

// arrayOf returns an array of elements of which v begins with the first.
func arrayOf[T shmem.Elem](v view, shape, strides []int, n int) *Array[T] {
	a := &Array[T]{v: v, shape: shape, strides: strides, n: n}
	if a.flat = v; !a.Dense() {
		a.flat = broken(fmt.Errorf("the elements of the array do not fill their memory (shape %v, strides %v); copy it to one of AllocLike", shape, strides))
	}
	return a
}

// brokenArray returns an array on a view that cannot be used.
func brokenArray[T shmem.Elem](v view) *Array[T] {
	return &Array[T]{v: v, flat: v, shape: []int{0}, strides: []int{1}}
}

var errNilArray = errors.New("array is nil")

// orNone returns the array, for nil one that does not exist.
func (a *Array[T]) orNone() *Array[T] {
	if a == nil {
		return brokenArray[T](broken(errNilArray))
	}
	return a
}

// check returns why the array does not exist, or nil.
func (a *Array[T]) check() error {
	if a == nil {
		return errNilArray
	}
	_, err := a.v.owner()
	return err
}

// Shape returns the number of elements in each dimension.
func (a *Array[T]) Shape() []int { return append([]int{}, a.orNone().shape...) }

// Strides returns the distance in elements between neighbours along each dimension.
func (a *Array[T]) Strides() []int { return append([]int{}, a.orNone().strides...) }

// Layout returns the shape and the strides.
func (a *Array[T]) Layout() Layout { return Shape(a.Shape()...).Strides(a.Strides()...) }

// PE returns the PE that the array belongs to, nil for an array that does not exist.
func (a *Array[T]) PE() *PE {
	if a.check() != nil {
		return nil
	}
	return a.v.a.pe
}

// Len returns the number of elements.
func (a *Array[T]) Len() int { return a.orNone().n }

// Addr returns the address of the element with index 0 in all dimensions, as
// (*Buffer[T]).Addr does.
func (a *Array[T]) Addr() uintptr {
	if a == nil {
		return 0
	}
	return a.v.address()
}

// Symmetric reports whether the array is of symmetric memory.
func (a *Array[T]) Symmetric() bool { return a.check() == nil && a.v.a.mem.Sym }

// Kind says where the memory is.
func (a *Array[T]) Kind() MemoryKind {
	if a.check() != nil {
		return DeviceMemory
	}
	return a.v.a.kind
}

// Dense reports whether the elements fill their memory without gaps, in any order of the
// dimensions.
func (a *Array[T]) Dense() bool {
	a = a.orNone()
	return strided.Same(a.shape, a.strides, strided.DenseLike(a.shape, a.strides))
}

// RowMajor reports whether the elements fill their memory in row-major order. An array of
// one dimension can be in both orders.
func (a *Array[T]) RowMajor() bool {
	a = a.orNone()
	return strided.Same(a.shape, a.strides, strided.Dense(a.shape, func(i int) int { return len(a.shape) - 1 - i }))
}

// ColumnMajor reports whether the elements fill their memory in column-major order.
func (a *Array[T]) ColumnMajor() bool {
	a = a.orNone()
	return strided.Same(a.shape, a.strides, strided.Dense(a.shape, func(i int) int { return i }))
}

func (a *Array[T]) deviceSlice() *view {
	if a == nil {
		return nil
	}
	return &a.flat
}

func (a *Array[T]) elem(T) {}

// Buffer returns the elements in the order of memory. If the array is not Dense, every use
// of the buffer returns an error.
func (a *Array[T]) Buffer() *Buffer[T] {
	if a == nil {
		return nil
	}
	v := a.flat
	v.part = true
	return &Buffer[T]{v}
}

// Sym returns the elements in the order of memory, for a kernel that takes shmem.Sym[T]. If
// the array is not Dense, or not Symmetric, every use of the buffer returns an error.
func (a *Array[T]) Sym() *SymBuffer[T] {
	if a == nil {
		return nil
	}
	v := a.flat
	v.part = true
	if v.exists() && !v.a.mem.Sym {
		v = brokenHere(errors.New("Sym of an array that is not in symmetric memory; use NewSymArray"))
	}
	return &SymBuffer[T]{v}
}

// Peer returns the array on another PE, as (*SymBuffer[T]).Peer does.
func (a *Array[T]) Peer(pe int) (*Array[T], error) {
	if err := a.check(); err != nil {
		return nil, fault.CallFailed(fmt.Sprintf("Peer(%d)", pe), err)
	}
	v, err := a.v.peer(pe)
	if err != nil {
		return nil, err
	}
	v.part = true
	return arrayOf[T](v, a.shape, a.strides, a.n), nil
}

// AllocLike returns a zeroed array of the same shape, without gaps, with the dimensions in
// the same order. Like a, it is symmetric or not; if it is, the call is collective.
func (a *Array[T]) AllocLike() (*Array[T], error) {
	if err := a.check(); err != nil {
		return nil, fault.CallFailed("AllocLike", err)
	}
	return newArray[T](a.v.a.pe, "AllocLike", Shape(a.shape...).Strides(strided.DenseLike(a.shape, a.strides)...), nil, a.v.a.mem.Sym)
}

// Free releases the memory that NewArray, NewSymArray or AllocLike has made, with all views
// of it. For symmetric memory it is collective.
func (a *Array[T]) Free() error {
	if a == nil {
		return fault.CallFailed("Free", a.check())
	}
	if a.v.exists() && !a.owned {
		return fault.CallFailed("Free", errors.New("the array is a view; free the array or buffer that has the memory"))
	}
	return a.v.free()
}

// Layout says how many elements an array has in each dimension, and how they lie in memory.
// Shape makes one.
type Layout struct {
	shape   []int
	strides []int // nil: row-major, or column-major if columns
	columns bool
}

// Shape returns the layout of an array with the given extents in row-major order: the
// elements along the last dimension are neighbours, as in C, NumPy and PyTorch.
func Shape(extents ...int) Layout { return Layout{shape: slices.Clone(extents)} }

// ColumnMajor returns the layout in column-major order: the elements along the first
// dimension are neighbours, as in Fortran and cuBLAS.
func (l Layout) ColumnMajor() Layout { return Layout{shape: l.shape, columns: true} }

// Strides returns the layout with the given distances, in elements, between neighbours
// along each dimension. A distance may be 0: all elements along that dimension are one.
func (l Layout) Strides(strides ...int) Layout {
	return Layout{shape: l.shape, strides: append([]int{}, strides...)}
}

// resolve returns the shape and the strides, the number of elements, and that of the
// elements from the first to the last.
func (l Layout) resolve() (shape, strides []int, n, span int, err error) {
	fail := func(err error) ([]int, []int, int, int, error) { return nil, nil, 0, 0, err }
	n = 1
	for d, e := range l.shape {
		if e < 0 {
			return fail(fmt.Errorf("extent %d of dimension %d is negative", e, d))
		}
		if e > 0 && n > math.MaxInt/e {
			return fail(errors.New("the elements exceed the address space"))
		}
		n *= e
	}
	strides = l.strides
	switch {
	case strides == nil && l.columns:
		strides = strided.Dense(l.shape, func(i int) int { return i })
	case strides == nil:
		strides = strided.Dense(l.shape, func(i int) int { return len(l.shape) - 1 - i })
	case len(strides) != len(l.shape):
		return fail(fmt.Errorf("%d strides for %d dimensions", len(strides), len(l.shape)))
	}
	if n > 0 {
		span = 1
	}
	for d, s := range strides {
		if s < 0 {
			return fail(fmt.Errorf("stride %d of dimension %d is negative; make a contiguous copy", s, d))
		}
		if last := l.shape[d] - 1; n > 0 && last > 0 {
			if s > (math.MaxInt-span)/last {
				return fail(errors.New("the elements exceed the address space"))
			}
			span += last * s
		}
	}
	return slices.Clone(l.shape), slices.Clone(strides), n, span, nil
}
