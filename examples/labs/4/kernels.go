// Command 4 is lab 4: Jacobi's method, in which the kernel sends the rows that
// neighbours need.
//
//	gpuc run -np 4 ./examples/labs/4
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

// Step computes the PE's rows of the next state from the current one. Each block computes
// a row; those of the first and the last row wait for the row of the neighbour, and send
// it theirs. step counts the steps that were done.
//
//gpu:kernel
func Step(t *gpu.Thread, next, cur shmem.Sym[float32], arrived shmem.Signals, width int, step uint64) {
	rows, y := t.GridDim().X, t.BlockIdx().X+1
	me, last := shmem.MyPE(t), shmem.NumPEs(t)-1
	// Gap 1: wait until the row of this step has arrived, from above if this is the first
	// row and there is a PE above, and from below if it is the last.
	if y == 1 && me > 0 {
		wait(t, arrival(arrived, fromAbove, step), step)
	}
	if y == rows && me < last {
		wait(t, arrival(arrived, fromBelow, step), step)
	}
	// End of gap 1.
	plate.Row(t, next.Local(), cur.Local(), width, y)
	t.Block().Sync() // all threads have written the row
	if y == 1 && me > 0 {
		send(t, next, arrival(arrived, fromBelow, step+1), width, 1, rows+1, me-1, step+1)
	}
	if y == rows && me < last {
		send(t, next, arrival(arrived, fromAbove, step+1), width, rows, 0, me+1, step+1)
	}
}

// wait returns to all threads of the block when the signal has reached the step.
func wait(t *gpu.Thread, sig shmem.Signal, step uint64) {
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, step)
	}
	t.Block().Sync()
}

// send puts row from of this PE into row to of PE pe, and sets its signal to step when the
// row is there.
func send(t *gpu.Thread, state shmem.Sym[float32], sig shmem.Signal, width, from, to, pe int, step uint64) {
	// Gap 2: put the row with the signal.
	dst, src := state.Slice(to*width, (to+1)*width), state.Slice(from*width, (from+1)*width)
	shmem.PutSignal(t.Block(), dst, src, sig, step, shmem.SignalSet, pe)
	// End of gap 2.
}
