package lower

// This file lowers variables and access through pointers.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

func (b *builder) allocInstr(x *ssa.Alloc) value {
	elem := deref(x.Type())
	ti := b.m.info(elem)
	if outer := b.fr.vars[x]; outer != nil && outer != x {
		return b.fr.env[outer]
	}
	switch {
	case ti.class == bad:
		return nil
	case b.m.info(x.Type()).class == empty:
		return nil
	case ti.mem == nil:
		return value{{cell: b.newCell(elem)}}
	}
	if !b.fits(ti.mem) {
		return scalarValue(b.f.ConstNil(mir.PtrTo(ti.mem)))
	}
	v := b.temp(ti.mem)
	b.m.vars[v] = x.Comment
	b.nameAlloc(x, v)
	return scalarValue(v)
}

// fits reports whether a thread has room for a variable of type t, after a diagnostic if it has none.
func (b *builder) fits(t *mir.Type) bool {
	size := memSize(t)
	if size > mir.MaxLocalBytes {
		b.errorf("has a local variable of %d bytes; a GPU thread has room for %d, use a slice passed by the host or gpu.Shared", size, mir.MaxLocalBytes)
	}
	return size <= mir.MaxLocalBytes
}

// memSize returns the size of t, and a number that is too large where it would overflow.
func memSize(t *mir.Type) int64 {
	const tooLarge = 1 << 62
	switch t.Kind {
	case mir.ArrayKind:
		e := memSize(t.Elem)
		if t.Len != 0 && e > tooLarge/t.Len {
			return tooLarge
		}
		return e * t.Len
	case mir.StructKind:
		align := func(n, to int64) int64 { return (n + to - 1) / to * to }
		var n int64
		for _, f := range t.Fields {
			size := memSize(f)
			if size > tooLarge-n-f.Align() {
				return tooLarge
			}
			n = align(n, f.Align()) + size
		}
		return align(n, t.Align())
	}
	return t.Size()
}

func deref(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return types.Typ[types.Invalid]
}

// pointer returns the address that x holds, checked not to be nil.
func (b *builder) pointer(x ssa.Value) *mir.Value {
	p := b.scalarOf(x)
	b.checkNil(p)
	return p
}

// checkNil fails unless p is known or found not to be nil.
func (b *builder) checkNil(p *mir.Value) {
	switch p.Op {
	case mir.Alloca, mir.FieldAddr, mir.IndexAddr, mir.GlobalAddr:
		return
	}
	if !b.checked() || !p.Type.IsPtr() {
		return
	}
	b.add(mir.CheckNil, mir.Void, p).Site = b.site(fault.Nil, "")
}

func (b *builder) unOp(x *ssa.UnOp) (value, bool) {
	switch x.Op {
	case token.MUL:
		return b.loadInstr(x), true
	case token.SUB:
		v := b.scalarOf(x.X)
		if n, ok := isConst(v); ok {
			return scalarValue(b.f.ConstInt(v.Type, mir.Extend(v.Type, -n))), true
		}
		return scalarValue(b.add(mir.Neg, v.Type, v)), true
	case token.XOR, token.NOT:
		return scalarValue(b.not(b.scalarOf(x.X))), true
	}
	return nil, false
}

func (b *builder) loadInstr(x *ssa.UnOp) value {
	t := deref(x.X.Type())
	if g, ok := x.X.(*ssa.Global); ok {
		return b.loadTable(g)
	}
	b.setPos(b.m.prog.Places.OfReceiver(x))
	pi := b.m.info(x.X.Type())
	switch pi.class {
	case cellRef:
		return b.loadCell(b.cellAt(x.X))
	case scalar:
		return b.load(b.pointer(x.X), t)
	}
	return b.zero(t)
}

func (b *builder) storeInstr(x *ssa.Store) {
	if _, ok := x.Addr.(*ssa.Global); ok {
		return // reported by subset
	}
	if b.fr.stride && isJumpVar(x) {
		return
	}
	t := deref(x.Addr.Type())
	switch b.m.info(x.Addr.Type()).class {
	case cellRef:
		b.storeCell(b.cellAt(x.Addr), b.val(x.Val))
	case scalar:
		v := b.val(x.Val)
		b.store(b.pointer(x.Addr), t, v)
	}
}

func (b *builder) fieldAddr(x *ssa.FieldAddr) value {
	st, ok := deref(x.X.Type()).Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	b.setPos(b.m.prog.Places.OfField(x))
	switch b.m.info(x.X.Type()).class {
	case cellRef:
		if c := b.cellAt(x.X); c != nil {
			return c.fields[x.Field]
		}
	case scalar:
		p := b.pointer(x.X)
		b.setPos(x.Pos())
		if p.Type.Elem.Kind != mir.StructKind || len(p.Type.Elem.Fields) != st.NumFields() {
			return b.zero(x.Type()) // fields of the types of dsl/
		}
		return scalarValue(b.field(p, x.Field))
	}
	return nil
}
