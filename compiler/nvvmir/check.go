package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/mir"
)

// check lowers a check: one comparison and a branch to a cold block that reports
// the failure.
func (f *function) check(v *mir.Value) {
	var bad value.Value
	var vals [2]value.Value
	for i, a := range v.Args {
		vals[i] = f.val(a)
	}
	switch v.Op {
	case mir.CheckIndex, mir.CheckPE:
		// As unsigned numbers a negative index is larger than any length.
		bad = f.icmp(enum.IPredUGE, vals[0], vals[1])
	case mir.CheckLE:
		bad = f.icmp(enum.IPredUGT, vals[0], vals[1])
	case mir.CheckEq:
		bad = f.icmp(enum.IPredNE, vals[0], vals[1])
	case mir.CheckNil:
		bad = f.icmp(enum.IPredEQ, vals[0], constant.NewNull(vals[0].Type().(*types.PointerType)))
		vals[0] = nil
	case mir.CheckNonZero:
		bad = f.icmp(enum.IPredEQ, vals[0], intConst(v.Args[0].Type.Bits, 0))
		vals[0] = nil
	case mir.CheckNonNeg:
		bad = f.icmp(enum.IPredSLT, vals[0], intConst(v.Args[0].Type.Bits, 0))
		vals[0] = nil
	default:
		panic(fmt.Sprintf("no check %s", v.Op))
	}
	cold := f.newBlock("fail")
	next := f.newBlock("ok")
	mds := f.term(ir.NewCondBr(bad, cold, next))
	*mds = append(*mds, &metadata.Attachment{Name: "prof", Node: f.unlikely()})
	f.cur = cold
	f.cold = append(f.cold, cold)
	f.reportFailure(v.Site, vals[0], vals[1])
	f.cur = next
	f.decl.out.Blocks = append(f.decl.out.Blocks, next)
}

// failHere lowers a Fail.
func (f *function) failHere(v *mir.Value) {
	var vals [2]value.Value
	for i, a := range v.Args {
		vals[i] = f.val(a)
	}
	f.reportFailure(v.Site, vals[0], vals[1])
}

// reportFailure calls the failure function and ends the block. The failure
// function never returns, but saying so with unreachable would make the back end
// emit a block that falls through into its neighbour; returning keeps the
// control flow graph that the machine code assembler sees simple.
func (f *function) reportFailure(site int, v0, v1 value.Value) {
	for _, v := range []*value.Value{&v0, &v1} {
		if *v == nil {
			*v = i64Const(0)
		}
	}
	f.callFunc(f.failFunc(), f.decl.ctrl, i32Const(int64(site)), v0, v1)
	ret := f.decl.out.Sig.RetType
	if ret.Equal(types.Void) {
		f.term(ir.NewRet(nil))
		return
	}
	f.term(ir.NewRet(constant.NewUndef(ret)))
}

// newBlock returns a block with a name of its own that stands in no function yet.
func (f *function) newBlock(kind string) *ir.Block {
	if kind == "fail" {
		f.splits++
	}
	return ir.NewBlock(fmt.Sprintf("%s_%s%d", f.first[f.block].LocalName, kind, f.splits))
}

// unlikely returns the branch weights of a condition that never holds in a
// correct program.
func (m *module) unlikely() *metadata.Tuple {
	if m.weights == nil {
		m.weights = m.tuple(&metadata.String{Value: "branch_weights"}, i32(1), i32(1<<20))
	}
	return m.weights
}
