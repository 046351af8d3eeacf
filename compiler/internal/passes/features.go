package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// requireFeatures finds which features of a target each kernel needs, and which it prefers.
func requireFeatures(p *mir.Program, _ Options) {
	for _, k := range p.Kernels {
		var needs, prefers []arch.Feature
		if k.Info.InCluster() {
			needs = append(needs, arch.Cluster)
		}
		for _, f := range k.Func.Reachable() {
			dom := f.Dominators()
			for _, b := range dom.Order {
				for _, v := range b.Instrs {
					switch {
					case v.Op == mir.Extern:
						needs = append(needs, v.Extern.Needs...)
					case v.Op != mir.Intr:
					case v.Feature == arch.WGMMA:
						prefers = []arch.Feature{v.Feature}
					case v.Intr.Facts().Needs != "" && !behindTest(dom, b, v.Intr.Facts().Needs):
						needs = append(needs, v.Intr.Facts().Needs)
					}
				}
			}
		}
		slices.Sort(needs)
		k.Info.Needs, k.Info.Prefers = slices.Compact(needs), prefers
	}
}

// behindTest reports whether b runs only where a branch has found that the target has the feature.
// libNVVM leaves b out for other targets.
func behindTest(dom *mir.Dom, b *mir.Block, x arch.Feature) bool {
	for from := dom.Idom(b); from != nil; b, from = from, dom.Idom(from) {
		if t := from.Term(); t.Op == mir.If && t.Args[0].Feature == x && from.Succs[0] == b && len(b.Preds) == 1 {
			return true
		}
	}
	return false
}
