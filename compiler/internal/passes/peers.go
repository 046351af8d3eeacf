package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// canonicalizePeers replaces questions about a peer's memory by questions about this PE's
// memory, which do not depend on the peer. A loop over peers then asks them once. The
// memory of a peer begins as far into its symmetric heap as it does here, and is as long.
// If the peer cannot be addressed, the pointer is nil and the length 0.
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
	if !isPeer(q) {
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

// zeroIfNil takes the test for nil out of a comparison with 0. A value that is 0 for a nil
// pointer, and x otherwise, is 0 if the pointer is nil or x is 0.
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

// bothIfNil turns (nil or a) or (nil or b) into nil or (a or b), with one test for nil. The
// value a or b may be the same for all peers.
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

// nilForIndex makes a check of an index a test for nil. The memory has length 0 if a pointer
// is nil. Otherwise the index must be shown to be below the length.
func (pr *prover) nilForIndex(v *mir.Value, p place) {
	if v.Op != mir.CheckIndex || v.Args[1].Op != mir.Select {
		return
	}
	i, s := v.Args[0], v.Args[1]
	if !isNilTest(s.Args[0]) || !isZero(s.Args[1]) || !pr.le(i, s.Args[2], -1, p) || !pr.le(nil, i, 0, p) {
		return
	}
	v.Op, v.Args = mir.CheckNil, slices.Concat([]*mir.Value{s.Args[0].Args[0], i, s.Args[1]}, v.Args[2:])
}

// namePeers tells checks against the length of a peer's memory the PE. A failure can then
// say that it cannot be addressed.
func namePeers(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		for v := range f.Instrs() {
			if v.Op != mir.CheckIndex && v.Op != mir.CheckLE {
				continue
			}
			if q := lengthOfPeer(v.Args[1]); q != nil {
				v.Args = append(v.Args, peOf(q))
			}
		}
	}
}

// lengthOfPeer returns the Peer that has returned memory of length n, or nil. The length of
// the same memory as vectors is a part of n.
func lengthOfPeer(n *mir.Value) *mir.Value {
	for n.Op == mir.Convert || n.Op == mir.Shr && n.Args[1].Op == mir.Const {
		n = n.Args[0]
	}
	if n.Op != mir.Select || !isNilTest(n.Args[0]) || !isZero(n.Args[1]) {
		return nil
	}
	if q := root(n.Args[0].Args[0]); isPeer(q) {
		return q
	}
	return nil
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

// hoistPeerBases moves the load of where a PE's memory lies up, ahead of the barriers
// before an operation of a block. The load then takes its time while threads come to a
// barrier. Behind the last barrier nothing would hide it.
func hoistPeerBases(p *mir.Program, _ Options) {
	for _, f := range p.Funcs {
		var dom *mir.Dom
		for _, v := range groupOperations(f) {
			if !v.Comm.Op.GroupBarriers || !v.Met || v.Comm.Scope != op.Block {
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
	// The lookup comes before the checks of v, and v may never be reached. So the number of a
	// PE that does not exist must do no harm. A negative number is too large as an unsigned one.
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
