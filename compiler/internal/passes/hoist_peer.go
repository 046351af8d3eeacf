package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// hoistPeerBases finds out where a PE's memory lies ahead of the barriers before an
// operation that a block makes with it, so that the load takes its time while threads
// come to a barrier. Behind the last one nothing would hide the load.
func hoistPeerBases(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		var dom *mir.Dom
		for _, v := range groupOperations(f) {
			if !v.Comm.Op.Meets || !v.Met || v.Comm.Scope != op.Block {
				continue
			}
			if dom == nil {
				dom = f.Dominators()
			}
			lookUp(dom, v)
		}
	}
}

// lookUp gives v a lookup of its PE ahead of the first barrier at which that is known.
func lookUp(dom *mir.Dom, v *mir.Value) {
	pe := peOf(v)
	if pe.Op == mir.Convert && pe.Args[0].Type.Equal(mir.Int64) {
		pe = pe.Args[0] // the number that is checked
	}
	for pe.Op == mir.Convert && pe.Args[0].Type.IsInt() && pe.Args[0].Type.Bits <= pe.Type.Bits {
		pe = pe.Args[0]
	}
	var b *mir.Block
	var i int
	at, j := barrierBefore(dom, v.Block, slices.Index(v.Block.Instrs, v))
	for at != nil && definedAt(dom, pe, at, j) {
		b, i = at, j
		at, j = barrierBefore(dom, at, j)
	}
	if b == nil {
		return
	}
	add := func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		n := b.Func.NewValue(o, t, v.Pos, args...)
		n.Scope = v.Scope
		b.InsertBefore(i, n)
		i++
		return n
	}
	// The checks of v come later, and v may not come at all: a PE that there is none of
	// must do no harm. As an unsigned number a negative one is too large.
	pes := add(mir.Comm, mir.Int32)
	pes.Comm = &op.Instance{Op: op.Lookup("NumPEs"), Scope: op.Thread}
	exists := add(mir.Lt, mir.Bool, add(mir.Convert, mir.Uint64, pe), add(mir.Convert, mir.Uint64, pes))
	base := add(mir.Intr, mir.PtrTo(mir.Uint8), add(mir.Select, mir.Int32, exists, add(mir.Convert, mir.Int32, pe), b.Func.ConstInt(mir.Int32, 0)))
	base.Intr = mir.PeerBase
	v.Args = append(v.Args, base)
}

// peOf returns the argument of v that is its PE.
func peOf(v *mir.Value) *mir.Value {
	params, _ := v.Comm.Proto()
	return v.Args[slices.IndexFunc(params, func(p op.CParam) bool { return p.Name == "pe" })]
}

// barrierBefore returns the place of the last barrier of the block on every way to
// index i of b.
func barrierBefore(dom *mir.Dom, b *mir.Block, i int) (*mir.Block, int) {
	for b != nil {
		for i--; i >= 0; i-- {
			if v := b.Instrs[i]; v.Op == mir.Intr && (v.Intr == mir.SyncBlock || v.Intr == mir.CountBlock) {
				return b, i
			}
		}
		if b = dom.Idom(b); b != nil {
			i = len(b.Instrs)
		}
	}
	return nil, 0
}

// definedAt reports whether v is defined at index i of b.
func definedAt(dom *mir.Dom, v *mir.Value, b *mir.Block, i int) bool {
	if v.Op == mir.Param || v.Op == mir.Const {
		return true
	}
	if v.Block == b {
		return slices.Index(b.Instrs, v) < i
	}
	return dom.Dominates(v.Block, b)
}
