package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// A copy of a box of a tensor needs shared memory that is aligned to tensorAlign for the largest
// swizzle, and to boxAlign without a swizzle. Other variables may be accessed as vectors.
const tensorAlign, boxAlign, vectorAlign = 1024, 128, 16

// layOutShared aligns the variables in shared memory, and adds up their sizes for each kernel.
func layOutShared(p *mir.Program, _ Options) {
	boxes := false
	for _, k := range p.Kernels {
		for v := range k.Func.ReachableInstrs() {
			boxes = boxes || v.Op == mir.Intr && v.Intr.Facts().CopiesBox
		}
	}
	for _, g := range p.Globals {
		if g.Space != mir.SharedMem {
			continue
		}
		large := func(align int64) bool { return g.Dynamic || g.Type.Size() >= align }
		g.Align = max(g.Align, g.Type.KnownAlign())
		switch {
		case boxes && large(tensorAlign):
			g.Align = tensorAlign
		case boxes && large(boxAlign):
			g.Align = boxAlign
		case large(vectorAlign):
			g.Align = max(g.Align, vectorAlign)
		}
	}
	for _, k := range p.Kernels {
		counted := map[*mir.Global]bool{}
		var end int64
		for v := range k.Func.ReachableInstrs() {
			if g := v.Global; v.Op == mir.GlobalAddr && g.Space == mir.SharedMem && !counted[g] {
				counted[g] = true
				end = (end+g.Align-1)/g.Align*g.Align + g.Type.Size()
			}
		}
		k.Info.SharedBytes = int(end)
	}
}
