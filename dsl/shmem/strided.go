package shmem

import (
	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

var (
	opIPut = op.Lookup("IPut")
	opIGet = op.Lookup("IGet")
)

// IPut copies n elements of src, memory of this PE, to dst on PE
// pe: dst[i*dstStride] = src[i*srcStride]. It does not touch what
// lies between. It promises what Put promises. The strides are at
// least 1, and the elements must lie in dst and src. NVSHMEM's
// iput does not reach peers over a network; IPut does, element by
// element (NVSHMEM API, Remote Memory Access, nvshmem_iput).
func IPut[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, dstStride, srcStride, n, pe int) {
	move[T](s, engine.Call{
		Op: opIPut, Dst: dst.mem, Src: src.memory(), PE: pe,
		Count: n, Cols: 1, DstStride: dstStride, SrcStride: srcStride,
	})
}

// IGet copies n elements of src on PE pe to dst, memory of this PE: dst[i*dstStride] =
// src[i*srcStride]. It promises what Get promises. Its arguments are as those of IPut
// (NVSHMEM API, Remote Memory Access, nvshmem_iget).
func IGet[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], dstStride, srcStride, n, pe int) {
	move[T](s, engine.Call{
		Op: opIGet, Dst: dst.memory(), Src: src.mem, PE: pe,
		Count: n, Cols: 1, DstStride: dstStride, SrcStride: srcStride,
	})
}
