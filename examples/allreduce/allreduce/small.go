package allreduce

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/examples/clock"
)

//go:generate go run ../../../cmd/gpuc generate

// Small adds up src over all PEs into dst, by package ll: every PE sends its
// elements to every other one, each with the epoch beside it, and nothing is
// fenced or signalled.
//
//gpu:kernel maxthreads=512 minblocks=1
func Small(t *gpu.Thread, dst, src []float32, words shmem.Signals, ticks []uint64) {
	ll.AllReduce(t, t.Grid(), words, uint32(clock.Epoch(ticks)), dst, src)
	clock.Advance(t, ticks, 1)
}

// llWords is the number of signals for vectors of n elements among pes PEs.
func llWords(pes, n int) int { return ll.AllReduceWords[float32](pes, n) }
