package emu

import (
	"time"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// HangReport says what all PEs do: their hosts, threads and streams. It may be called from any
// goroutine at any time. A thread that computes holds up everything; when patience ends, it
// alone is told, with what the hosts do.
func (w *World) HangReport(patience <-chan time.Time) *hang.Report {
	h := &w.hosts
	h.mu.Lock()
	if !h.engine || h.lost {
		defer h.mu.Unlock()
		return w.hosts.census()
	}
	answer := make(chan *hang.Report, 1)
	h.surveys = append(h.surveys, answer)
	h.summon()
	h.mu.Unlock()
	select {
	case r := <-answer:
		return r
	case <-patience:
	}
	h.mu.Lock()
	r := w.hosts.census()
	h.mu.Unlock()
	if t := w.activity.thread.Load(); t != nil {
		runs(r, t.runningFault())
	}
	return r
}

// runs notes in what the hosts do that a thread runs.
func runs(r *hang.Report, e *fault.Error) {
	r.PEs[e.PE].Groups = []hang.Group{{Kernel: e.Kernel, File: e.File, Line: e.Line, Block: e.Block, Thread: e.Thread, Threads: 1}}
}

// answer answers who has asked what the PEs do.
func (w *World) answer(surveys []chan *hang.Report) {
	if len(surveys) == 0 {
		return
	}
	r := w.census(nil)
	for _, answer := range surveys {
		answer <- r
	}
}

// census is what the hosts do. The caller holds hosts.mu.
func (h *hosts) census() *hang.Report {
	r := &hang.Report{}
	for _, p := range h.pes {
		pe := hang.PE{Rank: p.rank}
		p.hostState(&pe)
		r.PEs = append(r.PEs, pe)
	}
	return r
}
