package passes

import (
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// A step of 32 up to a length, which is far from the largest int, does not wrap around,
// nor does it where a branch says so; one up to any number does, and what a check says
// is not known before it has been looked at.
func TestNoWrapMarksWhatCannotWrap(t *testing.T) {
	for _, tt := range []struct {
		name  string
		build func(x *builder)
		want  bool
	}{
		{"to a length", func(x *builder) { x.countTo(x.param(1), 32) }, true},
		{"to any number", func(x *builder) { x.countTo(x.param(2), 32) }, false},
		{"to any number by one", func(x *builder) { x.countTo(x.param(2), 1) }, true},
		{"behind a branch", func(x *builder) {
			in, out := x.block(), x.block()
			x.branch(x.op(mir.Lt, mir.Bool, x.param(2), x.param(1)), in, out)
			x.b = in
			x.store(x.param(3), x.op(mir.Add, mir.Int64, x.param(2), x.int(1)))
			x.jump(out)
			x.b = out
			x.ret()
		}, true},
		{"behind a check", func(x *builder) {
			x.check(mir.CheckIndex, x.param(2), x.param(1))
			x.store(x.param(3), x.op(mir.Add, mir.Int64, x.param(2), x.int(1)))
			x.ret()
		}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := newKernel(t, "slice", mir.Int64, mir.PtrTo(mir.Int64))
			tt.build(x)
			x.run(inferNoWrap)
			marked := 0
			for _, b := range x.f.Blocks {
				for _, v := range b.Instrs {
					if v.Op == mir.Add && v.NoWrap {
						marked++
					}
				}
			}
			if got := marked == 1; got != tt.want {
				t.Errorf("marked: %v, want %v\n%s", got, tt.want, x.p)
			}
		})
	}
}

// TestLongSumsAreSearchedOnce checks that a sum of many terms takes no more steps of proof for a
// term than a short one.
func TestLongSumsAreSearchedOnce(t *testing.T) {
	x := newKernel(t, mir.Int64, mir.PtrTo(mir.Int64))
	sum := x.param(0)
	for i := range int64(proofSteps) {
		sum = x.op(mir.Add, mir.Int64, sum, x.op(mir.Mul, mir.Int64, x.param(0), x.int(2+i)))
	}
	x.store(x.param(1), sum)
	x.ret()
	pr := newProverOf(x.f, nil, nil, false)
	pr.markNoWrap(x.f)
	if steps := proofSteps - pr.steps; steps > 8 {
		t.Errorf("the last sum of %d took %d steps", proofSteps, steps)
	}
}

// countTo stores the numbers from 0 to n that are multiples of step.
func (x *builder) countTo(n *mir.Value, step int64) {
	x.loop(x.int(0), x.int(step), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, n) },
		func(i *mir.Value) { x.store(x.param(3), i) })
	x.ret()
}

// A mark says something about the two operands that it was made for: of x + 1 - 2, which
// may wrap around twice, x - 1 may wrap around once.
func TestFoldingASumDropsItsMark(t *testing.T) {
	x := newKernel(t, mir.Int64, mir.PtrTo(mir.Int64))
	v := x.op(mir.Add, mir.Int64, x.op(mir.Add, mir.Int64, x.param(0), x.int(1)), x.int(-2))
	v.NoWrap = true
	x.store(x.param(1), v)
	x.ret()
	x.run(simplify)
	if v.Args[0] != x.param(0) || v.NoWrap {
		t.Errorf("%s, marked: %v", v, v.NoWrap)
	}
}

// TestDivisionsBySizesAreMarked checks that a division by a number of PEs is marked, which
// is never -1, and one by any number is not.
func TestDivisionsBySizesAreMarked(t *testing.T) {
	x := newKernel(t, mir.Int64, mir.Int64)
	pes := x.op(mir.Comm, mir.Int32)
	pes.Comm = &op.Instance{Op: op.Lookup("NumPEs")}
	bySize := x.op(mir.Div, mir.Int64, x.param(0), x.op(mir.Convert, mir.Int64, pes))
	byAny := x.op(mir.Rem, mir.Int64, x.param(0), x.param(1))
	x.ret()
	x.run(inferNoWrap)
	if !bySize.NoWrap || byAny.NoWrap {
		t.Errorf("marked: by the number of PEs %v, by any number %v, want true and false", bySize.NoWrap, byAny.NoWrap)
	}
}
