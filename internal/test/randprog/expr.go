package randprog

import (
	"fmt"
	"math"
	"strings"
)

// expr returns an expression of type t without effects.
func (g *gen) expr(t *Type, depth int) string {
	if depth <= 0 && t.isScalar() {
		if g.chance(30) {
			return g.literal(t)
		}
		return g.leaf(t)
	}
	return g.live(t, depth)
}

// live returns an expression that is not constant, so that the compiler computes
// nothing of it ahead.
func (g *gen) live(t *Type, depth int) string {
	if depth <= 0 && t.isScalar() {
		return g.leaf(t)
	}
	switch t.kind {
	case boolKind:
		return g.boolExpr(depth)
	case intKind, uintKind:
		return g.intExpr(t, depth)
	case floatKind:
		return g.floatExpr(t, depth)
	case sliceKind:
		return g.sliceExpr(t, depth)
	case pointerKind:
		return g.pointerExpr(t)
	}
	return g.aggregate(t, depth)
}

// leaf returns a place of type t, or what comes closest.
func (g *gen) leaf(t *Type) string {
	if p, ok := g.findType(t); ok {
		return g.write(p, g.calm > 0)
	}
	return g.variableOf(t)
}

// calmly returns an expression that cannot fail, as an argument of a call: Go does not
// say whether a call comes before another operand fails.
func (g *gen) calmly(t *Type, depth int) string {
	g.calm++
	defer func() { g.calm-- }()
	return g.live(t, depth)
}

// literal returns a constant that t can hold.
func (g *gen) literal(t *Type) string {
	switch {
	case t == Bool:
		return pick(g, []string{"true", "false"})
	case t.isFloat():
		return pick(g, []string{"0.5", "1", "-2.25", "3e5", "-1e-3", "1e30", "0.1", "7", "-1"})
	case g.chance(60):
		return fmt.Sprint(1 + g.r.IntN(9))
	}
	bits := t.bits
	if t.kind == intKind {
		bits--
	}
	switch g.r.IntN(4) {
	case 0:
		return fmt.Sprint(uint64(math.MaxUint64) >> (64 - bits))
	case 1:
		if t.kind == intKind {
			return fmt.Sprintf("-%d", uint64(1)<<bits)
		}
	case 2:
		return fmt.Sprint(uint64(1) << g.r.IntN(bits))
	}
	return fmt.Sprint(g.r.Uint64() >> (64 - bits))
}

func (g *gen) intExpr(t *Type, depth int) string {
	x := func() string { return g.live(t, depth-1) }
	y := func() string { return g.expr(t, depth-1) }
	switch g.r.IntN(20) {
	case 0, 1, 2, 3:
		return fmt.Sprintf("(%s %s %s)", x(), pick(g, []string{"+", "-", "*"}), y())
	case 4, 5:
		return fmt.Sprintf("(%s %s %s)", x(), pick(g, []string{"&", "|", "^", "&^"}), y())
	case 6:
		return fmt.Sprintf("(%s %s %s)", x(), pick(g, []string{"/", "%"}), g.divisor(t, depth))
	case 7, 8:
		return fmt.Sprintf("(%s %s %s)", x(), pick(g, []string{"<<", ">>"}), g.count(depth))
	case 9:
		return fmt.Sprintf("(%s%s)", pick(g, []string{"-", "^"}), x())
	case 10, 11:
		return fmt.Sprintf("%s(%s)", t, g.live(pick(g, ints), depth-1))
	case 12:
		if t.name == "N" {
			return fmt.Sprintf("N(to_uint8(%s)&63)", g.calmly(pick(g, floats), depth-1))
		}
		return fmt.Sprintf("to_%s(%s)", t, g.calmly(pick(g, floats), depth-1))
	case 13:
		if p, ok := g.find(func(p place) bool { return p.typ.kind == sliceKind }); ok {
			s := fmt.Sprintf("%s(%s)", pick(g, []string{"len", "cap"}), g.write(p, g.calm > 0))
			if t != Int {
				s = fmt.Sprintf("%s(%s)", t, s)
			}
			return s
		}
		return x()
	case 14:
		return fmt.Sprintf("%s(%s, %s)", pick(g, []string{"min", "max"}), g.calmly(t, depth-1), g.calmly(t, depth-1))
	case 15:
		return fmt.Sprintf("mix(%s, %s)", g.calmly(t, depth-1), g.calmly(t, depth-2))
	case 16:
		return fmt.Sprintf("choose(%s, %s, %s)", g.calmly(Bool, depth-1), g.calmly(t, depth-1), g.calmly(t, depth-2))
	case 17:
		return g.bitsExpr(t, depth)
	}
	return g.leaf(t)
}

func (g *gen) bitsExpr(t *Type, depth int) string {
	switch g.r.IntN(7) {
	case 6:
		return fmt.Sprintf("%s(kindOf(%s))", t, g.calmly(pick(g, ints), depth-1))
	case 0:
		return fmt.Sprintf("%s(bits64(%s))", t, g.calmly(Float64, depth-1))
	case 1:
		return fmt.Sprintf("%s(bits32(%s))", t, g.calmly(Float32, depth-1))
	case 2:
		return fmt.Sprintf("%s(bits.RotateLeft32(%s, %s))", t, g.calmly(Uint32, depth-1), g.calmly(Int, depth-1))
	case 3:
		return fmt.Sprintf("%s(bits.%s64(%s))", t, pick(g, []string{"LeadingZeros", "TrailingZeros", "OnesCount", "Len"}), g.calmly(Uint64, depth-1))
	case 4:
		return fmt.Sprintf("%s(bits.%s32(%s))", t, pick(g, []string{"LeadingZeros", "TrailingZeros", "OnesCount", "Len"}), g.calmly(Uint32, depth-1))
	}
	return fmt.Sprintf("%s(bits.%s(%s))", t, pick(g, []string{"Reverse64", "ReverseBytes64"}), g.calmly(Uint64, depth-1))
}

// divisor returns an expression that is seldom zero.
func (g *gen) divisor(t *Type, depth int) string {
	switch {
	case g.calm == 0 && g.chance(g.unguarded):
		return g.live(t, depth-1)
	case g.chance(40):
		return fmt.Sprint(1 + g.r.IntN(17))
	case t.kind == intKind && g.chance(20):
		return fmt.Sprintf("-%d", 1+g.r.IntN(17))
	}
	return fmt.Sprintf("(%s | 1)", g.live(t, depth-1))
}

// count returns a shift count, which is seldom negative.
func (g *gen) count(depth int) string {
	t := pick(g, ints)
	switch {
	case g.chance(30):
		return fmt.Sprint(g.r.IntN(70))
	case t.kind == uintKind || g.calm == 0 && g.chance(g.unguarded):
		return g.live(t, depth-1)
	}
	return fmt.Sprintf("(%s & %d)", g.live(t, depth-1), pick(g, []int{7, 31, 63, 127}))
}

// floatExpr returns an expression of floats. A product is converted, so that it is
// rounded everywhere before it goes into a sum.
func (g *gen) floatExpr(t *Type, depth int) string {
	x := func() string { return g.live(t, depth-1) }
	y := func() string { return g.expr(t, depth-1) }
	other := Float32
	if t == Float32 {
		other = Float64
	}
	switch g.r.IntN(16) {
	case 0, 1, 2:
		return fmt.Sprintf("(%s %s %s)", x(), pick(g, []string{"+", "-", "/"}), y())
	case 3, 4:
		return fmt.Sprintf("%s(%s * %s)", t, x(), y())
	case 5:
		return fmt.Sprintf("(-%s)", x())
	case 6, 7:
		return fmt.Sprintf("%s(%s)", t, g.live(pick(g, ints), depth-1))
	case 8:
		return fmt.Sprintf("%s(%s)", t, g.live(other, depth-1))
	case 9:
		return fmt.Sprintf("%s(%s, %s)", pick(g, []string{"min", "max"}), g.calmly(t, depth-1), g.calmly(t, depth-1))
	case 10:
		return fmt.Sprintf("choose(%s, %s, %s)", g.calmly(Bool, depth-1), g.calmly(t, depth-1), g.calmly(t, depth-2))
	case 11:
		return fmt.Sprintf("%s(math.%s(float64(%s)))", t, pick(g, []string{"Sqrt", "Abs", "Floor", "Ceil", "Trunc", "Round", "RoundToEven"}), g.calmly(t, depth-1))
	case 12:
		if t == Float32 {
			return fmt.Sprintf("math.Float32frombits(%s)", g.calmly(Uint32, depth-1))
		}
		return fmt.Sprintf("math.Float64frombits(%s)", g.calmly(Uint64, depth-1))
	}
	return g.leaf(t)
}

func (g *gen) boolExpr(depth int) string {
	switch g.r.IntN(12) {
	case 0, 1, 2, 3:
		t := pick(g, numbers)
		return fmt.Sprintf("(%s %s %s)", g.live(t, depth-1), pick(g, []string{"<", "<=", ">", ">=", "==", "!="}), g.expr(t, depth-1))
	case 4, 5:
		return fmt.Sprintf("(%s %s %s)", g.live(Bool, depth-1), pick(g, []string{"&&", "||"}), g.live(Bool, depth-1))
	case 6:
		return fmt.Sprintf("!%s", g.live(Bool, depth-1))
	case 7:
		return fmt.Sprintf("(%s %s %s)", g.live(Bool, depth-1), pick(g, []string{"==", "!="}), g.live(Bool, depth-1))
	case 8:
		if p, ok := g.find(func(p place) bool {
			return (p.typ.kind == arrayKind || p.typ.kind == structKind) && p.typ.comparable()
		}); ok {
			x := g.write(p, g.calm > 0)
			g.calm++
			y := g.aggregate(p.typ, depth-1)
			g.calm--
			return fmt.Sprintf("(%s %s %s)", x, pick(g, []string{"==", "!="}), y)
		}
	case 9:
		if p, ok := g.find(func(p place) bool { return p.typ.kind == pointerKind }); ok {
			return fmt.Sprintf("(%s %s %s)", g.write(p, true), pick(g, []string{"==", "!="}), pick(g, []string{"nil", g.leaf(p.typ)}))
		}
	}
	return g.leaf(Bool)
}

// aggregate returns an array or a struct.
func (g *gen) aggregate(t *Type, depth int) string {
	if p, ok := g.find(func(p place) bool {
		return same(p.typ, t) && (p.v.level <= g.maxLevel || !t.refers())
	}); ok && g.chance(60) {
		return g.write(p, g.calm > 0)
	}
	if depth > 0 && g.chance(10) {
		return fmt.Sprintf("choose(%s, %s, %s)", g.calmly(Bool, depth-1), g.calmly(t, depth-1), g.calmly(t, depth-1))
	}
	// Go does not say which element fails first.
	var parts []string
	free := g.r.IntN(4)
	element := func(i int, t *Type) string {
		if i != free {
			g.calm++
			defer func() { g.calm-- }()
		}
		return g.expr(t, depth-1)
	}
	if t.kind == structKind {
		for i, f := range t.fields {
			if g.chance(80) {
				parts = append(parts, fmt.Sprintf("f%d: %s", i, element(i, f)))
			}
		}
	} else {
		for i := range t.length {
			e := element(i, t.elem)
			if i == t.length-1 && g.chance(20) {
				e = fmt.Sprintf("%d: %s", i, e)
			}
			parts = append(parts, e)
		}
		parts = parts[:len(parts)-g.r.IntN(2)]
	}
	return fmt.Sprintf("(%s{%s})", t, strings.Join(parts, ", "))
}

// sliceExpr returns a slice: a variable, a part of one, or of an array.
func (g *gen) sliceExpr(t *Type, depth int) string {
	p, ok := g.find(func(p place) bool {
		return same(p.typ, t) && p.v.level <= g.maxLevel || p.typ.kind == arrayKind && same(p.typ.elem, t.elem) && (p.indirect || p.v.local && p.v.level <= g.maxLevel)
	})
	if !ok {
		var parts []string
		for range 1 + g.r.IntN(4) {
			g.calm++
			parts = append(parts, g.expr(t.elem, depth-1))
			g.calm--
		}
		if g.maxLevel < g.level() {
			return "nil"
		}
		if g.chance(30) {
			return fmt.Sprintf("make(%s, %d, %d)", t, len(parts), len(parts)+g.r.IntN(3))
		}
		return fmt.Sprintf("%s{%s}", t, strings.Join(parts, ", "))
	}
	s := g.write(p, g.calm > 0)
	if p.typ.kind == sliceKind && g.chance(40) {
		return s
	}
	limit := func() string { return fmt.Sprintf("min(%s, len(%s))", g.small(), s) }
	if !g.calmOrGuarded() && g.chance(20) {
		limit = g.wildIndex
	}
	switch g.r.IntN(7) {
	case 0:
		return fmt.Sprintf("%s[%s:]", s, limit())
	case 1:
		return fmt.Sprintf("%s[:%s]", s, limit())
	case 2:
		return fmt.Sprintf("%s[len(%s)/2:]", s, s)
	case 3:
		return fmt.Sprintf("%s[:len(%s)/2:len(%s)]", s, s, s)
	case 4:
		return fmt.Sprintf("%s[:cap(%s)]", s, s)
	case 5:
		l := limit()
		return fmt.Sprintf("%s[%s/2:%s]", s, l, l)
	}
	return s + "[:]"
}

func (g *gen) calmOrGuarded() bool { return g.calm > 0 || g.unguarded == 0 }

// small returns an int that is not negative, and mostly below 16.
func (g *gen) small() string {
	if v := g.smallVar(); v != "" && g.chance(40) {
		return v
	}
	if g.chance(40) {
		return fmt.Sprint(g.r.IntN(9))
	}
	return fmt.Sprintf("int(%s&7)", g.variableOf(pick(g, ints)))
}

// pointerExpr returns a pointer to a place.
func (g *gen) pointerExpr(t *Type) string {
	p, ok := g.find(func(p place) bool {
		return same(p.typ, t) && p.v.level <= g.maxLevel && g.chance(40) || same(p.typ, t.elem) && (p.indirect || p.v.local && p.v.level <= g.maxLevel)
	})
	if !ok {
		return "nil"
	}
	if same(p.typ, t) {
		return g.write(p, g.calm > 0)
	}
	return "&" + g.write(p, g.calm > 0)
}
