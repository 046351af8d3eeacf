package emu

import (
	"slices"
	"strconv"
	"strings"
)

// streamBarrier is where the streams of all PEs meet.
type streamBarrier struct {
	rendezvous[*stream]
	complete int       // of those who wait, streams whose PE has nothing left to complete
	later    []*stream // a second stream of a PE that has arrived
}

// reach has a stream arrive.
func (b *streamBarrier) reach(s *stream) {
	w := s.pe.w
	if slices.ContainsFunc(b.waiting, func(o *stream) bool { return o.pe == s.pe }) {
		b.later = append(b.later, s)
		return
	}
	s.order(s.busy)
	b.wait(s)
	w.quiet(s.pe, nil, func() { b.reached(w) })
}

// reached takes account of a PE whose operations are complete.
func (b *streamBarrier) reached(w *World) {
	b.complete++
	if b.complete < len(w.pes) || len(b.waiting) < len(w.pes) {
		return
	}
	for _, s := range b.waiting {
		s.tell((*stream).doPass)
	}
	b.open(w)
	later := b.later
	b.complete, b.later = 0, nil
	for _, s := range later {
		b.reach(s)
	}
}

// absent says which PEs have not reached the barrier that a PE has, "" if it waits in
// none.
func (b *streamBarrier) absent(p *pe) string {
	here := make([]bool, len(p.w.pes))
	for _, s := range b.waiting {
		here[s.pe.rank] = true
	}
	if !here[p.rank] {
		return ""
	}
	var ranks []string
	for rank, there := range here {
		if !there {
			ranks = append(ranks, strconv.Itoa(rank))
		}
	}
	return "the barrier on the stream waits for PE " + strings.Join(ranks, ", ")
}

// leave takes the streams of a PE that has failed off the barrier.
func (b *streamBarrier) leave(p *pe) {
	gone := func(s *stream) bool { return s.pe == p }
	b.drop(gone)
	b.later = slices.DeleteFunc(b.later, gone)
}
