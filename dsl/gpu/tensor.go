package gpu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Coords is the index of an element of a tensor of one to five dimensions.
type Coords interface {
	[1]int | [2]int | [3]int | [4]int | [5]int
}

// TensorMap describes a tensor of elements T in global memory, and boxes of it: parts of one extent
// that bulk copies move (CUDA: CUtensorMap). The host makes it by NewTensorMap of package runtime. A
// launch carries its description. At is the index of an element, in the order of the array's dimensions.
type TensorMap[T any, At Coords] struct {
	m *threadapi.TensorMap
}

// Len returns the number of elements of a box.
func (m TensorMap[T, At]) Len() int {
	if m.m == nil {
		return 0
	}
	return m.m.BoxElems()
}

// TensorLoad starts a copy to dst, in shared memory, of the box whose first element has index at
// (PTX: cp.async.bulk.tensor). dst has Len elements, in the order of the box, or as the map's
// swizzle places them (SwizzleIndex). What lies outside the tensor becomes 0, or NaN if the map
// says so. All bytes of the box count at bar when they are there.
//
// The last coordinate of at is a multiple of 16 bytes: of 4 for float32. GPUs stop at an illegal
// instruction otherwise (measured on an H200; triton-lang/triton issue 7385 and pull request 9112).
// Any coordinate may be negative or beyond the end.
//
// dst starts at a multiple of 128 bytes, and with a swizzle at a multiple of 8 times its
// span. Memory from Shared of 1024 bytes or more does so by itself.
func TensorLoad[T any, At Coords](t *Thread, dst []T, m TensorMap[T, At], at At, bar *MBarrier) {
	tensor(t, "gpu.TensorLoad", dst, m, at, bar, threadapi.Copy{ToShared: true})
}

// TensorLoadMulticast is TensorLoad to several blocks of the cluster, as BulkLoadMulticast
// is BulkLoad.
func TensorLoadMulticast[T any, At Coords](c Cluster, dst []T, m TensorMap[T, At], at At, bar *MBarrier, blocks uint32) {
	mustHaveBlocks("gpu.TensorLoadMulticast", c, blocks)
	tensor(c.t, "gpu.TensorLoadMulticast", dst, m, at, bar, threadapi.Copy{ToShared: true, Multicast: blocks})
}

// TensorStore starts a copy of src, in shared memory, to the box whose first element has
// index at. What lies outside the tensor is not written. It completes as BulkStore does, and
// src starts where dst of TensorLoad may, and has the same order.
//
// The last coordinate of at is a multiple of 16 bytes, as for TensorLoad, and none is negative (CUDA
// Programming Guide, Using TMA to Transfer Multi-dimensional Arrays, "Negative indices and out of
// bounds"). Each may be beyond the end.
func TensorStore[T any, At Coords](t *Thread, m TensorMap[T, At], at At, src []T) {
	tensor(t, "gpu.TensorStore", src, m, at, nil, threadapi.Copy{FromShared: true})
}

// TensorAdd is TensorStore that adds to the elements of the tensor, as BulkAdd does. Its boxes begin
// where those of TensorStore may.
func TensorAdd[T BulkElem, At Coords](t *Thread, m TensorMap[T, At], at At, src []T) {
	tensor(t, "gpu.TensorAdd", src, m, at, nil, threadapi.Copy{FromShared: true, Add: addElements[T]})
}

// TensorPrefetch has the GPU read the description of the tensor, so that the first copy need
// not wait for it (PTX: prefetch.tensormap).
func TensorPrefetch[T any, At Coords](t *Thread, m TensorMap[T, At]) { t.api() }

// SwizzleIndex returns where element i of a box stands in shared memory, for elements T and a
// swizzle of the given span in bytes: 32, 64 or 128, or 0 for none (CUDA: CU_TENSOR_MAP_SWIZZLE_128B
// and the like). The swizzle exchanges chunks of 16 bytes within a span, so that a column of
// a box lies in different banks.
func SwizzleIndex[T Scalar](span, i int) int {
	size := BitSize[T]() / 8
	off := i * size
	if span > 0 {
		off ^= off >> 3 & (span - 16)
	}
	return off / size
}

// NewTensorMap returns what a kernel sees of a tensor. It is for the runtime.
func NewTensorMap[T any, At Coords](m *threadapi.TensorMap) TensorMap[T, At] {
	return TensorMap[T, At]{m}
}

func tensor[T any, At Coords](t *Thread, name string, shared []T, m TensorMap[T, At], at At, bar *MBarrier, c threadapi.Copy) {
	n := m.Len()
	if len(shared) != n {
		panic(&fault.Failure{Kind: fault.Length, Text: name, V0: int64(len(shared)), V1: int64(n)})
	}
	if n == 0 {
		panic(name + " without a tensor: the host has passed none")
	}
	if c.ToShared {
		mustExist(unsafe.Pointer(bar))
	}
	base := unsafe.Pointer(unsafe.SliceData(shared))
	mustAlign(name, base, max(boxAlign, 8*m.m.Span))
	c.Name, c.Kind, c.Barrier = name, threadapi.BulkCopies, unsafe.Pointer(bar)
	c.Bytes = n * int(m.m.Elem)
	index := coords(at)
	if f := m.m.Misplaced(name, index, c.FromShared); f != nil {
		panic(f)
	}
	c.Pieces = m.m.Pieces(base, index, c.ToShared)
	t.api().StartCopy(&c)
}

// boxAlign is how boxes stand in shared memory.
const boxAlign = 128

// coords returns an index with the innermost dimension first.
func coords[At Coords](at At) []int {
	n := len(at)
	c := make([]int, n)
	for i := range n {
		c[i] = at[n-1-i]
	}
	return c
}
