package passes

import (
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

func TestPromoteTurnsAStructVariableIntoValues(t *testing.T) {
	x := newKernel(t, "slice", mir.Int64)
	pair := mir.StructOf(mir.Float32, mir.ArrayOf(mir.Int64, 2))
	a, b := x.alloca(pair), x.alloca(pair)
	x.store(x.field(a, 0), x.f.ConstFloat(mir.Float32, 2))
	second := x.op(mir.IndexAddr, mir.PtrTo(mir.Int64), x.field(a, 1), x.int(1))
	x.store(second, x.param(2))
	x.op(mir.Copy, mir.Void, b, a).Elem = pair
	zero := x.op(mir.Zero, mir.Void, a)
	zero.Elem = pair
	x.check(mir.CheckNil, b)
	at := x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Int64), x.field(b, 1), x.int(1)))
	sum := x.op(mir.Add, mir.Float32, x.load(x.field(b, 0)), x.load(x.field(a, 0)))
	x.store(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), at), sum)
	x.ret()
	x.run(mem2reg, simplify)
	want := `func K(p0 *float32, p1 int64, p2 int64) {
b0:
	v0 = Add float32 2, 0
	v1 = IndexAddr *float32 p0, p2
	Store v1, v0
	Return
}
`
	if got := x.f.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestPromoteJoinsBranchesAndLoops(t *testing.T) {
	x := newKernel(t, "slice")
	s := x.alloca(mir.Float32)
	x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, x.param(1)) }, func(i *mir.Value) {
		// A variable of the body is zero again in every round.
		v := x.alloca(mir.Float32)
		then, join := x.block(), x.block()
		x.branch(x.op(mir.Eq, mir.Bool, i, x.int(3)), then, join)
		x.b = then
		x.store(v, x.f.ConstFloat(mir.Float32, 1))
		x.jump(join)
		x.b = join
		x.store(s, x.op(mir.Add, mir.Float32, x.load(s), x.load(v)))
	})
	x.store(x.param(0), x.load(s))
	x.ret()
	x.run(mem2reg, simplify)
	want := `func K(p0 *float32, p1 int64) {
b0:
	Jump b1
b1: <- b0 b4
	v0 = Phi float32 0, v5
	v1 = Phi int64 0, v6
	v2 = Lt bool v1, p1
	If v2, b2, b5
b2: <- b1
	v3 = Eq bool v1, 3
	If v3, b3, b4
b3: <- b2
	Jump b4
b4: <- b2 b3
	v4 = Phi float32 0, 1
	v5 = Add float32 v0, v4
	v6 = Add int64 v1, 1
	Jump b1
b5: <- b1
	Store p0, v0
	Return
}
`
	got := order(x.f)
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// order prints f with its blocks in the order of control flow.
func order(f *mir.Func) string {
	f.Blocks = f.ReversePostorder()
	return f.String()
}

func TestPromoteLeavesVariablesWhoseAddressEscapes(t *testing.T) {
	for _, test := range []struct {
		name string
		use  func(x *builder, a *mir.Value)
	}{
		{"stored", func(x *builder, a *mir.Value) {
			p := x.op(mir.Bitcast, mir.PtrTo(mir.PtrTo(mir.ArrayOf(mir.Float32, 4))), x.param(0))
			x.store(p, a)
		}},
		{"indexed by a variable", func(x *builder, a *mir.Value) {
			x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), a, x.param(2)))
		}},
		{"seen as another type", func(x *builder, a *mir.Value) {
			x.load(x.op(mir.Bitcast, mir.PtrTo(mir.Int64), a))
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			x := newKernel(t, "slice", mir.Int64)
			a := x.alloca(mir.ArrayOf(mir.Float32, 4))
			x.store(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), a, x.int(1)), x.f.ConstFloat(mir.Float32, 1))
			test.use(x, a)
			x.ret()
			x.run(mem2reg)
			if x.count(mir.Alloca) != 1 || x.count(mir.Store) == 0 {
				t.Errorf("the variable was promoted:\n%s", x.f)
			}
		})
	}
}

func TestInlineJoinsReturnsAndResults(t *testing.T) {
	x := newKernel(t, "slice", mir.Int64)
	h := x.helper("clamp", []*mir.Type{mir.Int64, mir.Bool}, mir.Int64)
	then, els := h.block(), h.block()
	h.branch(h.op(mir.Lt, mir.Bool, h.param(0), h.int(0)), then, els)
	h.b = then
	h.ret(h.int(0), h.f.ConstInt(mir.Bool, 1))
	h.b = els
	h.ret(h.param(0), h.f.ConstInt(mir.Bool, 0))

	call := x.call(h.f, x.param(2))
	n := x.op(mir.Result, mir.Int64, call)
	low := x.op(mir.Result, mir.Bool, call)
	low.Index = 1
	in, out := x.block(), x.block()
	x.branch(low, in, out)
	x.b = in
	x.ret()
	x.b = out
	x.store(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), n), x.f.ConstFloat(mir.Float32, 1))
	x.ret()
	x.run(inline, simplify)
	want := `func K(p0 *float32, p1 int64, p2 int64) {
b0:
	v0 = Lt bool p2, 0
	If v0, b2, b1
b1: <- b0
	Jump b2
b2: <- b0 b1
	v1 = Phi bool true, false
	v2 = Phi int64 0, p2
	If v1, b3, b4
b3: <- b2
	Return
b4: <- b2
	v3 = IndexAddr *float32 p0, v2
	Store v3, 1
	Return
}
`
	if got := order(x.f); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if len(x.p.Funcs) != 1 {
		t.Errorf("%d functions left, want the kernel alone", len(x.p.Funcs))
	}
	for _, b := range x.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == mir.Lt && (v.Scope == nil || v.Scope.Func != h.f) {
				t.Errorf("the inlined comparison does not know where it came from: %+v", v.Scope)
			}
		}
	}
}

func TestInlineKeepsWhatItShould(t *testing.T) {
	x := newKernel(t, mir.Int64)
	kept := x.helper("kept", nil, mir.Int64)
	kept.f.NoInline = true
	kept.ret()
	self := x.helper("self", nil, mir.Int64)
	self.call(self.f, self.param(0))
	self.ret()
	unused := x.helper("unused", nil)
	unused.ret()
	x.call(kept.f, x.param(0))
	x.call(self.f, x.param(0))
	x.ret()
	x.run(inline)
	var names []string
	for _, f := range x.p.Funcs {
		names = append(names, f.Name)
	}
	if len(names) != 3 || x.count(mir.Call) != 2 {
		t.Errorf("functions %v, %d calls left; want kept, self and K, with 2 calls", names, x.count(mir.Call))
	}
}

func TestSimplifyThreadsConstantsThroughTests(t *testing.T) {
	// What is left of a loop body that says break or continue by a bool.
	x := newKernel(t, "slice", mir.Int64)
	stop, more, test, out := x.block(), x.block(), x.block(), x.block()
	x.branch(x.op(mir.Lt, mir.Bool, x.param(2), x.int(0)), stop, more)
	x.b = stop
	x.store(x.param(0), x.f.ConstFloat(mir.Float32, 1))
	x.jump(test)
	x.b = more
	x.store(x.param(0), x.f.ConstFloat(mir.Float32, 2))
	x.jump(test)
	x.b = test
	c := x.op(mir.Phi, mir.Bool, x.f.ConstInt(mir.Bool, 0), x.f.ConstInt(mir.Bool, 1))
	again := x.block()
	x.branch(c, again, out)
	x.b = again
	x.store(x.param(0), x.f.ConstFloat(mir.Float32, 3))
	x.jump(out)
	x.b = out
	x.ret()
	x.run(simplify)
	want := `func K(p0 *float32, p1 int64, p2 int64) {
b0:
	v0 = Lt bool p2, 0
	If v0, b1, b2
b1: <- b0
	Store p0, 1
	Jump b3
b2: <- b0
	Store p0, 2
	Store p0, 3
	Jump b3
b3: <- b2 b1
	Return
}
`
	if got := order(x.f); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestFold(t *testing.T) {
	c := func(x *builder, t *mir.Type, n int64) *mir.Value { return x.f.ConstInt(t, n) }
	for _, test := range []struct {
		name string
		expr func(x *builder) *mir.Value
		want string
	}{
		{"sum wraps", func(x *builder) *mir.Value { return x.op(mir.Add, mir.Int8, c(x, mir.Int8, 127), c(x, mir.Int8, 1)) }, "-128"},
		{"unsigned difference wraps", func(x *builder) *mir.Value {
			return x.op(mir.Sub, mir.Uint16, c(x, mir.Uint16, 0), c(x, mir.Uint16, 1))
		}, "65535"},
		{"smallest divided by -1", func(x *builder) *mir.Value {
			return x.op(mir.Div, mir.Int32, c(x, mir.Int32, -1<<31), c(x, mir.Int32, -1))
		}, "-2147483648"},
		{"smallest remainder by -1", func(x *builder) *mir.Value {
			return x.op(mir.Rem, mir.Int64, c(x, mir.Int64, -1<<63), c(x, mir.Int64, -1))
		}, "0"},
		{"unsigned quotient", func(x *builder) *mir.Value {
			return x.op(mir.Div, mir.Uint64, c(x, mir.Uint64, -1), c(x, mir.Uint64, 2))
		}, "9223372036854775807"},
		{"shift by the width", func(x *builder) *mir.Value {
			return x.op(mir.Shl, mir.Uint32, c(x, mir.Uint32, 1), c(x, mir.Uint8, 32))
		}, "0"},
		{"arithmetic shift keeps the sign", func(x *builder) *mir.Value {
			return x.op(mir.Shr, mir.Int16, c(x, mir.Int16, -2), c(x, mir.Uint64, 99))
		}, "-1"},
		{"widening with the sign", func(x *builder) *mir.Value { return x.op(mir.Convert, mir.Uint64, c(x, mir.Int8, -1)) }, "18446744073709551615"},
		{"narrowing", func(x *builder) *mir.Value { return x.op(mir.Convert, mir.Int8, c(x, mir.Uint16, 0x180)) }, "-128"},
		{"unsigned comparison", func(x *builder) *mir.Value { return x.op(mir.Lt, mir.Bool, c(x, mir.Uint64, -1), c(x, mir.Uint64, 1)) }, "false"},
		{"value times one", func(x *builder) *mir.Value { return x.op(mir.Mul, mir.Int64, x.int(1), x.param(1)) }, "p1"},
		{"length of a chunk", func(x *builder) *mir.Value {
			lo := x.op(mir.Mul, mir.Int64, x.param(1), x.int(28))
			hi := x.op(mir.Mul, mir.Int64, x.op(mir.Add, mir.Int64, x.param(1), x.int(1)), x.int(28))
			return x.op(mir.Sub, mir.Int64, hi, lo)
		}, "28"},
		{"sum that comes back", func(x *builder) *mir.Value {
			sum := x.op(mir.Add, mir.Int64, x.param(0), x.param(1))
			return x.op(mir.Sub, mir.Int64, sum, x.param(0))
		}, "p1"},
		{"narrow factors wrap", func(x *builder) *mir.Value {
			n := x.op(mir.Convert, mir.Int8, x.param(1))
			twice := x.op(mir.Shl, mir.Int8, n, x.f.ConstInt(mir.Uint8, 7))
			return x.op(mir.Add, mir.Int8, twice, twice)
		}, "0"},
		{"value minus itself", func(x *builder) *mir.Value { return x.op(mir.Sub, mir.Int64, x.param(1), x.param(1)) }, "0"},
		{"value compared with itself", func(x *builder) *mir.Value { return x.op(mir.Le, mir.Bool, x.param(1), x.param(1)) }, "true"},
	} {
		t.Run(test.name, func(t *testing.T) {
			x := newKernel(t, mir.Int64, mir.Int64)
			e := test.expr(x)
			a := x.op(mir.Bitcast, mir.PtrTo(e.Type), x.param(0))
			x.store(a, e)
			x.ret()
			x.run(simplify)
			typ := e.Type.String()
			want := "func K(p0 int64, p1 int64) {\nb0:\n\tv0 = Bitcast *" + typ + " p0\n\tStore v0, " + test.want + "\n\tReturn\n}\n"
			if got := x.f.String(); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

func TestRunReportsABrokenProgram(t *testing.T) {
	x := newKernel(t)
	if err := Run(x.p, Options{Verify: true}); err == nil {
		t.Error("a function without a terminator passed")
	}
	x.ret()
	if err := Run(x.p, Options{Verify: true}); err != nil {
		t.Errorf("a sound program: %v", err)
	}
}

func TestTheLengthOfASliceLeavesTheLoop(t *testing.T) {
	x := newKernel(t, "slice", mir.Int64, mir.Int64)
	x.loop(x.int(0), x.param(2), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, x.param(1)) }, func(i *mir.Value) {
		hi := x.op(mir.Add, mir.Int64, i, x.param(2))
		lo := x.op(mir.Add, mir.Int64, x.param(3), i)
		n := x.op(mir.Sub, mir.Int64, hi, lo)
		n.NoWrap = true
		p := x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), n)
		x.store(p, x.f.ConstFloat(mir.Float32, 1))
	})
	x.ret()
	x.run(simplify)
	want := `func K(p0 *float32, p1 int64, p2 int64, p3 int64) {
b0:
	Jump b1
b1: <- b0 b2
	v0 = Phi int64 0, v2
	v1 = Lt bool v0, p1
	If v1, b2, b3
b2: <- b1
	v2 = Add int64 v0, p2
	v3 = Sub int64 p2, p3
	v4 = IndexAddr *float32 p0, v3
	Store v4, 1
	Jump b1
b3: <- b1
	Return
}
`
	if got := order(x.f); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestQueriesAreAskedOnce(t *testing.T) {
	x := newKernel(t, "slice", mir.Int64)
	x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, x.param(1)) }, func(i *mir.Value) {
		for range 2 {
			n := x.op(mir.Comm, mir.Int32)
			n.Comm = &op.Instance{Op: op.Lookup("NumPEs")}
			x.check(mir.CheckPE, i, x.op(mir.Convert, mir.Int64, n))
		}
	})
	x.ret()
	x.run(simplify)
	if n := x.count(mir.Comm); n != 1 {
		t.Errorf("%d queries\n%s", n, x.f)
	}
	if len(x.f.Blocks[0].Instrs) == 0 || x.f.Blocks[0].Instrs[0].Op != mir.Comm {
		t.Errorf("the query does not stand at the beginning\n%s", x.f)
	}
}

// TestQueriesStandWhereTheyAreNeededFirst checks that the number of PEs, which a loop asks
// for, is asked once in the first block, after what does not depend on it.
func TestQueriesStandWhereTheyAreNeededFirst(t *testing.T) {
	x := newKernel(t, mir.PtrTo(mir.Int64), mir.Int64)
	pes := func() *mir.Value {
		v := x.op(mir.Comm, mir.Int32)
		v.Comm = &op.Instance{Op: op.Lookup("NumPEs")}
		return x.op(mir.Convert, mir.Int64, v)
	}
	n := x.load(x.param(0))
	x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, n) }, func(i *mir.Value) {
		x.store(x.param(0), x.op(mir.Add, mir.Int64, i, pes()))
	})
	x.store(x.param(0), pes())
	x.ret()
	x.run(simplify)
	var asked []int
	for i, v := range x.f.Blocks[0].Instrs {
		if v.Op == mir.Comm {
			asked = append(asked, i)
		}
	}
	if load := slices.Index(x.f.Blocks[0].Instrs, n); x.count(mir.Comm) != 1 || len(asked) != 1 || asked[0] < load {
		t.Errorf("asked %d times, in the first block at %v, want once behind %d:\n%s", x.count(mir.Comm), asked, load, x.f)
	}
}
