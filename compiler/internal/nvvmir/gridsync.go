package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// gridSync returns gpuc_grid_sync, the barrier over all blocks of a cooperative
// launch. It uses the barrier word that the driver gives every such launch (the
// address is in the environment registers 1 and 2, as cooperative groups reads
// it), so that launches which run at the same time do not meet in one word.
//
// Every block adds 1 and the first block what is missing to 2^31, so a round
// flips the word's top bit and leaves the rest as it was: the next round needs no
// reset. The block whose add flips it goes on at once: it is the last, and the others
// would wait for it in the next round too. The add releases what the blocks did before
// and the last load acquires it. The polls before are relaxed: to acquire with each
// would empty the multiprocessor's cache each time, for the blocks that still compute
// as well.
func (m *module) gridSync() *ir.Func {
	const name = "gpuc_grid_sync"
	if fn := m.externs[name]; fn != nil {
		return fn
	}
	fn := m.out.NewFunc(name, types.Void)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrConvergent, enum.FuncAttrNoUnwind}
	m.externs[name] = fn

	f := &function{module: m, decl: &funcDecl{out: fn}}
	block := func(name string) *ir.Block {
		b := ir.NewBlock(name)
		fn.Blocks = append(fn.Blocks, b)
		return b
	}
	entry, arrive, wait, acquired, end := block("entry"), block("arrive"), block("wait"), block("acquired"), block("end")
	barrier := func() { f.callFunc(m.extern("llvm.nvvm.barrier0", types.Void, convergent)) }
	isFirst := func(i mir.Intrinsic) value.Value {
		xy := f.add(ir.NewOr(f.sreg(i, 0), f.sreg(i, 1)))
		return f.icmp(enum.IPredEQ, f.add(ir.NewOr(xy, f.sreg(i, 2))), i32Const(0))
	}

	f.cur = entry
	barrier()
	f.term(ir.NewCondBr(isFirst(mir.ThreadIdx), arrive, end))

	f.cur = arrive
	hi := f.add(ir.NewZExt(f.inlinePTX("mov.u32 $0, %envreg1;", "=r", false, types.I32), types.I64))
	lo := f.add(ir.NewZExt(f.inlinePTX("mov.u32 $0, %envreg2;", "=r", false, types.I32), types.I64))
	addr := f.add(ir.NewOr(f.add(ir.NewShl(hi, i64Const(32))), lo))
	// The lane, 0, keeps ptxas from taking the word for one to which a whole warp
	// adds, and from adding up over the warp first.
	lane := f.inlinePTX("mov.u32 $0, %laneid;", "=r", false, types.I32)
	addr = f.add(ir.NewAdd(addr, f.add(ir.NewZExt(lane, types.I64))))
	word := f.add(ir.NewAdd(addr, i64Const(4)))
	blocks := f.add(ir.NewMul(f.add(ir.NewMul(f.sreg(mir.GridDim, 0), f.sreg(mir.GridDim, 1))), f.sreg(mir.GridDim, 2)))
	rest := f.add(ir.NewSub(intConst(32, -1<<31+1), blocks))
	n := f.add(ir.NewSelect(isFirst(mir.BlockIdx), rest, i32Const(1)))
	old := f.inlinePTX("atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}", true, types.I32, word, n)
	// waits branches to wait while the word's top bit is as this block has found it.
	waits := func(now value.Value) {
		f.term(ir.NewCondBr(f.icmp(enum.IPredSGE, f.add(ir.NewXor(old, now)), i32Const(0)), wait, acquired))
	}
	waits(f.add(ir.NewAdd(old, n)))

	f.cur = wait
	waits(f.inlinePTX("ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}", true, types.I32, word))

	// Of a load whose value is not used, ptxas leaves out all but what makes it acquire.
	f.cur = acquired
	f.inlinePTX("{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}", true, types.Void, word)
	f.term(ir.NewBr(end))

	f.cur = end
	barrier()
	f.term(ir.NewRet(nil))
	return fn
}
