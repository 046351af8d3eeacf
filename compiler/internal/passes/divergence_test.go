package passes

import (
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// TestCountAtTheBarrier counts the threads that come to an operation of the block at the
// barrier before it, where those that come to the barrier all come to the operation.
func TestCountAtTheBarrier(t *testing.T) {
	sync := func(x *builder) { x.op(mir.Intr, mir.Void).Intr = mir.SyncBlock }
	quiet := func(x *builder) {
		x.op(mir.Comm, mir.Void).Comm = &op.Instance{Op: op.Lookup("Quiet"), Scope: op.Block}
	}
	// when lets body run under a condition, and goes on after it.
	when := func(x *builder, cond *mir.Value, body func()) {
		in, out := x.block(), x.block()
		x.branch(cond, in, out)
		x.b = in
		body()
		x.jump(out)
		x.b = out
	}
	fromMemory := func(x *builder) *mir.Value {
		return x.op(mir.Gt, mir.Bool, x.load(x.param(0)), x.f.ConstFloat(mir.Float32, 0))
	}
	// leave ends the kernel for the threads that find it so in memory.
	leave := func(x *builder) {
		end, on := x.block(), x.block()
		x.branch(fromMemory(x), end, on)
		x.b = end
		x.ret()
		x.b = on
	}
	firstBlock := func(x *builder) *mir.Value { return x.op(mir.Eq, mir.Bool, x.intr(mir.BlockIdx), x.int(0)) }
	for name, c := range map[string]struct {
		build         func(x *builder)
		counts, syncs int
	}{
		"all come": {func(x *builder) { sync(x); quiet(x) }, 0, 1},
		"behind the barrier": {func(x *builder) {
			leave(x)
			sync(x)
			quiet(x)
		}, 1, 0},
		"in some blocks": {func(x *builder) {
			leave(x)
			sync(x)
			when(x, firstBlock(x), func() { quiet(x) })
			quiet(x)
		}, 1, 0},
		"behind a way round": {func(x *builder) {
			leave(x)
			sync(x)
			when(x, fromMemory(x), func() { x.store(x.param(0), x.f.ConstFloat(mir.Float32, 1)) })
			quiet(x)
		}, 1, 0},
		"in some threads": {func(x *builder) {
			leave(x)
			sync(x)
			when(x, fromMemory(x), func() { quiet(x) })
		}, 1, 1},
		"left behind the barrier": {func(x *builder) {
			sync(x)
			leave(x)
			quiet(x)
		}, 1, 1},
		"no barrier": {func(x *builder) { leave(x); quiet(x) }, 1, 0},
		"barrier of some blocks": {func(x *builder) {
			leave(x)
			when(x, firstBlock(x), func() { sync(x) })
			quiet(x)
		}, 1, 1},
		"two barriers": {func(x *builder) {
			leave(x)
			sync(x)
			sync(x)
			quiet(x)
		}, 1, 1},
	} {
		t.Run(name, func(t *testing.T) {
			x := newKernel(t, "slice")
			c.build(x)
			x.ret()
			x.run(diagnoseDivergence)
			counts, syncs := 0, 0
			for _, b := range x.f.Blocks {
				for _, v := range b.Instrs {
					if v.Op == mir.Intr && v.Intr == mir.CountBlock {
						counts++
					}
					if v.Op == mir.Intr && v.Intr == mir.SyncBlock {
						syncs++
					}
				}
			}
			if counts != c.counts || syncs != c.syncs {
				t.Errorf("%d barriers count and %d do not, want %d and %d:\n%s", counts, syncs, c.counts, c.syncs, x.p)
			}
		})
	}
}
