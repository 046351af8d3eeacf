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
	"github.com/gpuc-go/gpuc/internal/fault"
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

// failFunc returns gpuc_fail, which leaves the record of a failure in the control
// block and ends the kernel (internal/fault has the layout). It stands in the
// module itself, so that kernels which only compute need no device library.
//
// The first thread to claim the record writes it. The others wait until it
// stands before they trap as well: a trap ends the whole context, and would lose
// a record that is half written.
func (m *module) failFunc() *ir.Func {
	if m.fail != nil {
		return m.fail
	}
	ctrl := ir.NewParam("ctrl", bytePtr)
	site := ir.NewParam("site", types.I32)
	v0, v1 := ir.NewParam("v0", types.I64), ir.NewParam("v1", types.I64)
	fn := m.out.NewFunc("gpuc_fail", types.Void, ctrl, site, v0, v1)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrCold, enum.FuncAttrNoInline, enum.FuncAttrNoUnwind}
	m.fail = fn

	f := &function{module: m, decl: &funcDecl{out: fn}}
	block := func(name string) *ir.Block {
		b := ir.NewBlock(name)
		fn.Blocks = append(fn.Blocks, b)
		return b
	}
	entry, write, wait, end := block("entry"), block("write"), block("wait"), block("end")
	field := func(off int64, t types.Type) value.Value {
		p := f.gep(types.I8, ctrl, false, i64Const(off))
		return f.add(ir.NewBitCast(p, types.NewPointer(t)))
	}
	store := func(off int64, x value.Value) {
		s := ir.NewStore(x, field(off, x.Type()))
		s.Volatile = true
		s.Align = ir.Align(x.Type().(*types.IntType).BitSize / 8)
		f.add(s)
	}
	barrier := func() { f.callFunc(m.extern("llvm.nvvm.membar.sys", types.Void, plain)) }

	f.cur = entry
	x := f.add(ir.NewCmpXchg(field(fault.OffState, types.I32), i32Const(fault.StateFree), i32Const(fault.StateClaimed),
		enum.AtomicOrderingMonotonic, enum.AtomicOrderingMonotonic))
	f.term(ir.NewCondBr(f.add(ir.NewExtractValue(x, 1)), write, wait))

	f.cur = write
	store(fault.OffSite, site)
	for i := range 3 {
		store(int64(fault.OffBlock+4*i), f.sreg(mir.BlockIdx, i))
		store(int64(fault.OffThread+4*i), f.sreg(mir.ThreadIdx, i))
	}
	store(fault.OffValues, v0)
	store(fault.OffValues+8, v1)
	barrier()
	store(fault.OffState, i32Const(fault.StateDone))
	barrier()
	f.term(ir.NewBr(end))

	f.cur = wait
	l := ir.NewLoad(types.I32, field(fault.OffState, types.I32))
	l.Volatile = true
	l.Align = 4
	done := f.icmp(enum.IPredEQ, f.add(l), i32Const(fault.StateDone))
	f.term(ir.NewCondBr(done, end, wait))

	f.cur = end
	f.asm("trap;", "", true, types.Void)
	f.term(ir.NewRet(nil))
	return fn
}
