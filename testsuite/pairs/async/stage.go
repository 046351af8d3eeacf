package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Mistakes of Stage.
const (
	StageRight = iota
	StageTooFew
	StageTooMany
	StageWarp
	StageEarly
	StageUnwaited
	StageReleased
)

// The dimensions of the tiles of Stage.
type (
	StageRows [16]tile.Dim
	StageCols [16]tile.Dim
)

// StageTiles is how many tiles, one below the other, Stage adds up.
const StageTiles = 6

// StageShared is its dynamic shared memory.
func StageShared() int {
	return 2*tile.TileBytes[StageRows, StageCols, int8]() + tile.PipelineBytes(2)
}

// Stage adds up the elements of tiles, which one thread loads to the stages of a pipeline. A tile has
// fewer bytes than the memory that it takes.
//
//gpu:kernel maxthreads=64
func Stage(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, m tile.Source[StageRows, StageCols, int8], mistake int) {
	mem := tile.Dynamic(t)
	tiles := tile.Take[StageRows, StageCols, int8](&mem, 2)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: 2, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: true})
	w := t.Warp()
	if t.Block().Rank() < gpu.WarpSize {
		if w.Rank() != 0 && mistake != StageWarp {
			return
		}
		bytes := tile.BulkBytes[StageRows, StageCols, int8]()
		switch mistake {
		case StageTooFew:
			bytes /= 2
		case StageTooMany:
			bytes = tile.TileBytes[StageRows, StageCols, int8]()
		}
		for r := range StageTiles {
			if mistake == StageEarly && r == 2 {
				tile.LoadBulk(&pipe, tiles.At(0), m, r*len(StageRows{}), 0) // mistake
			}
			s := pipe.AcquireBulk(bytes)
			if mistake != StageEarly || r != 2 {
				tile.LoadBulk(&pipe, tiles.At(s), m, r*len(StageRows{}), 0) // mistake
			}
			pipe.CommitBulk()
		}
		return
	}
	for r := range StageTiles {
		s := r % 2
		if mistake != StageUnwaited {
			s = pipe.Wait()
		}
		if mistake == StageReleased {
			pipe.Release()
		}
		for row := range len(StageRows{}) {
			out[w.Rank()] += int64(*tiles.At(s).At(row, w.Rank()%len(StageCols{}))) * int64(r+1) // mistake
		}
		switch mistake {
		case StageReleased:
		case StageUnwaited:
			pipe.Wait()
			pipe.Release()
		default:
			pipe.Release()
		}
	}
}
