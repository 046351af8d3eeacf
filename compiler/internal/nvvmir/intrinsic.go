package nvvmir

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// lowering emits an intrinsic and returns its value, or nil if it has none.
type lowering func(f *function, v *mir.Value) value.Value

// lowerings say how intrinsics become NVVM IR. Each file has those of its concept.
var lowerings = allLowerings()

func allLowerings() map[mir.Intrinsic]lowering {
	all := map[mir.Intrinsic]lowering{}
	for _, i := range mir.Intrinsics() {
		if i.Facts().PTX != "" {
			all[i] = (*function).instruction
		}
	}
	for _, table := range []map[mir.Intrinsic]lowering{
		threadLowerings(), atomicLowerings(), bitLowerings(), warpLowerings(), narrowLowerings(), mathLowerings(),
		mbarrierLowerings(), copyLowerings(), tensorLowerings(), tensorMapLowerings(), clusterLowerings(), roleLowerings(), traceLowerings(),
	} {
		maps.Copy(all, table)
	}
	return all
}

// intrinsic lowers a GPU operation.
func (f *function) intrinsic(v *mir.Value) {
	lower, ok := lowerings[v.Intr]
	if !ok {
		panic(fmt.Sprintf("cannot lower %s", v))
	}
	if x := lower(f, v); x != nil {
		f.vals[v] = x
	}
}

// formOf returns the form of an intrinsic, as its function's name says it.
func formOf(v *mir.Value) intrinsic.Form {
	facts := v.Intr.Facts()
	return intrinsic.Form{Name: v.Intr.String(), Type: facts.Elem, N: v.Index, Atomic: facts.Atomic, Order: v.Order, Among: v.Among, Shape: v.Shape}
}

// threadLowerings are those of indices, barriers and fences, and of what a launch has.
func threadLowerings() map[mir.Intrinsic]lowering {
	t := map[mir.Intrinsic]lowering{
		mir.SyncBlock: func(f *function, _ *mir.Value) value.Value {
			f.callFunc(f.extern("llvm.nvvm.barrier0", types.Void, convergent))
			return nil
		},
		mir.CountBlock: func(f *function, _ *mir.Value) value.Value {
			return f.callFunc(f.extern("llvm.nvvm.barrier0.popc", types.I32, convergent, types.I32), i32Const(1))
		},
		mir.SyncGrid: func(f *function, _ *mir.Value) value.Value {
			f.callFunc(f.piece("gpuc_grid_sync", "gridsync.ll", f.gridSyncData(), types.Void))
			return nil
		},
		mir.FenceBlock: membar("cta"), mir.FenceDevice: membar("gl"), mir.FenceSystem: membar("sys"),
		mir.Printf: func(f *function, v *mir.Value) value.Value {
			f.callFunc(f.extern("vprintf", types.I32, plain, bytePtr, bytePtr), f.val(v.Args[0]), f.val(v.Args[1]))
			return nil
		},
		mir.PeerBase: func(f *function, v *mir.Value) value.Value {
			return f.callFunc(f.part(op.PeerEarly), f.val(v.Args[0]))
		},
		mir.SMID:  number("mov.u32 $0, %smid;", true),
		mir.NSMID: number("mov.u32 $0, %nsmid;", false),
	}
	for i := range specialRegisters {
		t[i] = func(f *function, v *mir.Value) value.Value { return f.sreg(v.Intr, v.Index) }
	}
	return t
}

func membar(scope string) lowering {
	return func(f *function, _ *mir.Value) value.Value {
		f.callFunc(f.extern("llvm.nvvm.membar."+scope, types.Void, plain))
		return nil
	}
}

// number lowers a read of a register of 32 bits whose value is an int in Go. One that changes is
// volatile.
func number(text string, volatile bool) lowering {
	return func(f *function, v *mir.Value) value.Value {
		return f.add(ir.NewZExt(f.asm(formOf(v), text, "=r", volatile, types.I32), types.I64))
	}
}

// instruction lowers an intrinsic whose row has its instruction.
func (f *function) instruction(v *mir.Value) value.Value {
	facts := v.Intr.Facts()
	var constraints []string
	ret := types.Type(types.Void)
	for _, t := range facts.Results {
		ret = regType(t)
		constraints = append(constraints, "="+operandRegister(t))
	}
	args := make([]value.Value, len(v.Args))
	for i, a := range v.Args {
		constraint := operandRegister(a.Type)
		switch args[i] = f.val(a); {
		case a.Type.IsPtr() && facts.Params[i].Space == mir.GlobalMem:
			args[i], constraint = f.global(args[i]), "l"
		case a.Type.IsPtr():
			args[i] = f.shared(args[i])
		}
		constraints = append(constraints, constraint)
	}
	if facts.Memory != mir.NoMemory {
		constraints = append(constraints, "~{memory}")
	}
	emit := (*function).asm
	if facts.Convergent {
		emit = (*function).asmTogether
	}
	x := emit(f, formOf(v), strings.ReplaceAll(facts.PTX, "{N}", strconv.Itoa(v.Index)), strings.Join(constraints, ","), !facts.Pure, ret, args...)
	if len(facts.Results) == 0 {
		return nil
	}
	return x
}

// operandRegister returns the constraint of an operand of an instruction.
func operandRegister(t *mir.Type) string {
	switch {
	case t.IsPtr():
		return "r"
	case t.Bits == 16:
		return "h"
	}
	return register(t)
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
	mds := attachments(x)
	*mds = append(*mds, &metadata.Attachment{Name: "range", Node: f.rangeOf(i, dim)})
	return x
}

// rangeOf returns the node for the values of a special register.
func (m *module) rangeOf(i mir.Intrinsic, dim int) *metadata.Tuple {
	lo, hi := i.Facts().Range(&mir.Value{Op: mir.Intr, Intr: i, Index: dim})
	k := [2]int64{lo, hi}
	if m.ranges[k] == nil {
		m.ranges[k] = m.tuple(i32(lo), i32(hi+1))
	}
	return m.ranges[k]
}

func bitLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.Popcount: (*function).bits, mir.Clz: (*function).bits, mir.Ctz: (*function).bits,
		mir.BitReverse: (*function).bits, mir.ByteReverse: (*function).bits, mir.MulHi: (*function).bits,
	}
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
