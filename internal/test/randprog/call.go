package randprog

import (
	"fmt"
	"strings"
)

// helper is a function that kernels and later helpers call.
type helper struct {
	name    string
	params  []*variable
	results []*Type
	// recv is the type of the receiver of a method, which is a pointer.
	recv *Type
	// generic says that N stands for any integer type.
	generic bool
}

// typeN is the type parameter of generic helpers.
var typeN = &Type{name: "N", kind: uintKind, bits: 7}

// helper declares a function with statements.
func (g *gen) helper() {
	h := &helper{name: fmt.Sprintf("h%s_%d", g.id, len(g.helpers)), generic: g.chance(25)}
	if g.chance(30) && !h.generic {
		h.recv = pick(g, g.structs)
	}
	g.scope, g.loops = append([]*variable(nil), g.tables...), nil
	g.out = new(strings.Builder)
	g.printf("func ")
	if h.recv != nil {
		g.printf("(r *%s) ", h.recv)
		g.scope = append(g.scope, &variable{name: "r", typ: pointerTo(h.recv)})
	}
	g.printf("%s", h.name)
	if h.generic {
		g.printf("[N integer]")
	}
	g.printf("(")
	for i := range 1 + g.r.IntN(4) {
		v := &variable{name: fmt.Sprintf("a%d", i), assignable: true, local: true}
		switch k := g.r.IntN(8); {
		case i == 0:
			v.typ = Int
		case i == 1 && h.generic:
			v.typ = typeN
		case i == 2 && h.generic:
			v.typ = sliceOf(typeN)
		case k < 2:
			v.typ = g.plainType(1)
		case k < 4:
			v.typ = sliceOf(pick(g, append(scalars[:len(scalars):len(scalars)], g.structs...)))
		case k < 5:
			v.typ = pointerTo(g.plainType(1))
		case k < 6 && len(g.views) > 0:
			v.typ = pick(g, g.views)
		default:
			v.typ = pick(g, scalars)
		}
		h.params = append(h.params, v)
		g.scope = append(g.scope, v)
		g.printf("%s %s, ", v.name, v.typ)
	}
	if h.generic && len(h.params) < 2 {
		v := &variable{name: "a9", typ: typeN, assignable: true, local: true}
		h.params = append(h.params, v)
		g.scope = append(g.scope, v)
		g.printf("%s %s", v.name, v.typ)
	}
	for range g.r.IntN(4) {
		t := g.plainType(1)
		if h.generic && g.chance(60) {
			t = typeN
		}
		h.results = append(h.results, t)
	}
	named := len(h.results) > 0 && g.chance(30)
	g.printf(") (")
	for i, t := range h.results {
		if named {
			v := &variable{name: fmt.Sprintf("r%d", i), typ: t, assignable: true, local: true}
			g.scope = append(g.scope, v)
			g.printf("%s ", v.name)
		}
		g.printf("%s, ", t)
	}
	g.printf(") {\n")
	g.results = h.results
	g.budget = 2 + g.r.IntN(8)
	g.around = 2
	for g.budget > 0 {
		g.statement()
	}
	g.maxLevel = 0
	switch {
	case named && g.chance(50):
		g.printf("return\n")
	case len(h.results) > 0:
		g.returnStmt()
	}
	g.printf("}\n")
	g.decls = append(g.decls, g.out.String())
	g.results, g.scope, g.around = nil, nil, 0
	g.helpers = append(g.helpers, h)
}

// callStmt calls a helper. The call stands alone, since Go leaves its order against
// reads of variables in the same expression open.
func (g *gen) callStmt() {
	if len(g.helpers) == 0 || g.around > 0 && len(g.loops) > 0 {
		g.assign()
		return
	}
	h := pick(g, g.helpers)
	g.call(h, h.name)
}

// call writes a call of h under a name.
func (g *gen) call(h *helper, name string) {
	n := typeN
	if h.generic {
		n = pick(g, ints)
		name = fmt.Sprintf("%s[%s]", name, n)
	}
	instance := func(t *Type) *Type {
		switch {
		case t == typeN:
			return n
		case t.kind == sliceKind && t.elem == typeN:
			return sliceOf(n)
		}
		return t
	}
	g.maxLevel = g.level()
	if h.recv != nil {
		g.calm++ // Go does not order what fails in the receiver and in arguments
		defer func() { g.calm-- }()
		p, ok := g.find(func(p place) bool {
			return same(p.typ, h.recv) && (p.indirect || p.v.local) || p.typ.kind == pointerKind && same(p.typ.elem, h.recv)
		})
		if !ok {
			g.declare()
			return
		}
		name = fmt.Sprintf("%s.%s", g.write(p, true), name)
		if g.chance(30) {
			bound := g.name("f")
			g.printf("%s := %s\n", bound, name)
			name = bound
		}
	}
	var args, vars []string
	// Go does not say which argument fails first.
	free := g.r.IntN(len(h.params))
	for i, p := range h.params {
		if i == free {
			args = append(args, g.expr(instance(p.typ), 2))
			continue
		}
		g.calm++
		args = append(args, g.expr(instance(p.typ), 2))
		g.calm--
	}
	var results []*variable
	for _, t := range h.results {
		v := &variable{name: g.name("v"), typ: instance(t), assignable: true, local: true}
		results = append(results, v)
		vars = append(vars, v.name)
	}
	if len(vars) > 0 {
		g.printf("%s := ", strings.Join(vars, ", "))
	}
	g.printf("%s(%s)\n", name, strings.Join(args, ", "))
	for _, v := range results {
		g.printf("_ = %s\n", v.name)
		g.new(v)
	}
}

// closure declares a function literal that reads and writes what is around it, and
// calls it.
func (g *gen) closure() {
	if g.r.IntN(3) == 0 {
		g.foldStmt()
		return
	}
	h := &helper{name: g.name("f")}
	outer := *g
	var body strings.Builder
	g.out = &body
	g.around += len(g.loops)
	g.outside += len(g.loops) + 1
	g.loops = nil
	g.printf("%s := func(", h.name)
	for i := range 1 + g.r.IntN(2) {
		v := &variable{name: g.name("p"), typ: pick(g, numbers), assignable: true, local: true}
		if i == 0 {
			v.typ = Int
		}
		h.params = append(h.params, v)
		g.scope = append(g.scope, v)
		g.printf("%s %s, ", v.name, v.typ)
	}
	for range g.r.IntN(2) {
		h.results = append(h.results, g.plainType(1))
	}
	g.printf(") (")
	for _, t := range h.results {
		g.printf("%s, ", t)
	}
	g.printf(") {\n")
	g.results = h.results
	g.budget = min(outer.budget, 1+g.r.IntN(5))
	given := g.budget
	for g.budget > 0 {
		g.statement()
	}
	if len(h.results) > 0 {
		g.returnStmt()
	}
	g.printf("}\n")
	g.budget = outer.budget - given
	g.scope, g.loops, g.around, g.results, g.out = outer.scope, outer.loops, outer.around, outer.results, outer.out
	g.outside = outer.outside
	g.printf("%s", body.String())
	for range 1 + g.r.IntN(2) {
		g.call(h, h.name)
	}
}

// foldStmt hands a function literal to a generic function.
func (g *gen) foldStmt() {
	p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind && p.typ.elem.isScalar() && len(p.steps) == 0 })
	if !ok {
		g.assign()
		return
	}
	t := pick(g, numbers)
	a, x := g.name("p"), g.name("p")
	init := g.expr(t, 2)
	seen := len(g.scope)
	g.scope = append(g.scope, &variable{name: a, typ: t}, &variable{name: x, typ: p.typ.elem})
	body := g.live(t, 2)
	g.scope = g.scope[:seen]
	v := g.name("v")
	g.printf("%s := fold(%s, %s(%s), func(%s %s, %s %s) %s { return %s })\n_ = %s\n", v, g.write(p, false), t, init, a, t, x, p.typ.elem, t, body, v)
	g.new(&variable{name: v, typ: t, assignable: true, local: true})
}
