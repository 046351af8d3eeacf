// Command 5 is lab 5: memory that NCCL allocates, registered as a symmetric window, and an
// allgather in it, compared with one in ordinary memory.
//
//	gpuc run -np 4 ./examples/labs/5
package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

const (
	elems  = 1 << 14 // of each rank
	rounds = 20      // of gathering
)

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	comm, err := nccl.World(ctx, pe, nil)
	if err != nil {
		return err
	}
	ordinary, err := gpurt.Alloc[float32](pe, elems*comm.Size())
	if err != nil {
		return err
	}
	before, err := gather(ctx, comm, ordinary)
	if err != nil {
		return fmt.Errorf("in ordinary memory: %w", err)
	}

	// Gap 2: allocate as much memory by NCCL.
	// Until then: symmetric := ordinary
	symmetric, err := nccl.Alloc[float32](pe, elems*comm.Size())
	if err != nil {
		return err
	}
	// End of gap 2.
	var window *nccl.Window[float32]
	// Gap 3: register the memory as a symmetric window. This is collective.
	if window, err = nccl.RegisterWindow(ctx, comm, symmetric, nccl.WindowSymmetric); err != nil {
		return err
	}
	// End of gap 3.
	after, err := gather(ctx, comm, symmetric)
	if err != nil {
		return fmt.Errorf("in symmetric memory: %w", err)
	}
	if window == nil {
		return errors.New("the memory is not registered")
	}
	pe.Printf("ok, %d bytes of each rank: %v in ordinary memory, %v in a window, on %s", 4*elems, before, after, pe.Device())
	if err := window.Deregister(); err != nil {
		return err
	}
	return comm.Finalize(ctx)
}

// gather lets every rank have the part of all, and returns the time that it takes.
func gather(ctx context.Context, comm *nccl.Comm, all *gpurt.Buffer[float32]) (time.Duration, error) {
	stream, rank := comm.PE().Stream(), comm.Rank()
	mine := all.Slice(rank*elems, (rank+1)*elems) // where an allgather in place has it
	if err := mine.CopyFrom(ctx, numbers(rank)); err != nil {
		return 0, err
	}
	took, err := stream.Time(ctx, func() error {
		for range rounds {
			// Gap 1: gather mine of all ranks in all.
			if err := nccl.AllGather(comm, stream, all, mine); err != nil {
				return err
			}
			// End of gap 1.
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	got := make([]float32, all.Len())
	if err := all.CopyTo(ctx, got); err != nil {
		return 0, err
	}
	for r := range comm.Size() {
		for i, want := range numbers(r) {
			if g := got[r*elems+i]; g != want {
				return 0, fmt.Errorf("element %d of rank %d is %v, it has %v", i, r, g, want)
			}
		}
	}
	return took / rounds, nil
}

// numbers returns the part of a rank.
func numbers(rank int) []float32 {
	v := make([]float32, elems)
	for i := range v {
		v[i] = float32(rank*elems + i + 1)
	}
	return v
}
