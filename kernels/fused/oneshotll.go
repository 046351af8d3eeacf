package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
)

// oneShotLL is oneShot for so few rows that latency counts, and not bandwidth: threads send sums from their
// registers to the other PEs with NCCL's protocol LL, in which each word carries a flag.
//
// There are two buffers, for even and for odd epochs. A PE that sends sums of a tile in epoch e has received
// those of all other PEs of epoch e-1. They began epoch e-1 after epoch e-2 had ended, with all that they read
// in it. So no PE overwrites what another still reads.
type oneShotLL struct {
	gemm.InMemory
	gemm.Output
	s     gemm.Size
	parts int
	words shmem.Signals
	ticks []uint64
}

func (oneShotLL) Static() bool { return true }

func (g oneShotLL) Next(t *gpu.Thread, p gemm.WorkTile, i int) (gemm.WorkTile, bool) {
	if p.Group > 0 {
		return p, false
	}
	p, ok := p.Within(t, i, 0, g.s.M, g.s.N, len(gemm.N64{}))
	p.RowB, p.EndRowB = 0, g.s.K
	if gemm.IsConsumer(t) { // the producer calls it before the previous launch has ended
		p.Epoch = clock.Epoch(t, g.ticks)
	}
	return p, ok
}

func (g oneShotLL) AllReduceLL(t *gpu.Thread, p gemm.WorkTile) (gemm.LLBuffer, bool) {
	n := shmem.NumPEs(t) * tile.LLWords[gemm.M64, gemm.N64]()
	from := (int(p.Epoch&1)*g.parts + p.Index) * n
	return gemm.LLBuffer{Words: g.words.Slice(from, from+n), Flag: uint32(p.Epoch)}, true
}

// OneShotLL64 multiplies up to 64 rows in tiles of 64 columns and adds up over all PEs; every PE gets all of c. All its
// blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func OneShotLL64(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M16, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N64, gpu.BFloat16], s gemm.Size, parts int, words shmem.Signals, e gemm.Elementwise, ticks []uint64) {
	gemm.Run(t, stages, oneShotLL{gemm.InMemory{}, gemm.Output{C: c, N: s.N, E: e}, s, parts, words, ticks}, a, b, s.K)
	clock.Advance(t, ticks, 1)
}
