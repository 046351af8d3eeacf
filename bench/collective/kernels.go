// Package collective measures allreduce and all-to-all as the examples of these
// names do them; bench/cpp/allreduce.cu and bench/cpp/alltoall.cu are the same in CUDA C++,
// bench/cpp/ncclpeer.cu and bench/torch/peer.py are the peers on NCCL and torch. The
// kernels here make the data and check the results.
package collective

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate -compress

// term is what PE pe contributes to element i: an integer that stays exact in a
// sum over some PEs.
func term(i int, seed uint64, pe int) float32 {
	x := uint64(i)*2654435761 + seed + uint64(pe)*77777
	return float32(x >> 7 & 0xfffff)
}

// Fill writes the terms of PE pe to src and -1 to dst.
//
//gpu:kernel maxthreads=512
func Fill(t *gpu.Thread, src, dst []float32, seed uint64, pe int) {
	for i := range t.Grid().Stride(len(src)) {
		src[i] = term(i, seed, pe)
		dst[i] = -1
	}
}

// CheckSums counts in wrong which of the first size elements of every stride ones
// are not the sums over pes PEs.
//
//gpu:kernel maxthreads=512
func CheckSums(t *gpu.Thread, dst []float32, size, stride int, seed uint64, pes int, wrong []uint64) {
	for i := range t.Grid().Stride(len(dst)) {
		want := float32(0)
		for pe := range pes {
			want += term(i, seed, pe)
		}
		if i%stride < size && dst[i] != want {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}

// CheckBlocks counts in wrong which elements of dst are not those that an exchange
// has to bring to PE me: of every stride elements, the block of n elements number p
// comes from PE p, where it is block number me.
//
//gpu:kernel maxthreads=512
func CheckBlocks(t *gpu.Thread, dst []float32, n, stride int, seed uint64, me, pes int, wrong []uint64) {
	for i := range t.Grid().Stride(len(dst)) {
		at, p := i%stride, i%stride/n
		if p < pes && dst[i] != term(i-at+me*n+at%n, seed, p) {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}
