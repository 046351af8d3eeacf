package lower

// This file lowers the operations that move single elements, for elements that are no
// numbers: structs, arrays and bools.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// wide lowers a strided transfer as one of a tile, whose rows are one element long.
func (b *builder) wide(in *op.Instance, c *callee, elem *mir.Type) value {
	o := op.Lookup(in.Op.Wide)
	one := scalarValue(b.f.ConstInt(mir.Int64, 1))
	operands := c.args[1:]
	if i := slices.Index(o.Params, op.Cols); i >= 0 {
		operands = slices.Insert(slices.Clone(operands), i, one)
	}
	var args []*mir.Value
	for i, p := range o.Params {
		args = append(args, b.commArg(o, p, operands[i], elem)...)
	}
	in.Op = o
	v := b.add(mir.Comm, mir.Void, args...)
	v.Comm = in
	b.traced(v)
	return nil
}

// wordwise lowers P and G of elements that are no numbers, number by number. The
// operands have been checked.
func (b *builder) wordwise(in *op.Instance, c *callee, elem *mir.Type) value {
	// The element of this PE is in memory for a moment, where its numbers stand as
	// those of the peer's do.
	t := c.targs[0]
	near := b.temp(elem)
	var far, pe *mir.Value
	for i, p := range in.Op.Params {
		switch v := c.args[i+1]; p {
		case op.Ptr:
			far = b.one(v, mir.PtrTo(elem))
		case op.Value:
			b.store(near, t, v)
		case op.PE:
			pe = b.commArg(in.Op, p, v, elem)[0]
		}
	}
	b.eachWord(elem, far, near, func(far, near *mir.Value) {
		w := *in
		word := near.Type.Elem
		w.Width = int(8 * word.Size())
		if w.Op.Result == op.NoResult {
			x := b.wordOf(b.add(mir.Load, word, near))
			v := b.add(mir.Comm, mir.Void, far, x, pe)
			v.Comm = &w
			b.traced(v)
			return
		}
		x := b.add(mir.Comm, unsigned(w.Width), far, pe)
		x.Comm = &w
		b.traced(x)
		b.add(mir.Store, mir.Void, near, b.ofWord(x, word))
	})
	if in.Op.Result == op.NoResult {
		return nil
	}
	return b.load(near, t)
}

// eachWord calls visit for each number in a value of type t that lies at far and at
// near.
func (b *builder) eachWord(t *mir.Type, far, near *mir.Value, visit func(far, near *mir.Value)) {
	switch t.Kind {
	case mir.StructKind:
		for i, f := range t.Fields {
			b.eachWord(f, b.field(far, i), b.field(near, i), visit)
		}
	case mir.ArrayKind:
		one := func(i *mir.Value) { b.eachWord(t.Elem, b.element(far, i), b.element(near, i), visit) }
		if t.Len > unrollEqual {
			b.countLoop(b.f.ConstInt(mir.Int64, t.Len), one)
			return
		}
		for i := range t.Len {
			one(b.f.ConstInt(mir.Int64, i))
		}
	default:
		visit(far, near)
	}
}

// wordOf returns a bool or a number as an unsigned integer.
func (b *builder) wordOf(v *mir.Value) *mir.Value {
	if v.Type.Kind == mir.BoolKind {
		return b.add(mir.Select, mir.Uint8, v, b.f.ConstInt(mir.Uint8, 1), b.f.ConstInt(mir.Uint8, 0))
	}
	return b.bits(v)
}

// ofWord undoes wordOf.
func (b *builder) ofWord(v *mir.Value, t *mir.Type) *mir.Value {
	if t.Kind == mir.BoolKind {
		return b.add(mir.Ne, mir.Bool, v, b.f.ConstInt(mir.Uint8, 0))
	}
	return b.fromBits(v, t)
}
