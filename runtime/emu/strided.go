package emu

import (
	"math"
	"math/bits"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/fault"
)

// checkStrided fails for a transfer whose elements do not lie in its buffers.
//
//go:norace
func checkStrided(r *engine.RMA) {
	name := r.Op.Name
	switch {
	case r.Count < 0:
		panic(&raised{kind: fault.Panic, text: name + ": the number of elements is negative"})
	case r.DstStride < 1:
		panic(&raised{kind: fault.Panic, text: name + ": the stride of the destination is less than 1"})
	case r.SrcStride < 1:
		panic(&raised{kind: fault.Panic, text: name + ": the stride of the source is less than 1"})
	}
	if need := extent(r.Count, r.DstStride); r.DstLen < need {
		panic(&raised{kind: fault.Short, text: name + ": destination", v0: int64(need), v1: int64(r.DstLen)})
	}
	if need := extent(r.Count, r.SrcStride); r.SrcLen < need {
		panic(&raised{kind: fault.Short, text: name + ": source", v0: int64(need), v1: int64(r.SrcLen)})
	}
}

// extent returns how many elements n of them cover that lie stride apart.
//
//go:norace
func extent(n, stride int) int {
	if n == 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(n-1), uint64(stride))
	if hi != 0 || lo >= math.MaxInt64 {
		return math.MaxInt64
	}
	return int(lo) + 1
}

// transferStrided performs a get, or gathers the elements of a put and hands them
// over for delivery.
//
//go:norace
func (t *thread) transferStrided(r *engine.RMA, remote unsafe.Pointer, get bool) {
	n := uintptr(r.Count) * r.ElemBytes
	dst, src := uintptr(r.DstStride)*r.ElemBytes, uintptr(r.SrcStride)*r.ElemBytes
	if get {
		for i := range uintptr(r.Count) {
			copy(view(unsafe.Add(r.Local.Base, i*dst), r.ElemBytes), view(unsafe.Add(remote, i*src), r.ElemBytes))
		}
		return
	}
	x := t.newXfer(r.PE)
	x.room(n)
	for i := range uintptr(r.Count) {
		copy(x.buf[i*r.ElemBytes:][:r.ElemBytes], view(unsafe.Add(r.Local.Base, i*src), r.ElemBytes))
	}
	x.dst, x.n, x.elem, x.stride = remote, n, r.ElemBytes, dst
	t.issue(x)
}

// move copies the bytes from lo to hi of what is on its way; those of one element
// stay together, since they lie on one side of every multiple of 8.
//
//go:norace
func (x *xfer) move(lo, hi uintptr) {
	if x.stride == 0 {
		copy(view(x.dst, hi)[lo:], view(x.src, hi)[lo:])
		return
	}
	for i := lo / x.elem; i < hi/x.elem; i++ {
		copy(view(unsafe.Add(x.dst, i*x.stride), x.elem), view(unsafe.Add(x.src, i*x.elem), x.elem))
	}
}
