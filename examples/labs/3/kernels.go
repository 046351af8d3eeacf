// Command 3 is lab 3: Jacobi's method, in which NCCL sends the rows that neighbours need.
// They travel on a stream of high priority, while another stream computes the rest. All of
// it is a graph.
//
//	gpuc run -np 2 ./examples/labs/3
package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/labs/plate"
)

//go:generate go run github.com/gpuc-go/gpuc/cmd/gpuc generate -compress

// Rows computes rows of the next state from the current one, each block one of them: the
// row first, and those that follow it at the given distance.
//
//gpu:kernel
func Rows(t *gpu.Thread, next, cur []float32, width, first, distance int) {
	plate.Row(t, next, cur, width, first+t.BlockIdx().X*distance)
}
