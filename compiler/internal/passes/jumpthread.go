package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// threadJumps redirects an edge into a block that only tests a phi, where the
// edge brings a constant: such blocks are what is left of "return false" in the
// body of an iterator and of && and || that became values.
func threadJumps(f *mir.Func) bool {
	changed := false
	for _, b := range f.Blocks[1:] {
		if threadJump(b) {
			changed = true
		}
	}
	return removeUnreachable(f) || changed
}

func threadJump(b *mir.Block) bool {
	t := b.Term()
	phis := b.Phis()
	if t.Op != mir.If || len(b.Instrs) != len(phis)+1 || t.Args[0].Op != mir.Phi || t.Args[0].Block != b || b.Succs[0] == b.Succs[1] {
		return false
	}
	for _, s := range b.Succs {
		if s == b || s.Unroll != 0 {
			return false
		}
	}
	if b.Unroll != 0 || !usedAtEdgesOnly(b, phis) {
		return false
	}
	cond := t.Args[0]
	changed := false
	for i := len(b.Preds) - 1; i >= 0; i-- {
		c, p := cond.Args[i], b.Preds[i]
		if c.Op != mir.Const || p == b {
			continue
		}
		way := 0
		if c.Const.Int == 0 {
			way = 1
		}
		to := b.Succs[way]
		if leadsTo(p, to) {
			continue // the new edge would double one
		}
		from := b.PredIndex(way)
		for _, phi := range to.Phis() {
			a := phi.Args[from]
			if a.Op == mir.Phi && a.Block == b {
				a = a.Args[i]
			}
			phi.Args = append(phi.Args, a)
		}
		to.Preds = append(to.Preds, p)
		for k, s := range p.Succs {
			if s == b && p.PredIndex(k) == i {
				p.Succs[k] = to
				break
			}
		}
		b.RemovePred(i)
		changed = true
	}
	return changed
}

func leadsTo(p, to *mir.Block) bool {
	for _, s := range p.Succs {
		if s == to {
			return true
		}
	}
	return false
}

// usedAtEdgesOnly reports whether b's phis are used by b's own branch and by phis
// of its successors for the edges from b, and nowhere else.
func usedAtEdgesOnly(b *mir.Block, phis []*mir.Value) bool {
	mine := make(map[*mir.Value]bool)
	for _, p := range phis {
		mine[p] = true
	}
	for _, x := range b.Func.Blocks {
		for _, v := range x.Instrs {
			for i, a := range v.Args {
				if !mine[a] || v == b.Term() {
					continue
				}
				if v.Op == mir.Phi && x != b && x.Preds[i] == b {
					continue
				}
				return false
			}
		}
	}
	return true
}
