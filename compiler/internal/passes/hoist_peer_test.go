package passes

import (
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

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
