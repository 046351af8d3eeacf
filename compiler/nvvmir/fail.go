package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/fault"
)

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
