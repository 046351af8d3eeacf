package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// traceLowerings are those of what records. gpuc_trace writes a record.
func traceLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.SpanSite: func(_ *function, v *mir.Value) value.Value { return i32Const(int64(v.Site)) },
		mir.TraceRecord: func(f *function, v *mir.Value) value.Value {
			args := append([]value.Value{f.decl.ctrl, f.ownRing, i32Const(int64(v.Index))}, f.values(v.Args)...)
			f.callFunc(f.piece("gpuc_trace", "trace.ll", f.traceData(), types.Void,
				bytePtr, types.NewPointer(types.I32), types.I32, types.I32, types.I64, types.I32, types.I64, types.I64, types.I64), args...)
			return nil
		},
	}
}

// reserveRing gives the function a place for the number of the last record in the ring that the thread
// owns. The first thread of a block alone uses it, and sets it when the kernel begins. A function
// that is not inlined in a kernel owns no ring.
func (f *function) reserveRing() {
	if f.ownRing != nil {
		return
	}
	f.ownRing = f.add(ir.NewAlloca(types.I32))
	if f.decl.kernel == nil {
		f.add(ir.NewStore(i32Const(trace.Unowned-1<<32), f.ownRing))
	}
}

// clockKernel returns the kernel that reads the timer for the host.
func (m *module) clockKernel() *ir.Func {
	return m.piece(trace.ClockKernel, "trace.ll", m.traceData(), types.Void, types.I64)
}
