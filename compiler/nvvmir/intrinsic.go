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

// intrinsic lowers a GPU operation.
func (f *function) intrinsic(v *mir.Value) {
	switch v.Intr {
	case mir.ThreadIdx, mir.BlockIdx, mir.BlockDim, mir.GridDim, mir.LaneID:
		f.vals[v] = f.sreg(v.Intr, v.Index)
	case mir.SyncBlock:
		f.callFunc(f.extern("llvm.nvvm.barrier0", types.Void, convergent))
	case mir.SyncWarp:
		fn := f.extern("llvm.nvvm.bar.warp.sync", types.Void, convergent, types.I32)
		f.callFunc(fn, i32Const(-1))
	case mir.SyncGrid:
		f.callFunc(f.gridSync())
	case mir.FenceBlock:
		f.membar("cta")
	case mir.FenceDevice:
		f.membar("gl")
	case mir.FenceSystem:
		f.membar("sys")
	case mir.AtomicAdd, mir.AtomicSub, mir.AtomicMin, mir.AtomicMax, mir.AtomicAnd, mir.AtomicOr, mir.AtomicXor,
		mir.AtomicExchange, mir.AtomicCAS, mir.AtomicLoad, mir.AtomicStore:
		f.atomic(v)
	case mir.Popcount, mir.Clz, mir.Ctz, mir.BitReverse, mir.ByteReverse, mir.MulHi:
		f.vals[v] = f.bits(v)
	case mir.Clock:
		f.vals[v] = f.asm("mov.u64 $0, %clock64;", "=l", true, types.I64)
	case mir.GlobalTimer:
		f.vals[v] = f.asm("mov.u64 $0, %globaltimer;", "=l", true, types.I64)
	default:
		f.vals[v] = f.math(v)
	}
}

func (f *function) membar(scope string) {
	f.callFunc(f.extern("llvm.nvvm.membar."+scope, types.Void, plain))
}

// specialRegister is an index that the hardware keeps, with its smallest and
// largest value in x, y and z (CUDA C++ Programming Guide, Compute Capabilities).
type specialRegister struct {
	name string
	lo   int64
	hi   [3]int64
}

var specialRegisters = map[mir.Intrinsic]specialRegister{
	mir.ThreadIdx: {"tid", 0, [3]int64{1023, 1023, 63}},
	mir.BlockIdx:  {"ctaid", 0, [3]int64{1<<31 - 2, 65534, 65534}},
	mir.BlockDim:  {"ntid", 1, [3]int64{1024, 1024, 64}},
	mir.GridDim:   {"nctaid", 1, [3]int64{1<<31 - 1, 65535, 65535}},
	mir.LaneID:    {"laneid", 0, [3]int64{31}},
}

// sreg reads a special register, with its range for LLVM to use.
func (f *function) sreg(i mir.Intrinsic, dim int) value.Value {
	r := specialRegisters[i]
	name := "llvm.nvvm.read.ptx.sreg." + r.name
	if i != mir.LaneID {
		name += [...]string{".x", ".y", ".z"}[dim]
	}
	x := f.callFunc(f.extern(name, types.I32, pure))
	node := f.rangeNode(r.lo, r.hi[dim]+1)
	mds := instMetadata(x.(ir.Instruction))
	*mds = append(*mds, &metadata.Attachment{Name: "range", Node: node})
	return x
}

// rangeNode returns the node for values from lo up to, not including, hi.
func (m *module) rangeNode(lo, hi int64) *metadata.Tuple {
	k := [2]int64{lo, hi}
	if n := m.ranges[k]; n != nil {
		return n
	}
	n := m.tuple(i32(lo), i32(hi))
	m.ranges[k] = n
	return n
}

// bits lowers the operations of package math/bits.
func (f *function) bits(v *mir.Value) value.Value {
	x, t := f.val(v.Args[0]), v.Args[0].Type
	it := intType(t.Bits)
	suffix := fmt.Sprintf(".i%d", t.Bits)
	var r value.Value
	switch v.Intr {
	case mir.Popcount:
		r = f.callFunc(f.extern("llvm.ctpop"+suffix, it, pure, it), x)
	case mir.Clz:
		r = f.callFunc(f.extern("llvm.ctlz"+suffix, it, pure, it, types.I1), x, constant.False)
	case mir.Ctz:
		r = f.callFunc(f.extern("llvm.cttz"+suffix, it, pure, it, types.I1), x, constant.False)
	case mir.BitReverse:
		return f.callFunc(f.extern("llvm.bitreverse"+suffix, it, pure, it), x)
	case mir.ByteReverse:
		if t.Bits == 8 {
			return x
		}
		return f.callFunc(f.extern("llvm.bswap"+suffix, it, pure, it), x)
	case mir.MulHi:
		return f.callFunc(f.extern("llvm.nvvm.mulhi.ull", it, pure, it, it), x, f.val(v.Args[1]))
	}
	if t.Bits < v.Type.Bits {
		r = f.add(ir.NewZExt(r, intType(v.Type.Bits)))
	}
	return r
}

// gridSync returns gpuc_grid_sync, the barrier over all blocks of a cooperative
// launch. It uses the barrier word that the driver gives every such launch (the
// address is in the environment registers 1 and 2, as cooperative groups reads
// it), so that launches which run at the same time do not meet in one word.
//
// Every block adds 1 and the first block what is missing to 2^31, so a round
// flips the word's top bit and leaves the rest as it was: the next round needs no
// reset.
func (m *module) gridSync() *ir.Func {
	const name = "gpuc_grid_sync"
	if fn := m.externs[name]; fn != nil {
		return fn
	}
	fn := m.out.NewFunc(name, types.Void)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrConvergent, enum.FuncAttrNoInline, enum.FuncAttrNoUnwind}
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
	f.membar("gl")
	hi := f.add(ir.NewZExt(f.asm("mov.u32 $0, %envreg1;", "=r", false, types.I32), types.I64))
	lo := f.add(ir.NewZExt(f.asm("mov.u32 $0, %envreg2;", "=r", false, types.I32), types.I64))
	addr := f.add(ir.NewOr(f.add(ir.NewShl(hi, i64Const(32))), lo))
	word := f.add(ir.NewAdd(addr, i64Const(4)))
	blocks := f.add(ir.NewMul(f.add(ir.NewMul(f.sreg(mir.GridDim, 0), f.sreg(mir.GridDim, 1))), f.sreg(mir.GridDim, 2)))
	rest := f.add(ir.NewSub(intConst(32, -1<<31+1), blocks))
	n := f.add(ir.NewSelect(isFirst(mir.BlockIdx), rest, i32Const(1)))
	old := f.asm("atom.add.acq_rel.gpu.u32 $0, [$1], $2;", "=r,l,r,~{memory}", true, types.I32, word, n)
	f.term(ir.NewBr(wait))

	f.cur = wait
	now := f.asm("ld.acquire.gpu.u32 $0, [$1];", "=r,l,~{memory}", true, types.I32, word)
	same := f.icmp(enum.IPredSGE, f.add(ir.NewXor(old, now)), i32Const(0))
	f.term(ir.NewCondBr(same, wait, acquired))

	f.cur = acquired
	f.membar("gl")
	f.term(ir.NewBr(end))

	f.cur = end
	barrier()
	f.term(ir.NewRet(nil))
	return fn
}
