package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// level says how far a value may differ between threads. Each level includes those
// before it, and a value has the highest level of what it is computed from.
type level uint8

const (
	same      level = iota // the same in all threads of a block
	varies                 // may differ between the threads of a block
	byThread               // computed from the thread's index in the block
	byLane                 // computed from the thread's index in the warp
	exchanged              // computed from what other threads of the warp gave, as sums of a group are
)

// uniformity is what an analysis of divergence finds: how far the values of a kernel may
// differ between the threads of a block, and which blocks of code not all threads may
// come to.
type uniformity struct {
	f       *mir.Func
	values  map[*mir.Value]level
	partial map[*mir.Block]bool
	changed bool
	// sums are what values are the sums of: terms that cancel do not make them differ.
	sums   map[*mir.Value]polynomial
	prover *prover
}

// uniformityDegree is how many values a product may have: the number of threads of a grid has six.
const uniformityDegree = 8

// findUniformity takes every value for the same in all threads that nothing makes
// different: what is the same goes through arithmetic, and is different after and
// within a branch on what is different.
func findUniformity(c *convergence, k *mir.Kernel) *uniformity {
	u := &uniformity{
		f: c.f, values: map[*mir.Value]level{}, partial: map[*mir.Block]bool{}, changed: true,
		sums: map[*mir.Value]polynomial{}, prover: newEmptyProver(c.dom, newRanges(c.f, k)),
	}
	u.prover.degree = uniformityDegree
	u.prover.knowBlock(c.f)
	split := map[*mir.Block]bool{}
	for u.changed {
		u.changed = false
		for _, b := range c.f.Blocks {
			for _, v := range b.Instrs {
				u.raise(v, u.level(v))
			}
			t := b.Term()
			if t.Op != mir.If || split[b] || !c.post.Returns(b) || u.values[t.Args[0]] == same {
				continue
			}
			split[b] = true
			within, meet := c.between(b)
			for x := range within {
				u.partial[x] = true
				for _, v := range x.Instrs {
					if len(v.Args) > 0 || u.level(v) != same {
						u.raise(v, varies) // also where it is used after a loop
					}
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
	of := func(v *mir.Value) bool {
		return u.values[v] == byLane || u.values[v] == byThread && scope != op.Warp
	}
	if sum, ok := u.sum(v); ok && u.values[v] != same {
		sum = u.atStart(sum, false)
		return slices.ContainsFunc(sum.values(), of) && !(scope == op.Warp && u.cancelsLane(sum))
	}
	return of(v)
}

// cancelsLane reports whether a sum is the same in all threads of a warp, since the rank of the thread in
// its block and that in its warp differ by the same in them.
func (u *uniformity) cancelsLane(sum polynomial) bool {
	ok := true
	of := func(i mir.Intrinsic, axis int) polynomial {
		for v := range u.f.Instrs() {
			if isDim(v, i, axis) {
				return atom(v)
			}
		}
		ok = false // then no term is a rank in the block
		return nil
	}
	rank := of(mir.ThreadIdx, 2)
	for axis := 1; axis >= 0; axis-- {
		rank, _ = rank.times(of(mir.BlockDim, axis))
		rank, _ = rank.plus(of(mir.ThreadIdx, axis), 1)
	}
	for _, lane := range sum.values() {
		if lane.Op != mir.Intr || lane.Intr != mir.LaneID {
			continue
		}
		factor, rest, linear := sum.split(lane)
		byRank, small := rank.timesUpTo(factor, uniformityDegree)
		if !linear || !small {
			return false
		}
		if sum, small = byRank.plus(rest, 1); !small {
			return false
		}
	}
	return ok && !slices.ContainsFunc(sum.values(), func(v *mir.Value) bool { return u.values[v] > varies })
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
		if v.Intr.Facts().Convergent {
			return exchanged
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
	if highest == same {
		return same
	}
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul, mir.Convert, mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
		if yes, no := u.prover.compare(v, place{v.Block, 0}); yes || no {
			return same
		}
		sum, ok := u.sum(v)
		if !ok {
			break
		}
		inSum := same
		if v.Op.Facts().Comparison && v.Op != mir.Eq && v.Op != mir.Ne {
			inSum = varies // where a side wraps around
		}
		for _, a := range u.atStart(sum, true).values() {
			inSum = max(inSum, u.values[a])
		}
		return min(highest, inSum)
	}
	if v.Op.Facts().Elementwise || v.Op == mir.Rem || v.Op == mir.Phi {
		return highest
	}
	return min(highest, varies) // a quotient may be the same in a whole group
}

// sum returns the sum that an integer is, or by which the sides of a comparison differ, modulo 2 to
// the number of their bits.
func (u *uniformity) sum(v *mir.Value) (sum polynomial, ok bool) {
	if p, known := u.sums[v]; known {
		return p, p != nil
	}
	if v.Block == nil {
		return nil, false // a parameter or a constant
	}
	at := place{v.Block, slices.Index(v.Block.Instrs, v)}
	switch {
	case v.Type.IsInt():
		sum = u.prover.expand(v, v.Type.Bits, at)
		ok = !sum.equal(atom(v))
	case v.Op.Facts().Comparison && v.Args[0].Type.IsInt():
		bits := v.Args[0].Type.Bits
		sum, ok = u.prover.expand(v.Args[0], bits, at).plus(u.prover.expand(v.Args[1], bits, at), -1)
	}
	if sum == nil {
		sum = polynomial{} // a constant 0
	}
	if !ok {
		sum = nil
	}
	u.sums[v] = sum
	return sum, ok
}

// parts reports whether a condition is shown to depend on the index of the thread in the scope: it
// compares a sum that the index is a term of, and all else in it is the same for all threads.
func (u *uniformity) parts(cond *mir.Value, scope op.Scope) bool {
	for cond.Op == mir.Not {
		cond = cond.Args[0]
	}
	if !cond.Op.Facts().Comparison {
		return false
	}
	sum, ok := u.sum(cond)
	found := false
	for _, a := range u.atStart(sum, false).values() {
		switch {
		case u.values[a] == same:
		case a.Op == mir.Intr && u.own(a, scope):
			found = true
		default:
			return false
		}
	}
	return ok && found
}

// atStart puts what variables of loops begin at in their place, where every round adds the same to them in
// all threads: the two differ by the same in all threads that are in the same round. With together set
// these are all threads of the block.
func (u *uniformity) atStart(sum polynomial, together bool) polynomial {
	var all polynomial
	for _, t := range sum {
		one := polynomial{t}
		i := slices.IndexFunc(t.vals, func(v *mir.Value) bool { return u.values[v] != same })
		if i >= 0 && !(together && u.partial[t.vals[i].Block]) {
			others := slices.Delete(slices.Clone(t.vals), i, i+1)
			start, ok := u.start(t.vals[i])
			if ok && !slices.ContainsFunc(others, func(v *mir.Value) bool { return u.values[v] != same }) {
				if p, ok := u.atStart(start, together).timesUpTo(polynomial{{t.c, others}}, uniformityDegree); ok {
					one = p
				}
			}
		}
		next, ok := all.plus(one, 1)
		if !ok {
			return sum
		}
		all = next
	}
	return all
}

// start returns what a variable of a loop begins at, to which every round adds the same in all threads.
func (u *uniformity) start(phi *mir.Value) (start polynomial, ok bool) {
	if phi.Op != mir.Phi || len(phi.Args) != 2 {
		return nil, false
	}
	for i, next := range phi.Args {
		from := phi.Block.Preds[i]
		if !u.prover.facts.dom.IsBackEdge(from, phi.Block) {
			continue
		}
		bits := phi.Type.Bits
		step, ok := u.prover.expand(next, bits, place{from, 0}).plus(atom(phi), -1)
		if ok && !slices.ContainsFunc(step.values(), func(v *mir.Value) bool { return u.values[v] != same }) {
			return u.prover.expand(phi.Args[1-i], bits, place{phi.Block, 0}), true
		}
	}
	return nil, false
}
