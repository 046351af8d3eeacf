package emu

import (
	"context"
	"fmt"
	"slices"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// itemKind is a kind of work on a stream.
type itemKind uint8

const (
	itemCopy itemKind = iota
	itemZero
	itemKernel
	itemRecord
	itemWait
	itemBox
	itemComm
	itemUnit
	itemHost
	itemFree // of memory of a pool, for the checker
	itemCondition
)

// item is work on a stream.
type item struct {
	kind     itemKind
	dst, src unsafe.Pointer
	n        uintptr
	where    string // the place of the call
	keep     []byte // host memory that dst or src points to
	done     func() // tells that a copy is done, if set
	k        *kernel
	e        *event
	box      *boxCopy
	comm     *driver.HostCall
	team     *team  // of a collective operation
	turn     uint64 // its number among the collective operations of the PE on the team
	f        func() // of the host
	unit     *unit  // of calls of NCCL
	returned token  // from f, for the race detector
	cond     *condition
	read     uint32 // from the word of cond
}

// stream is an ordered queue of work of one PE.
type stream struct {
	pe    *pe
	queue []*item // under hosts.mu
	shut  bool    // under hosts.mu
	// capture is what takes work while it lasts, instead of the queue; written under hosts.mu.
	capture *capture

	busy   *item   // it waits for this to end
	began  uint64  // when that was begun
	met    *sender // who came last to its last collective
	number int     // in the trace
	queued bool    // it is in scheduler.ready
	// sent are operations that its agent has made. round and entry are its part in a
	// collective, while the agent works on that.
	sent  []*xfer
	round *round
	entry *entry

	// For the race detector: an agent does the stream's work, and knows what
	// was done before on the stream.
	in        chan struct{}
	do        func(s *stream)
	it        *item
	f         *fiber
	copying   *copying // to be spawned
	unit      *unit
	op        *commOp
	flight    *flight
	others    *token
	submitted token
	finished  token
}

// event is a point in a stream.
type event struct {
	s       *stream
	capture *capture // that it was recorded in
	reached bool
	at      time.Time
	order   token
	waiting []*stream
}

func (p *pe) newStream() *stream {
	s := &stream{pe: p}
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	if p.w.cfg.Race {
		s.in = make(chan struct{})
		go s.agent()
	}
	p.streams = append(p.streams, s)
	return s
}

// dropStreams forgets streams that are closed and have no work.
func (p *pe) dropStreams() {
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	p.streams = slices.DeleteFunc(p.streams, func(s *stream) bool {
		over := s.shut && s.empty() && !s.queued
		if over {
			s.stopAgent()
		}
		return over
	})
}

// put enqueues work.
func (s *stream) put(what string, it *item) error {
	w := s.pe.w
	race.ReleaseMerge(s.submitted.ptr())
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	switch {
	case w.hosts.ended != nil:
		return w.hosts.ended
	case w.hosts.lost:
		return errLost
	case s.shut || s.pe.closed:
		return fmt.Errorf("%s: the stream is closed", what)
	case it.unit != nil && it.unit.comm.over != nil:
		return fault.Refuse(fmt.Errorf("%s: %w", what, it.unit.comm.over))
	}
	if s.capture != nil {
		s.capture.keep(s, it)
		return nil
	}
	if it.comm != nil && it.team == nil {
		if err := w.teams.take(s.pe, it); err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
	}
	if it.unit != nil {
		it.unit.enqueued()
	}
	if it.kind == itemHost {
		s.pe.functions++
	}
	s.queue = append(s.queue, it)
	return nil
}

func bytesOf(b []byte) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(b)) }

func (s *stream) CopyIn(dst driver.Mem, src []byte) error {
	if len(src) != dst.Bytes {
		return fmt.Errorf("copy to the device: destination has %d bytes, source has %d", dst.Bytes, len(src))
	}
	src = s.early(src)
	return s.put("copy to the device", &item{kind: itemCopy, dst: dst.Emu.Base, src: bytesOf(src), n: uintptr(len(src)), keep: src})
}

func (s *stream) CopyOut(dst []byte, src driver.Mem) error { return s.CopyOutThen(dst, src, nil) }

// CopyOutThen is CopyOut that has done called when the bytes are there. done is called
// wherever the emulated GPUs are moved, and must not call the driver.
func (s *stream) CopyOutThen(dst []byte, src driver.Mem, done func()) error {
	if len(dst) != src.Bytes {
		return fmt.Errorf("copy from the device: destination has %d bytes, source has %d", len(dst), src.Bytes)
	}
	return s.put("copy from the device", &item{kind: itemCopy, dst: bytesOf(dst), src: src.Emu.Base, n: uintptr(len(dst)), keep: dst, done: done})
}

func (s *stream) CopyDevice(dst, src driver.Mem) error {
	if dst.Bytes != src.Bytes {
		return fmt.Errorf("copy on the device: destination has %d bytes, source has %d", dst.Bytes, src.Bytes)
	}
	return s.put("copy on the device", &item{kind: itemCopy, dst: dst.Emu.Base, src: src.Emu.Base, n: uintptr(dst.Bytes)})
}

func (s *stream) Zero(dst driver.Mem) error {
	return s.put("zero memory", &item{kind: itemZero, dst: dst.Emu.Base, n: uintptr(dst.Bytes)})
}

func (s *stream) Record() (driver.Event, error) {
	e := &event{s: s, capture: s.capture}
	return e, s.put("record an event", &item{kind: itemRecord, e: e})
}

// RecordUntimed implements driver.Stream. An emulated event costs the same with a time.
func (s *stream) RecordUntimed() (driver.Event, error) { return s.Record() }

func (s *stream) Wait(e driver.Event) error {
	ev, ok := e.(*event)
	if !ok || ev.s.pe != s.pe {
		return fmt.Errorf("wait for an event: it belongs to another device")
	}
	s.join(ev.capture)
	return s.put("wait for an event", &item{kind: itemWait, e: ev})
}

func (s *stream) Sync(ctx context.Context) error {
	err := s.pe.w.hosts.wait(ctx, &hostCall{pe: s.pe, what: "wait for the stream", met: func() (bool, error) {
		over := s.empty()
		if c := s.pe.w.cfg.Checker; over && c != nil {
			c.Synced(s.pe.rank, s)
		}
		return over, s.pe.err
	}})
	race.Acquire(s.finished.ptr())
	return err
}

func (s *stream) Done() (bool, error) {
	done, err := s.pe.w.hosts.poll(s.pe, "look at the stream", func() bool { return s.empty() })
	if done {
		race.Acquire(s.finished.ptr())
	}
	return done, err
}

// Close implements driver.Stream. Work that is enqueued still runs.
func (s *stream) Close() error {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	s.shut = true
	return nil
}

func (e *event) Sync(ctx context.Context) error {
	p := e.s.pe
	err := p.w.hosts.wait(ctx, &hostCall{pe: p, what: "wait for the event", met: func() (bool, error) {
		return e.reached || p.err != nil, p.err
	}})
	race.Acquire(e.order.ptr())
	return err
}

func (e *event) Done() (bool, error) {
	done, err := e.s.pe.w.hosts.poll(e.s.pe, "look at the event", func() bool { return e.reached })
	if done {
		race.Acquire(e.order.ptr())
	}
	return done, err
}

func (e *event) Since(earlier driver.Event) (float64, error) {
	o, ok := earlier.(*event)
	if !ok || o.s.pe != e.s.pe {
		return 0, fmt.Errorf("time between events: they belong to different devices")
	}
	w := e.s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if !e.reached || !o.reached {
		return 0, fmt.Errorf("time between events: not reached yet; call Sync first")
	}
	return float64(e.at.Sub(o.at).Nanoseconds()), nil
}

func (e *event) Close() error { return nil }

// empty reports whether the stream has no work left. The caller holds hosts.mu.
func (s *stream) empty() bool { return len(s.queue) == 0 && s.busy == nil }

// feed lets the scheduler choose the stream when it has work.
func (s *stream) feed() {
	w := s.pe.w
	w.hosts.mu.Lock()
	if s.pe.err != nil {
		s.queue = nil
	}
	more := len(s.queue) > 0
	w.hosts.mu.Unlock()
	if more && s.busy == nil && !s.queued {
		s.queued = true
		w.sched.add(s)
	}
	if !more {
		w.sched.dirty = true
	}
}

// advance begins the next item.
func (s *stream) advance() {
	w := s.pe.w
	s.queued = false
	if s.busy != nil {
		s.resume()
		return
	}
	w.hosts.mu.Lock()
	if s.pe.err != nil || len(s.queue) == 0 {
		w.hosts.mu.Unlock()
		s.feed()
		return
	}
	it := s.queue[0]
	s.queue[0] = nil
	s.queue = s.queue[1:]
	s.busy, s.began = it, w.clock
	w.hosts.mu.Unlock()
	w.sched.progress++
	s.noteBegun(it)
	switch it.kind {
	case itemKernel:
		s.order(it)
		w.tracef("launch PE %d %s", s.pe.rank, it.k.name)
		it.k.begin()
		return
	case itemWait:
		if !it.e.reached {
			it.e.waiting = append(it.e.waiting, s)
			return
		}
		s.order(it)
	case itemComm:
		s.communicate(it)
		return
	case itemUnit:
		it.unit.reach(s)
		return
	case itemHost:
		s.order(it)
		w.call(s)
		return
	case itemCondition:
		s.decide(it)
	case itemRecord:
		s.order(it)
		w.hosts.mu.Lock()
		it.e.reached, it.e.at = true, time.Now()
		w.hosts.mu.Unlock()
		w.sched.dirty = true
		for _, o := range it.e.waiting {
			o.order(o.busy)
			o.next()
		}
		it.e.waiting = nil
	default:
		s.order(it)
		s.noteCopy(it)
	}
	s.next()
}

// next ends the item that the stream was busy with.
func (s *stream) next() {
	if s.pe.w.tracer.on() && s.busy != nil {
		s.recordItem()
	}
	s.busy = nil
	s.pe.w.images.publish(s.pe)
	s.feed()
}

// meets reports whether a kernel has not ended that may meet other PEs. The caller holds hosts.mu.
func (s *stream) meets() bool {
	is := func(it *item) bool { return it.kind == itemKernel && it.k.meets }
	return s.busy != nil && is(s.busy) || slices.ContainsFunc(s.queue, is)
}

// kernelDone ends a launch.
func (s *stream) kernelDone() {
	if s.busy.k.meets {
		s.pe.w.sched.dirty = true // hosts may wait for that
	}
	s.follow(&s.busy.k.done)
	s.next()
}
