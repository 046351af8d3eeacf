package cuda

import (
	"errors"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// lastBarrier is where the last barrier of all PEs was enqueued.
type lastBarrier struct {
	stream *stream
	// reached is the event behind it.
	reached cu.Event
}

// meet enqueues a barrier of all PEs on s, behind the last one on another stream. Barriers
// of a PE have to follow each other as they were called (NVSHMEM documentation,
// Collective Communication: no two operations of a team at a time): of two under way, the
// later could take what other PEs send to the earlier for its own, and end too soon.
func (d *device) meet(s *stream) error {
	last := &d.met
	if s.capture != nil {
		if d.sym.lib.LimitedMPG() {
			return errBarrierShared
		}
		last = &s.capture.met
	}
	if err := last.prepare(d); err != nil {
		return err
	}
	if err := last.before(s); err != nil {
		return err
	}
	if err := d.sym.lib.BarrierAllOnStream(uintptr(s.h)); err != nil {
		return err
	}
	return last.behind(s)
}

// errBarrierShared: NVSHMEM's barrier waits on the host there, once.
var errBarrierShared = errors.New("PEs share GPUs without NVIDIA's Multi-Process Service, where a barrier cannot be a part of a graph")

// prepare makes the event.
func (b *lastBarrier) prepare(d *device) error {
	if b.reached != 0 {
		return nil
	}
	e, r := d.drv.EventCreate(cu.EventDisableTiming)
	b.reached = e
	return d.check("cuEventCreate", r)
}

// before makes later work of s wait for the barrier.
func (b *lastBarrier) before(s *stream) error {
	if b.stream == nil || b.stream == s {
		return nil
	}
	return s.d.check("cuStreamWaitEvent", s.d.drv.StreamWaitEvent(s.h, b.reached))
}

// behind says that the last barrier is the last work of s.
func (b *lastBarrier) behind(s *stream) error {
	b.stream = s
	return s.d.check("cuEventRecord", s.d.drv.EventRecord(b.reached, s.h))
}
