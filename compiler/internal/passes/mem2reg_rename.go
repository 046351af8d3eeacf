package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// renamer replaces the loads and stores of promoted variables by values, with
// phis where control flow joins (Cytron et al., "Efficiently Computing Static
// Single Assignment Form").
type renamer struct {
	f       *mir.Func
	slots   map[*mir.Value]slot
	cells   map[*mir.Value]*cell // by alloca
	vars    []*mir.Type          // every scalar of every cell
	dom     *mir.Dom
	phis    map[*mir.Value]int // variable of a phi
	replace map[*mir.Value]*mir.Value
	dead    map[*mir.Value]bool
}

func (r *renamer) run(cells []*cell) {
	r.dom = r.f.Dominators()
	r.phis = make(map[*mir.Value]int)
	r.replace = make(map[*mir.Value]*mir.Value)
	r.dead = make(map[*mir.Value]bool)
	r.placePhis(cells)
	r.block(r.f.Blocks[0], make([]*mir.Value, len(r.vars)))
	r.f.Replace(r.replace)
	for _, b := range r.f.Blocks {
		b.RemoveInstrs(func(v *mir.Value) bool { return r.dead[v] })
	}
}

// variable returns the number of the variable that addr points to.
func (r *renamer) variable(addr *mir.Value) (int, bool) {
	s, ok := r.slots[addr]
	if !ok {
		return 0, false
	}
	return s.cell.first + s.leaf, true
}

// placePhis puts a phi for every variable at the joins that its stores reach.
// Only blocks that the variable's own instruction strictly dominates matter: it
// sets the variable to zero, so nothing from before it is ever read.
func (r *renamer) placePhis(cells []*cell) {
	stores := make([][]*mir.Block, len(r.vars))
	for _, b := range r.dom.Order {
		for _, v := range b.Instrs {
			if v.Op != mir.Store {
				continue
			}
			if n, ok := r.variable(v.Args[0]); ok {
				if s := stores[n]; len(s) == 0 || s[len(s)-1] != b {
					stores[n] = append(s, b)
				}
			}
		}
	}
	frontiers := r.dom.Frontiers()
	for _, c := range cells {
		home := c.alloca.Block
		for i, t := range c.leaves {
			n := c.first + i
			has := make(map[*mir.Block]bool)
			work := append([]*mir.Block{home}, stores[n]...)
			for len(work) > 0 {
				b := work[len(work)-1]
				work = work[:len(work)-1]
				for _, d := range frontiers[b] {
					if has[d] || d == home || !r.dom.Dominates(home, d) {
						continue
					}
					has[d] = true
					phi := d.AddPhi(t, make([]*mir.Value, len(d.Preds))...)
					r.phis[phi] = n
					work = append(work, d)
				}
			}
		}
	}
}

// block renames b and the blocks that it dominates; cur holds the variables'
// values at its start, and does so again at the end.
func (r *renamer) block(b *mir.Block, cur []*mir.Value) {
	type change struct {
		n   int
		was *mir.Value
	}
	var changes []change
	set := func(n int, v *mir.Value) {
		changes = append(changes, change{n, cur[n]})
		cur[n] = v
	}
	for _, v := range b.Instrs {
		switch v.Op {
		case mir.Phi:
			if n, ok := r.phis[v]; ok {
				set(n, v)
			}
		case mir.Alloca:
			if c := r.cells[v]; c != nil {
				for i, t := range c.leaves {
					set(c.first+i, zero(r.f, t))
				}
				r.dead[v] = true
			}
		case mir.Load:
			if n, ok := r.variable(v.Args[0]); ok {
				r.replace[v] = r.value(cur, n)
				r.dead[v] = true
			}
		case mir.Store:
			if n, ok := r.variable(v.Args[0]); ok {
				set(n, v.Args[1])
				r.dead[v] = true
			}
		case mir.Eq, mir.Ne:
			for _, a := range v.Args {
				if _, ok := r.slots[a]; ok {
					// A variable's address is never nil.
					c := r.f.ConstInt(mir.Bool, 0)
					if v.Op == mir.Ne {
						c.Const.Int = 1
					}
					r.replace[v] = c
					r.dead[v] = true
				}
			}
		case mir.CheckNil:
			_, r.dead[v] = r.slots[v.Args[0]]
		default:
			if _, ok := r.slots[v]; ok {
				r.dead[v] = true
			}
		}
	}
	for i, s := range b.Succs {
		j := b.PredIndex(i)
		for _, p := range s.Phis() {
			if n, ok := r.phis[p]; ok {
				p.Args[j] = r.value(cur, n)
			}
		}
	}
	for _, k := range r.dom.Children(b) {
		r.block(k, cur)
	}
	for _, c := range slices.Backward(changes) {
		cur[c.n] = c.was
	}
}

// value returns the variable's value, zero where it is not set yet: such a value
// is never used.
func (r *renamer) value(cur []*mir.Value, n int) *mir.Value {
	if cur[n] == nil {
		return zero(r.f, r.vars[n])
	}
	return cur[n]
}
