package cuda

import "github.com/gpuc-go/gpuc/internal/nvidia/cu"

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
	if last.reached == 0 {
		e, r := d.drv.EventCreate(cu.EventDisableTiming)
		if err := d.check("cuEventCreate", r); err != nil {
			return err
		}
		last.reached = e
	}
	if last.stream != nil && last.stream != s {
		if err := d.check("cuStreamWaitEvent", d.drv.StreamWaitEvent(s.h, last.reached)); err != nil {
			return err
		}
	}
	if err := d.sym.lib.BarrierAllOnStream(uintptr(s.h)); err != nil {
		return err
	}
	last.stream = s
	return d.check("cuEventRecord", d.drv.EventRecord(last.reached, s.h))
}
