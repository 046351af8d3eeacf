package cuda

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// turn is where the last of some operations was enqueued that must follow each other.
type turn struct {
	stream *stream
	// reached is the event behind it.
	reached cu.Event
}

// scratchTurn is the key, among those of teams, of what uses the device's scratch memory.
const scratchTurn = -1

// inTurn calls f, which enqueues a collective operation of a team on s, behind the last one
// of the team on another stream. The operations of a PE on a team have to follow each other
// as they were called (NVSHMEM documentation, Collective Communication: no two operations of
// a team at a time): of two under way, the later could take what other PEs send to the
// earlier for its own, and end too soon.
//
// A capture has no order with what is enqueued. The graph keeps the teams, and each of its
// launches takes their turns.
func (d *device) inTurn(s *stream, team int32, f func() error) error {
	if s.capturing {
		if !slices.Contains(s.teams, team) {
			s.teams = append(s.teams, team)
		}
		return f()
	}
	if err := d.await(s, team); err != nil {
		return err
	}
	if err := f(); err != nil {
		return err
	}
	return d.pass(s, team)
}

// await has s wait for the last operation of a team.
func (d *device) await(s *stream, team int32) error {
	last := d.turns[team]
	if last == nil || last.stream == s {
		return nil
	}
	return d.check("cuStreamWaitEvent", d.drv.StreamWaitEvent(s.h, last.reached))
}

// pass makes what was enqueued on s the last operation of a team.
func (d *device) pass(s *stream, team int32) error {
	last := d.turns[team]
	if last == nil {
		e, r := d.drv.EventCreate(cu.EventDisableTiming)
		if err := d.check("cuEventCreate", r); err != nil {
			return err
		}
		last = &turn{reached: e}
		d.turns[team] = last
	}
	last.stream = s
	return d.check("cuEventRecord", d.drv.EventRecord(last.reached, s.h))
}

// meet enqueues a barrier of all PEs on s.
func (d *device) meet(s *stream) error {
	if err := d.nbi.forget(d, s); err != nil {
		return err
	}
	return d.inTurn(s, op.TeamWorld, func() error { return d.sym.lib.BarrierAllOnStream(uintptr(s.h)) })
}
