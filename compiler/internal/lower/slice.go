package lower

// This file lowers indexing and slicing, with the checks that Go makes.

import (
	"go/types"
	pathpkg "path"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// bound is an index or a bound of a slice: its value as int, and the text by which a
// failure names it.
type bound struct {
	v    *mir.Value
	text string
}

// boundOf returns an operand as a bound. A large uint64 is a negative int, and a failure
// must not report it as one.
func (b *builder) boundOf(x ssa.Value) bound {
	v := b.scalarOf(x)
	if v.Type.IsInt() && !v.Type.Signed && v.Type.Bits == 64 {
		return bound{b.toInt(v), fault.Unsigned}
	}
	return bound{b.toInt(v), ""}
}

// checkIndex fails unless 0 <= i < n.
func (b *builder) checkIndex(index bound, n *mir.Value) {
	i := index.v
	if !b.checked() {
		return
	}
	ci, ok1 := isConst(i)
	cn, ok2 := isConst(n)
	if ok1 && ok2 && ci >= 0 && ci < cn {
		return
	}
	b.add(mir.CheckIndex, mir.Void, i, n).Site = b.site(fault.Index, index.text)
}

func (b *builder) indexAddr(x *ssa.IndexAddr) (value, bool) {
	i := b.boundOf(x.Index)
	switch u := x.X.Type().Underlying().(type) {
	case *types.Slice:
		ti := b.m.info(x.X.Type())
		s := b.val(x.X)
		if ti.class != slice || len(s) != 3 {
			return nil, false
		}
		b.checkIndex(i, s[1].v)
		return scalarValue(b.index(s[0].v, i.v)), true
	case *types.Pointer:
		at, ok := u.Elem().Underlying().(*types.Array)
		if !ok || b.m.info(x.X.Type()).class != scalar {
			return nil, false
		}
		p := b.pointer(x.X)
		b.checkIndex(i, b.f.ConstInt(mir.Int64, at.Len()))
		return scalarValue(b.element(p, i.v)), true
	}
	return nil, false
}

// indexInstr indexes an array that is a value.
func (b *builder) indexInstr(x *ssa.Index) (value, bool) {
	at, ok := x.X.Type().Underlying().(*types.Array)
	ti := b.m.info(x.X.Type())
	if !ok || ti.class != array {
		return nil, false // a string, reported by subset
	}
	i := b.boundOf(x.Index)
	b.checkIndex(i, b.f.ConstInt(mir.Int64, at.Len()))
	return b.load(b.element(b.one(b.val(x.X), ti.parts[0].t), i.v), at.Elem()), true
}

// checkLE fails unless 0 <= x <= y, where y is not negative.
func (b *builder) checkLE(kind fault.Kind, low bound, y *mir.Value) {
	x := low.v
	if !b.checked() {
		return
	}
	cx, ok1 := isConst(x)
	cy, ok2 := isConst(y)
	if x == y || ok1 && cx == 0 || ok1 && ok2 && cx >= 0 && cx <= cy {
		return
	}
	b.add(mir.CheckLE, mir.Void, x, y).Site = b.site(kind, low.text)
}

func (b *builder) sliceInstr(x *ssa.Slice) (value, bool) {
	var base, length, limit *mir.Value
	high := fault.SliceHigh
	switch u := x.X.Type().Underlying().(type) {
	case *types.Slice:
		s := b.val(x.X)
		if b.m.info(x.X.Type()).class != slice || len(s) != 3 {
			return nil, false
		}
		base, length, limit = s[0].v, s[1].v, s[2].v
	case *types.Pointer:
		at, ok := u.Elem().Underlying().(*types.Array)
		if !ok || b.m.info(x.X.Type()).class != scalar {
			return nil, false
		}
		p := b.pointer(x.X)
		base = b.element(p, b.f.ConstInt(mir.Int64, 0))
		length = b.f.ConstInt(mir.Int64, at.Len())
		limit = length
		high = fault.SliceHighLen
	default:
		return nil, false // a string, reported by subset
	}
	if made(x) {
		n := b.boundOf(x.High)
		b.checkMake(n, limit)
		return b.reslice(base, b.f.ConstInt(mir.Int64, 0), n.v, limit), true
	}
	lo, hi, most := bound{v: b.f.ConstInt(mir.Int64, 0)}, bound{v: length}, bound{v: limit}
	if x.Low != nil {
		lo = b.boundOf(x.Low)
	}
	if x.High != nil {
		hi = b.boundOf(x.High)
	}
	if x.Max != nil {
		most = b.boundOf(x.Max)
		b.checkLE(fault.SliceMax, most, limit)
		b.checkLE(fault.SliceMaxHigh, hi, most.v)
	} else if x.High != nil {
		b.checkLE(high, hi, limit)
	}
	b.checkLE(fault.SliceLow, lo, hi.v)
	return b.reslice(base, lo.v, hi.v, most.v), true
}

// makeSlice lowers a make whose length is no constant for go/ssa. It is one here if it is computed from
// constants and type parameters.
func (b *builder) makeSlice(x *ssa.MakeSlice) value {
	n, ok := isConst(b.scalarOf(x.Len))
	most, both := isConst(b.scalarOf(x.Cap))
	elem := x.Type().Underlying().(*types.Slice).Elem()
	mem := b.m.info(elem).mem
	switch {
	case !ok || !both:
		b.errorf("makes a slice whose length is not constant, which allocates; use an array, or a slice passed by the host")
	case n < 0 || most < n:
		b.errorf("makes a slice of length %d and capacity %d", n, most)
	case mem == nil: // reported by admit
	case b.fits(mir.ArrayOf(mem, most)):
		t := mir.ArrayOf(mem, most)
		p := b.temp(t)
		b.m.vars[p] = "makeslice"
		if path, _ := subset.FuncName(b.fr.fn); fault.ReportedAtCall(path) {
			b.m.vars[p] = registersOf + pathpkg.Base(path)
		}
		return value{{v: b.element(p, b.f.ConstInt(mir.Int64, 0))}, {v: b.f.ConstInt(mir.Int64, n)}, {v: b.f.ConstInt(mir.Int64, most)}}
	}
	return b.zero(x.Type())
}

// made reports whether x comes from make([]T, n, c) with a constant c. go/ssa makes that the
// first n elements of an array.
func made(x *ssa.Slice) bool {
	a, ok := x.X.(*ssa.Alloc)
	return ok && a.Comment == "makeslice" && x.High != nil
}

// checkMake fails unless a slice of length n can have the capacity.
func (b *builder) checkMake(n bound, capacity *mir.Value) {
	k, ok := isConst(n.v)
	c, _ := isConst(capacity)
	if !b.checked() || ok && k >= 0 && k <= c {
		return
	}
	if n.text != fault.Unsigned {
		b.add(mir.CheckNonNeg, mir.Void, n.v).Site = b.site(fault.MakeLen, "")
	}
	b.checkLE(fault.MakeCap, bound{v: n.v}, capacity)
}

// reslice returns the slice from lo to hi with capacity up to most.
func (b *builder) reslice(base, lo, hi, most *mir.Value) value {
	if n, ok := isConst(lo); ok && n == 0 {
		return value{{v: base}, {v: hi}, {v: most}}
	}
	n := b.add(mir.Sub, mir.Int64, hi, lo)
	c := n
	if hi != most {
		c = b.add(mir.Sub, mir.Int64, most, lo)
	}
	return value{{v: b.index(base, lo)}, {v: n}, {v: c}}
}

// sliceToArrayPointer converts a slice to a pointer to an array. go/ssa makes a
// conversion to an array of it and a load.
func (b *builder) sliceToArrayPointer(x *ssa.SliceToArrayPointer) value {
	at, ok := deref(x.Type()).Underlying().(*types.Array)
	s := b.val(x.X)
	pi := b.m.info(x.Type())
	if !ok || len(s) != 3 || pi.class != scalar {
		return b.zero(x.Type())
	}
	n := b.f.ConstInt(mir.Int64, at.Len())
	if b.checked() {
		b.check(b.add(mir.Le, mir.Bool, n, s[1].v), fault.SliceToArray, "", s[1].v, n)
	}
	return scalarValue(b.add(mir.Bitcast, pi.mem, s[0].v))
}

// check fails with the given values unless cond holds.
func (b *builder) check(cond *mir.Value, kind fault.Kind, text string, values ...*mir.Value) {
	b.add(mir.CheckTrue, mir.Void, append([]*mir.Value{cond}, values...)...).Site = b.site(kind, text)
}
