package passes

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// polynomial is a sum of products of values over the mathematical integers, in a
// canonical order.
type polynomial []product

// product is a coefficient times values, which stand in the order of their IDs. It
// has no values where it is the constant term.
type product struct {
	c    int64
	vals []*mir.Value
}

// polynomialTerms and polynomialDegree bound what is worth reasoning about.
const (
	polynomialTerms  = 16
	polynomialDegree = 3
)

func constantPolynomial(c int64) polynomial {
	if c == 0 {
		return nil
	}
	return polynomial{{c: c}}
}

// key returns a text that only p has.
func (p polynomial) key() string {
	var b strings.Builder
	for _, t := range p {
		fmt.Fprintf(&b, "%d", t.c)
		for _, v := range t.vals {
			fmt.Fprintf(&b, "*%p", v)
		}
		b.WriteByte(' ')
	}
	return b.String()
}

func atom(v *mir.Value) polynomial { return polynomial{{1, []*mir.Value{v}}} }

func compareProducts(a, b product) int {
	return slices.CompareFunc(a.vals, b.vals, func(x, y *mir.Value) int { return cmp.Compare(x.ID, y.ID) })
}

// plus returns p + k*q; ok is false where a coefficient would overflow or the
// result is too large.
func (p polynomial) plus(q polynomial, k int64) (sum polynomial, ok bool) {
	ok = true
	sum = make(polynomial, 0, len(p)+len(q))
	for len(p) > 0 || len(q) > 0 {
		order := -1
		if len(p) == 0 {
			order = 1
		} else if len(q) > 0 {
			order = compareProducts(p[0], q[0])
		}
		var t product
		if order <= 0 {
			t, p = p[0], p[1:]
		}
		if order >= 0 {
			var c int64
			c, ok = mulOK(q[0].c, k, ok)
			t.vals = q[0].vals
			t.c, ok = addOK(t.c, c, ok)
			q = q[1:]
		}
		if t.c != 0 {
			sum = append(sum, t)
		}
	}
	return sum, ok && len(sum) <= polynomialTerms
}

// times returns p * q; ok is as in plus.
func (p polynomial) times(q polynomial) (all polynomial, ok bool) {
	return p.timesUpTo(q, polynomialDegree)
}

// timesUpTo is times for products of that many values.
func (p polynomial) timesUpTo(q polynomial, degree int) (all polynomial, ok bool) {
	ok = true
	for _, a := range p {
		row := make(polynomial, 0, len(q))
		for _, b := range q {
			t := product{vals: slices.Concat(a.vals, b.vals)}
			if len(t.vals) > degree {
				return nil, false
			}
			slices.SortFunc(t.vals, func(x, y *mir.Value) int { return cmp.Compare(x.ID, y.ID) })
			t.c, ok = mulOK(a.c, b.c, ok)
			row = append(row, t)
		}
		slices.SortFunc(row, compareProducts)
		var more bool
		if all, more = all.plus(row, 1); !more || !ok {
			return nil, false
		}
	}
	return all, true
}

func (p polynomial) equal(q polynomial) bool {
	return slices.EqualFunc(p, q, func(a, b product) bool { return a.c == b.c && slices.Equal(a.vals, b.vals) })
}

// values returns the values of p, each once, in the order of their IDs.
func (p polynomial) values() []*mir.Value {
	var all []*mir.Value
	for _, t := range p {
		all = append(all, t.vals...)
	}
	slices.SortFunc(all, func(x, y *mir.Value) int { return cmp.Compare(x.ID, y.ID) })
	return slices.Compact(all)
}

// split returns the factor of v and the rest, so that p is v*factor + rest; ok is
// false if v occurs in a higher power.
func (p polynomial) split(v *mir.Value) (factor, rest polynomial, ok bool) {
	if !slices.ContainsFunc(p, func(t product) bool { return slices.Contains(t.vals, v) }) {
		return nil, p, true // most do not have v
	}
	rest = make(polynomial, 0, len(p)-1)
	for _, t := range p {
		i := slices.Index(t.vals, v)
		if i < 0 {
			rest = append(rest, t)
			continue
		}
		others := slices.Delete(slices.Clone(t.vals), i, i+1)
		if slices.Contains(others, v) {
			return nil, nil, false
		}
		factor = append(factor, product{t.c, others})
	}
	slices.SortFunc(factor, compareProducts)
	return factor, rest, true
}

// interval returns bounds of p from those of its values, open where they are
// beyond int64 or a value's are unknown.
func (p polynomial) interval(of func(*mir.Value) interval) interval {
	whole := interval{math.MinInt64, math.MaxInt64, true}
	sum := interval{}
	for _, t := range p {
		m := interval{t.c, t.c, false}
		for i, v := range t.vals {
			square := i > 0 && t.vals[i-1] == v
			x := of(v)
			if square && x.lo < 0 {
				return whole
			}
			if m = arithmetic(mir.Mul, m, x, whole, false); m.open {
				return whole
			}
		}
		if sum = arithmetic(mir.Add, sum, m, whole, false); sum.open {
			return whole
		}
	}
	return sum
}

// least returns a lower bound of p from the bounds of its values; ok is false if
// none is known.
func (p polynomial) least(of func(*mir.Value) interval) (sum int64, ok bool) {
	ok = true
	for _, t := range p {
		// Of values that are not negative the largest do not matter to a
		// term that is added.
		low := t.c
		for _, v := range t.vals {
			x := of(v)
			switch {
			case x.lo < 0:
				iv := polynomial{t}.interval(of)
				low, ok = iv.lo, ok && !iv.open
			case t.c > 0:
				low, ok = mulOK(low, x.lo, ok)
			default:
				low, ok = mulOK(low, x.hi, ok && !x.open)
			}
			if !ok {
				return 0, false
			}
			if x.lo < 0 {
				break
			}
		}
		sum, ok = addOK(sum, low, ok)
	}
	return sum, ok
}

// unwrapped is the number of bits with which expand gives the same number.
const unwrapped = 0

// expand writes v as a polynomial. With unwrapped the two are the same number whenever v is computed
// before p, and else modulo 2 to the given number of bits.
func (pr *prover) expand(v *mir.Value, bits int, p place) polynomial {
	return pr.expandDepth(v, bits, p, expandDepth)
}

// expandDepth bounds the definitions that expand looks through.
const expandDepth = 8

func (pr *prover) expandDepth(v *mir.Value, bits int, p place, depth int) polynomial {
	v, c := pr.base(v)
	if v == nil {
		return constantPolynomial(c)
	}
	if depth == 0 || !v.Type.IsInt() {
		return atom(v)
	}
	wide := bits != unwrapped && v.Type.Bits >= bits
	if bits != unwrapped && pr.whole != nil && pr.whole(v) {
		return atom(v)
	}
	if wide && v.Op == mir.Convert && v.Args[0].Type.IsInt() && v.Args[0].Type.Bits >= bits {
		return pr.expandDepth(v.Args[0], bits, p, depth-1)
	}
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul:
		if !wide && !pr.exactAt(v, p) {
			return atom(v)
		}
		if !wide {
			bits = unwrapped // a narrow sum that does not wrap has exact parts only
		}
		x, y := pr.expandDepth(v.Args[0], bits, p, depth-1), pr.expandDepth(v.Args[1], bits, p, depth-1)
		var r polynomial
		var ok bool
		switch v.Op {
		case mir.Add:
			r, ok = x.plus(y, 1)
		case mir.Sub:
			r, ok = x.plus(y, -1)
		default:
			r, ok = x.timesUpTo(y, max(pr.degree, polynomialDegree))
		}
		if ok {
			return r
		}
	case mir.Phi:
		if wide {
			if r, ok := pr.inStep(v, p, depth-1); ok {
				return r
			}
		}
	case mir.Shl:
		if n := v.Args[1]; n.Op == mir.Const && n.Const.Int >= 0 && n.Const.Int < 32 && wide {
			if r, ok := pr.expandDepth(v.Args[0], bits, p, depth-1).times(constantPolynomial(1 << n.Const.Int)); ok {
				return r
			}
		}
	}
	return atom(v)
}

// exactAt is noWrap as a question of its own.
func (pr *prover) exactAt(v *mir.Value, p place) bool {
	pr.steps, pr.assumed = proofSteps, pr.assumed[:0]
	return pr.noWrap(v, p)
}

// inStep writes a variable that a loop advances by the same amount in every round as a
// polynomial in i, the variable that counts the rounds: start + step/k * (i - first),
// where i advances by k. The loop's condition gives bounds of i. The polynomial holds
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
		step, ok := pr.expandDepth(next, 64, p, max(depth, 1)).plus(atom(phi), -1)
		changes := func(v *mir.Value) bool {
			return v.Block != nil && (v.Block == phi.Block || !dom.Dominates(v.Block, phi.Block))
		}
		if ok && len(step) > 0 && !slices.ContainsFunc(step.values(), changes) {
			return pr.expandDepth(phi.Args[1-k], 64, p, depth), step, true
		}
	}
	return nil, nil, false
}

// counts reports whether the header of the loop compares phi, or phi plus a
// constant, to decide whether to go on.
func counts(phi *mir.Value) bool {
	t := phi.Block.Term()
	if t == nil || t.Op != mir.If || !t.Args[0].Op.Facts().Comparison {
		return false
	}
	return slices.ContainsFunc(t.Args[0].Args, func(a *mir.Value) bool {
		return a == phi || a.Op == mir.Add && a.Args[0] == phi && a.Args[1].Op == mir.Const
	})
}
