package passes

// This file looks for signals and flags that do not say what the kernel takes them for.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// findUnfenced looks for flags that may overtake the data that they announce.
func findUnfenced(j *judge) {
	flags := j.watched()
	for _, data := range j.accesses {
		switch {
		case !data.write || data.word || slices.ContainsFunc(flags, func(r *mir.Value) bool { return sameRoot(r, data.ptr) }):
		case data.pe != nil:
			j.flagAfterPut(data, flags)
		case data.by.Op != mir.Comm && peer(data.ptr) != nil:
			j.flagAfterStore(data, peer(data.ptr))
		case data.by.Op != mir.Comm && j.symmetric(data.ptr) && j.readByPeers(data.ptr):
			j.flagAfterStore(data, nil)
		}
	}
}

// flagAfterPut reports a write to a word that the kernel waits for, after a put to the
// same PE.
func (j *judge) flagAfterPut(data access, flags []*mir.Value) {
	v, found := data.by, false
	j.follow(v, func(w *mir.Value) bool { return has(w, op.Orders, op.Completes) || unknown(w) || answered(w) }, func(w *mir.Value) {
		for _, a := range j.by[w] {
			if found || w == v || !a.write || !equal(a.pe, data.pe) || announced(v, a) || !slices.ContainsFunc(flags, func(r *mir.Value) bool { return sameRoot(r, a.ptr) }) || !j.surely(v, w) {
				continue
			}
			found = true
			j.warn(diag.Unfenced, w, "updates %s, and the data of %s may arrive later; call Fence between them, or use PutSignal", j.name(a.ptr), at(v))
		}
	}, data.pe)
}

// announced reports whether put v has a signal of its own, which a does not replace: the peer can
// wait for that, or count both.
func announced(v *mir.Value, a access) bool {
	own := arg(v, "sig")
	return own != nil && (!equal(own, a.ptr) || adds(v) && adds(a.by))
}

// flagAfterStore reports a word that is written at a peer after a plain store to that
// peer's memory or, if pe is nil, to memory here that peers read.
func (j *judge) flagAfterStore(data access, pe *mir.Value) {
	v, found := data.by, false
	ends := func(w *mir.Value) bool {
		return has(w, op.Orders, op.Completes) || unknown(w) || answered(w) || w.Op == mir.Intr && w.Intr == mir.FenceSystem
	}
	names := []*mir.Value{}
	if pe != nil {
		names = append(names, pe)
	}
	j.follow(v, ends, func(w *mir.Value) {
		for _, a := range j.by[w] {
			if found || !a.write || !a.word || a.pe == nil || pe != nil && !equal(a.pe, pe) || pe == nil && j.carries(w, data.ptr) || !j.surely(v, w) {
				continue
			}
			found = true
			j.warn(diag.Unfenced, w, "updates %s, and the peer may still see %s as it was before the store at %s; call Fence between them", j.name(a.ptr), j.name(data.ptr), line(v))
		}
	}, names...)
}

// carries reports whether w sends memory of the parameter into which p points.
func (j *judge) carries(w, p *mir.Value) bool {
	return slices.ContainsFunc(j.by[w], func(a access) bool { return !a.write && a.pe == nil && sameRoot(a.ptr, p) })
}

// readByPeers reports whether the kernel reads, on other PEs, the symmetric memory into which p points.
func (j *judge) readByPeers(p *mir.Value) bool {
	return slices.ContainsFunc(j.accesses, func(a access) bool {
		if a.write {
			return false
		}
		if r := root(a.ptr); isPeer(r) {
			return sameRoot(arg(r, "ptr"), p)
		}
		return a.pe != nil && !a.word && sameRoot(a.ptr, p)
	})
}

// findArrivals looks for waits that take the number of puts that have arrived for which
// of them have: each put of a loop adds to the same signal and writes another place,
// and the wait goes by the number of the round.
func findArrivals(j *judge) {
	for _, v := range j.comms(func(o *op.Op) bool { return slices.Contains(o.Params, op.SignalOp) }) {
		k, ok := constArg(v, "sigop")
		l := j.innermost(v.Block)
		dst := arg(v, "dst")
		if !ok || k != op.SignalAdd || dst == nil || l == nil || !l.varies(dst) || l.varies(arg(v, "sig")) || l.varies(arg(v, "pe")) || l.orders() {
			continue
		}
		for _, w := range j.waits() {
			m := j.innermost(w.Block)
			value := arg(w, "sigval")
			if m == nil || value == nil || !m.varies(value) || m.varies(arg(w, "sig")) || !sameRoot(arg(w, "sig"), arg(v, "sig")) {
				continue
			}
			j.warn(diag.Arrivals, w, "waits for a number of signals, which does not say which data has arrived: the puts at %s may arrive in any order; give each part a signal of its own, or call Fence between the puts", line(v))
		}
	}
}

// orders reports whether the loop orders the updates of one round before those of the next.
func (l *loop) orders() bool {
	return l.contains(func(v *mir.Value) bool { return has(v, op.Orders, op.Completes) || unknown(v) })
}

// waits returns the waits for words, without those that all PEs call.
func (j *judge) waits() []*mir.Value {
	return j.comms(func(o *op.Op) bool { return o.Blocks && !o.Collective() })
}

// awaited returns the word of a wait, and the value with which it is compared.
func awaited(w *mir.Value) (word, value *mir.Value) {
	for _, name := range []string{"sig", "ptr", "words"} {
		if word = arg(w, name); word != nil {
			break
		}
	}
	if value = arg(w, "sigval"); value == nil {
		value = arg(w, "value")
	}
	return word, value
}

// findSameRound looks for loops in which a signal is set to the same value in each round
// that a wait of the loop expects: from the second round on, the wait sees the first.
func findSameRound(j *judge) {
	for _, w := range j.waits() {
		word, value := awaited(w)
		l := j.innermost(w.Block)
		if word == nil || value == nil || l == nil || l.varies(word) || l.varies(value) {
			continue
		}
		var set *mir.Value
		other := false
		for _, a := range j.accesses {
			if !a.write || !l.blocks[a.by.Block] || !sameRoot(a.ptr, word) {
				continue
			}
			if l.setsTo(a, word) {
				set = a.by
			} else {
				other = true
			}
		}
		if set == nil || other || l.meetsPEs() {
			continue
		}
		j.warn(diag.SameRound, w, "waits in every round for the value that %s sets in every round: the signal of the first round ends the waits of all; let the value grow with the round, and wait with CmpGE", at(set))
	}
}

// setsTo reports whether an access sets the word at a peer to a constant that does not
// change in the loop.
func (l *loop) setsTo(a access, word *mir.Value) bool {
	if a.by.Op != mir.Comm || a.pe == nil || a.ptr != word {
		return false
	}
	k, ok := constArg(a.by, "sigop")
	if !ok || k != op.SignalSet {
		return false
	}
	v := arg(a.by, "sigval")
	return v != nil && !l.varies(v)
}

// meetsPEs reports whether the loop has an operation at which all PEs meet.
func (l *loop) meetsPEs() bool {
	return l.contains(func(v *mir.Value) bool { return v.Op == mir.Comm && v.Comm.Op.Collective() || unknown(v) })
}

// findEqualWaits looks for waits for one value of a word to which the kernel adds.
func findEqualWaits(j *judge) {
	for _, w := range j.waits() {
		word, _ := awaited(w)
		if k, ok := constArg(w, "cmp"); word == nil || !ok || k != op.CmpEQ {
			continue
		}
		for _, a := range j.accesses {
			if a.write && a.pe != nil && sameRoot(a.ptr, word) && adds(a.by) {
				j.warn(diag.EqualWait, w, "waits for one value of %s, to which %s adds: a wait can miss a value that is replaced; wait with CmpGE", j.name(word), at(a.by))
				break
			}
		}
	}
}

// adds reports whether v adds to the word that it updates.
func adds(v *mir.Value) bool {
	k, ok := constArg(v, "sigop")
	return ok && k == op.SignalAdd || v.Comm.Op.Update == op.Add || v.Comm.Op.Update == op.Increment
}
