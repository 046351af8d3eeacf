package randprog

import (
	"fmt"
	"slices"
)

// variable is a name that expressions can use.
type variable struct {
	name       string
	typ        *Type
	assignable bool
	// local says that the variable has an address of its own.
	local bool
	// level is the number of loops in which it was declared: a pointer to it must
	// not outlive the round.
	level int
	// small says of an integer that it is hardly ever negative or large.
	small bool
	// indexes is the slice or array of which the variable is an index; it may have
	// changed since.
	indexes string
}

// step leads from a place to a part of it.
type step struct {
	kind  kind // structKind: a field; arrayKind, sliceKind: an element; pointerKind: what it points to
	field int
	len   int
}

// place is something of a type that can be reached from a variable.
type place struct {
	v     *variable
	steps []step
	typ   *Type
	// indirect says that it lies behind a slice or pointer.
	indirect bool
}

// places returns what can be reached from v.
func places(v *variable) []place {
	var list []place
	var walk func(p place)
	walk = func(p place) {
		list = append(list, p)
		next := func(t *Type, s step, indirect bool) {
			q := place{v: p.v, typ: t, indirect: p.indirect || indirect}
			q.steps = append(append([]step(nil), p.steps...), s)
			walk(q)
		}
		switch p.typ.kind {
		case structKind:
			for i, f := range p.typ.fields {
				next(f, step{kind: structKind, field: i}, false)
			}
		case arrayKind:
			next(p.typ.elem, step{kind: arrayKind, len: p.typ.length}, false)
		case sliceKind:
			next(p.typ.elem, step{kind: sliceKind}, true)
		case pointerKind:
			next(p.typ.elem, step{kind: pointerKind}, true)
		}
	}
	walk(place{v: v, typ: v.typ})
	return list
}

// find returns a random place for which ok holds. Nested names hide others.
func (g *gen) find(ok func(place) bool) (place, bool) {
	var fits []place
	for _, v := range g.scope {
		for _, p := range places(v) {
			if g.calm > 0 && p.fails() {
				continue
			}
			if ok(p) {
				fits = append(fits, p)
			}
		}
	}
	if len(fits) == 0 {
		return place{}, false
	}
	// Prefer what was declared last.
	return fits[max(g.r.IntN(len(fits)), g.r.IntN(len(fits)))], true
}

// fails reports whether reaching the place can fail.
func (p place) fails() bool {
	return slices.ContainsFunc(p.steps, func(s step) bool { return s.kind == sliceKind || s.kind == pointerKind })
}

func (g *gen) findType(t *Type) (place, bool) {
	return g.find(func(p place) bool { return same(p.typ, t) })
}

// plain reports whether the place is a field of the variable or the variable itself.
func (p place) plain() bool {
	for _, s := range p.steps {
		if s.kind != structKind {
			return false
		}
	}
	return true
}

// target returns a place of the type that can be assigned to; nil stands for any.
func (g *gen) target(t *Type) (place, bool) {
	return g.find(func(p place) bool {
		return (t == nil || same(p.typ, t)) && (p.v.assignable || p.indirect) && (!p.typ.refers() || !p.indirect && p.plain())
	})
}

// write returns the text of a place. Where guarded, all indices are in range.
func (g *gen) write(p place, guarded bool) string {
	s := p.v.name
	for i, st := range p.steps {
		switch st.kind {
		case structKind:
			s = fmt.Sprintf("%s.f%d", s, st.field)
		case arrayKind:
			s = fmt.Sprintf("%s[%s]", s, g.arrayIndex(s, st.len, guarded))
		case sliceKind:
			s = fmt.Sprintf("%s[%s]", s, g.sliceIndex(s, guarded))
		case pointerKind:
			if i+1 < len(p.steps) && p.steps[i+1].kind != sliceKind && g.chance(60) {
				continue // Go follows the pointer by itself
			}
			s = "(*" + s + ")"
		}
	}
	return s
}

// arrayIndex returns an index of the array s of length n.
func (g *gen) arrayIndex(s string, n int, guarded bool) string {
	if v := g.indexOf(s); v != "" && g.calm == 0 && g.chance(60) {
		return v
	}
	if !guarded && g.calm == 0 && g.chance(g.unguarded) {
		return g.wildIndex()
	}
	switch g.r.IntN(4) {
	case 0:
		return fmt.Sprint(g.r.IntN(n))
	case 1:
		if v := g.smallVar(); v != "" {
			return fmt.Sprintf("%s%%%d", v, n)
		}
	case 2:
		return fmt.Sprintf("uint8(%s)%%%d", g.variableOf(pick(g, ints)), n)
	}
	return fmt.Sprintf("uint(%s)%%%d", g.variableOf(Int), n)
}

// sliceIndex returns an index of the slice s.
func (g *gen) sliceIndex(s string, guarded bool) string {
	if v := g.indexOf(s); v != "" && g.calm == 0 && g.chance(70) {
		if g.chance(15) {
			return fmt.Sprintf("len(%s)-1-%s", s, v)
		}
		if !guarded && g.chance(2*g.unguarded) {
			return fmt.Sprintf("%s%s%d", v, pick(g, []string{"+", "-", "*", "/", "^"}), 1+g.r.IntN(3))
		}
		return v
	}
	if !guarded && g.chance(g.unguarded) {
		return g.wildIndex()
	}
	if v := g.smallVar(); v != "" && g.chance(50) {
		return fmt.Sprintf("%s%%max(len(%s), 1)", v, s)
	}
	return fmt.Sprintf("uint(%s)%%uint(max(len(%s), 1))", g.variableOf(pick(g, ints)), s)
}

// indices are the types of indices that may be out of range.
var indices = []*Type{Int, Int, Int8, Int16, Int32, Int64, Uint, Uint8, Uint16, Uint32, Uint64}

// wildIndex is an index that may be out of range.
func (g *gen) wildIndex() string {
	if v := g.smallVar(); v != "" && g.chance(70) {
		switch g.r.IntN(4) {
		case 0:
			return fmt.Sprintf("%s+%d", v, 1+g.r.IntN(3))
		case 1:
			return fmt.Sprintf("%s-%d", v, 1+g.r.IntN(3))
		case 2:
			if w := g.smallVar(); w != "" {
				return fmt.Sprintf("%s*%d+%s", v, 1+g.r.IntN(4), w)
			}
		}
		return v
	}
	return g.variableOf(pick(g, indices))
}

// indexOf returns a variable that is an index of s, or "".
func (g *gen) indexOf(s string) string {
	var list []string
	for _, v := range g.scope {
		if v.indexes == s {
			list = append(list, v.name)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return pick(g, list)
}

// smallVar returns an int that is small, or "".
func (g *gen) smallVar() string {
	var list []string
	for _, v := range g.scope {
		if v.small && v.typ == Int {
			list = append(list, v.name)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return pick(g, list)
}

// variableOf returns a variable of a type, or one that is converted to it.
func (g *gen) variableOf(t *Type) string {
	var list, others []string
	for _, v := range g.scope {
		if same(v.typ, t) {
			list = append(list, v.name)
		} else if v.typ.isInt() && (t.isInt() || t.isFloat()) {
			others = append(others, v.name)
		}
	}
	switch {
	case len(list) > 0:
		return pick(g, list)
	case t == Bool && len(others) > 0:
		return fmt.Sprintf("(%s > 2)", pick(g, others))
	case len(others) > 0:
		return fmt.Sprintf("%s(%s)", t, pick(g, others))
	}
	return g.literal(t)
}
