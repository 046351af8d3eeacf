// Package traceview sums up a trace: where time goes, who waits for whom, and the critical path.
//
// It imports only package trace. Start reading at Summarise, and at Print, which writes the summary
// as text.
package traceview

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Summary is what a trace says in a few lines.
type Summary struct {
	// Time is from the first event to the last.
	Time  int64   `json:"time"`
	PEs   []Usage `json:"pes"`
	Spans []Named `json:"spans"`
	// Waits are the waits, the longest first.
	Waits []Waited `json:"waits"`
	Path  Path     `json:"path"`
}

// Usage is where the time of the blocks of a PE goes, summed over them. A block of which a
// thread waits does.
type Usage struct {
	PE     int `json:"pe"`
	Blocks int `json:"blocks"`
	// Time is the sum of what follows.
	Time      int64 `json:"time"`
	Computing int64 `json:"computing"`
	Waiting   int64 `json:"waiting"`
	Barriers  int64 `json:"barriers"` // and collectives
	Sending   int64 `json:"sending"`  // in puts, gets, signals and atomics
	Ordering  int64 `json:"ordering"` // in fence, flush and quiet
}

// Named is the time in spans of a name, in all blocks of a PE.
type Named struct {
	Name    string `json:"name"`
	PE      int    `json:"pe"`
	Count   int    `json:"count"`
	Time    int64  `json:"time"`
	Longest int64  `json:"longest"`
}

// Waited is the waits of a PE at one place for another.
type Waited struct {
	PE int `json:"pe"`
	// For is the PE that ended the waits, or NoPE.
	For     int    `json:"for"`
	Name    string `json:"name"`
	Place   string `json:"place"`
	Count   int    `json:"count"`
	Time    int64  `json:"time"`
	Longest int64  `json:"longest"`
}

// Summarise returns the summary of a trace.
func Summarise(t *trace.Trace) *Summary {
	first, last := bounds(t)
	return &Summary{Time: last - first, PEs: usage(t), Spans: spans(t), Waits: waits(t), Path: criticalPath(t)}
}

// bounds returns when the first event begins, and when the last one ends.
func bounds(t *trace.Trace) (first, last int64) {
	for i, e := range t.Events {
		if i == 0 {
			first, last = e.Start, e.End
		}
		first, last = min(first, e.Start), max(last, e.End)
	}
	return first, last
}

// stretch is a time between two.
type stretch struct{ from, to int64 }

// covered returns how long some of the stretches last, within a stretch.
func covered(list []stretch, in stretch) (sum int64) {
	slices.SortFunc(list, func(a, b stretch) int { return cmp.Compare(a.from, b.from) })
	at := in.from
	for _, s := range list {
		lo, hi := max(s.from, at), min(s.to, in.to)
		if hi > lo {
			sum += hi - lo
			at = hi
		}
	}
	return sum
}

// usage sums up where the time of the blocks goes. What a thread does in a wait of another
// counts as waiting.
func usage(t *trace.Trace) []Usage {
	type ofBlock struct {
		runs  *trace.Event
		parts [4][]stretch // waiting, barriers, ordering, sending
	}
	blocks := map[trace.Track]*ofBlock{}
	var order []trace.Track
	for i := range t.Events {
		e := &t.Events[i]
		if e.Stream != 0 {
			continue
		}
		k := e.Track()
		b := blocks[k]
		if b == nil {
			b = &ofBlock{}
			blocks[k] = b
			order = append(order, k)
		}
		n := -1
		switch e.Kind {
		case trace.Kernel:
			b.runs = e
		case trace.Wait:
			n = 0
		case trace.Barrier, trace.Collective:
			n = 1
		case trace.Order:
			n = 2
		case trace.Put, trace.Get, trace.Signal, trace.Atomic:
			n = 3
		}
		if n >= 0 {
			b.parts[n] = append(b.parts[n], stretch{e.Start, e.End})
		}
	}
	list := make([]Usage, t.PEs)
	for pe := range list {
		list[pe].PE = pe
	}
	for _, k := range order {
		b := blocks[k]
		if b.runs == nil {
			continue
		}
		u := &list[k.PE]
		in := stretch{b.runs.Start, b.runs.End}
		u.Blocks++
		u.Time += in.to - in.from
		var all []stretch
		before := int64(0)
		for n, sum := range []*int64{&u.Waiting, &u.Barriers, &u.Ordering, &u.Sending} {
			all = append(all, b.parts[n]...)
			now := covered(all, in)
			*sum += now - before
			before = now
		}
		u.Computing += in.to - in.from - before
	}
	return list
}

// spans sums up the spans of the user.
func spans(t *trace.Trace) []Named {
	type key struct {
		name string
		pe   int
	}
	list := sumUp(t.Events, func(e trace.Event) (key, bool) { return key{e.Name, e.PE}, e.Kind == trace.Span },
		func(k key) Named { return Named{Name: k.name, PE: k.pe} },
		func(n *Named, d int64) { n.Count++; n.Time += d; n.Longest = max(n.Longest, d) })
	slices.SortStableFunc(list, func(a, b Named) int { return cmp.Or(cmp.Compare(a.Name, b.Name), a.PE-b.PE) })
	return list
}

// waits sums up the waits by who waits where for whom.
func waits(t *trace.Trace) []Waited {
	type key struct {
		pe, from    int
		name, place string
	}
	list := sumUp(t.Events, func(e trace.Event) (key, bool) { return key{e.PE, e.From(), e.Name, e.Place()}, e.Kind.Waits() },
		func(k key) Waited { return Waited{PE: k.pe, For: k.from, Name: k.name, Place: k.place} },
		func(w *Waited, d int64) { w.Count++; w.Time += d; w.Longest = max(w.Longest, d) })
	slices.SortStableFunc(list, func(a, b Waited) int {
		return cmp.Or(cmp.Compare(b.Time, a.Time), a.PE-b.PE, a.For-b.For, cmp.Compare(a.Place, b.Place))
	})
	return list
}

// lasting is what has a duration: an event, or a step of the critical path.
type lasting interface{ Duration() int64 }

// sumUp adds the durations of those that have a key to what the key stands for.
func sumUp[T lasting, K comparable, V any](list []T, of func(T) (K, bool), begin func(K) V, add func(*V, int64)) []V {
	at := map[K]int{}
	var sums []V
	for _, x := range list {
		k, ok := of(x)
		if !ok {
			continue
		}
		i, known := at[k]
		if !known {
			i = len(sums)
			at[k] = i
			sums = append(sums, begin(k))
		}
		add(&sums[i], x.Duration())
	}
	return sums
}
