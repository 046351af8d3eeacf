package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// lastLane is the highest rank in a full warp.
const lastLane = arch.WarpSize - 1

// allLanes is the mask of a full warp. Lanes that have exited, and those that a
// partial warp lacks, are not waited for (PTX ISA, shfl.sync).
const (
	allLanes    = -1
	allLanesPTX = "0xffffffff"
)

func warpLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.SyncWarp: func(f *function, _ *mir.Value) value.Value {
			f.callFunc(f.extern("llvm.nvvm.bar.warp.sync", types.Void, convergent, types.I32), i32Const(allLanes))
			return nil
		},
		mir.ShuffleIdx: (*function).shuffle, mir.ShuffleUp: (*function).shuffle,
		mir.ShuffleDown: (*function).shuffle, mir.ShuffleXor: (*function).shuffle,
		mir.VoteAny: (*function).vote, mir.VoteAll: (*function).vote, mir.VoteBallot: (*function).vote,
		mir.MatchAny: (*function).match, mir.MatchAll: (*function).match,
		mir.Redux: (*function).redux,
		mir.Elect: (*function).elect,
	}
}

// shuffleModes are the modes of llvm.nvvm.shfl.sync, with the operand that bounds
// the lanes to read from (NVVM IR Specification, Data Movement).
var shuffleModes = map[mir.Intrinsic]struct{ mode, bound int64 }{
	mir.ShuffleIdx: {0, lastLane}, mir.ShuffleUp: {1, 0}, mir.ShuffleDown: {2, lastLane}, mir.ShuffleXor: {3, lastLane},
}

// wordAndBool is what llvm.nvvm.shfl.sync and llvm.nvvm.vote.sync return.
var wordAndBool = types.NewStruct(types.I32, types.I1)

// shuffle exchanges a value as words of 32 bits.
func (f *function) shuffle(v *mir.Value) value.Value {
	t := v.Type
	m := shuffleModes[v.Intr]
	fn := f.extern("llvm.nvvm.shfl.sync.i32", wordAndBool, convergent, types.I32, types.I32, types.I32, types.I32, types.I32)
	lane := f.val(v.Args[1])
	word := func(x value.Value) value.Value {
		r := f.callFunc(fn, i32Const(allLanes), i32Const(m.mode), x, lane, i32Const(m.bound))
		return f.add(ir.NewExtractValue(r, 0))
	}
	x := f.toBits(f.val(v.Args[0]), t)
	switch {
	case t.Bits == 64:
		low := word(f.add(ir.NewTrunc(x, types.I32)))
		high := word(f.add(ir.NewTrunc(f.add(ir.NewLShr(x, intConst(64, 32))), types.I32)))
		high = f.add(ir.NewShl(f.add(ir.NewZExt(high, types.I64)), intConst(64, 32)))
		x = f.add(ir.NewOr(f.add(ir.NewZExt(low, types.I64)), high))
	case t.Bits == 32:
		x = word(x)
	default:
		x = f.add(ir.NewTrunc(word(f.add(ir.NewZExt(x, types.I32))), intType(t.Bits)))
	}
	return f.bitcast(x, &mir.Type{Kind: mir.IntKind, Bits: t.Bits}, t)
}

// toBits returns the bits of a number of type t.
func (f *function) toBits(x value.Value, t *mir.Type) value.Value {
	return f.bitcast(x, t, &mir.Type{Kind: mir.IntKind, Bits: t.Bits})
}

// voteModes are the modes of llvm.nvvm.vote.sync.
var voteModes = map[mir.Intrinsic]int64{mir.VoteAll: 0, mir.VoteAny: 1, mir.VoteBallot: 3}

func (f *function) vote(v *mir.Value) value.Value {
	fn := f.extern("llvm.nvvm.vote.sync", wordAndBool, convergent, types.I32, types.I32, types.I1)
	r := f.callFunc(fn, i32Const(allLanes), i32Const(voteModes[v.Intr]), f.val(v.Args[0]))
	if v.Intr == mir.VoteBallot {
		return f.add(ir.NewExtractValue(r, 0))
	}
	return f.add(ir.NewExtractValue(r, 1))
}

// match compares values of 32 or 64 bits, by inline PTX: the intrinsic for 64 bits
// does not have the same result in all versions of LLVM.
func (f *function) match(v *mir.Value) value.Value {
	t := v.Args[0].Type
	x, bits, reg := f.toBits(f.val(v.Args[0]), t), 32, "r"
	switch {
	case t.Bits == 64:
		bits, reg = 64, "l"
	case t.Bits < 32:
		x = f.add(ir.NewZExt(x, types.I32))
	}
	text := fmt.Sprintf("match.any.sync.b%d $0, $1, %s;", bits, allLanesPTX)
	if v.Intr == mir.MatchAll {
		text = fmt.Sprintf("{ .reg .pred p; match.all.sync.b%d $0|p, $1, %s; }", bits, allLanesPTX)
	}
	form := formOf(v)
	form.Type = fmt.Sprintf("b%d", bits)
	return f.asmTogether(form, text, "=r,"+reg, true, types.I32, x)
}

// reduxNames are the operations of redux.sync (PTX ISA) with their types, of which min
// and max have one for each sign.
var reduxNames = [...]string{
	mir.ReduxAdd: "add.u32", mir.ReduxMin: "min.", mir.ReduxMax: "max.",
	mir.ReduxAnd: "and.b32", mir.ReduxOr: "or.b32", mir.ReduxXor: "xor.b32",
}

func (f *function) redux(v *mir.Value) value.Value {
	name := reduxNames[v.Index]
	if op := mir.ReduxOp(v.Index); op == mir.ReduxMin || op == mir.ReduxMax {
		name += map[bool]string{true: "s32", false: "u32"}[v.Type.Signed]
	}
	form := formOf(v)
	form.Type = ptxType(v.Type)
	return f.asmTogether(form, "redux.sync."+name+" $0, $1, "+allLanesPTX+";", "=r,r", true, types.I32, f.val(v.Args[0]))
}

// elect returns the lane that leads and whether it is this one (PTX ISA, elect.sync). A
// predicate cannot leave inline PTX.
func (f *function) elect(v *mir.Value) value.Value {
	r := f.asmTogether(formOf(v), "{ .reg .pred p; elect.sync $0|p, "+allLanesPTX+"; selp.b32 $1, 1, 0, p; }", "=r,=r", true, types.NewStruct(types.I32, types.I32))
	lane := f.add(ir.NewZExt(f.add(ir.NewExtractValue(r, 0)), types.I64))
	leads := f.icmp(enum.IPredNE, f.add(ir.NewExtractValue(r, 1)), i32Const(0))
	both := f.add(ir.NewInsertValue(newUndef(types.NewStruct(types.I64, types.I1)), lane, 0))
	return f.add(ir.NewInsertValue(both, leads, 1))
}
