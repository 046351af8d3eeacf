package emu

import (
	"fmt"
	"slices"
	"strconv"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// census is what the threads, streams and hosts of a GPU, or, for nil, of all do. Threads
// that stand at one place for one reason are one group. It runs on the engine's goroutine,
// with no thread running.
func (w *World) census(only *pe) *hang.Report {
	r := &hang.Report{}
	for _, p := range w.pes {
		if only == nil || p == only {
			r.PEs = append(r.PEs, w.censusOf(p))
		}
	}
	if only == nil {
		w.hosts.mu.Lock()
		for i, p := range w.pes {
			p.hostState(&r.PEs[i])
		}
		w.hosts.mu.Unlock()
		if s := w.calling.s; s != nil {
			r.PEs[s.pe.rank].State, r.PEs[s.pe.rank].Does = hang.Runs, "a function that a stream calls"
		}
		r.Complete()
	}
	return r
}

// censusOf is what the threads and streams of a GPU do.
func (w *World) censusOf(p *pe) hang.PE {
	c := hang.PE{Rank: p.rank}
	type spot struct {
		kernel, file string
		line         int
		waits        string
	}
	at := map[spot]int{}
	for _, k := range w.launches.live {
		if k.pe != p {
			continue
		}
		for _, b := range k.live {
			for i := range b.threads {
				t := &b.threads[i]
				if t.b != b || t.state != parked && !t.suspended() {
					continue
				}
				w.probe(t)
				file, line := t.place()
				s := spot{k.name, file, line, ""}
				if t.waits() {
					s.waits = t.waitText()
				}
				n, ok := at[s]
				if !ok {
					n = len(c.Groups)
					at[s] = n
					c.Groups = append(c.Groups, t.census(s.file, s.line, s.waits))
				}
				c.Groups[n].Threads++
			}
		}
		if k.started < k.blocks {
			c.Notes = append(c.Notes, fmt.Sprintf("kernel %s, PE %d: %s", k.name, p.rank, k.absent()))
		}
	}
	for _, s := range w.communicating(p) {
		c.Groups = append(c.Groups, s.census())
	}
	return c
}

// census returns the group of which t is the first thread.
func (t *thread) census(file string, line int, waits string) hang.Group {
	b, d := t.b.idx, unrank(t.rank, t.k.dim)
	g := hang.Group{
		Kernel: t.k.name, File: file, Line: line, Waits: waits,
		Block: [3]int{b.X, b.Y, b.Z}, Thread: [3]int{d.X, d.Y, d.Z},
	}
	if !t.waits() {
		return g
	}
	itself := false
	switch t.wait.kind {
	case waitSignal, waitLine, waitWords, waitPoll:
		var at unsafe.Pointer
		if g.Word, at = t.wait.awaited(); g.Word == nil {
			itself = t.wait.kind == waitPoll && t.alone(t.wait.at)
			break
		}
		g.Word.Name = t.w.history.nameOf(t.pe, at, t.wait.size())
		if from, ok := t.w.history.updates[at]; ok && from != t.pe.rank {
			g.For, g.Known = []int{from}, hang.ByUpdate
		}
	case waitTeam, waitMeet:
		if t.wait.call != nil && t.wait.call.op != nil {
			g.For = t.w.teams.absent(t.pe, func(e *entry) bool { return e.by != nil && e.by.b == t.b })
		}
		if len(g.For) > 0 {
			g.Known = hang.ByOperation
		} else {
			itself = t.wait.kind == waitMeet
		}
	default:
		itself = true
	}
	if itself {
		g.For, g.Known = []int{t.pe.rank}, hang.ByReach
	}
	return g
}

// census returns a stream that waits for other PEs.
func (s *stream) census() hang.Group {
	g := hang.Group{Stream: true, Waits: s.waitText()}
	if it := s.busy; it.comm != nil && it.comm.Op.Collective() {
		if g.For = s.pe.w.teams.absent(s.pe, func(e *entry) bool { return e.on == s }); len(g.For) > 0 {
			g.Known = hang.ByOperation
		}
	}
	return g
}

// absent returns the PEs that have not come to the call in which a PE is, as is says.
func (ts *teams) absent(p *pe, is func(e *entry) bool) []int {
	var list []int
	for tm := range ts.all() {
		if tm.numbers[p.rank] < 0 {
			continue
		}
		e := tm.inside[tm.numbers[p.rank]]
		if e == nil || !is(e) {
			continue
		}
		for i, o := range tm.rounds.at(tm.entered[e.member]-1, nil).entries {
			if o == nil {
				list = append(list, tm.members[i])
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// awaited returns the word that is waited for, and its address; nil if there is none.
func (w *wait) awaited() (*hang.Word, unsafe.Pointer) {
	switch w.kind {
	case waitSignal:
		return &hang.Word{Value: decimal(peek(w.word)), Compare: op.CompareText(w.cmp), Wanted: decimal(w.value)}, unsafe.Pointer(w.word)
	case waitLine:
		return &hang.Word{Value: decimal(peek(w.word) >> 32), Compare: op.CompareText(op.CmpEQ), Wanted: decimal(w.value)}, unsafe.Pointer(w.word)
	}
	if w.words == nil {
		return nil, nil
	}
	word, i := awaitedWord(w.words)
	if word == nil {
		return nil, nil
	}
	return word, unsafe.Add(w.words.Word.Base, i*(w.words.Type.Bits()/8))
}

// size is the size of the words that are waited for.
func (w *wait) size() uintptr {
	if w.words == nil {
		return 8
	}
	return uintptr(w.words.Type.Bits() / 8)
}

// hostState fills in what the host of the PE does. The caller holds hosts.mu.
func (p *pe) hostState(c *hang.PE) {
	switch {
	case p.gone:
		c.State, c.Does = hang.Died, goneText
	case p.closed, p.call != nil && p.call.closing:
		c.State = hang.Returned
	case p.call == nil:
		c.State = hang.Runs
	default:
		c.State, c.Does = hang.Waits, p.call.what
		if p.call.coll != nil {
			c.For = p.w.hosts.absentees(p.call.coll)
		}
	}
}

// absentees are the PEs that have not made the call that others wait in. The caller holds hosts.mu.
func (h *hosts) absentees(c *collective) (list []int) {
	for _, p := range c.pes {
		if !p.makes(c) {
			list = append(list, p.rank)
		}
	}
	slices.Sort(list)
	return list
}

func decimal(v uint64) string { return strconv.FormatUint(v, 10) }
