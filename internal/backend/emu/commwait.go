package emu

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// communicating are the streams of a PE, or for nil of all, that wait for other PEs in an
// operation of their own, in the order of the PEs.
func (w *World) communicating(only *pe) []*stream {
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	var list []*stream
	for _, p := range w.pes {
		if only != nil && p != only {
			continue
		}
		for _, s := range p.streams {
			if s.busy != nil && (s.busy.comm != nil || s.busy.unit != nil) {
				list = append(list, s)
			}
		}
	}
	return list
}

// waitText says what a stream waits for in an operation.
func (s *stream) waitText() string {
	it := s.busy
	if it.unit != nil {
		return it.unit.waitText()
	}
	text := commText(it)
	switch o := it.comm.Op; {
	case o.Collective():
		return text + s.absent(it)
	case o.Blocks:
		return fmt.Sprintf("%s: the signal is %d, waits for %s %d", text, peek(it.signal()), op.CompareText(it.comm.Cmp), it.comm.Value)
	}
	return text
}

// absent says which members of a team have not made the call that the stream makes.
func (s *stream) absent(it *item) string {
	tm := it.team
	e := tm.inside[tm.numbers[s.pe.rank]]
	if e == nil || e.on != s {
		return ", after another call on its team"
	}
	rd := tm.rounds.at(tm.entered[e.member]-1, nil)
	var ranks []string
	for i, o := range rd.entries {
		if o == nil {
			ranks = append(ranks, strconv.Itoa(tm.members[i]))
		}
	}
	if len(ranks) == 0 {
		return ""
	}
	return ", which waits for PE " + strings.Join(ranks, ", ")
}

// streamWaits says what the streams of a PE, or of all, wait for.
func (w *World) streamWaits(only *pe) []string {
	var list []string
	for _, s := range w.communicating(only) {
		list = append(list, fmt.Sprintf("PE %d: %s", s.pe.rank, s.waitText()))
	}
	return list
}

// deadlockOnStreams ends the operations on streams that wait for ever, and reports whether
// there are any.
func (w *World) deadlockOnStreams() bool {
	streams := w.communicating(nil)
	if len(streams) == 0 {
		return false
	}
	report := w.report(nil)
	var errs jointFailure
	failures := make([]error, len(streams))
	for i, s := range streams {
		failures[i] = errs.as(s.pe.rank, fmt.Errorf("%s: deadlock: nothing is left to run or to deliver%s", s.waitText(), report))
	}
	for i, s := range streams {
		s.pe.fail(failures[i])
	}
	return true
}
