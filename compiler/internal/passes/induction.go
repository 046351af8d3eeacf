package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// inStep writes a variable that a loop advances by the same amount in every round
// as a polynomial in the variable that counts the rounds, whose bounds the loop's
// condition gives: start + step/k * (i - first) where i advances by k. It holds
// modulo 2 to the 64th, whatever wraps around.
func (pr *prover) inStep(phi *mir.Value, p place, depth int) (polynomial, bool) {
	if pr.stepping[phi] || counts(phi) {
		return nil, false
	}
	start, step, ok := pr.advance(phi, p, depth)
	if !ok {
		return nil, false
	}
	for _, i := range phi.Block.Phis() {
		if i == phi || !i.Type.Equal(phi.Type) || !counts(i) {
			continue
		}
		first, by, ok := pr.advance(i, p, 0)
		if !ok || len(by) != 1 || len(by[0].vals) > 0 {
			continue
		}
		share := make(polynomial, len(step))
		for n, t := range step {
			share[n] = product{t.c / by[0].c, t.vals}
			ok = ok && t.c%by[0].c == 0
		}
		rounds, fits := atom(i).plus(first, -1)
		if !ok || !fits {
			continue
		}
		if rounds, ok = rounds.times(share); !ok {
			continue
		}
		if sum, ok := rounds.plus(start, 1); ok {
			return sum, true
		}
	}
	return nil, false
}

// advance returns where a variable of a loop starts, and what every round adds to
// it, which must not change in the loop.
func (pr *prover) advance(phi *mir.Value, p place, depth int) (start, step polynomial, ok bool) {
	if phi.Op != mir.Phi || len(phi.Args) != 2 || !phi.Type.IsInt() || phi.Type.Bits != 64 {
		return nil, nil, false
	}
	pr.stepping[phi] = true
	defer delete(pr.stepping, phi)
	dom := pr.facts.dom
	for k, next := range phi.Args {
		if !dom.IsBackEdge(phi.Block.Preds[k], phi.Block) || dom.IsBackEdge(phi.Block.Preds[1-k], phi.Block) {
			continue
		}
		step, ok := pr.expandDepth(next, false, p, max(depth, 1)).plus(atom(phi), -1)
		changes := func(v *mir.Value) bool {
			return v.Block != nil && (v.Block == phi.Block || !dom.Dominates(v.Block, phi.Block))
		}
		if ok && len(step) > 0 && !slices.ContainsFunc(step.values(), changes) {
			return pr.expandDepth(phi.Args[1-k], false, p, depth), step, true
		}
	}
	return nil, nil, false
}

// counts reports whether the header of the loop compares phi, or phi plus a
// constant, to decide whether to go on.
func counts(phi *mir.Value) bool {
	t := phi.Block.Term()
	if t == nil || t.Op != mir.If || !isComparison(t.Args[0].Op) {
		return false
	}
	for _, a := range t.Args[0].Args {
		if a == phi || a.Op == mir.Add && a.Args[0] == phi && a.Args[1].Op == mir.Const {
			return true
		}
	}
	return false
}
