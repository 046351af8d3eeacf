package lower

// This file lowers package variables that nobody writes: their content becomes
// part of the program.

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// constantBytes is the size up to which a table goes to constant memory. Its cache has a few
// KiB. It serves one address at a time: to all threads of a warp at once, but several
// addresses one after the other. Larger tables are mostly indexed by data, and then ordinary
// memory is faster.
const constantBytes = 2 << 10

// tableGlobal returns the memory of a table, nil if there is none.
func (b *builder) tableGlobal(g *ssa.Global) *mir.Global {
	t := b.m.opts.Tables[g]
	if t == nil || t.Text != nil || t.Func != nil {
		return nil // reported by subset
	}
	if v := b.m.tables[g]; v != nil {
		return v
	}
	mem := b.m.info(t.Type).mem
	out := &mir.Global{Name: b.m.unique("gpuc_table_" + g.Name()), GoName: g.Name(), Pos: b.m.position(g.Pos()), Type: mem, Space: mir.ConstMem}
	if mem.Size() > constantBytes {
		out.Space = mir.GlobalMem
	}
	rest := t.Init
	b.tableInit(out, t.Type, &rest)
	if out.Init == nil {
		out.Init = []mir.Constant{} // nothing to read, but still a table
	}
	b.m.tables[g] = out
	b.m.out.Globals = append(b.m.out.Globals, out)
	return out
}

// tableInit appends the scalars of a value of type t, and takes them from rest.
func (b *builder) tableInit(g *mir.Global, t types.Type, rest *[]constant.Value) {
	if len(*rest) == 0 {
		return
	}
	if !load.NarrowFloat(t) {
		switch u := t.Underlying().(type) {
		case *types.Array:
			for range u.Len() {
				b.tableInit(g, u.Elem(), rest)
			}
			return
		case *types.Struct:
			for f := range u.Fields() {
				b.tableInit(g, f.Type(), rest)
			}
			return
		}
	}
	g.Init = append(g.Init, b.constScalar(b.m.info(t).mem, (*rest)[0]).Const)
	*rest = (*rest)[1:]
}

// tableAddr returns the address of a table.
func (b *builder) tableAddr(g *ssa.Global) value {
	v := b.tableGlobal(g)
	if v == nil || b.m.info(g.Type()).class != scalar || b.m.opts.Tables[g].Slice {
		return b.zero(g.Type())
	}
	p := b.add(mir.GlobalAddr, mir.PtrTo(v.Type))
	p.Global = v
	return scalarValue(p)
}

// loadTable returns the value of a table.
func (b *builder) loadTable(g *ssa.Global) value {
	typ := deref(g.Type())
	t := b.m.opts.Tables[g]
	switch {
	case t == nil:
		return b.zero(typ)
	case t.Text != nil:
		return value{{str: t.Text}}
	case t.Func != nil:
		return value{{fn: &closure{fn: t.Func}}}
	case len(t.Init) == 1 && b.m.info(typ).class == scalar:
		return scalarValue(b.constScalar(b.m.info(typ).mem, t.Init[0]))
	case !t.Slice:
		return b.load(b.tableAddr(g)[0].v, typ)
	}
	v := b.tableGlobal(g)
	p := b.add(mir.GlobalAddr, mir.PtrTo(v.Type))
	p.Global = v
	zero, n := b.f.ConstInt(mir.Int64, 0), b.f.ConstInt(mir.Int64, v.Type.Len)
	return value{{v: b.element(p, zero)}, {v: n}, {v: n}}
}

// immutable reports whether p points into a table.
func immutable(p *mir.Value) bool {
	for p.Op == mir.FieldAddr || p.Op == mir.IndexAddr || p.Op == mir.Bitcast {
		p = p.Args[0]
	}
	return p.Op == mir.GlobalAddr && p.Global.Init != nil
}
