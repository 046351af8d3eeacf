// Package perhaps has operations of a block under conditions that may differ from thread to thread.
package perhaps

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Loaded decides by a word for each thread.
//
//gpu:kernel
func Loaded(t *gpu.Thread, dst, src shmem.Sym[float32], x []int) {
	if x[t.ThreadIdx().X]+t.ThreadIdx().X > 3 {
		shmem.Put(t.Block(), dst, src, 0) // want "warning: kernel Loaded calls Put at block scope where perhaps only some threads of the block come: the condition at perhaps.go:13"
	}
}

// Flagged decides by what the host passes.
//
//gpu:kernel
func Flagged(t *gpu.Thread, dst, src shmem.Sym[float32], on bool, n int) {
	if on {
		shmem.Put(t.Block(), dst, src, 0)
	}
	for range n {
		if on && n > 3 {
			shmem.Put(t.Block(), dst, src, 0)
		}
	}
}
