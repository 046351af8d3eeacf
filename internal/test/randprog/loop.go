package randprog

import (
	"fmt"
	"strings"
)

// loop is a loop around the current place.
type loop struct {
	label string
	used  bool
}

// level is the number of loops around the current place, and function literals.
func (g *gen) level() int { return len(g.loops) + g.outside }

// maxLoops is how deep loops may stand in each other, those of callers included.
const maxLoops = 3

// loop writes a loop that ends. Its head must not come before the label is known to be
// used, so it is written after its body.
func (g *gen) loop() {
	if g.around+len(g.loops) >= maxLoops {
		g.assign()
		return
	}
	l := &loop{label: g.name("L")}
	outer, seen := g.out, len(g.scope)
	head, vars, prologue := g.loopHead()
	g.loops = append(g.loops, l)
	for _, v := range vars {
		v.level = g.level()
		g.scope = append(g.scope, v)
	}
	body := new(strings.Builder)
	g.out = body
	g.printf("{\n")
	for _, v := range vars {
		g.printf("_ = %s\n", v.name)
	}
	g.printf("%s", prologue)
	inner := len(g.scope)
	for range g.some() {
		if g.budget > 0 {
			g.statement()
		}
	}
	g.scope = g.scope[:inner]
	g.printf("}\n")
	g.out = outer
	g.scope = g.scope[:seen]
	g.loops = g.loops[:len(g.loops)-1]
	if l.used {
		g.printf("%s:\n", l.label)
	}
	g.printf("%s %s", head, body)
}

// loopHead returns what stands before the braces, the variables of the loop, and what
// its body begins with.
func (g *gen) loopHead() (head string, vars []*variable, prologue string) {
	i := g.name("i")
	index := &variable{name: i, typ: Int, small: true, local: true}
	slice, haveSlice := g.find(func(p place) bool {
		return p.typ.kind == sliceKind && len(p.steps) == 0
	})
	switch k := g.r.IntN(16); {
	case k < 3 && haveSlice: // over a slice, by its length
		index.local = false // a pointer to it could keep the loop going
		s := slice.v.name
		index.indexes = s
		lo, hi, step := "0", fmt.Sprintf("len(%s)", s), "++"
		switch g.r.IntN(5) {
		case 0:
			lo = fmt.Sprint(g.r.IntN(3))
		case 1:
			lo = g.small()
		case 2:
			hi = fmt.Sprintf("min(%s, len(%s))", g.small(), s)
		case 3:
			hi = fmt.Sprintf("len(%s)-%d", s, g.r.IntN(3))
		}
		if !g.calmOrGuarded() && g.chance(20) {
			hi = fmt.Sprintf("len(%s)+%s", s, g.small())
		}
		if g.chance(30) {
			step = fmt.Sprintf(" += %d", 1+g.r.IntN(3))
		}
		return fmt.Sprintf("for %s := %s; %s < %s; %s%s", i, lo, i, hi, i, step), []*variable{index}, ""
	case k < 5 && haveSlice: // range over a slice
		s := slice.v.name
		index.indexes = s
		v := &variable{name: g.name("v"), typ: slice.typ.elem, assignable: true, local: true}
		return fmt.Sprintf("for %s, %s := range %s", i, v.name, s), []*variable{index, v}, ""
	case k < 6 && haveSlice: // down
		index.local = false
		s := slice.v.name
		index.indexes = s
		return fmt.Sprintf("for %s := len(%s) - %d; %s >= %d; %s--", i, s, 1+g.r.IntN(2), i, g.r.IntN(2), i), []*variable{index}, ""
	case k < 7: // range over an array or a pointer to one
		if p, ok := g.find(func(p place) bool {
			return p.typ.kind == arrayKind || p.typ.kind == pointerKind && p.typ.elem.kind == arrayKind
		}); ok {
			t := p.typ
			if t.kind == pointerKind {
				t = t.elem
			}
			if len(p.steps) == 0 {
				index.indexes = p.v.name
			}
			v := &variable{name: g.name("v"), typ: t.elem, assignable: true, local: true}
			if g.chance(30) {
				return fmt.Sprintf("for %s := range %s", i, g.write(p, false)), []*variable{index}, ""
			}
			return fmt.Sprintf("for %s, %s := range %s", i, v.name, g.write(p, false)), []*variable{index, v}, ""
		}
	case k < 8: // an iterator
		return fmt.Sprintf("for %s := range upTo(%d, %s, %d)", i, g.r.IntN(3), g.small(), 1+g.r.IntN(2)), []*variable{index}, ""
	case k < 9: // an iterator of iterators
		odd := g.name("x")
		return fmt.Sprintf("for %s := range filter(upTo(%d, %s, 1), func(%s int) bool { return %s&%d != 0 })", i, g.r.IntN(3), g.small(), odd, odd, 1+g.r.IntN(3)), []*variable{index}, ""
	case k < 10 && haveSlice:
		s := slice.v.name
		index.indexes = s
		v := &variable{name: g.name("v"), typ: slice.typ.elem, assignable: true, local: true}
		return fmt.Sprintf("for %s, %s := range backward(%s)", i, v.name, s), []*variable{index, v}, ""
	case k < 12: // numbers of any width that may wrap around, at most some times
		t := pick(g, ints)
		index.typ, index.small, index.assignable = t, false, true
		fuel := g.name("fuel")
		g.printf("%s := %d\n", fuel, 2+g.r.IntN(7))
		op := pick(g, []string{"<", "<=", ">", ">=", "!="})
		step := pick(g, []string{"++", "--", " += 3", " -= 2", " *= 3", " <<= 1", " >>= 1"})
		return fmt.Sprintf("for %s := %s; %s %s %s; %s%s", i, g.live(t, 2), i, op, g.expr(t, 1), i, step), []*variable{index},
			fmt.Sprintf("if %s--; %s < 0 {\nbreak\n}\n", fuel, fuel)
	case k < 13: // a condition alone
		fuel := g.name("fuel")
		g.printf("%s := %d\n", fuel, 2+g.r.IntN(7))
		return fmt.Sprintf("for %s > 0 && %s", fuel, g.live(Bool, 2)), nil, fuel + "--\n"
	case k < 14: // every round has its own variable, which the body may move on
		index.local = false
		step := fmt.Sprintf("if %s {\n%s += %d\n}\n", g.live(Bool, 1), i, 1+g.r.IntN(2))
		return fmt.Sprintf("for %s := %d; %s < %d; %s++", i, g.r.IntN(3), i, 2+g.r.IntN(6), i), []*variable{index}, step
	case k < 15:
		t := pick(g, ints)
		if t != Int {
			index.small = false
		}
		index.typ = t
		return fmt.Sprintf("for %s := range %s(%s)", i, t, g.small()), []*variable{index}, ""
	}
	return fmt.Sprintf("for %s := range %s", i, g.small()), []*variable{index}, ""
}
