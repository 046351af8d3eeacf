package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/fault"
)

// failure is a way into the block that reports failures.
type failure struct {
	from   *ir.Block
	site   int
	v0, v1 value.Value
}

// reportFailures adds the block to which all failed checks of the function go. It
// leaves the record of a failure in the control block and ends the kernel
// (internal/fault has the layout). It stands in each function: a call would take the
// registers of a callee from every kernel.
//
// The first thread to claim the record writes it. The others wait until it
// stands before they trap as well: a trap ends the whole context, and would lose
// a record that is half written.
func (f *function) reportFailures() {
	if f.fail == nil {
		return
	}
	out := f.decl.out
	write, wait, end := ir.NewBlock("fail_write"), ir.NewBlock("fail_wait"), ir.NewBlock("fail_end")
	out.Blocks = append(out.Blocks, f.fail, write, wait, end)
	phi := func(of func(failure) value.Value) value.Value {
		var in []*ir.Incoming
		for _, x := range f.failures {
			in = append(in, ir.NewIncoming(of(x), x.from))
		}
		return f.add(ir.NewPhi(in...))
	}
	global := func(t types.Type) *types.PointerType {
		p := types.NewPointer(t)
		p.AddrSpace = addrSpaces[mir.GlobalMem]
		return p
	}
	var ctrl value.Value
	field := func(off int64, t types.Type) value.Value {
		return f.add(ir.NewBitCast(f.gep(types.I8, ctrl, false, i64Const(off)), global(t)))
	}
	store := func(off int64, x value.Value) {
		s := ir.NewStore(x, field(off, x.Type()))
		s.Volatile = true
		s.Align = ir.Align(x.Type().(*types.IntType).BitSize / 8)
		f.add(s)
	}
	barrier := func() { f.callFunc(f.extern("llvm.nvvm.membar.sys", types.Void, plain)) }

	f.setLoc(f.decl.f.Pos, nil)
	f.cur = f.fail
	site := phi(func(x failure) value.Value { return i32Const(int64(x.site)) })
	v0 := phi(func(x failure) value.Value { return x.v0 })
	v1 := phi(func(x failure) value.Value { return x.v1 })
	ctrl = f.add(ir.NewAddrSpaceCast(f.decl.ctrl, global(types.I8)))
	x := f.add(ir.NewCmpXchg(field(fault.OffState, types.I32), i32Const(fault.StateFree), i32Const(fault.StateClaimed),
		enum.AtomicOrderingMonotonic, enum.AtomicOrderingMonotonic))
	f.term(ir.NewCondBr(f.add(ir.NewExtractValue(x, 1)), write, wait))

	f.cur = write
	store(fault.OffSite, site)
	store(fault.OffValues, v0)
	store(fault.OffValues+8, v1)
	for i := range 3 {
		store(int64(fault.OffBlock+4*i), f.sreg(mir.BlockIdx, i))
		store(int64(fault.OffThread+4*i), f.sreg(mir.ThreadIdx, i))
	}
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

	// Nothing comes behind a trap, but saying so with unreachable would make the back
	// end emit a block that falls through into its neighbour.
	f.cur = end
	f.asm("trap;", "", true, types.Void)
	if ret := out.Sig.RetType; !ret.Equal(types.Void) {
		f.term(ir.NewRet(constant.NewUndef(ret)))
		return
	}
	f.term(ir.NewRet(nil))
}
