// Package putbulk puts as package putbw does, by bulk copies through shared memory, which one
// thread of a block starts. It stands apart, since not every GPU can run it.
package putbulk

import (
	"github.com/gpuc-go/gpuc/dsl/bulk"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Put is putbw.Put. A block has bulk.SharedBytes of dynamic shared memory.
//
//gpu:kernel maxthreads=1024
func Put(t *gpu.Thread, dst, src shmem.Sym[float32], window, chunk int, puts, pe int32) {
	if t.Block().Rank() != 0 {
		return
	}
	units := chunk / 4
	block, blocks := t.BlockIdx().X, t.GridDim().X
	lo := 4 * (units * block / blocks)
	hi := 4 * (units * (block + 1) / blocks)
	c := bulk.New(t, gpu.DynamicShared[bulk.Stages](t))
	for p := range int(puts) {
		at := p % (window / chunk) * chunk
		bulk.Put(&c, dst.Slice(at+lo, at+hi), src.Slice(at+lo, at+hi), int(pe))
	}
	c.Quiet()
}
