package nvvmir

import (
	"cmp"
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// callExtern lowers a call of a function with device code of its own. What it
// does is not known, so that it counts as convergent.
func (f *function) callExtern(v *mir.Value) {
	fn := f.externFunc(v.Extern)
	args := make([]value.Value, len(v.Args))
	for i, a := range v.Args {
		args[i] = f.val(a)
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
	narrow := func(t *mir.Type) bool { return t.IsInt() && t.Bits < 32 }
	for i, p := range x.Params {
		switch {
		case narrow(p) && p.Signed:
			fn.Params[i].Attrs = []ir.ParamAttribute{enum.ParamAttrSignExt}
		case narrow(p):
			fn.Params[i].Attrs = []ir.ParamAttribute{enum.ParamAttrZeroExt}
		}
	}
	switch {
	case narrow(x.Result) && x.Result.Signed:
		fn.ReturnAttrs = []ir.ReturnAttribute{enum.ReturnAttrSignExt}
	case narrow(x.Result):
		fn.ReturnAttrs = []ir.ReturnAttribute{enum.ReturnAttrZeroExt}
	}
	return fn
}

// Externs returns the functions with device code of their own that the program's
// kernels call, and their files, by name.
func Externs(p *mir.Program) (fs []manifest.Extern, units []manifest.Unit) {
	seen := map[*mir.External]bool{}
	for _, k := range p.Kernels {
		for v := range instrs(k.Func) {
			if v.Op != mir.Extern || seen[v.Extern] {
				continue
			}
			x := v.Extern
			seen[x] = true
			fs = append(fs, x.Info)
			if i := slices.IndexFunc(units, func(u manifest.Unit) bool { return u.File == x.Unit.File }); i >= 0 {
				units[i].Transport = cmp.Or(units[i].Transport, x.Unit.Transport)
			} else {
				units = append(units, x.Unit)
			}
		}
	}
	slices.SortFunc(fs, func(a, b manifest.Extern) int {
		if c := strings.Compare(a.Symbol, b.Symbol); c != 0 {
			return c
		}
		return strings.Compare(a.Func, b.Func)
	})
	slices.SortFunc(units, func(a, b manifest.Unit) int { return strings.Compare(a.File, b.File) })
	return fs, units
}
