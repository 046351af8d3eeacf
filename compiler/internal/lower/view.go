package lower

// This file lowers views: memory of elements of one type that is seen as elements of another.

import (
	"go/types"
	"math/bits"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// view lowers the call name of a function that takes a slice or symmetric memory, and returns the
// same memory as another type's.
func view(name string) handler {
	return func(b *builder, c *callee) value {
		from, to := elementOf(c.fn.Signature.Params().At(0).Type()), elementOf(c.fn.Signature.Results().At(0).Type())
		for _, t := range []types.Type{from, to} {
			if err := load.Plain(t); err != nil {
				b.errorf("calls %s: %s", name, err)
				return nil
			}
		}
		mem := b.m.info(to).mem
		if mem == nil || len(c.args) != 1 || len(c.args[0]) < 2 {
			return nil
		}
		p, length := c.args[0][0].v, c.args[0][1].v
		if need, has := mem.KnownAlign(), p.Type.Elem.KnownAlign(); need > has && isLocal(p) {
			b.errorf("calls %s of a local variable, which is aligned to %d bytes, for values aligned to %d; make the variable an array of %s, and view that as %s",
				name, has, need, typeName(to), typeName(from))
			return nil
		}
		p, n := b.viewed(name, p, length, mem)
		v := value{{v: p}, {v: n}, {v: n}}
		return v[:len(c.args[0])]
	}
}

// isLocal reports whether a pointer is known to point into a variable of the thread.
func isLocal(p *mir.Value) bool {
	for p.Op == mir.FieldAddr || p.Op == mir.IndexAddr || p.Op == mir.Bitcast {
		p = p.Args[0]
	}
	return p.Op == mir.Alloca
}

// elementOf returns the type of the elements of a slice, or of memory of package shmem.
func elementOf(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return types.Unalias(t).(*types.Named).TypeArgs().At(0)
}

// viewed returns the address and the length of n elements at p as elements of another type, with the
// checks of length and alignment.
func (b *builder) viewed(name string, p, n *mir.Value, to *mir.Type) (at, length *mir.Value) {
	from := p.Type.Elem
	common := from.Size()
	for rest := to.Size(); rest > 0; {
		common, rest = rest, common%rest
	}
	unit := to.Size() / common
	if unit > 1 && b.checked() {
		rest := b.remainder(n, unit)
		b.check(b.add(mir.Eq, mir.Bool, rest, b.f.ConstInt(mir.Int64, 0)), fault.VecLength, name, n, b.f.ConstInt(mir.Int64, unit))
	}
	if to.KnownAlign() > from.KnownAlign() {
		b.checkAligned(name, p, n, to.KnownAlign())
	}
	if unit > 1 {
		n = b.quotient(n, unit)
	}
	if each := from.Size() / common; each > 1 {
		n = b.exactMul(n, b.f.ConstInt(mir.Int64, each))
	}
	return b.add(mir.Bitcast, mir.PtrTo(to), p), n
}

// quotient and remainder divide a number that is not negative by a constant.
func (b *builder) quotient(n *mir.Value, by int64) *mir.Value {
	if by&(by-1) == 0 {
		return b.add(mir.Shr, mir.Int64, n, b.f.ConstInt(mir.Uint64, int64(bits.TrailingZeros64(uint64(by)))))
	}
	return b.exact(b.add(mir.Div, mir.Int64, n, b.f.ConstInt(mir.Int64, by)))
}

func (b *builder) remainder(n *mir.Value, by int64) *mir.Value {
	if by&(by-1) == 0 {
		return b.add(mir.And, mir.Int64, n, b.f.ConstInt(mir.Int64, by-1))
	}
	return b.exact(b.add(mir.Rem, mir.Int64, n, b.f.ConstInt(mir.Int64, by)))
}
