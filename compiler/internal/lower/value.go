package lower

// This file makes values: constants, zero values, loads and stores, equality.

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// slot is one component of a Go value. v is set for scalars and arrays; the
// others are known at compile time.
type slot struct {
	v    *mir.Value
	fn   *closure
	cell *cell
	str  *string
}

// value is a Go value: its components, as typeInfo.parts lists them.
type value []slot

// scalarValue returns a value of one scalar.
func scalarValue(v *mir.Value) value { return value{{v: v}} }

// one returns the only scalar of a value; after an error it may be missing, and
// a zero of type t stands in.
func (b *builder) one(v value, t *mir.Type) *mir.Value {
	if len(v) > 0 && v[0].v != nil && v[0].v.Type.Equal(t) {
		return v[0].v
	}
	return b.zeroScalar(t)
}

func (b *builder) zeroScalar(t *mir.Type) *mir.Value {
	switch {
	case t.IsPtr():
		return b.f.ConstNil(t)
	case t.IsFloat():
		return b.f.ConstFloat(t, 0)
	}
	return b.f.ConstInt(t, 0)
}

// zero returns the zero value of t.
func (b *builder) zero(t types.Type) value {
	parts := b.m.info(t).parts
	v := make(value, len(parts))
	for i, p := range parts {
		switch p.class {
		case scalar:
			v[i].v = b.zeroScalar(p.t)
		case array:
			v[i].v = b.temp(p.t.Elem)
		case text:
			v[i].str = new(string)
		}
	}
	return v
}

// val returns the value of an operand.
func (b *builder) val(x ssa.Value) value {
	switch x := x.(type) {
	case *ssa.Const:
		return b.constant(x)
	case *ssa.Function:
		return value{{fn: &closure{fn: x}}}
	case *ssa.Global:
		return b.tableAddr(x)
	}
	if v, ok := b.fr.env[x]; ok {
		return v
	}
	// Only after a diagnostic: builtins as values, values of types
	// that have no form here.
	return b.zero(x.Type())
}

// scalarOf returns the scalar of an operand whose type is a scalar.
func (b *builder) scalarOf(x ssa.Value) *mir.Value {
	ti := b.m.info(x.Type())
	if ti.class != scalar {
		return b.f.ConstInt(mir.Int64, 0)
	}
	return b.one(b.val(x), ti.parts[0].t)
}

func (b *builder) constant(c *ssa.Const) value {
	ti := b.m.info(c.Type())
	if c.Value == nil {
		return b.zero(c.Type())
	}
	switch ti.class {
	case text:
		s := constant.StringVal(c.Value)
		return value{{str: &s}}
	case scalar:
		return scalarValue(b.constScalar(ti.mem, c.Value))
	}
	return b.zero(c.Type())
}

func (b *builder) constScalar(t *mir.Type, v constant.Value) *mir.Value {
	switch {
	case t.Kind == mir.BoolKind:
		if constant.BoolVal(v) {
			return b.f.ConstInt(t, 1)
		}
		return b.f.ConstInt(t, 0)
	case t.IsInt():
		v = constant.ToInt(v)
		if n, ok := constant.Int64Val(v); ok {
			return b.f.ConstInt(t, n)
		}
		n, _ := constant.Uint64Val(v)
		return b.f.ConstInt(t, int64(n))
	case t.IsFloat() && t.Bits == 32:
		f, _ := constant.Float32Val(constant.ToFloat(v))
		return b.f.ConstFloat(t, float64(f))
	case t.IsFloat():
		f, _ := constant.Float64Val(constant.ToFloat(v))
		return b.f.ConstFloat(t, f)
	}
	return b.zeroScalar(t)
}

// isConst reports whether v is an integer constant, and which.
func isConst(v *mir.Value) (int64, bool) {
	if v.Op == mir.Const && (v.Type.IsInt() || v.Type.Kind == mir.BoolKind) {
		return v.Const.Int, true
	}
	return 0, false
}

// temp returns a pointer to new zeroed memory of this function.
func (b *builder) temp(t *mir.Type) *mir.Value {
	v := b.add(mir.Alloca, mir.PtrTo(t))
	v.Elem = t
	return v
}

// load returns the value of type t at p.
func (b *builder) load(p *mir.Value, t types.Type) value {
	ti := b.m.info(t)
	switch ti.class {
	case scalar:
		return scalarValue(b.add(mir.Load, ti.mem, p))
	case slice, pair:
		v := make(value, len(ti.parts))
		for i, part := range ti.parts {
			v[i].v = b.add(mir.Load, part.t, b.field(p, i))
		}
		return v
	case structure:
		st := t.Underlying().(*types.Struct)
		var v value
		for i := range st.NumFields() {
			if len(b.m.info(st.Field(i).Type()).parts) > 0 {
				v = append(v, b.load(b.field(p, i), st.Field(i).Type())...)
			}
		}
		return v
	case array:
		if immutable(p) {
			return scalarValue(p)
		}
		tmp := b.temp(ti.mem)
		b.add(mir.Copy, mir.Void, tmp, p).Elem = ti.mem
		return scalarValue(tmp)
	}
	return nil
}

// store writes v, of type t, to p.
func (b *builder) store(p *mir.Value, t types.Type, v value) {
	ti := b.m.info(t)
	if len(v) != len(ti.parts) {
		return // after a diagnostic
	}
	switch ti.class {
	case scalar:
		b.add(mir.Store, mir.Void, p, v[0].v)
	case slice, pair:
		for i := range ti.parts {
			b.add(mir.Store, mir.Void, b.field(p, i), v[i].v)
		}
	case structure:
		st := t.Underlying().(*types.Struct)
		for i := range st.NumFields() {
			n := len(b.m.info(st.Field(i).Type()).parts)
			if n > 0 {
				b.store(b.field(p, i), st.Field(i).Type(), v[:n])
			}
			v = v[n:]
		}
	case array:
		b.add(mir.Copy, mir.Void, p, v[0].v).Elem = ti.mem
	}
}

// field returns the address of field i of the struct at p.
func (b *builder) field(p *mir.Value, i int) *mir.Value {
	v := b.add(mir.FieldAddr, mir.PtrTo(p.Type.Elem.Fields[i]), p)
	v.Index = i
	return v
}

// index returns the address of the element i places behind p.
func (b *builder) index(p, i *mir.Value) *mir.Value {
	return b.add(mir.IndexAddr, p.Type, p, i)
}

// element returns the address of the element of an array, whose pointer is p.
func (b *builder) element(p, i *mir.Value) *mir.Value {
	v := b.add(mir.IndexAddr, mir.PtrTo(p.Type.Elem.Elem), p, i)
	v.Elem = p.Type.Elem
	return v
}

// unrollEqual is the length up to which arrays are compared without a loop.
const unrollEqual = 16

// equal returns whether x and y, of type t, are equal.
func (b *builder) equal(t types.Type, x, y value) *mir.Value {
	ti := b.m.info(t)
	if len(x) != len(ti.parts) || len(y) != len(ti.parts) {
		return b.f.ConstInt(mir.Bool, 0)
	}
	switch ti.class {
	case empty:
		return b.f.ConstInt(mir.Bool, 1)
	case scalar:
		return b.comparison(mir.Eq, x[0].v, y[0].v)
	case slice: // only with nil
		return b.add(mir.Eq, mir.Bool, x[0].v, y[0].v)
	case pair:
		return b.and(b.add(mir.Eq, mir.Bool, x[0].v, y[0].v), b.add(mir.Eq, mir.Bool, x[1].v, y[1].v))
	case structure:
		st := t.Underlying().(*types.Struct)
		var all *mir.Value
		for i := range st.NumFields() {
			ft := st.Field(i).Type()
			n := len(b.m.info(ft).parts)
			if st.Field(i).Name() != "_" {
				all = b.and(all, b.equal(ft, x[:n], y[:n]))
			}
			x, y = x[n:], y[n:]
		}
		if all == nil {
			all = b.boolConst(true)
		}
		return all
	case array:
		return b.equalArrays(t.Underlying().(*types.Array), x[0].v, y[0].v)
	case function: // only with nil
		return b.boolConst(x[0].fn == y[0].fn)
	case cellRef:
		return b.boolConst(x[0].cell == y[0].cell)
	case text:
		return b.boolConst(x[0].str != nil && y[0].str != nil && *x[0].str == *y[0].str)
	}
	return b.f.ConstInt(mir.Bool, 0)
}

func (b *builder) boolConst(v bool) *mir.Value {
	if v {
		return b.f.ConstInt(mir.Bool, 1)
	}
	return b.f.ConstInt(mir.Bool, 0)
}

func (b *builder) and(x, y *mir.Value) *mir.Value {
	if x == nil {
		return y
	}
	return b.add(mir.And, mir.Bool, x, y)
}

func (b *builder) equalArrays(at *types.Array, x, y *mir.Value) *mir.Value {
	n := at.Len()
	one := func(i *mir.Value) *mir.Value {
		return b.equal(at.Elem(), b.load(b.element(x, i), at.Elem()), b.load(b.element(y, i), at.Elem()))
	}
	if n <= unrollEqual {
		var all *mir.Value
		for i := range n {
			all = b.and(all, one(b.f.ConstInt(mir.Int64, i)))
		}
		if all == nil {
			all = b.f.ConstInt(mir.Bool, 1)
		}
		return all
	}
	// The first difference ends the loop.
	done := b.f.NewBlock()
	res := b.phi(done, mir.Bool)
	b.countLoop(b.f.ConstInt(mir.Int64, n), func(i *mir.Value) {
		eq := one(i)
		next := b.f.NewBlock()
		b.branch(eq, next, done)
		res.Args = append(res.Args, b.f.ConstInt(mir.Bool, 0))
		b.cur = next
	})
	b.jump(done)
	res.Args = append(res.Args, b.f.ConstInt(mir.Bool, 1))
	b.cur = done
	return res
}

// countLoop emits a loop that runs body for i from 0 below n.
func (b *builder) countLoop(n *mir.Value, body func(i *mir.Value)) {
	head, in, out := b.f.NewBlock(), b.f.NewBlock(), b.f.NewBlock()
	i := b.phi(head, mir.Int64)
	b.jump(head)
	i.Args = append(i.Args, b.f.ConstInt(mir.Int64, 0))
	b.cur = head
	b.branch(b.add(mir.Lt, mir.Bool, i, n), in, out)
	b.cur = in
	body(i)
	next := b.add(mir.Add, mir.Int64, i, b.f.ConstInt(mir.Int64, 1))
	b.jump(head)
	i.Args = append(i.Args, next)
	b.cur = out
}
