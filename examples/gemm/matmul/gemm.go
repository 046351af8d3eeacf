// Package matmul multiplies matrices in four ways: each thread on its own, by tiles in shared
// memory, by tensor cores, and by tensor cores that other warps feed. All take matrices of any
// size. Package kernels/gemm is what programs call.
package matmul

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Size is the size of a product c = a*b: a has M rows of K elements, b has K rows of N.
type Size struct{ M, N, K int }

// edge is the length of the edges of the tiles of Naive and Shared. A block has a thread for
// each element of a tile.
const edge = 16

// Naive computes one element of c by each thread. It reads every row and column from device
// memory as often as it is needed.
//
//gpu:kernel maxthreads=256
func Naive(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, s Size) {
	row := t.BlockIdx().Y*edge + t.ThreadIdx().X/edge
	col := t.BlockIdx().X*edge + t.ThreadIdx().X%edge
	if row >= s.M || col >= s.N {
		return
	}
	sum := float32(0)
	for k := range s.K {
		sum += a[row*s.K+k].Float32() * b[k*s.N+col].Float32()
	}
	c[row*s.N+col] = sum
}

// Shared is Naive with tiles of a and b in shared memory, from which the threads of a block
// read what they have loaded together.
//
//gpu:kernel maxthreads=256
func Shared(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, s Size) {
	as := gpu.Shared[[edge][edge]float32](t)
	bs := gpu.Shared[[edge][edge]float32](t)
	y, x := t.ThreadIdx().X/edge, t.ThreadIdx().X%edge
	row, col := t.BlockIdx().Y*edge+y, t.BlockIdx().X*edge+x
	sum := float32(0)
	for at := 0; at < s.K; at += edge {
		as[y][x], bs[y][x] = 0, 0
		if row < s.M && at+x < s.K {
			as[y][x] = a[row*s.K+at+x].Float32()
		}
		if at+y < s.K && col < s.N {
			bs[y][x] = b[(at+y)*s.N+col].Float32()
		}
		t.Block().Sync()
		for k := range edge {
			sum += as[y][k] * bs[k][x]
		}
		t.Block().Sync()
	}
	if row < s.M && col < s.N {
		c[row*s.N+col] = sum
	}
}

// The dimensions of the tiles of Tensor.
type (
	M [128]tile.Dim
	N [128]tile.Dim
	K [64]tile.Dim
)

// Tensor multiplies tiles by tensor cores. A block is a warpgroup, which keeps a tile of c in
// its registers.
//
//gpu:kernel maxthreads=128
func Tensor(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, s Size) {
	as := tile.Shared[M, K, gpu.BFloat16](t)
	bs := tile.Shared[K, N, gpu.BFloat16](t)
	sums := tile.Zero[M, N, float32](t.Warpgroup())
	row, col := t.BlockIdx().Y*len(M{}), t.BlockIdx().X*len(N{})
	for at := 0; at < s.K; at += len(K{}) {
		tile.Load(t.Block(), as, tile.Of(a, s.M, s.K), row, at)
		tile.Load(t.Block(), bs, tile.Of(b, s.K, s.N), at, col)
		t.Block().Sync()
		tile.MMA(sums, as, bs)
		t.Block().Sync()
	}
	tile.Store(sums, tile.Of(c, s.M, s.N), row, col)
}

// blocks returns the launch in which each block has a tile of c.
func blocks(s Size, rows, cols, threads int) gpurt.LaunchConfig {
	up := func(n, by int) int { return max(1, (n+by-1)/by) }
	return gpurt.Grid(up(s.N, cols), up(s.M, rows)).Block(threads)
}
