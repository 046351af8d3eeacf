package passes

import (
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// apply doubles the loop: the loop itself loses the checks, and a copy that keeps
// them runs where the tests fail.
func (pl *versionPlan) apply(f *mir.Func) {
	l := pl.loop
	ph := l.preheader(f)
	keepLiveOut(f, l)
	slow := cloneLoop(f, l)
	for b := range l.blocks {
		b.RemoveInstrs(func(v *mir.Value) bool { return pl.removed[v] })
	}
	jump := ph.Instrs[len(ph.Instrs)-1]
	ph.Instrs = ph.Instrs[:len(ph.Instrs)-1]
	cond := pl.condition(f, ph)
	t := ph.Add(mir.If, mir.Void, jump.Pos, cond)
	t.Scope = jump.Scope
	// The edge to the loop exists; the one to the copy has no place in the
	// copy's phis yet.
	i := slices.Index(l.header.Preds, ph)
	ph.Succs = append(ph.Succs, slow[l.header])
	slow[l.header].Preds = append(slow[l.header].Preds, ph)
	for k, phi := range slow[l.header].Phis() {
		phi.Args = append(phi.Args, l.header.Phis()[k].Args[i])
	}
	for mem2regFunc(f) {
	}
}

// condition computes whether all tests hold at the end of b.
func (pl *versionPlan) condition(f *mir.Func, b *mir.Block) *mir.Value {
	pos := pl.loop.header.Instrs[0].Pos
	scope := pl.loop.header.Instrs[0].Scope
	add := func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		v := b.Add(o, t, pos, args...)
		v.Scope = scope
		return v
	}
	var all *mir.Value
	and := func(c *mir.Value) {
		if all == nil {
			all = c
		} else {
			all = add(mir.And, mir.Bool, all, c)
		}
	}
	for _, v := range sortedValues(pl.assumed) {
		// As an unsigned number a negative one is too large as well.
		u := v
		if v.Type.Signed {
			u = add(mir.Convert, mir.Uint64, v)
		}
		and(add(mir.Le, mir.Bool, u, f.ConstInt(mir.Uint64, pl.assumed[v].hi)))
	}
	for _, p := range pl.tests {
		sum := f.ConstInt(mir.Int64, 0)
		for _, t := range p {
			term := f.ConstInt(mir.Int64, t.c)
			for i, v := range t.vals {
				if !v.Type.Equal(mir.Int64) {
					v = add(mir.Convert, mir.Int64, v)
				}
				if i == 0 && t.c == 1 {
					term = v
				} else {
					term = add(mir.Mul, mir.Int64, v, term)
				}
			}
			sum = add(mir.Add, mir.Int64, sum, term)
		}
		and(add(mir.Ge, mir.Bool, sum, f.ConstInt(mir.Int64, 0)))
	}
	if all == nil {
		return f.ConstInt(mir.Bool, 1)
	}
	return all
}

func sortedValues[T any](m map[*mir.Value]T) []*mir.Value {
	return slices.SortedFunc(maps.Keys(m), func(x, y *mir.Value) int { return x.ID - y.ID })
}

// keepLiveOut lets values of the loop that are used after it go through a
// variable: what is after the loop then does not depend on which copy ran. Phis at
// the loop's exits take their values from both.
func keepLiveOut(f *mir.Func, l *loop) {
	outside := func(user *mir.Value, arg int) (*mir.Block, bool) {
		b := user.Block
		if user.Op == mir.Phi {
			b = b.Preds[arg]
		}
		return b, !l.blocks[b]
	}
	type use struct {
		v   *mir.Value
		arg int
	}
	uses := make(map[*mir.Value][]use)
	for u := range f.Instrs() {
		for i, a := range u.Args {
			if !l.defines(a) {
				continue
			}
			if _, out := outside(u, i); out {
				uses[a] = append(uses[a], use{u, i})
			}
		}
	}
	entry := f.Blocks[0]
	for _, v := range sortedValues(uses) {
		cell := f.NewValue(mir.Alloca, mir.PtrTo(v.Type), v.Pos)
		cell.Elem = v.Type
		entry.InsertBefore(0, cell)
		store := f.NewValue(mir.Store, mir.Void, v.Pos, cell, v)
		store.Scope = v.Scope
		at := slices.Index(v.Block.Instrs, v) + 1
		if v.Op == mir.Phi {
			at = len(v.Block.Phis())
		}
		v.Block.InsertBefore(at, store)
		for _, u := range uses[v] {
			b, _ := outside(u.v, u.arg)
			at := len(b.Instrs) - 1
			if u.v.Op != mir.Phi {
				at = slices.Index(b.Instrs, u.v)
			}
			load := f.NewValue(mir.Load, v.Type, u.v.Pos, cell)
			load.Scope = u.v.Scope
			b.InsertBefore(at, load)
			u.v.Args[u.arg] = load
		}
	}
}

// cloneLoop copies the blocks of l, whose copies stand at the end of the function
// and are marked as cold. The copy of the header is reached by its back edges
// alone.
func cloneLoop(f *mir.Func, l *loop) map[*mir.Block]*mir.Block {
	blocks := make(map[*mir.Block]*mir.Block)
	order := l.inOrder(f)
	for _, b := range order {
		blocks[b] = f.NewBlock()
		blocks[b].Cold = true
	}
	vals := make(map[*mir.Value]*mir.Value)
	for _, b := range order {
		nb := blocks[b]
		for _, v := range b.Instrs {
			c := f.NewValue(v.Op, v.Type, v.Pos)
			id := c.ID
			*c = *v
			c.ID, c.Block, c.Args = id, nb, slices.Clone(v.Args)
			nb.Instrs = append(nb.Instrs, c)
			vals[v] = c
		}
	}
	for _, b := range order {
		nb := blocks[b]
		for _, c := range nb.Instrs {
			for i, a := range c.Args {
				if n, ok := vals[a]; ok {
					c.Args[i] = n
				}
			}
		}
		for i, p := range b.Preds {
			if l.blocks[p] {
				nb.Preds = append(nb.Preds, blocks[p])
				continue
			}
			// The header, and what enters from outside.
			for _, phi := range nb.Phis() {
				phi.Args[i] = nil
			}
		}
		for _, phi := range nb.Phis() {
			phi.Args = slices.DeleteFunc(phi.Args, func(a *mir.Value) bool { return a == nil })
		}
		for i, s := range b.Succs {
			if l.blocks[s] {
				nb.Succs = append(nb.Succs, blocks[s])
				continue
			}
			// An exit: the same values, as the copy computes them.
			j := b.PredIndex(i)
			nb.Succs = append(nb.Succs, s)
			s.Preds = append(s.Preds, nb)
			for _, phi := range s.Phis() {
				a := phi.Args[j]
				if n, ok := vals[a]; ok {
					a = n
				}
				phi.Args = append(phi.Args, a)
			}
		}
	}
	return blocks
}
