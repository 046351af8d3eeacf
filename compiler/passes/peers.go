package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/mir"
)

// peers writes what is asked of a peer's memory in terms of the memory here, which does
// not depend on the peer: loops over peers then ask it once. The memory of a peer begins
// as far into its symmetric heap as it does here, and is as long, unless the peer cannot
// be addressed: then the pointer is nil and the length 0.
func peers(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		changed := false
		for _, b := range f.Blocks {
			for _, v := range slices.Clone(b.Instrs) {
				changed = peerAlignment(f, v) || peerVectors(f, v) || changed
			}
		}
		if changed {
			simplifyFunc(f)
		}
	}
}

// heapAlign is what symmetric heaps are aligned to at least; no access asks for more.
const heapAlign = 16

// peerAlignment replaces the low bits of a peer's address by those of the address here.
func peerAlignment(f *mir.Func, v *mir.Value) bool {
	if v.Op != mir.And || v.Args[1].Op != mir.Const || v.Args[1].Const.Int < 0 || v.Args[1].Const.Int >= heapAlign || v.Args[0].Op != mir.Bitcast {
		return false
	}
	q := v.Args[0].Args[0]
	if q.Op != mir.Comm || q.Comm.Op.Name != "Peer" {
		return false
	}
	add := before(f, v)
	isNil := add(mir.Eq, mir.Bool, q, f.ConstNil(q.Type))
	here := add(mir.And, v.Type, add(mir.Bitcast, v.Type, q.Args[0]), v.Args[1])
	v.Op, v.Args = mir.Select, []*mir.Value{isNil, f.ConstInt(v.Type, 0), here}
	return true
}

// peerVectors replaces the number of vectors in a peer's memory, a shifted length, by the
// number here or 0.
func peerVectors(f *mir.Func, v *mir.Value) bool {
	if v.Op != mir.Shr || v.Args[1].Op != mir.Const || v.Args[0].Op != mir.Select || !isNilTest(v.Args[0].Args[0]) || !isZero(v.Args[0].Args[1]) {
		return false
	}
	s := v.Args[0]
	here := before(f, v)(mir.Shr, v.Type, s.Args[2], v.Args[1])
	v.Op, v.Args = mir.Select, []*mir.Value{s.Args[0], s.Args[1], here}
	return true
}

// nilForIndex lets a check of an index into memory whose length is 0 where a pointer is
// nil look at the pointer alone, if the index is shown to be below the length otherwise.
func (pr *prover) nilForIndex(v *mir.Value, p place) {
	if v.Op != mir.CheckIndex || v.Args[1].Op != mir.Select {
		return
	}
	i, s := v.Args[0], v.Args[1]
	if !isNilTest(s.Args[0]) || !isZero(s.Args[1]) || !pr.le(i, s.Args[2], -1, p) || !pr.le(nil, i, 0, p) {
		return
	}
	v.Op, v.Args = mir.CheckNil, []*mir.Value{s.Args[0].Args[0], i, s.Args[1]}
}

// isNilTest reports whether v says that a pointer is nil.
func isNilTest(v *mir.Value) bool { return v.Op == mir.Eq && isNil(v.Args[1]) }

// before returns a function that adds instructions in front of v.
func before(f *mir.Func, v *mir.Value) func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	return func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		n := f.NewValue(o, t, v.Pos, args...)
		n.Scope = v.Scope
		v.Block.InsertBefore(slices.Index(v.Block.Instrs, v), n)
		return n
	}
}
