package randprog

import (
	"fmt"
	"strings"
)

// block writes statements in braces; what they declare ends with it.
func (g *gen) block(n int) {
	g.printf("{\n")
	seen := len(g.scope)
	for range n {
		if g.budget <= 0 {
			break
		}
		g.statement()
	}
	g.scope = g.scope[:seen]
	g.printf("}")
}

// some is a number of statements of a block.
func (g *gen) some() int { return 1 + g.r.IntN(4) }

// statement writes one statement.
func (g *gen) statement() {
	g.budget--
	g.maxLevel = g.level()
	if g.chance(g.sweeps) {
		g.sweep()
		return
	}
	switch k := g.r.IntN(100); {
	case k < 16:
		g.declare()
	case k < 34:
		g.assign()
	case k < 42:
		g.assignTogether()
	case k < 52:
		g.branch()
	case k < 59:
		g.loop()
	case k < 66:
		g.sweep()
	case k < 70:
		g.switchStmt()
	case k < 75:
		g.callStmt()
	case k < 79:
		g.closure()
	case k < 82:
		g.copyStmt()
	case k < 85:
		g.discard()
	case k < 92:
		g.leave()
	case k < 93:
		g.jumpForward()
	case k < 94:
		g.jumpBack()
	case k < 96:
		g.boxed()
	default:
		g.slicesOfSlices()
	}
}

// new declares v in the innermost block.
func (g *gen) new(v *variable) *variable {
	v.level = g.level()
	g.scope = append(g.scope, v)
	return v
}

// declare writes the declaration of a variable.
func (g *gen) declare() {
	g.maxLevel = g.level()
	v := &variable{name: g.name("v"), assignable: true, local: true}
	switch k := g.r.IntN(12); {
	case k < 4:
		v.typ = pick(g, scalars)
	case k < 5 && len(g.views) > 0:
		v.typ = pick(g, g.views)
	case k < 7:
		v.typ = g.plainType(2)
	case k < 9:
		if p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind || p.typ.kind == arrayKind }); ok {
			v.typ = sliceOf(p.typ.elem)
		}
	case k < 11:
		if p, ok := g.find(func(p place) bool { return p.typ.kind != sliceKind && p.typ.kind != pointerKind }); ok {
			v.typ = pointerTo(p.typ)
		}
	default:
		v.typ, v.small, v.assignable = Int, true, false
		g.printf("%s := %s\n_ = %s\n", v.name, g.small(), v.name)
		g.new(v)
		return
	}
	if v.typ == nil {
		v.typ = Int
	}
	switch {
	case v.typ.kind == pointerKind && g.chance(3) || v.typ.kind != pointerKind && g.chance(12):
		g.printf("var %s %s\n_ = %s\n", v.name, v.typ, v.name)
	default:
		g.printf("var %s %s = %s\n_ = %s\n", v.name, v.typ, g.expr(v.typ, 3), v.name)
	}
	g.new(v)
}

// to sets what may be pointed to for an assignment to p.
func (g *gen) to(p place) { g.maxLevel = p.v.level }

// assign writes an assignment. Go does not order what fails on the two sides, but for
// x[i] = y, where the right side comes first: elsewhere only one of them can fail.
func (g *gen) assign() {
	left := g.chance(60)
	if !left {
		g.calm++
	}
	p, ok := g.target(nil)
	if !ok {
		if !left {
			g.calm--
		}
		g.declare()
		return
	}
	lhs := g.write(p, !left)
	simple := left && len(p.steps) == 1
	if left {
		g.calm++
	} else {
		g.calm--
	}
	if left {
		defer func() { g.calm-- }()
	}
	t := p.typ
	g.to(p)
	switch {
	case t.isInt() && g.chance(15):
		g.printf("%s%s\n", lhs, pick(g, []string{"++", "--"}))
	case t.isInt() && g.chance(15):
		g.printf("%s %s= %s\n", lhs, pick(g, []string{"<<", ">>"}), g.count(2))
	case t.isInt() && g.chance(10):
		g.printf("%s %s= %s\n", lhs, pick(g, []string{"/", "%"}), g.divisor(t, 2))
	case t.isInt() && g.chance(40):
		g.printf("%s %s= %s\n", lhs, pick(g, []string{"+", "-", "*", "&", "|", "^", "&^"}), g.expr(t, 2))
	case t.isFloat() && g.chance(40):
		g.printf("%s %s= %s\n", lhs, pick(g, []string{"+", "-", "/"}), g.expr(t, 2))
	case simple:
		g.calm--
		g.printf("%s = %s\n", lhs, g.expr(t, 3))
		g.calm++
	default:
		g.printf("%s = %s\n", lhs, g.expr(t, 3))
	}
}

// assignTogether writes an assignment of several values, which often swaps. The right
// sides cannot fail: the Go compiler carries out the first assignment before it looks at
// the second right side.
func (g *gen) assignTogether() {
	if g.chance(30) {
		g.swap()
		return
	}
	var lhs, rhs []string
	var first place
	g.calm++
	defer func() { g.calm-- }()
	for i := range 2 + g.r.IntN(2) {
		var t *Type
		if i > 0 && g.chance(70) {
			t = first.typ
		}
		g.calm--
		p, ok := g.target(t)
		g.calm++
		if !ok || p.fails() && len(p.steps) > 1 {
			continue
		}
		if len(lhs) == 0 {
			first = p
		}
		g.to(p)
		lhs = append(lhs, g.write(p, len(p.steps) > 1))
		rhs = append(rhs, g.expr(p.typ, 2))
	}
	if len(lhs) == 0 {
		g.declare()
		return
	}
	g.printf("%s = %s\n", strings.Join(lhs, ", "), strings.Join(rhs, ", "))
}

// swap swaps or rotates elements of a slice that has some.
func (g *gen) swap() {
	p, ok := g.find(func(p place) bool {
		return p.typ.kind == sliceKind && len(p.steps) == 0 && p.typ.elem.kind != sliceKind
	})
	if !ok {
		g.declare()
		return
	}
	s := p.v.name
	at := func() string {
		return pick(g, []string{"0", fmt.Sprintf("len(%s)-1", s), fmt.Sprintf("uint(%s)%%uint(len(%s))", g.variableOf(pick(g, ints)), s)})
	}
	a, b, c := s+"["+at()+"]", s+"["+at()+"]", s+"["+at()+"]"
	g.printf("if len(%s) > 0 {\n", s)
	if g.chance(60) {
		g.printf("%s, %s = %s, %s\n}\n", a, b, b, a)
	} else {
		g.printf("%s, %s, %s = %s, %s, %s\n}\n", a, b, c, b, c, a)
	}
}

// condition is one that people write in front of an access, or any.
func (g *gen) condition() string {
	if g.chance(60) {
		return g.live(Bool, 3)
	}
	p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind && len(p.steps) == 0 })
	if !ok {
		return g.live(Bool, 3)
	}
	i, s := g.wildIndex(), p.v.name
	switch g.r.IntN(4) {
	case 0:
		return fmt.Sprintf("int(%s) < len(%s)", i, s)
	case 1:
		return fmt.Sprintf("int(%s) >= 0 && int(%s) < len(%s)", i, i, s)
	case 2:
		return fmt.Sprintf("uint(%s) < uint(len(%s))", i, s)
	}
	return fmt.Sprintf("len(%s) > %d", s, g.r.IntN(12))
}

func (g *gen) branch() {
	// A variable that the condition may show to be an index.
	if p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind && len(p.steps) == 0 }); ok && g.chance(30) {
		v := g.name("i")
		low := pick(g, []string{fmt.Sprintf("%s >= 0 && ", v), fmt.Sprintf("0 <= %s && ", v), ""})
		if low == "" && g.unguarded == 0 {
			low = fmt.Sprintf("%s > 0 && ", v)
		}
		seen := len(g.scope)
		g.printf("if %s := %s; %s%s < len(%s) ", v, g.live(Int, 2), low, v, p.v.name)
		g.new(&variable{name: v, typ: Int, indexes: p.v.name})
		g.block(g.some())
		g.scope = g.scope[:seen]
	} else {
		g.printf("if %s ", g.condition())
		g.block(g.some())
	}
	switch g.r.IntN(4) {
	case 0:
		g.printf(" else ")
		g.block(g.some())
	case 1:
		g.printf(" else if %s ", g.condition())
		g.block(g.some())
	}
	g.printf("\n")
}

func (g *gen) switchStmt() {
	t := pick(g, ints)
	tagged := g.chance(60)
	if tagged {
		g.printf("switch %s {\n", g.live(t, 2))
	} else {
		g.printf("switch {\n")
	}
	n := 1 + g.r.IntN(3)
	for i := range n {
		if tagged {
			// Different from the others.
			g.printf("case %d, %d:\n", 3*i, 3*i+1+g.r.IntN(2))
		} else {
			g.printf("case %s:\n", g.condition())
		}
		g.cases(i < n-1)
	}
	if g.chance(50) {
		g.printf("default:\n")
		g.cases(false)
	}
	g.printf("}\n")
}

// cases writes the statements of a case.
func (g *gen) cases(more bool) {
	seen := len(g.scope)
	for range g.some() {
		g.statement()
	}
	g.scope = g.scope[:seen]
	if more && g.chance(20) {
		g.printf("fallthrough\n")
	}
}

// copyStmt copies between slices that may overlap, or clears one.
func (g *gen) copyStmt() {
	p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind })
	if !ok {
		g.declare()
		return
	}
	switch g.r.IntN(5) {
	case 0:
		g.printf("clear(%s)\n", g.sliceExpr(p.typ, 1))
	case 1:
		v := g.new(&variable{name: g.name("v"), typ: Int, assignable: true, local: true})
		g.scope = g.scope[:len(g.scope)-1]
		g.printf("%s := copy(%s, %s)\n_ = %s\n", v.name, g.sliceExpr(p.typ, 1), g.sliceExpr(p.typ, 1), v.name)
		g.scope = append(g.scope, v)
	case 2:
		n := 1 + g.r.IntN(3)
		s := g.write(p, g.unguarded == 0)
		g.printf("if len(%s) >= %d {\nv := [%d]%s(%s)\n%s = v[%d]\n}\n", s, n, n, p.typ.elem, s, g.target1(p.typ.elem, "_"), g.r.IntN(n))
	default:
		g.printf("copy(%s, %s)\n", g.sliceExpr(p.typ, 1), g.sliceExpr(p.typ, 1))
	}
}

// target1 returns a place of a type that can be assigned to, or what stands in.
func (g *gen) target1(t *Type, or string) string {
	p, ok := g.target(t)
	if !ok {
		return or
	}
	return g.write(p, true)
}

// leave writes a statement that goes elsewhere: out of a loop, out of the function, or
// to a panic.
func (g *gen) leave() {
	if len(g.loops) > 0 && g.chance(75) {
		l := pick(g, g.loops)
		word := pick(g, []string{"break", "continue"})
		label := ""
		if l != g.loops[len(g.loops)-1] || g.chance(30) {
			l.used = true
			label = " " + l.label
		}
		g.printf("if %s {\n%s%s\n}\n", g.condition(), word, label)
		return
	}
	if g.unguarded > 0 && g.chance(40) {
		g.printf("if %s {\npanic(%s)\n}\n", g.condition(), pick(g, []string{`"stop"`, `"here"`, "42", "uint8(7)"}))
		return
	}
	g.printf("if %s {\n", g.condition())
	for range g.r.IntN(2) {
		g.assign()
	}
	g.returnStmt()
	g.printf("}\n")
}

func (g *gen) returnStmt() {
	var list []string
	for _, t := range g.results {
		list = append(list, g.expr(t, 2))
	}
	g.printf("return %s\n", strings.Join(list, ", "))
}

// jumpForward writes a goto over some statements.
func (g *gen) jumpForward() {
	label := g.name("L")
	g.printf("if %s {\ngoto %s\n}\n", g.condition(), label)
	g.block(g.some())
	g.printf("\n%s:\n", label)
	if p, ok := g.target(Int); ok {
		g.to(p)
		lhs := g.write(p, false)
		g.calm++
		g.printf("%s = %s\n", lhs, g.expr(Int, 2))
		g.calm--
	} else {
		g.printf("{}\n")
	}
}

// discard evaluates what nothing uses, which may fail.
func (g *gen) discard() {
	t := pick(g, scalars)
	if p, ok := g.find(func(p place) bool { return true }); ok {
		if g.chance(50) {
			g.printf("_ = %s\n", g.write(p, false))
			return
		}
		t = p.typ
	}
	if q, ok := g.target(Int); ok && g.chance(30) {
		g.to(q)
		lhs := g.write(q, true)
		g.calm++
		g.printf("_, %s = %s, %s\n", lhs, g.expr(t, 2), g.expr(Int, 2))
		g.calm--
		return
	}
	if t.refers() {
		return // nil has no type
	}
	g.printf("_ = %s\n", g.live(t, 2))
}

// jumpBack writes a loop by goto, whose variables are new in every round.
func (g *gen) jumpBack() {
	if g.around+len(g.loops) >= maxLoops {
		g.assign()
		return
	}
	label, fuel := g.name("L"), g.name("fuel")
	g.printf("%s := %d\n%s:\n", fuel, 1+g.r.IntN(6), label)
	outer := g.loops
	g.loops = nil // a break or continue would need one of Go's loops
	g.around += len(outer) + 1
	g.outside += len(outer) + 1
	seen := len(g.scope)
	g.printf("{\n")
	for range g.some() {
		g.statement()
	}
	g.printf("if %s--; %s > 0 && %s {\ngoto %s\n}\n}\n", fuel, fuel, g.live(Bool, 2), label)
	g.scope = g.scope[:seen]
	g.loops = outer
	g.around -= len(outer) + 1
	g.outside -= len(outer) + 1
}

// boxed uses a generic type with methods.
func (g *gen) boxed() {
	t := pick(g, ints)
	b, v := g.name("b"), g.name("v")
	g.printf("%s := box[%s]{v: %s}\n", b, t, g.expr(t, 2))
	if g.chance(40) {
		g.printf("for range %s {\n%s.put(%s.sum())\n}\n", g.small(), b, b)
	}
	g.printf("%s := %s.put(%s)\n_ = %s\n", v, b, g.expr(t, 2), v)
	g.new(&variable{name: v, typ: t, assignable: true, local: true})
	w := g.name("v")
	g.printf("%s := %s.sum()\n_ = %s\n", w, b, w)
	g.new(&variable{name: w, typ: t, assignable: true, local: true})
}

// slicesOfSlices declares a slice or array whose elements are slices, and changes
// some.
func (g *gen) slicesOfSlices() {
	p, ok := g.find(func(p place) bool {
		return p.typ.kind == sliceKind && p.typ.elem.kind != sliceKind && len(p.steps) == 0
	})
	if !ok {
		g.declare()
		return
	}
	n := 2 + g.r.IntN(2)
	var parts []string
	for range n {
		parts = append(parts, g.sliceExpr(p.typ, 1))
	}
	t := arrayOf(n, p.typ)
	if g.chance(50) {
		t = sliceOf(p.typ)
	}
	v := g.name("v")
	g.printf("%s := %s{%s}\n_ = %s\n", v, t, strings.Join(parts, ", "), v)
	g.new(&variable{name: v, typ: t, local: true})
	if g.chance(50) {
		g.printf("%s[%d] = %s[%d][:len(%s[%d])/2]\n", v, g.r.IntN(n), v, g.r.IntN(n), v, g.r.IntN(n))
	}
	if g.chance(30) {
		g.printf("%s[0], %s[1] = %s[1], %s[0]\n", v, v, v, v)
	}
}
