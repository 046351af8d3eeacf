package passes

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func TestVersionPutsATestBeforeTheLoop(t *testing.T) {
	x := newKernel(t, "slice", "slice")
	// for i := 0; i < len(y); i++ { y[i] = x[i] }, and i is used after it.
	xn, yn := x.param(1), x.param(3)
	var last *mir.Value
	x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { last = i; return x.op(mir.Lt, mir.Bool, i, yn) }, func(i *mir.Value) {
		x.check(mir.CheckIndex, i, xn)
		v := x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), i))
		x.store(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(2), i), v)
	})
	x.check(mir.CheckIndex, last, xn)
	x.ret()
	x.run(versionLoops, simplify)
	want := `func K(p0 *float32, p1 int64, p2 *float32, p3 int64) {
b0:
	v0 = Mul int64 p3, -1
	v1 = Add int64 p1, v0
	v2 = Ge bool v1, 0
	If v2, b1, b4
b1: <- b0 b2
	v3 = Phi int64 0, v8
	v4 = Lt bool v3, p3
	If v4, b2, b3
b2: <- b1
	v5 = IndexAddr *float32 p0, v3
	v6 = Load float32 v5
	v7 = IndexAddr *float32 p2, v3
	Store v7, v6
	v8 = Add int64 v3, 1
	Jump b1
b3: <- b1 b4
	v9 = Phi int64 v3, v10
	CheckIndex v9, p1 @0
	Return
b4: <- b5 b0
	v10 = Phi int64 v15, 0
	v11 = Lt bool v10, p3
	If v11, b5, b3
b5: <- b4
	CheckIndex v10, p1 @0
	v12 = IndexAddr *float32 p0, v10
	v13 = Load float32 v12
	v14 = IndexAddr *float32 p2, v10
	Store v14, v13
	v15 = Add int64 v10, 1
	Jump b4
}
`
	if d := cmp.Diff(want, x.f.String()); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

func TestVersion(t *testing.T) {
	lt := func(x *builder, n *mir.Value) func(*mir.Value) *mir.Value {
		return func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, n) }
	}
	sync := func(x *builder) { x.op(mir.Intr, mir.Void).Intr = mir.SyncBlock }
	thread := func(x *builder) *mir.Value { return x.intr(mir.ThreadIdx) }
	for _, test := range []struct {
		name  string
		build func(x *builder) // params: p0, p1 a slice; p2, p3 a slice; p4, p5 int
		// left are the checks of the form that runs usually, and tests the
		// comparisons before the loops.
		left, tests int
	}{
		{"index that is the counter", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(4)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 0, 2}, // p4 is small enough for the other test to be computed
		{"rows and columns", func(x *builder) {
			w, h := x.param(4), x.param(5)
			x.loop(x.int(0), x.int(1), lt(x, h), func(y *mir.Value) {
				x.loop(x.int(0), x.int(1), lt(x, w), func(i *mir.Value) {
					x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, x.op(mir.Mul, mir.Int64, y, w), i), x.param(1))
				})
			})
		}, 0, 3},
		{"neighbours of inner points", func(x *builder) {
			w, h, col := x.param(4), x.param(5), thread(x)
			in, out := x.block(), x.block()
			ge := x.op(mir.Ge, mir.Bool, col, x.int(1))
			x.branch(x.op(mir.And, mir.Bool, ge, x.op(mir.Lt, mir.Bool, col, x.op(mir.Sub, mir.Int64, w, x.int(1)))), in, out)
			x.b = in
			x.loop(x.int(1), x.int(1), lt(x, x.op(mir.Sub, mir.Int64, h, x.int(1))), func(y *mir.Value) {
				i := x.op(mir.Add, mir.Int64, x.op(mir.Mul, mir.Int64, y, w), col)
				for _, j := range []*mir.Value{x.op(mir.Sub, mir.Int64, i, w), x.op(mir.Add, mir.Int64, i, w),
					x.op(mir.Sub, mir.Int64, i, x.int(1)), x.op(mir.Add, mir.Int64, i, x.int(1))} {
					x.check(mir.CheckIndex, j, x.param(1))
				}
			})
			x.jump(out)
			x.b = out
		}, 0, 3},
		{"variable in step with the counter", func(x *builder) {
			// for i := p4; i > 0; i-- { s[at]; at += p5 }
			head, in, out := x.block(), x.block(), x.block()
			x.jump(head)
			x.b = head
			i, at := x.op(mir.Phi, mir.Int64, x.param(4)), x.op(mir.Phi, mir.Int64, x.param(3))
			x.branch(x.op(mir.Gt, mir.Bool, i, x.int(0)), in, out)
			x.b = in
			x.check(mir.CheckIndex, at, x.param(1))
			i.Args = append(i.Args, x.op(mir.Sub, mir.Int64, i, x.int(1)))
			at.Args = append(at.Args, x.op(mir.Add, mir.Int64, at, x.param(5)))
			x.jump(head)
			x.b = out
		}, 0, 3},
		{"loop that tests behind its body", func(x *builder) {
			body, out := x.block(), x.block()
			x.branch(lt(x, x.param(4))(x.int(0)), body, out)
			x.b = body
			i := x.op(mir.Phi, mir.Int64, x.int(0))
			x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, i, x.param(5)), x.param(1))
			next := x.op(mir.Add, mir.Int64, i, x.int(1))
			i.Args = append(i.Args, next)
			x.branch(lt(x, x.param(4))(next), body, out)
			x.b = out
		}, 0, 3},
		{"index that memory holds", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(4)), func(i *mir.Value) {
				j := x.op(mir.Convert, mir.Int64, x.load(x.param(0)))
				x.check(mir.CheckIndex, j, x.param(1))
			})
		}, 1, 0},
		{"one of two indices can be tested for", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(4)), func(i *mir.Value) {
				j := x.op(mir.Convert, mir.Int64, x.load(x.param(0)))
				x.check(mir.CheckIndex, j, x.param(1))
				x.check(mir.CheckIndex, i, x.param(1))
			})
		}, 1, 2},
		{"threads meet, and the bounds are the same for all", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(4)), func(i *mir.Value) {
				x.check(mir.CheckIndex, i, x.param(1))
				sync(x)
			})
		}, 0, 2},
		{"threads meet, and each has its own index", func(x *builder) {
			tid := thread(x)
			x.loop(x.int(0), x.int(1), lt(x, x.param(4)), func(i *mir.Value) {
				// At most 1023 more than the counter.
				x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, i, tid), x.param(1))
				sync(x)
			})
		}, 0, 2},
		{"threads meet, and each has its own bound", func(x *builder) {
			n := x.op(mir.Convert, mir.Int64, x.load(x.param(0)))
			x.loop(x.int(0), x.int(1), lt(x, n), func(i *mir.Value) {
				x.check(mir.CheckIndex, i, x.param(1))
				sync(x)
			})
		}, 1, 0},
		{"threads do not meet, and each has its own bound", func(x *builder) {
			n := x.op(mir.Convert, mir.Int64, x.load(x.param(0)))
			x.loop(x.int(0), x.int(1), lt(x, n), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(1)) })
		}, 0, 2},
		{"one index further than another by what is not 0", func(x *builder) {
			w := x.op(mir.Convert, mir.Int64, x.op(mir.Convert, mir.Uint32, x.param(4)))
			some, end := x.block(), x.block()
			x.branch(x.op(mir.Gt, mir.Bool, w, x.int(0)), some, end)
			x.b = some
			// That the one follows from the other would take w to be 0.
			more := func(*mir.Value) *mir.Value {
				return x.op(mir.Lt, mir.Bool, x.load(x.param(2)), x.f.ConstFloat(mir.Float32, 1))
			}
			x.loop(x.param(5), w, more, func(i *mir.Value) {
				i = x.op(mir.Add, mir.Int64, i, w)
				x.check(mir.CheckIndex, i, x.param(1))
				x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, i, w), x.param(1))
				x.store(x.param(0), x.f.ConstFloat(mir.Float32, 1))
			})
			x.jump(end)
			x.b = end
		}, 2, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			x := newKernel(t, "slice", "slice", mir.Int64, mir.Int64)
			test.build(x)
			x.ret()
			before := x.count(mir.Le, mir.Ge)
			x.run(simplify, versionLoops, simplify)
			left, cold := 0, 0
			for _, b := range x.f.Blocks {
				for _, v := range b.Instrs {
					switch {
					case b.Cold:
						cold++
					case v.Op == mir.CheckIndex:
						left++
					}
				}
			}
			if left != test.left || (cold > 0) != (test.tests > 0) {
				t.Errorf("%d checks are left, want %d; %d instructions are cold\n%s", left, test.left, cold, x.f)
			}
			if n := x.count(mir.Le, mir.Ge) - before; n != test.tests {
				t.Errorf("%d comparisons were added, want %d\n%s", n, test.tests, x.f)
			}
		})
	}
}

func TestParametersOfFunctionsAreNotUniform(t *testing.T) {
	x := newKernel(t, "slice", mir.Int64)
	h := x.helper("h", nil, mir.Int64, mir.Int64)
	h.loop(h.int(0), h.int(1), func(i *mir.Value) *mir.Value { return h.op(mir.Lt, mir.Bool, i, h.param(0)) }, func(i *mir.Value) {
		h.check(mir.CheckIndex, i, h.param(1))
		h.op(mir.Intr, mir.Void).Intr = mir.SyncBlock
	})
	h.ret()
	x.call(h.f, x.param(2), x.param(1))
	x.ret()
	x.run(versionLoops)
	if n := h.count(mir.CheckIndex); n != 1 {
		t.Errorf("%d checks, want the one in one form of the loop\n%s", n, h.f)
	}
}

// nestedChecks is two loops inside each other, with n checks whose indices are made of
// products of their own.
func nestedChecks(t *testing.T, n int) *builder {
	x := newKernel(t, "slice", mir.Int64, mir.Int64) // p0, p1 a slice; p2 its width, p3 its height
	below := func(n *mir.Value) func(*mir.Value) *mir.Value {
		return func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, n) }
	}
	x.loop(x.int(0), x.int(1), below(x.param(3)), func(row *mir.Value) {
		x.loop(x.int(0), x.int(1), below(x.param(2)), func(col *mir.Value) {
			for i := range n {
				at := x.op(mir.Mul, mir.Int64, x.op(mir.Add, mir.Int64, row, x.int(int64(i))), x.param(2))
				// So much of the row is known in no round.
				at = x.op(mir.Add, mir.Int64, at, x.op(mir.Mul, mir.Int64, x.op(mir.And, mir.Int64, row, x.int(int64(i))), x.param(3)))
				x.check(mir.CheckIndex, x.op(mir.Add, mir.Int64, at, col), x.param(1))
			}
		})
	})
	x.ret()
	return x
}

// TestVersioningTakesBoundedWork counts the steps of searches: enough for what programs
// hold, and where they are not, the loops keep their checks.
func TestVersioningTakesBoundedWork(t *testing.T) {
	for _, c := range []struct {
		checks, work int
		versioned    bool
	}{
		{10, 6000, true}, {20, 20000, true}, // each check is looked at a few times
		{10, 600, false}, {40, 20000, false},
	} {
		x := nestedChecks(t, c.checks)
		v := newVersioner(x.f, x.p.Kernels[0], c.work)
		v.run()
		if err := mir.Verify(x.p); err != nil {
			t.Fatal(err)
		}
		hot := 0
		for _, b := range x.f.Blocks {
			for _, in := range b.Instrs {
				if in.Op == mir.CheckIndex && !b.Cold {
					hot++
				}
			}
		}
		want := c.checks
		if c.versioned {
			want = 0
		}
		if hot != want || v.work < 0 || c.versioned == (v.work == 0) {
			t.Errorf("%d checks with %d steps: %d checks are left and %d steps", c.checks, c.work, hot, v.work)
		}
	}
}
