package passes

// This file says which memory an instruction reads and writes, for the search for
// mistakes. What communication does follows from the rows of internal/base/op.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// access is memory that an instruction reads or writes.
type access struct {
	by *mir.Value
	// ptr is where it begins, and bytes how long it is; nil for one element, or for
	// a length that is not known.
	ptr, bytes *mir.Value
	write      bool
	// pe is the PE whose memory it is, nil for this one.
	pe *mir.Value
	// word says that it is one step on a word: of a signal, or an atomic.
	word bool
}

// accessesOf returns what v does with memory.
func accessesOf(v *mir.Value) []access {
	switch v.Op {
	case mir.Load:
		return []access{{by: v, ptr: v.Args[0]}}
	case mir.Store, mir.Zero:
		return []access{{by: v, ptr: v.Args[0], write: true}}
	case mir.Copy:
		return []access{{by: v, ptr: v.Args[0], write: true}, {by: v, ptr: v.Args[1]}}
	case mir.Intr:
		switch m := v.Intr.Facts().Memory; m {
		case mir.ReadsMemory:
			return []access{{by: v, ptr: v.Args[0], word: true}}
		case mir.WritesMemory, mir.UpdatesMemory:
			return []access{{by: v, ptr: v.Args[0], word: true, write: true}}
		}
	case mir.Comm:
		return commAccesses(v)
	}
	return nil
}

// commAccesses returns what a communication operation does with memory.
func commAccesses(v *mir.Value) []access {
	o := v.Comm.Op
	if o.Addresses() {
		return nil // its loads and stores count
	}
	pe, bytes := arg(v, "pe"), arg(v, "bytes")
	if o.Strided() {
		bytes = nil
	}
	var list []access
	add := func(name string, write, word bool, pe, bytes *mir.Value) {
		list = append(list, access{by: v, ptr: arg(v, name), bytes: bytes, write: write, word: word, pe: pe})
	}
	for _, p := range o.Params {
		switch p {
		case op.DstSym, op.DstLocal:
			at := pe
			if p == op.DstLocal {
				at = nil
			}
			add("dst", true, false, at, bytes)
		case op.SrcSym, op.SrcLocal:
			at := pe
			if p == op.SrcLocal {
				at = nil
			}
			add("src", false, false, at, bytes)
		case op.Ptr:
			word := o.Family != op.RMA
			add("ptr", pe != nil && o.Update != op.Keep && (o.Update != op.NoUpdate || o.Result == op.NoResult), word, pe, nil)
		case op.Signal:
			add("sig", pe != nil, true, pe, nil)
		case op.Line:
			add("line", pe != nil, true, pe, nil)
		case op.Words:
			add("words", false, true, nil, nil)
		}
	}
	return list
}

// arg returns the argument of a communication operation by the name that
// op.Instance.Proto gives it, nil if it has none.
func arg(v *mir.Value, name string) *mir.Value {
	params, _ := v.Comm.Proto()
	i := slices.IndexFunc(params, func(p op.CParam) bool { return p.Name == name })
	if i < 0 || i >= len(v.Args) {
		return nil
	}
	return v.Args[i]
}

// constArg returns the constant that is passed for a parameter.
func constArg(v *mir.Value, name string) (int64, bool) {
	if a := arg(v, name); a != nil && a.Op == mir.Const {
		return a.Const.Int, true
	}
	return 0, false
}

// root returns the pointer from which p is computed: a parameter, a variable, or what
// an operation has returned.
func root(p *mir.Value) *mir.Value {
	for p.Op == mir.IndexAddr || p.Op == mir.FieldAddr || p.Op == mir.Bitcast {
		p = p.Args[0]
	}
	return p
}

// sameRoot reports whether two pointers point into memory of one parameter or variable.
func sameRoot(p, q *mir.Value) bool {
	p, q = root(p), root(q)
	return p == q || p.Op == mir.GlobalAddr && q.Op == mir.GlobalAddr && p.Global == q.Global
}

// equal reports whether two values, which may be nil, are shown to be equal.
func equal(v, w *mir.Value) bool { return v == w || v != nil && w != nil && sameValue(v, w) }

// overlaps reports whether two accesses are sure to touch the same memory of one PE.
func (j *judge) overlaps(a, b access) bool {
	return sameRoot(a.ptr, b.ptr) && (a.ptr == b.ptr || j.whole(a) || j.whole(b) || within(a.ptr, b.ptr) || within(b.ptr, a.ptr) || j.meet(a, b))
}

// meet reports whether two accesses begin at constant distances from their root, and the bytes that
// they are sure to touch overlap.
func (j *judge) meet(a, b access) bool {
	i, known := j.distance(a)
	k, both := j.distance(b)
	return known && both && i < k+b.least() && k < i+a.least()
}

// least returns how many bytes the access is sure to touch: what is copied or sent is taken to have
// an element.
func (a access) least() int64 {
	if a.bytes != nil && a.bytes.Op == mir.Const {
		return a.bytes.Const.Int
	}
	return max(a.ptr.Type.Elem.Size(), 1)
}

// distance returns how many bytes the access begins after its root, in the first round of a loop
// in which it is, if that is a constant.
func (j *judge) distance(a access) (n int64, known bool) {
	for p := a.ptr; p.Op == mir.IndexAddr || p.Op == mir.FieldAddr || p.Op == mir.Bitcast; p = p.Args[0] {
		switch {
		case p.Op == mir.FieldAddr:
			n += p.Args[0].Type.Elem.Offset(p.Index)
		case p.Op == mir.IndexAddr:
			i, known := j.atFirst(p.Args[1], a.by.Block)
			if !known {
				return 0, false
			}
			n += p.Type.Elem.Size() * i
		}
	}
	return n, true
}

// atFirst returns the value of an index in the first round of the loop around b, if that is a
// constant and each round comes to b.
func (j *judge) atFirst(i *mir.Value, b *mir.Block) (n int64, known bool) {
	switch {
	case i.Op == mir.Const:
		return i.Const.Int, true
	case i.Op == mir.Convert:
		return j.atFirst(i.Args[0], b)
	case i.Op == mir.Add && i.Args[1].Op == mir.Const:
		n, known = j.atFirst(i.Args[0], b)
		return n + i.Args[1].Const.Int, known
	case i.Op == mir.Select && i.Args[1].Op == mir.Sub && i.Args[1].Args[1] == i.Args[2]:
		return j.atFirst(i.Args[2], b) // a copy, which may begin at its end
	}
	l := j.innermost(b)
	if i.Op != mir.Phi || l == nil || l.header != i.Block {
		return 0, false
	}
	for k, p := range l.header.Preds {
		switch {
		case l.blocks[p] && !j.c.dom.Dominates(b, p):
			return 0, false
		case !l.blocks[p] && (i.Args[k].Op != mir.Const || known):
			return 0, false
		case !l.blocks[p]:
			n, known = i.Args[k].Const.Int, true
		}
	}
	return n, known
}

// within reports whether p is an element of the slice that begins at base, and base is
// no parameter: of those, accesses can take any part.
func within(p, base *mir.Value) bool {
	if base == root(base) {
		return false
	}
	for p.Op == mir.IndexAddr || p.Op == mir.FieldAddr || p.Op == mir.Bitcast {
		if p = p.Args[0]; p == base {
			return true
		}
	}
	return false
}

// whole reports whether the access takes all the memory of a parameter.
func (j *judge) whole(a access) bool {
	p := a.ptr
	for p.Op == mir.Bitcast {
		p = p.Args[0]
	}
	if a.bytes == nil || p.Op != mir.Param || p.Block != nil && p.Block.Func != j.f {
		return false
	}
	n := a.bytes
	if a.by.Op == mir.Comm && a.ptr == arg(a.by, "dst") {
		n = lengthOfDst(a.by)
	}
	return j.isLength(n, p)
}

// isLength reports whether n, in elements or bytes, is the length of the memory of parameter p.
func (j *judge) isLength(n, p *mir.Value) bool {
	if n == nil {
		return false
	}
	for n.Op == mir.Convert || n.Op == mir.Mul && n.Args[1].Op == mir.Const {
		n = n.Args[0]
	}
	if n.Op == mir.Shl && n.Args[1].Op == mir.Const {
		n = n.Args[0]
	}
	return n.Op == mir.Param && n.Index == p.Index+1 && n.Index < len(j.k.Leaves) && j.k.Leaves[n.Index].Role == manifest.Length
}

// lengthOfDst returns the length of the destination of v, which a check before v
// compares with that of the source, or nil.
func lengthOfDst(v *mir.Value) *mir.Value {
	for _, w := range slices.Backward(v.Block.Instrs[:slices.Index(v.Block.Instrs, v)]) {
		if w.Op == mir.CheckEq {
			return w.Args[0]
		}
		if w.Op == mir.Comm && w.Comm.Op.Family != op.Query {
			return nil
		}
	}
	return nil
}

// symmetric reports whether p points into symmetric memory of this PE.
func (j *judge) symmetric(p *mir.Value) bool {
	p = root(p)
	return p.Op == mir.Param && p.Index < len(j.k.Leaves) && j.k.Leaves[p.Index].Role == manifest.Address && j.k.Leaves[p.Index].Kind == manifest.Sym
}

// global reports whether p points into memory that the host has passed.
func (j *judge) global(p *mir.Value) bool {
	p = root(p)
	return p.Op == mir.Param && p.Index < len(j.k.Leaves) && j.k.Leaves[p.Index].Role == manifest.Address
}

// peer returns the PE into whose memory p points, as Peer has returned it, or nil.
func peer(p *mir.Value) *mir.Value {
	if r := root(p); isPeer(r) {
		return arg(r, "pe")
	}
	return nil
}

// watched returns the roots of the words that the kernel waits for or tests, to see more
// than the word itself.
func (j *judge) watched() []*mir.Value {
	var list []*mir.Value
	for _, a := range j.accesses {
		relaxed := a.by.Op == mir.Comm && a.by.Comm.Op.Relaxed
		if a.word && !a.write && a.pe == nil && !relaxed {
			list = append(list, root(a.ptr))
		}
	}
	return list
}

// name returns the name of the parameter into whose memory p points.
func (j *judge) name(p *mir.Value) string {
	r := root(p)
	if isPeer(r) {
		r = root(arg(r, "ptr"))
	}
	if r.Op == mir.Param && r.Index < len(j.k.Leaves) {
		return j.k.Leaves[r.Index].Path
	}
	if r.Op == mir.GlobalAddr {
		return "shared memory"
	}
	return "memory"
}
