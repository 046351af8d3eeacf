package emu

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// condition is work of a graph of which the GPU decides by a word when it comes there.
type condition struct {
	kind   driver.ConditionKind
	word   unsafe.Pointer
	bodies []*capture
}

// conditionCapture implements driver.Condition. It is written under hosts.mu.
type conditionCapture struct {
	s     *stream
	c     *condition
	next  int
	outer *capture // that of the stream while a body is captured
}

func (s *stream) BeginCondition(kind driver.ConditionKind, word driver.Mem, bodies int) (driver.Condition, error) {
	if s.capture == nil {
		return nil, errors.New("the stream does not capture")
	}
	c := &condition{kind: kind, word: word.Emu.Base, bodies: make([]*capture, bodies)}
	if err := s.put(kind.String(), &item{kind: itemCondition, cond: c}); err != nil {
		return nil, err
	}
	return &conditionCapture{s: s, c: c}, nil
}

func (b *conditionCapture) BeginBody() error {
	w := b.s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if b.next == len(b.c.bodies) {
		return fmt.Errorf("%v has %d bodies", b.c.kind, b.next)
	}
	body := &capture{lanes: []*lane{{s: b.s}}}
	b.c.bodies[b.next] = body
	b.next++
	b.outer, b.s.capture = b.s.capture, body
	return nil
}

func (b *conditionCapture) EndBody() error {
	w := b.s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	for _, l := range b.s.capture.lanes {
		l.s.capture = nil
	}
	b.s.capture = b.outer
	return nil
}

// decide puts the body that the word asks for before the other work of the stream, and behind
// the body of a loop the loop again.
func (s *stream) decide(it *item) {
	c := it.cond
	s.order(it)
	s.noteCopy(it)
	n := c.kind.Choose(it.read, len(c.bodies))
	if n < 0 {
		return
	}
	work := s.unfold(c.bodies[n])
	if c.kind == driver.While {
		work = append(work, &item{kind: itemCondition, cond: c})
	}
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	s.queue = append(work, s.queue...)
}

// unfold returns the work of a body on this stream. That of its other streams goes to streams
// that exist for this time alone.
func (s *stream) unfold(body *capture) (work []*item) {
	if len(body.lanes) > 1 {
		s.pe.dropStreams() // those of the time before
	}
	events, streams := map[*event]*event{}, body.streams(s)
	for i, l := range body.lanes {
		to := streams[l.s]
		var items []*item
		for _, it := range l.items {
			items = append(items, it.again(to, events))
		}
		if i == 0 {
			work = items
			continue
		}
		w := s.pe.w
		w.hosts.mu.Lock()
		to.queue, to.shut = items, true
		w.hosts.mu.Unlock()
		to.feed()
	}
	return work
}

// doDecide reads the word of a condition.
//
//go:norace
func (s *stream) doDecide(it *item) {
	race.Read(it.cond.word, 4)
	it.read = *(*uint32)(it.cond.word)
}
