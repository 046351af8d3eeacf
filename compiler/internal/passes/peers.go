package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// canonicalizePeers writes what is asked of a peer's memory in terms of the memory here,
// which does not depend on the peer: loops over peers then ask it once. The memory of a
// peer begins as far into its symmetric heap as it does here, and is as long, unless the
// peer cannot be addressed: then the pointer is nil and the length 0.
func canonicalizePeers(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		// The second needs what is equal in what the first leaves to be one value.
		for _, rewrites := range [][]func(*mir.Func, *mir.Value) bool{{peerAlignment, peerVectors}, {zeroIfNil, bothIfNil}} {
			changed := false
			for _, b := range f.ReversePostorder() {
				for _, v := range slices.Clone(b.Instrs) {
					for _, rewrite := range rewrites {
						changed = rewrite(f, v) || changed
					}
				}
			}
			if changed {
				simplifyFunc(f)
			}
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
	if q.Op != mir.Comm || !q.Comm.Op.Addresses() {
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

// zeroIfNil takes the test for nil out of a comparison: what is 0 where a pointer is nil is
// 0 if that is so, or if the value is that it has otherwise.
func zeroIfNil(f *mir.Func, v *mir.Value) bool {
	if v.Op != mir.Eq || !isZero(v.Args[1]) {
		return false
	}
	s := v.Args[0]
	for s.Op == mir.Convert && s.Type.Bits >= s.Args[0].Type.Bits {
		s = s.Args[0]
	}
	if s.Op != mir.Select || !isNilTest(s.Args[0]) || !isZero(s.Args[1]) {
		return false
	}
	v.Op, v.Args = mir.Or, []*mir.Value{s.Args[0], before(f, v)(mir.Eq, mir.Bool, s.Args[2], f.ConstInt(s.Type, 0))}
	return true
}

// bothIfNil joins what two conditions ask beside the same test for nil, so that it is one
// value, which may be the same for all peers.
func bothIfNil(f *mir.Func, v *mir.Value) bool {
	if v.Op != mir.Or {
		return false
	}
	a, b := v.Args[0], v.Args[1]
	if a.Op != mir.Or || b.Op != mir.Or || !isNilTest(a.Args[0]) || a.Args[0] != b.Args[0] {
		return false
	}
	v.Args = []*mir.Value{a.Args[0], before(f, v)(mir.Or, mir.Bool, a.Args[1], b.Args[1])}
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
