package passes

// This file looks for uses of a peer's memory that do nothing where the peer cannot be
// addressed.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// findUntestedPeers looks for loops over what Peer has returned, of which copy is one, in
// kernels that never test whether a peer can be addressed: memory of length 0 ends a loop
// before its first round. An index fails, and needs no warning.
func findUntestedPeers(j *judge) {
	var peers []*mir.Value
	for _, b := range j.f.Blocks {
		t := b.Term()
		if t.Op != mir.If {
			continue
		}
		if q := j.endsWithPeer(t); q != nil {
			if !isMyPE(peOf(q)) {
				peers = append(peers, q)
			}
		} else if asksForPeer(t.Args[0]) && !j.entersLoop(t) {
			return
		}
	}
	for _, q := range peers {
		j.warn(diag.UntestedPeer, q, "loops over or copies the memory of %s on a PE without a test whether it can be addressed: Peer returns nil for a PE on another host, and nothing is done; call MustPeer, which fails then, or test len and use Put or Get", j.name(q))
	}
}

// endsWithPeer returns the Peer whose length is the limit of the loop that the branch t
// leaves, or nil.
func (j *judge) endsWithPeer(t *mir.Value) *mir.Value {
	l := j.innermost(t.Block)
	if c := t.Args[0]; l != nil && l.blocks[t.Block.Succs[0]] != l.blocks[t.Block.Succs[1]] && c.Op.Facts().Comparison && l.varies(c.Args[0]) {
		return limitedByPeer(c.Args[1])
	}
	return nil
}

// entersLoop reports whether the branch t tests before a loop what the loop tests after each
// round, as a range over an integer does.
func (j *judge) entersLoop(t *mir.Value) bool {
	c, header := t.Args[0], t.Block.Succs[0]
	from := slices.Index(header.Preds, t.Block)
	for i, latch := range header.Preds {
		again := latch.Term()
		if latch == t.Block || again.Op != mir.If || again.Args[0].Op != c.Op || !c.Op.Facts().Comparison || again.Args[0].Args[1] != c.Args[1] {
			continue
		}
		for _, phi := range header.Instrs {
			if phi.Op == mir.Phi && equal(phi.Args[from], c.Args[0]) && phi.Args[i] == again.Args[0].Args[0] {
				return true
			}
		}
	}
	return false
}

// limitedByPeer returns a Peer of whose length n is no more than a part, or nil.
func limitedByPeer(n *mir.Value) *mir.Value {
	if q := lengthOfPeer(n); q != nil {
		return q
	}
	switch n.Op {
	case mir.Select:
		if c := n.Args[0]; c.Op.Facts().Comparison && c.Args[0].Type.IsInt() {
			for _, a := range n.Args[1:] {
				if q := limitedByPeer(a); q != nil {
					return q
				}
			}
		}
	case mir.Convert, mir.Mul, mir.Shl:
		return limitedByPeer(n.Args[0])
	}
	return nil
}

// isPeer reports whether v is what Peer returns.
func isPeer(v *mir.Value) bool { return v.Op == mir.Comm && v.Comm.Op.Addresses() }

// isMyPE reports whether v is the number of this PE, which can be addressed.
func isMyPE(v *mir.Value) bool {
	for v.Op == mir.Convert {
		v = v.Args[0]
	}
	return v.Op == mir.Comm && v.Comm.Op == op.Lookup("MyPE")
}

// asksForPeer reports whether a condition depends on whether some peer can be addressed.
func asksForPeer(c *mir.Value) bool {
	seen := map[*mir.Value]bool{}
	var asks func(v *mir.Value) bool
	asks = func(v *mir.Value) bool {
		if seen[v] {
			return false
		}
		seen[v] = true
		if (v.Op == mir.Eq || v.Op == mir.Ne) && (isNil(v.Args[0]) || isNil(v.Args[1])) {
			return isPeer(root(v.Args[0])) || isPeer(root(v.Args[1]))
		}
		return v.Op != mir.Load && slices.ContainsFunc(v.Args, asks)
	}
	return asks(c)
}
