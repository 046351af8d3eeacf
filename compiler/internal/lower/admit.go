package lower

// This file refuses values of types that kernels do not have: those of class bad. It sees every
// value of a function: parameters, results, what instructions make, and constants.

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/subset"
)

// admitSignature judges the parameters and results of fn. A method that go/ssa makes to call
// another one has those of that.
func (b *builder) admitSignature(fn *ssa.Function) {
	if wrapper(fn) {
		return
	}
	for _, p := range fn.Params {
		b.admit(p.Type(), p.Type(), p.Pos())
	}
	for r := range fn.Signature.Results().Variables() {
		b.admit(r.Type(), r.Type(), r.Pos())
	}
}

// admitInstr judges the value that an instruction makes, and the constants that it uses.
// Interface values that only panic, Printf and assertions of a known type see are judged by
// compiler/internal/subset.
func (b *builder) admitInstr(instr ssa.Instruction) {
	if _, ok := instr.(*ssa.MakeInterface); ok || ofVariadic(instr) {
		return
	}
	if x, ok := instr.(ssa.Value); ok && !ofDefer(x.Type()) {
		b.admit(x.Type(), written(x), token.NoPos)
	}
	var consts []*ssa.Const
	for _, op := range instr.Operands(nil) {
		switch c, ok := (*op).(*ssa.Const); {
		case ok:
			consts = append(consts, c)
		case *op != nil && b.m.info((*op).Type()).class == bad:
			return // what made the other operand is reported
		}
	}
	for _, c := range consts {
		b.admitConst(c, instr)
	}
}

// admitConst judges a constant, unless it goes to where there is a type to judge: a variable, a
// parameter or a result.
func (b *builder) admitConst(c *ssa.Const, instr ssa.Instruction) {
	switch x := instr.(type) {
	case *ssa.BinOp:
		if _, known := subset.ComparesNil(x); known || c.Type() == types.Typ[types.UntypedNil] {
			return // of a case in a switch: it has the type of the other operand
		}
	case *ssa.TypeAssert:
		return // of nil
	case *ssa.Phi, *ssa.Store, *ssa.Return:
		b.admitThread(c)
		return
	case *ssa.Call:
		b.admitThread(c)
		if _, ok := x.Call.Value.(*ssa.Builtin); !ok {
			return
		}
	}
	b.admit(c.Type(), c.Type(), token.NoPos)
}

// admitThread reports a thread that is nil: a thread has no value on a GPU, and is never nil.
func (b *builder) admitThread(c *ssa.Const) {
	if b.m.info(c.Type()).class == empty {
		b.errorf("uses a nil *gpu.Thread, which a GPU does not have; use that of the kernel")
	}
}

// admit reports a value of type t at pos, or at the current place, if kernels have no such
// values, unless that is said there already. Messages name the type as it is written.
func (b *builder) admit(t, written types.Type, pos token.Pos) {
	if b.m.info(t).class != bad {
		return
	}
	b.setPos(pos)
	if b.reportedHere() {
		return
	}
	why := "which kernels do not have"
	for _, t := range []types.Type{t, deref(t)} {
		if w := b.m.info(t).why; w != "" {
			why = w
		}
	}
	b.errorf("uses a value of type %s, %s", subset.TypeString(written), why)
}

// written returns the type that x has in the source: where go/ssa takes the address
// of something, it is the type of that.
func written(x ssa.Value) types.Type {
	switch x := x.(type) {
	case *ssa.Alloc:
		elem := deref(x.Type())
		arr, ok := elem.Underlying().(*types.Array)
		switch {
		case x.Comment == "new":
			return x.Type()
		case ok && (x.Comment == "slicelit" || x.Comment == "makeslice"):
			return types.NewSlice(arr.Elem())
		}
		return elem
	case *ssa.IndexAddr, *ssa.FieldAddr:
		return deref(x.Type())
	}
	return x.Type()
}

// ofDefer reports whether t is the type by which go/ssa links defer to the function
// around an iterator; the defer itself is reported.
func ofDefer(t types.Type) bool { return strings.HasSuffix(t.String(), "ssa.deferStack") }
