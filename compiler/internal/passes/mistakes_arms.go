package passes

// This file looks for operations of a group in a function that both ways of a branch call: on a GPU
// they are two instructions, and the threads of one way do not meet those of the other.

import (
	"cmp"
	"go/token"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// findArms looks for operations that stand in one line of the source, and to which threads come by
// different calls on the two ways of a branch that is likely to part them. Of several operations after
// two calls the first is reported.
func findArms(j *judge) {
	lines := map[token.Position][]*mir.Value{}
	type mistake struct {
		branch      *mir.Value
		call, other token.Position
	}
	reported := map[mistake]bool{}
	for _, b := range j.c.dom.Order {
		for _, v := range b.Instrs {
			scope, ok := groupScope(v)
			if !ok || v.Scope == nil {
				continue
			}
			for _, w := range lines[v.Pos] {
				if cond := partsArms(j.c, j.u, w, v); cond != nil {
					m := mistake{cond, outermost(w.Scope), outermost(v.Scope)}
					if reported[m] {
						continue
					}
					reported[m] = true
					j.warn(diag.Divergence, w, "calls %s separately on both sides of the branch at %s, which probably splits the threads of the %s: those on one side never meet the others; make one call after the branch, with arguments that the branch chooses",
						groupName(w), line(cond), scope)
					break
				}
			}
			lines[v.Pos] = append(lines[v.Pos], v)
		}
	}
}

// outermost returns the call in the kernel by which an instruction was inlined.
func outermost(s *mir.Scope) token.Position {
	for s.Parent != nil {
		s = s.Parent
	}
	return s.Pos
}

// groupName names an operation of a group as users do.
func groupName(v *mir.Value) string {
	if v.Op == mir.Comm {
		return v.Comm.Op.Name
	}
	if v.Intr == mir.CountBlock {
		return mir.SyncBlock.Facts().Go // a barrier that also counts
	}
	f := v.Intr.Facts()
	return cmp.Or(f.Go, f.Name)
}

// groupScope returns the group whose threads do v together, if they are a warp or block.
func groupScope(v *mir.Value) (op.Scope, bool) {
	switch {
	case v.Op == mir.Comm:
		return v.Comm.Scope, v.Comm.Scope != op.Thread
	case v.Op != mir.Intr:
	case v.Intr == mir.SyncBlock || v.Intr == mir.CountBlock:
		return op.Block, true
	case v.Intr == mir.SyncWarp || v.Intr.Facts().Convergent && v.Intr.Facts().Memory == mir.NoMemory:
		return op.Warp, true
	}
	return op.Thread, false
}

// partsArms returns the branch on whose two ways v and w stand, in two calls of a function, if its
// condition is computed from the thread's index in the group or from an element of its own, or nil.
func partsArms(c *convergence, u *uniformity, v, w *mir.Value) *mir.Value {
	scope, _ := groupScope(v)
	for a := c.dom.Idom(w.Block); a != nil; a = c.dom.Idom(a) {
		t := a.Term()
		if t.Op != mir.If || v.Scope == w.Scope {
			continue
		}
		for i, way := range a.Succs {
			other := a.Succs[1-i]
			if len(way.Preds) == 1 && len(other.Preds) == 1 && c.dom.Dominates(way, v.Block) && c.dom.Dominates(other, w.Block) &&
				(u.own(t.Args[0], scope) || u.ofOwnElement(t.Args[0], scope)) {
				return t
			}
		}
	}
	return nil
}

// ofOwnElement reports whether v is computed from an element of memory that each thread of the group has
// for itself.
func (u *uniformity) ofOwnElement(v *mir.Value, scope op.Scope) bool {
	if v.Op != mir.Load {
		return v.Op.Facts().Elementwise && v.Op != mir.Select && slices.ContainsFunc(v.Args, func(a *mir.Value) bool { return u.ofOwnElement(a, scope) })
	}
	p := v.Args[0]
	return p.Op == mir.IndexAddr && slices.ContainsFunc(u.prover.expand(p.Args[1], 64, place{p.Block, 0}).values(), func(a *mir.Value) bool {
		return ofIndex(a) && (scope == op.Block || a.Intr != mir.ThreadIdx || a.Index == 0)
	})
}
