package passes

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// TestFunctionsThatMultiplyStayFunctions has functions that each pass a variable to the
// next one twice: inlined, the variable becomes a value, and everything doubles.
func TestFunctionsThatMultiplyStayFunctions(t *testing.T) {
	for _, c := range []struct {
		levels, most int // instructions of all functions
		calls        bool
	}{
		{5, 600, false}, {16, 8 * inlineGrowth, true},
	} {
		x := newKernel(t, mir.PtrTo(mir.Float32))
		below := x.helper("f0", nil, mir.PtrTo(mir.Float32))
		v := below.load(below.param(0))
		below.store(below.param(0), below.op(mir.Mul, mir.Float32, v, v))
		below.ret()
		for i := range c.levels {
			f := x.helper(fmt.Sprint("f", i+1), nil, mir.PtrTo(mir.Float32))
			f.p.Funcs = append(f.p.Funcs[1:], f.f) // callees come first
			tmp := f.alloca(mir.Float32)
			f.store(tmp, f.load(f.param(0)))
			f.call(below.f, tmp)
			f.call(below.f, f.param(0))
			f.ret()
			below = f
		}
		own := x.alloca(mir.Float32)
		x.call(below.f, own)
		x.store(x.param(0), x.load(own))
		x.ret()
		x.run(inline)
		all, calls := 0, 0
		for _, f := range x.p.Funcs {
			n := size(f)
			if n > inlineGrowth+100 {
				t.Errorf("%d levels: %s has %d instructions", c.levels, f.Name, n)
			}
			all += n
			for _, b := range f.Blocks {
				for _, v := range b.Instrs {
					if v.Op == mir.Call {
						calls++
					}
				}
			}
		}
		if all > c.most || (calls > 0) != c.calls {
			t.Errorf("%d levels: %d instructions in all, %d calls", c.levels, all, calls)
		}
	}
}
