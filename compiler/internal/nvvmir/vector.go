package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// vectorGroup is loads or stores of the fields of one vector that follow each
// other, with nothing between them that could tell them from one access of the
// whole vector.
type vectorGroup struct {
	base   *mir.Value
	access []*mir.Value
	fields map[int]bool
	cache  mir.Cache
}

// add takes a load or store of a field into the group.
func (g *vectorGroup) add(v *mir.Value) {
	g.access = append(g.access, v)
	g.fields[v.Args[0].Index] = true
}

// vectorOf returns the vector of which a load or store takes a field, or nil.
func vectorOf(v *mir.Value) *mir.Value {
	if p := v.Args[0]; p.Op == mir.FieldAddr && p.Args[0].Type.Elem.Vector {
		return p.Args[0]
	}
	return nil
}

// vectorGroups finds the groups of a block: loads of two fields or more, and
// stores of all fields.
func vectorGroups(b *mir.Block) map[*mir.Value]*vectorGroup {
	found := make(map[*mir.Value]*vectorGroup)
	type loaded struct {
		base  *mir.Value
		cache mir.Cache
	}
	loads := make(map[loaded]*vectorGroup)
	var stores *vectorGroup
	keep := func(g *vectorGroup, least int) {
		if len(g.fields) >= least {
			for _, v := range g.access {
				found[v] = g
			}
		}
	}
	endLoads := func() {
		for _, g := range loads {
			keep(g, 2)
		}
		clear(loads)
	}
	endStores := func() {
		if stores != nil {
			keep(stores, len(stores.base.Type.Elem.Fields))
			stores = nil
		}
	}
	for _, v := range b.Instrs {
		switch {
		case v.Op == mir.Load:
			endStores()
			if base := vectorOf(v); base != nil {
				k := loaded{base, v.Cache}
				if loads[k] == nil {
					loads[k] = &vectorGroup{base: base, fields: make(map[int]bool), cache: v.Cache}
				}
				loads[k].add(v)
			}
		case v.Op == mir.Store:
			endLoads()
			base := vectorOf(v)
			if stores != nil && (stores.base != base || stores.cache != v.Cache || stores.fields[v.Args[0].Index]) {
				endStores()
			}
			if base != nil {
				if stores == nil {
					stores = &vectorGroup{base: base, fields: make(map[int]bool), cache: v.Cache}
				}
				stores.add(v)
			}
		case v.Op != mir.Phi && (v.Op.Facts().Check || !outlivesChecks(v)):
			endLoads()
			endStores()
		}
	}
	endLoads()
	endStores()
	return found
}

// vectorPtr returns the address of the group's vector as that of an LLVM vector.
func (f *function) vectorPtr(g *vectorGroup) (p value.Value, t *types.VectorType) {
	pt := g.base.Type
	t = types.NewVector(uint64(len(pt.Elem.Fields)), memType(pt.Elem.Fields[0]))
	return f.add(ir.NewBitCast(f.val(g.base), ptrTo(t, pt.Space))), t
}

// firstField returns the address of the group's first field.
func (f *function) firstField(g *vectorGroup) value.Value {
	return f.gep(memType(g.base.Type.Elem), f.val(g.base), i32Const(0), i32Const(0))
}

// loadVector loads all of a group where its first load stands.
func (f *function) loadVector(g *vectorGroup) {
	if fields := g.base.Type.Elem.Fields; hinted(g.access[0]) {
		xs := f.loadHinted(f.firstField(g), fields[0], len(fields), g.cache)
		for _, v := range g.access {
			f.vals[v] = xs[v.Args[0].Index]
		}
		return
	}
	p, t := f.vectorPtr(g)
	l := ir.NewLoad(t, p)
	l.Align = ir.Align(g.base.Type.Elem.KnownAlign())
	x := f.add(l)
	for _, v := range g.access {
		f.vals[v] = f.add(ir.NewExtractElement(x, i32Const(int64(v.Args[0].Index))))
	}
}

// storeVector stores all of a group where its last store stands, when all values
// are there.
func (f *function) storeVector(g *vectorGroup) {
	if fields := g.base.Type.Elem.Fields; hinted(g.access[0]) {
		xs := make([]value.Value, len(fields))
		for _, v := range g.access {
			xs[v.Args[0].Index] = f.val(v.Args[1])
		}
		f.storeHinted(f.firstField(g), fields[0], xs, g.cache)
		return
	}
	p, t := f.vectorPtr(g)
	var x value.Value = newUndef(t)
	for _, v := range g.access {
		x = f.add(ir.NewInsertElement(x, f.val(v.Args[1]), i32Const(int64(v.Args[0].Index))))
	}
	s := ir.NewStore(x, p)
	s.Align = ir.Align(g.base.Type.Elem.KnownAlign())
	f.add(s)
}
