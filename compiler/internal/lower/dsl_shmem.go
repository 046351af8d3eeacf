package lower

// This file lowers dsl/shmem: the methods of its types, and its operations by
// the table of internal/base/op. It passes the operands to the device functions.

import (
	"go/types"
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

func shmemFuncs() map[string]handler {
	t := map[string]handler{
		"Sym.Len":       symLen,
		"Sym.Local":     symLocal,
		"Sym.Slice":     symSlice,
		"Sym.At":        symAt,
		"Sym.MustPeer":  symMustPeer,
		"Bytes":         symBytes,
		"View":          view("shmem.View"),
		"Signals.Len":   symLen,
		"Signals.At":    symAt,
		"Signals.Slice": symSlice,
		"Signals.Lines": signalLines,
		"Signals.Words": sameMemory,
		"Signal.Word":   sameMemory,
		"SignalsOf":     sameMemory,

		"Lines.Len":   symLen,
		"Lines.At":    symAt,
		"Lines.Slice": symSlice,

		"Registered.Len":   symLen,
		"Registered.Local": symLocal,
		"Registered.Slice": symSlice,
		"ViewRegistered":   view("shmem.ViewRegistered"),
	}
	for i := range op.Table {
		o := &op.Table[i]
		if !o.Method {
			t[o.Name] = func(b *builder, c *callee) value { return b.communicate(o, c) }
			continue
		}
		t["Sym."+o.Name] = func(b *builder, c *callee) value { return b.method(o, c) }
	}
	return t
}

// method lowers operation o, which is a method of Sym.
func (b *builder) method(o *op.Op, c *callee) value {
	if len(c.args) < 2 {
		return nil
	}
	// The receiver goes after the scope, as in a function.
	f := *c
	f.args = slices.Concat(c.args[1:2], c.args[:1], c.args[2:])
	return b.communicate(o, &f)
}

// symMustPeer is shmem.Sym.MustPeer.
func symMustPeer(b *builder, c *callee) value {
	peer := b.method(op.Lookup("Peer"), c)
	if len(peer) != 3 {
		return nil
	}
	_, n := b.symmetric(c)
	if b.checked() {
		pe := b.one(c.args[2], mir.Int64)
		b.add(mir.CheckNil, mir.Void, peer[0].v, pe, b.f.ConstInt(mir.Int64, 0)).Site = b.site(fault.Unreachable, "")
	}
	return value{peer[0], {v: n}, {v: n}}
}

// symmetric returns address and length of the receiver, a Sym or Signals.
func (b *builder) symmetric(c *callee) (p, n *mir.Value) {
	if len(c.args) == 0 || len(c.args[0]) != 2 {
		return b.f.ConstNil(mir.PtrTo(mir.Uint8)), b.f.ConstInt(mir.Int64, 0)
	}
	return c.args[0][0].v, c.args[0][1].v
}

func symLen(b *builder, c *callee) value {
	_, n := b.symmetric(c)
	return scalarValue(n)
}

func symLocal(b *builder, c *callee) value {
	p, n := b.symmetric(c)
	return value{{v: p}, {v: n}, {v: n}}
}

func symSlice(b *builder, c *callee) value {
	p, n := b.symmetric(c)
	lo, hi := b.one(c.args[1], mir.Int64), b.one(c.args[2], mir.Int64)
	b.checkLE(fault.SliceHigh, bound{v: hi}, n)
	b.checkLE(fault.SliceLow, bound{v: lo}, hi)
	return b.reslice(p, lo, hi, hi)[:2]
}

// sameMemory is shmem.Signals.Words and the like: a signal is a word on a GPU.
func sameMemory(_ *builder, c *callee) value { return c.args[0] }

// symBytes is shmem.Bytes.
func symBytes(b *builder, c *callee) value {
	p, n := b.symmetric(c)
	size := b.f.ConstInt(mir.Int64, p.Type.Elem.Size())
	return value{{v: b.add(mir.Bitcast, mir.PtrTo(mir.Uint8), p)}, {v: b.add(mir.Mul, mir.Int64, n, size)}}
}

func symAt(b *builder, c *callee) value {
	p, n := b.symmetric(c)
	i := b.one(c.args[1], mir.Int64)
	b.checkIndex(bound{v: i}, n)
	return scalarValue(b.index(p, i))
}

// lineMem is the memory of a line of signals.
var lineMem = mir.VectorOf(mir.Uint64, 2)

// signalLines is shmem.Signals.Lines.
func signalLines(b *builder, c *callee) value {
	p, n := b.symmetric(c)
	b.checkAligned("shmem.Signals.Lines", p, n, lineMem.KnownAlign())
	return value{{v: b.add(mir.Bitcast, mir.PtrTo(lineMem), p)}, {v: b.add(mir.Shr, mir.Int64, n, b.f.ConstInt(mir.Uint64, 1))}}
}

// scopeType returns the scope that a type argument stands for.
func scopeType(t types.Type) op.Scope {
	switch {
	case load.IsNamed(t, load.GPUPath, "Warp"):
		return op.Warp
	case load.IsNamed(t, load.GPUPath, "Block"):
		return op.Block
	}
	return op.Thread
}

// communicate lowers operation o. The arguments of the Go function are the
// scope and then o.Params, in order.
func (b *builder) communicate(o *op.Op, c *callee) value {
	in := &op.Instance{Op: o}
	if len(c.fn.Params) > 0 {
		in.Scope = scopeType(c.fn.Signature.Params().At(0).Type())
	}
	if len(c.args) != len(o.Params)+1 || !b.reduction(in, c) {
		return nil
	}
	elem := b.commElem(o, c)
	if o.Elem == op.ByWidth && !elem.IsInt() && !elem.IsFloat() {
		b.checkOperands(o, c)
		if o.Wide != "" {
			return b.wide(in, c, elem)
		}
		return b.wordwise(in, c, elem)
	}
	switch {
	case o.Elem == op.ByWidth:
		in.Width = elem.Bits
	case o.Elem == op.ByType && !o.Reduces():
		in.Type = elementType(c.targs[0])
		in.Width = in.Type.Bits()
	}
	b.checkOperands(o, c)
	var args []*mir.Value
	for i, p := range o.Params {
		args = append(args, b.commArg(o, p, c.args[i+1], elem)...)
	}
	site := o.Name
	if o.Elem == op.ByTypeArgument {
		args = append(args, b.f.ConstInt(mir.Int32, int64(elementType(c.targs[0]))))
	}
	if o.Family == op.Wait {
		site += " of " + elementType(c.targs[0]).String()
	}
	_, ctype := in.Proto()
	t := map[op.CType]*mir.Type{
		op.CVoid: mir.Void, op.CInt32: mir.Int32, op.CUint64: mir.Uint64, op.CUint: unsigned(in.Width), op.CPtr: mir.PtrTo(elem),
	}[ctype]
	v := b.add(mir.Comm, t, args...)
	v.Comm = in
	if o.Blocks {
		v.Site = b.site(fault.Wait, site)
	} else {
		b.traced(v)
	}
	switch o.Result {
	case op.Int, op.Index:
		return scalarValue(b.toInt(v))
	case op.Uint64:
		return scalarValue(v)
	case op.Elem1:
		return scalarValue(b.fromBits(v, elem))
	case op.Bool:
		return scalarValue(b.add(mir.Ne, mir.Bool, v, b.f.ConstInt(mir.Int32, 0)))
	case op.Slice:
		none := b.add(mir.Eq, mir.Bool, v, b.f.ConstNil(t))
		n := b.add(mir.Select, mir.Int64, none, b.f.ConstInt(mir.Int64, 0), length(b, c.args[1]))
		return value{{v: v}, {v: n}, {v: n}}
	}
	return nil
}

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
		if o.Elem == op.ByTypeArgument {
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
