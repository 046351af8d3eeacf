package lower

// This file passes the operands of communication operations to their device
// functions.

import (
	"math"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// commElem returns the element type of an operation that has one: that of its
// first parameter with elements.
func (b *builder) commElem(o *op.Op, c *callee) *mir.Type {
	params := c.fn.Signature.Params()
	if o.Method && len(c.args) > 1 && len(c.args[1]) > 0 && c.args[1][0].v.Type.IsPtr() {
		return c.args[1][0].v.Type.Elem
	}
	for i, p := range o.Params {
		switch p {
		case op.DstSym, op.SrcSym, op.DstLocal, op.SrcLocal, op.Ptr, op.Words:
			if i+1 < params.Len() {
				if ti := b.m.info(params.At(i + 1).Type()); len(ti.parts) > 0 && ti.parts[0].class == scalar && ti.parts[0].t.IsPtr() {
					return ti.parts[0].t.Elem
				}
			}
		}
	}
	return mir.Uint64
}

// commArg returns what is passed to the device function for one parameter.
func (b *builder) commArg(o *op.Op, p op.Param, v value, elem *mir.Type) []*mir.Value {
	switch p {
	case op.DstSym, op.DstLocal, op.Ptr, op.Whole, op.Values:
		return []*mir.Value{b.one(v, mir.PtrTo(elem))}
	case op.SrcSym, op.SrcLocal:
		if o.Strided() {
			return []*mir.Value{b.one(v, mir.PtrTo(elem))}
		}
		bytes := b.add(mir.Mul, mir.Int64, length(b, v), b.f.ConstInt(mir.Int64, elem.Size()))
		return []*mir.Value{b.one(v, mir.PtrTo(elem)), b.convert(bytes, mir.Uint64)}
	case op.Value, op.Cond:
		x := b.bits(b.one(v, elem))
		if o.Elem == op.ByCode {
			x = b.convert(x, mir.Uint64)
		}
		return []*mir.Value{x}
	case op.Words:
		return []*mir.Value{b.one(v, mir.PtrTo(elem)), b.convert(length(b, v), mir.Uint64)}
	case op.Skip:
		t := mir.PtrTo(mir.Int32)
		empty := b.add(mir.Eq, mir.Bool, length(b, v), b.f.ConstInt(mir.Int64, 0))
		return []*mir.Value{b.add(mir.Select, t, empty, b.f.ConstNil(t), b.one(v, t))}
	case op.Indices:
		return []*mir.Value{b.one(v, mir.PtrTo(mir.Int64))}
	case op.DstStride, op.SrcStride, op.Count, op.Rows, op.Cols:
		n := b.one(v, mir.Int64)
		if o.Tiled() && p != op.Rows {
			n = b.mul(n, b.f.ConstInt(mir.Int64, elem.Size()))
		}
		return []*mir.Value{b.convert(n, mir.Uint64)}
	case op.TeamPE:
		pe := b.one(v, mir.Int64)
		fits := b.add(mir.Le, mir.Bool, b.convert(pe, mir.Uint64), b.f.ConstInt(mir.Uint64, math.MaxInt32))
		return []*mir.Value{b.add(mir.Select, mir.Int32, fits, b.convert(pe, mir.Int32), b.f.ConstInt(mir.Int32, -1))}
	case op.Signal:
		return []*mir.Value{b.one(v, mir.PtrTo(mir.Uint64))}
	case op.Line:
		return []*mir.Value{b.one(v, mir.PtrTo(lineMem))}
	case op.LineFlag:
		return []*mir.Value{b.convert(b.one(v, mir.Uint32), mir.Int32)}
	case op.SignalValue, op.LineData:
		return []*mir.Value{b.one(v, mir.Uint64)}
	case op.ReduceBy:
		return nil
	case op.PE, op.Root:
		return []*mir.Value{b.convert(b.one(v, mir.Int64), mir.Int32)}
	}
	return []*mir.Value{b.one(v, mir.Int32)} // SignalOp, Cmp, Team, ToTeam
}
