package mir

import (
	"go/token"
	"iter"
	"slices"
)

// Replace lets every use of a key of m refer to its value instead, following
// chains of replacements. The replaced instructions stay where they are.
func (f *Func) Replace(m map[*Value]*Value) {
	if len(m) == 0 {
		return
	}
	for v := range f.Instrs() {
		for i, a := range v.Args {
			v.Args[i] = resolve(m, a)
		}
	}
}

func resolve(m map[*Value]*Value, v *Value) *Value {
	for {
		n, ok := m[v]
		if !ok || n == v {
			return v
		}
		v = n
	}
}

// Uses returns the instructions that use each value, in block order; an
// instruction that uses a value twice stands there twice.
func (f *Func) Uses() map[*Value][]*Value {
	uses := make(map[*Value][]*Value)
	for v := range f.Instrs() {
		for _, a := range v.Args {
			uses[a] = append(uses[a], v)
		}
	}
	return uses
}

// AddParam adds a parameter after the others.
func (f *Func) AddParam(t *Type) *Value {
	v := f.NewValue(Param, t, f.Pos)
	v.Index = len(f.Params)
	f.Params = append(f.Params, v)
	return v
}

// InsertBefore puts v, which stands in no block, before the instruction at index i of b.
func (b *Block) InsertBefore(i int, v *Value) {
	v.Block = b
	b.Instrs = slices.Insert(b.Instrs, i, v)
}

// RemoveInstrs drops the instructions of b for which dead reports true.
func (b *Block) RemoveInstrs(dead func(*Value) bool) bool {
	n := len(b.Instrs)
	b.Instrs = slices.DeleteFunc(b.Instrs, dead)
	return len(b.Instrs) != n
}

// Phis returns the phis at the start of b.
func (b *Block) Phis() []*Value {
	n := 0
	for n < len(b.Instrs) && b.Instrs[n].Op == Phi {
		n++
	}
	return b.Instrs[:n]
}

// AddPhi puts a new phi at the start of b; the caller sets its arguments.
func (b *Block) AddPhi(t *Type, args ...*Value) *Value {
	v := b.Func.NewValue(Phi, t, b.pos(), args...)
	b.InsertBefore(0, v)
	return v
}

// RemovePred drops the predecessor with index i and the phis' arguments for it.
func (b *Block) RemovePred(i int) {
	b.Preds = slices.Delete(b.Preds, i, i+1)
	for _, p := range b.Phis() {
		p.Args = slices.Delete(p.Args, i, i+1)
	}
}

// PredIndex returns the index in to.Preds of the edge that leaves b as its
// successor number i. The edges of an If with equal targets are told apart.
func (b *Block) PredIndex(i int) int {
	to := b.Succs[i]
	skip := 0
	for _, s := range b.Succs[:i] {
		if s == to {
			skip++
		}
	}
	for j, p := range to.Preds {
		if p != b {
			continue
		}
		if skip == 0 {
			return j
		}
		skip--
	}
	return -1
}

// CutSucc removes the edge from b to its successor number i. The caller gives b
// a terminator that fits.
func (b *Block) CutSucc(i int) {
	b.Succs[i].RemovePred(b.PredIndex(i))
	b.Succs = slices.Delete(b.Succs, i, i+1)
}

// SplitAfter moves the instructions of b after index i, and its outgoing
// edges, to a new block, which it returns; b is left without a terminator.
func (b *Block) SplitAfter(i int) *Block {
	n := b.Func.NewBlock()
	n.Instrs = append(n.Instrs, b.Instrs[i+1:]...)
	b.Instrs = slices.Clip(b.Instrs[:i+1])
	for _, v := range n.Instrs {
		v.Block = n
	}
	n.Succs, b.Succs = b.Succs, nil
	for _, s := range n.Succs {
		for j, p := range s.Preds {
			if p == b {
				s.Preds[j] = n
			}
		}
	}
	return n
}

func (b *Block) pos() (p token.Position) {
	if len(b.Instrs) > 0 {
		return b.Instrs[0].Pos
	}
	return p
}

// Reachable returns the functions that the kernels call, directly or not,
// kernels included, callees before callers.
func (p *Program) Reachable() []*Func {
	roots := make([]*Func, len(p.Kernels))
	for i, k := range p.Kernels {
		roots[i] = k.Func
	}
	return reachable(roots...)
}

// KernelOf returns the kernels by their functions.
func (p *Program) KernelOf() map[*Func]*Kernel {
	kernels := make(map[*Func]*Kernel)
	for _, k := range p.Kernels {
		kernels[k.Func] = k
	}
	return kernels
}

// Reachable returns f and the functions that it calls, directly or not, callees before callers.
func (f *Func) Reachable() []*Func { return reachable(f) }

// Instrs yields the instructions of f.
func (f *Func) Instrs() iter.Seq[*Value] {
	return func(yield func(*Value) bool) {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if !yield(v) {
					return
				}
			}
		}
	}
}

// ReachableInstrs yields the instructions of f and of all functions that it calls.
func (f *Func) ReachableInstrs() iter.Seq[*Value] {
	return func(yield func(*Value) bool) {
		for _, f := range f.Reachable() {
			for v := range f.Instrs() {
				if !yield(v) {
					return
				}
			}
		}
	}
}

// RemoveInstrs removes the instructions of f that are dead, and reports whether there are any.
func (f *Func) RemoveInstrs(dead func(*Value) bool) (any bool) {
	for _, b := range f.Blocks {
		any = b.RemoveInstrs(dead) || any
	}
	return any
}

func reachable(roots ...*Func) []*Func {
	var order []*Func
	seen := make(map[*Func]bool)
	var walk func(*Func)
	walk = func(f *Func) {
		if seen[f] {
			return
		}
		seen[f] = true
		for v := range f.Instrs() {
			if v.Op == Call {
				walk(v.Callee)
			}
		}
		order = append(order, f)
	}
	for _, f := range roots {
		walk(f)
	}
	return order
}
