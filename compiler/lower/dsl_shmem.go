package lower

// This file lowers dsl/shmem: the methods of its types, and its operations by
// the table of internal/op.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/load"
	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/op"
)

func shmemFuncs() map[string]handler {
	t := map[string]handler{
		"Sym.Len":     symLen,
		"Sym.Local":   symLocal,
		"Sym.Slice":   symSlice,
		"Sym.At":      symAt,
		"Signals.Len": symLen,
		"Signals.At":  symAt,
	}
	for i := range op.Table {
		o := &op.Table[i]
		t[o.Name] = func(b *builder, c *callee) value { return b.communicate(o, c) }
	}
	return t
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
	b.checkLE(fault.SliceHigh, hi, n)
	b.checkLE(fault.SliceLow, lo, hi)
	return b.reslice(p, lo, hi, hi)[:2]
}

func symAt(b *builder, c *callee) value {
	p, n := b.symmetric(c)
	i := b.one(c.args[1], mir.Int64)
	b.checkIndex(i, n)
	return scalarValue(b.index(p, i))
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
	elem := b.commElem(o, c)
	if o.Elem == op.ByWidth {
		in.Width = elem.Bits
	}
	if len(c.args) != len(o.Params)+1 || !b.reduction(in, c) {
		return nil
	}
	b.checkOperands(o, c)
	var args []*mir.Value
	for i, p := range o.Params {
		args = append(args, b.commArg(p, c.args[i+1], elem)...)
	}
	_, ctype := in.Proto()
	t := map[op.CType]*mir.Type{op.CVoid: mir.Void, op.CInt32: mir.Int32, op.CUint64: mir.Uint64, op.CUint: unsigned(in.Width)}[ctype]
	v := b.add(mir.Comm, t, args...)
	v.Comm = in
	if o.Blocks {
		v.Site = b.site(fault.Wait, o.Name)
	}
	switch o.Result {
	case op.Int:
		return scalarValue(b.toInt(v))
	case op.Uint64:
		return scalarValue(v)
	case op.Elem1:
		return scalarValue(b.fromBits(v, elem))
	}
	return nil
}

// commElem returns the element type of an operation that has one: that of its
// first parameter with elements.
func (b *builder) commElem(o *op.Op, c *callee) *mir.Type {
	params := c.fn.Signature.Params()
	for i, p := range o.Params {
		switch p {
		case op.DstSym, op.SrcSym, op.DstLocal, op.SrcLocal, op.Ptr:
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
func (b *builder) commArg(p op.Param, v value, elem *mir.Type) []*mir.Value {
	switch p {
	case op.DstSym, op.DstLocal:
		return []*mir.Value{b.one(v, mir.PtrTo(elem))}
	case op.SrcSym, op.SrcLocal:
		n := b.f.ConstInt(mir.Int64, 0)
		if len(v) == 2 {
			n = v[1].v
		}
		bytes := b.add(mir.Mul, mir.Int64, n, b.f.ConstInt(mir.Int64, elem.Size()))
		return []*mir.Value{b.one(v, mir.PtrTo(elem)), b.convert(bytes, mir.Uint64)}
	case op.Ptr:
		return []*mir.Value{b.one(v, mir.PtrTo(elem))}
	case op.Value:
		return []*mir.Value{b.bits(b.one(v, elem))}
	case op.Signal:
		return []*mir.Value{b.one(v, mir.PtrTo(mir.Uint64))}
	case op.SignalValue:
		return []*mir.Value{b.one(v, mir.Uint64)}
	case op.ReduceBy:
		return nil
	case op.PE, op.Root:
		return []*mir.Value{b.convert(b.one(v, mir.Int64), mir.Int32)}
	}
	return []*mir.Value{b.one(v, mir.Int32)} // SignalOp, Cmp, Team
}

// checkOperands checks that lengths agree and the PE exists.
func (b *builder) checkOperands(o *op.Op, c *callee) {
	if b.m.opts.NoChecks {
		return
	}
	if o.Collective {
		b.checkCollective(o, c)
		return
	}
	var dst, src *mir.Value
	for i, p := range o.Params {
		v := c.args[i+1]
		switch p {
		case op.DstSym, op.DstLocal:
			if len(v) == 2 {
				dst = v[1].v
			}
		case op.SrcSym, op.SrcLocal:
			if len(v) == 2 {
				src = v[1].v
			}
		}
	}
	if dst != nil && src != nil && dst != src {
		b.add(mir.CheckEq, mir.Void, dst, src).Site = b.site(fault.Length, o.Name)
	}
	for i, p := range o.Params {
		if p != op.PE {
			continue
		}
		b.add(mir.CheckPE, mir.Void, b.one(c.args[i+1], mir.Int64), b.toInt(b.query("NumPEs"))).Site = b.site(fault.PERange, o.Name)
	}
	for i, p := range o.Params {
		switch p {
		case op.Signal:
			b.checkSymmetric(b.one(c.args[i+1], mir.PtrTo(mir.Uint64)))
		case op.Ptr:
			b.checkSymmetric(b.one(c.args[i+1], mir.PtrTo(b.commElem(o, c))))
		}
	}
}

// checkSymmetric fails for the zero Signal and the zero Ptr. What the host passes
// is never zero.
func (b *builder) checkSymmetric(p *mir.Value) {
	for _, k := range b.m.prog.Kernels {
		if p.Op == mir.Param && k.SSA == b.root {
			return
		}
	}
	b.checkNil(p)
}
