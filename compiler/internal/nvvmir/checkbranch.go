package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// noteCheck notes a check. Checks that follow each other with nothing between them
// but arithmetic are lowered together, by emitChecks.
func (f *function) noteCheck(v *mir.Value) {
	f.checks = append(f.checks, v)
	f.reach(v)
}

// outlivesChecks reports whether v may run although a check before it has not
// been looked at yet: it has no effect, touches no memory, and is defined for all
// arguments.
func outlivesChecks(v *mir.Value) bool {
	return v.Op.Facts().Total || v.Op.Facts().Check
}

// emitChecks lowers the checks that were noted: one branch to a cold block if any
// of them fails. There they are looked at in their order, and the first that
// fails is reported.
func (f *function) emitChecks() {
	checks := f.checks
	f.checks = nil
	if len(checks) == 0 {
		return
	}
	cur := f.loc
	defer func() { f.loc = cur }()
	var bad []value.Value
	for _, v := range checks {
		f.setLoc(v.Pos, v.Scope)
		bad = append(bad, f.fails(v))
	}
	any := bad[0]
	for _, b := range bad[1:] {
		any = f.add(ir.NewOr(any, b))
	}
	cold, next := f.newBlock("fail"), f.newBlock("ok")
	f.branchUnlikely(any, cold, next)
	for i, v := range checks {
		f.setLoc(v.Pos, v.Scope)
		f.cur = cold
		f.cold = append(f.cold, cold)
		if i < len(checks)-1 {
			report := f.newBlock("fail")
			cold = f.newBlock("ok")
			f.term(ir.NewCondBr(f.fails(v), report, cold))
			f.cur = report
			f.cold = append(f.cold, report)
		}
		f.reportCheck(v)
	}
	f.cur = next
	f.place(next)
}

// fails returns the condition under which a check fails.
func (f *function) fails(v *mir.Value) value.Value {
	x := f.val(v.Args[0])
	var bound value.Value
	if len(v.Args) > 1 {
		bound = f.val(v.Args[1])
	}
	switch v.Op {
	case mir.CheckIndex, mir.CheckPE:
		// As unsigned numbers a negative index is larger than any length.
		return f.icmp(enum.IPredUGE, x, bound)
	case mir.CheckLE:
		return f.icmp(enum.IPredUGT, x, bound)
	case mir.CheckEq:
		return f.icmp(enum.IPredNE, x, bound)
	case mir.CheckTrue:
		return f.icmp(enum.IPredEQ, x, constant.False)
	case mir.CheckNil:
		return f.isNil(v.Args[0])
	case mir.CheckNonZero:
		return f.icmp(enum.IPredEQ, x, intConst(v.Args[0].Type.Bits, 0))
	case mir.CheckNonNeg:
		return f.icmp(enum.IPredSLT, x, intConst(v.Args[0].Type.Bits, 0))
	}
	panic(fmt.Sprintf("no check %s", v.Op))
}

// branchUnlikely ends the block with a branch that a correct program never takes.
func (f *function) branchUnlikely(cond value.Value, rare, usual *ir.Block) {
	mds := f.term(ir.NewCondBr(cond, rare, usual))
	*mds = append(*mds, &metadata.Attachment{Name: "prof", Node: f.weigh(true)})
}

// branch lowers an If. A branch to a cold block is one that is seldom taken.
func (f *function) branch(v *mir.Value) {
	then, els := f.block.Succs[0], f.block.Succs[1]
	mds := f.term(ir.NewCondBr(f.val(v.Args[0]), f.first[then], f.first[els]))
	if then.Cold != els.Cold && !f.block.Cold {
		*mds = append(*mds, &metadata.Attachment{Name: "prof", Node: f.weigh(then.Cold)})
	}
	f.loopHint(mds)
}

// reportCheck ends the block with the report of a failed check.
func (f *function) reportCheck(v *mir.Value) {
	var vals [2]value.Value
	args := v.Args
	switch v.Op {
	case mir.CheckNonZero, mir.CheckNonNeg:
		args = nil
	case mir.CheckNil, mir.CheckTrue:
		args = args[1:]
	}
	for i, a := range args[:min(2, len(args))] {
		vals[i] = f.val(a)
	}
	if len(args) > 2 {
		vals[1] = f.emptyPeer(vals[1], args[2])
	}
	f.reportFailure(v.Site, vals[0], vals[1])
}

// emptyPeer returns fault.EmptyPeer of a PE if bound, of its memory, is 0, and bound otherwise.
func (f *function) emptyPeer(bound value.Value, pe *mir.Value) value.Value {
	empty := f.icmp(enum.IPredEQ, bound, i64Const(0))
	there := f.add(ir.NewXor(f.add(ir.NewSExt(f.val(pe), types.I64)), i64Const(-1)))
	return f.add(ir.NewSelect(empty, there, bound))
}

// failHere lowers a Fail.
func (f *function) failHere(v *mir.Value) {
	var vals [2]value.Value
	for i, a := range v.Args {
		vals[i] = f.val(a)
	}
	f.reportFailure(v.Site, vals[0], vals[1])
}

// reportFailure ends the block with the report of a failure. Where that is a call
// anyway (failFunc), each has its own: values that a common block chose from would be
// moved into their registers before the branch, whether the check fails or not.
func (f *function) reportFailure(site int, v0, v1 value.Value) {
	for _, v := range []*value.Value{&v0, &v1} {
		if *v == nil {
			*v = i64Const(0)
		}
	}
	f.listCheck(site, f.block.Cold)
	if len(f.prog.Ops) > 0 {
		f.callFunc(f.failFunc(), f.decl.ctrl, i32Const(int64(site)), v0, v1)
		f.inlinePTX(fmt.Sprintf("// site %d", site), "", true, types.Void) // the same call elsewhere has another: they are not merged
		f.returnNothing()
		return
	}
	if f.fail == nil {
		f.fail = ir.NewBlock("fail")
	}
	// Keeps LLVM from dropping the block, which it takes for an empty one: what goes to
	// the report would then be moved to its registers in front of the branch, by all
	// who do not take it.
	f.inlinePTX("", "", true, types.Void)
	f.failures = append(f.failures, failure{f.cur, site, v0, v1})
	f.term(ir.NewBr(f.fail))
}

// listCheck adds a check that is left to the module's list. A cold one stands in the form of a loop
// that runs where the test before it fails.
func (m *module) listCheck(site int, cold bool) {
	k := listedCheck{site, cold}
	if m.checkNodes[k] == nil {
		m.checkNodes[k] = m.tuple(i32(int64(site)), constant.NewBool(cold))
	}
	m.named("gpuc.checks", m.checkNodes[k])
}

type listedCheck struct {
	site int
	cold bool
}

// newBlock returns a block with a name of its own that stands in no function yet.
func (f *function) newBlock(kind string) *ir.Block {
	if kind == "fail" {
		f.splits++
	}
	return ir.NewBlock(fmt.Sprintf("%s_%s%d", f.first[f.block].LocalName, kind, f.splits))
}

// weigh returns the branch weights of a condition that hardly ever holds, if rare
// is set, or that hardly ever fails to.
func (m *module) weigh(rare bool) *metadata.Tuple {
	const often = 1 << 20
	if rare {
		if m.seldom == nil {
			m.seldom = m.tuple(&metadata.String{Value: "branch_weights"}, i32(1), i32(often))
		}
		return m.seldom
	}
	if m.mostly == nil {
		m.mostly = m.tuple(&metadata.String{Value: "branch_weights"}, i32(often), i32(1))
	}
	return m.mostly
}
