package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// Lines is memory through which sums are added up over all PEs, with flags in the data (tile.PutLines; LL
// in NCCL).
type Lines struct {
	// Words has tile.LineWords signals for the sums of each PE.
	Words shmem.Signals
	Flag  uint32
}

// allReduceLines sends the sums of consumer number to all PEs, this one too, and adds up those of all, if
// the kernel has lines. They are added in the order of the PEs, and all are rounded, so that all PEs have
// the same result.
func allReduceLines[N tile.Extent, J Kernel](t *gpu.Thread, j J, p WorkTile, sums tile.Acc[M64, N, float32, gpu.Warpgroup], number int) {
	l, ok := j.Lines(t, p)
	if !ok {
		return
	}
	me, pes, n, rows := shmem.MyPE(t), shmem.NumPEs(t), tile.LineWords[M64, N](), p.EndRow-p.Row-number*len(M64{})
	//gpu:unroll 1
	for d := 1; d <= pes; d++ {
		tile.PutLines[gpu.BFloat16](t, sums, rows, l.Words.Slice(me*n, (me+1)*n), l.Flag, spread.After(me, d, pes))
	}
	sums.Map(func(float32) float32 { return 0 })
	//gpu:unroll 1
	for pe := range pes {
		tile.AddLines[gpu.BFloat16](t, sums, rows, l.Words.Slice(pe*n, (pe+1)*n), l.Flag)
	}
}
