package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// loop is a natural loop.
type loop struct {
	header *mir.Block
	blocks map[*mir.Block]bool
	parent *loop
	kids   []*loop
}

// findLoops returns the natural loops of a function that are in no other one; those inside
// hang below them. Loops with one header are one loop.
func findLoops(dom *mir.Dom) []*loop {
	var all []*loop
	for _, h := range dom.Order {
		var work []*mir.Block
		for _, p := range h.Preds {
			if dom.Reachable(p) && dom.IsBackEdge(p, h) {
				work = append(work, p)
			}
		}
		if len(work) == 0 {
			continue
		}
		l := &loop{header: h, blocks: map[*mir.Block]bool{h: true}}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !l.blocks[b] && dom.Reachable(b) {
				l.blocks[b] = true
				work = append(work, b.Preds...)
			}
		}
		all = append(all, l)
	}
	var outer []*loop
	for _, l := range all {
		for _, m := range all {
			if m != l && m.blocks[l.header] && (l.parent == nil || len(m.blocks) < len(l.parent.blocks)) {
				l.parent = m
			}
		}
		if l.parent == nil {
			outer = append(outer, l)
		} else {
			l.parent.kids = append(l.parent.kids, l)
		}
	}
	return outer
}

// allLoops returns the given loops and those inside them.
func allLoops(outer []*loop) []*loop {
	all := outer
	for _, l := range outer {
		all = append(all, allLoops(l.kids)...)
	}
	return all
}

// inOrder returns the blocks of l in the order of the function.
func (l *loop) inOrder(f *mir.Func) []*mir.Block {
	var bs []*mir.Block
	for _, b := range f.Blocks {
		if l.blocks[b] {
			bs = append(bs, b)
		}
	}
	return bs
}

// defines reports whether v is computed inside the loop.
func (l *loop) defines(v *mir.Value) bool { return v.Block != nil && l.blocks[v.Block] }

// contains reports whether the loop has an instruction for which is returns true.
func (l *loop) contains(is func(*mir.Value) bool) bool {
	for b := range l.blocks {
		if slices.ContainsFunc(b.Instrs, is) {
			return true
		}
	}
	return false
}

// preheader returns the block that enters the loop. It is the only predecessor of the header
// beside the back edges, and has no other successor. preheader makes one where there is none,
// and then the dominator tree is out of date.
func (l *loop) preheader(f *mir.Func) *mir.Block {
	var outside []int
	for i, p := range l.header.Preds {
		if !l.blocks[p] {
			outside = append(outside, i)
		}
	}
	if len(outside) == 1 {
		if p := l.header.Preds[outside[0]]; len(p.Succs) == 1 {
			return p
		}
	}
	pos := l.header.Instrs[0].Pos
	ph := f.NewBlock()
	for _, phi := range l.header.Phis() {
		in := make([]*mir.Value, len(outside))
		for k, i := range outside {
			in[k] = phi.Args[i]
		}
		v := in[0]
		if len(in) > 1 {
			v = f.NewValue(mir.Phi, phi.Type, phi.Pos, in...)
			v.Block, v.Scope = ph, phi.Scope
			ph.Instrs = append(ph.Instrs, v)
		}
		phi.Args = append(phi.Args, v)
	}
	j := ph.Add(mir.Jump, mir.Void, pos)
	j.Scope = l.header.Instrs[0].Scope
	ph.Succs = []*mir.Block{l.header}
	type edge struct {
		from *mir.Block
		succ int
	}
	var edges []edge
	for _, i := range outside {
		p := l.header.Preds[i]
		ph.Preds = append(ph.Preds, p)
		for k, s := range p.Succs {
			if s == l.header && p.PredIndex(k) == i {
				edges = append(edges, edge{p, k})
			}
		}
	}
	for _, e := range edges {
		e.from.Succs[e.succ] = ph
	}
	l.header.Preds = append(l.header.Preds, ph)
	for _, i := range slices.Backward(outside) {
		l.header.RemovePred(i)
	}
	for m := l.parent; m != nil; m = m.parent {
		m.blocks[ph] = true
	}
	return ph
}

// hoistInvariants moves integer arithmetic out of a loop if its operands do not change there.
// So the conditions of loops are about values that exist outside.
func hoistInvariants(f *mir.Func) {
	var walk func(*loop)
	walk = func(l *loop) {
		for _, k := range l.kids {
			walk(k)
		}
		var ph *mir.Block
		for changed := true; changed; {
			changed = false
			for _, b := range l.inOrder(f) {
				for _, v := range slices.Clone(b.Instrs) {
					if !movable(v) || slices.ContainsFunc(v.Args, l.defines) {
						continue
					}
					if ph == nil {
						ph = l.preheader(f)
					}
					b.RemoveInstrs(func(w *mir.Value) bool { return w == v })
					ph.InsertBefore(len(ph.Instrs)-1, v)
					changed = true
				}
			}
		}
	}
	for _, l := range findLoops(f.Dominators()) {
		walk(l)
	}
}

// movable reports whether v can be computed where the program would not have.
func movable(v *mir.Value) bool {
	if v.Op.Facts().Comparison {
		return v.Args[0].Type.IsInt()
	}
	return v.Op.Facts().Elementwise && (v.Type.IsInt() || v.Type.Kind == mir.BoolKind && v.Op != mir.Select)
}
