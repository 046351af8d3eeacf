package lower

// This file makes Go values of the scalars that the host passes to a kernel.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// leafTypes returns the types of what the host passes to a kernel. A description is an address to
// the kernel.
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
		lt := mir.Int64 // for a type that admitSignature refuses
		if parts := m.info(t).parts; len(parts) > 0 {
			lt = parts[0].t
		}
		ts = append(ts, lt)
	}
	return ts
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
