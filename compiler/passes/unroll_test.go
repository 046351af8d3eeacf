package passes

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/mir"
)

// readingLoop builds, with the parameters memory, start, bound, step and a place to
// store to,
//
//	for i := start; i < bound; i += step { sum += memory[i]; last, before = i, last }
//
// and stores the variables behind it. The parameters stand for themselves unless given.
func readingLoop(t *testing.T, i *mir.Type, start, bound, step func(x *builder) *mir.Value) *builder {
	x := newKernel(t, mir.PtrTo(mir.Int64), i, i, i, mir.PtrTo(mir.Int64))
	value := func(param int, v func(*builder) *mir.Value) *mir.Value {
		if v != nil {
			return v(x)
		}
		return x.param(param)
	}
	from, to, by := value(1, start), value(2, bound), value(3, step)
	head, body, out := x.block(), x.block(), x.block()
	x.jump(head)
	x.b = head
	c := x.op(mir.Phi, i, from)
	sum, last, before := x.op(mir.Phi, mir.Int64, x.int(0)), x.op(mir.Phi, i, by), x.op(mir.Phi, i, to)
	x.branch(x.op(mir.Lt, mir.Bool, c, to), body, out)
	x.b = body
	at := x.op(mir.Convert, mir.Int64, c)
	v := x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Int64), x.param(0), at))
	c.Args = append(c.Args, x.op(mir.Add, i, c, by))
	sum.Args = append(sum.Args, x.op(mir.Add, mir.Int64, sum, v))
	last.Args = append(last.Args, c)
	before.Args = append(before.Args, last)
	x.jump(head)
	x.b = out
	for _, v := range []*mir.Value{c, sum, last, before} {
		if !v.Type.Equal(mir.Int64) {
			v = x.op(mir.Convert, mir.Int64, v)
		}
		x.store(x.param(4), v)
	}
	x.ret()
	return x
}

// TestUnrolledLoopsDoTheSame runs loops with counters of every type before and after,
// with bounds and steps at which a counter wraps around among them: they read the same
// addresses, in order, and end with the same values.
func TestUnrolledLoopsDoTheSame(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, typ := range []*mir.Type{mir.Int64, mir.Uint64, mir.Int32, mir.Uint32, mir.Int16, mir.Uint8} {
		all := typeInterval(typ)
		odd := []int64{all.lo, all.lo + 1, all.hi, all.hi - 1, all.hi / 8, all.hi / 16, all.hi/16 + 1, 0, 1, -1}
		if all.open {
			odd = append(odd, -2, math.MinInt64)
		}
		pick := func(small int64) int64 {
			if r.IntN(4) == 0 {
				return extend(typ, odd[r.IntN(len(odd))])
			}
			return extend(typ, r.Int64N(small)-r.Int64N(small)/3)
		}
		unrolled, finished, many := 0, 0, 0
		for range 3000 {
			var start, bound, step func(x *builder) *mir.Value
			constant := func(v int64) func(x *builder) *mir.Value {
				return func(x *builder) *mir.Value { return x.f.ConstInt(typ, v) }
			}
			if r.IntN(2) == 0 {
				start = constant(pick(20))
			}
			if r.IntN(4) == 0 {
				bound = constant(pick(120))
			}
			if r.IntN(2) == 0 {
				step = constant(pick(6))
			}
			before, after := readingLoop(t, typ, start, bound, step), readingLoop(t, typ, start, bound, step)
			if err := mir.Verify(after.p); err != nil {
				t.Fatal(err)
			}
			after.run(unroll)
			for _, b := range after.f.Blocks {
				if b.Unroll != 0 {
					unrolled++
				}
			}
			for range 4 {
				args := []int64{1 << 20, pick(20), pick(120), pick(6)}
				want := interpret(before.f, args, 3000)
				if want.Timeout {
					continue
				}
				finished++
				if len(want.Read) > 16 {
					many++
				}
				got := interpret(after.f, args, 9000)
				if d := cmp.Diff(want, got); d != "" {
					t.Fatalf("%s with %v (-before +after):\n%s\nbefore:\n%s\nafter:\n%s", typ, args, d, before.f, after.f)
				}
			}
		}
		if unrolled < 2000 || finished < 3000 || many < 300 {
			t.Errorf("%s: %d loops were unrolled, %d runs finished, %d of them with many rounds: they test too little", typ, unrolled, finished, many)
		}
	}
}

func TestRoundsAtATime(t *testing.T) {
	lt := func(x *builder, n *mir.Value) func(*mir.Value) *mir.Value {
		return func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, n) }
	}
	at := func(x *builder, param int, i *mir.Value) *mir.Value {
		return x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(param), i)
	}
	for _, tt := range []struct {
		name  string
		build func(x *builder) // params: p0, p1 a slice; p2, p3 a slice; p4 int
		want  int              // loads, with those of the loop itself
	}{
		{"a row", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) { x.load(at(x, 0, i)) })
		}, 16 + 1},
		{"a row and a vector", func(x *builder) {
			x.loop(x.intr(mir.ThreadIdx), x.intr(mir.BlockDim), lt(x, x.param(1)), func(i *mir.Value) { x.load(at(x, 0, i)); x.load(at(x, 2, i)) })
		}, 12*2 + 2},
		{"four rows", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) {
				for range 4 {
					x.load(at(x, 0, i))
					x.load(at(x, 2, i))
				}
			})
		}, 3*8 + 8},
		{"more than can be under way", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) {
				for range 25 {
					x.load(at(x, 0, i))
				}
			})
		}, 25},
		{"writes", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) { x.store(at(x, 0, i), x.load(at(x, 2, i))) })
		}, 1},
		{"a check is left", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.param(1)), func(i *mir.Value) { x.check(mir.CheckIndex, i, x.param(3)); x.load(at(x, 2, i)) })
		}, 1},
		{"a known number of rounds", func(x *builder) {
			x.loop(x.int(0), x.int(1), lt(x, x.int(9)), func(i *mir.Value) { x.load(at(x, 0, i)) })
		}, 1},
		{"a bound from memory, read anew", func(x *builder) {
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value {
				return x.op(mir.Lt, mir.Bool, i, x.op(mir.Convert, mir.Int64, x.load(x.param(0))))
			}, func(i *mir.Value) { x.load(at(x, 2, i)) })
		}, 2},
		{"another condition", func(x *builder) {
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Ne, mir.Bool, i, x.param(1)) }, func(i *mir.Value) { x.load(at(x, 0, i)) })
		}, 1},
		{"a directive", func(x *builder) {
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value {
				x.b.Unroll = 4
				return x.op(mir.Lt, mir.Bool, i, x.param(1))
			}, func(i *mir.Value) { x.load(at(x, 0, i)) })
		}, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := newKernel(t, "slice", "slice", mir.Int64)
			tt.build(x)
			x.ret()
			x.run(unroll)
			if got := x.count(mir.Load); got != tt.want {
				t.Errorf("%d loads, want %d\n%s", got, tt.want, x.f)
			}
		})
	}
}
