package lower

// This file makes Go values of the scalars that the host passes to a kernel.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// leafTypes returns the types of the scalars that the host passes to a kernel.
func (m *module) leafTypes(sig *types.Signature, leaves []manifest.Leaf) (ts []*mir.Type) {
	for _, l := range leaves {
		if l.Role == manifest.Length {
			ts = append(ts, mir.Int64)
			continue
		}
		t := sig.Params().At(1 + l.At[0]).Type()
		for _, i := range l.At[1:] {
			switch u := t.Underlying().(type) {
			case *types.Struct:
				t = u.Field(i).Type()
			case *types.Array:
				t = u.Elem()
			}
		}
		ts = append(ts, m.info(t).parts[0].t)
	}
	return ts
}

// acquireTensorMap shows the asynchronous proxy a tensor map that the host may have written. It
// is part of a parameter of type t, at a path of fields and elements. A tile.Source may be
// without one, and does without it on targets that copy no boxes.
func (b *builder) acquireTensorMap(p *mir.Value, t types.Type, at []int) {
	optional := false
	for _, i := range at {
		optional = load.IsNamed(t, load.TilePath, "Source")
		switch u := t.Underlying().(type) {
		case *types.Struct:
			t = u.Field(i).Type()
		case *types.Array:
			t = u.Elem()
		}
	}
	if !optional {
		b.intr(mir.TensorAcquire, mir.Void, p)
		return
	}
	able, there, done := b.f.NewBlock(), b.f.NewBlock(), b.f.NewBlock()
	b.branch(b.intr(mir.HasTMA, mir.Bool), able, done)
	b.cur = able
	b.branch(b.add(mir.Ne, mir.Bool, p, b.f.ConstNil(p.Type)), there, done)
	b.cur = there
	b.intr(mir.TensorAcquire, mir.Void, p)
	b.jump(done)
	b.cur = done
}

// hostParams hands out the parameters of a kernel's function, one for each leaf.
type hostParams struct {
	b    *builder
	next int
}

func (h *hostParams) leaf() *mir.Value {
	h.next++
	return h.b.f.Params[h.next-1]
}

// value returns the value of the next parameter, field or element, of type t.
func (h *hostParams) value(t types.Type) value {
	ti := h.b.m.info(t)
	switch ti.class {
	case scalar:
		return scalarValue(h.leaf())
	case slice:
		p, n := h.leaf(), h.leaf()
		return value{{v: p}, {v: n}, {v: n}}
	case pair:
		p, n := h.leaf(), h.leaf()
		return value{{v: p}, {v: n}}
	case structure:
		var v value
		for f := range t.Underlying().(*types.Struct).Fields() {
			v = append(v, h.value(f.Type())...)
		}
		return v
	case array:
		at := t.Underlying().(*types.Array)
		tmp := h.b.temp(ti.mem)
		for i := range at.Len() {
			v := h.value(at.Elem())
			h.b.store(h.b.element(tmp, h.b.f.ConstInt(mir.Int64, i)), at.Elem(), v)
		}
		return scalarValue(tmp)
	}
	return nil
}
