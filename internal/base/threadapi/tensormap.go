package threadapi

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// TensorMap describes a tensor in global memory and the boxes that are copied of it, the
// innermost dimension first.
type TensorMap struct {
	Base    unsafe.Pointer
	Elem    uintptr
	Type    int32 // of the elements (cuda.h, CUtensorMapDataType)
	Dims    []int // elements
	Strides []int // bytes from one element to the next; that of the innermost is Elem
	Box     []int // elements
	// Span is that of the swizzle in bytes, 0 for none; FillNaN says what is outside the
	// tensor, in place of zeros.
	Span    int
	FillNaN bool
}

// BoxElems returns the number of elements of a box.
func (m *TensorMap) BoxElems() int {
	n := 1
	for _, b := range m.Box {
		n *= b
	}
	return n
}

// Bytes returns the bytes from the first element of the tensor to the last one's end.
func (m *TensorMap) Bytes() int {
	n := int(m.Elem)
	for i, extent := range m.Dims {
		n += (extent - 1) * m.Strides[i]
	}
	return n
}

// TensorMapWords is the size of a CUtensorMap.
const TensorMapWords = 16

// maxDims is how many dimensions a tensor has at most.
const maxDims = 5

// Words returns the map as words, which a launch on an emulated GPU carries in place of a
// CUtensorMap.
func (m *TensorMap) Words() (w [TensorMapWords]uint64) {
	w[0] = uint64(uintptr(m.Base))
	w[1] = uint64(len(m.Dims)) | uint64(m.Elem)<<8 | uint64(m.Type)<<16 | uint64(m.Span)<<24
	if m.FillNaN {
		w[1] |= 1 << 63
	}
	for i := range m.Dims {
		w[2] |= uint64(m.Box[i]) << (10 * i)
		w[3+i] = uint64(m.Dims[i])
		w[3+maxDims+i] = uint64(m.Strides[i])
	}
	return w
}

// ReadTensorMap returns the map of which w are the Words, and false if w are not those of any.
// base makes a pointer of its address.
func ReadTensorMap(w [TensorMapWords]uint64, base func(uintptr) unsafe.Pointer) (*TensorMap, bool) {
	n := int(w[1] & 0xff)
	if n < 1 || n > maxDims {
		return nil, false
	}
	m := &TensorMap{Base: base(uintptr(w[0])), Elem: uintptr(w[1] >> 8 & 0xff), Type: int32(w[1] >> 16 & 0xff), Span: int(w[1] >> 24 & 0xffff), FillNaN: w[1]>>63 != 0}
	for i := range n {
		m.Box = append(m.Box, int(w[2]>>(10*i)&(1<<10-1)))
		m.Dims = append(m.Dims, int(w[3+i]))
		m.Strides = append(m.Strides, int(w[3+maxDims+i]))
	}
	return m, true
}

// boxChunk is of how many bytes the place of a box in a row is a multiple.
const boxChunk = 16

// Misplaced returns why no GPU copies a box at an index, by the function of the given name, or nil
// if it does. A GPU stops at an illegal instruction there. at has the innermost dimension first.
func (m *TensorMap) Misplaced(name string, at []int, store bool) *fault.Failure {
	if at[0]*int(m.Elem)%boxChunk != 0 {
		return &fault.Failure{Kind: fault.BoxChunk, Text: name, V0: int64(at[0]), V1: int64(boxChunk / m.Elem)}
	}
	for i := range at {
		if x := at[len(at)-1-i]; store && x < 0 {
			return &fault.Failure{Kind: fault.BoxNegative, Text: name, V0: int64(i), V1: int64(x)}
		}
	}
	return nil
}

// Pieces returns what a copy of the box at an index moves, in pieces that lie in one chunk of a
// swizzle and either inside or outside the tensor. at has the innermost dimension first.
func (m *TensorMap) Pieces(shared unsafe.Pointer, at []int, load bool) []Piece {
	if len(at) != len(m.Dims) {
		panic(fmt.Sprintf("a tensor of %d dimensions, and an index of %d", len(m.Dims), len(at)))
	}
	var all []Piece
	index := make([]int, len(at)) // in the box
	row := uintptr(m.Box[0]) * m.Elem
	for n := uintptr(0); ; n += row {
		from, inside := 0, true
		for d := 1; d < len(at); d++ {
			x := at[d] + index[d]
			inside = inside && x >= 0 && x < m.Dims[d]
			from += x * m.Strides[d]
		}
		for lo := 0; lo < m.Box[0]; {
			in := func(i int) bool { return inside && at[0]+i >= 0 && at[0]+i < m.Dims[0] }
			hi := lo + 1
			for hi < m.Box[0] && in(hi) == in(lo) && (n+uintptr(hi)*m.Elem)%16 != 0 {
				hi++
			}
			p := Piece{Dst: m.swizzled(shared, n+uintptr(lo)*m.Elem), N: uintptr(hi-lo) * m.Elem}
			switch {
			case in(lo):
				p.Src = unsafe.Add(m.Base, from+(at[0]+lo)*int(m.Elem))
			case m.FillNaN:
				p.Fill = 0xff
			}
			if load {
				all = append(all, p)
			} else if in(lo) {
				p.Dst, p.Src = p.Src, p.Dst
				all = append(all, p)
			}
			lo = hi
		}
		d := 1
		for ; d < len(at); d++ {
			if index[d]++; index[d] < m.Box[d] {
				break
			}
			index[d] = 0
		}
		if d >= len(at) {
			return all
		}
	}
}

// swizzled returns the place of a byte of a box.
func (m *TensorMap) swizzled(shared unsafe.Pointer, off uintptr) unsafe.Pointer {
	if m.Span > 0 {
		off ^= off >> 3 & uintptr(m.Span-16)
	}
	return unsafe.Add(shared, off)
}
