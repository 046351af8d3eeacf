package passes

import (
	"fmt"
	"path/filepath"

	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/diag"
	"github.com/gpuc-go/gpuc/internal/op"
)

// divergence reports operations of a warp or block that only some of its threads
// reach: those under a condition that is computed from the thread's own index. It
// judges arithmetic alone. What comes from memory, from a division (the number of
// a warp) or out of a branch counts as the same for all threads, since often it is.
func divergence(p *mir.Program, o Options) {
	if o.Diags == nil {
		return
	}
	for _, k := range p.Kernels {
		d := divergent{f: k.Func, kernel: k.Info.Name, own: map[key]bool{}}
		d.report(o.Diags)
	}
}

// divergent is the analysis of one kernel.
type divergent struct {
	f      *mir.Func
	kernel string
	// own caches whether a value comes from the thread's index in a scope.
	own  map[key]bool
	ends map[*mir.Block]bool // blocks from which a return can be reached
	dom  *mir.Dom
}

type key struct {
	v     *mir.Value
	scope op.Scope
}

func (d *divergent) report(diags *diag.List) {
	for _, b := range d.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op != mir.Comm || v.Comm.Scope == op.Thread {
				continue
			}
			if d.ends == nil {
				d.ends, d.dom = endings(d.f), d.f.Dominators()
			}
			if cond := d.decides(b, v.Comm.Scope); cond != nil {
				at := cond.Pos
				*diags = append(*diags, diag.Diagnostic{
					Pos: v.Pos,
					Msg: fmt.Sprintf("kernel %s calls %s at %s scope where only some threads of the %s come: the condition at %s:%d depends on the thread's index; move the call out of it, or call it with a narrower scope",
						d.kernel, v.Comm.Op.Name, v.Comm.Scope, v.Comm.Scope, filepath.Base(at.Filename), at.Line),
					Chain: chain(v.Scope),
				})
			}
		}
	}
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
	all := d.reach(a, nil)
	if !all[b] {
		return false
	}
	// The ways meet in a block without which a cannot end; of those, the first
	// is the one before which the fewest others lie.
	fewest := all
	for x := range all {
		if x == a {
			continue
		}
		if before := d.reach(a, x); len(before) < len(fewest) && !d.returns(before) {
			fewest = before
		}
	}
	return fewest[b]
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
