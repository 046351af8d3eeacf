package cuda

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// event implements driver.Event.
type event struct {
	d *device
	h cu.Event
	// untimed says that the event has no time.
	untimed bool
	// s is the stream that it was recorded on, which has had so many copies and functions by then.
	s           *stream
	keep, calls int
	// capture is what it was recorded in, if anything.
	capture *capture
	closed  bool
}

func (s *stream) Record() (driver.Event, error)        { return s.record(false) }
func (s *stream) RecordUntimed() (driver.Event, error) { return s.record(true) }

func (s *stream) record(untimed bool) (driver.Event, error) {
	if err := s.alive(); err != nil {
		return nil, err
	}
	h, err := s.d.newEvent(untimed)
	if err != nil {
		return nil, err
	}
	if err := s.d.check("cuEventRecord", s.d.drv.EventRecord(h, s.h)); err != nil {
		spare := &s.d.spare
		if untimed {
			spare = &s.d.spareUntimed
		}
		*spare = append(*spare, h)
		return nil, err
	}
	return &event{d: s.d, h: h, untimed: untimed, s: s, keep: s.keep.end(), calls: s.calls.end(), capture: s.capture}, nil
}

// newEvent returns a spare event, or makes one: that takes time of the host, which counts
// where the event ends a time that is measured.
func (d *device) newEvent(untimed bool) (cu.Event, error) {
	spare, flags := &d.spare, uint32(cu.EventBlockingSync)
	if untimed {
		spare, flags = &d.spareUntimed, flags|cu.EventDisableTiming
	}
	if n := len(*spare); n > 0 {
		h := (*spare)[n-1]
		*spare = (*spare)[:n-1]
		return h, nil
	}
	h, r := d.drv.EventCreate(flags)
	return h, d.check("cuEventCreate", r)
}

func (s *stream) Wait(e driver.Event) error {
	if err := s.alive(); err != nil {
		return err
	}
	ev, err := s.d.event(e)
	if err == nil {
		err = s.mark()
	}
	if err != nil {
		return err
	}
	if err := s.d.check("cuStreamWaitEvent", s.d.drv.StreamWaitEvent(s.h, ev.h)); err != nil {
		return err
	}
	s.join(ev.capture)
	return nil
}

// event returns e as an open event of this device, unless the device is not alive.
func (d *device) event(e driver.Event) (*event, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	ev, ok := e.(*event)
	switch {
	case !ok || ev == nil:
		return nil, errors.New("it is not an event of a GPU")
	case ev.d != d:
		return nil, errors.New("it is an event of another PE")
	case ev.closed:
		return nil, errors.New("the event is closed")
	}
	return ev, nil
}

func (e *event) Sync(ctx context.Context) error {
	if _, err := e.d.event(e); err != nil {
		return err
	}
	err := e.d.wait(ctx, target{e: e.h})
	if err == nil {
		e.passed()
	}
	return err
}

func (e *event) Done() (bool, error) {
	if _, err := e.d.event(e); err != nil {
		return false, err
	}
	done, err := e.d.done(target{e: e.h})
	if done && err == nil {
		e.passed()
	}
	return done, err
}

// passed lets go of what the work before the event has used.
func (e *event) passed() {
	e.s.keep.drop(e.keep)
	e.s.calls.drop(e.calls)
}

// Since implements driver.Event. The GPU's clock ticks about every microsecond
// (CUDA Driver API, cuEventElapsedTime: 0.5 us).
func (e *event) Since(earlier driver.Event) (float64, error) {
	start, err := e.d.event(earlier)
	if err == nil {
		_, err = e.d.event(e)
	}
	if err != nil {
		return 0, err
	}
	ms, r := e.d.drv.EventElapsed(start.h, e.h)
	if r == cu.NotReady {
		return 0, errors.New("an event is not reached yet; wait for it first")
	}
	return float64(ms) * 1e6, e.d.check("cuEventElapsedTime", r)
}

// maxSpare is how many closed events of a kind a device keeps.
const maxSpare = 16

func (e *event) Close() error {
	if e.closed {
		return nil
	}
	e.closed = true
	if e.d.lost != nil || e.d.closed {
		return nil
	}
	spare := &e.d.spare
	if e.untimed {
		spare = &e.d.spareUntimed
	}
	if len(*spare) < maxSpare {
		*spare = append(*spare, e.h)
		return nil
	}
	return e.d.check("cuEventDestroy", e.d.drv.EventDestroy(e.h))
}
