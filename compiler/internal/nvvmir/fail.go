package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// failure is a way into the block of a function that reports failures.
type failure struct {
	from   *ir.Block
	site   int
	v0, v1 value.Value
}

// reportFailures adds the block to which the failed checks of the function go, where
// they have one.
//
// The block ends with a return, although nothing comes behind a trap: with unreachable,
// the back end would emit a block that falls through into its neighbour.
func (f *function) reportFailures() {
	if f.fail == nil {
		return
	}
	f.decl.out.Blocks = append(f.decl.out.Blocks, f.fail)
	f.cur = f.fail
	f.setLoc(f.decl.f.Pos, nil)
	phi := func(of func(failure) value.Value) value.Value {
		var in []*ir.Incoming
		for _, x := range f.failures {
			in = append(in, ir.NewIncoming(of(x), x.from))
		}
		return f.add(ir.NewPhi(in...))
	}
	site := phi(func(x failure) value.Value { return i32Const(int64(x.site)) })
	v0 := phi(func(x failure) value.Value { return x.v0 })
	v1 := phi(func(x failure) value.Value { return x.v1 })
	f.callFunc(f.failFunc(), f.decl.ctrl, site, v0, v1)
	f.returnNothing()
}

// returnNothing ends the block behind the report of a failure, which does not return.
func (f *function) returnNothing() {
	if ret := f.decl.out.Sig.RetType; !ret.Equal(types.Void) {
		f.term(ir.NewRet(constant.NewUndef(ret)))
		return
	}
	f.term(ir.NewRet(nil))
}

// failFunc returns gpuc_fail, which leaves the record of a failure in the control
// block and ends the kernel (internal/base/fault has the layout). It stands in the
// module itself, so that kernels which only compute need no device library.
//
// A call takes more registers than most kernels have, and they count for the whole
// kernel, so it is inlined. Not into kernels that communicate: they have calls anyway,
// and many values to keep beside those that are reported.
//
// The first thread to claim the record writes it. The others wait until it
// stands before they trap as well: a trap ends the whole context, and would lose
// a record that is half written.
func (m *module) failFunc() *ir.Func {
	if m.failFn != nil {
		return m.failFn
	}
	ctrl := ir.NewParam("ctrl", bytePtr)
	site := ir.NewParam("site", types.I32)
	v0, v1 := ir.NewParam("v0", types.I64), ir.NewParam("v1", types.I64)
	fn := m.out.NewFunc("gpuc_fail", types.Void, ctrl, site, v0, v1)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrAlwaysInline, enum.FuncAttrNoUnwind}
	if len(m.prog.Ops) > 0 {
		fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrCold, enum.FuncAttrNoInline, enum.FuncAttrNoUnwind}
	}
	m.failFn = fn

	f := &function{module: m, decl: &funcDecl{out: fn}}
	block := func(name string) *ir.Block {
		b := ir.NewBlock(name)
		fn.Blocks = append(fn.Blocks, b)
		return b
	}
	entry, write, wait, end := block("entry"), block("write"), block("wait"), block("end")
	global := func(t types.Type) *types.PointerType {
		p := types.NewPointer(t)
		p.AddrSpace = addrSpaces[mir.GlobalMem]
		return p
	}
	f.cur = entry
	base := f.add(ir.NewAddrSpaceCast(ctrl, global(types.I8)))
	field := func(off int64, t types.Type) value.Value {
		return f.add(ir.NewBitCast(f.gep(types.I8, base, false, i64Const(off)), global(t)))
	}
	store := func(off int64, x value.Value) {
		s := ir.NewStore(x, field(off, x.Type()))
		s.Volatile = true
		s.Align = ir.Align(x.Type().(*types.IntType).BitSize / 8)
		f.add(s)
	}
	barrier := func() { f.callFunc(m.extern("llvm.nvvm.membar.sys", types.Void, plain)) }

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

	f.cur = end
	f.inlinePTX("trap;", "", true, types.Void)
	f.term(ir.NewRet(nil))
	return fn
}
