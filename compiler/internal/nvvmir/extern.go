package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// callExtern lowers a call of a function with device code of its own. What it
// does is not known, so that it counts as convergent.
func (f *function) callExtern(v *mir.Value) {
	fn := f.externFunc(v.Extern)
	args := f.values(v.Args)
	for i := range args {
		if p, ok := fn.Params[i].Typ.(*types.PointerType); ok {
			args[i] = f.castPtr(args[i], p)
		}
	}
	r := f.callFunc(fn, args...)
	if v.Type.Kind != mir.VoidKind {
		f.vals[v] = r
	}
}

// externFunc declares the function with C's calling convention, in which narrow
// integers are extended.
func (m *module) externFunc(x *mir.External) *ir.Func {
	if fn := m.externs[x.Info.Symbol]; fn != nil {
		return fn
	}
	ts := make([]types.Type, len(x.Params))
	for i, p := range x.Params {
		ts[i] = regType(p)
	}
	fn := m.extern(x.Info.Symbol, regType(x.Result), convergent, ts...)
	for i, p := range x.Params {
		fn.Params[i].Attrs = extendAttrs(p)
	}
	fn.ReturnAttrs = returnAttrs(x.Result)
	return fn
}
