package passes

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// Forms in which a loop is written.
const (
	testsCounter = iota // for i := start; i < bound; i += step
	testsNext           // for i := start - step; i+step < bound; i += step, as over a slice
	testsBehind         // if start < bound { do while i+step < bound }, as over a number
	twoWaysIn           // the first, entered over two edges
	forms
)

// readingLoop builds, with the parameters memory, start, bound, step and a place to
// store to,
//
//	for i := start; i < bound; i += step { sum += memory[i]; last, before = i, last }
//
// in one of its forms, and stores the variables after it. The parameters stand for
// themselves unless given.
func readingLoop(t *testing.T, form int, i *mir.Type, start, bound, step func(x *builder) *mir.Value) *builder {
	x := newKernel(t, mir.PtrTo(mir.Int64), i, i, i, mir.PtrTo(mir.Int64))
	value := func(param int, v func(*builder) *mir.Value) *mir.Value {
		if v != nil {
			return v(x)
		}
		return x.param(param)
	}
	from, to, by := value(1, start), value(2, bound), value(3, step)
	below := func(v *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, v, to) }
	body, out := x.block(), x.block()
	head := body // which tests after
	if form != testsBehind {
		head = x.block()
	}
	begin := func(c, sum, last, before *mir.Value) [4]*mir.Value {
		return [4]*mir.Value{x.op(mir.Phi, i, c), x.op(mir.Phi, mir.Int64, sum), x.op(mir.Phi, i, last), x.op(mir.Phi, i, before)}
	}
	read := func(vars [4]*mir.Value, at *mir.Value) (sum *mir.Value) {
		v := x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Int64), x.param(0), x.op(mir.Convert, mir.Int64, at)))
		return x.op(mir.Add, mir.Int64, vars[1], v)
	}
	again := func(vars [4]*mir.Value, c, sum, last *mir.Value) {
		for k, v := range []*mir.Value{c, sum, last, vars[2]} {
			vars[k].Args = append(vars[k].Args, v)
		}
	}
	var vars, end [4]*mir.Value
	switch form {
	case testsCounter, twoWaysIn:
		enter := x.b
		if form == twoWaysIn {
			other := x.block()
			x.branch(x.op(mir.Ne, mir.Bool, by, to), head, other)
			x.b = other
		}
		x.jump(head)
		x.b = head
		vars = begin(from, x.int(0), by, to)
		if form == twoWaysIn {
			for k, v := range []*mir.Value{to, x.int(7), from, from} {
				vars[k].Args = append(vars[k].Args, v)
			}
			if head.Preds[0] != enter {
				x.t.Fatal("the test takes another order of predecessors")
			}
		}
		x.branch(below(vars[0]), body, out)
		x.b = body
		sum := read(vars, vars[0])
		again(vars, x.op(mir.Add, i, vars[0], by), sum, vars[0])
		x.jump(head)
		end = vars
	case testsNext:
		first := x.op(mir.Sub, i, from, by)
		x.jump(head)
		x.b = head
		vars = begin(first, x.int(0), by, to)
		next := x.op(mir.Add, i, vars[0], by)
		x.branch(below(next), body, out)
		x.b = body
		again(vars, next, read(vars, next), next)
		x.jump(head)
		end = vars
	case testsBehind:
		enter := x.b
		x.branch(below(from), body, out)
		x.b = body
		vars = begin(from, x.int(0), by, to)
		sum := read(vars, vars[0])
		next := x.op(mir.Add, i, vars[0], by)
		again(vars, next, sum, vars[0])
		x.branch(below(next), body, out)
		x.b = out
		if out.Preds[0] != enter {
			x.t.Fatal("the test takes another order of predecessors")
		}
		end = begin(from, x.int(0), by, to)
		for k, v := range []*mir.Value{next, sum, vars[0], vars[2]} {
			end[k].Args = append(end[k].Args, v)
		}
	}
	x.b = out
	for _, v := range end {
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
	r, loops := rand.New(rand.NewPCG(1, 2)), 1600
	if testing.Short() {
		loops = 400
	}
	for _, typ := range []*mir.Type{mir.Int64, mir.Uint64, mir.Int32, mir.Uint32, mir.Int16, mir.Uint8} {
		all := typeInterval(typ)
		odd := []int64{all.lo, all.lo + 1, all.hi, all.hi - 1, all.hi / 8, all.hi / 16, all.hi/16 + 1, 0, 1, -1}
		if all.open {
			odd = append(odd, -2, math.MinInt64)
		}
		pick := func(small int64) int64 {
			if r.IntN(4) == 0 {
				return mir.Extend(typ, odd[r.IntN(len(odd))])
			}
			return mir.Extend(typ, r.Int64N(small)-r.Int64N(small)/3)
		}
		unrolled, finished, many := 0, 0, 0
		for n := range loops {
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
			build := func() *builder { return readingLoop(t, n%forms, typ, start, bound, step) }
			before, after := build(), build()
			if err := mir.Verify(after.p); err != nil {
				t.Fatal(err)
			}
			after.run(unrollLoops)
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
		if unrolled < loops*5/8 || finished < loops || many < loops*3/32 {
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
			x.run(unrollLoops)
			if got := x.count(mir.Load); got != tt.want {
				t.Errorf("%d loads, want %d\n%s", got, tt.want, x.f)
			}
		})
	}
}

func TestStreamsAreLoopsThatOnlyRead(t *testing.T) {
	for _, tt := range []struct {
		name string
		body func(x *builder, i *mir.Value)
		want bool
	}{
		{"reads", func(x *builder, i *mir.Value) { x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), i)) }, true},
		{"computes", func(x *builder, i *mir.Value) { x.op(mir.Mul, mir.Int64, i, i) }, false},
		{"reads and writes", func(x *builder, i *mir.Value) {
			p := x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), i)
			x.store(p, x.load(p))
		}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := newKernel(t, "slice")
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, x.param(1)) },
				func(i *mir.Value) { tt.body(x, i) })
			x.ret()
			x.run(markStreaming)
			if got := x.p.Kernels[0].Streams; got != tt.want {
				t.Errorf("Streams is %v, want %v\n%s", got, tt.want, x.p)
			}
		})
	}
}
