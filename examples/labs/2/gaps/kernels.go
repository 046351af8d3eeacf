// Command 2 is lab 2, the first steps with NVSHMEM: symmetric memory, a put from a kernel, a
// put from the host, and the barrier that says when they have arrived.
//
//	gpuc run -np 4 ./examples/labs/2/gaps
package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run github.com/gpuc-go/gpuc/cmd/gpuc generate -compress

// Send puts src of this PE into dst of the next PE.
//
//gpu:kernel
func Send(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	// TODO 1: put src into dst of the next PE, by the whole block. Behind the last PE comes
	// PE 0.
}
