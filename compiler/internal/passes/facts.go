package passes

import (
	"math"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// fact says that left <= right + slack as mathematical integers, at every place
// that its own place dominates. A nil value stands for zero.
type fact struct {
	left, right *mir.Value
	slack       int64
	block       *mir.Block
	index       int // in the block; -1 where the fact holds from its start
}

// place is a point in a function: before the instruction at index of block.
type place struct {
	block *mir.Block
	index int
}

// factBase holds what is known from branches and from passed checks.
type factBase struct {
	dom *mir.Dom
	// from and to list facts by their left and by their right side, in
	// dominator order.
	from, to map[*mir.Value][]fact
	// all lists every fact, in dominator order.
	all []fact
	// nonZero lists where a value is known not to be zero or nil.
	nonZero map[*mir.Value][]place
	// edges holds what a branch says on its way to a block with several predecessors.
	edges map[edge][]fact
}

// holds reports whether something known at block and index is known at p.
func (fb *factBase) holds(block *mir.Block, index int, p place) bool {
	if block == p.block {
		return index < p.index
	}
	return fb.dom.Dominates(block, p.block)
}

// collect gathers the facts of the function, and with checks those that its checks establish.
// Behind a check its condition holds, even if the check is removed: it was then proved. The
// proof of a check uses only checks that run before it.
func (pr *prover) collect(checks bool) {
	for _, b := range pr.facts.dom.Order {
		if p := pr.facts.enteredFrom(b); p != nil {
			pr.branchFacts(b, p)
		}
		pr.headerFacts(b)
		if !checks {
			continue
		}
		for i, v := range b.Instrs {
			pr.checkFacts(v, b, i)
		}
	}
}

// headerFacts records what the branches on all ways to the header of a loop say of its
// variables. A loop that tests after its body, such as one over a number, has its
// condition at two places: before the loop, and at the end of each round.
func (pr *prover) headerFacts(b *mir.Block) {
	for i, p := range b.Preds {
		if !pr.facts.dom.IsBackEdge(p, b) {
			continue
		}
		for _, phi := range b.Phis() {
			next, d := pr.base(phi.Args[i])
			if next == nil || d != 0 || !phi.Type.IsInt() {
				continue
			}
			for _, f := range pr.edgeFacts(b, i) {
				if f.left == next && pr.fixed(f.right, b) {
					pr.headerFact(fact{left: phi, right: f.right, slack: f.slack}, phi, b)
				} else if f.right == next && pr.fixed(f.left, b) {
					pr.headerFact(fact{left: f.left, right: phi, slack: f.slack}, phi, b)
				}
			}
		}
	}
}

// fixed reports whether v does not change while the loop with header b runs.
func (pr *prover) fixed(v *mir.Value, b *mir.Block) bool {
	return v == nil || v.Block == nil || v.Block != b && pr.facts.dom.Dominates(v.Block, b)
}

// headerFact records a claim about phi if it holds on every way to b.
func (pr *prover) headerFact(claim fact, phi *mir.Value, b *mir.Block) {
	for i, a := range phi.Args {
		c := claim
		if c.left == phi {
			c.left = a
		} else {
			c.right = a
		}
		pr.steps, pr.assumed = proofSteps, pr.assumed[:0]
		if !pr.provenAtEdge(c, a, b, i) && !pr.prove(c.left, c.right, c.slack, place{b.Preds[i], len(b.Preds[i].Instrs)}) {
			return
		}
	}
	pr.know(claim.left, claim.right, claim.slack, b, -1)
}

// enteredFrom returns the only predecessor of b, back edges to b left aside, or nil if there
// are several. What holds there holds in b too, since values from before a loop do not change
// in it.
func (fb *factBase) enteredFrom(b *mir.Block) (from *mir.Block) {
	for _, p := range b.Preds {
		if fb.dom.IsBackEdge(p, b) {
			continue
		}
		if from != nil {
			return nil
		}
		from = p
	}
	return from
}

// branchFacts records what the branch from p to b says.
func (pr *prover) branchFacts(b, p *mir.Block) {
	t := p.Term()
	if t.Op != mir.If || p.Succs[0] == p.Succs[1] {
		return
	}
	pr.condition(t.Args[0], p.Succs[0] == b, b, -1)
}

// edgeFacts returns what the branch at the end of b's predecessor number i says where it
// leads to b.
func (pr *prover) edgeFacts(b *mir.Block, i int) []fact {
	p := b.Preds[i]
	t := p.Term()
	if t.Op != mir.If || p.Succs[0] == p.Succs[1] {
		return nil
	}
	e := edge{p, b}
	known, ok := pr.facts.edges[e]
	if !ok {
		pr.facts.edges[e] = nil // what is asked on the way does without
		apart := newEmptyProver(pr.facts.dom, pr.ranges)
		apart.facts.edges = pr.facts.edges
		apart.condition(t.Args[0], p.Succs[0] == b, p, -1)
		known = apart.facts.all
		pr.facts.edges[e] = known
	}
	return known
}

// edge leads from one block to another.
type edge struct{ from, to *mir.Block }

// condition records what cond says behind index i of b, at its start for -1.
func (pr *prover) condition(cond *mir.Value, truth bool, b *mir.Block, i int) {
	switch cond.Op {
	case mir.Not:
		pr.condition(cond.Args[0], !truth, b, i)
		return
	case mir.And, mir.Or:
		// Both hold if their And holds; neither if their Or does not.
		if truth == (cond.Op == mir.And) {
			pr.condition(cond.Args[0], truth, b, i)
			pr.condition(cond.Args[1], truth, b, i)
		}
		return
	}
	o, ok := cond.Op, cond.Op.Facts().Comparison
	if !ok {
		return
	}
	if !truth {
		if o, ok = inverse[o], !cond.Args[0].Type.IsFloat(); !ok {
			return
		}
	}
	x, y := cond.Args[0], cond.Args[1]
	if o == mir.Ne {
		if isZero(y) {
			pr.notZero(x, b, i)
		} else if isZero(x) {
			pr.notZero(y, b, i)
		}
		return
	}
	if !x.Type.IsInt() {
		return
	}
	if o == mir.Le || o == mir.Lt {
		pr.notNegative(x, y, b, i)
	}
	switch o {
	case mir.Lt:
		pr.know(x, y, -1, b, i)
	case mir.Le:
		pr.know(x, y, 0, b, i)
	case mir.Gt:
		pr.know(y, x, -1, b, i)
	case mir.Ge:
		pr.know(y, x, 0, b, i)
	case mir.Eq:
		pr.know(x, y, 0, b, i)
		pr.know(y, x, 0, b, i)
	}
}

// notNegative records what x < y as unsigned numbers says of the signed number behind x. It
// is not negative if y fits in an int.
func (pr *prover) notNegative(x, y *mir.Value, b *mir.Block, i int) {
	if x.Op != mir.Convert || x.Type.Signed || !x.Args[0].Type.Signed || x.Args[0].Type.Bits != x.Type.Bits {
		return
	}
	if pr.ranges.of(y).open {
		return
	}
	pr.know(nil, x.Args[0], 0, b, i)
	pr.know(x.Args[0], y, 0, b, i)
}

func isZero(v *mir.Value) bool { return v.Op == mir.Const && v.Const.Int == 0 && !v.Type.IsFloat() }

// knowBlock records that the index of a thread on an axis is below the block's extent on it, and its
// rank in the block below the block's size.
func (pr *prover) knowBlock(f *mir.Func) {
	var values []*mir.Value
	for _, b := range f.Blocks {
		values = append(values, b.Instrs...)
	}
	for _, x := range values {
		index := x.Op == mir.Intr && x.Intr == mir.ThreadIdx
		if !index && !isBlockRank(x) {
			continue
		}
		for _, y := range values {
			if index && isDim(y, mir.BlockDim, x.Index) || !index && isBlockSize(y) {
				pr.record(x, y, -1, f.Blocks[0], -1)
			}
		}
	}
}

// know records x <= y + slack, and the same of the value that a constant was added
// to on either side.
func (pr *prover) know(x, y *mir.Value, slack int64, b *mir.Block, index int) {
	pr.record(x, y, slack, b, index)
	p := place{b, index + 1}
	if a, d, ok := pr.addend(x, p); ok {
		if s, ok := subOK(slack, d, true); ok {
			pr.record(a, y, s, b, index)
		}
	}
	if a, d, ok := pr.addend(y, p); ok {
		if s, ok := addOK(slack, d, true); ok {
			pr.record(x, a, s, b, index)
		}
	}
}

// addend writes v as another value plus a constant that does not make it wrap
// around at p.
func (pr *prover) addend(v *mir.Value, p place) (*mir.Value, int64, bool) {
	v, _ = pr.base(v)
	if v == nil || v.Op != mir.Add && v.Op != mir.Sub || v.Args[1].Op != mir.Const || !v.Type.Signed {
		return nil, 0, false
	}
	d := v.Args[1].Const.Int
	if v.Op == mir.Sub {
		d = -d
	}
	pr.steps, pr.assumed = proofSteps, pr.assumed[:0]
	return v.Args[0], d, d != math.MinInt64 && pr.noWrap(v, p)
}

// record stores x <= y + slack.
func (pr *prover) record(x, y *mir.Value, slack int64, b *mir.Block, index int) {
	x, dx := pr.base(x)
	y, dy := pr.base(y)
	// x + dx <= y + dy + slack
	s, ok := addOK(slack, dy, true)
	s, ok = subOK(s, dx, ok)
	if !ok || x == y {
		return
	}
	known := fact{x, y, s, b, index}
	pr.facts.all = append(pr.facts.all, known)
	pr.facts.from[x] = append(pr.facts.from[x], known)
	pr.facts.to[y] = append(pr.facts.to[y], known)
}

// checkFacts records what a check at index i of b says about what follows it.
func (pr *prover) checkFacts(v *mir.Value, b *mir.Block, i int) {
	switch v.Op {
	case mir.CheckIndex, mir.CheckPE:
		pr.know(nil, v.Args[0], 0, b, i)
		pr.know(v.Args[0], v.Args[1], -1, b, i)
	case mir.CheckLE:
		// As unsigned numbers; as signed ones only if b is not negative.
		if pr.le(nil, v.Args[1], 0, place{b, i}) {
			pr.know(nil, v.Args[0], 0, b, i)
			pr.know(v.Args[0], v.Args[1], 0, b, i)
		}
	case mir.CheckEq:
		pr.know(v.Args[0], v.Args[1], 0, b, i)
		pr.know(v.Args[1], v.Args[0], 0, b, i)
	case mir.CheckNonNeg:
		pr.know(nil, v.Args[0], 0, b, i)
	case mir.CheckTrue:
		pr.condition(v.Args[0], true, b, i)
		pr.notZero(v.Args[0], b, i)
	case mir.CheckNil, mir.CheckNonZero:
		pr.notZero(v.Args[0], b, i)
	}
}

// notZero records that v is not zero or nil after index i of b.
func (pr *prover) notZero(v *mir.Value, b *mir.Block, i int) {
	pr.facts.nonZero[v] = append(pr.facts.nonZero[v], place{b, i})
	if v.Type.IsInt() && pr.ranges.of(v).lo >= 0 {
		pr.know(nil, v, -1, b, i)
	}
}
