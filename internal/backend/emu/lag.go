package emu

import "slices"

// One seed in lagging holds back a PE, a block or a thread. With the other seeds all are equally
// fast, so that hardly ever one waits at one place while others pass several.
const lagging = 4

// lag holds a PE, a block or a thread back for some time, and then another.
type lag struct {
	on bool
	// alone says that all that has come belongs to one PE: where it lags, everybody does, and nobody has
	// to be looked for among many threads.
	alone bool
	// pe, b or t is who lags, and the others are nil.
	pe   *pe
	b    *block
	t    *thread
	left int // choices until it is over, and somebody else's turn to lag
}

// meet records a thread that comes. What belongs to no PE, such as a transfer of NCCL, never lags.
func (l *lag) meet(r runnable) {
	if pe, _, _ := whose(r); pe == nil {
		l.alone = false
	}
}

// draw chooses one of those that can run.
func (l *lag) draw(ready []runnable, rng *rng) int {
	i := rng.below(len(ready))
	if !l.on {
		return i
	}
	if l.left--; l.left < 0 {
		l.choose(ready[i], rng)
	}
	if l.everybody() {
		return i
	}
	for k := range ready {
		if at := (i + k) % len(ready); !l.holds(ready[at]) {
			return at
		}
	}
	return i
}

// all says that everybody who can run lags.
func (l *lag) all(ready []runnable) bool {
	return l.on && len(ready) > 0 && (l.everybody() || !slices.ContainsFunc(ready, func(r runnable) bool { return !l.holds(r) }))
}

// everybody says that the only PE lags.
func (l *lag) everybody() bool { return l.alone && l.pe != nil }

// choose has r lag, or its block or PE.
func (l *lag) choose(r runnable, rng *rng) {
	*l = lag{on: true, alone: l.alone, left: 4 << rng.below(8)}
	pe, b, t := whose(r)
	switch k := rng.below(4); {
	case k == 0 && t != nil:
		l.t = t
	case k == 1 && b != nil:
		l.b = b
	default:
		l.pe = pe
	}
}

// holds says that r lags.
func (l *lag) holds(r runnable) bool {
	pe, b, t := whose(r)
	return pe == l.pe || b != nil && b == l.b || t != nil && t == l.t
}

// whose returns the PE of what can run, and its block and thread if it has them.
func whose(r runnable) (*pe, *block, *thread) {
	switch r := r.(type) {
	case *thread:
		return r.pe, r.b, r
	case *block:
		return r.k.pe, r, nil
	case *stream:
		return r.pe, nil, nil
	}
	return nil, nil, nil
}
