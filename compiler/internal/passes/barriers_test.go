package passes

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

func TestMeetings(t *testing.T) {
	type kernel struct {
		*builder
		puts []*mir.Value
	}
	put := func(x *kernel, scope op.Scope) {
		v := x.op(mir.Comm, mir.Void, x.op(mir.Bitcast, mir.PtrTo(mir.Uint8), x.param(0)), x.op(mir.Bitcast, mir.PtrTo(mir.Uint8), x.param(0)),
			x.op(mir.Convert, mir.Uint64, x.param(1)), x.op(mir.Convert, mir.Int32, x.param(1)))
		v.Comm = &op.Instance{Op: op.Lookup("Put"), Scope: scope}
		x.puts = append(x.puts, v)
	}
	sync := func(x *kernel) { x.op(mir.Intr, mir.Void).Intr = mir.SyncBlock }
	read := func(x *kernel) { x.load(x.param(0)) }
	write := func(x *kernel) { x.store(x.param(0), x.f.ConstFloat(mir.Float32, 1)) }
	loop := func(x *kernel, body func()) {
		x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, x.param(1)) }, func(*mir.Value) { body() })
	}
	for name, tt := range map[string]struct {
		build func(*kernel)
		met   []bool
	}{
		"at the beginning":     {func(x *kernel) { put(x, op.Block) }, []bool{true}},
		"after a store":        {func(x *kernel) { write(x); put(x, op.Block) }, []bool{false}},
		"after a load":         {func(x *kernel) { read(x); put(x, op.Block) }, []bool{false}},
		"after a barrier":      {func(x *kernel) { write(x); sync(x); put(x, op.Block) }, []bool{true}},
		"a store behind it":    {func(x *kernel) { sync(x); write(x); put(x, op.Block) }, []bool{false}},
		"two":                  {func(x *kernel) { write(x); put(x, op.Block); put(x, op.Block) }, []bool{false, true}},
		"after one of a warp":  {func(x *kernel) { put(x, op.Warp); put(x, op.Block) }, []bool{false, false}},
		"in a loop":            {func(x *kernel) { loop(x, func() { put(x, op.Block) }) }, []bool{true}},
		"loop after a store":   {func(x *kernel) { write(x); loop(x, func() { put(x, op.Block) }) }, []bool{false}},
		"a store in the loop":  {func(x *kernel) { loop(x, func() { put(x, op.Block); write(x) }) }, []bool{false}},
		"a load in an earlier": {func(x *kernel) { loop(x, func() { read(x) }); put(x, op.Block) }, []bool{false}},
		"on one way": {func(x *kernel) {
			then, els, end := x.block(), x.block(), x.block()
			x.branch(x.op(mir.Lt, mir.Bool, x.param(1), x.int(3)), then, els)
			x.b = then
			write(x)
			x.jump(end)
			x.b = els
			x.jump(end)
			x.b = end
			put(x, op.Block)
		}, []bool{false}},
	} {
		t.Run(name, func(t *testing.T) {
			x := &kernel{builder: newKernel(t, "slice")}
			tt.build(x)
			x.ret()
			x.run(inferAddressSpaces, eliminateBarriers)
			var met []bool
			for _, v := range x.puts {
				met = append(met, v.Met)
			}
			if d := cmp.Diff(tt.met, met); d != "" {
				t.Errorf("met (-want +got):\n%s\n%s", d, x.f)
			}
		})
	}
}

func TestMeetingsDropBarriers(t *testing.T) {
	for name, tt := range map[string]struct {
		between func(x *builder)
		left    int
	}{
		"two":                   {func(*builder) {}, 1},
		"two and arithmetic":    {func(x *builder) { x.op(mir.Add, mir.Int64, x.param(1), x.int(1)) }, 1},
		"a load between them":   {func(x *builder) { x.load(x.param(0)) }, 2},
		"a store between them":  {func(x *builder) { x.store(x.param(0), x.f.ConstFloat(mir.Float32, 1)) }, 2},
		"a branch between them": {func(x *builder) { b := x.block(); x.jump(b); x.b = b }, 2},
		"a fence between them":  {func(x *builder) { x.op(mir.Intr, mir.Void).Intr = mir.FenceBlock }, 2},
	} {
		t.Run(name, func(t *testing.T) {
			x := newKernel(t, "slice")
			x.op(mir.Intr, mir.Void).Intr = mir.SyncBlock
			tt.between(x)
			x.op(mir.Intr, mir.Void).Intr = mir.SyncBlock
			x.ret()
			left := func(opts Options) (n int) {
				x.run(inferAddressSpaces, func(p *mir.Program, _ Options) { eliminateBarriers(p, opts) })
				for _, b := range x.f.Blocks {
					for _, v := range b.Instrs {
						if v.Op == mir.Intr && v.Intr == mir.SyncBlock {
							n++
						}
					}
				}
				return n
			}
			if n := left(Options{Config: manifest.Config{Sanitize: true}}); n != 2 {
				t.Errorf("%d barriers left of a sanitized kernel, want 2\n%s", n, x.f)
			}
			if n := left(Options{}); n != tt.left {
				t.Errorf("%d barriers left, want %d\n%s", n, tt.left, x.f)
			}
		})
	}
}

// A read of shared memory, which no put writes, does not matter; a write might be sent.
func TestMeetingsAndSharedMemory(t *testing.T) {
	for _, writes := range []bool{false, true} {
		x := newKernel(t, "slice")
		p := x.op(mir.GlobalAddr, mir.PtrTo(mir.Int32))
		p.Global = &mir.Global{Name: "s", Type: mir.Int32, Space: mir.SharedMem}
		x.p.Globals = append(x.p.Globals, p.Global)
		if writes {
			x.store(p, x.f.ConstInt(mir.Int32, 1))
		} else {
			x.load(p)
		}
		v := x.op(mir.Comm, mir.Void, x.op(mir.Bitcast, mir.PtrTo(mir.Uint8), x.param(0)), x.op(mir.Bitcast, mir.PtrTo(mir.Uint8), x.param(0)),
			x.op(mir.Convert, mir.Uint64, x.param(1)), x.op(mir.Convert, mir.Int32, x.param(1)))
		v.Comm = &op.Instance{Op: op.Lookup("PutNBI"), Scope: op.Block}
		x.ret()
		x.run(inferAddressSpaces, eliminateBarriers)
		if v.Met == writes {
			t.Errorf("after an access that writes %v: met is %v\n%s", writes, v.Met, x.f)
		}
	}
}
