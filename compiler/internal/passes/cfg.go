package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// removeUnreachable drops the blocks that the entry does not reach.
func removeUnreachable(f *mir.Func) bool {
	order := f.ReversePostorder()
	if len(order) == len(f.Blocks) {
		return false
	}
	live := make(map[*mir.Block]bool)
	for _, b := range order {
		live[b] = true
	}
	for _, b := range order {
		for i := len(b.Preds) - 1; i >= 0; i-- {
			if !live[b.Preds[i]] {
				b.RemovePred(i)
			}
		}
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *mir.Block) bool { return !live[b] })
	return true
}

// setJump gives b, which has one successor left, a jump in place of its If.
func setJump(b *mir.Block) {
	old := b.Instrs[len(b.Instrs)-1]
	j := b.Func.NewValue(mir.Jump, mir.Void, old.Pos)
	j.Block, j.Scope = b, old.Scope
	b.Instrs[len(b.Instrs)-1] = j
}

// foldBranches replaces branches on constants, and branches whose targets do not
// differ, by jumps.
func foldBranches(f *mir.Func) bool {
	changed := false
	for _, b := range f.Blocks {
		t := b.Term()
		if t.Op != mir.If {
			continue
		}
		switch c := t.Args[0]; {
		case c.Op == mir.Const:
			cut := 1 // the else branch
			if c.Const.Int == 0 {
				cut = 0
			}
			b.CutSucc(cut)
			setJump(b)
			changed = true
		case c.Op == mir.Not:
			t.Args[0] = c.Args[0]
			swapSuccs(b)
			changed = true
		case b.Succs[0] == b.Succs[1] && sameIncoming(b):
			b.CutSucc(1)
			setJump(b)
			changed = true
		}
	}
	return changed
}

// swapSuccs exchanges the targets of an If. The predecessors' order at targets
// that are the same block changes with it.
func swapSuccs(b *mir.Block) {
	if b.Succs[0] == b.Succs[1] {
		s := b.Succs[0]
		i, j := b.PredIndex(0), b.PredIndex(1)
		for _, p := range s.Phis() {
			p.Args[i], p.Args[j] = p.Args[j], p.Args[i]
		}
		return
	}
	b.Succs[0], b.Succs[1] = b.Succs[1], b.Succs[0]
}

// sameIncoming reports whether both edges of b's If bring the same values to its
// one target.
func sameIncoming(b *mir.Block) bool {
	i, j := b.PredIndex(0), b.PredIndex(1)
	return !slices.ContainsFunc(b.Succs[0].Phis(), func(p *mir.Value) bool { return !sameValue(p.Args[i], p.Args[j]) })
}

// mergeBlocks joins a block with its only successor where it is that one's only
// predecessor, and lets jumps to an empty block go to where that one jumps.
func mergeBlocks(f *mir.Func) bool {
	changed := false
	for i := 0; i < len(f.Blocks); i++ {
		b := f.Blocks[i]
		for len(b.Succs) == 1 && len(b.Succs[0].Preds) == 1 && b.Succs[0] != b && b.Succs[0] != f.Blocks[0] {
			absorb(f, b, b.Succs[0])
			changed = true
		}
	}
	for _, b := range f.Blocks[1:] {
		changed = skipEmpty(b) || changed
	}
	return removeUnreachable(f) || changed
}

// absorb appends s, the only successor of b, to b.
func absorb(f *mir.Func, b, s *mir.Block) {
	replace := make(map[*mir.Value]*mir.Value)
	for _, p := range s.Phis() {
		replace[p] = p.Args[0]
	}
	s.Instrs = s.Instrs[len(s.Phis()):]
	b.Instrs = append(b.Instrs[:len(b.Instrs)-1], s.Instrs...)
	for _, v := range s.Instrs {
		v.Block = b
	}
	b.Succs = s.Succs
	for _, t := range b.Succs {
		for j, p := range t.Preds {
			if p == s {
				t.Preds[j] = b
			}
		}
	}
	if s.Unroll != 0 && b.Unroll == 0 {
		b.Unroll = s.Unroll
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(x *mir.Block) bool { return x == s })
	f.Replace(replace)
}

// skipEmpty redirects the predecessors of a block that only jumps to the block's
// target. It leaves loops and edges that would double an existing edge alone.
func skipEmpty(b *mir.Block) bool {
	if len(b.Instrs) != 1 || b.Instrs[0].Op != mir.Jump || b.Unroll != 0 || len(b.Preds) == 0 {
		return false
	}
	to := b.Succs[0]
	if to == b || to.Unroll != 0 {
		return false
	}
	for i, p := range b.Preds {
		// A predecessor may reach b over both edges of its If; one edge would then
		// double the other.
		if p == b || slices.Contains(p.Succs, to) || slices.Contains(b.Preds[:i], p) {
			return false
		}
	}
	j := b.PredIndex(0)
	for k, p := range b.Preds {
		for i, s := range p.Succs {
			if s == b {
				p.Succs[i] = to
			}
		}
		if k == 0 {
			to.Preds[j] = p
			continue
		}
		to.Preds = append(to.Preds, p)
		for _, phi := range to.Phis() {
			phi.Args = append(phi.Args, phi.Args[j])
		}
	}
	b.Preds, b.Succs = nil, nil // unreachable now, and dropped by the caller
	return true
}
