package cuda

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// turn is where the last of some operations was enqueued that must follow each other.
type turn struct {
	stream *stream
	// reached is the event after it.
	reached cu.Event
}

// turns are the last operations of teams, by their numbers: of the device, and in a capture
// those of the graph.
type turns map[int32]*turn

// scratchTurn is the key, among those of teams, of what uses the device's scratch memory.
const scratchTurn = -1

// inTurn calls f, which enqueues a collective operation of a team on s, after the last one
// of the team on another stream. The operations of a PE on a team have to follow each other
// as they were called (OpenSHMEM 1.5 section 9.9: no two operations of
// a team at a time): of two under way, the later could take what other PEs send to the
// earlier for its own, and end too soon.
//
// A capture has no order with what is enqueued. The graph keeps its teams, and each of its
// launches takes their turns.
func (d *device) inTurn(s *stream, team int32, f func() error) error {
	all := d.turns
	if c := s.capture; c != nil {
		if team != scratchTurn && d.sym.limited {
			return d.svc.transport.Host.Limited.Capture
		}
		all = c.turns
	}
	if err := all.await(s, team); err != nil {
		return err
	}
	if err := f(); err != nil {
		return err
	}
	return all.pass(s, team)
}

// await has s wait for the last operation of a team.
func (all turns) await(s *stream, team int32) error {
	last := all[team]
	if last == nil || last.stream == s {
		return nil
	}
	return last.await(s)
}

// await has s, another stream, wait for the operations.
func (last *turn) await(s *stream) error {
	if last.stream.unmarked == last {
		if err := last.stream.mark(); err != nil {
			return err
		}
	}
	return s.d.check("cuStreamWaitEvent", s.d.drv.StreamWaitEvent(s.h, last.reached))
}

// pass makes what was enqueued on s the last operation of a team.
func (all turns) pass(s *stream, team int32) error {
	last := all[team]
	if last == nil {
		var err error
		if last, err = s.d.newTurn(); err != nil {
			return err
		}
		all[team] = last
	}
	return last.pass(s)
}

func (d *device) newTurn() (*turn, error) {
	e, r := d.drv.EventCreate(cu.EventDisableTiming)
	return &turn{reached: e}, d.check("cuEventCreate", r)
}

// pass makes what was enqueued on s the last operation. The event after it can wait (mark),
// unless s captures, or takes work that the device does not see.
func (last *turn) pass(s *stream) error {
	last.stream = s
	if s.unmarked != last {
		if err := s.mark(); err != nil {
			return err
		}
	}
	s.unmarked = last
	if s.capture == nil && !s.foreign {
		return nil
	}
	return s.mark()
}

// end forgets a team that is to be destroyed. It returns an error if an operation of the team has
// not ended: the library would take its memory away.
func (all turns) end(d *device, team int32) error {
	last := all[team]
	if last == nil {
		return nil
	}
	if last.stream.unmarked == last {
		if err := last.stream.mark(); err != nil {
			return err
		}
	}
	r := d.drv.EventQuery(last.reached)
	if r == cu.NotReady {
		return errors.New("a stream has work of the team that is not done; call Stream.Sync first")
	}
	delete(all, team)
	return errors.Join(d.check("cuEventQuery", r), d.check("cuEventDestroy", d.drv.EventDestroy(last.reached)))
}

// mark records the event after the last collective operation of the stream, if that was left.
// It comes before everything that may wait for others: what waits for the event must not wait
// for that too.
func (s *stream) mark() error {
	last := s.unmarked
	if last == nil {
		return nil
	}
	s.unmarked = nil
	return s.d.check("cuEventRecord", s.d.drv.EventRecord(last.reached, s.h))
}

// release destroys the events.
func (all turns) release(d *device) error {
	var errs []error
	for _, t := range all {
		errs = append(errs, d.check("cuEventDestroy", d.drv.EventDestroy(t.reached)))
	}
	return errors.Join(errs...)
}

// meetsIn notes that kernels which meet other PEs were enqueued.
func (s *stream) meetsIn() error {
	if s.meets == nil {
		last, err := s.d.newTurn()
		if err != nil {
			return err
		}
		s.meets = last
	}
	s.met = true
	return s.meets.pass(s)
}

// ownTurn is inTurn for what the device itself does on its own stream. The barriers of kernels,
// of streams and of hosts on a team share the team's memory of who has come. The library's calls that
// allocate, free or register symmetric memory have a barrier of all PEs inside, and those that
// make a team have one of its parent. So all kernels that may meet other PEs come first: which
// teams they use is not known.
func (d *device) ownTurn(team int32, f func() error) error {
	if err := d.followKernels(); err != nil {
		return err
	}
	return d.inTurn(d.aux, team, f)
}

// followKernels has the device's own stream wait for kernels that may meet other PEs.
func (d *device) followKernels() error {
	for s := range d.streams {
		if !s.met {
			continue
		}
		if err := s.meets.await(d.aux); err != nil {
			return err
		}
	}
	return nil
}

// endKernels waits for kernels that may meet other PEs.
func (d *device) endKernels(ctx context.Context) error {
	if err := d.followKernels(); err != nil {
		return err
	}
	return d.wait(ctx, target{s: d.aux})
}

var hostBarrierAll = op.HostLookup("BarrierAll")

// meet enqueues a barrier of all PEs on the device's own stream.
func (d *device) meet() error {
	if err := d.nbi.forget(d, d.aux); err != nil {
		return err
	}
	return d.ownTurn(op.TeamWorld, func() error {
		return d.sym.lib.OnStream(hostBarrierAll, &transport.Operands{Stream: uintptr(d.aux.h)})
	})
}
