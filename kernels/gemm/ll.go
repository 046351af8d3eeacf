package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// LLBuffer is memory through which PEs exchange sums with NCCL's protocol LL: each word of the data
// carries a flag (tile.PutLL).
type LLBuffer struct {
	// Words has tile.LLWords signals for the sums of each PE.
	Words shmem.Signals
	Flag  uint32
}

// allReduceLL adds up the sums of consumer number over all PEs, if the epilogue has an LLBuffer. Each PE
// sends its sums to all, itself included, and adds what arrives in the order of the PEs. All sums are
// rounded, so that all PEs have the same result.
func allReduceLL[N tile.Extent, J Kernel](t *gpu.Thread, j J, p WorkTile, sums tile.Acc[M64, N, float32, gpu.Warpgroup], number int) {
	l, ok := j.AllReduceLL(t, p)
	if !ok {
		return
	}
	me, pes, n, rows := shmem.MyPE(t), shmem.NumPEs(t), tile.LLWords[M64, N](), p.EndRow-p.Row-number*len(M64{})
	//gpu:unroll 1
	for d := 1; d <= pes; d++ {
		tile.PutLL[gpu.BFloat16](t, sums, rows, l.Words.Slice(me*n, (me+1)*n), l.Flag, spread.After(me, d, pes))
	}
	sums.Map(func(float32) float32 { return 0 })
	//gpu:unroll 1
	for pe := range pes {
		tile.AddLL[gpu.BFloat16](t, sums, rows, l.Words.Slice(pe*n, (pe+1)*n), l.Flag)
	}
}
