package passes

import (
	"math/bits"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// foldValues replaces values by constants or simpler values that are equal.
func foldValues(f *mir.Func) bool {
	replace := make(map[*mir.Value]*mir.Value)
	changed := false
	for _, b := range f.ReversePostorder() {
		for _, v := range b.Instrs {
			for i, a := range v.Args {
				for replace[a] != nil {
					a = replace[a]
				}
				v.Args[i] = a
			}
			if w := foldValue(f, v); w != nil && w != v {
				replace[v] = w
			} else {
				changed = dropCommonTerm(v) || changed
			}
		}
	}
	if len(replace) == 0 {
		return changed
	}
	f.Replace(replace)
	f.RemoveInstrs(func(v *mir.Value) bool { return replace[v] != nil })
	return true
}

// foldValue returns what v equals, or nil.
func foldValue(f *mir.Func, v *mir.Value) *mir.Value {
	switch v.Op {
	case mir.Phi:
		return foldPhi(v)
	case mir.Select:
		switch {
		case v.Args[0].Op == mir.Const && v.Args[0].Const.Int != 0:
			return v.Args[1]
		case v.Args[0].Op == mir.Const, sameValue(v.Args[1], v.Args[2]):
			return v.Args[2]
		}
		return nil
	case mir.Not:
		return foldNot(f, v)
	case mir.Convert:
		return foldConvert(f, v)
	case mir.Bitcast:
		if v.Type.Equal(v.Args[0].Type) {
			return v.Args[0]
		}
		return nil
	case mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
		return foldCompare(f, v)
	case mir.Shl, mir.Shr:
		return foldShift(f, v)
	}
	if len(v.Args) == 2 && (v.Type.IsInt() || v.Type.Kind == mir.BoolKind) && isPure(v) && v.Op != mir.Intr && v.Op != mir.Comm {
		return foldBinary(f, v)
	}
	return nil
}

// foldPhi returns the one value that a phi can have.
func foldPhi(v *mir.Value) *mir.Value {
	var only *mir.Value
	for _, a := range v.Args {
		if a == v {
			continue
		}
		if only != nil && !sameValue(only, a) {
			return nil
		}
		only = a
	}
	return only
}

func foldNot(f *mir.Func, v *mir.Value) *mir.Value {
	x := v.Args[0]
	switch {
	case x.Op == mir.Const && v.Type.Kind == mir.BoolKind:
		return f.ConstInt(v.Type, 1-x.Const.Int)
	case x.Op == mir.Const:
		return intConst(f, v.Type, ^x.Const.Int)
	case x.Op == mir.Not:
		return x.Args[0]
	}
	// The opposite comparison says the same, except where a NaN makes both
	// false.
	if inv, ok := inverse[x.Op]; ok && v.Type.Kind == mir.BoolKind && (!x.Args[0].Type.IsFloat() || x.Op == mir.Eq || x.Op == mir.Ne) {
		v.Op, v.Args = inv, append([]*mir.Value(nil), x.Args...)
	}
	return nil
}

var inverse = map[mir.Op]mir.Op{
	mir.Eq: mir.Ne, mir.Ne: mir.Eq, mir.Lt: mir.Ge, mir.Ge: mir.Lt, mir.Gt: mir.Le, mir.Le: mir.Gt,
}

func foldConvert(f *mir.Func, v *mir.Value) *mir.Value {
	x := v.Args[0]
	switch {
	case v.Type.Equal(x.Type):
		return x
	case x.Op == mir.Const && v.Type.IsInt() && x.Type.IsInt():
		return intConst(f, v.Type, x.Const.Int)
	case x.Op == mir.Convert && v.Type.IsInt() && x.Type.IsInt() && x.Args[0].Type.IsInt():
		// Through a wider type and back, or twice wider with the same sign.
		y := x.Args[0]
		if x.Type.Bits >= y.Type.Bits && v.Type.Equal(y.Type) {
			return y
		}
	}
	return nil
}

// intConst returns the constant with the low bits of x, extended by its type.
func intConst(f *mir.Func, t *mir.Type, x int64) *mir.Value { return f.ConstInt(t, mir.Extend(t, x)) }

func foldCompare(f *mir.Func, v *mir.Value) *mir.Value {
	x, y := v.Args[0], v.Args[1]
	t := x.Type
	truth := func(b bool) *mir.Value {
		if b {
			return f.ConstInt(mir.Bool, 1)
		}
		return f.ConstInt(mir.Bool, 0)
	}
	if t.IsFloat() {
		return nil
	}
	if x == y {
		return truth(v.Op == mir.Eq || v.Op == mir.Le || v.Op == mir.Ge)
	}
	if x.Op == mir.Const && y.Op == mir.Const {
		if holds, ok := mir.Compare(v.Op, t, x.Const.Int, y.Const.Int); ok {
			return truth(holds)
		}
	}
	if t.IsPtr() && (isNil(x) && isObject(y) || isNil(y) && isObject(x)) {
		return truth(v.Op == mir.Ne)
	}
	if t.Kind == mir.BoolKind && y.Op == mir.Const {
		if (y.Const.Int != 0) == (v.Op == mir.Eq) {
			return x
		}
		v.Op, v.Args = mir.Not, []*mir.Value{x}
	}
	return nil
}

// isObject reports whether a pointer is the address of a variable or of a part of
// one, and so never nil.
func isObject(v *mir.Value) bool {
	for v.Op == mir.FieldAddr || v.Op == mir.Bitcast {
		v = v.Args[0]
	}
	return v.Op == mir.Alloca || v.Op == mir.GlobalAddr
}

func foldShift(f *mir.Func, v *mir.Value) *mir.Value {
	x, n := v.Args[0], v.Args[1]
	switch {
	case n.Op != mir.Const:
		return nil
	case n.Const.Int == 0:
		return x
	case x.Op != mir.Const:
		return nil
	}
	r, _ := mir.Evaluate(v.Op, v.Type, x.Const.Int, n.Const.Int)
	return f.ConstInt(v.Type, r)
}

// foldBinary folds integer and bool operations.
func foldBinary(f *mir.Func, v *mir.Value) *mir.Value {
	x, y, t := v.Args[0], v.Args[1], v.Type
	if x.Op == mir.Const && y.Op == mir.Const {
		if r, ok := mir.Evaluate(v.Op, t, x.Const.Int, y.Const.Int); ok {
			return f.ConstInt(t, r)
		}
		return nil
	}
	if commutes(v) && x.Op == mir.Const {
		x, y = y, x
		v.Args[0], v.Args[1] = x, y
	}
	if y.Op == mir.Const {
		c := y.Const.Int
		ones := mir.Extend(t, -1)
		switch v.Op {
		case mir.Add, mir.Sub, mir.Or, mir.Xor:
			if c == 0 {
				return x
			}
			if v.Op == mir.Or && c == ones {
				return y
			}
		case mir.Mul:
			if c == 0 {
				return y
			}
			if c == 1 {
				return x
			}
		case mir.Div:
			if c == 1 {
				return x
			}
			// Nothing is lost: a shift says the same, as lengths of vectors are written.
			if n := bits.TrailingZeros64(uint64(c)); c > 0 && c&(c-1) == 0 && zeroBits(x, zeroBitsDepth) >= n {
				v.Op, v.Args = mir.Shr, []*mir.Value{x, f.ConstInt(mir.Uint64, int64(n))}
				return nil
			}
		case mir.Rem:
			if c == 1 {
				return intConst(f, t, 0)
			}
		case mir.And:
			if c == 0 {
				return y
			}
			if c == ones {
				return x
			}
			if n := bits.Len64(uint64(c)); zeroBits(x, zeroBitsDepth) >= n {
				return intConst(f, t, 0)
			}
		}
		// (x + a) + b is x + (a+b): both wrap.
		if v.Op == mir.Add && x.Op == mir.Add && x.Args[1].Op == mir.Const {
			v.Args = []*mir.Value{x.Args[0], intConst(f, t, x.Args[1].Const.Int+c)}
			v.NoWrap = false // x may have wrapped around, and v back
		}
	}
	if x == y {
		switch v.Op {
		case mir.Xor:
			return intConst(f, t, 0)
		case mir.And, mir.Or:
			return x
		}
	}
	return foldLinear(f, v)
}

// zeroBitsDepth bounds the definitions that zeroBits looks through.
const zeroBitsDepth = 6

// zeroBits returns how many of the low bits of an integer are known to be zero. Of the
// constant zero these are all bits.
func zeroBits(v *mir.Value, depth int) int {
	if v.Op == mir.Const {
		return min(bits.TrailingZeros64(uint64(v.Const.Int)), v.Type.Bits)
	}
	if depth == 0 {
		return 0
	}
	of := func(i int) int { return zeroBits(v.Args[i], depth-1) }
	switch v.Op {
	case mir.Add, mir.Sub, mir.Or, mir.Xor:
		return min(of(0), of(1))
	case mir.Mul:
		return min(of(0)+of(1), v.Type.Bits)
	case mir.And:
		return max(of(0), of(1))
	case mir.Shl:
		if n := v.Args[1]; n.Op == mir.Const && n.Const.Int >= 0 && n.Const.Int < int64(v.Type.Bits) {
			return min(of(0)+int(n.Const.Int), v.Type.Bits)
		}
	case mir.Select:
		return min(of(1), of(2))
	case mir.Convert:
		if v.Args[0].Type.IsInt() {
			return min(of(0), v.Type.Bits)
		}
	}
	return 0
}

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

// dropCommonTerm rewrites (a + b) - (a + c) to b - c, and reports whether it did. Such is
// the length of a slice from i + c to i + b, which then does not change with i.
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
		if mir.Extend(v.Type, t.factor) != 0 {
			live = append(live, t)
		}
	}
	switch {
	case len(live) == 0:
		return intConst(f, v.Type, l.c)
	case len(live) == 1 && mir.Extend(v.Type, live[0].factor) == 1 && mir.Extend(v.Type, l.c) == 0:
		return live[0].v
	}
	return nil
}
