package passes

import (
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// prover answers whether an inequality between two values holds at a place, by
// searching from the values through facts and definitions (after Bodik, Gupta,
// Sarkar, "ABCD: Eliminating Array Bounds Checks on Demand"). All inequalities
// are between mathematical integers; a definition counts only where it is shown
// not to wrap around.
type prover struct {
	facts  factBase
	ranges *ranges
	steps  int // left for the current question
	// work is how many steps of searches are left for all questions; nil is no bound.
	work *int
	// assumed are the inequalities about phis that are being proved by
	// induction over the loop's iterations.
	assumed []fact
	// active are the questions that the search is in the middle of; meeting
	// one again leads nowhere new.
	active map[question]bool
	// whole says which values stay as they are where numbers are expanded
	// modulo 2 to the 64th; nil for none.
	whole func(*mir.Value) bool
	// wraps are sums, differences and products that were not proved to be the mathematical ones,
	// with the block in which that was tried.
	wraps map[*mir.Value]*mir.Block
	// degree is how many values a product may have, 0 for polynomialDegree.
	degree int
	// stepping are the variables of loops that inStep is in the middle of.
	stepping map[*mir.Value]bool
}

// question is an inequality at a place, less the constant.
type question struct {
	x, y *mir.Value
	p    place
}

// proofSteps bounds the search for one proof.
const proofSteps = 2000

func newProver(f *mir.Func, k *mir.Kernel) *prover { return newProverAssuming(f, k, nil) }

// newProverAssuming returns a prover of what holds where values are in the given
// ranges.
func newProverAssuming(f *mir.Func, k *mir.Kernel, assumed map[*mir.Value]interval) *prover {
	return newProverOf(f, k, assumed, true)
}

// newProverOf returns a prover that knows what the checks say, or only what branches
// do.
func newProverOf(f *mir.Func, k *mir.Kernel, assumed map[*mir.Value]interval, checks bool) *prover {
	pr := newEmptyProver(f.Dominators(), newRanges(f, k))
	pr.ranges.assumed = assumed
	pr.collect(checks)
	return pr
}

// newEmptyProver returns a prover that knows definitions alone.
func newEmptyProver(dom *mir.Dom, r *ranges) *prover {
	return &prover{
		active:   make(map[question]bool),
		stepping: make(map[*mir.Value]bool),
		facts: factBase{dom: dom, from: make(map[*mir.Value][]fact), to: make(map[*mir.Value][]fact),
			nonZero: make(map[*mir.Value][]place), edges: make(map[edge][]fact)},
		ranges: r,
	}
}

// mayWork takes one step of the work that is left, and reports whether there was one.
func (pr *prover) mayWork() bool {
	if pr.work == nil {
		return true
	}
	if *pr.work == 0 {
		return false
	}
	*pr.work--
	return true
}

// le reports whether x <= y + c is proved at p. A nil value stands for zero.
func (pr *prover) le(x, y *mir.Value, c int64, p place) bool {
	pr.steps = proofSteps
	pr.assumed = pr.assumed[:0]
	return pr.prove(x, y, c, p)
}

// base writes v as another value plus a constant: it sees through conversions
// that keep the number and turns constants into nil plus themselves.
func (pr *prover) base(v *mir.Value) (*mir.Value, int64) {
	for v != nil {
		switch {
		case v.Op == mir.Const && v.Type.IsInt() && (v.Type.Signed || v.Const.Int >= 0):
			return nil, v.Const.Int
		case v.Op == mir.Convert && v.Type.IsInt() && v.Args[0].Type.IsInt() &&
			typeInterval(v.Type).contains(pr.ranges.of(v.Args[0])):
			v = v.Args[0]
		default:
			return v, 0
		}
	}
	return nil, 0
}

func (pr *prover) interval(v *mir.Value) interval {
	if v == nil {
		return interval{}
	}
	return pr.ranges.of(v)
}

// intervalAt is the interval of v at p: by its definition, and by what is known of v and
// a constant there.
func (pr *prover) intervalAt(v *mir.Value, p place) interval {
	iv := pr.interval(v)
	v, d := pr.base(v)
	if v == nil || d != 0 {
		return iv
	}
	for _, f := range pr.facts.from[v] {
		if f.right == nil && pr.facts.holds(f.block, f.index, p) && (iv.open || f.slack < iv.hi) {
			iv.hi, iv.open = f.slack, false
		}
	}
	for _, f := range pr.facts.to[v] {
		if f.left == nil && pr.facts.holds(f.block, f.index, p) {
			iv.lo = max(iv.lo, -f.slack)
		}
	}
	return iv
}

func (pr *prover) prove(x, y *mir.Value, c int64, p place) bool {
	if pr.steps--; pr.steps < 0 {
		return false
	}
	x, dx := pr.base(x)
	y, dy := pr.base(y)
	c, ok := addOK(c, dy, true)
	if c, ok = subOK(c, dx, ok); !ok {
		return false
	}
	if x == y {
		return c >= 0
	}
	xi, yi := pr.interval(x), pr.interval(y)
	if limit, ok := addOK(yi.lo, c, true); ok && !xi.open && xi.hi <= limit {
		return true
	}
	for _, a := range pr.assumed {
		if a.left == x && a.right == y && a.slack <= c {
			return true
		}
	}
	q := question{x, y, p}
	if pr.active[q] {
		return false
	}
	pr.active[q] = true
	defer delete(pr.active, q)
	return pr.byFacts(x, y, c, p) || x != nil && pr.above(x, y, c, p) || y != nil && pr.below(x, y, c, p) ||
		x != nil && y != nil && pr.byDifference(x, y, c, p)
}

// byDifference proves x <= y + c where x - y comes to a constant, such as i*8 and
// (i+1)*8. Arithmetic wraps, so both must be shown to be small.
func (pr *prover) byDifference(x, y *mir.Value, c int64, p place) bool {
	if !x.Type.Equal(y.Type) {
		return false
	}
	var l linear
	if !l.add(x, 1, linearDepth) || !l.add(y, -1, linearDepth) || len(l.terms) > 0 {
		return false
	}
	const small = 1 << 61
	d := mir.Extend(x.Type, l.c)
	if d > c || d > small || d < -small || !x.Type.Signed || x.Type.Bits != 64 {
		return false
	}
	for _, v := range []*mir.Value{x, y} {
		if !pr.prove(nil, v, 0, p) || !pr.prove(v, nil, small, p) {
			return false
		}
	}
	return true
}

// byFacts proves x <= y + c by a fact about x, or about y where x is zero: of zero
// there are facts without number.
func (pr *prover) byFacts(x, y *mir.Value, c int64, p place) bool {
	facts := pr.facts.from[x]
	if x == nil {
		facts = pr.facts.to[y]
	}
	for _, f := range facts {
		if !pr.facts.holds(f.block, f.index, p) {
			continue
		}
		rest, ok := subOK(c, f.slack, true)
		if !ok {
			continue
		}
		if x == nil && pr.prove(nil, f.left, rest, p) || x != nil && pr.prove(f.right, y, rest, p) {
			return true
		}
	}
	return false
}

// above proves x <= y + c from upper bounds in x's definition.
func (pr *prover) above(x, y *mir.Value, c int64, p place) bool {
	switch x.Op {
	case mir.Add:
		for i := range 2 {
			a, b := x.Args[i], pr.intervalAt(x.Args[1-i], p)
			if rest, ok := subOK(c, b.hi, !b.open); ok && pr.noWrap(x, p) && pr.prove(a, y, rest, p) {
				return true
			}
		}
	case mir.Sub:
		b := pr.intervalAt(x.Args[1], p)
		if rest, ok := addOK(c, b.lo, true); ok && pr.noWrap(x, p) && pr.prove(x.Args[0], y, rest, p) {
			return true
		}
	case mir.Mul:
		// a*k <= c where a <= c/k.
		if k := x.Args[1]; y == nil && c >= 0 && k.Op == mir.Const && k.Const.Int > 0 && pr.noWrap(x, p) {
			return pr.prove(x.Args[0], nil, c/k.Const.Int, p)
		}
	case mir.Convert:
		return pr.keeps(x, p) && pr.prove(x.Args[0], y, c, p)
	case mir.And:
		for _, a := range x.Args {
			if pr.interval(a).lo >= 0 && pr.prove(a, y, c, p) {
				return true
			}
		}
	case mir.Rem:
		if pr.prove(nil, x.Args[1], -1, p) {
			if rest, ok := addOK(c, 1, true); ok && pr.prove(x.Args[1], y, rest, p) {
				return true
			}
			return pr.prove(nil, x.Args[0], 0, p) && pr.prove(x.Args[0], y, c, p)
		}
	case mir.Div:
		// a/k <= c where a <= c*k + k-1, also for a below zero.
		if k := x.Args[1]; y == nil && c >= 0 && k.Op == mir.Const && k.Const.Int > 0 {
			most, ok := mulOK(c, k.Const.Int, true)
			most, ok = addOK(most, k.Const.Int-1, ok)
			return ok && pr.prove(x.Args[0], nil, most, p)
		}
		return pr.prove(nil, x.Args[1], -1, p) && pr.prove(nil, x.Args[0], 0, p) && pr.prove(x.Args[0], y, c, p)
	case mir.Shr:
		if k := x.Args[1]; y == nil && c >= 0 && k.Op == mir.Const && k.Const.Int >= 0 && k.Const.Int < 62 {
			most, ok := mulOK(c, 1<<k.Const.Int, true)
			most, ok = addOK(most, 1<<k.Const.Int-1, ok)
			return ok && pr.prove(x.Args[0], nil, most, p)
		}
		return pr.prove(nil, x.Args[0], 0, p) && pr.prove(x.Args[0], y, c, p)
	case mir.Select:
		smaller, _ := chooses(x)
		first := pr.prove(x.Args[1], y, c, p)
		if first == smaller {
			return first // one of them bounds the smaller one, both the other
		}
		return pr.prove(x.Args[2], y, c, p)
	case mir.Phi:
		return pr.induct(x, fact{left: x, right: y, slack: c}, y, func(a *mir.Value, p place) bool { return pr.prove(a, y, c, p) })
	}
	return false
}

// below proves x <= y + c from lower bounds in y's definition.
func (pr *prover) below(x, y *mir.Value, c int64, p place) bool {
	switch y.Op {
	case mir.Add:
		for i := range 2 {
			a, b := y.Args[i], pr.intervalAt(y.Args[1-i], p)
			if rest, ok := addOK(c, b.lo, true); ok && pr.noWrap(y, p) && pr.prove(x, a, rest, p) {
				return true
			}
		}
	case mir.Sub:
		b := pr.intervalAt(y.Args[1], p)
		if rest, ok := subOK(c, b.hi, !b.open); ok && pr.noWrap(y, p) && pr.prove(x, y.Args[0], rest, p) {
			return true
		}
		// 0 <= a - b where b <= a.
		return x == nil && c >= 0 && pr.noWrap(y, p) && pr.prove(y.Args[1], y.Args[0], c, p)
	case mir.Mul:
		// A product of numbers that are not negative is none either.
		return x == nil && c >= 0 && pr.noWrap(y, p) && pr.prove(nil, y.Args[0], 0, p) && pr.prove(nil, y.Args[1], 0, p)
	case mir.Convert:
		return pr.keeps(y, p) && pr.prove(x, y.Args[0], c, p)
	case mir.Rem, mir.Shr:
		return x == nil && c >= 0 && pr.prove(nil, y.Args[0], 0, p)
	case mir.Div:
		return x == nil && c >= 0 && pr.prove(nil, y.Args[0], 0, p) && pr.prove(nil, y.Args[1], 0, p)
	case mir.Select:
		_, larger := chooses(y)
		first := pr.prove(x, y.Args[1], c, p)
		if first == larger {
			return first
		}
		return pr.prove(x, y.Args[2], c, p)
	case mir.Phi:
		return pr.induct(y, fact{left: x, right: y, slack: c}, x, func(a *mir.Value, p place) bool { return pr.prove(x, a, c, p) })
	}
	return false
}

// chooses reports whether a Select takes the smaller, or the larger, of the two
// numbers that its condition compares.
func chooses(s *mir.Value) (smaller, larger bool) {
	c := s.Args[0]
	if !c.Op.Facts().Comparison || !s.Type.IsInt() {
		return false, false
	}
	straight := c.Args[0] == s.Args[1] && c.Args[1] == s.Args[2]
	crossed := c.Args[0] == s.Args[2] && c.Args[1] == s.Args[1]
	switch c.Op {
	case mir.Lt, mir.Le:
		return straight, crossed
	case mir.Gt, mir.Ge:
		return crossed, straight
	}
	return false, false
}

// induct proves an inequality about a phi: of each of its arguments where it
// comes from, assuming it of the phi itself on the way round a loop. The other
// side must not change while the loop runs.
func (pr *prover) induct(phi *mir.Value, claim fact, other *mir.Value, holds func(*mir.Value, place) bool) bool {
	if other != nil && other.Op != mir.Param && other.Op != mir.Const && (other.Block == phi.Block || !pr.facts.dom.Dominates(other.Block, phi.Block)) {
		return false
	}
	n := len(pr.assumed)
	pr.assumed = append(pr.assumed, claim)
	defer func() { pr.assumed = pr.assumed[:n] }()
	for i, a := range phi.Args {
		pred, atEdge := phi.Block.Preds[i], claim
		if claim.left == phi {
			atEdge.left = a
		} else {
			atEdge.right = a
		}
		if a != phi && !pr.provenAtEdge(atEdge, a, phi.Block, i) && !holds(a, place{pred, len(pred.Instrs)}) {
			return false
		}
	}
	return true
}

// provenAtEdge reports whether a claim about v holds on the edge from b's predecessor number
// i, because of the branch there. The branch may name v, or bound it by a value that has a
// bound itself: what is below min(32, n) is below 32. This matters for a loop that tests
// behind its body. Two edges lead to its header, and in the header neither condition holds.
func (pr *prover) provenAtEdge(claim fact, v *mir.Value, b *mir.Block, i int) bool {
	at := place{b.Preds[i], len(b.Preds[i].Instrs)}
	v, _ = pr.base(v)
	x, dx := pr.base(claim.left)
	y, dy := pr.base(claim.right)
	slack, ok := addOK(claim.slack, dy, true)
	if slack, ok = subOK(slack, dx, ok); !ok {
		return false
	}
	facts := pr.edgeFacts(b, i)
	if slices.ContainsFunc(facts, func(f fact) bool { return f.left == x && f.right == y && f.slack <= slack }) {
		return true
	}
	return slices.ContainsFunc(facts, func(f fact) bool {
		rest, ok := subOK(slack, f.slack, true)
		if !ok && f.slack < 0 {
			rest, ok = math.MaxInt64, true // less than what would do
		}
		return ok && (v == x && f.left == x && pr.prove(f.right, y, rest, at) || v == y && f.right == y && pr.prove(x, f.left, rest, at))
	})
}

// keeps reports whether a conversion of an integer is shown to keep the number.
func (pr *prover) keeps(v *mir.Value, p place) bool {
	a := v.Args[0]
	if !v.Type.IsInt() || !a.Type.IsInt() {
		return false
	}
	from, to := pr.interval(a), typeInterval(v.Type)
	return (from.lo >= to.lo || pr.prove(nil, a, -to.lo, p)) &&
		(to.open || !from.open && from.hi <= to.hi || pr.prove(a, nil, to.hi, p))
}

// noWrap reports whether a sum, difference or product is the mathematical one.
func (pr *prover) noWrap(v *mir.Value, p place) bool {
	if v.NoWrap {
		return true
	}
	if pr.wraps[v] == p.block && len(pr.assumed) == 0 {
		return false // without this, each sum of a long chain searches the whole chain
	}
	all := typeInterval(v.Type)
	a, b := pr.intervalAt(v.Args[0], p), pr.intervalAt(v.Args[1], p)
	if a.open || b.open || all.open {
		return false
	}
	if r := arithmetic(v.Op, a, b, interval{math.MinInt64, math.MaxInt64, true}, false); !r.open && all.contains(r) {
		return true
	}
	switch v.Op {
	case mir.Add:
		return pr.sumFits(v.Args[0], b, all, p) || pr.sumFits(v.Args[1], a, all, p)
	case mir.Sub:
		return pr.differenceFits(v, a, b, all, p)
	case mir.Mul:
		// A number that is not negative times a positive constant.
		k := v.Args[1]
		return k.Op == mir.Const && k.Const.Int > 0 && pr.prove(nil, v.Args[0], 0, p) && pr.prove(v.Args[0], nil, all.hi/k.Const.Int, p)
	}
	return false
}

// sumFits reports whether x plus any number of d stays within all.
func (pr *prover) sumFits(x *mir.Value, d, all interval, p place) bool {
	if d.hi > 0 && !pr.prove(x, nil, all.hi-d.hi, p) {
		return false
	}
	if d.lo < 0 {
		least := all.lo - d.lo // x must not be below
		return least != math.MinInt64 && pr.prove(nil, x, -least, p)
	}
	return true
}

// differenceFits reports whether the difference of v's arguments, with intervals
// a and b, stays within all.
func (pr *prover) differenceFits(v *mir.Value, a, b, all interval, p place) bool {
	x, y := v.Args[0], v.Args[1]
	if all.lo == 0 {
		return pr.prove(y, x, 0, p) // unsigned
	}
	// The difference of two numbers that are not negative fits.
	return (a.lo >= 0 || pr.prove(nil, x, 0, p)) && (b.lo >= 0 || pr.prove(nil, y, 0, p))
}
