package passes

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

func (x *builder) peer(p, pe *mir.Value) *mir.Value {
	v := x.op(mir.Comm, p.Type, p, pe)
	v.Comm = &op.Instance{Op: op.Lookup("Peer")}
	return v
}

// peerVector builds what gpu.AsVec4(s.Peer(t, pe))[i] comes to, for a range of n elements
// at p, and returns the address.
func peerVector(x *builder, p, n, pe, i *mir.Value) *mir.Value {
	x.p.Sites = sites(3)
	q := x.peer(p, pe)
	length := x.op(mir.Select, mir.Int64, x.op(mir.Eq, mir.Bool, q, x.f.ConstNil(q.Type)), x.int(0), n)
	fail := func(ok *mir.Value, site int, v0 *mir.Value) {
		x.op(mir.CheckTrue, mir.Void, ok, v0, x.int(4)).Site = site
	}
	fail(x.op(mir.Eq, mir.Bool, x.op(mir.And, mir.Int64, length, x.int(3)), x.int(0)), 0, length)
	low := x.op(mir.And, mir.Uint64, x.op(mir.Bitcast, mir.Uint64, q), x.f.ConstInt(mir.Uint64, 15))
	off := x.op(mir.Convert, mir.Int64, low)
	fail(x.op(mir.Or, mir.Bool, x.op(mir.Eq, mir.Bool, off, x.int(0)), x.op(mir.Eq, mir.Bool, length, x.int(0))), 1, off)
	vectors := x.op(mir.Shr, mir.Int64, length, x.f.ConstInt(mir.Uint64, 2))
	x.op(mir.CheckIndex, mir.Void, i, vectors).Site = 2
	return x.op(mir.IndexAddr, q.Type, q, i)
}

// TestPeersFailAsBefore runs a loop over vectors of peers before and after the passes, with
// ranges of every alignment and length and with peers that cannot be addressed: the same
// addresses are read, or the same check fails with the same values.
func TestPeersFailAsBefore(t *testing.T) {
	build := func(bound func(x *builder) *mir.Value, whole, fromZero bool) *builder {
		x := newKernel(t, mir.PtrTo(mir.Int64), mir.Int64, mir.Int64, mir.Int64, mir.Int64, mir.PtrTo(mir.Int64))
		n := x.param(1)
		if whole {
			n = x.op(mir.Mul, mir.Int64, x.op(mir.Div, mir.Int64, n, x.int(4)), x.int(4))
		}
		pes, from := x.param(2), x.param(4)
		if fromZero {
			from = x.int(0)
		}
		x.loop(from, x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, bound(x)) }, func(i *mir.Value) {
			x.loop(x.int(0), x.int(1), func(pe *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, pe, pes) }, func(pe *mir.Value) {
				x.store(x.param(5), x.load(peerVector(x, x.param(0), n, x.op(mir.Convert, mir.Int32, pe), i)))
			})
		})
		x.ret()
		return x
	}
	r := rand.New(rand.NewPCG(1, 9))
	outcomes := make(map[string]int)
	for _, bound := range []func(x *builder) *mir.Value{
		func(x *builder) *mir.Value { return x.param(3) },
		func(x *builder) *mir.Value { return x.op(mir.Div, mir.Int64, x.param(1), x.int(4)) },
		func(x *builder) *mir.Value {
			return x.op(mir.Shr, mir.Int64, x.param(1), x.f.ConstInt(mir.Uint64, 2))
		},
	} {
		for form := range 4 {
			whole, fromZero := form%2 == 1, form >= 2
			before, after := build(bound, whole, fromZero), build(bound, whole, fromZero)
			if err := Run(after.p, Options{Verify: true}); err != nil {
				t.Fatal(err)
			}
			for range 3000 {
				args := []int64{1<<30 + []int64{0, 0, 0, 4, 8, 12, 16}[r.IntN(7)], []int64{0, 4, 8, 12, 16, r.Int64N(12), -r.Int64N(9), math.MinInt64}[r.IntN(8)],
					r.Int64N(4), r.Int64N(5), r.Int64N(3) - r.Int64N(2)}
				want, got := before.interpret(args, 4000), after.interpret(args, 8000)
				if want.Timeout {
					continue
				}
				outcomes[fmt.Sprintf("failed %v at %d", want.Failed, want.Site)]++
				if d := cmp.Diff(want, got); d != "" {
					t.Fatalf("%v (-before +after):\n%s\nbefore:\n%s\nafter:\n%s", args, d, before.f, after.f)
				}
			}
		}
	}
	for site := range 3 {
		if n := outcomes[fmt.Sprintf("failed true at %d", site)]; n < 100 {
			t.Errorf("%d runs failed at check %d: %v", n, site, outcomes)
		}
	}
	if outcomes["failed false at 0"] < 1000 {
		t.Errorf("%v: too few runs went through", outcomes)
	}
}

func TestPeersAreLookedAtOnce(t *testing.T) {
	x := newKernel(t, mir.PtrTo(mir.Float32), mir.Int64, mir.Int64, mir.PtrTo(mir.Float32))
	n := x.op(mir.Mul, mir.Int64, x.op(mir.Div, mir.Int64, x.param(1), x.int(4)), x.int(4))
	vectors := x.op(mir.Div, mir.Int64, n, x.int(4))
	x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, vectors) }, func(i *mir.Value) {
		x.store(x.param(3), x.load(peerVector(x, x.param(0), n, x.op(mir.Convert, mir.Int32, x.param(2)), i)))
	})
	x.ret()
	x.run(simplify, canonicalizePeers, eliminateChecks, simplify)
	if index, null, others := x.count(mir.CheckIndex), x.count(mir.CheckNil), x.count(mir.CheckTrue); index != 0 || null != 1 || others != 1 {
		t.Errorf("%d checks of an index, %d for nil and %d others, want 0, 1 and that of the alignment\n%s", index, null, others, x.f)
	}
}

// TestPeersShareTheirAlignment checks that a loop over peers asks each of them for nil
// alone: what it asks of their memory's alignment is the same for all.
func TestPeersShareTheirAlignment(t *testing.T) {
	x := newKernel(t, mir.PtrTo(mir.Float32), mir.Int64, mir.Int64, mir.PtrTo(mir.Float32))
	n := x.op(mir.Mul, mir.Int64, x.op(mir.Div, mir.Int64, x.param(1), x.int(4)), x.int(4))
	x.loop(x.int(0), x.int(1), func(pe *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, pe, x.param(2)) }, func(pe *mir.Value) {
		x.store(x.param(3), x.load(peerVector(x, x.param(0), n, x.op(mir.Convert, mir.Int32, pe), x.int(0))))
	})
	x.ret()
	x.run(simplify, canonicalizePeers, eliminateChecks, simplify)
	var depends func(v *mir.Value) bool
	depends = func(v *mir.Value) bool {
		return v.Op == mir.Comm || v.Op == mir.Phi || slices.ContainsFunc(v.Args, depends)
	}
	tests := 0
	for _, b := range x.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op != mir.CheckTrue {
				continue
			}
			tests++
			if c := v.Args[0]; c.Op != mir.Or || !isNilTest(c.Args[0]) || depends(c.Args[1]) {
				t.Errorf("the test of the alignment depends on the peer:\n%s", x.f)
			}
		}
	}
	if tests != 1 {
		t.Errorf("%d tests of the alignment, want 1:\n%s", tests, x.f)
	}
}

func TestZeroBits(t *testing.T) {
	x := newKernel(t, "slice", mir.Int64)
	p := x.param(2)
	times := func(k int64) *mir.Value { return x.op(mir.Mul, mir.Int64, p, x.int(k)) }
	for _, tt := range []struct {
		v    *mir.Value
		want int
	}{
		{x.int(0), 64},
		{x.int(-8), 3},
		{p, 0},
		{times(12), 2},
		{x.op(mir.Add, mir.Int64, times(8), times(4)), 2},
		{x.op(mir.Sub, mir.Int64, times(8), x.int(1)), 0},
		{x.op(mir.And, mir.Int64, p, x.int(-16)), 4},
		{x.op(mir.Shl, mir.Int64, times(2), x.f.ConstInt(mir.Uint64, 3)), 4},
		{x.op(mir.Select, mir.Int64, x.op(mir.Eq, mir.Bool, p, x.int(1)), x.int(0), times(4)), 2},
		{x.op(mir.Convert, mir.Int32, times(4)), 2},
		{x.op(mir.Mul, mir.Int64, times(1<<40), times(1<<40)), 64},
	} {
		if got := zeroBits(tt.v, zeroBitsDepth); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.v, got, tt.want)
		}
	}
}

func TestLookups(t *testing.T) {
	put := func(x *builder, pe *mir.Value) {
		bytes := func() *mir.Value { return x.op(mir.Bitcast, mir.PtrTo(mir.Uint8), x.param(0)) }
		v := x.op(mir.Comm, mir.Void, bytes(), bytes(), x.op(mir.Convert, mir.Uint64, x.param(1)), x.op(mir.Convert, mir.Int32, pe))
		v.Comm = &op.Instance{Op: op.Lookup("Put"), Scope: op.Block}
	}
	write := func(x *builder) { x.store(x.param(0), x.f.ConstFloat(mir.Float32, 1)) }
	sync := func(x *builder) { x.op(mir.Intr, mir.Void).Intr = mir.SyncBlock }
	if1 := func(x *builder, body func()) {
		then, end := x.block(), x.block()
		x.branch(x.op(mir.Lt, mir.Bool, x.param(1), x.int(3)), then, end)
		x.b = then
		body()
		x.jump(end)
		x.b = end
	}
	for name, tt := range map[string]struct {
		build   func(*builder)
		lookups int // ahead of the first barrier
	}{
		"behind a barrier":     {func(x *builder) { write(x); sync(x); put(x, x.param(2)) }, 1},
		"two behind a barrier": {func(x *builder) { write(x); sync(x); put(x, x.param(2)); put(x, x.int(1)) }, 2},
		"on one way behind it": {func(x *builder) { write(x); sync(x); if1(x, func() { put(x, x.param(2)) }) }, 1},
		"behind two barriers":  {func(x *builder) { sync(x); write(x); sync(x); put(x, x.param(2)) }, 1},
		"a PE known in time":   {func(x *builder) { pe := x.op(mir.Add, mir.Int64, x.param(2), x.int(1)); sync(x); put(x, pe) }, 1},
		"a PE known too late":  {func(x *builder) { sync(x); put(x, x.op(mir.Add, mir.Int64, x.param(2), x.int(1))) }, 0},
		"a narrow number": {func(x *builder) {
			n := x.op(mir.Convert, mir.Int8, x.param(2))
			sync(x)
			put(x, x.op(mir.Convert, mir.Int64, n))
		}, 1},
		"made narrow too late": {func(x *builder) {
			sync(x)
			put(x, x.op(mir.Convert, mir.Int64, x.op(mir.Convert, mir.Int8, x.param(2))))
		}, 0},
		"a barrier on one way":   {func(x *builder) { if1(x, func() { sync(x) }); put(x, x.param(2)) }, 0},
		"memory used in between": {func(x *builder) { sync(x); write(x); put(x, x.param(2)) }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			x := newKernel(t, "slice", mir.Int64)
			tt.build(x)
			x.ret()
			x.run(inferAddressSpaces, eliminateBarriers, hoistPeerBases)
			early, late := 0, 0
			for _, b := range x.f.Blocks {
				passed := false
				for _, v := range b.Instrs {
					switch {
					case v.Op != mir.Intr:
					case v.Intr == mir.SyncBlock:
						passed = true
					case v.Intr == mir.PeerBase && passed:
						late++
					case v.Intr == mir.PeerBase:
						early++
					}
				}
			}
			if early != tt.lookups || late != 0 {
				t.Errorf("%d lookups ahead of the barrier, %d behind it, want %d and 0\n%s", early, late, tt.lookups, x.f)
			}
		})
	}
}
