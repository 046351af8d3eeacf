package lower

// This file checks the operands of communication operations.

import (
	"math"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// checkOperands checks that lengths agree, that the PE exists, that what has to be
// symmetric memory is some, and that constants are those of the language, in the
// order in which the emulator does.
func (b *builder) checkOperands(o *op.Op, c *callee) {
	b.checkConstants(o, c)
	if !b.checked() {
		return
	}
	if o.Collective() {
		b.checkCollective(o, c)
		return
	}
	b.checkLengths(o, c)
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
		case op.Line:
			b.checkSymmetric(b.one(c.args[i+1], mir.PtrTo(lineMem)))
		case op.Ptr:
			b.checkSymmetric(b.one(c.args[i+1], mir.PtrTo(b.commElem(o, c))))
		}
	}
	for i, p := range o.Params {
		if k, ok := constants[p]; ok {
			x := b.one(c.args[i+1], mir.Int32)
			if _, ok := isConst(x); ok {
				continue // checkConstants has seen it
			}
			x = b.add(mir.Sub, mir.Int64, b.toInt(x), b.f.ConstInt(mir.Int64, k.first))
			b.add(mir.CheckLE, mir.Void, x, b.f.ConstInt(mir.Int64, k.last-k.first)).Site = b.site(fault.Panic, o.Name+": unknown "+k.what)
		}
	}
}

// constants are the parameters that take one of some constants, which follow each
// other.
var constants = map[op.Param]struct {
	first, last int64
	what, names string
}{
	op.SignalOp: {op.SignalSet, op.SignalAdd, "signal operation", "SignalSet and SignalAdd"},
	op.Cmp:      {op.CmpEQ, op.CmpGE, "comparison", "CmpEQ, CmpNE, CmpGT, CmpLE, CmpLT and CmpGE"},
}

// checkConstants refuses constants that are not of the language.
func (b *builder) checkConstants(o *op.Op, c *callee) {
	for i, p := range o.Params {
		k, ok := constants[p]
		if !ok {
			continue
		}
		if x, ok := isConst(b.one(c.args[i+1], mir.Int32)); ok && (x < k.first || x > k.last) {
			b.errorf("calls shmem.%s with %d, which is not a %s; use one of %s", o.Name, x, k.what, k.names)
		}
	}
}

// checkLengths checks the lengths of buffers.
func (b *builder) checkLengths(o *op.Op, c *callee) {
	arg := map[op.Param]value{}
	for i, p := range o.Params {
		switch p {
		case op.DstLocal:
			p = op.DstSym
		case op.SrcLocal:
			p = op.SrcSym
		}
		arg[p] = c.args[i+1]
	}
	dst, src := arg[op.DstSym], arg[op.SrcSym]
	if o.Strided() {
		b.checkStrided(o, arg)
	} else if dst != nil && src != nil && length(b, dst) != length(b, src) {
		b.add(mir.CheckEq, mir.Void, length(b, dst), length(b, src)).Site = b.site(fault.Length, o.Name)
	}
	if arg[op.Words] == nil {
		return
	}
	n := length(b, arg[op.Words])
	for _, p := range o.Params {
		v := arg[p]
		switch p {
		case op.Indices:
			b.add(mir.CheckLE, mir.Void, n, length(b, v)).Site = b.site(fault.Short, o.Name+": indices")
		case op.Skip:
			have := length(b, v)
			if k, ok := isConst(have); ok && k == 0 {
				continue
			}
			empty := b.add(mir.Eq, mir.Bool, have, b.f.ConstInt(mir.Int64, 0))
			have = b.add(mir.Select, mir.Int64, empty, n, have)
			b.add(mir.CheckEq, mir.Void, n, have).Site = b.site(fault.Short, o.Name+": skip")
		case op.Values:
			b.add(mir.CheckEq, mir.Void, n, length(b, v)).Site = b.site(fault.Short, o.Name+": values")
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

// checkStrided checks that what a strided transfer or a tile moves lies in its
// buffers.
func (b *builder) checkStrided(o *op.Op, arg map[op.Param]value) {
	n, width := arg[op.Count], b.f.ConstInt(mir.Int64, 1)
	number, least := "elements", "1"
	if o.Tiled() {
		n, width = arg[op.Rows], b.one(arg[op.Cols], mir.Int64)
		number, least = "rows", "the number of columns"
	}
	count := b.one(n, mir.Int64)
	b.add(mir.CheckNonNeg, mir.Void, count).Site = b.site(fault.Panic, o.Name+": the number of "+number+" is negative")
	if o.Tiled() {
		b.add(mir.CheckNonNeg, mir.Void, width).Site = b.site(fault.Panic, o.Name+": the number of columns is negative")
	}
	sides := []struct {
		name        string
		buf, stride op.Param
	}{{"destination", op.DstSym, op.DstStride}, {"source", op.SrcSym, op.SrcStride}}
	for _, s := range sides {
		less := b.add(mir.Sub, mir.Int64, b.one(arg[s.stride], mir.Int64), width)
		b.add(mir.CheckNonNeg, mir.Void, less).Site = b.site(fault.Panic, o.Name+": the stride of the "+s.name+" is less than "+least)
	}
	for _, s := range sides {
		need := b.extent(count, b.one(arg[s.stride], mir.Int64), width)
		b.add(mir.CheckLE, mir.Void, need, length(b, arg[s.buf])).Site = b.site(fault.Short, o.Name+": "+s.name)
	}
}

// extent returns how many elements lie between the first and the last of n pieces, both
// included. The pieces are width long and begin stride apart. A number too large for an int
// becomes the largest int.
func (b *builder) extent(n, stride, width *mir.Value) *mir.Value {
	zero, one, most := b.f.ConstInt(mir.Int64, 0), b.f.ConstInt(mir.Int64, 1), b.f.ConstInt(mir.Int64, math.MaxInt64)
	x, y := b.convert(b.add(mir.Sub, mir.Int64, n, one), mir.Uint64), b.convert(stride, mir.Uint64)
	hi, lo := b.intr(mir.MulHi, mir.Uint64, x, y), b.add(mir.Mul, mir.Uint64, x, y)
	limit := b.f.ConstInt(mir.Uint64, math.MaxInt64)
	k, single := isConst(width)
	single = single && k == 1
	if !single {
		limit = b.convert(b.add(mir.Sub, mir.Int64, most, b.add(mir.Sub, mir.Int64, width, one)), mir.Uint64)
	}
	fits := b.add(mir.Lt, mir.Bool, lo, limit)
	need := b.add(mir.Select, mir.Int64, fits, b.add(mir.Add, mir.Int64, b.toInt(lo), width), most)
	need = b.add(mir.Select, mir.Int64, b.add(mir.Eq, mir.Bool, hi, b.f.ConstInt(mir.Uint64, 0)), need, most)
	need = b.add(mir.Select, mir.Int64, b.add(mir.Eq, mir.Bool, n, zero), zero, need)
	if single {
		return need
	}
	return b.add(mir.Select, mir.Int64, b.add(mir.Eq, mir.Bool, width, zero), zero, need)
}
