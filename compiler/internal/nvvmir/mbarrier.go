package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// shared returns the address of p in shared memory, as PTX's instructions take it.
func (f *function) shared(p value.Value) value.Value {
	t := types.NewPointer(p.Type().(*types.PointerType).ElemType)
	t.AddrSpace = addrSpaces[mir.SharedMem]
	return f.add(ir.NewPtrToInt(f.castPtr(p, t), types.I32))
}

// global returns the address of p in global memory.
func (f *function) global(p value.Value) value.Value {
	t := types.NewPointer(p.Type().(*types.PointerType).ElemType)
	t.AddrSpace = addrSpaces[mir.GlobalMem]
	return f.add(ir.NewPtrToInt(f.castPtr(p, t), types.I64))
}

// ptx emits one instruction, or a few, with operands as its constraints say, that may touch
// any memory.
func (f *function) ptx(form intrinsic.Form, text, constraint string, args ...value.Value) {
	f.asm(form, text, touchesMemory(constraint), true, types.Void, args...)
}

// together is ptx of an instruction that threads come to together.
func (f *function) together(form intrinsic.Form, text, constraint string, args ...value.Value) {
	f.asmTogether(form, text, touchesMemory(constraint), true, types.Void, args...)
}

func touchesMemory(constraint string) string {
	if constraint != "" {
		constraint += ","
	}
	return constraint + "~{memory}"
}

// mbarrierLowerings are those of barriers in shared memory (PTX ISA, Parallel
// Synchronization and Communication Instructions: mbarrier).
func mbarrierLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.MBarrierInit: func(f *function, v *mir.Value) value.Value {
			f.ptx(formOf(v), "mbarrier.init.shared.b64 [$0], $1;", "r,r", f.shared(f.val(v.Args[0])), f.val(v.Args[1]))
			f.callFunc(f.either(made, arch.Cluster, types.Void, nil,
				func(f *function, _ []value.Value) value.Value {
					f.ptx(made, "fence.mbarrier_init.release.cluster;", "")
					return nil
				}, nothingElse))
			return nil
		},
		mir.MBarrierTest: func(f *function, v *mir.Value) value.Value {
			fn := f.either(formOf(v), arch.Cluster, types.I32, []types.Type{types.I32, types.I32}, testPhase(v, f.tryWait()), testPhase(v, testWait))
			return f.icmp(enum.IPredNE, f.callFunc(fn, f.shared(f.val(v.Args[0])), f.val(v.Args[1])), i32Const(0))
		},
		mir.MBarrierWait: func(f *function, v *mir.Value) value.Value {
			fn := f.either(formOf(v), arch.Cluster, types.Void, []types.Type{types.I32, types.I32}, waitPhase(v, f.tryWait()), waitPhase(v, testWait))
			f.callFunc(fn, f.shared(f.val(v.Args[0])), f.val(v.Args[1]))
			return nil
		},
	}
}

// made shows a barrier to the other blocks of the cluster.
var made = intrinsic.Form{Name: "MBarrierMade"}

// nothingElse is what is done on a target that needs nothing.
func nothingElse(*function, []value.Value) value.Value { return nil }

// testWait asks for a phase without waiting.
const testWait = "mbarrier.test_wait.parity.shared.b64"

// tryWait asks for a phase, and may suspend the thread for a moment. Where blocks of a
// cluster arrive, it acquires what they have done.
func (m *module) tryWait() string {
	for _, k := range m.prog.Kernels {
		if k.Info.InCluster() {
			return "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64"
		}
	}
	return "mbarrier.try_wait.parity.shared.b64"
}

// askForm is the form of a test of a phase or a wait for it: 1 is by tryWait.
func askForm(v *mir.Value, ask string) intrinsic.Form {
	form := formOf(v)
	if ask != testWait {
		form.N = 1
	}
	return form
}

func testPhase(v *mir.Value, ask string) func(f *function, args []value.Value) value.Value {
	return func(f *function, args []value.Value) value.Value {
		return f.asm(askForm(v, ask), "{ .reg .pred p; "+ask+" p, [$1], $2; selp.b32 $0, 1, 0, p; }", "=r,r,r,~{memory}", true, types.I32, args...)
	}
}

func waitPhase(v *mir.Value, ask string) func(f *function, args []value.Value) value.Value {
	return func(f *function, args []value.Value) value.Value {
		f.ptx(askForm(v, ask), "{ .reg .pred p; WAIT: "+ask+" p, [$0], $1; @!p bra WAIT; }", "r,r", args...)
		return nil
	}
}
