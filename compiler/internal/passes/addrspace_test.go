package passes

import (
	"go/token"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func TestSpaces(t *testing.T) {
	x := newKernel(t, "slice", "slice", mir.Bool)
	shared := &mir.Global{Name: "tile", Type: mir.Float32, Space: mir.SharedMem}
	x.p.Globals = append(x.p.Globals, shared)
	tile := x.op(mir.GlobalAddr, mir.PtrTo(mir.Float32))
	tile.Global = shared
	nil32 := x.f.ConstNil(mir.PtrTo(mir.Float32))
	either := x.op(mir.Select, mir.PtrTo(mir.Float32), x.param(4), x.param(0), x.param(2))
	mixed := x.op(mir.Select, mir.PtrTo(mir.Float32), x.param(4), x.param(0), tile)
	maybe := x.op(mir.Select, mir.PtrTo(mir.Float32), x.param(4), x.param(0), nil32)
	none := x.op(mir.Select, mir.PtrTo(mir.Float32), x.param(4), tile, nil32)
	// A pointer that walks.
	head, in, out := x.block(), x.block(), x.block()
	x.jump(head)
	x.b = head
	walk := x.op(mir.Phi, mir.PtrTo(mir.Float32), x.param(0))
	x.branch(x.op(mir.Ne, mir.Bool, walk, x.param(2)), in, out)
	x.b = in
	for _, p := range []*mir.Value{either, mixed, maybe, none, tile, walk} {
		x.check(mir.CheckNil, p)
		x.store(p, x.load(p))
	}
	walk.Args = append(walk.Args, x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), walk, x.int(1)))
	x.jump(head)
	x.b = out
	x.ret()
	x.run(inferAddressSpaces)
	got := map[string]mir.Space{}
	for name, p := range map[string]*mir.Value{"either": either, "mixed": mixed, "maybe": maybe, "none": none, "tile": tile, "walk": walk} {
		got[name] = p.Type.Space
	}
	want := map[string]mir.Space{"either": mir.GlobalMem, "mixed": mir.Generic, "maybe": mir.GlobalMem, "none": mir.Generic, "tile": mir.SharedMem, "walk": mir.GlobalMem}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("spaces (-want +got):\n%s\n%s", d, x.f)
	}
	for _, b := range x.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == mir.CheckNil && v.Args[0].Type.Space == mir.SharedMem {
				t.Errorf("%s compares an address in shared memory, which may be 0, with nil", v)
			}
		}
	}
}

func TestSpacesOfAFunctionsParametersAreUnknown(t *testing.T) {
	x := newKernel(t, "slice")
	h := x.helper("h", nil, mir.PtrTo(mir.Float32))
	v := h.load(h.param(0))
	h.store(h.param(0), v)
	h.ret()
	shared := &mir.Global{Name: "tile", Type: mir.Float32, Space: mir.SharedMem, Pos: token.Position{}}
	x.p.Globals = append(x.p.Globals, shared)
	tile := x.op(mir.GlobalAddr, mir.PtrTo(mir.Float32))
	tile.Global = shared
	x.call(h.f, tile)
	x.call(h.f, x.param(0))
	x.ret()
	x.run(inferAddressSpaces)
	want := `func K(p0 *float32, p1 int64) {
b0:
	v0 = Bitcast *global float32 p0
	v1 = GlobalAddr tile *shared float32
	v2 = Bitcast *float32 v1
	v3 = Call h v2
	v4 = Bitcast *float32 v0
	v5 = Call h v4
	Return
}
`
	if d := cmp.Diff(want, x.f.String()); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
