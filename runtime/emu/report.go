package emu

import (
	"fmt"
	"sort"
	"strings"

	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/op"
)

// waitKind is what a thread waits for.
type waitKind uint8

const (
	waitNone   waitKind = iota
	waitSignal          // for a signal to compare
	waitLine            // for a half of a line to have its flag
	waitWords           // for words of symmetric memory to compare
	waitMeet            // for threads
	waitTeam            // for PEs
)

// wait is what a thread waits for.
type wait struct {
	kind  waitKind
	word  *uint64
	cmp   int32
	value uint64
	words *engine.Wait
	meet  *meet
	call  meeting
}

// String returns what is waited for, with values.
func (w *wait) String() string {
	switch w.kind {
	case waitSignal:
		return fmt.Sprintf("shmem.SignalWaitUntil: the signal is %d, waits for %s %d", peek(w.word), cmpText(w.cmp), w.value)
	case waitLine:
		return fmt.Sprintf("shmem.WaitLine: the flag is %d, waits for %d", peek(w.word)>>32, w.value)
	case waitWords:
		return describeWords(w.words)
	case waitMeet:
		return w.meet.call.String()
	case waitTeam:
		return w.call.String()
	}
	return "nothing"
}

// over reports whether the word that is waited for is as it has to be.
func (w *wait) over() bool {
	v := peek(w.word)
	if w.kind == waitLine {
		return v>>32 == w.value
	}
	return compare(v, w.cmp, w.value)
}

// peek reads a word of device memory for the emulator, which is no access of the
// program: the race detector must not see it.
//
//go:norace
func peek(p *uint64) uint64 { return *p }

func cmpText(cmp int32) string {
	switch cmp {
	case op.CmpEQ:
		return "=="
	case op.CmpNE:
		return "!="
	case op.CmpGT:
		return ">"
	case op.CmpLE:
		return "<="
	case op.CmpLT:
		return "<"
	}
	return ">="
}

// stuck ends what waits for ever: every thread waits, and nothing is left to
// deliver.
func (w *World) stuck() {
	if len(w.kernel) > 0 {
		report := w.report(nil)
		for _, k := range append([]*kernel(nil), w.kernel...) {
			k.deadlock(report)
		}
		w.drain()
		return
	}
	waits := w.hostWaits()
	if len(w.barrier.arrived) > 0 {
		for _, s := range w.barrier.arrived {
			s.pe.fail(fmt.Errorf("barrier on the stream: not all PEs call it: %s", waits))
		}
		return
	}
	w.mu.Lock()
	for _, p := range w.pes {
		if c := p.call; c != nil && c.coll != nil {
			w.release(c, fmt.Errorf("%s: not all PEs call it: %s", c.what, waits))
		}
	}
	for _, p := range w.pes {
		if c := p.call; c != nil && w.blocked == w.live {
			w.release(c, fmt.Errorf("%s: it waits for ever: %s", c.what, waits))
		}
	}
	w.mu.Unlock()
	w.interrupt.Store(true)
}

// deadlock fails the launch with the report.
func (k *kernel) deadlock(report string) {
	e := k.waitFault()
	if e == nil {
		k.pe.fail(fmt.Errorf("kernel %s on PE %d does not end; %s", k.name, k.pe.rank, report))
		return
	}
	e.Msg = "deadlock: every thread waits and nothing is left to deliver" + report
	k.fault = e
	k.failed()
}

// waitFault returns an error at the first thread that waits, nil if none does.
// The message is what it waits for. A report has had the threads note where they
// are.
func (k *kernel) waitFault() *fault.Error {
	var first *thread
	for _, b := range k.live {
		for i := range b.threads {
			t := &b.threads[i]
			if t.state == parked && t.b == b && (first == nil || t.b.rank < first.b.rank) {
				first = t
				break
			}
		}
	}
	if first == nil {
		return nil
	}
	e := first.newFault()
	e.File, e.Line = userFrame(first.pcs)
	e.Kind, e.Msg = fault.Wait, first.wait.String()
	return e
}

// cancelled returns the error of a host that no longer waits for its kernels: the
// cause, and where the threads wait.
func (w *World) cancelled(c *hostCall) error {
	report := w.report(c.pe)
	for _, k := range w.kernel {
		if k.pe != c.pe {
			continue
		}
		if e := k.waitFault(); e != nil {
			e.Msg += "; ended while waiting" + report
			return fmt.Errorf("%s: %w: %w", c.what, c.cancel, e)
		}
	}
	return fmt.Errorf("%s: %w", c.what, c.cancel)
}

// reportPlaces is how many places a report lists.
const reportPlaces = 20

// report says who waits where for what, threads of one place together: of one GPU,
// or, for nil, of all and their hosts.
func (w *World) report(only *pe) string {
	type spot struct {
		text  string
		count int
		first *thread
	}
	byText := map[string]*spot{}
	var places []*spot
	var absent []string
	for _, k := range w.kernel {
		if only != nil && k.pe != only {
			continue
		}
		for _, b := range k.live {
			for i := range b.threads {
				t := &b.threads[i]
				if t.b != b || t.state != parked {
					continue
				}
				w.probe(t)
				file, line := userFrame(t.pcs)
				text := fmt.Sprintf("%s:%d: kernel %s, PE %d waits in %v", file, line, k.name, t.pe.rank, &t.wait)
				p := byText[text]
				if p == nil {
					p = &spot{text: text, first: t}
					byText[text] = p
					places = append(places, p)
				}
				p.count++
			}
		}
		if k.started < k.blocks {
			absent = append(absent, fmt.Sprintf("kernel %s, PE %d: %s", k.name, k.pe.rank, k.absent()))
		}
	}
	sort.SliceStable(places, func(i, j int) bool { return places[i].first.pe.rank < places[j].first.pe.rank })
	var b strings.Builder
	for i, p := range places {
		if i == reportPlaces {
			fmt.Fprintf(&b, "\n\tand %d more places", len(places)-i)
			break
		}
		fmt.Fprintf(&b, "\n\t%s: %d threads, such as block %s thread %s", p.text, p.count, dim(p.first.b.idx), threadName(p.first))
	}
	for _, a := range absent {
		b.WriteString("\n\t" + a)
	}
	if waits := w.hostWaits(); only == nil && waits != "" {
		b.WriteString("\n\thosts: " + waits)
	}
	return b.String()
}

// probe has a waiting thread note where it is.
func (w *World) probe(t *thread) {
	t.probe = true
	if t.f.in == nil {
		t.f.next()
		return
	}
	t.f.resume()
}

// hostWaits says what the hosts wait for.
func (w *World) hostWaits() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	var s []string
	for _, p := range w.pes {
		switch {
		case p.closed:
			s = append(s, fmt.Sprintf("PE %d has closed its device", p.rank))
		case p.call != nil:
			s = append(s, fmt.Sprintf("PE %d: %s", p.rank, p.call.what))
		}
	}
	return strings.Join(s, "; ")
}
