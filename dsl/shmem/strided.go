package shmem

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/op"
)

var (
	opIPut = op.Lookup("IPut")
	opIGet = op.Lookup("IGet")
)

// IPut copies the n elements of src, memory of this PE, that lie srcStride apart to
// dst on PE pe, dstStride apart there: dst[i*dstStride] = src[i*srcStride]. What
// lies between is not touched. It promises what Put does. The strides are at least
// 1, and the elements must lie in dst and src. Unlike NVSHMEM's it reaches peers
// over a network too, element by element (NVSHMEM API, Remote Memory Access,
// nvshmem_iput).
func IPut[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, n, pe int) {
	strided[T](s, engine.Call{
		Op: opIPut, Dst: dst.mem, Src: src.memory(), PE: pe,
		Count: n, Cols: 1, DstStride: dstStride, SrcStride: srcStride,
	})
}

// IGet copies the n elements of src on PE pe that lie srcStride apart to dst, memory
// of this PE, dstStride apart there. It promises what Get does, and takes what IPut
// takes (NVSHMEM API, Remote Memory Access, nvshmem_iget).
func IGet[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, n, pe int) {
	strided[T](s, engine.Call{
		Op: opIGet, Dst: dst.memory(), Src: src.mem, PE: pe,
		Count: n, Cols: 1, DstStride: dstStride, SrcStride: srcStride,
	})
}

func strided[T Elem, S Scope](s S, c engine.Call) {
	var z T
	e, scope := gpu.ScopeOf(s, engine.Key{})
	c.Scope, c.Elem = scope, unsafe.Sizeof(z)
	e.Communicate(c)
}
