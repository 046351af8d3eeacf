// Command 1 is lab 1, the first steps with NCCL: a unique id, a communicator, and a ring of
// sends and receives.
//
//	gpuc run -np 4 ./examples/labs/1
package main

import (
	"context"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// elems is the number of elements that each rank sends.
const elems = 1000

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	id, err := share(ctx, pe)
	if err != nil {
		return err
	}
	comm, err := nccl.NewComm(ctx, pe, id, pe.MyPE(), pe.NumPEs(), nil)
	if err != nil {
		return err
	}
	src, err := gpurt.AllocFrom(pe, numbers(comm.Rank()))
	if err != nil {
		return err
	}
	dst, err := gpurt.Alloc[float32](pe, elems)
	if err != nil {
		return err
	}

	if err := shift(pe, comm, dst, src); err != nil {
		return err
	}

	got := make([]float32, elems)
	if err := dst.CopyTo(ctx, got); err != nil { // waits for the stream
		return err
	}
	for i, want := range numbers((comm.Rank() + comm.Size() - 1) % comm.Size()) {
		if got[i] != want {
			return fmt.Errorf("element %d is %v, the previous rank sent %v", i, got[i], want)
		}
	}
	pe.Printf("ok, rank %d of %d on %s", comm.Rank(), comm.Size(), pe.Device())
	return comm.Finalize(ctx)
}

// shift sends src to the next rank, and receives dst from the previous one.
func shift(pe *gpurt.PE, comm *nccl.Comm, dst, src *gpurt.Buffer[float32]) error {
	return nccl.Group(pe, func() error {
		// Gap 2: send src to the next rank. Behind the last one comes rank 0.
		next := (comm.Rank() + 1) % comm.Size()
		if err := nccl.Send(comm, pe.Stream(), src, next); err != nil {
			return err
		}
		// End of gap 2.
		// Gap 3: receive dst from the previous rank.
		previous := (comm.Rank() + comm.Size() - 1) % comm.Size()
		if err := nccl.Recv(comm, pe.Stream(), dst, previous); err != nil {
			return err
		}
		// End of gap 3.
		return nil
	})
}

// share returns a unique id on every PE, which PE 0 has made.
func share(ctx context.Context, pe *gpurt.PE) (nccl.UniqueID, error) {
	var id nccl.UniqueID
	if pe.MyPE() == 0 {
		var err error
		if id, err = nccl.NewUniqueID(pe); err != nil {
			return id, err
		}
	}
	made, err := gpurt.AllocSymFrom(pe, id[:])
	if err != nil {
		return id, err
	}
	shared, err := gpurt.AllocSym[byte](pe, len(id))
	if err != nil {
		return id, err
	}
	// Gap 1: let shared be what PE 0 has made, by a broadcast.
	// Until then: _ = made
	if err := gpurt.Broadcast(pe.Stream(), pe.TeamWorld(), shared, made, 0); err != nil {
		return id, err
	}
	// End of gap 1.
	return id, shared.CopyTo(ctx, id[:])
}

// numbers returns what a rank sends.
func numbers(rank int) []float32 {
	v := make([]float32, elems)
	for i := range v {
		v[i] = float32(rank*elems + i + 1)
	}
	return v
}
