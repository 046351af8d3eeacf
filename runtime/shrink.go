package gpurt

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Shrink has the PEs of a job go on without those that have died. It is for PEs of Join and JoinNCCL, whose
// program finds out which PEs are dead. All others call it with the same numbers, and it returns when they
// have. Each gets a new PE on the same GPU, with a number in the old order and all that Join gives:
//
//	select {
//	case rank := <-died: // as the program has found out
//		stop(errors.New("a PE has died")) // ends the context of Join, and so what waits for the dead
//		pe, err = pe.Shrink(context.Background(), rank)
//	}
//
// Everything of the old PE ends, whatever becomes of the call: what runs on it, memory, signals, streams,
// events, teams, graphs, loaded kernels and communicators of package nccl. Its methods return ErrClosed
// afterwards. What the host has stays. So a program that wants to go on copies its data to the host from time to
// time, some of it to that of another PE, then allocates and loads anew, and resumes from there. Memory of the
// GPU that is not symmetric stays allocated until the process ends: free it before.
//
// The end of the context of the old PE has no effect on the new one, for which ctx is what that of Join is.
// A PE must be dead in the sense that its process has ended: what it still puts goes into memory that is in
// use again. If further PEs die meanwhile, Shrink waits for them until ctx ends.
//
// By nccl the heap stays where it is in the GPU's memory, and the new communicator is made by ncclCommShrink.
// By nvshmem Shrink is errors.ErrUnsupported. Emulated PEs shrink as long as the process lives that has made
// their id. There is no way for new PEs to come in, but for all to Close and Join again.
func (pe *PE) Shrink(ctx context.Context, dead ...int) (*PE, error) {
	n, err := pe.shrink(ctx, slices.Sorted(slices.Values(dead)))
	if err != nil {
		return nil, fmt.Errorf("go on without PEs %v: %w", dead, err)
	}
	return n, nil
}

func (pe *PE) shrink(ctx context.Context, dead []int) (*PE, error) {
	if err := pe.enter("Shrink"); err != nil {
		return nil, err
	}
	defer pe.leave()
	p, ok := pe.platform.(platform.Shrinker)
	switch {
	case pe.alone:
		return nil, ErrAlone
	case pe.end == nil:
		return nil, errors.New("the PE belongs to its run function, whose job ends when one fails; use a PE of Join")
	case !ok:
		return nil, errors.ErrUnsupported
	case len(dead) == 0:
		return nil, errors.New("no PE is named")
	}
	for i, rank := range dead {
		if rank < 0 || rank >= pe.NumPEs() || rank == pe.MyPE() || i > 0 && rank == dead[i-1] {
			return nil, fmt.Errorf("each must be another of the %d PEs than this one, %d, once", pe.NumPEs(), pe.MyPE())
		}
	}
	rank, _ := transport.Without(pe.MyPE(), pe.NumPEs(), dead)
	next, err := p.Shrink(dead)
	if err != nil {
		return nil, err
	}
	n, err := (&job{abort: ctx, out: pe.out, stderr: pe.err}).adopt(ctx, next, rank)
	pe.closed.Store(true)
	_ = pe.dev.Close() // what it knows of is work that was to end
	pe.end()
	return n, err
}
