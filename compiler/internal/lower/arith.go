package lower

// This file lowers operators. Integers wrap, division by zero and negative shift
// counts fail, as in Go.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

var arithOps = map[token.Token]mir.Op{
	token.ADD: mir.Add, token.SUB: mir.Sub, token.MUL: mir.Mul, token.QUO: mir.Div, token.REM: mir.Rem,
	token.AND: mir.And, token.OR: mir.Or, token.XOR: mir.Xor, token.SHL: mir.Shl, token.SHR: mir.Shr,
	token.LSS: mir.Lt, token.LEQ: mir.Le, token.GTR: mir.Gt, token.GEQ: mir.Ge,
}

func (b *builder) binOp(x *ssa.BinOp) value {
	switch x.Op {
	case token.EQL:
		return scalarValue(b.compare(x))
	case token.NEQ:
		eq := b.compare(x)
		if eq.Op == mir.Eq && eq == b.last() {
			eq.Op = mir.Ne
			return scalarValue(eq)
		}
		return scalarValue(b.not(eq))
	}
	ti := b.m.info(x.X.Type())
	if ti.class != scalar || b.m.info(x.Type()).class != scalar {
		return b.zero(x.Type()) // strings and complex numbers, reported by subset
	}
	l, r := b.scalarOf(x.X), b.scalarOf(x.Y)
	t := l.Type
	switch x.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		return scalarValue(b.comparison(arithOps[x.Op], l, r))
	case token.SHL, token.SHR:
		if n, ok := isConst(r); r.Type.Signed && b.checked() && (!ok || n < 0) {
			b.add(mir.CheckNonNeg, mir.Void, r).Site = b.site(fault.Shift, "")
		}
	case token.QUO, token.REM:
		if t.IsInt() {
			b.checkDivisor(r)
		}
	case token.AND_NOT:
		return scalarValue(b.arithmetic(mir.And, l, b.not(r)))
	}
	return scalarValue(b.arithmetic(arithOps[x.Op], l, r))
}

// checkDivisor fails for 0.
func (b *builder) checkDivisor(v *mir.Value) {
	if n, ok := isConst(v); b.checked() && (!ok || n == 0) {
		b.add(mir.CheckNonZero, mir.Void, v).Site = b.site(fault.Divide, "")
	}
}

// arithmetic computes an operation on two numbers. What constants give is known: where a function
// stands in place of its call, go/ssa does not know them.
func (b *builder) arithmetic(o mir.Op, l, r *mir.Value) *mir.Value {
	x, ok := isConst(l)
	y, both := isConst(r)
	if ok && both {
		if c, ok := mir.Evaluate(o, l.Type, x, y); ok {
			return b.f.ConstInt(l.Type, c)
		}
	}
	return b.add(o, l.Type, l, r)
}

// not returns the complement of an integer or a bool.
func (b *builder) not(v *mir.Value) *mir.Value {
	if n, ok := isConst(v); ok {
		return b.f.ConstInt(v.Type, mir.Extend(v.Type, ^n))
	}
	return b.add(mir.Not, v.Type, v)
}

// comparison compares two numbers, of which constants are known as in arithmetic.
func (b *builder) comparison(o mir.Op, l, r *mir.Value) *mir.Value {
	x, ok := isConst(l)
	y, both := isConst(r)
	if ok && both {
		if holds, ok := mir.Compare(o, l.Type, x, y); ok {
			return b.boolConst(holds)
		}
	}
	return b.add(o, mir.Bool, l, r)
}

// compare returns whether the operands of == or != are equal.
func (b *builder) compare(x *ssa.BinOp) *mir.Value {
	if isNil(x.X) && isNil(x.Y) {
		return b.boolConst(true) // both have the type of nil alone
	}
	if equal, known := subset.ComparesNil(x); known {
		return b.boolConst(equal)
	}
	t := x.X.Type()
	ti := b.m.info(t)
	if ti.class == bad || ti.class == text && (len(b.val(x.X)) == 0 || len(b.val(x.Y)) == 0) {
		return b.boolConst(false)
	}
	if ti.class == empty && (isNil(x.X) != isNil(x.Y)) {
		return b.boolConst(false) // a kernel's thread is never nil
	}
	if c, ok := x.X.(*ssa.Const); ok && c.Value == nil && ti.class != structure && ti.class != array {
		t = x.Y.Type() // nil has the type of the other operand
	}
	return b.equal(t, b.val(x.X), b.val(x.Y))
}

// last returns the instruction that was added last to the current block.
func (b *builder) last() *mir.Value {
	if b.cur == nil || len(b.cur.Instrs) == 0 {
		return nil
	}
	return b.cur.Instrs[len(b.cur.Instrs)-1]
}

func isNil(x ssa.Value) bool {
	c, ok := x.(*ssa.Const)
	return ok && (c.IsNil() || c.Type() == types.Typ[types.UntypedNil])
}
