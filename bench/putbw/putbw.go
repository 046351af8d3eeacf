// Package putbw measures the bandwidth of puts at block scope; bench/cpp/putbw.cu
// is the same in CUDA C++.
package putbw

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Put lets every block put its part of a chunk to pe, chunk after chunk through
// the window, and complete them at the end. Sizes are in elements; parts are
// whole units of 16 bytes.
//
//gpu:kernel maxthreads=1024
func Put(t *gpu.Thread, dst, src shmem.Sym[float32], window, chunk int, puts, pe int32) {
	units := chunk / 4
	block, blocks := t.BlockIdx().X, t.GridDim().X
	lo := 4 * (units * block / blocks)
	hi := 4 * (units * (block + 1) / blocks)
	at := 0
	for range puts {
		shmem.PutNBI(t.Block(), dst.Slice(at+lo, at+hi), src.Slice(at+lo, at+hi), int(pe))
		at += chunk
		if at+chunk > window {
			at = 0
		}
	}
	shmem.Quiet(t.Block())
}

func pattern(i int, seed uint64) float32 {
	x := uint64(i)*2654435761 + seed
	return float32(x >> 7 & 0xffffff)
}

// Fill fills src with a pattern and dst with -1.
//
//gpu:kernel maxthreads=1024
func Fill(t *gpu.Thread, src, dst []float32, seed uint64) {
	for i := range t.Grid().Stride(len(src)) {
		src[i] = pattern(i, seed)
		dst[i] = -1
	}
}

// Check counts the elements of dst below written that are not the pattern, and
// those from there on that are not what Fill left.
//
//gpu:kernel maxthreads=1024
func Check(t *gpu.Thread, dst []float32, written int, seed uint64, wrong []uint64) {
	for i := range t.Grid().Stride(len(dst)) {
		want := float32(-1)
		if i < written {
			want = pattern(i, seed)
		}
		if dst[i] != want {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}
