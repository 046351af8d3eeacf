package main

import (
	"context"

	"github.com/gpuc-go/gpuc/examples/labs/plate"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// solver is the plate of a PE, and the streams that compute it.
type solver struct {
	plate.Size
	pe   *gpurt.PE
	k    *Kernels
	comm *nccl.Comm
	// Two states, which change places after each step.
	states [2]*gpurt.Buffer[float32]
	// edges computes the first and the last row and sends them, inner computes the rest.
	// The work of edges comes first where both want the GPU.
	edges, inner *gpurt.Stream
	// steps is the graph of two steps.
	steps *gpurt.Graph
}

func newSolver(ctx context.Context, pe *gpurt.PE, size plate.Size) (*solver, error) {
	s := &solver{Size: size, pe: pe}
	var err error
	if s.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if s.comm, err = nccl.World(ctx, pe, nil); err != nil {
		return nil, err
	}
	for i := range s.states {
		if s.states[i], err = gpurt.Alloc[float32](pe, size.Len()); err != nil {
			return nil, err
		}
	}
	least, greatest, err := pe.StreamPriorities()
	if err != nil {
		return nil, err
	}
	if s.edges, err = pe.NewStreamWith(gpurt.StreamConfig{Priority: greatest}); err != nil {
		return nil, err
	}
	if s.inner, err = pe.NewStreamWith(gpurt.StreamConfig{Priority: least}); err != nil {
		return nil, err
	}
	return s, s.capture()
}

// reset puts both states where the first step begins.
func (s *solver) reset(ctx context.Context) error {
	for _, state := range s.states {
		if err := state.CopyFrom(ctx, s.Initial()); err != nil {
			return err
		}
	}
	return nil
}

// check compares the PE's rows with those of plain Go.
func (s *solver) check(ctx context.Context) error {
	got := make([]float32, s.Rows*s.Width)
	if err := s.states[0].Slice(s.Own()).CopyTo(ctx, got); err != nil {
		return err
	}
	return s.Compare(got, s.pe.MyPE(), s.pe.NumPEs())
}

// close releases the graph, which holds calls of the communicator, and then that.
func (s *solver) close(ctx context.Context) error {
	if err := s.steps.Close(); err != nil {
		return err
	}
	return s.comm.Finalize(ctx)
}

// row returns a row of a state.
func (s *solver) row(state *gpurt.Buffer[float32], y int) *gpurt.Buffer[float32] {
	return state.Slice(y*s.Width, (y+1)*s.Width)
}
