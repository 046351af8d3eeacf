package trace

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/gpuc-go/gpuc/internal/store/atomicfile"
)

// Assemble joins the parts in a directory to a trace.
func Assemble(dir string) (*Trace, error) {
	parts, err := readParts(dir)
	if err == nil && len(parts) == 0 {
		err = errors.New("nothing was recorded: the program has not reached gpurt.Main, or its kernels ran elsewhere")
	}
	if err != nil {
		return nil, fmt.Errorf("read the parts of a trace in %s: %w", dir, err)
	}
	t, err := join(parts)
	if err != nil {
		return nil, fmt.Errorf("join the parts of a trace in %s: %w", dir, err)
	}
	return t, nil
}

// Finish writes the trace of a file whose parts are beside it, and removes the parts.
func Finish(file string) (*Trace, error) {
	dir := PartsOf(file)
	t, err := Assemble(dir)
	if err != nil {
		return nil, err
	}
	if err := atomicfile.Write(file, filepath.Base(file)+".", 0o644, t.Write); err != nil {
		return nil, fmt.Errorf("write a trace: %w", err)
	}
	return t, os.RemoveAll(dir)
}

// join makes one trace of parts.
func join(parts []part) (*Trace, error) {
	slices.SortFunc(parts, func(a, b part) int { return a.First - b.First })
	h := parts[0].Head
	t := &Trace{PEs: h.PEs, Clock: h.Clock, Level: h.Level}
	next := 0
	for _, p := range parts {
		switch {
		case p.PEs != h.PEs || p.Clock != h.Clock || p.Level != h.Level:
			return nil, fmt.Errorf("%s and %s are of different jobs", parts[0].name, p.name)
		case p.First < next:
			return nil, fmt.Errorf("PE %d is in two of them", p.First)
		}
		for ; next < p.First; next++ {
			t.Missing = append(t.Missing, next)
		}
		next = p.First + p.Count
		t.Events = append(t.Events, p.events...)
		t.Dropped += p.dropped
		t.Notes = append(t.Notes, p.notes...)
	}
	for ; next < h.PEs; next++ {
		t.Missing = append(t.Missing, next)
	}
	if h.Clock == Timer {
		t.align(parts)
	}
	t.complete()
	t.merge()
	if h.Clock == Timer {
		t.match()
		t.addLaunches()
	}
	t.zero()
	return t, nil
}

// align has all times by one clock.
func (t *Trace) align(parts []part) {
	a, skew, unknown := align(parts)
	t.Skew = skew
	for i := range t.Events {
		e := &t.Events[i]
		e.Start, e.End = a.time(e.PE, e.Start), a.time(e.PE, e.End)
	}
	if len(unknown) > 0 {
		t.Notes = append(t.Notes, fmt.Sprintf("the times of PEs %v are not aligned with those of the others: their job ended before their timers were read", unknown))
	}
}

// before sorts events by time, the outer one first.
func before(a, b Event) int {
	return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.End, a.End), a.PE-b.PE, a.Stream-b.Stream, slices.Compare(a.Block[:], b.Block[:]), a.Kind.depth()-b.Kind.depth(), a.Thread-b.Thread)
}

// depth is how far inside others an event is that takes the same time.
func (k Kind) depth() int {
	switch k {
	case Kernel:
		return 0
	case Span:
		return 1
	}
	return 2
}

// zero has times begin at 0. They are small then, and exact as numbers of JSON.
func (t *Trace) zero() {
	slices.SortStableFunc(t.Events, before)
	if len(t.Events) == 0 {
		return
	}
	first := t.Events[0].Start
	for i := range t.Events {
		e := &t.Events[i]
		e.Start -= first
		e.End -= first
		if e.Cause != nil {
			c := *e.Cause
			c.Sent -= first
			if c.Arrived != 0 {
				c.Arrived -= first
			}
			e.Cause = &c
		}
	}
}

// Track is where events are shown, and what runs one after the other: a stream, or a block of
// a launch.
type Track struct {
	PE, Stream, Launch int
	Block              [3]int
}

// Track returns the track that the event is on.
func (e *Event) Track() Track { return Track{e.PE, e.Stream, e.Launch, e.Block} }

// Track returns the track that the cause was on.
func (c *Cause) Track() Track { return Track{c.PE, c.Stream, c.Launch, c.Block} }

// merge makes one event of what threads of a block do together: each of them the same at one
// place, once. What they do lasts from the first start to the last end. A wait lasts only as
// long as some thread waits: one that comes later and finds the wait over adds nothing.
func (t *Trace) merge() {
	type key struct {
		Track
		kind           Kind
		name, file     string
		line, to, from int
	}
	type merged struct {
		at      int // in out
		threads map[int]bool
	}
	slices.SortStableFunc(t.Events, before)
	last := map[key]*merged{}
	out := t.Events[:0]
	for _, e := range t.Events {
		if e.Stream != 0 || e.Kind == Kernel {
			out = append(out, e)
			continue
		}
		k := key{e.Track(), e.Kind, e.Name, e.File, e.Line, e.To, e.From()}
		if m := last[k]; m != nil && !m.threads[e.Thread] && out[m.at].joins(&e) {
			out[m.at].join(&e)
			m.threads[e.Thread] = true
			continue
		}
		e.Threads = 1
		last[k] = &merged{len(out), map[int]bool{e.Thread: true}}
		out = append(out, e)
	}
	t.Events = out
}

// joins reports whether what another thread does, no earlier, is the same event.
func (e *Event) joins(o *Event) bool {
	const short = 8
	return !e.Kind.Waits() || o.Start < e.End || (o.End-o.Start)*short <= e.End-e.Start
}

// join adds what another thread does.
func (e *Event) join(o *Event) {
	if !e.Kind.Waits() || o.Start < e.End {
		e.End = max(e.End, o.End)
	}
	if o.Cause != nil && (e.Cause == nil || o.Cause.Sent > e.Cause.Sent && o.Cause.Sent < e.End) {
		e.Cause, e.Word, e.Value = o.Cause, o.Word, o.Value
	}
	e.Thread, e.Unfinished = min(e.Thread, o.Thread), e.Unfinished || o.Unfinished
	e.Threads++
}

// complete adds the blocks of which something is recorded, but not their end.
func (t *Trace) complete() {
	runs := map[Track]*Event{}
	var order []Track
	for i := range t.Events {
		e := &t.Events[i]
		k := e.Track()
		switch r := runs[k]; {
		case e.Stream != 0:
		case r == nil:
			runs[k] = &Event{PE: e.PE, Kind: Kernel, Name: e.Kernel, Start: e.Start, End: e.End, Kernel: e.Kernel, Launch: e.Launch, Block: e.Block, Unfinished: e.Kind != Kernel}
			order = append(order, k)
		default:
			r.Start, r.End, r.Unfinished = min(r.Start, e.Start), max(r.End, e.End), r.Unfinished && e.Kind != Kernel
		}
	}
	for _, k := range order {
		if r := runs[k]; r.Unfinished {
			t.Events = append(t.Events, *r)
		}
	}
}
