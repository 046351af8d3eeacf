package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// intrinsic lowers a GPU operation.
func (f *function) intrinsic(v *mir.Value) {
	switch v.Intr {
	case mir.ThreadIdx, mir.BlockIdx, mir.BlockDim, mir.GridDim, mir.LaneID:
		f.vals[v] = f.sreg(v.Intr, v.Index)
	case mir.SyncBlock:
		f.callFunc(f.extern("llvm.nvvm.barrier0", types.Void, convergent))
	case mir.CountBlock:
		f.vals[v] = f.callFunc(f.extern("llvm.nvvm.barrier0.popc", types.I32, convergent, types.I32), i32Const(1))
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
	case mir.ShuffleIdx, mir.ShuffleUp, mir.ShuffleDown, mir.ShuffleXor:
		f.vals[v] = f.shuffle(v)
	case mir.VoteAny, mir.VoteAll, mir.VoteBallot:
		f.vals[v] = f.vote(v)
	case mir.MatchAny, mir.MatchAll:
		f.vals[v] = f.match(v)
	case mir.Printf:
		f.callFunc(f.extern("vprintf", types.I32, plain, bytePtr, bytePtr), f.val(v.Args[0]), f.val(v.Args[1]))
	case mir.Redux:
		f.vals[v] = f.redux(v)
	case mir.HasRedux:
		f.vals[v] = f.has(arch.Redux)
	case mir.DynamicSharedSize:
		f.vals[v] = f.asm("mov.u32 $0, %dynamic_smem_size;", "=r", false, types.I32)
	case mir.HalfWiden, mir.HalfRound, mir.HalfAdd, mir.HalfSub, mir.HalfMul, mir.HalfFMA, mir.BrainRound, mir.BrainFMA:
		f.vals[v] = f.narrow(v)
	case mir.PeerBase:
		f.vals[v] = f.callFunc(f.extern("gpuc_peer_early", bytePtr, plain, types.I32), f.val(v.Args[0]))
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

// specialRegisters are the registers of indices and extents (PTX ISA, Special
// Registers), those with three components first.
var specialRegisters = map[mir.Intrinsic]string{
	mir.ThreadIdx: "tid.", mir.BlockIdx: "ctaid.", mir.BlockDim: "ntid.", mir.GridDim: "nctaid.", mir.LaneID: "laneid",
}

// sreg reads a special register, with its range for LLVM to use.
func (f *function) sreg(i mir.Intrinsic, dim int) value.Value {
	name := "llvm.nvvm.read.ptx.sreg." + specialRegisters[i]
	if strings.HasSuffix(name, ".") {
		name += string("xyz"[dim])
	}
	x := f.callFunc(f.extern(name, types.I32, pure))
	lo, hi := i.Facts().Range(&mir.Value{Op: mir.Intr, Intr: i, Index: dim})
	node := f.rangeNode(lo, hi+1)
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
