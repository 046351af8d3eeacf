package passes

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// level says how far a value may differ between threads. Each level includes those
// before it, and a value has the highest level of what it is computed from.
type level uint8

const (
	same     level = iota // the same in all threads of a block
	varies                // may differ between the threads of a block
	byThread              // computed from the thread's index in the block
	byLane                // computed from the thread's index in the warp
)

// uniformity is what an analysis of divergence finds: how far the values of a kernel may
// differ between the threads of a block, and which blocks of code not all threads may
// come to.
type uniformity struct {
	f       *mir.Func
	values  map[*mir.Value]level
	partial map[*mir.Block]bool
	changed bool
}

// findUniformity takes every value for the same in all threads that nothing makes
// different: what is the same goes through arithmetic, and is different behind and
// within a branch on what is different.
func findUniformity(c *convergence) *uniformity {
	u := &uniformity{f: c.f, values: map[*mir.Value]level{}, partial: map[*mir.Block]bool{}, changed: true}
	split := map[*mir.Block]bool{}
	for u.changed {
		u.changed = false
		for _, b := range c.f.Blocks {
			for _, v := range b.Instrs {
				u.raise(v, u.level(v))
			}
			t := b.Term()
			if t.Op != mir.If || split[b] || !c.ends[b] || u.values[t.Args[0]] == same {
				continue
			}
			split[b] = true
			within, meet := c.between(b)
			for x := range within {
				u.partial[x] = true
				for _, v := range x.Instrs {
					u.raise(v, varies) // also where it is used behind a loop
				}
			}
			if meet != nil {
				for _, v := range meet.Phis() {
					u.raise(v, varies)
				}
			}
		}
	}
	return u
}

// raise notes that v is at least of level l.
func (u *uniformity) raise(v *mir.Value, l level) {
	if u.values[v] < l {
		u.values[v] = l
		u.changed = true
	}
}

// own reports whether v is computed from the index of the thread in the scope.
func (u *uniformity) own(v *mir.Value, scope op.Scope) bool {
	if scope == op.Warp {
		return u.values[v] >= byLane
	}
	return u.values[v] >= byThread
}

// level returns how far v differs as its operation and arguments say.
func (u *uniformity) level(v *mir.Value) level {
	switch v.Op {
	case mir.Param, mir.Const, mir.GlobalAddr:
		return same
	case mir.Intr:
		switch v.Intr.Facts().Spread {
		case mir.PerLaunch, mir.PerBlock:
			return same
		case mir.PerThread:
			return byThread
		case mir.PerLane:
			return byLane
		}
		return varies
	case mir.Comm:
		if v.Comm.Op.Family != op.Query {
			return varies
		}
	case mir.Load, mir.Alloca, mir.Call, mir.Extern, mir.Result:
		return varies
	}
	highest := same
	for _, a := range v.Args {
		highest = max(highest, u.values[a])
	}
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul, mir.Rem, mir.And, mir.Or, mir.Xor, mir.Neg, mir.Not, mir.Convert, mir.Select, mir.Phi,
		mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
		return highest
	}
	return min(highest, varies) // a quotient may be the same in a whole group
}
