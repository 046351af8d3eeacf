package gpurt

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// Stream is a queue of work of one PE, done in order.
type Stream struct {
	pe     *PE
	s      driver.Stream
	closed bool
	// capturing says that work is kept for a graph.
	capturing bool
	// held is host memory that enqueued copies use; the device's use of it is
	// invisible to the garbage collector. released counts what was dropped
	// from its front.
	held     []any
	released int
}

// check returns why the stream cannot be used, or nil.
func (s *Stream) check() error {
	if s == nil || s.s == nil {
		return errors.New("stream is nil; use pe.Stream() or pe.NewStream()")
	}
	if s.closed {
		return fmt.Errorf("stream: %w", ErrClosed)
	}
	return nil
}

// do runs f, one call of the driver, on the stream.
func (s *Stream) do(what string, f func() error) error {
	if err := s.check(); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	if err := s.refuse(what); err != nil {
		return err
	}
	if err := s.pe.enter(what); err != nil {
		return err
	}
	defer s.pe.leave()
	if err := f(); err != nil {
		return s.pe.wrap(err)
	}
	return nil
}

// hold keeps host memory alive until the stream has passed the work enqueued next.
func (s *Stream) hold(p any) { s.held = append(s.held, p) }

// release drops the host memory of the first n copies of the stream's life.
func (s *Stream) release(n int) {
	if drop := n - s.released; drop > 0 {
		clear(s.held[:drop])
		s.held = s.held[drop:]
		s.released = n
	}
	if len(s.held) == 0 {
		s.held = nil
	}
}

// PE returns the PE that the stream belongs to.
func (s *Stream) PE() *PE { return s.pe }

// Sync waits until all work of the stream is done, and returns the first error
// of it: a *KernelError if a kernel failed. When ctx ends first, or another PE
// fails, kernels that wait are told to end, and the error says so.
func (s *Stream) Sync(ctx context.Context) error {
	return s.do("Sync", func() error {
		ctx, done := s.pe.join(ctx)
		defer done()
		if err := s.s.Sync(ctx); err != nil {
			return err
		}
		s.release(s.released + len(s.held))
		return nil
	})
}

// Record returns an event that is reached when the work enqueued so far is done.
func (s *Stream) Record() (*Event, error) {
	var e driver.Event
	err := s.do("Record", func() (err error) { e, err = s.s.Record(); return err })
	if err != nil {
		return nil, fmt.Errorf("record event: %w", err)
	}
	return &Event{s: s, e: e, held: s.released + len(s.held)}, nil
}

// Time calls f, which enqueues work on s. It waits for that work, and returns the time
// that the work took on the device.
func (s *Stream) Time(ctx context.Context, f func() error) (time.Duration, error) {
	before, err := s.Record()
	if err != nil {
		return 0, err
	}
	defer before.Close()
	if err := f(); err != nil {
		return 0, err
	}
	after, err := s.Record()
	if err != nil {
		return 0, err
	}
	defer after.Close()
	if err := s.Sync(ctx); err != nil {
		return 0, err
	}
	return after.Since(before)
}

// Wait makes work enqueued from now on wait for e, which may be of another
// stream of the same PE.
func (s *Stream) Wait(e *Event) error {
	if err := e.check(); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	if s != nil && s.pe != e.s.pe {
		return fmt.Errorf("wait for event: the event belongs to PE %d, the stream to PE %d", e.s.pe.MyPE(), s.pe.MyPE())
	}
	if err := s.do("Wait", func() error { return s.s.Wait(e.e) }); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	return nil
}

// Barrier enqueues a barrier of all PEs. Work that is enqueued after it starts when the
// work before it is complete on every PE, with all operations on symmetric memory.
func (s *Stream) Barrier() error { return s.meet(hostBarrierAll, nil) }

// Close releases the stream. Its work must be done; the PE's first stream is
// closed with the PE.
func (s *Stream) Close() error {
	if s != nil && s.pe != nil && s == s.pe.stream {
		return errors.New("close stream: the PE's first stream ends with the PE")
	}
	err := s.do("Close", func() error { return s.s.Close() })
	if err != nil {
		return fmt.Errorf("close stream: %w", err)
	}
	s.closed = true
	s.pe.streams = slices.DeleteFunc(s.pe.streams, func(o *Stream) bool { return o == s })
	return nil
}

// Event is a point in a stream's work.
type Event struct {
	s      *Stream
	e      driver.Event
	held   int // host memory of the stream that is free once it is reached
	closed bool
}

func (e *Event) check() error {
	if e == nil || e.e == nil {
		return errors.New("event is nil; use Stream.Record")
	}
	if e.closed {
		return fmt.Errorf("event: %w", ErrClosed)
	}
	return nil
}

// do runs f, one call of the driver, on the event.
func (e *Event) do(what string, f func() error) error {
	if err := e.check(); err != nil {
		return err
	}
	if err := e.s.pe.enter(what); err != nil {
		return err
	}
	defer e.s.pe.leave()
	return e.s.pe.wrap(f())
}

// Sync waits until the event is reached.
func (e *Event) Sync(ctx context.Context) error {
	err := e.do("Sync", func() error {
		ctx, done := e.s.pe.join(ctx)
		defer done()
		if err := e.e.Sync(ctx); err != nil {
			return err
		}
		e.s.release(e.held)
		return nil
	})
	if err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	return nil
}

// Since returns the device's time from an earlier event of the same PE to this
// one. Both must have been reached: call Sync before.
func (e *Event) Since(earlier *Event) (time.Duration, error) {
	if err := earlier.check(); err != nil {
		return 0, fmt.Errorf("time between events: earlier event: %w", err)
	}
	var ns float64
	err := e.do("Since", func() (err error) { ns, err = e.e.Since(earlier.e); return err })
	if err != nil {
		return 0, fmt.Errorf("time between events: %w", err)
	}
	return time.Duration(ns), nil
}

// Close releases the event.
func (e *Event) Close() error {
	if err := e.do("Close", func() error { return e.e.Close() }); err != nil {
		return fmt.Errorf("close event: %w", err)
	}
	e.closed = true
	return nil
}
