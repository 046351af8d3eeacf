package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// linear is a sum of values times factors plus a constant. Integers wrap, so the
// sum equals the value that it was taken from whatever overflowed on the way.
type linear struct {
	terms []term
	c     int64
}

type term struct {
	v      *mir.Value
	factor int64
}

// linearDepth bounds the definitions that are looked through.
const linearDepth = 4

// linearTerms bounds the terms of a sum.
const linearTerms = 4

// add writes v as a sum and adds it, times factor, to l. It reports whether
// the result is still small enough to be of use.
func (l *linear) add(v *mir.Value, factor int64, depth int) bool {
	if v.Op == mir.Const {
		l.c += factor * v.Const.Int
		return true
	}
	if depth > 0 {
		switch v.Op {
		case mir.Add:
			return l.add(v.Args[0], factor, depth-1) && l.add(v.Args[1], factor, depth-1)
		case mir.Sub:
			return l.add(v.Args[0], factor, depth-1) && l.add(v.Args[1], -factor, depth-1)
		case mir.Neg:
			return l.add(v.Args[0], -factor, depth-1)
		case mir.Mul:
			if c := v.Args[1]; c.Op == mir.Const {
				return l.add(v.Args[0], factor*c.Const.Int, depth-1)
			}
		case mir.Shl:
			if c := v.Args[1]; c.Op == mir.Const && c.Const.Int >= 0 && c.Const.Int < int64(v.Type.Bits) {
				return l.add(v.Args[0], factor<<c.Const.Int, depth-1)
			}
		}
	}
	for i := range l.terms {
		if l.terms[i].v == v {
			if l.terms[i].factor += factor; l.terms[i].factor == 0 {
				l.terms = append(l.terms[:i], l.terms[i+1:]...)
			}
			return true
		}
	}
	l.terms = append(l.terms, term{v, factor})
	return len(l.terms) <= linearTerms
}

// dropCommonTerm rewrites (a + b) - (a + c) to b - c: in a loop, the length of a
// slice from i + b to i + c does not change with i. It reports whether it did.
func dropCommonTerm(v *mir.Value) bool {
	if v.Op != mir.Sub || !v.Type.IsInt() || v.Args[0].Op != mir.Add || v.Args[1].Op != mir.Add {
		return false
	}
	x, y := v.Args[0].Args, v.Args[1].Args
	for i := range 2 {
		for j := range 2 {
			if sameValue(x[i], y[j]) {
				v.Args = []*mir.Value{x[1-i], y[1-j]}
				v.NoWrap = false
				return true
			}
		}
	}
	return false
}

// foldLinear returns the constant or the single value that an integer sum or
// difference comes to, such as 8 for (i+1)*8 - i*8, or nil.
func foldLinear(f *mir.Func, v *mir.Value) *mir.Value {
	if !v.Type.IsInt() || v.Op != mir.Add && v.Op != mir.Sub {
		return nil
	}
	var l linear
	if !l.add(v, 1, linearDepth) {
		return nil
	}
	// In a narrower type a factor or constant counts by its low bits alone.
	live := l.terms[:0]
	for _, t := range l.terms {
		if extend(v.Type, t.factor) != 0 {
			live = append(live, t)
		}
	}
	switch {
	case len(live) == 0:
		return intConst(f, v.Type, l.c)
	case len(live) == 1 && extend(v.Type, live[0].factor) == 1 && extend(v.Type, l.c) == 0:
		return live[0].v
	}
	return nil
}
