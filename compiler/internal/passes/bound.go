package passes

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// bounder shows that polynomials are not negative, by putting in place of a value
// another that bounds it: what is known of y < h and x < w bounds y*w + x.
type bounder struct {
	pr *prover
	p  place
	// constraints are the facts that hold at p, as polynomials that are not
	// negative, latest first.
	constraints []polynomial
	nonNeg      map[*mir.Value]bool // answers of interval
	known       map[boundQuestion][]polynomial
	never       map[string]bool // answers of neverHolds, by the polynomial's key
	steps       int
}

// boundQuestion is what bounds is asked.
type boundQuestion struct {
	v                *mir.Value
	lower, constants bool
}

// boundSteps bounds the search of one question, boundDepth the replacements in a
// row, and boundFacts the facts that are looked at.
const (
	boundSteps = 400
	boundDepth = 7
	boundFacts = 60
)

func newBounder(pr *prover, p place) *bounder {
	b := &bounder{pr: pr, p: p, nonNeg: make(map[*mir.Value]bool), known: make(map[boundQuestion][]polynomial), never: make(map[string]bool)}
	for _, f := range slices.Backward(pr.facts.all) {
		if !pr.facts.holds(f.block, f.index, p) {
			continue
		}
		if len(b.constraints) == boundFacts {
			break
		}
		c, ok := b.exact(f.right).plus(b.exact(f.left), -1)
		if c, ok = plusConstant(c, f.slack, ok); ok && len(c) > 0 {
			b.constraints = append(b.constraints, c)
		}
	}
	return b
}

func plusConstant(p polynomial, c int64, ok bool) (polynomial, bool) {
	sum, fits := p.plus(constantPolynomial(c), 1)
	return sum, ok && fits
}

// exact writes v as a polynomial that is the same number; nil is zero.
func (b *bounder) exact(v *mir.Value) polynomial {
	if v == nil {
		return nil
	}
	return b.pr.expand(v, unwrapped, b.p)
}

// interval returns what is known of v's range at p.
func (b *bounder) interval(v *mir.Value) interval {
	iv := b.pr.interval(v)
	if iv.lo >= 0 {
		return iv
	}
	yes, asked := b.nonNeg[v]
	if !asked {
		yes = b.pr.le(nil, v, 0, b.p)
		b.nonNeg[v] = yes
	}
	if yes {
		iv.lo = 0
	}
	return iv
}

// notNegative reports whether p is shown to be zero or more.
func (b *bounder) notNegative(p polynomial) bool { return b.notNegativeWithin(p, boundSteps) }

// notNegativeWithin is notNegative with a search of so many steps.
func (b *bounder) notNegativeWithin(p polynomial, steps int) bool {
	b.steps = steps
	return b.search(p, boundDepth, func(*mir.Value) int { return 1 }, func(p polynomial) bool {
		least, ok := p.least(b.interval)
		return ok && least >= 0
	})
}

// search replaces values of p by their bounds until done accepts the result, which p is not
// less than. It begins with the values of the highest rank, and leaves those of rank 0.
func (b *bounder) search(p polynomial, depth int, rank func(*mir.Value) int, done func(polynomial) bool) bool {
	if done(p) {
		return true
	}
	if b.steps--; b.steps < 0 || depth == 0 || !b.pr.mayWork() {
		return false
	}
	vals := p.values()
	// What was computed last depends on what came before.
	slices.SortFunc(vals, func(x, y *mir.Value) int { return cmp.Or(-cmp.Compare(rank(x), rank(y)), -cmp.Compare(x.ID, y.ID)) })
	highest := 0
	for _, v := range vals {
		r := rank(v)
		if r == 0 || r < highest {
			break
		}
		highest = r
		factor, rest, ok := p.split(v)
		if !ok {
			continue
		}
		sign := b.sign(factor)
		if sign == 0 {
			continue
		}
		for _, bound := range b.bounds(boundQuestion{v, sign > 0, r > 1}) {
			scaled, ok := factor.times(bound)
			if !ok {
				continue
			}
			if q, ok := rest.plus(scaled, 1); ok && b.search(q, depth-1, rank, done) {
				return true
			}
		}
	}
	return false
}

// sign returns 1 if p cannot be negative, -1 if it cannot be positive, and else 0,
// going by the signs of its values alone.
func (b *bounder) sign(p polynomial) int {
	positive, negative := true, true
	for _, t := range p {
		for _, v := range t.vals {
			if b.interval(v).lo < 0 {
				return 0
			}
		}
		positive = positive && t.c > 0
		negative = negative && t.c < 0
	}
	switch {
	case positive:
		return 1
	case negative:
		return -1
	}
	return 0
}

// constantBound is the largest constant that is worth putting in a value's place.
const constantBound = 1 << 17

// bounds returns polynomials that v is not less than, or not more than if lower is
// false. Constants that only v's definition gives are among them if asked for. A search
// comes to the same question again and again.
func (b *bounder) bounds(q boundQuestion) []polynomial {
	all, asked := b.known[q]
	if !asked {
		all = b.findBounds(q.v, q.lower, q.constants)
		b.known[q] = all
	}
	return all
}

func (b *bounder) findBounds(v *mir.Value, lower, constants bool) (all []polynomial) {
	add := func(p polynomial) {
		if !slices.ContainsFunc(all, p.equal) && !slices.Contains(p.values(), v) {
			all = append(all, p)
		}
	}
	for _, c := range b.constraints {
		factor, rest, ok := c.split(v)
		if !ok || len(factor) != 1 || len(factor[0].vals) != 0 {
			continue
		}
		// v + rest >= 0, or rest - v >= 0
		switch k := factor[0].c; {
		case k == 1 && lower:
			if p, ok := polynomial(nil).plus(rest, -1); ok {
				add(p)
			}
		case k == -1 && !lower:
			add(rest)
		}
	}
	switch v.Op {
	case mir.Select:
		if smaller, larger := chooses(v); smaller && !lower || larger && lower {
			add(b.exact(v.Args[1]))
			add(b.exact(v.Args[2]))
		}
	case mir.Phi:
		for i, a := range v.Args {
			// Of a loop's variable, where it starts. What comes over one way
			// to a join of several means nothing on the others.
			if b.pr.facts.dom.IsBackEdge(v.Block.Preds[i], v.Block) || a.Block != nil && !b.pr.facts.dom.Dominates(a.Block, v.Block) {
				continue
			}
			if lower && b.pr.le(a, v, 0, b.p) || !lower && b.pr.le(v, a, 0, b.p) {
				add(b.exact(a))
			}
		}
	case mir.Rem:
		if d := v.Args[1]; !lower && b.pr.le(nil, d, -1, b.p) {
			if p, ok := b.exact(d).plus(constantPolynomial(1), -1); ok {
				add(p)
			}
		}
	case mir.Div, mir.Shr:
		if x := v.Args[0]; !lower && b.pr.le(nil, x, 0, b.p) && b.pr.le(v, x, 0, b.p) {
			add(b.exact(x))
		}
	}
	if iv := b.pr.ranges.of(v); constants && lower && iv.lo >= -constantBound {
		add(constantPolynomial(iv.lo))
	} else if constants && !lower && !iv.open && iv.hi <= constantBound {
		add(constantPolynomial(iv.hi))
	}
	return all
}
