package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// narrowIntegers computes in 32 bits what fits them. The hardware has no arithmetic of 64
// bits: there a product takes three instructions, and a division about seventy.
//
// A value is narrowed if it and what it is computed from lie between 0 and the largest
// uint32. Their definitions alone must show that. Those of ranks and sizes of threads and
// blocks do, and those of lengths do not. In loops, where it counts, branches count too.
func narrowIntegers(p *mir.Program, _ Options) {
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		r := newRanges(f, kernels[f])
		for _, b := range f.Blocks {
			for _, v := range slices.Clone(b.Instrs) {
				if r.narrows(v) {
					narrowValue(f, b, v)
				}
			}
		}
		narrowLoops(f, kernels[f])
	}
}

// word is all numbers of uint32.
var word = interval{0, 1<<32 - 1, false}

func (r *ranges) narrows(v *mir.Value) bool {
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul, mir.Div, mir.Rem:
	default:
		return false
	}
	return v.Type.IsInt() && v.Type.Bits == 64 && word.contains(r.of(v)) && word.contains(r.of(v.Args[0])) && word.contains(r.of(v.Args[1]))
}

// narrowValue makes v the conversion of a value of 32 bits.
func narrowValue(f *mir.Func, b *mir.Block, v *mir.Value) {
	at := slices.Index(b.Instrs, v)
	insert := func(o mir.Op, args ...*mir.Value) *mir.Value {
		n := f.NewValue(o, mir.Uint32, v.Pos, args...)
		n.Scope = v.Scope
		b.InsertBefore(at, n)
		at++
		return n
	}
	args := make([]*mir.Value, len(v.Args))
	for i, a := range v.Args {
		switch {
		case a.Op == mir.Const:
			args[i] = f.ConstInt(mir.Uint32, a.Const.Int)
		case a.Op == mir.Convert && a.Args[0].Type.Equal(mir.Uint32):
			args[i] = a.Args[0]
		default:
			args[i] = insert(mir.Convert, a)
		}
	}
	n := insert(v.Op, args...)
	n.NoWrap = n.Op == mir.Add || n.Op == mir.Sub || n.Op == mir.Mul
	v.Op, v.Args, v.NoWrap = mir.Convert, []*mir.Value{n}, false
}

// loopNarrower decides which values of the loops of a function fit 32 bits: what they
// compute in every round, which is their variables, and the sums, products and comparisons
// of these. Here branches count too, such as the test in front of a loop of two forms, and
// the loop's own condition.
type loopNarrower struct {
	f     *mir.Func
	pr    *prover
	loops map[*mir.Block]*loop // the innermost one of each block
	// chosen are the values to narrow, with their new type.
	chosen map[*mir.Value]*mir.Type
}

// narrowLoops narrows the loops of f that usually run.
func narrowLoops(f *mir.Func, k *mir.Kernel) {
	n := &loopNarrower{f: f, loops: make(map[*mir.Block]*loop), chosen: make(map[*mir.Value]*mir.Type)}
	for _, l := range allLoops(findLoops(f.Dominators())) { // inner ones after those around them
		for b := range l.blocks {
			n.loops[b] = l
		}
	}
	if len(n.loops) == 0 {
		return
	}
	n.pr = newProverOf(f, k, nil, false)
	for _, b := range n.pr.facts.dom.Order {
		if n.loops[b] == nil || b.Cold {
			continue
		}
		for i, v := range b.Instrs {
			n.choose(v, place{b, i})
		}
	}
	n.drop()
	for _, b := range n.pr.facts.dom.Order {
		for _, v := range slices.Clone(b.Instrs) {
			if t := n.chosen[v]; t != nil {
				n.apply(b, v, t)
			}
		}
	}
	if len(n.chosen) > 0 {
		simplifyFunc(f)
	}
}

// choose decides about v, which stands at p.
func (n *loopNarrower) choose(v *mir.Value, p place) {
	operands, types := v.Args, []*mir.Type{mir.Int32, mir.Uint32}
	switch v.Op {
	case mir.Phi:
		if p.block != n.loops[p.block].header {
			return
		}
		operands, p.index = nil, 0
	case mir.Add, mir.Sub, mir.Mul:
	case mir.Div, mir.Rem:
		types = types[1:]
	case mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
	default:
		return
	}
	if of := operandType(v); !of.IsInt() || of.Bits != 64 {
		return
	}
	if !n.pays(v) {
		return
	}
	for _, t := range types {
		fits := func(v *mir.Value) bool { return n.fits(v, t, p) }
		if (v.Op.Facts().Comparison || fits(v)) && !slices.ContainsFunc(operands, func(a *mir.Value) bool { return !fits(a) }) {
			n.chosen[v] = t
			return
		}
	}
}

// pays reports whether v has a narrow operand; a division always pays, and so does a
// variable, in what is computed from it.
func (n *loopNarrower) pays(v *mir.Value) bool {
	return v.Op == mir.Phi || v.Op == mir.Div || v.Op == mir.Rem || slices.ContainsFunc(v.Args, n.isNarrow)
}

// operandType is the type in which v computes.
func operandType(v *mir.Value) *mir.Type {
	if v.Op.Facts().Comparison {
		return v.Args[0].Type
	}
	return v.Type
}

// isNarrow reports whether v has a form of 32 bits already, or will have.
func (n *loopNarrower) isNarrow(v *mir.Value) bool {
	return n.chosen[v] != nil || v.Op == mir.Convert && v.Args[0].Type.IsInt() && v.Args[0].Type.Bits <= 32
}

// fits reports whether v is a number of t at p.
func (n *loopNarrower) fits(v *mir.Value, t *mir.Type, p place) bool {
	all, iv := typeInterval(t), n.pr.ranges.of(v)
	return (iv.lo >= all.lo || n.pr.le(nil, v, -all.lo, p)) && (!iv.open && iv.hi <= all.hi || n.pr.le(v, nil, all.hi, p))
}

// drop gives up values that do not pay, until all that are left do. A variable does not pay
// if its next value is wide, since that would be cut off in every round. A sum or product
// does not pay if only wide values and addresses use it: LLVM makes increments of these.
func (n *loopNarrower) drop() {
	users := make(map[*mir.Value][]*mir.Value)
	for v := range n.chosen {
		for _, a := range v.Args {
			users[a] = append(users[a], v)
		}
	}
	isChosen := func(v *mir.Value) bool { return n.chosen[v] != nil }
	for changed := true; changed; {
		changed = false
		for v, t := range n.chosen {
			wide := func(a *mir.Value) bool {
				return n.loops[v.Block].defines(a) && a != v && n.chosen[a] != t
			}
			var lost bool
			switch v.Op {
			case mir.Phi:
				lost = slices.ContainsFunc(v.Args, wide)
			case mir.Add, mir.Sub, mir.Mul:
				lost = !slices.ContainsFunc(users[v], isChosen)
			}
			if lost || !n.pays(v) {
				delete(n.chosen, v)
				changed = true
			}
		}
	}
}

// apply computes v in t.
func (n *loopNarrower) apply(b *mir.Block, v *mir.Value, t *mir.Type) {
	args := make([]*mir.Value, len(v.Args))
	for i, a := range v.Args {
		args[i] = n.convert(a, t)
	}
	if v.Op.Facts().Comparison {
		v.Args = args
		return
	}
	w := n.f.NewValue(v.Op, t, v.Pos, args...)
	w.Scope, w.NoWrap = v.Scope, v.Op == mir.Add || v.Op == mir.Sub || v.Op == mir.Mul
	b.InsertBefore(slices.Index(b.Instrs, v), w)
	if v.Op == mir.Phi {
		// A conversion has to stand after the phis.
		b.RemoveInstrs(func(x *mir.Value) bool { return x == v })
		b.InsertBefore(len(b.Phis()), v)
	}
	v.Op, v.Args, v.NoWrap = mir.Convert, []*mir.Value{w}, false
}

// convert returns a in t. A new conversion stands after the definition of a: outside of
// the loops in which a does not change.
func (n *loopNarrower) convert(a *mir.Value, t *mir.Type) *mir.Value {
	switch {
	case a.Op == mir.Const:
		return n.f.ConstInt(t, a.Const.Int)
	case a.Op == mir.Convert && a.Args[0].Type.Equal(t):
		return a.Args[0]
	}
	c := n.f.NewValue(mir.Convert, t, a.Pos, a)
	c.Scope = a.Scope
	b, at := n.f.Blocks[0], 0
	if a.Block != nil {
		b, at = a.Block, slices.Index(a.Block.Instrs, a)+1
		if a.Op == mir.Phi {
			at = len(b.Phis())
		}
	}
	b.InsertBefore(at, c)
	return c
}
