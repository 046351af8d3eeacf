package passes

import (
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

var allChecks = []mir.Op{mir.CheckIndex, mir.CheckLE, mir.CheckNil, mir.CheckNonZero, mir.CheckNonNeg, mir.CheckEq, mir.CheckPE, mir.CheckTrue}

func TestSaxpyKeepsOneCheck(t *testing.T) {
	x := newKernel(t, mir.Float32, "slice", "slice")
	xn, yn := x.param(2), x.param(4)
	bd := x.intr(mir.BlockDim)
	start := x.op(mir.Add, mir.Int64, x.op(mir.Mul, mir.Int64, x.intr(mir.BlockIdx), bd), x.intr(mir.ThreadIdx))
	step := x.op(mir.Mul, mir.Int64, x.intr(mir.GridDim), bd)
	// for i := r; i >= 0 && i < n; i += s, as Stride is written.
	head, and, body, out := x.block(), x.block(), x.block(), x.block()
	x.jump(head)
	x.b = head
	i := x.op(mir.Phi, mir.Int64, start)
	x.branch(x.op(mir.Ge, mir.Bool, i, x.int(0)), and, out)
	x.b = and
	x.branch(x.op(mir.Lt, mir.Bool, i, yn), body, out)
	x.b = body
	x.check(mir.CheckIndex, i, xn)
	a := x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(1), i))
	x.check(mir.CheckIndex, i, yn)
	py := x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(3), i)
	s := x.op(mir.Add, mir.Float32, x.load(py), x.op(mir.Mul, mir.Float32, x.param(0), a))
	x.check(mir.CheckIndex, i, yn)
	x.store(py, s)
	i.Args = append(i.Args, x.op(mir.Add, mir.Int64, i, step))
	x.jump(head)
	x.b = out
	x.ret()
	x.run(mem2reg, simplify, eliminateChecks, simplify)
	want := `func K(p0 float32, p1 *float32, p2 int64, p3 *float32, p4 int64) {
b0:
	v0 = Intr.BlockDim int32
	v1 = Convert int64 v0
	v2 = Intr.BlockIdx int32
	v3 = Convert int64 v2
	v4 = Mul int64 v3, v1
	v5 = Intr.ThreadIdx int32
	v6 = Convert int64 v5
	v7 = Add int64 v4, v6
	v8 = Intr.GridDim int32
	v9 = Convert int64 v8
	v10 = Mul int64 v9, v1
	Jump b1
b1: <- b0 b2
	v11 = Phi int64 v7, v19
	v12 = Lt bool v11, p4
	If v12, b2, b3
b2: <- b1
	CheckIndex v11, p2 @0
	v13 = IndexAddr *float32 p1, v11
	v14 = Load float32 v13
	v15 = IndexAddr *float32 p3, v11
	v16 = Load float32 v15
	v17 = Mul float32 p0, v14
	v18 = Add float32 v16, v17
	Store v15, v18
	v19 = Add int64 v11, v10
	Jump b1
b3: <- b1
	Return
}
`

	if got := x.f.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// testBehind builds if 0 < first { i := 0; do { s[i]; i++ } while i < more }, as loops
// over a number are.
func testBehind(x *builder, first, more *mir.Value) {
	body, out := x.block(), x.block()
	x.branch(x.op(mir.Lt, mir.Bool, x.int(0), first), body, out)
	x.b = body
	i := x.op(mir.Phi, mir.Int64, x.int(0))
	x.check(mir.CheckIndex, i, x.param(1))
	i.Args = append(i.Args, x.op(mir.Add, mir.Int64, i, x.int(1)))
	x.branch(x.op(mir.Lt, mir.Bool, i.Args[1], more), body, out)
	x.b = out
}

func TestChecks(t *testing.T) {
	lt := func(x *builder, n *mir.Value) func(*mir.Value) *mir.Value {
		return func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, n) }
	}
	for _, test := range []struct {
		name  string
		build func(x *builder) // params: p0, p1 a slice; p2, p3 a slice; p4, p5 int
		left  int
	}{
		{"loop over the length", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 0},
		{"loop over another length", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(3)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 1},
		{"loop up to and including the length", func(x *builder) {
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Le, mir.Bool, i, x.param(1)) },
				func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 1},
		{"loop from an unknown start", func(x *builder) {
			x.loop(x.param(4), x.int(1), lt(x, x.param(1)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 1},
		{"loop with an unknown step", func(x *builder) {
			x.loop(x.int(0), x.param(4), lt(x, x.param(1)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 1},
		{"loop that may wrap around", func(x *builder) {
			// for i := 0; i != p4; i++: i may pass the largest int.
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Ne, mir.Bool, i, x.param(4)) },
				func(i *mir.Value) { x.check(mir.CheckNonNeg, i) })
		}, 1},
		{"loop bounded by an int keeps it from wrapping", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(4)), func(i *mir.Value) { x.check(mir.CheckNonNeg, i) })
		}, 0},
		{"step that jumps over the end of int", func(x *builder) {
			x.loop(x.int(0), x.int(1<<62), lt(x, x.param(4)), func(i *mir.Value) { x.check(mir.CheckNonNeg, i) })
		}, 1},
		{"neighbours inside a shortened loop", func(x *builder) {
			// for i := 1; i < len-1; i++ { s[i-1], s[i+1] }
			end := x.op(mir.Sub, mir.Int64, x.param(1), x.int(1))
			x.loop(x.int(1), x.int(1), lt(x, end), func(i *mir.Value) {
				x.check(mir.CheckIndex, x.op(mir.Sub, mir.Int64, i, x.int(1)), x.param(1))
				x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, i, x.int(1)), x.param(1))
			})
		}, 0},
		{"neighbour beyond the end", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) {
				x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, i, x.int(1)), x.param(1))
			})
		}, 1},
		{"loop that tests behind its body", func(x *builder) {
			testBehind(x, x.param(1), x.param(1))
		}, 0},
		{"loop that tests behind its body, but not before the first round", func(x *builder) {
			testBehind(x, x.int(1), x.param(1))
		}, 1},
		{"loop that tests behind its body, with another bound there", func(x *builder) {
			testBehind(x, x.param(1), x.param(3))
		}, 1},
		{"range index that starts at -1", func(x *builder) {
			// go/ssa: i = phi(-1, i+1); j = i+1; if j < n
			head, in, out := x.block(), x.block(), x.block()
			x.jump(head)
			x.b = head
			i := x.op(mir.Phi, mir.Int64, x.int(-1))
			j := x.op(mir.Add, mir.Int64, i, x.int(1))
			x.branch(x.op(mir.Lt, mir.Bool, j, x.param(1)), in, out)
			x.b = in
			x.check(mir.CheckIndex, j, x.param(1))
			i.Args = append(i.Args, j)
			x.jump(head)
			x.b = out
		}, 0},
		{"chunks of a slice", func(x *builder) {
			// for i := range a { out := s[i*8:(i+1)*8]; out[7] }
			x.loop(x.int(0), x.int(1), lt(x, x.param(3)), func(i *mir.Value) {
				lo := x.op(mir.Mul, mir.Int64, i, x.int(8))
				hi := x.op(mir.Mul, mir.Int64, x.op(mir.Add, mir.Int64, i, x.int(1)), x.int(8))
				x.check(mir.CheckLE, hi, x.param(1))
				x.check(mir.CheckLE, lo, hi)
				x.check(mir.CheckIndex, x.int(7), x.op(mir.Sub, mir.Int64, hi, lo))
			})
		}, 1},
		{"chunks whose ends may wrap around", func(x *builder) {
			x.check(mir.CheckNonNeg, x.param(4))
			lo := x.op(mir.Mul, mir.Int64, x.param(4), x.int(8))
			hi := x.op(mir.Mul, mir.Int64, x.op(mir.Add, mir.Int64, x.param(4), x.int(1)), x.int(8))
			x.check(mir.CheckLE, hi, x.param(1))
			x.check(mir.CheckLE, lo, hi)
		}, 3},
		{"previous element behind a test", func(x *builder) {
			// for i := range s { if i > 0 { s[i-1] } }, where i-1 is the phi.
			head, in, test, out := x.block(), x.block(), x.block(), x.block()
			x.jump(head)
			x.b = head
			i := x.op(mir.Phi, mir.Int64, x.int(-1))
			j := x.op(mir.Add, mir.Int64, i, x.int(1))
			x.branch(x.op(mir.Lt, mir.Bool, j, x.param(1)), test, out)
			x.b = test
			i.Args = append(i.Args, j)
			x.branch(x.op(mir.Gt, mir.Bool, j, x.int(0)), in, head)
			x.b = in
			x.check(mir.CheckIndex, i, x.param(1))
			i.Args = append(i.Args, j)
			x.jump(head)
			x.b = out
		}, 0},
		{"same check twice", func(x *builder) {
			x.check(mir.CheckIndex, x.param(4), x.param(1))
			x.check(mir.CheckIndex, x.param(4), x.param(1))
		}, 1},
		{"weaker check behind a stronger one", func(x *builder) {
			x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, x.param(4), x.int(3)), x.param(1))
			x.check(mir.CheckIndex, x.param(4), x.param(1))
		}, 2}, // p4 may be -1
		{"constant indices, largest first", func(x *builder) {
			for _, n := range []int64{3, 2, 1, 0} {
				x.check(mir.CheckIndex, x.int(n), x.param(1))
			}
		}, 1},
		{"equal lengths", func(x *builder) {
			x.check(mir.CheckEq, x.param(1), x.param(3))
			x.loop(x.int(0), x.int(1), lt(x, x.param(3)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 1},
		{"guarded by a test", func(x *builder) {
			in, out := x.block(), x.block()
			x.branch(x.op(mir.Lt, mir.Bool, x.param(4), x.param(1)), in, out)
			x.b = in
			x.check(mir.CheckNonNeg, x.param(4))
			x.check(mir.CheckIndex, x.param(4), x.param(1))
			x.jump(out)
			x.b = out
		}, 1},
		{"test on the other branch", func(x *builder) {
			in, out := x.block(), x.block()
			x.branch(x.op(mir.Lt, mir.Bool, x.param(4), x.param(1)), out, in)
			x.b = in
			x.check(mir.CheckIndex, x.param(4), x.param(1))
			x.jump(out)
			x.b = out
		}, 1},
		{"remainder by the length", func(x *builder) {
			x.check(mir.CheckNonNeg, x.param(4))
			x.check(mir.CheckNonZero, x.param(1))
			x.check(mir.CheckIndex, x.op(mir.Rem, mir.Int64, x.param(4), x.param(1)), x.param(1))
		}, 2},
		{"mask below a constant length", func(x *builder) {
			x.check(mir.CheckIndex, x.op(mir.And, mir.Int64, x.param(4), x.int(31)), x.int(32))
			x.check(mir.CheckIndex, x.op(mir.And, mir.Int64, x.param(4), x.int(32)), x.int(32))
		}, 1},
		{"shorter slice of a slice", func(x *builder) {
			// s = s[lo:hi]; for i := range s
			lo, hi := x.param(4), x.param(5)
			x.check(mir.CheckLE, hi, x.param(1))
			x.check(mir.CheckLE, lo, hi)
			n := x.op(mir.Sub, mir.Int64, hi, lo)
			x.loop(x.int(0), x.int(1), lt(x, n), func(i *mir.Value) {
				x.check(mir.CheckIndex, i, n)
				x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, lo, i), x.param(1))
			})
		}, 2},
		{"point of a field of a known size", func(x *builder) {
			// s = s[:w*h]; if px < w && py < h { s[py*w+px] }, with sizes from int32
			small := func(i int) *mir.Value {
				return x.op(mir.Convert, mir.Int64, x.op(mir.Convert, mir.Int32, x.param(i)))
			}
			w, h := small(4), small(5)
			size := x.op(mir.Mul, mir.Int64, w, h)
			x.check(mir.CheckLE, size, x.param(1))
			px, py := x.intr(mir.ThreadIdx), x.intr(mir.BlockIdx)
			in, out := x.block(), x.block()
			x.branch(x.op(mir.And, mir.Bool, x.op(mir.Lt, mir.Bool, px, w), x.op(mir.Lt, mir.Bool, py, h)), in, out)
			x.b = in
			x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, x.op(mir.Mul, mir.Int64, py, w), px), size)
			x.jump(out)
			x.b = out
		}, 1},
		{"point of a field whose size may wrap around", func(x *builder) {
			w, h := x.param(4), x.param(5)
			size := x.op(mir.Mul, mir.Int64, w, h)
			x.check(mir.CheckLE, size, x.param(1))
			px, py := x.intr(mir.ThreadIdx), x.intr(mir.BlockIdx)
			in, out := x.block(), x.block()
			x.branch(x.op(mir.And, mir.Bool, x.op(mir.Lt, mir.Bool, px, w), x.op(mir.Lt, mir.Bool, py, h)), in, out)
			x.b = in
			x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, x.op(mir.Mul, mir.Int64, py, w), px), size)
			x.jump(out)
			x.b = out
		}, 2},
		{"smaller of two lengths", func(x *builder) {
			n := x.op(mir.Select, mir.Int64, x.op(mir.Lt, mir.Bool, x.param(1), x.param(3)), x.param(1), x.param(3))
			x.loop(x.int(0), x.int(1), lt(x, n), func(i *mir.Value) {
				x.check(mir.CheckIndex, i, x.param(1))
				x.check(mir.CheckIndex, i, x.param(3))
			})
		}, 0},
		{"larger of two lengths", func(x *builder) {
			n := x.op(mir.Select, mir.Int64, x.op(mir.Gt, mir.Bool, x.param(1), x.param(3)), x.param(1), x.param(3))
			x.loop(x.int(0), x.int(1), lt(x, n), func(i *mir.Value) {
				x.check(mir.CheckIndex, i, x.param(1))
				x.check(mir.CheckIndex, i, x.param(3))
			})
		}, 2},
		{"counting down", func(x *builder) {
			// for i := len-1; i >= 0; i--
			start := x.op(mir.Sub, mir.Int64, x.param(1), x.int(1))
			x.loop(start, x.int(-1), func(i *mir.Value) *mir.Value { return x.op(mir.Ge, mir.Bool, i, x.int(0)) },
				func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 0},
		{"length that changes in the outer loop", func(x *builder) {
			// for j := 0; j < p5; j++ { for i := 0; i < p4; i++ {...} } with an
			// index carried over from one round of the outer loop to the next.
			x.loop(x.int(0), x.int(1), lt(x, x.param(5)), func(j *mir.Value) {
				n := x.op(mir.Sub, mir.Int64, x.param(1), j)
				x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) { x.check(mir.CheckIndex, i, n) })
			})
		}, 1},
		{"int32 index that may wrap", func(x *builder) {
			i32 := x.op(mir.Convert, mir.Int32, x.param(4))
			in, out := x.block(), x.block()
			x.branch(x.op(mir.Ge, mir.Bool, i32, x.f.ConstInt(mir.Int32, 0)), in, out)
			x.b = in
			next := x.op(mir.Add, mir.Int32, i32, x.f.ConstInt(mir.Int32, 1))
			x.check(mir.CheckNonNeg, next)
			x.check(mir.CheckNonNeg, i32)
			x.jump(out)
			x.b = out
		}, 1},
		{"truncation does not keep the bound", func(x *builder) {
			x.check(mir.CheckIndex, x.op(mir.Convert, mir.Int64, x.op(mir.Convert, mir.Int8, x.op(mir.And, mir.Int64, x.param(4), x.int(255)))), x.int(256))
			x.check(mir.CheckIndex, x.op(mir.Convert, mir.Int64, x.op(mir.Convert, mir.Uint8, x.op(mir.And, mir.Int64, x.param(4), x.int(255)))), x.int(256))
		}, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			x := newKernel(t, "slice", "slice", mir.Int64, mir.Int64)
			test.build(x)
			x.ret()
			x.run(simplify, eliminateChecks)
			if got := x.count(allChecks...); got != test.left {
				t.Errorf("%d checks left, want %d:\n%s", got, test.left, x.f)
			}
		})
	}
}

// TestElementsAreNotNil drops checks of addresses whose index was checked.
func TestElementsAreNotNil(t *testing.T) {
	for name, tt := range map[string]struct {
		build func(x *builder)
		left  int
	}{
		"an element": {func(x *builder) {
			x.check(mir.CheckIndex, x.param(4), x.param(1))
			x.check(mir.CheckNil, x.elem(0, x.param(4)))
		}, 0},
		"another index": {func(x *builder) {
			x.check(mir.CheckIndex, x.int(1), x.param(1))
			x.check(mir.CheckNil, x.elem(0, x.param(4)))
		}, 1},
		"of no check": {func(x *builder) { x.check(mir.CheckNil, x.elem(0, x.param(4))) }, 1},
		"a later check": {func(x *builder) {
			e := x.elem(0, x.param(4))
			x.check(mir.CheckIndex, x.param(4), x.param(1))
			x.check(mir.CheckNil, e)
		}, 1},
		"a part of a part": {func(x *builder) {
			x.check(mir.CheckIndex, x.param(4), x.param(1))
			x.check(mir.CheckNil, x.op(mir.Bitcast, mir.PtrTo(mir.Uint32), x.elem(0, x.param(4))))
		}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			x := newKernel(t, "slice", "slice", mir.Int64)
			tt.build(x)
			x.ret()
			x.run(eliminateChecks)
			if left := x.count(mir.CheckNil); left != tt.left {
				t.Errorf("%d checks for nil left, want %d\n%s", left, tt.left, x.f)
			}
		})
	}
}

// elem returns the address of an element of the memory at a parameter.
func (x *builder) elem(param int, i *mir.Value) *mir.Value {
	return x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(param), i)
}

// TestChecksOfConditions proves conditions that are checked, and from them.
func TestChecksOfConditions(t *testing.T) {
	check := func(x *builder, c *mir.Value) { x.check(mir.CheckTrue, c, x.param(1), x.int(4)) }
	multiple := func(x *builder, v *mir.Value) *mir.Value {
		return x.op(mir.Eq, mir.Bool, x.op(mir.And, mir.Int64, v, x.int(3)), x.int(0))
	}
	either := func(x *builder, c *mir.Value) *mir.Value {
		return x.op(mir.Or, mir.Bool, c, x.op(mir.Eq, mir.Bool, x.param(1), x.int(0)))
	}
	for name, tt := range map[string]struct {
		build func(x *builder)
		left  int
	}{
		"one":           {func(x *builder) { check(x, multiple(x, x.param(1))) }, 1},
		"twice":         {func(x *builder) { check(x, multiple(x, x.param(1))); check(x, multiple(x, x.param(1))) }, 1},
		"one of two":    {func(x *builder) { check(x, multiple(x, x.param(1))); check(x, either(x, multiple(x, x.param(1)))) }, 1},
		"two, then one": {func(x *builder) { check(x, either(x, multiple(x, x.param(1)))); check(x, multiple(x, x.param(1))) }, 2},
		"either twice":  {func(x *builder) { c := either(x, multiple(x, x.param(1))); check(x, c); check(x, c) }, 1},
		"always":        {func(x *builder) { check(x, multiple(x, x.int(8))) }, 0},
		"never":         {func(x *builder) { check(x, multiple(x, x.int(9))) }, 1},
		"of others":     {func(x *builder) { check(x, multiple(x, x.param(1))); check(x, multiple(x, x.param(3))) }, 2},
		"then an index": {func(x *builder) {
			check(x, x.op(mir.Lt, mir.Bool, x.int(5), x.param(1)))
			x.check(mir.CheckIndex, x.int(5), x.param(1))
		}, 1},
		"then not negative": {func(x *builder) {
			v := x.op(mir.Sub, mir.Int64, x.param(1), x.int(7))
			check(x, x.op(mir.Lt, mir.Bool, x.op(mir.Convert, mir.Uint64, v), x.f.ConstInt(mir.Uint64, 100)))
			x.check(mir.CheckNonNeg, v)
		}, 1},
		"after not negative": {func(x *builder) {
			v := x.op(mir.Sub, mir.Int64, x.param(1), x.int(7))
			x.check(mir.CheckNonNeg, v)
			check(x, x.op(mir.Lt, mir.Bool, x.op(mir.Convert, mir.Uint64, v), x.f.ConstInt(mir.Uint64, 100)))
		}, 2},
		"after an index": {func(x *builder) {
			x.check(mir.CheckIndex, x.int(5), x.param(1))
			check(x, x.op(mir.Lt, mir.Bool, x.int(5), x.param(1)))
		}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			x := newKernel(t, "slice", "slice")
			tt.build(x)
			x.ret()
			x.run(simplify, eliminateChecks)
			left := 0
			for _, o := range allChecks {
				left += x.count(o)
			}
			if left != tt.left {
				t.Errorf("%d checks left, want %d\n%s", left, tt.left, x.f)
			}
		})
	}
}
