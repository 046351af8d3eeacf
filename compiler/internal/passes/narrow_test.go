package passes

import (
	"fmt"
	"math"
	"math/rand/v2"
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

// A loop's variable is computed in 32 bits if all its values fit, the last one included,
// with which the loop ends.
func TestNarrowLoopVariables(t *testing.T) {
	// below tells in front of a loop that parameter i is not negative and at most hi.
	below := func(x *builder, i int, hi int64) {
		in, out := x.block(), x.block()
		u := x.op(mir.Convert, mir.Uint64, x.param(i))
		x.branch(x.op(mir.Le, mir.Bool, u, x.f.ConstInt(mir.Uint64, hi)), in, out)
		x.b = out
		x.ret()
		x.b = in
	}
	to := func(x *builder, start, step, bound *mir.Value) {
		x.loop(start, step, func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, bound) },
			func(i *mir.Value) { x.store(x.param(3), x.op(mir.Add, mir.Int64, i, x.int(1))) })
	}
	for _, tt := range []struct {
		name  string
		build func(x *builder) // parameters: a slice, an int, and where to store
		want  *mir.Type
	}{
		{"to a constant", func(x *builder) { to(x, x.int(0), x.int(1), x.int(100)) }, mir.Int32},
		{"from a negative constant", func(x *builder) { to(x, x.int(math.MinInt32), x.int(1), x.int(0)) }, mir.Int32},
		{"from below int32", func(x *builder) { to(x, x.int(math.MinInt32-1), x.int(1), x.int(0)) }, mir.Int64},
		{"to the largest int32", func(x *builder) { to(x, x.int(0), x.int(1), x.int(math.MaxInt32)) }, mir.Int32},
		{"to beyond int32", func(x *builder) { to(x, x.int(0), x.int(1), x.int(math.MaxInt32+1)) }, mir.Uint32},
		{"steps beyond int32", func(x *builder) { to(x, x.int(0), x.int(2), x.int(math.MaxInt32)) }, mir.Uint32},
		{"to the largest uint32", func(x *builder) { to(x, x.int(0), x.int(1), x.int(math.MaxUint32)) }, mir.Uint32},
		{"to beyond uint32", func(x *builder) { to(x, x.int(0), x.int(1), x.int(math.MaxUint32+1)) }, mir.Int64},
		{"steps beyond uint32", func(x *builder) { to(x, x.int(0), x.int(2), x.int(math.MaxUint32)) }, mir.Int64},
		{"to a length", func(x *builder) { to(x, x.int(0), x.int(1), x.param(1)) }, mir.Int64},
		{"to any number", func(x *builder) { to(x, x.int(0), x.int(1), x.param(2)) }, mir.Int64},
		{"to a number tested for", func(x *builder) {
			below(x, 2, math.MaxInt32)
			to(x, x.int(0), x.int(1), x.param(2))
		}, mir.Int32},
		{"to a number tested for less", func(x *builder) {
			below(x, 2, 1<<40)
			to(x, x.int(0), x.int(1), x.param(2))
		}, mir.Int64},
		{"to a length tested for", func(x *builder) {
			below(x, 1, 1<<28)
			to(x, x.int(0), x.int(32), x.param(1))
		}, mir.Int32},
		{"by steps tested for", func(x *builder) {
			below(x, 2, math.MaxInt32)
			to(x, x.int(0), x.param(2), x.int(math.MaxInt32))
		}, mir.Uint32},
		{"by any steps", func(x *builder) { to(x, x.int(0), x.param(2), x.int(100)) }, mir.Int64},
		{"tested behind the loop", func(x *builder) {
			to(x, x.int(0), x.int(1), x.param(2))
			below(x, 2, 100)
		}, mir.Int64},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := newKernel(t, "slice", mir.Int64, mir.PtrTo(mir.Int64))
			tt.build(x)
			x.ret()
			x.run(inferNoWrap, narrowIntegers)
			for _, b := range x.f.Blocks {
				for _, phi := range b.Phis() {
					if !phi.Type.Equal(tt.want) {
						t.Errorf("computed in %s, want %s\n%s", phi.Type, tt.want, x.f)
					}
				}
			}
		})
	}
}

// edges are numbers about the ends of what 32 bits hold.
var edges = []int64{0, 1, 2, 7, -1, -3, 1 << 28, 1<<28 - 1, math.MaxInt32, math.MaxInt32 - 1, math.MaxInt32 + 1, math.MaxUint32, math.MaxUint32 - 1,
	math.MaxUint32 + 1, math.MinInt32, math.MinInt32 - 1, 1 << 40, math.MaxInt64, math.MinInt64}

// randomLoops returns a kernel with loops, some in others, whose variables come near the
// ends of 32 bits in a few rounds, after tests of their bounds that may or may not do.
func randomLoops(t *testing.T, seed uint64) *builder {
	x := newKernel(t, "slice", mir.Int64, mir.Int64, mir.Int64, mir.PtrTo(mir.Int64))
	g := &generator{builder: x, r: rand.New(rand.NewPCG(seed, 9)), out: x.param(5)}
	pick := func(ns ...int64) *mir.Value { return g.int(ns[g.r.IntN(len(ns))]) }
	number := func() *mir.Value {
		if g.r.IntN(2) == 0 {
			return g.param(1 + g.r.IntN(4))
		}
		return pick(edges...)
	}
	var nest func(depth int, around []*mir.Value)
	nest = func(depth int, around []*mir.Value) {
		bound, step := number(), pick(1, 1, 2, 3, -1, 1<<28, 1<<30, math.MaxInt32, math.MaxInt32+1)
		if g.r.IntN(4) == 0 {
			step = number()
		}
		out := g.f.NewBlock()
		for _, v := range []*mir.Value{bound, step} {
			if g.r.IntN(3) > 0 && v.Op == mir.Param {
				in := g.f.NewBlock()
				most := []int64{100, 1 << 28, math.MaxInt32, math.MaxInt32 + 1, math.MaxUint32, 1 << 40}[g.r.IntN(6)]
				if g.r.IntN(2) == 0 {
					u := g.op(mir.Convert, mir.Uint64, v)
					g.branch(g.op(mir.Le, mir.Bool, u, g.f.ConstInt(mir.Uint64, most)), in, out)
				} else {
					low := g.op(mir.Ge, mir.Bool, v, pick(0, -5, math.MinInt32))
					g.branch(g.op(mir.And, mir.Bool, low, g.op(mir.Lt, mir.Bool, v, g.int(most))), in, out)
				}
				g.b = in
			}
		}
		start := pick(0, 0, 1, -2, math.MinInt32, math.MaxInt32-2, math.MaxUint32-2, 1<<30)
		if len(around) > 0 && g.r.IntN(2) == 0 {
			start = around[g.r.IntN(len(around))]
		}
		compare := []mir.Op{mir.Lt, mir.Lt, mir.Lt, mir.Le, mir.Ne, mir.Gt, mir.Ge}[g.r.IntN(7)]
		g.loop(start, step, func(i *mir.Value) *mir.Value { return g.op(compare, mir.Bool, i, bound) }, func(i *mir.Value) {
			vals := append([]*mir.Value{i, i, bound, pick(2, 3, 1<<10), number()}, around...)
			for range 1 + g.r.IntN(4) {
				o := []mir.Op{mir.Add, mir.Sub, mir.Mul}[g.r.IntN(3)]
				v := g.op(o, mir.Int64, vals[g.r.IntN(len(vals))], vals[g.r.IntN(len(vals))])
				g.store(g.out, v)
				vals = append(vals, v)
			}
			if d := pick(1, 3, 1<<20, 1<<33); g.r.IntN(2) == 0 {
				o := []mir.Op{mir.Div, mir.Rem}[g.r.IntN(2)]
				vals = append(vals, g.op(o, mir.Int64, vals[g.r.IntN(len(vals))], d))
			}
			for _, v := range vals[len(around):] {
				c := g.op(mir.Eq+mir.Op(g.r.IntN(6)), mir.Bool, v, vals[g.r.IntN(len(vals))])
				g.store(g.out, g.op(mir.Select, mir.Int64, c, v, i))
			}
			if depth > 0 {
				nest(depth-1, vals)
			}
		})
		g.jump(out)
		g.b = out
	}
	for range 2 {
		nest(1, nil)
	}
	g.ret()
	return x
}

// Random loops store the same numbers when narrowed.
func TestNarrowKeepsTheMeaningOfRandomLoops(t *testing.T) {
	programs, finished, narrowed := 1500, 0, map[string]int{}
	if testing.Short() {
		programs = 200
	}
	for seed := range uint64(programs) {
		before, after := randomLoops(t, seed), randomLoops(t, seed)
		if err := mir.Verify(before.p); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, before.f)
		}
		after.run(simplify, inferNoWrap, narrowIntegers)
		for _, b := range after.f.Blocks {
			for _, v := range b.Instrs {
				if v.Op == mir.Phi || v.Op == mir.Add || v.Op == mir.Sub || v.Op == mir.Mul || v.Op == mir.Div {
					narrowed[fmt.Sprint(v.Op, " ", v.Type)]++
				}
			}
		}
		r := rand.New(rand.NewPCG(seed, 10))
		for range 12 {
			args := []int64{0, 0, 0, 0, 0}
			for i := range args {
				args[i] = edges[r.IntN(len(edges))]
			}
			args[1] = max(args[1]&(maxLen-1), 0) // a length
			want := interpret(before.f, args, 1000)
			if want.Timeout {
				continue
			}
			finished++
			if diff := cmp.Diff(want, interpret(after.f, args, 3000)); diff != "" {
				t.Fatalf("seed %d with %v (-before +after):\n%s\nbefore:\n%s\nafter:\n%s", seed, args, diff, before.f, after.f)
			}
		}
	}
	if finished < programs {
		t.Errorf("%d runs of %d programs finished", finished, programs)
	}
	for _, v := range []string{"Phi int32", "Phi uint32", "Phi int64", "Add int32", "Sub int32", "Mul int32", "Div uint32"} {
		if narrowed[v] < programs/40 {
			t.Errorf("%d programs have %d of %s: the programs test too little", programs, narrowed[v], v)
		}
	}
}
