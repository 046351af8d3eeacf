package passes

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/diag"
	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/op"
)

// divergence looks for operations of a warp or block that only some of its threads
// reach. Those under a condition that is computed from the thread's own index are
// reported. Those of a block of which it is not known that all threads come, since
// a condition depends on memory, say, get a check, which costs a barrier.
func divergence(p *mir.Program, o Options) {
	for _, k := range p.Kernels {
		d := &divergent{p: p, f: k.Func, kernel: k.Info.Name, own: map[key]bool{}}
		for _, v := range d.operations() {
			if cond := d.decides(v.Block, v.Comm.Scope); cond != nil {
				if o.Diags != nil {
					*o.Diags = append(*o.Diags, d.report(v, cond))
				}
			} else if v.Comm.Scope == op.Block && !o.NoChecks && d.doubtful(v.Block) {
				d.check(v)
			}
		}
	}
}

// divergent is the analysis of one kernel.
type divergent struct {
	p      *mir.Program
	f      *mir.Func
	kernel string
	// own caches whether a value comes from the thread's index in a scope.
	own    map[key]bool
	ends   map[*mir.Block]bool // blocks from which a return can be reached
	dom    *mir.Dom
	varies *variance // nil until it is needed
}

type key struct {
	v     *mir.Value
	scope op.Scope
}

// operations returns the operations of warps and blocks in the kernel.
func (d *divergent) operations() []*mir.Value {
	var list []*mir.Value
	for _, b := range d.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == mir.Comm && v.Comm.Scope != op.Thread {
				list = append(list, v)
			}
		}
	}
	if len(list) > 0 {
		d.ends, d.dom = endings(d.f), d.f.Dominators()
	}
	return list
}

// report says that only some threads reach v, because of cond.
func (d *divergent) report(v, cond *mir.Value) diag.Diagnostic {
	return diag.Diagnostic{
		Pos: v.Pos,
		Msg: fmt.Sprintf("kernel %s calls %s at %s scope where only some threads of the %s come: the condition at %s:%d depends on the thread's index; move the call out of it, or call it with a narrower scope",
			d.kernel, v.Comm.Op.Name, v.Comm.Scope, v.Comm.Scope, filepath.Base(cond.Pos.Filename), cond.Pos.Line),
		Chain: chain(v.Scope),
	}
}

// check lets the kernel fail unless all threads of the block reach v.
func (d *divergent) check(v *mir.Value) {
	fn := d.f
	if v.Scope != nil {
		fn = v.Scope.Func
	}
	d.p.Sites = append(d.p.Sites, fault.Site{
		Kind: fault.Absent, File: filepath.Base(v.Pos.Filename), Line: v.Pos.Line, Func: fn.GoName, Text: v.Comm.Op.Name + " at block scope",
	})
	add := func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		n := d.f.NewValue(o, t, v.Pos, args...)
		n.Scope = v.Scope
		v.Block.InsertBefore(slices.Index(v.Block.Instrs, v), n)
		return n
	}
	size := d.f.ConstInt(mir.Int32, 1)
	for axis := range 3 {
		n := add(mir.Intr, mir.Int32)
		n.Intr, n.Index = mir.BlockDim, axis
		size = add(mir.Mul, mir.Int32, size, n)
		size.NoWrap = true
	}
	came := add(mir.Intr, mir.Int32)
	came.Intr = mir.CountBlock
	add(mir.CheckEq, mir.Void, add(mir.Convert, mir.Int64, came), add(mir.Convert, mir.Int64, size)).Site = len(d.p.Sites) - 1
}

// chain tells how the kernel reaches an instruction that was inlined.
func chain(s *mir.Scope) []string {
	var list []string
	for ; s != nil; s = s.Parent {
		list = append(list, fmt.Sprintf("in %s, called at %s:%d", s.Func.GoName, filepath.Base(s.Pos.Filename), s.Pos.Line))
	}
	return list
}

// decides returns a branch that lets some threads of the scope come to b and others
// not, or nil. Every way to b must lead through it: of others nobody knows here
// whether they are ever taken.
func (d *divergent) decides(b *mir.Block, scope op.Scope) *mir.Value {
	for _, a := range d.f.Blocks {
		t := a.Term()
		if t.Op != mir.If || !d.isOwn(t.Args[0], scope) || !d.ends[a] {
			continue
		}
		if d.dom.Dominates(a, b) && d.influences(a, b) {
			return t
		}
	}
	return nil
}

// influences reports whether b lies between a's branch and the place where its two
// ways meet again.
func (d *divergent) influences(a, b *mir.Block) bool {
	between, _ := d.between(a)
	return between[b]
}

// between returns the blocks between a's branch and the block in which its ways meet
// again, which is nil if they meet only behind the end of the kernel.
func (d *divergent) between(a *mir.Block) (fewest map[*mir.Block]bool, meet *mir.Block) {
	// The ways meet in a block without which a cannot end; of those, the first
	// is the one before which the fewest others lie.
	fewest = d.reach(a, nil)
	for x := range fewest {
		if x == a {
			continue
		}
		if before := d.reach(a, x); !d.returns(before) && (meet == nil || len(before) < len(fewest)) {
			fewest, meet = before, x
		}
	}
	return fewest, meet
}

// reach returns the blocks that can be reached from a by at least one step, without
// going through the block except. Ways that only lead to a failure do not count.
func (d *divergent) reach(a, except *mir.Block) map[*mir.Block]bool {
	seen := map[*mir.Block]bool{}
	work := []*mir.Block{a}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs {
			if s != except && !seen[s] && d.ends[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return seen
}

// returns reports whether one of the blocks ends the kernel.
func (d *divergent) returns(blocks map[*mir.Block]bool) bool {
	for b := range blocks {
		if b.Term().Op == mir.Return {
			return true
		}
	}
	return false
}

// endings returns the blocks from which a return can be reached.
func endings(f *mir.Func) map[*mir.Block]bool {
	seen := map[*mir.Block]bool{}
	var work []*mir.Block
	for _, b := range f.Blocks {
		if b.Term().Op == mir.Return {
			seen[b] = true
			work = append(work, b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range b.Preds {
			if !seen[p] {
				seen[p] = true
				work = append(work, p)
			}
		}
	}
	return seen
}

// isOwn reports whether a value is computed from the index of the thread in the
// block, or, for the scope of a warp, from its lane.
func (d *divergent) isOwn(v *mir.Value, scope op.Scope) bool {
	k := key{v, scope}
	if own, ok := d.own[k]; ok {
		return own
	}
	d.own[k] = false // a cycle adds nothing
	own := false
	switch v.Op {
	case mir.Intr:
		own = v.Intr == mir.LaneID || v.Intr == mir.ThreadIdx && scope == op.Block
	case mir.Add, mir.Sub, mir.Mul, mir.Rem, mir.And, mir.Or, mir.Xor, mir.Neg, mir.Not, mir.Convert, mir.Select, mir.Phi,
		mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
		for _, a := range v.Args {
			own = own || d.isOwn(a, scope)
		}
	}
	d.own[k] = own
	return own
}
