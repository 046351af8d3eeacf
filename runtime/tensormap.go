package gpurt

import (
	"errors"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Swizzle is how a tensor map places chunks of 16 bytes of a box in shared memory: its span
// in bytes (CUDA: CUtensorMapSwizzle). Kernels find elements by gpu.SwizzleIndex.
type Swizzle int

// The swizzles that GPUs have.
const (
	NoSwizzle  Swizzle = 0
	Swizzle32  Swizzle = 32
	Swizzle64  Swizzle = 64
	Swizzle128 Swizzle = 128
)

// TensorMapOptions is what a tensor map has beside the array and the box.
type TensorMapOptions struct {
	// Swizzle places the elements of a box. A row of the box then has at most as many bytes
	// as it spans.
	Swizzle Swizzle
	// FillNaN makes floats outside the array NaN in a box, in place of 0.
	FillNaN bool
}

// TensorMap is the host's handle of what a kernel sees as gpu.TensorMap[T, At]: an array, and
// the extent of boxes that kernels copy of it.
type TensorMap[T shmem.Elem, At gpu.Coords] struct {
	array view // keeps the array's memory
	// words are the description, which each launch carries.
	words [driver.TensorMapWords]uint64
	m     threadapi.TensorMap
	where string // the caller that made it
	freed error  // why it cannot be used any more
}

// NewTensorMap returns a map of an array of as many dimensions as At has, for boxes of the
// given extent (cuTensorMapEncodeTiled). Elements of the last dimension stand side by side. The
// array, and each of its rows, starts at a multiple of 16 bytes. An extent is at most 256, and a
// row of the box has a multiple of 16 bytes. The map is for the array's memory as it is now: free
// the map before the array. The map itself takes no memory of the device; a launch passes it by value.
func NewTensorMap[T shmem.Elem, At gpu.Coords](a *Array[T], box At, o TensorMapOptions) (*TensorMap[T, At], error) {
	fail := func(err error) (*TensorMap[T, At], error) {
		return nil, fault.CallFailed("NewTensorMap", err)
	}
	if err := a.check(); err != nil {
		return fail(err)
	}
	m := &TensorMap[T, At]{array: a.v, where: fault.CallPlace()}
	dims := make([]int, len(box))
	for i := range len(box) {
		dims[i] = box[i]
	}
	typ, err := m.describe(a.shape, a.strides, dims, o)
	if err != nil {
		return fail(err)
	}
	pe, err := a.v.owner()
	if err != nil {
		return fail(err)
	}
	if err := pe.enter("NewTensorMap"); err != nil {
		return fail(err)
	}
	defer pe.leave()
	if a.v.emulated() {
		m.m.Base = a.v.mem().Emu.Base
	}
	if m.words, err = pe.dev.EncodeTensorMap(a.v.addr(), typ, m.m); err != nil {
		return fail(pe.wrap(err))
	}
	return m, nil
}

// Free ends the use of the map by launches to come. Those that were enqueued, and graphs, have
// their own copy of it.
func (m *TensorMap[T, At]) Free() error {
	if m == nil || m.array.a == nil {
		return fault.CallFailed("Free", errors.New("the tensor map is nil, or NewTensorMap has not made it"))
	}
	if m.freed != nil {
		err := fault.CallFailed("Free", m.freed)
		m.array.a.pe.live.again(err)
		return err
	}
	pe := m.array.a.pe
	if err := pe.enter("Free"); err != nil {
		return fault.AtCall(err)
	}
	defer pe.leave()
	m.freed = fmt.Errorf("tensor map made at %s: %w at %s", m.where, ErrFreed, fault.CallPlace())
	return nil
}

// BoxBytes returns the bytes of a box, which a barrier has to expect of a load.
func (m *TensorMap[T, At]) BoxBytes() int { return m.m.BoxElems() * int(m.m.Elem) }

// Limits of CUtensorMap (CUDA Driver API, cuTensorMapEncodeTiled).
const (
	maxBox      = 256
	tensorAlign = 16
)

// describe fills in the map, the innermost dimension first, and returns the type of its
// elements.
func (m *TensorMap[T, At]) describe(shape, strides, box []int, o TensorMapOptions) (driver.TensorType, error) {
	typ, ok := tensorTypes[reflect.TypeFor[T]()]
	if !ok {
		return 0, fmt.Errorf("elements of type %v; a tensor has numbers of 1, 2, 4 or 8 bytes", reflect.TypeFor[T]())
	}
	if len(shape) != len(box) {
		return 0, fmt.Errorf("an array of %d dimensions, and a box of %d", len(shape), len(box))
	}
	var z T
	size := int(unsafe.Sizeof(z))
	m.m.Elem, m.m.Type, m.m.Span, m.m.FillNaN = uintptr(size), int32(typ), int(o.Swizzle), o.FillNaN
	for i := len(shape) - 1; i >= 0; i-- {
		bytes := strides[i] * size
		switch inner := i == len(shape)-1; {
		case shape[i] < 1:
			return 0, fmt.Errorf("an array of shape %v has no elements", shape)
		case box[i] < 1 || box[i] > maxBox:
			return 0, fmt.Errorf("a box of extent %v; each is from 1 to %d", box, maxBox)
		case inner && strides[i] != 1 && shape[i] > 1:
			return 0, fmt.Errorf("elements of the last dimension are %d elements apart; they must be adjacent", strides[i])
		case !inner && (bytes < 0 || bytes%tensorAlign != 0):
			return 0, fmt.Errorf("dimension %d has a stride of %d bytes; it must be a multiple of %d", i, bytes, tensorAlign)
		case inner:
			bytes = size
		}
		m.m.Dims, m.m.Strides, m.m.Box = append(m.m.Dims, shape[i]), append(m.m.Strides, bytes), append(m.m.Box, box[i])
	}
	row := m.m.Box[0] * size
	switch {
	case m.array.address()%tensorAlign != 0:
		return 0, fmt.Errorf("the array does not start at a multiple of %d bytes", tensorAlign)
	case row%tensorAlign != 0:
		return 0, fmt.Errorf("a row of the box has %d bytes; it must have a multiple of %d", row, tensorAlign)
	case o.Swizzle != NoSwizzle && o.Swizzle != Swizzle32 && o.Swizzle != Swizzle64 && o.Swizzle != Swizzle128:
		return 0, fmt.Errorf("there is no swizzle of %d bytes; use Swizzle32, Swizzle64 or Swizzle128", o.Swizzle)
	case o.Swizzle != NoSwizzle && row > int(o.Swizzle):
		return 0, fmt.Errorf("a row of the box has %d bytes, more than the %d of the swizzle", row, o.Swizzle)
	case o.FillNaN && !typ.Float():
		return 0, fmt.Errorf("FillNaN is for floats, and the elements are of type %v", reflect.TypeFor[T]())
	}
	return typ, nil
}

// tensorTypes are the types of elements. Numbers that tensor maps do not tell apart are
// copied as others of their size.
var tensorTypes = map[reflect.Type]driver.TensorType{
	reflect.TypeFor[int8](): driver.TensorUint8, reflect.TypeFor[uint8](): driver.TensorUint8,
	reflect.TypeFor[gpu.Float8E4M3](): driver.TensorUint8, reflect.TypeFor[gpu.Float8E5M2](): driver.TensorUint8,
	reflect.TypeFor[int16](): driver.TensorUint16, reflect.TypeFor[uint16](): driver.TensorUint16,
	reflect.TypeFor[int32](): driver.TensorInt32, reflect.TypeFor[uint32](): driver.TensorUint32,
	reflect.TypeFor[int64](): driver.TensorInt64, reflect.TypeFor[uint64](): driver.TensorUint64,
	reflect.TypeFor[int](): driver.TensorInt64, reflect.TypeFor[uint](): driver.TensorUint64,
	reflect.TypeFor[gpu.Float16](): driver.TensorFloat16, reflect.TypeFor[gpu.BFloat16](): driver.TensorBFloat16,
	reflect.TypeFor[float32](): driver.TensorFloat32, reflect.TypeFor[float64](): driver.TensorFloat64,
}

// TensorMapParam adds a parameter that the kernel takes as gpu.TensorMap[T, At].
func TensorMapParam[T shmem.Elem, At gpu.Coords](l *Launch, m *TensorMap[T, At]) gpu.TensorMap[T, At] {
	to := (*passedMap)(l.take(asTensorMap, manifest.DescriptionBytes))
	switch {
	case m == nil:
		l.fail(errors.New("tensor map is nil"))
		return gpu.TensorMap[T, At]{}
	case m.freed != nil:
		l.fail(m.freed)
		return gpu.TensorMap[T, At]{}
	case !l.admits(&m.array):
		l.refuse(&m.array)
		return gpu.TensorMap[T, At]{}
	}
	l.s.usesViews(&m.array)
	to.words, to.elems = m.words, uint64(m.m.BoxElems())
	if l.k.m.man.Sanitize {
		l.args.Tensors = append(l.args.Tensors, driver.Tensor{Map: &m.m, Addr: m.array.addr(), Words: &m.words})
	}
	if !m.array.emulated() {
		return gpu.TensorMap[T, At]{}
	}
	return gpu.NewTensorMap[T, At](&m.m)
}

// noTensorMap adds a tensor map without elements.
func (l *Launch) noTensorMap() {
	*(*passedMap)(l.take(asTensorMap, manifest.DescriptionBytes)) = passedMap{}
}

// passedMap is a tensor map as a launch carries it: its description, and the elements of a box.
type passedMap struct {
	words [manifest.DescriptionBytes / 8]uint64
	elems uint64
}
