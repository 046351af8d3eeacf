package passes

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// What fits 32 bits is computed there, up to the largest uint32 and not beyond, and has
// the same result: of numbers cut off by a mask, whatever they were.
func TestNarrowKeepsWhatDoesNotFit(t *testing.T) {
	extremes := []int64{0, 1, -1, 3, 1<<16 - 1, 1 << 16, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, math.MaxInt64, math.MinInt64}
	for _, tt := range []struct {
		name       string
		op         mir.Op
		maskX, add int64 // x & maskX + add
		maskY      int64 // y & maskY, or 5 if 0
		narrow     bool
	}{
		{"product", mir.Mul, 1<<16 - 1, 0, 1<<16 - 1, true},
		{"product of 33 bits", mir.Mul, 1<<17 - 1, 0, 1<<16 - 1, false},
		{"sum", mir.Add, 1<<31 - 1, 0, 1<<31 - 1, true},
		{"sum of 33 bits", mir.Add, 1<<32 - 1, 0, 1<<31 - 1, false},
		{"quotient", mir.Div, 1<<32 - 1, 0, 0, true},
		{"quotient of 33 bits", mir.Div, 1<<33 - 1, 0, 0, false},
		{"remainder", mir.Rem, 1<<32 - 1, 0, 0, true},
		{"difference", mir.Sub, 1<<16 - 1, 3, 3, true},
		{"difference that may be negative", mir.Sub, 1<<16 - 1, 0, 3, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			build := func() *builder {
				x := newKernel(t, mir.Int64, mir.Int64, mir.PtrTo(mir.Int64))
				a := x.op(mir.Add, mir.Int64, x.op(mir.And, mir.Int64, x.param(0), x.int(tt.maskX)), x.int(tt.add))
				b := x.int(5)
				if tt.maskY != 0 {
					b = x.op(mir.And, mir.Int64, x.param(1), x.int(tt.maskY))
				}
				x.store(x.param(2), x.op(tt.op, mir.Int64, a, b))
				x.ret()
				return x
			}
			plain, narrowed := build(), build()
			narrowed.run(simplify)
			narrowed.run(narrowIntegers, inferNoWrap)
			var got bool
			for _, b := range narrowed.f.Blocks {
				for _, v := range b.Instrs {
					got = got || v.Op == tt.op && v.Type.Bits == 32
				}
			}
			if got != tt.narrow {
				t.Errorf("narrowed: %v, want %v\n%s", got, tt.narrow, narrowed.p)
			}
			for _, a := range extremes {
				for _, b := range extremes {
					args := []int64{a, b}
					if d := cmp.Diff(interpret(plain.f, args, 100), interpret(narrowed.f, args, 100)); d != "" {
						t.Errorf("of %d and %d:\n%s", a, b, d)
					}
				}
			}
		})
	}
}
