package dlpack

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"reflect"
	"slices"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Imported is an array of another library.
type Imported[T shmem.Elem] struct {
	// Array is its memory. It is valid until Close.
	Array *gpurt.Array[T]
	// ReadOnly says that the producer wants nobody to write the elements. Nothing here
	// prevents that.
	ReadOnly bool

	memory  *gpurt.Buffer[T]
	form    Form
	at      uintptr
	deleter uintptr
	closed  bool
}

// ErrTaken says that a struct was taken before, and not given back by Close.
var ErrTaken = errors.New("it was taken before")

// taken are the structs that Import has taken, or Delete. A struct belongs to its consumer alone, who may
// be any part of the process.
var taken = struct {
	sync.Mutex
	at map[uintptr]bool
}{at: map[uintptr]bool{}}

// Import takes a struct of a producer at an address, as an array on the PE. If it fails, the
// struct still belongs to whoever had it. Otherwise Close calls the deleter. A struct from a
// Python capsule is taken like this: rename the capsule to form.Used(), then Import; if
// Import fails, rename it back.
//
// The memory must be where kernels of the PE can address it: of its GPU, pinned or managed
// memory; for an emulated PE, memory of the host. T must be the data type. Strides must not be
// negative where a dimension has several elements. The producer's work on the memory must be
// done, or ordered before that of the PE.
func Import[T shmem.Elem](pe *gpurt.PE, at uintptr, form Form) (*Imported[T], error) {
	i := &Imported[T]{form: form, at: at}
	fail := func(err error) (*Imported[T], error) {
		return nil, fmt.Errorf("dlpack: import %v at %#x: %w", form, at, err)
	}
	if pe == nil {
		return fail(errors.New("the PE is nil"))
	}
	if at == 0 {
		return fail(errors.New("the address is NULL"))
	}
	if !take(at) {
		return fail(ErrTaken)
	}
	if err := i.open(pe); err != nil {
		giveBack(at)
		return fail(err)
	}
	return i, nil
}

// open makes the array.
func (i *Imported[T]) open(pe *gpurt.PE) error {
	e := exported(i.at)
	if e != nil && e.form != i.form {
		return fmt.Errorf("it is a %v; its capsule is named %q", e.form, e.form.Capsule())
	}
	var dl *tensor
	switch i.form {
	case Versioned:
		m := at[versioned](i.at)
		if m.Major != major {
			return fmt.Errorf("it is of DLPack %d.%d, and version %d is supported; if the name of the capsule is %q, import it as Unversioned", m.Major, m.Minor, major, Unversioned.Capsule())
		}
		dl, i.deleter, i.ReadOnly = &m.Tensor, m.Deleter, m.Flags&readOnly != 0
	case Unversioned:
		m := at[unversioned](i.at)
		dl, i.deleter = &m.Tensor, m.Deleter
	default:
		return errors.New("there is no such struct")
	}
	if e == nil && i.deleter == deleter() {
		return ErrDeleted
	}
	if dl.DType.Lanes == 0 {
		return fmt.Errorf("it has elements of 0 lanes, so it is not a %v: take the form from the name of the capsule", i.form)
	}
	t := reflect.TypeFor[T]()
	want, err := typeOf(t)
	if err != nil {
		return err
	}
	if dl.DType != want {
		return fmt.Errorf("its elements are %v, those of %v would be %v", dl.DType, t, want)
	}
	if err := checkDevice(pe, dl.Device); err != nil {
		return err
	}
	l, n, err := dl.layout()
	if err != nil {
		return err
	}
	if dl.ByteOffset > math.MaxUint64-uint64(dl.Data) {
		return fmt.Errorf("its elements begin %d bytes after %#x, beyond the address space", dl.ByteOffset, dl.Data)
	}
	if n == 0 {
		i.memory, err = gpurt.Alloc[T](pe, 0)
	} else {
		i.memory, err = gpurt.Wrap[T](pe, dl.Data+uintptr(dl.ByteOffset), n)
	}
	if err == nil {
		i.Array, err = gpurt.ArrayOn(i.memory, l)
	}
	return err
}

// maxDims bounds the dimensions of a tensor, whose number may be anything in memory that is
// none. NumPy and PyTorch have no more.
const maxDims = 64

// layout returns the layout of a tensor, and the number of elements from the first to the
// last.
func (dl *tensor) layout() (l gpurt.Layout, n int, err error) {
	if dl.NDim < 0 || dl.NDim > maxDims || dl.NDim > 0 && dl.Shape == 0 {
		return l, 0, fmt.Errorf("%d dimensions with the shape at %#x; there can be %d", dl.NDim, dl.Shape, maxDims)
	}
	shape := numbers(dl.Shape, int(dl.NDim))
	for d, size := range shape {
		if size < 0 {
			return l, 0, fmt.Errorf("the size %d of dimension %d is negative", size, d)
		}
	}
	l = gpurt.Shape(shape...)
	if slices.Contains(shape, 0) {
		strides, _ := rowMajor(shape)
		return l.Strides(strides...), 0, nil
	}
	strides, ok := numbers(dl.Strides, len(shape)), true
	if dl.Strides == 0 {
		// Before DLPack 1.2, NULL was row-major order.
		strides, ok = rowMajor(shape)
	}
	n = 1
	for d, s := range strides {
		if s < 0 && shape[d] == 1 {
			s, strides[d] = 1, 1 // nothing is at its distance
		}
		if s < 0 {
			return l, 0, fmt.Errorf("stride %d of dimension %d is negative; make a contiguous copy of the tensor", s, d)
		}
		reach, fits := product(s, shape[d]-1)
		ok = ok && fits && reach <= math.MaxInt-n
		n += reach
	}
	if !ok {
		return l, 0, fmt.Errorf("sizes %v and strides %v reach beyond the address space", shape, strides)
	}
	return l.Strides(strides...), n, nil
}

// numbers returns n numbers of 64 bits that are at an address.
func numbers(p uintptr, n int) []int {
	if p == 0 {
		return nil
	}
	list := make([]int, n)
	for i := range list {
		list[i] = int(*at[int64](p + uintptr(8*i)))
	}
	return list
}

// rowMajor returns the strides of elements that lie together in row-major order, and
// whether they are numbers.
func rowMajor(shape []int) (strides []int, ok bool) {
	strides, ok = make([]int, len(shape)), true
	for d, next := len(shape)-1, 1; d >= 0; d-- {
		fits := true
		strides[d] = next
		if next, fits = product(next, max(shape[d], 1)); d > 0 {
			ok = ok && fits
		}
	}
	return strides, ok
}

// product returns the product of two numbers that are not negative, and whether it is one.
func product(a, b int) (int, bool) {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	return int(lo), hi == 0 && lo <= math.MaxInt
}

// checkDevice returns why kernels of the PE cannot address memory of a device, or nil.
func checkDevice(pe *gpurt.PE, d device) error {
	h, err := pe.Handles()
	emulated := errors.Is(err, gpurt.ErrNoHandle)
	switch {
	case err != nil && !emulated:
		return err
	case emulated && d.Type != cpu && d.Type != cudaHost:
		return fmt.Errorf("its memory is on %v %d, and PE %d is emulated; copy it to the host", d.Type, d.ID, pe.MyPE())
	case emulated, d.Type == cudaHost, d.Type == cudaManaged:
		return nil
	case d.Type != cuda:
		return fmt.Errorf("its memory is on %v, which kernels do not address; copy it to GPU %d", d.Type, h.Ordinal)
	case int(d.ID) != h.Ordinal:
		return fmt.Errorf("its memory is on GPU %d, and PE %d has GPU %d; copy it there", d.ID, pe.MyPE(), h.Ordinal)
	}
	return nil
}

// Close ends the use of the array and calls the producer's deleter. Work that uses the array
// must be done. Call it on the goroutine of the PE's run function. While others have the memory,
// such as who took an export of the array, Close is refused, and may be called again later. If
// the PE has ended, it calls the deleter, and returns gpurt.ErrClosed.
func (i *Imported[T]) Close() error {
	if i == nil {
		return errors.New("dlpack: close: the array is nil; use Import")
	}
	if i.closed {
		return fmt.Errorf("dlpack: close %v at %#x: %w", i.form, i.at, ErrDeleted)
	}
	err := i.memory.Free()
	if i.closed = err == nil || errors.Is(err, gpurt.ErrClosed); i.closed {
		i.delete()
	}
	if err != nil {
		return fmt.Errorf("dlpack: close %v at %#x: %w", i.form, i.at, err)
	}
	return nil
}

// delete gives the struct back to its producer.
func (i *Imported[T]) delete() {
	// The producer may make a new struct at the address as soon as this one is deleted.
	giveBack(i.at)
	if i.deleter != 0 {
		purego.SyscallN(i.deleter, i.at)
	}
}

func take(at uintptr) bool {
	taken.Lock()
	defer taken.Unlock()
	if taken.at[at] {
		return false
	}
	taken.at[at] = true
	return true
}

func giveBack(at uintptr) {
	taken.Lock()
	defer taken.Unlock()
	delete(taken.at, at)
}

// at returns what is at an address.
func at[T any](p uintptr) *T { return *(**T)(unsafe.Pointer(&p)) }
