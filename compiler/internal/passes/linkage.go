package passes

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// listSymbols lists the device functions and the functions with device code of their own that
// kernels call. What nothing calls is not linked.
func listSymbols(p *mir.Program, _ Options) {
	p.Ops, p.Externs = nil, nil
	for _, k := range p.Kernels {
		var ops []string
		for v := range k.Func.ReachableInstrs() {
			switch {
			case v.Op == mir.Comm:
				ops = append(ops, v.Comm.Symbol())
			case v.Op == mir.Extern && !slices.Contains(p.Externs, v.Extern):
				p.Externs = append(p.Externs, v.Extern)
			}
		}
		slices.Sort(ops)
		k.Info.Ops = slices.Compact(ops)
		p.Ops = append(p.Ops, k.Info.Ops...)
	}
	slices.Sort(p.Ops)
	p.Ops = slices.Compact(p.Ops)
	slices.SortFunc(p.Externs, func(a, b *mir.External) int {
		return cmp.Or(cmp.Compare(a.Info.Symbol, b.Info.Symbol), cmp.Compare(a.Info.Func, b.Info.Func))
	})
}

// markFuncs marks the functions that need the control block, those that threads must enter
// together, and those that fuse no float operations.
func markFuncs(p *mir.Program, o Options) {
	for _, f := range p.Reachable() { // callees come first
		f.StrictFP = o.StrictFP
		for v := range f.Instrs() {
			switch v.Op {
			case mir.Call:
				f.Reports = f.Reports || v.Callee.Reports
				f.Convergent = f.Convergent || v.Callee.Convergent
			case mir.Comm:
				f.Reports = f.Reports || v.Site >= 0
				f.Convergent = f.Convergent || v.Comm.Op.Convergent(v.Comm.Scope)
			case mir.Extern:
				f.Convergent = true
			case mir.Intr:
				f.Reports = f.Reports || v.Intr == mir.TraceRecord
				f.Convergent = f.Convergent || v.Intr.Facts().Convergent
			default:
				f.Reports = f.Reports || v.Op.Facts().Check || v.Op == mir.Fail
			}
		}
	}
	for _, k := range p.Kernels {
		if k.StrictFP {
			// A function that kernels of both kinds call is strict for all.
			for _, f := range k.Func.Reachable() {
				f.StrictFP = true
			}
		}
	}
}
