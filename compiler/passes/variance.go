package passes

import (
	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/op"
)

// variance holds which values of a kernel may differ between the threads of a
// block, and where the control flow may differ with them.
type variance struct {
	values map[*mir.Value]bool
	blocks map[*mir.Block]bool
}

// doubtful reports whether some threads of a block may not come to b.
func (d *divergent) doubtful(b *mir.Block) bool {
	if d.varies == nil {
		d.varies = d.findVariance()
	}
	return d.varies.blocks[b]
}

// findVariance takes every value for the same in all threads that nothing makes
// different: what is the same goes through arithmetic, and is different behind and
// within a branch on what is different.
func (d *divergent) findVariance() *variance {
	va := &variance{values: map[*mir.Value]bool{}, blocks: map[*mir.Block]bool{}}
	split := map[*mir.Block]bool{}
	for changed := true; changed; {
		changed = false
		for _, b := range d.f.Blocks {
			for _, v := range b.Instrs {
				if !va.values[v] && va.differs(v) {
					va.values[v] = true
					changed = true
				}
			}
			t := b.Term()
			if t.Op != mir.If || split[b] || !d.ends[b] || !va.values[t.Args[0]] {
				continue
			}
			split[b] = true
			changed = true
			within, meet := d.between(b)
			for x := range within {
				va.blocks[x] = true
				for _, v := range x.Instrs {
					va.values[v] = true // also where it is used behind a loop
				}
			}
			if meet != nil {
				for _, v := range meet.Phis() {
					va.values[v] = true
				}
			}
		}
	}
	return va
}

// differs reports whether the threads of a block may compute different values in v,
// as far as its operation and arguments say.
func (va *variance) differs(v *mir.Value) bool {
	switch v.Op {
	case mir.Param, mir.Const, mir.GlobalAddr:
		return false
	case mir.Intr:
		switch v.Intr {
		case mir.BlockIdx, mir.BlockDim, mir.GridDim, mir.CountBlock, mir.DynamicSharedSize:
			return false
		}
		return true
	case mir.Comm:
		if v.Comm.Op.Family != op.Query {
			return true
		}
	case mir.Load, mir.Alloca, mir.Call, mir.Extern, mir.Result:
		return true
	}
	for _, a := range v.Args {
		if va.values[a] {
			return true
		}
	}
	return false
}
