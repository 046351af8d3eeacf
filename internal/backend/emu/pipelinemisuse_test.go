package emu_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	dsltile "github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// stageBytes is what a load copies into a stage of stageTiles.
const stageBytes = len(stageRows{}) * len(stageCols{}) * 2

type stageTiles = dsltile.Tiles[stageRows, stageCols, gpu.BFloat16]

// throughBulk has a producer fill the stages of a pipeline, of which a consumer reads all.
func throughBulk(h *host, bulk bool, src stageSource, produce func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles)) error {
	return h.runKernel(shape{name: "K", grid: 1, block: 2 * gpu.WarpSize, dynamicShared: 4096}, func(t *gpu.Thread) {
		mem := dsltile.Dynamic(t)
		tiles := dsltile.Take[stageRows, stageCols, gpu.BFloat16](&mem, 2)
		pipe := dsltile.NewPipeline(t, &mem, dsltile.Stages{Count: 2, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: bulk})
		if t.Block().Rank() < gpu.WarpSize {
			produce(t, &pipe, tiles)
			return
		}
		for range stagesLoaded {
			pipe.Wait()
			pipe.Release()
		}
	})
}

// TestWrongUseOfBulkPipelines says what is wrong, and where the user's code is.
func TestWrongUseOfBulkPipelines(t *testing.T) {
	if race.Enabled {
		t.Skip("copies that nobody waits for are data races")
	}
	// fill loads with one thread, and expects more bytes than come, or fewer.
	fill := func(more int) func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles, src stageSource) {
		return func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles, src stageSource) {
			if t.Warp().Rank() != 0 {
				return
			}
			for r := range stagesLoaded {
				s := pipe.AcquireBulk(stageBytes + more) // misuse: producer
				dsltile.LoadBulk(pipe, tiles.At(s), src, r*len(stageRows{}), 0)
				pipe.CommitBulk()
			}
		}
	}
	for _, tt := range []struct {
		name        string
		bulk, boxes bool
		produce     func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles, src stageSource)
		mark        string
		want        string
	}{
		{name: "none", bulk: true, boxes: true, produce: fill(0)},
		{
			"stages that are not Bulk", false, true, fill(0), "producer",
			"tile.Pipeline.AcquireBulk of a pipeline whose Stages are not Bulk; ask Pipeline.Bulk, and call tile.Acquire where it is false",
		},
		{
			"source that is not Bulk", true, false, func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles, src stageSource) {
				if t.Warp().Rank() == 0 {
					s := pipe.AcquireBulk(stageBytes)
					dsltile.LoadBulk(pipe, tiles.At(s), src, 0, 0) // misuse: source
				}
			}, "source",
			"tile.LoadBulk of a source that is not Bulk; the Stages of a pipeline are Bulk only if all sources are",
		},
		{
			"source that is not Bulk, shared", true, false, func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles, src stageSource) {
				if t.Warp().Rank() == 0 {
					s := pipe.AcquireBulk(stageBytes)
					dsltile.LoadMulticast(pipe, tiles.At(s), src, 0, 0) // misuse: shared
				}
			}, "shared",
			"tile.LoadBulk of a source that is not Bulk",
		},
		{
			"whole warp", true, true, func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles, src stageSource) {
				pipe.AcquireBulk(stageBytes) // misuse: warp
			}, "warp",
			"gpu.MBarrier.ArriveExpectTx: more than the 1 arrivals that Init gave a phase",
		},
		{
			"more bytes than come", true, true, fill(16), "producer",
			"gpu.MBarrier.Wait for parity 0: phase 0 (parity 0) has 1 of 1 arrivals, and 16 bytes have not arrived",
		},
		{
			"fewer bytes than come", true, true, fill(-16), "producer",
			"gpu.MBarrier.Wait for parity 0: phase 0 (parity 0) has 1 of 1 arrivals, and 16 bytes have arrived that no thread expects",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := firstError(run(t, emu.Config{Seed: 1}, func(h *host) error {
				src, err := stagesSource(h, tt.boxes)
				if err != nil {
					return err
				}
				return throughBulk(h, tt.bulk, src, func(t *gpu.Thread, pipe *dsltile.Pipeline, tiles stageTiles) { tt.produce(t, pipe, tiles, src) })
			}))
			if tt.mark == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			var f *fault.Error
			if !errors.As(err, &f) {
				t.Fatalf("got %v, want a fault", err)
			}
			if want := misuseLine(t, tt.mark); f.File != "emu/pipelinemisuse_test.go" || f.Line != want {
				t.Errorf("it is reported at %s:%d, want line %d", f.File, f.Line, want)
			}
			if !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %q in it", err, tt.want)
			}
		})
	}
}

// misuseLine returns the line of this file that is marked so.
func misuseLine(t *testing.T, mark string) int {
	t.Helper()
	text, err := os.ReadFile("pipelinemisuse_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		if strings.HasSuffix(line, "// misuse: "+mark) {
			return i + 1
		}
	}
	t.Fatalf("no line is marked as misuse: %s", mark)
	return 0
}
