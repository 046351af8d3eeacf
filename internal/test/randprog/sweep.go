package randprog

import "fmt"

// sweep writes a loop over elements with a head and conditions like those from which the
// compiler proves that an index is in range, some of them wrong.
func (g *gen) sweep() {
	p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind && len(p.steps) == 0 && p.typ.elem.isInt() })
	if !ok || g.around+len(g.loops) >= maxLoops {
		g.assign()
		return
	}
	s, t := p.v.name, p.typ.elem
	seen := len(g.scope)
	if g.chance(25) { // a part of it
		w := g.name("v")
		g.printf("%s := %s\n", w, g.sliceExpr(p.typ, 1))
		g.new(&variable{name: w, typ: p.typ})
		s = w
	}
	fuel := g.name("fuel")
	g.printf("%s := %d\n", fuel, 4+g.r.IntN(30))
	body := fmt.Sprintf("if %s--; %s < 0 {\nbreak\n}\n", fuel, fuel)
	i, it := g.sweepHead(s, Int)
	g.printf("%s", body)
	index := []string{i}
	if it != Int {
		index[0] = fmt.Sprintf("int(%s)", i)
		if g.chance(60) {
			index = append(index, i)
		}
	}
	inner := g.chance(40)
	if inner {
		j, jt := g.sweepHead(s, it)
		g.printf("%s", body)
		if jt == Int && it == Int {
			index = append(index, fmt.Sprintf("%s*%d+%s", i, 1+g.r.IntN(4), j), fmt.Sprintf("%s*%s+%s", i, g.bound(s), j))
		} else {
			j = fmt.Sprintf("int(%s)", j)
		}
		index = append(index, j, index[0]+"+"+j, index[0]+"-"+j)
	}
	for range 1 + g.r.IntN(3) {
		g.access(s, t, index)
	}
	if inner {
		g.printf("}\n")
		if g.chance(40) {
			g.access(s, t, index[:1])
		}
	}
	g.printf("}\n")
	g.scope = g.scope[:seen]
}

// bound is a number that people loop to or from.
func (g *gen) bound(s string) string {
	switch g.r.IntN(8) {
	case 0:
		return fmt.Sprint(g.r.IntN(12))
	case 1:
		return fmt.Sprintf("len(%s)-%d", s, 1+g.r.IntN(3))
	case 2:
		return fmt.Sprintf("len(%s)/%d", s, 2+g.r.IntN(2))
	case 3:
		return fmt.Sprintf("min(%s, len(%s))", g.variableOf(Int), s)
	case 4:
		return fmt.Sprintf("%s%s%d", g.variableOf(Int), pick(g, []string{"+", "-"}), g.r.IntN(4))
	case 5:
		return g.variableOf(Int)
	case 6:
		return g.small()
	}
	return fmt.Sprintf("len(%s)", s)
}

// sweepHead opens a loop and returns its variable and the variable's type.
func (g *gen) sweepHead(s string, like *Type) (string, *Type) {
	i, t := g.name("i"), like
	if g.chance(30) {
		t = pick(g, []*Type{Int, Int32, Uint32, Int64, Uint8, Int16, Uint16, Int8})
	}
	conv := func(x string) string {
		if t == Int {
			return x
		}
		return fmt.Sprintf("%s(%s)", t, g.typed(x))
	}
	switch g.r.IntN(7) {
	case 0:
		g.printf("for %s := %s; %s >= %s; %s-- {\n", i, conv(fmt.Sprintf("len(%s)-%d", s, 1+g.r.IntN(2))), i, conv(g.literalSmall()), i)
	case 1:
		g.printf("for %s := range %s {\n", i, conv(g.bound(s)))
	case 2:
		g.printf("for %s := %s; %s %s %s; %s %s %d {\n", i, conv(g.bound(s)), i, pick(g, []string{">", ">=", "!="}), conv(g.bound(s)), i, pick(g, []string{"-=", "-="}), 1+g.r.IntN(3))
	case 3:
		g.printf("for %s := %s; %s %s %s; %s %s %d {\n", i, conv(g.bound(s)), i, pick(g, []string{"<", "<=", "!="}), conv(g.bound(s)), i, pick(g, []string{"+=", "*="}), 1+g.r.IntN(3))
	case 4:
		g.printf("for %s := %s; %s < %s && %s < %s; %s++ {\n", i, conv(g.literalSmall()), i, conv(g.bound(s)), i, conv(g.bound(s)), i)
	default:
		g.printf("for %s := %s; %s < %s; %s++ {\n", i, conv(g.literalSmall()), i, conv(g.bound(s)), i)
	}
	g.printf("_ = %s\n", i)
	return i, t
}

// typed makes of a constant something that can be converted to any type of integers.
func (g *gen) typed(x string) string { return fmt.Sprintf("%s+0*%s", x, g.variableOf(Int)) }

func (g *gen) literalSmall() string { return fmt.Sprint(g.r.IntN(4)) }

// access reads or writes an element at one of the indices, perhaps after a condition.
func (g *gen) access(s string, t *Type, index []string) {
	at := pick(g, index)
	switch g.r.IntN(5) {
	case 0:
		at = fmt.Sprintf("%s+%d", at, 1+g.r.IntN(3))
	case 1:
		at = fmt.Sprintf("%s-%d", at, 1+g.r.IntN(3))
	case 2:
		at = fmt.Sprintf("len(%s)-1-%s", s, at)
		if at != fmt.Sprintf("len(%s)-1-%s", s, index[0]) {
			at = index[0]
		}
	}
	g.scope = append(g.scope, &variable{name: "uint(" + index[0] + ")", typ: Uint})
	defer func() { g.scope = g.scope[:len(g.scope)-1] }()
	n := 0
	for g.unguarded == 0 && n == 0 || g.chance(40) && n < 2 {
		n++
		switch g.r.IntN(6) {
		case 0:
			g.printf("if int(%s) < len(%s) && int(%s) >= 0 {\n", at, s, at)
		case 1:
			g.printf("if uint(%s) < uint(len(%s)) {\n", at, s)
		case 2:
			g.printf("if int(%s) >= 0 {\n", at)
		case 3:
			g.printf("if int(%s) < len(%s) {\n", at, s)
		case 4:
			g.printf("if len(%s) > %d && uint(%s) < uint(len(%s)) {\n", s, g.r.IntN(8), at, s)
		default:
			g.printf("if 0 <= int(%s) && int(%s) <= len(%s)-1 {\n", at, at, s)
		}
	}
	g.calm++
	switch g.r.IntN(4) {
	case 0:
		g.printf("%s[%s] += %s\n", s, at, g.expr(t, 1))
	case 1:
		if g.around > 0 { // o is the kernel's
			g.printf("%s[%s]--\n", s, at)
		} else {
			g.printf("o[%d] += int64(%s[%s])\n", g.r.IntN(results), s, at)
		}
	case 2:
		g.printf("%s[%s]++\n", s, at)
	default:
		g.printf("%s[%s] = %s\n", s, at, g.expr(t, 1))
	}
	g.calm--
	for range n {
		g.printf("}\n")
	}
}
