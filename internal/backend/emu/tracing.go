package emu

import (
	"strconv"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// This file records what threads and streams do, if Config.Recorder is set. It draws no
// numbers and takes no steps, so that a run is the same with a trace and without. Times are
// World.clock. A thread tells of what it begins and ends by thread.tell; the rest belongs to the
// engine.

// tracer is what the world knows for its trace.
type tracer struct {
	recorder *trace.Recorder // nil for no trace
	checker  Checker         // of the world, nil for none
	clock    *uint64         // of the device
	places   map[callSite]place
	// updates are the last that have arrived at each PE, the oldest at next.
	updates []recent
	streams []int // that each PE has numbered
}

// recent is the last updates that have arrived at a PE.
type recent struct {
	list []arrivedAt
	next int
}

// recentUpdates is how many of them are kept: a wait is ended by one of the last.
const recentUpdates = 1024

// arrivedAt is memory that was updated.
type arrivedAt struct {
	lo, hi uintptr
	by     *sender
	clock  uint64
}

// sender is who has sent something, from where and when.
type sender struct {
	trace.Cause
	at callSite
}

// traced is an operation or a span that a thread has begun.
type traced struct {
	trace.Event
	id     uint64 // of a span
	lo, hi uintptr
	// round is the call of all PEs that it takes part in.
	round *round
}

// telling is what a thread tells the trace.
type telling struct {
	kind trace.Kind
	name string
	to   int
	at   callSite
	// The memory that is waited for.
	word  unsafe.Pointer
	bytes uintptr
	end   bool
	id    uint64 // of the span that ends
}

// on says that the world is traced.
//
//go:norace
func (r *tracer) on() bool { return r.recorder != nil }

// begins tells the trace of an operation, and reports whether it is one to record. Of a group
// its leader tells.
//
//go:norace
func (t *thread) begins(c *threadapi.Call) bool {
	kind := trace.KindOf(c.Op)
	if kind == "" {
		return false
	}
	callers(t.at[:])
	if !t.leads(c.Scope) || !t.w.cfg.Recorder.Records(kind) {
		return false
	}
	tell := telling{kind: kind, name: c.Op.Name, at: t.at}
	switch kind {
	case trace.Wait:
		tell.word, tell.bytes = c.Word.Base, c.Word.Bytes
	case trace.Put, trace.Get, trace.Signal, trace.Atomic:
		tell.to = c.PE + 1
	}
	t.tell(tell)
	return true
}

// ends tells the trace that the operation is over.
//
//go:norace
func (t *thread) ends() { t.tell(telling{end: true}) }

//go:norace
func (t *thread) tell(what telling) {
	t.w.req.tell = what
	t.call(nil)
}

//go:norace
func (t *thread) BeginSpan(name string) uint64 {
	if !t.w.tracer.on() {
		return 0
	}
	tell := telling{kind: trace.Span, name: name}
	callers(tell.at[:])
	t.tell(tell)
	return t.res
}

//go:norace
func (t *thread) EndSpan(id uint64) {
	if t.w.tracer.on() {
		t.tell(telling{end: true, kind: trace.Span, id: id})
	}
}

// serve records what t tells.
func (r *tracer) serve(t *thread, q *telling) {
	switch {
	case q.end && q.kind == trace.Span:
		for i := len(t.traced) - 1; i >= 0; i-- {
			if t.traced[i].id == q.id && t.traced[i].Kind == trace.Span {
				r.record(t.traced[i])
				t.traced = append(t.traced[:i], t.traced[i+1:]...)
				return
			}
		}
	case q.end:
		last := len(t.traced) - 1
		r.recordWait(t, t.traced[last])
		t.traced = t.traced[:last]
	default:
		t.res = uint64(len(t.traced)) + *r.clock<<16
		p := r.placeOf(t, q.at)
		x := &traced{id: t.res, lo: uintptr(q.word), hi: uintptr(q.word) + q.bytes}
		x.Event = trace.Event{PE: t.pe.rank, Kind: q.kind, Name: q.name, Start: int64(*r.clock), Thread: t.rank, File: p.file, Line: p.line, To: q.to}
		t.b.mark(&x.Event)
		t.traced = append(t.traced, x)
	}
}

// mark says which block an event is of.
func (b *block) mark(e *trace.Event) {
	e.Kernel, e.Launch, e.Block = b.k.name, b.k.number, [3]int{b.idx.X, b.idx.Y, b.idx.Z}
}

// placeOf returns the line of the user's source at which a thread is.
func (r *tracer) placeOf(t *thread, at callSite) place {
	if c := r.checker; c != nil {
		file, line := c.Place(t)
		return place{file, line}
	}
	return r.siteOf(at)
}

func (r *tracer) siteOf(at callSite) place {
	p, known := r.places[at]
	if !known {
		p = userFrame(at[:])
		r.places[at] = p
	}
	return p
}

// record ends an event.
func (r *tracer) record(x *traced) {
	x.End = int64(*r.clock)
	r.recorder.Event(&x.Event)
}

// recordWait ends the event of an operation of t, with what has ended a wait.
func (r *tracer) recordWait(t *thread, x *traced) {
	switch x.Kind {
	case trace.Wait:
		x.Cause = r.causeOf(t.pe, x.lo, x.hi, x.Start)
	case trace.Barrier, trace.Collective:
		if x.round != nil {
			x.Cause = r.cause(x.round.last)
		}
	}
	r.record(x)
}

// endOf records what a thread leaves open that fails.
func (r *tracer) endOf(t *thread) {
	for i := len(t.traced) - 1; i >= 0; i-- {
		t.traced[i].Unfinished = true
		r.record(t.traced[i])
	}
	t.traced = nil
}

// recordBlock records a block that ends.
func (r *tracer) recordBlock(b *block) {
	e := &trace.Event{PE: b.k.pe.rank, Kind: trace.Kernel, Name: b.k.name, Start: int64(b.began), End: int64(*r.clock), Unfinished: b.k.err != nil}
	b.mark(e)
	r.recorder.Event(e)
}

// senderOf is a thread that sends now.
func (r *tracer) senderOf(t *thread) *sender {
	b := t.b.idx
	s := &sender{Cause: trace.Cause{PE: t.pe.rank, Launch: t.k.number, Block: [3]int{b.X, b.Y, b.Z}, Sent: int64(*r.clock)}, at: t.at}
	if r.checker != nil {
		s.File, s.Line = r.checker.Place(t)
	}
	return s
}

// streamSender is a stream that sends now.
func (r *tracer) streamSender(s *stream, where string) *sender {
	file, line := splitPlace(where)
	return &sender{Cause: trace.Cause{PE: s.pe.rank, Stream: s.traceNumber(), Sent: int64(*r.clock), File: file, Line: line}}
}

// splitPlace takes a place apart, such as ring/main.go:14. Another text is no place.
func splitPlace(where string) (file string, line int) {
	file, digits, _ := strings.Cut(where, ":")
	line, err := strconv.Atoi(digits)
	if err != nil {
		return "", 0
	}
	return file, line
}

// cause is a sender as an event has it.
func (r *tracer) cause(s *sender) *trace.Cause {
	if s == nil {
		return nil
	}
	c := s.Cause
	if c.File == "" && c.Stream == 0 {
		p := r.siteOf(s.at)
		c.File, c.Line = p.file, p.line
	}
	return &c
}

// updated notes that bytes have arrived at a PE.
func (r *tracer) updated(to int, at unsafe.Pointer, n uintptr, by *sender) {
	if !r.on() || by == nil {
		return
	}
	last := &r.updates[to]
	u := arrivedAt{uintptr(at), uintptr(at) + n, by, *r.clock}
	if len(last.list) < recentUpdates {
		last.list = append(last.list, u)
		return
	}
	last.list[last.next] = u
	last.next = (last.next + 1) % recentUpdates
}

// causeOf finds what a wait for memory of a PE has waited for: of the updates that have arrived
// since it began, the one that was sent last. The one that arrived last may have been sent long
// before, since the seed says when things arrive. If none has, it is the last one before.
func (r *tracer) causeOf(p *pe, lo, hi uintptr, since int64) *trace.Cause {
	if r.updates == nil {
		return nil
	}
	last := &r.updates[p.rank]
	var found *arrivedAt
	for i := range last.list {
		u := &last.list[(last.next+len(last.list)-1-i)%len(last.list)]
		if found != nil && int64(u.clock) < since {
			break
		}
		if u.lo < hi && lo < u.hi && (found == nil || u.by.Sent > found.by.Sent) {
			found = u
		}
	}
	if found == nil {
		return nil
	}
	c := r.cause(found.by)
	c.Arrived = int64(found.clock)
	return c
}

// cameTo notes who came to a round last. At one with a root the others wait for that alone.
func (r *tracer) cameTo(rd *round, e *entry) {
	if !r.on() || e.call.Op.Rooted() && e.member != e.call.PE {
		return
	}
	if e.on != nil {
		rd.last = r.streamSender(e.on, e.where)
		return
	}
	rd.last = r.senderOf(e.by)
}

// inRoundOf notes the round in which a thread takes part, at the leader of its group.
func (r *tracer) inRoundOf(t *thread, s op.Scope, rd *round) {
	if !r.on() || rd == nil {
		return
	}
	lead := t
	switch s {
	case op.Block:
		lead = &t.b.threads[0]
	case op.Warp:
		lead = &t.b.threads[t.rank-t.rank%arch.WarpSize]
	}
	if n := len(lead.traced); n > 0 {
		lead.traced[n-1].round = rd
	}
}

// traceNumber is the number of a stream in the trace.
func (s *stream) traceNumber() int {
	w := s.pe.w
	if s.number == 0 {
		w.tracer.streams[s.pe.rank]++
		s.number = w.tracer.streams[s.pe.rank]
	}
	return s.number
}

// recordItem records the work that a stream ends.
func (s *stream) recordItem() {
	w, it := s.pe.w, s.busy
	e := &trace.Event{PE: s.pe.rank, Kind: trace.Stream, Start: int64(s.began), End: int64(w.clock), Stream: s.traceNumber(), Unfinished: s.pe.err != nil}
	switch it.kind {
	case itemRecord, itemWait, itemFree:
		return // they take no time of their own
	case itemKernel:
		e.Kind, e.Name, e.Kernel, e.Launch = trace.Kernel, it.k.name, it.k.name, it.k.number
	case itemComm:
		if k := trace.KindOf(it.comm.Op.Op); k != "" {
			e.Kind = k
		}
		e.Name = it.comm.Op.Name
		e.File, e.Line = splitPlace(it.comm.Where)
		switch {
		case it.comm.Op.Collective():
			e.Cause = w.tracer.cause(s.met)
		case e.Kind == trace.Wait:
			at := uintptr(unsafe.Pointer(it.signal()))
			e.Cause = w.tracer.causeOf(s.pe, at, at+8, e.Start)
		case e.Kind != trace.Order:
			e.To = it.comm.PE + 1
		}
	default:
		e.Name = itemNames[it.kind]
	}
	if w.cfg.Recorder.Records(e.Kind) {
		w.cfg.Recorder.Event(e)
	}
	w.cfg.Recorder.Flush()
}

// itemNames are what traces call other work of streams.
var itemNames = map[itemKind]string{
	itemCopy: "copy", itemZero: "zero memory", itemBox: "copy a box", itemUnit: "NCCL", itemHost: "function of the host", itemCondition: "condition",
}
