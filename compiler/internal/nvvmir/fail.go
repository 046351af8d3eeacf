package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
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
// The block ends with a return, although nothing comes after a trap: with unreachable,
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

// returnNothing ends the block after the report of a failure, which does not return.
func (f *function) returnNothing() {
	if ret := f.decl.out.Sig.RetType; !ret.Equal(types.Void) {
		f.term(ir.NewRet(constant.NewUndef(ret)))
		return
	}
	f.term(ir.NewRet(nil))
}

// failFunc returns gpuc_fail, which leaves the record of a failure and ends the kernel.
func (m *module) failFunc() *ir.Func {
	return m.piece("gpuc_fail", "fail.ll", m.failureData(), types.Void, bytePtr, types.I32, types.I64, types.I64)
}
