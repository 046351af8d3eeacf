package passes

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// pruneSites drops the fault sites of checks that other passes removed, and numbers the rest afresh
// in their order.
func pruneSites(p *mir.Program, _ Options) {
	used := make([]bool, len(p.Sites))
	eachSite(p, func(v *mir.Value) { used[v.Site] = true })
	number := make([]int, len(p.Sites))
	sites := []fault.Site{}
	for i, s := range p.Sites {
		if used[i] {
			number[i] = len(sites)
			sites = append(sites, s)
		}
	}
	eachSite(p, func(v *mir.Value) { v.Site = number[v.Site] })
	p.Sites = sites
}

// eachSite calls do for every instruction that has a site.
func eachSite(p *mir.Program, do func(*mir.Value)) {
	for _, f := range p.Funcs {
		for v := range f.Instrs() {
			if v.Site >= 0 {
				do(v)
			}
		}
	}
}
