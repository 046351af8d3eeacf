package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// simplifyRounds bounds the rounds of simplify; each does work only where the one
// before changed something.
const simplifyRounds = 10

// simplify folds constants and branches on them, merges blocks, gives equal
// expressions one value and drops what nothing uses.
func simplify(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		simplifyFunc(f)
	}
}

func simplifyFunc(f *mir.Func) {
	removeUnreachable(f)
	for range simplifyRounds {
		changed := foldValues(f)
		changed = foldBranches(f) || changed
		changed = removeUnreachable(f) || changed
		changed = threadJumps(f) || changed
		changed = mergeBlocks(f) || changed
		changed = hoistQueries(f) || changed
		changed = eliminateCommonSubexpressions(f) || changed
		changed = removeDead(f) || changed
		if !changed {
			return
		}
	}
}

// hasEffect reports whether v must stay although nothing uses its value.
func hasEffect(v *mir.Value) bool {
	if v.Op == mir.Intr || v.Op == mir.Comm {
		return !isPure(v)
	}
	return v.Op.Facts().Effect
}

// isPure reports whether v depends on its arguments alone: two of them with
// equal arguments are equal, and one that nothing uses can go.
func isPure(v *mir.Value) bool {
	switch v.Op {
	case mir.Intr:
		return v.Intr.Facts().Pure
	case mir.Comm:
		// Who we are and how many does not change while a kernel runs.
		return v.Comm.Op.Family == op.Query
	}
	return v.Op.Facts().Pure
}

// hoistQueries moves questions that have one answer for the whole kernel to its first
// block. LLVM cannot do so, since the answer lies in memory, which may change for all that
// LLVM knows. In the first block, a question stands right before the first use of its answer.
// So nothing else waits for memory.
func hoistQueries(f *mir.Func) bool {
	entry := f.Blocks[0]
	var queries []*mir.Value
	changed := false
	for _, b := range f.Blocks {
		changed = b.RemoveInstrs(func(v *mir.Value) bool {
			query := v.Op == mir.Comm && isPure(v) && len(v.Args) == 0
			if query {
				queries = append(queries, v)
			}
			return query
		}) && b != entry || changed
	}
	if len(queries) == 0 {
		return false
	}
	var placed []*mir.Value
	for _, v := range entry.Instrs {
		queries = slices.DeleteFunc(queries, func(q *mir.Value) bool {
			first := v.Op.Facts().Terminator || slices.Contains(v.Args, q)
			if first {
				q.Block = entry
				placed = append(placed, q)
			}
			return first
		})
		placed = append(placed, v)
	}
	entry.Instrs = placed
	return changed
}

// removeDead drops instructions whose values nothing with an effect needs.
func removeDead(f *mir.Func) bool {
	live := make(map[*mir.Value]bool)
	var work []*mir.Value
	mark := func(v *mir.Value) {
		if !live[v] {
			live[v] = true
			work = append(work, v)
		}
	}
	for v := range f.Instrs() {
		if hasEffect(v) {
			mark(v)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, a := range v.Args {
			mark(a)
		}
	}
	return f.RemoveInstrs(func(v *mir.Value) bool { return !live[v] })
}

// threadJumps redirects edges past a block that only tests a phi. If an edge brings a
// constant to the phi, it is known where the test goes. Such blocks come from "return false"
// in the body of an iterator, and from && and || whose value is kept.
func threadJumps(f *mir.Func) bool {
	changed := false
	for _, b := range f.Blocks[1:] {
		changed = threadJump(b) || changed
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
		if slices.Contains(p.Succs, to) {
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

// usedAtEdgesOnly reports whether b's phis are used by b's own branch and by phis
// of its successors for the edges from b, and nowhere else.
func usedAtEdgesOnly(b *mir.Block, phis []*mir.Value) bool {
	mine := make(map[*mir.Value]bool)
	for _, p := range phis {
		mine[p] = true
	}
	for v := range b.Func.Instrs() {
		for i, a := range v.Args {
			atEdge := v.Op == mir.Phi && v.Block != b && v.Block.Preds[i] == b
			if mine[a] && v != b.Term() && !atEdge {
				return false
			}
		}
	}
	return true
}
