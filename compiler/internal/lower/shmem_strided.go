package lower

// This file checks the operands of transfers whose elements, or rows, lie apart.

import (
	"math"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

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

// extent returns how many elements n pieces of some width cover that lie stride
// apart, the largest int if that is larger.
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
