package main

import (
	"context"
	"flag"
	"time"

	"github.com/gpuc-go/gpuc/examples/labs/plate"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

func main() {
	size := plate.Flags()
	flag.Parse()
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *size) })
}

// run computes the plate in both ways, and compares each result with that of plain Go.
func run(ctx context.Context, pe *gpurt.PE, size plate.Size) error {
	if err := size.Check(); err != nil {
		return err
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	inKernel, err := storing(ctx, pe, k, size)
	if err != nil {
		return err
	}
	fromHost, err := sending(ctx, pe, k, size)
	if err != nil {
		return err
	}
	n := time.Duration(size.Steps)
	pe.Printf("ok, a step takes %v with stores in the kernel and %v with NCCL, %.2f times as long, on %s",
		inKernel/n, fromHost/n, float64(fromHost)/float64(inKernel), pe.Device())
	return nil
}

// storing computes the plate with kernels that store their rows to the neighbours' memory,
// and returns the time of all steps.
func storing(ctx context.Context, pe *gpurt.PE, k *Kernels, size plate.Size) (time.Duration, error) {
	var states [2]*gpurt.SymBuffer[float32]
	for i := range states {
		var err error
		if states[i], err = gpurt.AllocSymFrom(pe, size.Initial()); err != nil {
			return 0, err
		}
	}
	arrived, err := gpurt.AllocSignals(pe, 4) // from two sides, of even and odd steps
	if err != nil {
		return 0, err
	}
	stream := pe.Stream()
	took, err := stream.Time(ctx, func() error {
		for step := range size.Steps {
			next, cur := states[(step+1)%2], states[step%2]
			if err := k.Step(stream, gpurt.Grid(size.Rows).Block(128), next, cur, arrived, size.Width, uint64(step)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	got := make([]float32, size.Rows*size.Width)
	if err := states[0].Slice(size.Own()).CopyTo(ctx, got); err != nil {
		return 0, err
	}
	return took, size.Compare(got, pe.MyPE(), pe.NumPEs())
}

// sending computes the plate with kernels that only compute, and NCCL between them. It
// returns the time of all steps.
func sending(ctx context.Context, pe *gpurt.PE, k *Kernels, size plate.Size) (time.Duration, error) {
	comm, err := nccl.World(ctx, pe, nil)
	if err != nil {
		return 0, err
	}
	var states [2]*gpurt.Buffer[float32]
	for i := range states {
		if states[i], err = gpurt.AllocFrom(pe, size.Initial()); err != nil {
			return 0, err
		}
	}
	stream := pe.Stream()
	took, err := stream.Time(ctx, func() error {
		for step := range size.Steps {
			next, cur := states[(step+1)%2], states[step%2]
			if err := k.Rows(stream, gpurt.Grid(size.Rows).Block(128), next, cur, size.Width); err != nil {
				return err
			}
			if err := exchange(pe, comm, next, size); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	got := make([]float32, size.Rows*size.Width)
	if err := states[0].Slice(size.Own()).CopyTo(ctx, got); err != nil {
		return 0, err
	}
	if err := size.Compare(got, pe.MyPE(), pe.NumPEs()); err != nil {
		return 0, err
	}
	return took, comm.Finalize(ctx)
}

// exchange sends the first and the last row to the neighbours, and receives theirs.
func exchange(pe *gpurt.PE, comm *nccl.Comm, state *gpurt.Buffer[float32], size plate.Size) error {
	row := func(y int) *gpurt.Buffer[float32] { return state.Slice(y*size.Width, (y+1)*size.Width) }
	return nccl.Group(pe, func() error {
		for _, n := range []struct{ rank, send, recv int }{
			{comm.Rank() - 1, 1, 0},
			{comm.Rank() + 1, size.Rows, size.Rows + 1},
		} {
			if n.rank < 0 || n.rank >= comm.Size() {
				continue
			}
			if err := nccl.Send(comm, pe.Stream(), row(n.send), n.rank); err != nil {
				return err
			}
			if err := nccl.Recv(comm, pe.Stream(), row(n.recv), n.rank); err != nil {
				return err
			}
		}
		return nil
	})
}
