package passes

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// generator writes random functions with variables, branches, loops and checks.
type generator struct {
	*builder
	r    *rand.Rand
	vars []*mir.Value // variables, in memory
	out  *mir.Value
	todo int // statements left to write
	// sites is the number of checks written.
	sites int
}

// randomProgram returns a kernel with two slices, two ints and a place to store to.
func randomProgram(t *testing.T, seed uint64) *builder {
	x := newKernel(t, "slice", "slice", mir.Int64, mir.Int64, mir.PtrTo(mir.Int64))
	x.p.Sites = sites(1000)
	g := &generator{builder: x, r: rand.New(rand.NewPCG(seed, 7)), out: x.param(6), todo: 14}
	for range 4 {
		v := x.alloca(mir.Int64)
		x.store(v, g.leaf())
		g.vars = append(g.vars, v)
	}
	g.block(3)
	for _, v := range g.vars {
		x.store(g.out, x.load(v))
	}
	x.ret()
	return x
}

// site gives every check a number of its own, so that it is known which failed.
func (g *generator) checkAt(o mir.Op, args ...*mir.Value) {
	v := g.op(o, mir.Void, args...)
	v.Site = g.sites
	g.sites++
}

func (g *generator) block(depth int) {
	for n := 1 + g.r.IntN(4); n > 0 && g.todo > 0; n-- {
		g.todo--
		g.statement(depth)
	}
}

func (g *generator) statement(depth int) {
	v := g.vars[g.r.IntN(len(g.vars))]
	switch k := g.r.IntN(10); {
	case k < 2:
		g.store(v, g.expr(2))
	case k < 5:
		g.someCheck()
	case k < 6:
		g.store(g.out, g.expr(1))
	case k < 8 && depth > 0:
		then, els, join := g.f.NewBlock(), g.f.NewBlock(), g.f.NewBlock()
		g.builder.branch(g.cond(), then, els)
		g.b = then
		g.block(depth - 1)
		g.jump(join)
		g.b = els
		if g.r.IntN(2) == 0 {
			g.block(depth - 1)
		}
		g.jump(join)
		g.b = join
	case depth > 0 && g.r.IntN(2) == 0:
		g.forLoop(v, depth)
	case depth > 0:
		g.fieldLoop()
	default:
		g.someCheck()
	}
}

// forLoop writes a loop over variable v with a condition like those that people
// write, and now and then one that nobody should.
func (g *generator) forLoop(v *mir.Value, depth int) {
	head, body, out := g.f.NewBlock(), g.f.NewBlock(), g.f.NewBlock()
	g.store(v, g.leaf())
	bound := g.expr(1)
	g.jump(head)
	g.b = head
	ops := []mir.Op{mir.Lt, mir.Lt, mir.Le, mir.Ne, mir.Gt, mir.Ge}
	cond := ops[g.r.IntN(len(ops))]
	if g.r.IntN(4) == 0 {
		bound = g.expr(1) // computed anew in every round
	}
	g.builder.branch(g.op(cond, mir.Bool, g.load(v), bound), body, out)
	g.b = body
	g.block(depth - 1)
	steps := []int64{1, 1, 1, -1, 2, 3, 1 << 40, math.MaxInt64}
	g.store(v, g.op(mir.Add, mir.Int64, g.load(v), g.int(steps[g.r.IntN(len(steps))])))
	if g.r.IntN(3) == 0 && bound.Block != head {
		// Tested after the body, where that is not the first round.
		g.builder.branch(g.op(cond, mir.Bool, g.load(v), bound), body, out)
	} else {
		g.jump(head)
	}
	g.b = out
}

// fieldLoop writes a loop, or one inside another, over a field with rows of a
// width, with indices such as y*w + x and conditions that may or may not keep them
// inside.
func (g *generator) fieldLoop() {
	small := func() *mir.Value {
		if g.r.IntN(2) == 0 {
			return g.param([]int{1, 3, 4, 5}[g.r.IntN(4)])
		}
		return g.int(g.r.Int64N(6) - 1)
	}
	w, h, length := small(), small(), g.param(1+2*g.r.IntN(2))
	x, y := g.vars[0], g.vars[1]
	if g.r.IntN(3) == 0 {
		size := g.op(mir.Mul, mir.Int64, w, h)
		g.checkAt(mir.CheckLE, size, length)
		g.checkAt(mir.CheckLE, g.int(0), size)
		length = size
	}
	index := func() {
		g.todo--
		i := g.op(mir.Add, mir.Int64, g.op(mir.Mul, mir.Int64, g.load(y), w), g.load(x))
		switch g.r.IntN(5) {
		case 0:
			i = g.op(mir.Sub, mir.Int64, i, w)
		case 1:
			i = g.op(mir.Add, mir.Int64, i, w)
		case 2:
			i = g.op(mir.Add, mir.Int64, i, g.int(g.r.Int64N(3)-1))
		}
		g.checkAt(mir.CheckIndex, i, length)
		if g.r.IntN(2) == 0 {
			g.store(g.out, i)
		}
	}
	loop := func(v, bound *mir.Value, body func()) {
		head, in, out := g.f.NewBlock(), g.f.NewBlock(), g.f.NewBlock()
		g.store(v, g.int(g.r.Int64N(3)-g.r.Int64N(2)))
		if g.r.IntN(3) == 0 {
			bound = g.op(mir.Sub, mir.Int64, bound, g.int(1))
		}
		g.jump(head)
		g.b = head
		g.builder.branch(g.op(mir.Lt, mir.Bool, g.load(v), bound), in, out)
		g.b = in
		body()
		g.store(v, g.op(mir.Add, mir.Int64, g.load(v), g.int(1+g.r.Int64N(2))))
		g.jump(head)
		g.b = out
	}
	loop(y, h, func() {
		switch g.r.IntN(3) {
		case 0:
			loop(x, w, index)
		case 1:
			then, join := g.f.NewBlock(), g.f.NewBlock()
			g.builder.branch(g.op(mir.Lt, mir.Bool, g.load(x), w), then, join)
			g.b = then
			index()
			g.jump(join)
			g.b = join
		default:
			index()
			index()
		}
	})
}

func (g *generator) someCheck() {
	length := g.param(1 + 2*g.r.IntN(2))
	switch g.r.IntN(7) {
	case 0, 1, 2:
		if g.r.IntN(5) == 0 {
			length = g.int(g.r.Int64N(6))
		}
		g.checkAt(mir.CheckIndex, g.expr(2), length)
	case 3:
		hi, lo := g.expr(1), g.expr(1)
		g.checkAt(mir.CheckLE, hi, length)
		g.checkAt(mir.CheckLE, lo, hi)
		g.store(g.vars[0], g.op(mir.Sub, mir.Int64, hi, lo))
	case 4:
		d := g.expr(1)
		g.checkAt(mir.CheckNonZero, d)
		o := []mir.Op{mir.Div, mir.Rem}[g.r.IntN(2)]
		g.store(g.vars[1], g.op(o, mir.Int64, g.expr(1), d))
	case 5:
		n := g.expr(1)
		g.checkAt(mir.CheckNonNeg, n)
		g.store(g.vars[2], g.op(mir.Shr, mir.Int64, g.expr(1), n))
	case 6:
		g.checkAt(mir.CheckEq, g.param(1), g.param(3))
	}
}

func (g *generator) cond() *mir.Value {
	o := mir.Eq + mir.Op(g.r.IntN(6))
	c := g.op(o, mir.Bool, g.expr(1), g.expr(1))
	switch g.r.IntN(5) {
	case 0:
		return g.op(mir.Not, mir.Bool, c)
	case 1:
		d := g.op(mir.Lt, mir.Bool, g.expr(0), g.expr(1))
		return g.op([]mir.Op{mir.And, mir.Or}[g.r.IntN(2)], mir.Bool, c, d)
	}
	return c
}

func (g *generator) leaf() *mir.Value {
	switch g.r.IntN(6) {
	case 0:
		return g.param([]int{1, 3, 4, 5}[g.r.IntN(4)])
	case 1:
		return g.int([]int64{math.MaxInt64, math.MinInt64, 1 << 31, -1 << 31, 255}[g.r.IntN(5)])
	}
	return g.int(g.r.Int64N(7) - 2)
}

func (g *generator) expr(depth int) *mir.Value {
	if depth == 0 || g.r.IntN(3) == 0 {
		if len(g.vars) > 0 && g.r.IntN(3) > 0 {
			return g.load(g.vars[g.r.IntN(len(g.vars))])
		}
		return g.leaf()
	}
	x := g.expr(depth - 1)
	switch g.r.IntN(8) {
	case 0, 1:
		return g.op(mir.Add, mir.Int64, x, g.int(g.r.Int64N(5)-2))
	case 2:
		return g.op(mir.Sub, mir.Int64, x, g.expr(depth-1))
	case 3:
		return g.op(mir.And, mir.Int64, x, g.int(g.r.Int64N(16)))
	case 4:
		narrow := []*mir.Type{mir.Int8, mir.Uint8, mir.Int32, mir.Uint32, mir.Uint64}[g.r.IntN(5)]
		n := g.op(mir.Convert, narrow, x)
		n = g.op(mir.Add, narrow, n, g.f.ConstInt(narrow, 1))
		return g.op(mir.Convert, mir.Int64, n)
	case 5:
		y := g.expr(depth - 1)
		c := g.op([]mir.Op{mir.Lt, mir.Ge}[g.r.IntN(2)], mir.Bool, x, y)
		return g.op(mir.Select, mir.Int64, c, x, y)
	case 6:
		return g.op(mir.Mul, mir.Int64, x, g.int(g.r.Int64N(4)))
	}
	return g.op(mir.Add, mir.Int64, x, g.expr(depth-1))
}

// TestPassesKeepTheMeaningOfRandomPrograms runs random programs before and after
// the passes, with many inputs: the same check fails with the same values, and
// the same values are stored.
func TestPassesKeepTheMeaningOfRandomPrograms(t *testing.T) {
	ints := []int64{0, 1, 2, 3, 5, 7, -1, -2, math.MaxInt64, math.MinInt64, math.MaxInt64 - 1, 1 << 31, 255}
	programs, finished, removed, doubled := 3000, 0, 0, 0
	if testing.Short() {
		programs = 300
	}
	for seed := range uint64(programs) {
		before, after := randomProgram(t, seed), randomProgram(t, seed)
		if err := Run(after.p, Options{Verify: true}); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, before.f)
		}
		for _, b := range after.f.Blocks {
			if b.Cold {
				doubled++
				break
			}
		}
		removed += before.count(allChecks...) - after.count(allChecks...)
		r := rand.New(rand.NewPCG(seed, 8))
		for range 8 {
			args := []int64{0, r.Int64N(6), 0, r.Int64N(6), ints[r.IntN(len(ints))], ints[r.IntN(len(ints))]}
			want := before.interpret(args, 20000)
			if want.Timeout {
				continue
			}
			finished++
			got := after.interpret(args, 40000)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("seed %d with %v (-before +after):\n%s\nbefore:\n%s\nafter:\n%s", seed, args, diff, before.f, after.f)
			}
		}
	}
	if finished < programs || removed < programs/2 || doubled < programs/10 {
		t.Errorf("%d runs of %d programs finished, %d checks were removed and %d programs have a loop in two forms: the programs test too little", finished, programs, removed, doubled)
	}
}
