package emu_test

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	dsltile "github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

type (
	stageRows [16]dsltile.Dim
	stageCols [32]dsltile.Dim
)

// stagesLoaded is how many tiles go through the pipeline of throughPipeline.
const stagesLoaded = 6

// stageSource is the matrix that is loaded.
type stageSource = dsltile.Source[stageRows, stageCols, gpu.BFloat16]

// stagesSource returns a matrix of stagesLoaded tiles, which the tensor memory accelerator copies if it
// is bulk. The elements of each tile are its number, from 1 on.
func stagesSource(h *host, bulk bool) (src stageSource, err error) {
	const elems = len(stageRows{}) * len(stageCols{})
	in, _, err := local[gpu.BFloat16](h, stagesLoaded*elems)
	if err != nil {
		return src, err
	}
	for i := range in {
		in[i] = gpu.ToBFloat16(float32(1 + i/elems))
	}
	src.Matrix = dsltile.Of(in, stagesLoaded*len(stageRows{}), len(stageCols{}))
	if bulk {
		box, span := dsltile.Box[stageRows, stageCols, gpu.BFloat16]()
		src.Boxes = gpu.NewTensorMap[gpu.BFloat16, [2]int](&threadapi.TensorMap{
			Base: unsafe.Pointer(&in[0]), Elem: 2, Dims: []int{src.Matrix.Cols, src.Matrix.Rows}, Strides: []int{2, 2 * src.Matrix.Cols},
			Box: []int{box[1], box[0]}, Span: span,
		})
	}
	return src, nil
}

// throughPipeline loads tiles of a matrix by a pipeline of two stages: the first warp with
// produce, and the second warp adds up their elements with consume. It checks the sums.
func throughPipeline(h *host, bulk bool, produce, consume func(pipe *dsltile.Pipeline, r int, load, add func(s int))) error {
	src, err := stagesSource(h, bulk)
	if err != nil {
		return err
	}
	out, m, err := local[float32](h, gpu.WarpSize)
	if err != nil {
		return err
	}
	err = h.runKernel(shape{name: "K", grid: 1, block: 2 * gpu.WarpSize, dynamicShared: 4096}, func(t *gpu.Thread) {
		mem := dsltile.Dynamic(t)
		tiles := dsltile.Take[stageRows, stageCols, gpu.BFloat16](&mem, 2)
		pipe := dsltile.NewPipeline(t, &mem, dsltile.Stages{Count: 2, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: src.Bulk()})
		w := t.Warp()
		work := consume
		if t.Block().Rank() < gpu.WarpSize {
			work = produce
		}
		for r := range stagesLoaded {
			work(&pipe, r, func(int) {
				s := dsltile.Acquire(w, &pipe)
				dsltile.LoadAsync(w, &pipe, tiles.At(s), src, r*len(stageRows{}), 0)
				dsltile.Commit(w, &pipe)
			}, func(s int) {
				for row := range len(stageRows{}) {
					out[w.Rank()] += tiles.At(s).At(row, w.Rank()).Float32() * float32(int(1)<<(2*r))
				}
			})
		}
	})
	if err != nil {
		return err
	}
	got, err := read[float32](h, m)
	if err != nil {
		return err
	}
	want := float32(0)
	for r := range stagesLoaded {
		want += float32((1 + r) * len(stageRows{}) << (2 * r))
	}
	for _, x := range got {
		if err := expect("sum", x, want); err != nil {
			return err
		}
	}
	return nil
}

// fill and empty are how a pipeline is used.
func fill(_ *dsltile.Pipeline, _ int, load, _ func(s int)) { load(-1) }

func empty(pipe *dsltile.Pipeline, _ int, _, add func(s int)) {
	add(pipe.Wait())
	pipe.Release()
}

// pipelineMistakes are mistakes with pipelines of tiles, by the tensor memory accelerator and
// by threads.
var pipelineMistakes = []mistake{
	{"stage that is not waited for", 1, true, true, notAwaited(true)},
	{"stage that is not waited for, which threads load", 1, true, true, notAwaited(false)},
	{"stage that is released before it is read", 1, true, true, releasedEarly(true)},
	{"stage that is released before it is read, which threads load", 1, true, true, releasedEarly(false)},
}

func notAwaited(bulk bool) func(h *host, right bool) error {
	return func(h *host, right bool) error {
		return throughPipeline(h, bulk, fill, func(pipe *dsltile.Pipeline, r int, load, add func(s int)) {
			if right {
				empty(pipe, r, load, add)
				return
			}
			add(r % 2)
			pipe.Wait()
			pipe.Release()
		})
	}
}

func releasedEarly(bulk bool) func(h *host, right bool) error {
	return func(h *host, right bool) error {
		return throughPipeline(h, bulk, fill, func(pipe *dsltile.Pipeline, r int, load, add func(s int)) {
			if right {
				empty(pipe, r, load, add)
				return
			}
			s := pipe.Wait()
			pipe.Release()
			add(s)
		})
	}
}
