package main

import (
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// inTurn does all steps on one stream: compute everything, then exchange rows.
func (s *solver) inTurn() error {
	for step := range s.Steps {
		next, cur := s.states[(step+1)%2], s.states[step%2]
		if err := s.compute(s.edges, next, cur, 1, 1, s.Rows); err != nil {
			return err
		}
		if err := s.exchange(next); err != nil {
			return err
		}
	}
	return nil
}

// overlapped does all steps on two streams.
func (s *solver) overlapped() error {
	for step := range s.Steps {
		if err := s.step(s.states[(step+1)%2], s.states[step%2]); err != nil {
			return err
		}
	}
	return nil
}

// capture makes the graph of two steps, after which the states are in their places again.
func (s *solver) capture() error {
	// Gap 4: capture two steps as the graph s.steps.
	var err error
	s.steps, err = s.edges.Capture(func() error {
		if err := s.step(s.states[1], s.states[0]); err != nil {
			return err
		}
		return s.step(s.states[0], s.states[1])
	})
	if err != nil {
		return err
	}
	// End of gap 4.
	return nil
}

// inGraph does all steps by launches of the graph.
func (s *solver) inGraph() error {
	for range s.Steps / 2 {
		if err := s.steps.Launch(s.edges); err != nil {
			return err
		}
	}
	return nil
}

// step does a step: the stream edges computes the first and the last row and exchanges
// them with the neighbours, while the stream inner computes the other rows.
func (s *solver) step(next, cur *gpurt.Buffer[float32]) error {
	// Gap 2: let inner wait for what edges has done so far.
	if err := after(s.inner, s.edges); err != nil {
		return err
	}
	// End of gap 2.
	if err := s.compute(s.inner, next, cur, 2, 1, s.Rows-2); err != nil {
		return err
	}
	if err := s.compute(s.edges, next, cur, 1, max(s.Rows-1, 1), min(s.Rows, 2)); err != nil {
		return err
	}
	if err := s.exchange(next); err != nil {
		return err
	}
	// Gap 3: let edges wait for inner, so that the next step finds all rows.
	if err := after(s.edges, s.inner); err != nil {
		return err
	}
	// End of gap 3.
	return nil
}

// compute enqueues n rows, from first on with the given distance.
func (s *solver) compute(stream *gpurt.Stream, next, cur *gpurt.Buffer[float32], first, distance, n int) error {
	if n <= 0 {
		return nil
	}
	return s.k.Rows(stream, gpurt.Grid(n).Block(128), next, cur, s.Width, first, distance)
}

// exchange sends the first and the last row to the neighbours, and receives theirs.
func (s *solver) exchange(state *gpurt.Buffer[float32]) error {
	return nccl.Group(s.pe, func() error {
		// Gap 1: exchange rows with the rank above, if there is one, and with the rank
		// below.
		for _, n := range []struct{ rank, send, recv int }{
			{s.comm.Rank() - 1, 1, 0},
			{s.comm.Rank() + 1, s.Rows, s.Rows + 1},
		} {
			if n.rank < 0 || n.rank >= s.comm.Size() {
				continue
			}
			if err := nccl.Send(s.comm, s.edges, s.row(state, n.send), n.rank); err != nil {
				return err
			}
			if err := nccl.Recv(s.comm, s.edges, s.row(state, n.recv), n.rank); err != nil {
				return err
			}
		}
		// End of gap 1.
		return nil
	})
}

// after lets what is enqueued on stream from now on wait for what is enqueued on other.
func after(stream, other *gpurt.Stream) error {
	reached, err := other.Record()
	if err != nil {
		return err
	}
	if err := stream.Wait(reached); err != nil {
		return err
	}
	return reached.Close()
}
