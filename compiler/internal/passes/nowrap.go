package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// inferNoWrap marks sums, differences and products that are proved not to wrap around.
// LLVM counts the rounds of a loop only if its variable does not wrap, and needs their
// number to unroll the loop without a test in each round. A quotient wraps only if the
// smallest number is divided by -1; with another divisor lowering need not test for that.
//
// A check proves nothing here. The back end may compute what stands after a check before
// it looks at the check, and a wrong mark then makes the check itself undefined.
// The pass runs late, since other passes move values to where less is known.
func inferNoWrap(p *mir.Program, _ Options) {
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		newProverOf(f, kernels[f], nil, false).markNoWrap(f)
	}
}

func (pr *prover) markNoWrap(f *mir.Func) {
	pr.wraps = make(map[*mir.Value]*mir.Block)
	for _, b := range f.Blocks {
		for i, v := range b.Instrs {
			switch v.Op {
			case mir.Add, mir.Sub, mir.Mul:
				v.NoWrap = v.Type.IsInt() && pr.exactAt(v, place{b, i})
				if !v.NoWrap {
					pr.wraps[v] = b
				}
			case mir.Div, mir.Rem:
				if d := v.Args[1]; v.Type.IsInt() && v.Type.Signed && d.Op != mir.Const {
					iv := pr.ranges.of(d)
					v.NoWrap = iv.lo > -1 || iv.hi < -1
				}
			}
		}
	}
}
