package passes

// This file looks for threads of a block that use what another one has written, or
// waited for, without having met it.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// gathers reports whether threads of a group may have met when v is done, whatever else it does: at
// a barrier of any kind, or by an atomic with an order or fences around it.
func gathers(v *mir.Value) bool {
	switch v.Op {
	case mir.Intr:
		memory := v.Intr.Facts().Memory
		return memory == mir.OrdersMemory || memory.Accesses() && v.Order != intrinsic.Relaxed
	case mir.Comm:
		return v.Comm.Scope != op.Thread
	}
	return unknown(v)
}

// choice returns the outermost branch that lets only some threads of the block come to b, by their
// index, or nil. The conditions of loops around b do not count: they share work out.
func (j *judge) choice(b *mir.Block) *mir.Block {
	for _, a := range j.c.dom.Order {
		t := a.Term()
		if t.Op != mir.If || !j.u.own(t.Args[0], op.Block) || !j.c.post.Returns(a) || !j.c.dom.Dominates(a, b) || a == b || j.leaves(a, b) {
			continue
		}
		if between, _ := j.c.between(a); between[b] {
			return a
		}
	}
	return nil
}

// leaves reports whether a can leave a loop around b, or skip one.
func (j *judge) leaves(a, b *mir.Block) bool {
	return slices.ContainsFunc(j.loops, func(l *loop) bool {
		return l.blocks[b] && (l.blocks[a] && (!l.blocks[a.Succs[0]] || !l.blocks[a.Succs[1]]) || l.header == a.Succs[0] || l.header == a.Succs[1])
	})
}

// findSiblings looks for data for which one thread has waited, and which others read
// without having met it.
func findSiblings(j *judge) {
	if j.k.Info.MaxThreads == 1 {
		return
	}
	carried := j.comms(func(o *op.Op) bool { return o.Family == op.Sig && len(o.Params) > 0 && o.Params[0] == op.DstSym })
	for _, w := range j.waits() {
		word, _ := awaited(w)
		chosen := j.choice(w.Block)
		if word == nil || chosen == nil || w.Comm.Op.Relaxed {
			continue
		}
		within, _ := j.c.between(chosen)
		found := false
		j.follow(w, gathers, func(r *mir.Value) {
			if found || within[r.Block] || !j.c.dom.Dominates(chosen, r.Block) || j.choice(r.Block) != nil || r.Op != mir.Load {
				return
			}
			for _, p := range carried {
				if sameRoot(arg(p, "sig"), word) && sameRoot(arg(p, "dst"), r.Args[0]) {
					found = true
					j.warn(diag.Siblings, r, "reads %s in threads that have not waited: %s orders one thread alone; call Block.Sync between them", j.name(r.Args[0]), at(w))
					return
				}
			}
		})
	}
}

// findPeerScopes looks for atomics on a peer's memory that are atomic, or order anything,
// only for threads of this GPU.
func findPeerScopes(j *judge) {
	for _, a := range j.accesses {
		if a.by.Op != mir.Intr || peer(a.ptr) == nil {
			continue
		}
		if a.by.Among != intrinsic.System {
			j.warn(diag.PeerScope, a.by, "does an atomic on %s of a peer that is one only among threads of this GPU; use the function whose name ends in Explicit, with ScopeSystem", j.name(a.ptr))
		}
	}
}

// findShared looks for shared memory that is read where no barrier follows the write of
// another thread.
func findShared(j *judge) {
	if j.k.Info.MaxThreads == 1 {
		return
	}
	for _, w := range j.accesses {
		if r := root(w.ptr); !w.write || w.by.Op == mir.Comm || w.word || r.Op != mir.GlobalAddr || r.Global.Space != mir.SharedMem {
			continue
		}
		found := false
		j.follow(w.by, gathers, func(v *mir.Value) {
			for _, r := range j.by[v] {
				if found || r.write || r.word || !sameRoot(r.ptr, w.ptr) || !j.ofAnother(w, r) {
					continue
				}
				found = true
				j.warn(diag.Shared, v, "reads shared memory that another thread writes at %s, and no barrier stands between them; call Block.Sync", line(w.by))
			}
		}, w.ptr)
	}
}

// ofAnother reports whether what a thread reads by r is sure to have been written, by w,
// in another thread of the block.
func (j *judge) ofAnother(w, r access) bool {
	from, to := j.choice(w.by.Block), j.choice(r.by.Block)
	if from != nil {
		// A chosen thread writes, and all read.
		return to == nil && !ofThread(w.ptr) && !ofThread(r.ptr) && j.c.dom.Dominates(from, r.by.Block)
	}
	if to != nil && to != from && j.u.own(to.Term().Args[0], op.Block) && !j.gathersFromAll(w, r) {
		return false
	}
	if !j.surely(w.by, r.by) {
		return false
	}
	at, of := threadIndex(w.ptr), index(r.ptr)
	if at == nil || of == nil {
		return false
	}
	return of != at && threadOf(of) == nil && (neighbour(of, at) || j.gathersFromAll(w, r))
}

// ofThread reports whether v depends on which thread of the block computes it.
func ofThread(v *mir.Value) bool {
	return depends(v, func(v *mir.Value) bool {
		return v.Op == mir.Load || v.Op == mir.Intr && v.Intr.Facts().Spread != mir.PerLaunch && v.Intr.Facts().Spread != mir.PerBlock
	})
}

// gathersFromAll reports whether r reads, in a loop of its own, the elements that the
// threads have written by w, one each.
func (j *judge) gathersFromAll(w, r access) bool {
	i := index(r.ptr)
	if i == nil || threadIndex(w.ptr) == nil {
		return false
	}
	for i.Op == mir.Convert {
		i = i.Args[0]
	}
	if i.Op == mir.Add && i.Args[1].Op == mir.Const {
		i = i.Args[0] // a loop over a range counts before its body
	}
	if i.Op != mir.Phi {
		return false
	}
	for _, l := range j.loops {
		if l.header == i.Block && l.blocks[r.by.Block] && !l.blocks[w.by.Block] {
			return j.startsAndStepsByConstants(i, l)
		}
	}
	return false
}

// startsAndStepsByConstants reports whether a variable of a loop takes the same values
// in each thread that comes to it.
func (j *judge) startsAndStepsByConstants(phi *mir.Value, l *loop) bool {
	for i, p := range l.header.Preds {
		a := phi.Args[i]
		if l.blocks[p] {
			if a.Op != mir.Add || a.Args[0] != phi || a.Args[1].Op != mir.Const {
				return false
			}
		} else if a.Op != mir.Const {
			return false
		}
	}
	return true
}

// index returns the index by which p is an element of an array or slice that is a
// variable as a whole, or nil.
func index(p *mir.Value) *mir.Value {
	if p.Op != mir.IndexAddr || p.Args[0] != root(p) && !(p.Args[0].Op == mir.Bitcast && p.Args[0].Args[0] == root(p)) {
		return nil
	}
	return p.Args[1]
}

// threadIndex returns the index of p if that is the number of the thread in the block or
// along the first axis, or nil.
func threadIndex(p *mir.Value) *mir.Value {
	i := index(p)
	if i == nil || threadOf(i) == nil {
		return nil
	}
	return i
}

// threadOf returns v if it is the number of the thread in the block, or along the first axis.
func threadOf(v *mir.Value) *mir.Value {
	x := v
	for x.Op == mir.Convert {
		x = x.Args[0]
	}
	if x.Op == mir.Add && x.NoWrap {
		x = x.Args[0] // the number in a block of three axes
	}
	if x.Op == mir.Intr && x.Intr == mir.ThreadIdx && x.Index == 0 {
		return v
	}
	return nil
}

// neighbour reports whether v is the number of another thread than at: a constant more
// or less, or with other bits.
func neighbour(v, at *mir.Value) bool {
	switch v.Op {
	case mir.Add, mir.Sub, mir.Xor:
		return v.Args[0] == at && v.Args[1].Op == mir.Const && v.Args[1].Const.Int != 0
	}
	return false
}
