// Command stencil computes the plate of labs 3 and 4 in two ways, and compares their times:
// the kernel stores its rows to the neighbours' memory itself, or the host sends them by
// NCCL after each step.
//
//	gpuc run -np 2 ./examples/labs/stencil
package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/examples/labs/plate"
)

//go:generate go run github.com/gpuc-go/gpuc/cmd/gpuc generate -compress

// The sides from which rows come.
const (
	fromAbove = 0
	fromBelow = 1
)

// arrival returns the signal that says that the row of a step has come from a side. Even
// and odd steps have their own: a neighbour may send the row of the next step before that
// of this one has arrived, but not the one after it.
func arrival(arrived shmem.Signals, side int, step uint64) shmem.Signal {
	return arrived.At(side + 2*int(step%2))
}

// Step computes the PE's rows of the next state from the current one, each block a row.
// The blocks of the first and the last row wait for the neighbour's row, and store theirs
// to its memory. step counts the steps that were done.
//
//gpu:kernel
func Step(t *gpu.Thread, next, cur shmem.Sym[float32], arrived shmem.Signals, width int, step uint64) {
	rows, y := t.GridDim().X, t.BlockIdx().X+1
	me, last := shmem.MyPE(t), shmem.NumPEs(t)-1
	if y == 1 && me > 0 {
		wait(t, arrival(arrived, fromAbove, step), step)
	}
	if y == rows && me < last {
		wait(t, arrival(arrived, fromBelow, step), step)
	}
	plate.Row(t, next.Local(), cur.Local(), width, y)
	if y == 1 && me > 0 {
		store(t, next, arrival(arrived, fromBelow, step+1), width, 1, rows+1, me-1, step+1)
	}
	if y == rows && me < last {
		store(t, next, arrival(arrived, fromAbove, step+1), width, rows, 0, me+1, step+1)
	}
}

// wait returns to all threads of the block when the signal has reached the step.
func wait(t *gpu.Thread, sig shmem.Signal, step uint64) {
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, step)
	}
	t.Block().Sync()
}

// store copies row from of this PE into row to of PE pe by plain stores to its memory, and
// sets its signal to step after them.
func store(t *gpu.Thread, state shmem.Sym[float32], sig shmem.Signal, width, from, to, pe int, step uint64) {
	t.Block().Sync() // all threads have computed the row
	mine, theirs := state.Local()[from*width:(from+1)*width], state.Peer(t, pe)[to*width:(to+1)*width]
	for x := range t.Block().Stride(width) {
		theirs[x] = mine[x]
	}
	t.Block().Sync()
	if t.Block().Rank() == 0 {
		shmem.Fence(t) // the signal follows the stores of the whole block
		shmem.SignalOp(t, sig, step, shmem.SignalSet, pe)
	}
}

// Rows computes rows of the next state from the current one without communication, each
// block a row.
//
//gpu:kernel
func Rows(t *gpu.Thread, next, cur []float32, width int) {
	plate.Row(t, next, cur, width, t.BlockIdx().X+1)
}
