package passes

// This file looks for puts of what other threads of the block have stored, without a barrier
// between the stores and the put.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// findPutSources looks for puts whose source holds elements that other threads have stored.
func findPutSources(j *judge) {
	if j.k.Info.MaxThreads == 1 {
		return
	}
	for _, src := range j.accesses {
		put := src.by
		if put.Op != mir.Comm || src.write || src.word || src.pe != nil || arg(put, "pe") == nil {
			continue
		}
		i := slices.IndexFunc(j.accesses, func(w access) bool {
			return w.write && w.by.Op != mir.Comm && !w.word && sameRoot(w.ptr, src.ptr) &&
				j.takesOfOthers(src, w) && j.inOneLaunch(w.by.Block, put.Block) && j.unordered(w, src)
		})
		if i < 0 {
			continue
		}
		barrier := "Block.Sync"
		if put.Comm.Scope == op.Warp && j.choice(j.accesses[i].by.Block) == j.choice(put.Block) {
			barrier = "Warp.Sync, or Block.Sync if the threads are of several warps,"
		}
		j.warn(diag.PutSource, put, "puts what other threads store in %s at %s, perhaps before they do: %s at %s scope waits for no other thread; call %s between them",
			j.name(src.ptr), line(j.accesses[i].by), put.Comm.Op.Name, put.Comm.Scope, barrier)
	}
}

// unordered reports whether a thread can come from the store w to the put of src without an
// operation by which it may learn that others have come so far.
func (j *judge) unordered(w, src access) bool {
	found := false
	j.follow(w.by, learns, func(v *mir.Value) { found = found || v == src.by }, src.ptr)
	return found
}

// learns reports whether a thread may learn by v what others have done: they meet, or it waits for a
// word or gets its value. Threads do not meet at a transfer.
func learns(v *mir.Value) bool {
	if v.Op != mir.Comm {
		return gathers(v)
	}
	switch o := v.Comm.Op; o.Family {
	case op.Query:
		return false
	case op.RMA, op.Sig:
		return o.Blocks || o.Result != op.NoResult && !o.Addresses()
	default:
		return gathers(v) || o.Blocks || o.Result != op.NoResult
	}
}

// takesOfOthers reports whether the source of a put is sure to hold an element that another thread than
// the one that puts it has stored by w.
func (j *judge) takesOfOthers(src, w access) bool {
	group := src.by.Comm.Scope != op.Thread
	if one := j.oneThread(w.by.Block); one != nil {
		within, _ := j.c.between(one)
		return group && !within[src.by.Block] && j.overlaps(src, w)
	}
	if j.whole(src) {
		for p := w.ptr; p.Op == mir.IndexAddr || p.Op == mir.FieldAddr || p.Op == mir.Bitcast; p = p.Args[0] {
			if p.Op == mir.IndexAddr && j.u.own(p.Args[1], op.Block) {
				return true
			}
		}
		return false
	}
	at, base := j.offset(w, src.by.Block), j.offset(src, src.by.Block)
	if at == nil || base == nil {
		return false
	}
	rest, ok := at.plus(base, -1)
	if !ok {
		return false
	}
	// What is left counts threads: it is first in one of them, and further in each by as much.
	var first, step int64
	for _, t := range rest {
		switch {
		case len(t.vals) == 0:
			first = t.c
		case !slices.ContainsFunc(t.vals, ofIndex) || t.c < 0:
			return false
		case len(t.vals) == 1 && (step == 0 || t.c < step):
			step = t.c
		}
	}
	element := w.ptr.Type.Elem.Size()
	switch {
	case step == 0 || first < 0:
		return false
	case src.bytes != nil && src.bytes.Op == mir.Const:
		if group {
			return first < src.bytes.Const.Int
		}
		return first+step < src.bytes.Const.Int
	case group:
		return first < element
	}
	return first == 0 && step == element
}

// ofIndex reports whether v is an index of the thread in its block or warp.
func ofIndex(v *mir.Value) bool {
	if v.Op != mir.Intr {
		return false
	}
	spread := v.Intr.Facts().Spread
	return spread == mir.PerThread || spread == mir.PerLane
}

// offset returns how many bytes an access begins after its root, modulo 2 to the 64th, in the first
// round of loops that do not hold the block other; nil if that is not known.
func (j *judge) offset(a access, other *mir.Block) polynomial {
	sum, ok := polynomial{}, true
	at := place{a.by.Block, j.order[a.by]}
	for p := a.ptr; ok && (p.Op == mir.IndexAddr || p.Op == mir.FieldAddr || p.Op == mir.Bitcast); p = p.Args[0] {
		switch p.Op {
		case mir.FieldAddr:
			sum, ok = sum.plus(constantPolynomial(p.Args[0].Type.Elem.Offset(p.Index)), 1)
		case mir.IndexAddr:
			var bytes polynomial
			if bytes, ok = j.u.prover.expand(p.Args[1], 64, at).times(constantPolynomial(p.Type.Elem.Size())); ok {
				sum, ok = sum.plus(bytes, 1)
			}
		}
	}
	for range expandDepth {
		i := slices.IndexFunc(sum.values(), func(v *mir.Value) bool { return j.entered(v, other) != nil })
		if i < 0 || !ok {
			break
		}
		v := sum.values()[i]
		factor, rest, linear := sum.split(v)
		if !linear {
			return nil
		}
		first, small := factor.times(j.u.prover.expand(j.entered(v, other), 64, at))
		if sum, ok = rest.plus(first, 1); !small {
			return nil
		}
	}
	if !ok {
		return nil
	}
	return sum
}

// entered returns the value with which a variable enters its loop, if the loop does not hold the block
// other, and nil for all else.
func (j *judge) entered(v *mir.Value, other *mir.Block) *mir.Value {
	if v.Op != mir.Phi || len(v.Args) != 2 {
		return nil
	}
	for _, l := range j.loops {
		if l.header != v.Block || l.blocks[other] {
			continue
		}
		for i, p := range l.header.Preds {
			if !l.blocks[p] {
				return v.Args[i]
			}
		}
	}
	return nil
}

// oneThread returns the innermost branch that lets one thread alone come to b, by its index, or nil.
func (j *judge) oneThread(b *mir.Block) *mir.Block {
	for a := j.c.dom.Idom(b); a != nil; a = j.c.dom.Idom(a) {
		t := a.Term()
		if t.Op != mir.If || !j.u.own(t.Args[0], op.Block) {
			continue
		}
		for i, way := range a.Succs {
			if len(way.Preds) == 1 && j.c.dom.Dominates(way, b) && isOne(t.Args[0], i == 0) {
				return a
			}
		}
	}
	return nil
}

// isOne reports whether a comparison of an index has a result for one thread alone: the index is a
// number, or less than 1.
func isOne(cond *mir.Value, result bool) bool {
	least := func(n int64) bool { return cond.Args[1].Op == mir.Const && cond.Args[1].Const.Int == n }
	switch cond.Op {
	case mir.Not:
		return isOne(cond.Args[0], !result)
	case mir.Eq:
		return result
	case mir.Ne:
		return !result
	case mir.Lt:
		return result && least(1)
	case mir.Le:
		return result && least(0)
	case mir.Gt:
		return !result && least(0)
	case mir.Ge:
		return !result && least(1)
	}
	return false
}

// inOneLaunch reports whether some thread does what stands in block b whenever another has done what
// stands in a, or the other way around, but for loops without a round.
func (j *judge) inOneLaunch(a, b *mir.Block) bool {
	a, b = j.anyThread(a), j.anyThread(b)
	return j.c.dom.Dominates(a, b) || j.c.dom.Dominates(b, a) || !j.c.returns(j.c.reach(a, b))
}

// anyThread returns the first of the blocks of which one thread comes to each when all come to it and
// one comes to b: conditions on the index of the thread do not count, and loops have a round.
func (j *judge) anyThread(b *mir.Block) *mir.Block {
	for {
		a := j.c.dom.Idom(b)
		if a == nil {
			return b
		}
		within, _ := j.c.between(a)
		if t := a.Term(); t.Op == mir.If && within[b] && !j.u.own(t.Args[0], op.Block) && !j.leaves(a, b) && j.c.post.Returns(a) {
			return b
		}
		b = a
	}
}
