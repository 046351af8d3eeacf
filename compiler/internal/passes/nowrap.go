package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// inferNoWrap marks the sums, differences and products that are shown not to wrap around.
// LLVM counts the rounds of a loop only where its variable does not, and needs the
// number to unroll one without a test in each round. Of quotients only that of the
// smallest number by -1 does; where the divisor is another, lowering need not ask.
//
// A check says nothing here: the back end computes what stands behind it before it
// looks at the check, and a mark that is wrong then makes the check itself undefined.
// It runs late, since other passes move values to where less is known.
func inferNoWrap(p *mir.Program, _ Options) {
	kernels := make(map[*mir.Func]*mir.Kernel)
	for _, k := range p.Kernels {
		kernels[k.Func] = k
	}
	for _, f := range p.Funcs {
		pr := newProverOf(f, kernels[f], nil, false)
		for _, b := range f.Blocks {
			for i, v := range b.Instrs {
				switch v.Op {
				case mir.Add, mir.Sub, mir.Mul:
					v.NoWrap = v.Type.IsInt() && pr.exactAt(v, place{b, i})
				case mir.Div, mir.Rem:
					if d := v.Args[1]; v.Type.IsInt() && v.Type.Signed && d.Op != mir.Const {
						iv := pr.ranges.of(d)
						v.NoWrap = iv.lo > -1 || iv.hi < -1
					}
				}
			}
		}
	}
}
