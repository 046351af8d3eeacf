package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// mem2regLeaves is the number of scalars up to which a variable is split.
const mem2regLeaves = 64

// mem2reg turns variables in memory into values, where every use of a variable's
// address is a load, a store, a copy or a zeroing at a place known at compile
// time. Structs and small arrays are split into their scalars.
//
// A promoted variable may have held the address of another one, which becomes
// promotable by that; so it repeats until nothing changes.
func mem2reg(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		removeUnreachable(f)
		for mem2regFunc(f) {
		}
	}
}

// cell is one variable that is being promoted, and its scalars in memory order.
type cell struct {
	alloca *mir.Value
	leaves []*mir.Type
	first  int // number of its first scalar among all variables' scalars
}

// slot is the place that an address points to: the part of a cell from its scalar
// number leaf on, of type typ.
type slot struct {
	cell *cell
	leaf int
	typ  *mir.Type
}

func mem2regFunc(f *mir.Func) bool {
	uses := f.Uses()
	slots := make(map[*mir.Value]slot)
	var cells []*cell
	for v := range f.Instrs() {
		if v.Op != mir.Alloca {
			continue
		}
		c := &cell{alloca: v}
		n, ok := countLeaves(v.Elem)
		if !ok || n > mem2regLeaves {
			continue
		}
		c.leaves = appendLeaves(nil, v.Elem)
		mine := make(map[*mir.Value]slot)
		if !resolve(mine, uses, v, slot{c, 0, v.Elem}) {
			continue
		}
		for a, s := range mine {
			slots[a] = s
		}
		cells = append(cells, c)
	}
	if len(cells) == 0 {
		return false
	}
	scalarize(f, slots)
	n := 0
	for _, c := range cells {
		c.first = n
		n += len(c.leaves)
	}
	r := &renamer{f: f, slots: slots, cells: make(map[*mir.Value]*cell), vars: make([]*mir.Type, 0, n)}
	for _, c := range cells {
		r.cells[c.alloca] = c
		r.vars = append(r.vars, c.leaves...)
	}
	r.run(cells)
	return true
}

// countLeaves returns the number of scalars in t, and false if t is too large to
// be worth counting.
func countLeaves(t *mir.Type) (int64, bool) {
	switch t.Kind {
	case mir.ArrayKind:
		n, ok := countLeaves(t.Elem)
		if !ok || t.Len > mem2regLeaves || n*t.Len > mem2regLeaves {
			return 0, false
		}
		return n * t.Len, true
	case mir.StructKind:
		var sum int64
		for _, f := range t.Fields {
			n, ok := countLeaves(f)
			if !ok {
				return 0, false
			}
			sum += n
		}
		return sum, true
	}
	return 1, true
}

func appendLeaves(ts []*mir.Type, t *mir.Type) []*mir.Type {
	switch t.Kind {
	case mir.ArrayKind:
		for range t.Len {
			ts = appendLeaves(ts, t.Elem)
		}
		return ts
	case mir.StructKind:
		for _, f := range t.Fields {
			ts = appendLeaves(ts, f)
		}
		return ts
	}
	return append(ts, t)
}

// resolve records where addr and the addresses derived from it point to, and
// reports whether all of their uses allow promotion.
func resolve(slots map[*mir.Value]slot, uses map[*mir.Value][]*mir.Value, addr *mir.Value, s slot) bool {
	slots[addr] = s
	for _, u := range uses[addr] {
		switch u.Op {
		case mir.Load, mir.Zero, mir.CheckNil:
		case mir.Store:
			if u.Args[1] == addr {
				return false // the address itself is kept somewhere
			}
		case mir.Copy:
		case mir.Eq, mir.Ne:
			if !isNil(u.Args[0]) && !isNil(u.Args[1]) {
				return false
			}
		case mir.FieldAddr:
			leaf := s.leaf
			for _, f := range s.typ.Fields[:u.Index] {
				n, _ := countLeaves(f)
				leaf += int(n)
			}
			if !resolve(slots, uses, u, slot{s.cell, leaf, s.typ.Fields[u.Index]}) {
				return false
			}
		case mir.IndexAddr:
			i := u.Args[1]
			if i == addr || i.Op != mir.Const {
				return false
			}
			if s.typ.Kind != mir.ArrayKind || !u.Type.Elem.Equal(s.typ.Elem) {
				// An index from a plain element: only the element itself.
				if i.Const.Int != 0 || !u.Type.Elem.Equal(s.typ) || !resolve(slots, uses, u, s) {
					return false
				}
				continue
			}
			if i.Const.Int < 0 || i.Const.Int >= s.typ.Len {
				return false
			}
			n, _ := countLeaves(s.typ.Elem)
			if !resolve(slots, uses, u, slot{s.cell, s.leaf + int(n*i.Const.Int), s.typ.Elem}) {
				return false
			}
		case mir.Bitcast:
			if !u.Type.IsPtr() || !u.Type.Elem.Equal(s.typ) || !resolve(slots, uses, u, s) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

func isNil(v *mir.Value) bool { return v.Op == mir.Const && v.Type.IsPtr() }

// scalarize replaces copies and zeroings that touch promoted variables by loads
// and stores of scalars, so that renaming sees nothing else.
func scalarize(f *mir.Func, slots map[*mir.Value]slot) {
	for _, b := range f.Blocks {
		var out []*mir.Value
		for _, v := range b.Instrs {
			dst, dstOK := slot{}, false
			src, srcOK := slot{}, false
			if v.Op == mir.Zero || v.Op == mir.Copy {
				dst, dstOK = slots[v.Args[0]]
			}
			if v.Op == mir.Copy {
				src, srcOK = slots[v.Args[1]]
			}
			if !dstOK && !srcOK {
				out = append(out, v)
				continue
			}
			e := &expander{f: f, b: b, at: v, slots: slots, out: out}
			leaves := appendLeaves(nil, v.Elem)
			vals := make([]*mir.Value, len(leaves))
			for i, t := range leaves {
				switch {
				case v.Op == mir.Zero:
					vals[i] = zero(f, t)
				default:
					vals[i] = e.emit(mir.Load, t, e.leafAddr(v.Args[1], v.Elem, i, src, srcOK))
				}
			}
			for i := range leaves {
				e.emit(mir.Store, mir.Void, e.leafAddr(v.Args[0], v.Elem, i, dst, dstOK), vals[i])
			}
			out = e.out
		}
		b.Instrs = out
	}
}

// expander emits the instructions that replace one copy or zeroing.
type expander struct {
	f     *mir.Func
	b     *mir.Block
	at    *mir.Value
	slots map[*mir.Value]slot
	out   []*mir.Value
}

func (e *expander) emit(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	v := e.f.NewValue(o, t, e.at.Pos, args...)
	v.Block, v.Scope = e.b, e.at.Scope
	e.out = append(e.out, v)
	return v
}

// leafAddr returns the address of scalar number leaf of the t at p. If p points
// into a promoted variable, the address is recorded as such.
func (e *expander) leafAddr(p *mir.Value, t *mir.Type, leaf int, s slot, promoted bool) *mir.Value {
	if t.IsScalar() {
		return p
	}
	var next *mir.Value
	elem, rest := t.Elem, leaf
	if t.Kind == mir.StructKind {
		i := 0
		for ; ; i++ {
			n, _ := countLeaves(t.Fields[i])
			if rest < int(n) {
				break
			}
			rest -= int(n)
		}
		elem = t.Fields[i]
		next = e.emit(mir.FieldAddr, fieldPtr(p, elem), p)
		next.Index = i
	} else {
		n, _ := countLeaves(elem)
		i := leaf / int(n)
		rest = leaf % int(n)
		next = e.emit(mir.IndexAddr, fieldPtr(p, elem), p, e.f.ConstInt(mir.Int64, int64(i)))
	}
	if promoted {
		s = slot{s.cell, s.leaf + leaf - rest, elem}
		e.slots[next] = s
	}
	return e.leafAddr(next, elem, rest, s, promoted)
}

func fieldPtr(p *mir.Value, elem *mir.Type) *mir.Type {
	t := mir.PtrTo(elem)
	t.Space = p.Type.Space
	return t
}

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
	r.f.RemoveInstrs(func(v *mir.Value) bool { return r.dead[v] })
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
