package trace

import (
	"cmp"
	"math"
	"slices"
)

// The timers of GPUs begin anywhere and drift. Each process reads the timer of its GPU
// between two looks at the clock of its host, some times at the start and some at the end. The
// PEs of one host then have one clock. Between hosts the PEs meet some times: a PE leaves a
// meeting after every other has come to it, which bounds how far two clocks are apart. Between
// start and end, times are interpolated, so that a drift that is constant does no harm.

// Reading is a look at the timer of a PE, between two at the clock of its host. All are in
// nanoseconds.
type Reading struct {
	PE     int   `json:"pe"`
	Before int64 `json:"before"`
	Timer  int64 `json:"timer"`
	After  int64 `json:"after"`
}

// Meeting is when a PE came to a meeting of all PEs and left it, by the clock of its host. The
// PEs number their meetings.
type Meeting struct {
	PE     int   `json:"pe"`
	Number int   `json:"number"`
	Came   int64 `json:"came"`
	Left   int64 `json:"left"`
}

// anchor says that two clocks show at and to at one moment, give or take an error.
type anchor struct{ at, to, err int64 }

// scale takes times of one clock to another. It has an anchor or two.
type scale []anchor

// of returns a time by the other clock.
func (s scale) of(t int64) int64 {
	switch len(s) {
	case 0:
		return t
	case 1:
		return t + s[0].to - s[0].at
	}
	a, b := s[0], s[1]
	// The offset is interpolated, which is small; the times are not.
	from, to := a.to-a.at, b.to-b.at
	return t + from + int64(math.Round(float64(to-from)*(float64(t-a.at)/float64(b.at-a.at))))
}

// err is how far a time may be off.
func (s scale) err() (most int64) {
	for _, a := range s {
		most = max(most, a.err)
	}
	return most
}

// newScale returns the scale of the best anchors at the start and at the end. Anchors that are
// close together are of one moment: over so short a time the errors are more than the drift.
func newScale(list []anchor) scale {
	if len(list) == 0 {
		return nil
	}
	const apart = int64(100e6)
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b anchor) int { return cmp.Compare(a.at, b.at) })
	first, last := list[0].at, list[len(list)-1].at
	best := func(from, to int64) anchor {
		var found *anchor
		for i := range list {
			if a := &list[i]; a.at >= from && a.at <= to && (found == nil || a.err < found.err) {
				found = a
			}
		}
		return *found
	}
	if last-first < apart {
		return scale{best(first, last)}
	}
	// The readings of one moment take far less than half of the time between both.
	middle := first + (last-first)/2
	a, b := best(first, middle), best(middle+1, last)
	return scale{a, b}
}

// readingAnchors are the anchors from a PE's timer to the clock of its host.
func readingAnchors(list []Reading, pe int) (anchors []anchor) {
	for _, r := range list {
		if r.PE == pe && r.After >= r.Before {
			half := (r.After - r.Before) / 2
			anchors = append(anchors, anchor{r.Timer, r.Before + half, half + 1})
		}
	}
	return anchors
}

// meetingAnchors are the anchors from the clock of the host of PE pe to that of the host of PE
// to. The meetings that follow each other without a long pause make one anchor.
func meetingAnchors(list []Meeting, pe, to int) (anchors []anchor) {
	theirs := map[int]Meeting{}
	for _, m := range list {
		if m.PE == to {
			theirs[m.Number] = m
		}
	}
	const pause = int64(100e6)
	var lo, hi, last int64
	open := false
	finish := func() {
		if open && lo <= hi {
			off := lo + (hi-lo)/2
			anchors = append(anchors, anchor{last, last + off, (hi-lo)/2 + 1})
		}
		open = false
	}
	mine := slices.DeleteFunc(slices.Clone(list), func(m Meeting) bool { return m.PE != pe })
	slices.SortFunc(mine, func(a, b Meeting) int { return a.Number - b.Number })
	for _, m := range mine {
		o, ok := theirs[m.Number]
		if !ok {
			continue
		}
		if open && m.Came-last > pause {
			finish()
		}
		// Each came before the other left: Came+off <= o.Left, and o.Came <= Left+off.
		l, h := o.Came-m.Left, o.Left-m.Came
		if !open {
			lo, hi, open = l, h, true
		} else {
			lo, hi = max(lo, l), min(hi, h)
		}
		last = m.Left
	}
	finish()
	return anchors
}

// aligned takes times of all PEs to one clock, that of the host of the first part.
type aligned struct {
	timers map[int]scale // by PE, to the clock of its host
	hosts  map[int]scale // by PE, from the clock of its host to the first one's
}

// align aligns the clocks of parts that are of PEs with timers.
func align(parts []part) (a aligned, skew int64, unknown []int) {
	a = aligned{map[int]scale{}, map[int]scale{}}
	var meetings []Meeting
	for _, p := range parts {
		meetings = append(meetings, p.meetings...)
	}
	for _, p := range parts {
		for pe := p.First; pe < p.First+p.Count; pe++ {
			t := newScale(readingAnchors(p.readings, pe))
			a.timers[pe] = t
			if t == nil {
				unknown = append(unknown, pe)
				continue
			}
			err := t.err()
			if p.Host != parts[0].Host {
				h := newScale(meetingAnchors(meetings, pe, parts[0].First))
				if h == nil {
					unknown = append(unknown, pe)
					continue
				}
				a.hosts[pe] = h
				err += h.err()
			}
			skew = max(skew, 2*err)
		}
	}
	return a, skew, unknown
}

// time returns a time of a PE's timer by the one clock.
func (a *aligned) time(pe int, t int64) int64 { return a.hosts[pe].of(a.timers[pe].of(t)) }
