package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// eliminateChecks removes the checks that hold whenever they run, and folds comparisons
// that the same reasoning decides. What is left stays where it is.
func eliminateChecks(p *mir.Program, o Options) {
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		if o.NoChecks {
			f.RemoveInstrs(func(v *mir.Value) bool { return v.Op.Facts().Check })
			continue
		}
		pr := newProver(f, kernels[f])
		dead := make(map[*mir.Value]bool)
		for _, b := range f.Blocks {
			for i, v := range b.Instrs {
				if v.Op.Facts().Check && (pr.alwaysHolds(v, place{b, i}) || pr.holdsInProducts(v, place{b, i})) {
					dead[v] = true
				} else {
					pr.nilForIndex(v, place{b, i})
				}
			}
			if t := b.Term(); t.Op == mir.If {
				pr.decide(f, t, place{b, len(b.Instrs) - 1})
			}
		}
		// Removed at last: places count the instructions of a block.
		f.RemoveInstrs(func(v *mir.Value) bool { return dead[v] })
	}
}

// alwaysHolds reports whether a check at p cannot fail.
func (pr *prover) alwaysHolds(v *mir.Value, p place) bool {
	x := v.Args[0]
	switch v.Op {
	case mir.CheckIndex, mir.CheckPE:
		return pr.le(x, v.Args[1], -1, p) && pr.le(nil, x, 0, p)
	case mir.CheckLE:
		return pr.le(x, v.Args[1], 0, p) && pr.le(nil, x, 0, p)
	case mir.CheckEq:
		return pr.le(x, v.Args[1], 0, p) && pr.le(v.Args[1], x, 0, p)
	case mir.CheckNonNeg:
		return pr.le(nil, x, 0, p)
	case mir.CheckTrue:
		return pr.isTrue(x, p)
	case mir.CheckNil:
		return isObject(x) || isElement(x) || pr.isNonZero(x, p)
	case mir.CheckNonZero:
		return pr.isNonZero(x, p) || pr.le(nil, x, -1, p) || pr.le(x, nil, -1, p)
	}
	return false
}

// isElement reports whether v is the address of an element of a slice, or of a part of
// one, whose index was checked right before: what has elements has an address.
func isElement(v *mir.Value) bool {
	for v.Op == mir.FieldAddr || v.Op == mir.Bitcast {
		v = v.Args[0]
	}
	if v.Op != mir.IndexAddr || v.Type.Elem.Size() == 0 {
		return false
	}
	at := slices.Index(v.Block.Instrs, v)
	return slices.ContainsFunc(v.Block.Instrs[:at], func(c *mir.Value) bool {
		return c.Op == mir.CheckIndex && c.Args[0] == v.Args[1]
	})
}

// holdsInProducts is alwaysHolds for an index such as y*w + x, whose bounds come
// from those of its parts together.
func (pr *prover) holdsInProducts(v *mir.Value, p place) bool {
	if v.Op != mir.CheckIndex && v.Op != mir.CheckLE {
		return false
	}
	b := newBounder(pr, p)
	needed, ok := b.requirements(v)
	for _, q := range needed {
		ok = ok && b.notNegative(q)
	}
	return ok
}

func (pr *prover) isNonZero(v *mir.Value, p place) bool {
	return slices.ContainsFunc(pr.facts.nonZero[v], func(q place) bool { return pr.facts.holds(q.block, q.index, p) })
}

// isTrue reports whether a condition holds at p.
func (pr *prover) isTrue(c *mir.Value, p place) bool {
	if c.Op == mir.Const {
		return c.Const.Int != 0
	}
	if pr.isNonZero(c, p) {
		return true
	}
	switch c.Op {
	case mir.And:
		return pr.isTrue(c.Args[0], p) && pr.isTrue(c.Args[1], p)
	case mir.Or:
		return pr.isTrue(c.Args[0], p) || pr.isTrue(c.Args[1], p)
	case mir.Eq:
		x, y := c.Args[0], c.Args[1]
		return x.Type.IsInt() && pr.le(x, y, 0, p) && pr.le(y, x, 0, p)
	}
	yes, _ := pr.compare(c, p)
	return yes
}

// decide replaces the condition of an If by a constant where it is known.
func (pr *prover) decide(f *mir.Func, t *mir.Value, p place) {
	switch yes, no := pr.compare(t.Args[0], p); {
	case yes:
		t.Args[0] = f.ConstInt(mir.Bool, 1)
	case no:
		t.Args[0] = f.ConstInt(mir.Bool, 0)
	}
}

// compare reports whether a comparison of integers is known to hold at p, and whether it
// is known not to.
func (pr *prover) compare(c *mir.Value, p place) (yes, no bool) {
	if !c.Op.Facts().Comparison || !c.Args[0].Type.IsInt() {
		return false, false
	}
	x, y := c.Args[0], c.Args[1]
	switch c.Op {
	case mir.Lt:
		yes, no = pr.le(x, y, -1, p), pr.le(y, x, 0, p)
	case mir.Le:
		yes, no = pr.le(x, y, 0, p), pr.le(y, x, -1, p)
	case mir.Gt:
		yes, no = pr.le(y, x, -1, p), pr.le(x, y, 0, p)
	case mir.Ge:
		yes, no = pr.le(y, x, 0, p), pr.le(x, y, -1, p)
	case mir.Eq:
		no = pr.le(x, y, -1, p) || pr.le(y, x, -1, p) || isZero(y) && pr.isNonZero(x, p)
	case mir.Ne:
		yes = pr.le(x, y, -1, p) || pr.le(y, x, -1, p) || isZero(y) && pr.isNonZero(x, p)
	}
	return yes, no
}
