package gpurt

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Stream is a queue of work of one PE, done in order.
type Stream struct {
	pe *PE
	s  driver.Stream
	// queue stands for the stream as an argument of the driver. It is s, unless the PE has a sanitizer.
	queue  driver.Stream
	cfg    StreamConfig
	closed bool
	// capture is the graph that keeps the stream's work while it is made, and behind
	// says behind which of its operations the next one comes.
	capture *capture
	behind  []int
	// failed is the first error of the functions that the stream has called.
	failed *hostFailure
	// launched are the graphs launched since Sync that call functions.
	launched []*hostFailure
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
	if err := s.pe.ended(); err != nil {
		return fmt.Errorf("stream: %w", err)
	}
	if s.capture != nil && s.capture.inner != nil {
		return errAround
	}
	return nil
}

// do runs f, which enqueues one operation on the stream.
func (s *Stream) do(what string, f func() error) error {
	if err := s.control(what, f); err != nil {
		return err
	}
	s.note(what, "")
	return nil
}

// control runs f, one call of the driver that enqueues no operation.
func (s *Stream) control(what string, f func() error) error {
	if err := s.check(); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return s.pe.on(what, f)
}

// hold keeps host memory alive until the stream has passed the work enqueued next, or
// as long as the graph that it becomes a part of.
func (s *Stream) hold(p any) {
	if s.capture != nil {
		s.capture.held = append(s.capture.held, p)
		return
	}
	s.held = append(s.held, p)
}

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

// StreamConfig says how a stream differs from those of PE.NewStream, which have the zero
// value.
type StreamConfig struct {
	// Priority says whose work comes first where the GPU has a choice: lower numbers.
	// PE.StreamPriorities returns the range. It is a hint, which the emulator does not
	// take.
	Priority int
	// Blocking orders the stream with the legacy default stream of the GPU. Nothing of
	// this package uses that stream, but other libraries in the process may.
	Blocking bool
}

// StreamPriorities returns the least and the greatest priority of a stream. Lower numbers
// are greater priorities: 0 and -5, for example.
func (pe *PE) StreamPriorities() (least, greatest int, err error) {
	defer located(&err)
	err = pe.on("StreamPriorities", func() (err error) { least, greatest, err = pe.dev.StreamPriorities(); return err })
	if err != nil {
		return 0, 0, fmt.Errorf("priorities of streams: %w", err)
	}
	return least, greatest, nil
}

// NewStreamWith is NewStream of a stream with another priority, or with an order beside
// the legacy default stream.
func (pe *PE) NewStreamWith(cfg StreamConfig) (_ *Stream, err error) {
	defer located(&err)
	least, greatest, err := pe.StreamPriorities()
	if err != nil {
		return nil, err
	}
	if p := cfg.Priority; p > least || p < greatest {
		return nil, fmt.Errorf("create stream: priority %d; this device has %d (first) to %d (last)", p, greatest, least)
	}
	s, err := pe.newStream("create stream", "NewStreamWith", func() (driver.Stream, error) { return pe.dev.NewStreamWith(driver.StreamConfig(cfg)) })
	if err != nil {
		return nil, err
	}
	s.cfg = cfg
	return s, nil
}

// Config returns how the stream was made.
func (s *Stream) Config() StreamConfig { return s.cfg }

// PE returns the PE that the stream belongs to.
func (s *Stream) PE() *PE { return s.pe }

// Sync waits until all work of the stream is done, and returns the first error
// of it: a *KernelError if a kernel failed, a *HostFuncError if a function of HostFunc
// did.
//
// When ctx ends first, or another PE fails, the error names what the stream has waited for, as
// far as it is known. Kernels that wait are told to end, and communicators of NCCL whose calls
// have not ended are aborted. Copies and functions of HostFunc stay enqueued, and may use
// memory of the host until a later Sync has returned. If they are all that is left, the PE can
// be used as before. It cannot if a kernel was ended in a wait, or if an operation of the transport
// waits for other PEs; the emulator ends every kernel that has begun.
func (s *Stream) Sync(ctx context.Context) (err error) {
	defer located(&err)
	return s.sync(ctx)
}

func (s *Stream) sync(ctx context.Context) error {
	if err := s.refuse("Sync"); err != nil {
		return err
	}
	var failed error
	err := s.control("Sync", func() error {
		ctx, done := s.pe.join(ctx)
		defer done()
		err := s.s.Sync(ctx)
		if err == nil {
			s.release(s.released + len(s.held))
		}
		failed = s.hostError()
		return fault.OfWork(err)
	})
	if failed != nil {
		return errors.Join(err, failed)
	}
	return err
}

// Done reports whether all work of the stream is done, and if it is, returns the first error of
// it as Sync does. It waits for no work. An emulated GPU moves only while the hosts of all PEs
// wait: so there Done waits with them until it has moved a little, unless a function of HostFunc
// is running.
func (s *Stream) Done() (_ bool, err error) {
	defer located(&err)
	if err := s.refuse("Done"); err != nil {
		return false, err
	}
	done := false
	var failed error
	err = s.control("Done", func() (err error) {
		if done, err = s.s.Done(); !done {
			return err
		}
		if err == nil {
			s.release(s.released + len(s.held))
		}
		failed = s.hostError()
		return fault.OfWork(err)
	})
	if failed != nil {
		err = errors.Join(err, failed)
	}
	return done, err
}

// Record returns an event that is reached when the work enqueued so far is done.
func (s *Stream) Record() (_ *Event, err error) {
	defer located(&err)
	return s.record(driver.Stream.Record, false)
}

// RecordUntimed is Record of an event without a time, for Stream.Wait and Event.Sync. It
// costs less on a GPU.
func (s *Stream) RecordUntimed() (_ *Event, err error) {
	defer located(&err)
	return s.record(driver.Stream.RecordUntimed, true)
}

func (s *Stream) record(record func(driver.Stream) (driver.Event, error), untimed bool) (*Event, error) {
	var e driver.Event
	err := s.control("Record", func() (err error) { e, err = record(s.s); return err })
	if err != nil {
		return nil, fmt.Errorf("record event: %w", err)
	}
	return &Event{s: s, e: e, held: s.released + len(s.held), untimed: untimed, capture: s.capture, behind: s.behind}, nil
}

// Time calls f, which enqueues work on s. It waits for that work, and returns the time
// that the work took on the device.
func (s *Stream) Time(ctx context.Context, f func() error) (time.Duration, error) {
	if f == nil {
		return 0, fault.CallFailed("Time", errNoFunction)
	}
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
// stream of the same PE. If e was recorded in a capture that still goes on, the work
// becomes a part of the same graph.
func (s *Stream) Wait(e *Event) (err error) {
	defer located(&err)
	if err := e.check(); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	if s != nil && s.pe != e.s.pe {
		return fmt.Errorf("wait for event: the event belongs to %s, the stream to %s", e.s.pe.name, s.pe.name)
	}
	if err := s.check(); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	if err := s.join(e); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	if err := s.control("Wait", func() error { return s.s.Wait(e.e) }); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	return nil
}

// Barrier enqueues a barrier of all PEs. Work that is enqueued after it starts when the
// work before it is complete on every PE, with all operations on symmetric memory.
func (s *Stream) Barrier() error { return s.meet(hostBarrierAll, nil) }

// Close waits for the work of the stream, as Sync does with the context of the run function, and
// releases the stream. The PE's first stream is closed with the PE.
func (s *Stream) Close() (err error) {
	defer located(&err)
	if s != nil && s.pe != nil && s == s.pe.stream {
		return errors.New("close stream: the PE's first stream ends with the PE")
	}
	if s != nil && s.capture != nil {
		return s.refuse("Close")
	}
	var failed error
	err = s.control("Close", func() error {
		var err error
		if !s.pe.lost {
			err = s.s.Sync(s.pe.ctx)
		}
		if ended := s.s.Close(); err == nil {
			err = ended
		}
		s.closed = true
		s.pe.streams = slices.DeleteFunc(s.pe.streams, func(o *Stream) bool { return o == s })
		failed = s.hostError()
		return fault.OfWork(err)
	})
	if err != nil {
		return fmt.Errorf("close stream: %w", err)
	}
	return failed
}

// Event is a point in a stream's work.
type Event struct {
	s      *Stream
	e      driver.Event
	held   int // host memory of the stream that is free once it is reached
	closed bool
	// untimed says that it has no time.
	untimed bool
	// capture is the graph in whose making it was recorded, and behind says behind
	// which of its operations.
	capture *capture
	behind  []int
}

func (e *Event) check() error {
	if e == nil || e.e == nil {
		return errors.New("event is nil; use Stream.Record")
	}
	if e.closed {
		return fmt.Errorf("event: %w", ErrClosed)
	}
	if err := e.s.pe.ended(); err != nil {
		return fmt.Errorf("event: %w", err)
	}
	return nil
}

// outside returns an error if the event belongs to a graph.
func (e *Event) outside() error {
	if e == nil || e.capture == nil {
		return nil
	}
	return errors.New("it was recorded during Stream.Capture, and orders the work of that graph alone")
}

// do runs f, one call of the driver, on the event.
func (e *Event) do(what string, f func() error) error {
	if err := e.check(); err != nil {
		return err
	}
	return e.s.pe.on(what, f)
}

// Sync waits until the event is reached.
func (e *Event) Sync(ctx context.Context) (err error) {
	defer located(&err)
	if err := e.outside(); err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	err = e.do("Sync", func() error {
		ctx, done := e.s.pe.join(ctx)
		defer done()
		if err := e.e.Sync(ctx); err != nil {
			return fault.OfWork(err)
		}
		e.s.release(e.held)
		return nil
	})
	if err != nil {
		return fmt.Errorf("wait for event: %w", err)
	}
	return nil
}

// Done reports whether the event is reached. As Stream.Done it waits for no work.
func (e *Event) Done() (done bool, err error) {
	defer located(&err)
	if err := e.outside(); err != nil {
		return false, fmt.Errorf("look at event: %w", err)
	}
	err = e.do("Done", func() (err error) {
		if done, err = e.e.Done(); done && err == nil {
			e.s.release(e.held)
		}
		return err
	})
	if err != nil {
		return done, fmt.Errorf("look at event: %w", err)
	}
	return done, nil
}

// Since returns the device's time from an earlier event of the same PE to this
// one. Both must have been reached: call Sync before. Events of RecordUntimed have no
// time.
func (e *Event) Since(earlier *Event) (_ time.Duration, err error) {
	defer located(&err)
	const what = "time between events"
	if err := earlier.check(); err != nil {
		return 0, fmt.Errorf("%s: earlier event: %w", what, err)
	}
	for _, o := range []*Event{e, earlier} {
		if err := o.outside(); err != nil {
			return 0, fmt.Errorf("%s: %w", what, err)
		}
		if o != nil && o.untimed {
			return 0, errors.New(what + ": an event of RecordUntimed has no time; use Record")
		}
	}
	var ns float64
	err = e.do("Since", func() (err error) { ns, err = e.e.Since(earlier.e); return err })
	if err != nil {
		return 0, fmt.Errorf("%s: %w", what, err)
	}
	return time.Duration(ns), nil
}

// Close releases the event.
func (e *Event) Close() (err error) {
	defer located(&err)
	if err := e.do("Close", func() error { return e.e.Close() }); err != nil {
		return fmt.Errorf("close event: %w", err)
	}
	e.closed = true
	return nil
}
