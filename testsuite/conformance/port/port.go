// Package port holds kernels that were ported from CUDA C++ line by line, by the
// functions of dsl/shmem/raw. The C++ stands above each; package conformance
// checks what they do.
package port

//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/shmem/raw"
)

// Ring sends a vector to the next PE, adds what arrived from the one before to its
// own, and counts on PE 0 what all of them got:
//
//	__global__ void ring(int *buf, const int *mine, size_t n, uint64_t *sig, unsigned long long *count, int *total) {
//	    int mype = nvshmem_my_pe(), npes = nvshmem_n_pes(), next = (mype + 1) % npes;
//	    nvshmemx_int_put_signal_nbi_block(buf, mine, n, sig, 1, NVSHMEM_SIGNAL_ADD, next);
//	    if (threadIdx.x == 0) {
//	        nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, 1);
//	        nvshmem_ulonglong_atomic_add(count, nvshmem_int_g(buf + n - 1, mype), 0);
//	    }
//	    __syncthreads();
//	    for (int i = threadIdx.x; i < n; i += blockDim.x) buf[i] += mine[i];
//	    __syncthreads();
//	    nvshmem_quiet();
//	    nvshmemx_barrier_all_block();
//	    nvshmemx_int_sum_reduce_block(NVSHMEM_TEAM_WORLD, total, buf, n);
//	}
//
//gpu:kernel
func Ring(t *gpu.Thread, buf, mine shmem.Sym[int32], n int, sig shmem.Signal, count shmem.Sym[uint64], total shmem.Sym[int32]) {
	mype, npes := raw.MyPE(t), raw.NPEs(t)
	next := (mype + 1) % npes
	raw.PutSignalNBIBlock(t, buf, mine, n, sig, 1, raw.NVSHMEM_SIGNAL_ADD, next)
	if t.ThreadIdx().X == 0 {
		raw.SignalWaitUntil(t, sig, raw.NVSHMEM_CMP_GE, 1)
		raw.AtomicAdd(t, count, uint64(raw.G(t, raw.Offset(buf, n-1), mype)), 0)
	}
	t.Block().Sync()
	b, m := buf.Local(), mine.Local()
	for i := t.ThreadIdx().X; i < n; i += t.BlockDim().X {
		b[i] += m[i]
	}
	t.Block().Sync()
	raw.Quiet(t)
	raw.BarrierAllBlock(t)
	raw.SumReduceBlock(t, raw.NVSHMEM_TEAM_WORLD, total, buf, n)
}

// Mixed moves memory without a type, by size and in strides:
//
//	__global__ void mixed(float *dst, const float *src, int *flags, size_t *found) {
//	    int mype = nvshmem_my_pe(), npes = nvshmem_n_pes(), next = (mype + 1) % npes;
//	    if (threadIdx.x == 0) {
//	        nvshmem_putmem(dst, src, 4 * sizeof(float), next);
//	        nvshmem_put128(dst + 4, src + 4, 1, next);
//	        nvshmem_iput32(dst + 8, src + 8, 2, 1, 2, next);
//	        nvshmem_float_p(dst + 11, src[11], next);
//	        nvshmem_fence();
//	        for (int i = 0; i < 3; i++) nvshmem_int_p(flags + i, 7, next);
//	        nvshmem_int_wait_until_all(flags, 3, NULL, NVSHMEM_CMP_EQ, 7);
//	        found[3] = nvshmem_int_test_some(flags, 3, found, NULL, NVSHMEM_CMP_EQ, 7);
//	        found[4] = nvshmem_int_test_any(flags, 3, NULL, NVSHMEM_CMP_EQ, 8);
//	    }
//	}
//
//gpu:kernel
func Mixed(t *gpu.Thread, dst, src shmem.Sym[float32], flags shmem.Sym[int32], found []int) {
	mype, npes := raw.MyPE(t), raw.NPEs(t)
	next := (mype + 1) % npes
	if t.ThreadIdx().X == 0 {
		raw.PutMem(t, dst, src, 4*4, next)
		raw.Put128(t, raw.Offset(dst, 4), raw.Offset(src, 4), 1, next)
		raw.IPut32(t, raw.Offset(dst, 8), raw.Offset(src, 8), 2, 1, 2, next)
		raw.P(t, raw.Offset(dst, 11), src.Local()[11], next)
		raw.Fence(t)
		for i := range 3 {
			raw.P(t, raw.Offset(flags, i), 7, next)
		}
		raw.WaitUntilAll(t, flags, 3, nil, raw.NVSHMEM_CMP_EQ, 7)
		found[3] = raw.TestSome(t, flags, 3, found, nil, raw.NVSHMEM_CMP_EQ, 7)
		found[4] = raw.TestAny(t, flags, 3, nil, raw.NVSHMEM_CMP_EQ, 8)
	}
}

// Tiles moves parts of matrices, as tensors and in strides of 16 bytes:
//
//	__global__ void tiles(float *dst, float *src) {
//	    int mype = nvshmem_my_pe(), npes = nvshmem_n_pes(), next = (mype + 1) % npes;
//	    auto rows = make_layout(make_shape(3, 4), make_stride(8, ConstInt<1>{}));
//	    auto cols = make_layout(make_shape(4, 3), make_stride(ConstInt<1>{}, 8));
//	    Tensor<float, decltype(rows)> from(src, rows), to(dst, rows);
//	    Tensor<float, decltype(cols)> there(src + 32, cols), here(dst + 32, cols);
//	    tile_put_block<..., PEER_PUSH_NBI>(from, to, make_shape(6, 5), make_shape(8, 8), next, 0);
//	    tile_get_block<..., PEER_PULL_NBI>(there, here, make_shape(0, 0), make_shape(4, 3), next, 0);
//	    nvshmemx_iput128_block(dst + 64, src + 64, 2, 1, 3, next);
//	    nvshmem_quiet();
//	}
//
//gpu:kernel
func Tiles(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	mype, npes := raw.MyPE(t), raw.NPEs(t)
	next := (mype + 1) % npes
	from := raw.Tensor[float32]{Data: src, Shape: [2]int{3, 4}, Stride: [2]int{8, 1}}
	to := raw.Tensor[float32]{Data: dst, Shape: [2]int{3, 4}, Stride: [2]int{8, 1}}
	there := raw.Tensor[float32]{Data: raw.Offset(src, 32), Shape: [2]int{4, 3}, Stride: [2]int{1, 8}}
	here := raw.Tensor[float32]{Data: raw.Offset(dst, 32), Shape: [2]int{4, 3}, Stride: [2]int{1, 8}}
	raw.TilePutBlock(t, from, to, [2]int{6, 5}, [2]int{8, 8}, next, 0)
	raw.TileGetBlock(t, there, here, [2]int{}, [2]int{4, 3}, next, 0)
	raw.IPut128Block(t, raw.Offset(dst, 64), raw.Offset(src, 64), 2, 1, 3, next)
	raw.Quiet(t)
}
