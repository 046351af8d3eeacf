package traceview

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Path is the critical path: what the end of the trace has waited for, from the first event to
// the last. Its steps follow each other, and take the time of the whole trace. If a step of it
// took less time, the job would be over earlier, until another path is the longest.
type Path struct {
	Steps []Step `json:"steps"` // in the order of time
	// Unknown says that the path goes through waits of which it is not known who ended them.
	Unknown bool `json:"unknown,omitempty"`
}

// Step is a part of the path: something that a PE does, or a message on its way to it.
type Step struct {
	PE   int  `json:"pe"`
	What What `json:"what"`
	From int  `json:"from"` // the PE that the message is of, or NoPE
	// Place is the line of the source up to which the PE computes or at which it waits; empty
	// for the end of the kernel.
	Place  string `json:"place,omitempty"`
	Kernel string `json:"kernel,omitempty"`
	Start  int64  `json:"start"`
	End    int64  `json:"end"`
}

// Duration returns how long the step takes.
func (s Step) Duration() int64 { return s.End - s.Start }

// What is what happens in a step.
type What string

const (
	Computes  What = "computes"
	Message   What = "message"         // is on its way
	Meets     What = "meets"           // the others, and has come last itself
	Waiting   What = "waiting"         // for nobody knows whom
	Completes What = "completes"       // what it has sent: it is in quiet, or a fence or flush
	Pause     What = "between kernels" // or before the first, or after the last: the PE runs none
)

// sure is the time from which a wait whose cause was sent before it has waited for the message,
// where it is not known when that came: a look at a word takes less.
const sure = 1000

// walk is what a search for the critical path looks at, each list by the ends of its events.
type walk struct {
	runs  map[trace.Track][]*trace.Event // what takes a track's time: blocks, and work on streams
	waits map[trace.Track][]*trace.Event // what others ended
	holds map[trace.Track][]*trace.Event // what else a block waits in: quiet, and other waits
	ended [][]*trace.Event               // the runs of a PE
	seen  map[*trace.Event]bool          // the waits that were gone through
	steps []Step
}

// criticalPath goes back from the last event: along a block to the last wait that has really
// waited, and from there to the block that ended it, at the time at which it did. Before the
// start of a block comes what ran last on its PE.
func criticalPath(t *trace.Trace) (p Path) {
	w := walk{map[trace.Track][]*trace.Event{}, map[trace.Track][]*trace.Event{}, map[trace.Track][]*trace.Event{}, make([][]*trace.Event, t.PEs), map[*trace.Event]bool{}, nil}
	var last *trace.Event
	for i := range t.Events {
		e := &t.Events[i]
		k := e.Track()
		if e.End > e.Start && (e.Kind == trace.Kernel) == (e.Stream == 0) {
			w.runs[k] = append(w.runs[k], e)
			w.ended[e.PE] = append(w.ended[e.PE], e)
			if last == nil || e.End > last.End {
				last = e
			}
		}
		switch {
		case endedBy(e, t.Clock):
			w.waits[k] = append(w.waits[k], e)
		case e.Stream == 0 && e.End > e.Start && (e.Kind == trace.Order || e.Kind.Waits()):
			w.holds[k] = append(w.holds[k], e)
			p.Unknown = p.Unknown || e.Kind.Waits() && e.Cause == nil && e.End-e.Start >= sure
		}
	}
	if last == nil {
		return Path{}
	}
	byEnd := func(list []*trace.Event) {
		slices.SortStableFunc(list, func(a, b *trace.Event) int { return cmp.Compare(a.End, b.End) })
	}
	for _, lists := range []map[trace.Track][]*trace.Event{w.runs, w.waits, w.holds} {
		for _, list := range lists {
			byEnd(list)
		}
	}
	for _, list := range w.ended {
		byEnd(list)
	}
	first, end := bounds(t)
	w.step(Step{PE: last.PE, What: Pause, From: trace.NoPE, Start: last.End, End: end})
	w.back(last.Track(), last.End, first)
	slices.Reverse(w.steps)
	p.Steps = w.steps
	return p
}

// back goes back from a time on a track, to the beginning of the trace.
func (w *walk) back(k trace.Track, at, first int64) {
	to := ""
	for {
		start := at
		if run := w.in(k, at); run != nil {
			start = run.Start
			// What was sent at the end of the wait takes no time: nothing is gone through twice.
			if e := until(w.waits[k], at); e != nil && e.End >= start && !w.seen[e] {
				w.seen[e] = true
				w.along(k, e.End, at, to, run.Kernel)
				c := e.Cause
				w.step(Step{PE: k.PE, What: Message, From: c.PE, Place: e.Place(), Kernel: run.Kernel, Start: c.Sent, End: e.End})
				k, at, to = c.Track(), c.Sent, c.Place()
				continue
			}
			w.along(k, start, at, to, run.Kernel)
		}
		prev := until(w.ended[k.PE], start)
		if prev == nil {
			w.step(Step{PE: k.PE, What: Pause, From: trace.NoPE, Start: first, End: start})
			return
		}
		w.step(Step{PE: k.PE, What: Pause, From: trace.NoPE, Start: prev.End, End: start})
		k, at, to = prev.Track(), prev.End, ""
	}
}

// until returns the last of a list, by their ends, that ends by a time, or nil.
func until(list []*trace.Event, at int64) *trace.Event {
	i, _ := slices.BinarySearchFunc(list, at, func(e *trace.Event, at int64) int {
		if e.End <= at {
			return -1
		}
		return 1
	})
	if i == 0 {
		return nil
	}
	return list[i-1]
}

// in returns what runs on a track at a time and before it, or nil.
func (w *walk) in(k trace.Track, at int64) *trace.Event {
	list := w.runs[k] // one after the other
	i, _ := slices.BinarySearchFunc(list, at, func(e *trace.Event, at int64) int { return cmp.Compare(e.End, at) })
	if i == len(list) || list[i].Start >= at {
		return nil
	}
	return list[i]
}

// along adds what a block does from one time to another.
func (w *walk) along(k trace.Track, from, at int64, to, kernel string) {
	s := Step{PE: k.PE, What: Computes, From: trace.NoPE, Kernel: kernel}
	for at > from {
		e := until(w.holds[k], at)
		if e == nil || e.End <= from {
			break
		}
		s.What, s.Place, s.Start, s.End = Computes, to, e.End, at
		w.step(s)
		s.What, s.Place, s.Start, s.End = Waiting, e.Place(), max(e.Start, from), e.End
		switch {
		case e.Kind == trace.Order:
			s.What = Completes
		case e.From() == e.PE:
			s.What = Meets
		case e.Cause != nil:
			s.What, s.From = Message, e.Cause.PE
		}
		w.step(s)
		s.From = trace.NoPE
		at, to = s.Start, e.Place()
	}
	s.What, s.Place, s.Start, s.End = Computes, to, from, at
	w.step(s)
}

// step adds a step that takes time.
func (w *walk) step(s Step) {
	if s.End > s.Start {
		w.steps = append(w.steps, s)
	}
}

// endedBy reports whether the end of the wait has waited for what somebody else did. That is so
// if it was sent after the wait had begun. What was sent before may have been on its way for
// long, which costs time on GPUs; the emulator holds things back at will.
func endedBy(e *trace.Event, c trace.Clock) bool {
	switch s := e.Cause; {
	case s == nil || !e.Kind.Waits() || s.Track() == e.Track() || e.End <= e.Start || s.Sent > e.End:
		return false
	case s.Sent > e.Start:
		return true
	}
	return c == trace.Timer && e.End-e.Start >= sure
}
