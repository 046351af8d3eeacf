// Package raw offers the device functions of NVSHMEM with C's order of parameters, so
// that C++ can be ported line by line. Every function is a call of package shmem, which is
// shorter to write and says what the operations promise; nothing here can do more, or
// costs more.
//
// The name is C's in Go's capitals, without prefix and element type, which is a type parameter:
// nvshmemx_float_put_nbi_block is PutNBIBlock[float32]. README.md has the name of each.
// The parameters are C's after the thread t, from which functions for a warp or a block take
// their group. In types:
//
//   - T *, an address of symmetric memory, is a shmem.Sym[T]: the memory from that
//     address on, so that its bounds are known and checked. C's p + k is Offset(p, k),
//     and &p[k] too. For void * the element type does not matter, and sizes are in
//     bytes as in C. uint64_t *sig_addr is a shmem.Signal.
//   - const int *status is a []int32, size_t *indices an []int, and the values of the
//     vector functions a slice; nil stands for NULL.
//   - Counts, PEs and what size_t is in C are int; SIZE_MAX is -1.
//   - nvshmemx::Tensor is Tensor, shapes, strides and coordinates are [2]int. The tensors have the same shape, and a
//     dimension of stride 1 in common, as in C. Where C's boundary is an empty tuple,
//     pass start_coord [2]int{} and the shape. flag is not used, as in C.
//   - The element types have their Go names: char is int8, long and long long are
//     int64, size_t as an element uint64, half is gpu.Float16.
//
// The other files with functions are generated for the supported versions of NVSHMEM by
// internal/test/coverage. Start reading at Offset.
package raw

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// NVSHMEM's constants under their own names.
const (
	NVSHMEM_TEAM_WORLD  = shmem.TeamWorld
	NVSHMEM_TEAM_SHARED = shmem.TeamShared
	NVSHMEMX_TEAM_NODE  = shmem.TeamNode

	NVSHMEM_CMP_EQ = shmem.CmpEQ
	NVSHMEM_CMP_NE = shmem.CmpNE
	NVSHMEM_CMP_GT = shmem.CmpGT
	NVSHMEM_CMP_LE = shmem.CmpLE
	NVSHMEM_CMP_LT = shmem.CmpLT
	NVSHMEM_CMP_GE = shmem.CmpGE

	NVSHMEM_SIGNAL_SET = shmem.SignalSet
	NVSHMEM_SIGNAL_ADD = shmem.SignalAdd

	// SIZE_MAX is what functions return that find no index.
	SIZE_MAX = -1
)

// Offset returns the memory from element k of p on: p + k in C.
func Offset[T shmem.Elem](p shmem.Sym[T], k int) shmem.Sym[T] { return p.Slice(k, p.Len()) }

// Elements of the strided functions that are named by size.
type (
	bits8 interface {
		~int8 | ~uint8 | gpu.Float8E4M3 | gpu.Float8E5M2
	}
	bits16 interface {
		~int16 | ~uint16 | gpu.Float16 | gpu.BFloat16
	}
	bits32 interface{ ~int32 | ~uint32 | ~float32 }
	bits64 interface {
		~int64 | ~uint64 | ~int | ~uint | ~float64
	}
)

// number is C's truth value.
func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// clip returns at most n elements of s: C's functions take as many as they need.
func clip[T any](s []T, n int) []T {
	if len(s) > n {
		s = s[:n]
	}
	return s
}
