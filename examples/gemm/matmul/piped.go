package matmul

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Stages is the number of stages of Piped: while one is multiplied, the others are loaded.
const Stages = 3

// Piped is Tensor with loads that run ahead. The first warp of a block loads tiles into the
// stages of a pipeline, and the last warpgroup multiplies what has come. Each waits for the other
// by the barriers of the stages alone. The launch gives PipedBytes of dynamic shared memory.
//
//gpu:kernel maxthreads=256
func Piped(t *gpu.Thread, c []float32, a tile.Source[M, K, gpu.BFloat16], b tile.Source[K, N, gpu.BFloat16], s Size) {
	mem := tile.Dynamic(t)
	as := tile.Take[M, K, gpu.BFloat16](&mem, Stages)
	bs := tile.Take[K, N, gpu.BFloat16](&mem, Stages)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{
		Count: Stages, Producers: gpu.WarpSize, Consumers: gpu.WarpgroupSize, Bulk: a.Bulk() && b.Bulk(),
	})
	row, col := t.BlockIdx().Y*len(M{}), t.BlockIdx().X*len(N{})
	if t.Block().Rank() < gpu.WarpSize {
		w := t.Warp()
		for at := 0; at < s.K; at += len(K{}) {
			stage := tile.Acquire(w, &pipe)
			tile.LoadAsync(w, &pipe, as.At(stage), a, row, at)
			tile.LoadAsync(w, &pipe, bs.At(stage), b, at, col)
			tile.Commit(w, &pipe)
		}
	}
	if t.Block().Rank() >= gpu.WarpgroupSize {
		sums := tile.Zero[M, N, float32](t.Warpgroup())
		for at := 0; at < s.K; at += len(K{}) {
			stage := pipe.Wait()
			tile.MMA(sums, as.At(stage), bs.At(stage))
			pipe.Release()
		}
		tile.Store(sums, tile.Of(c, s.M, s.N), row, col)
	}
}

// PipedBytes returns the dynamic shared memory of Piped.
func PipedBytes() int {
	return Stages*(tile.TileBytes[M, K, gpu.BFloat16]()+tile.TileBytes[K, N, gpu.BFloat16]()) + tile.PipelineBytes(Stages)
}
