package passes

import (
	"fmt"
	"go/token"
	"path/filepath"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// diagnoseDivergence looks for operations of a warp or block that only some of its
// threads reach. It reports those under a condition that is computed from the thread's own
// index: as an error where the index is shown to matter, else as a warning. Of other
// operations of a block it may be unknown whether all threads come, for example because a
// condition depends on memory. Such an operation gets a check. The check counts the threads
// at the barrier before the operation, or else at a barrier of its own.
func diagnoseDivergence(p *mir.Program, o Options) {
	for _, k := range p.Kernels {
		list := groupOperations(k.Func)
		if len(list) == 0 {
			continue
		}
		c := newConvergence(k.Func)
		u := findUniformity(c, k)
		for _, v := range list {
			if cond := decides(c, u, v); cond != nil && o.Diags != nil {
				*o.Diags = append(*o.Diags, u.report(k.Info.Name, v, cond))
			}
			// A report may be silenced by who knows better.
			if v.Comm.Scope == op.Block && !o.NoChecks && u.partial[v.Block] {
				checkAllCome(p, k.Func, v, lastMeeting(c, v))
			}
		}
	}
}

// groupOperations returns the operations of warps and blocks in f.
func groupOperations(f *mir.Func) []*mir.Value {
	var list []*mir.Value
	for v := range f.Instrs() {
		if v.Op == mir.Comm && v.Comm.Scope != op.Thread {
			list = append(list, v)
		}
	}
	return list
}

// report says that only some threads reach v, because of the branch cond.
func (u *uniformity) report(kernel string, v, cond *mir.Value) diag.Diagnostic {
	severity, only := diag.Error, "only"
	if !u.parts(cond.Args[0], v.Comm.Scope) {
		severity, only = diag.Warning, "perhaps only"
	}
	return diag.Diagnostic{
		Pos: v.Pos, Severity: severity, Category: diag.Divergence,
		Msg: fmt.Sprintf("kernel %s calls %s at %s scope where %s some threads of the %s come: the condition at %s depends on the thread's index; move the call out of it, or call it with a narrower scope",
			kernel, v.Comm.Op.Name, v.Comm.Scope, only, v.Comm.Scope, line(cond)),
		Chain: chain(v.Scope), Calls: calls(v.Scope),
	}
}

// lastMeeting returns the last barrier of the block before v, if all threads that come
// to it come to v as well, else nil.
func lastMeeting(c *convergence, v *mir.Value) *mir.Value {
	b, i := barrierBefore(c.dom, v.Block, slices.Index(v.Block.Instrs, v))
	if b == nil || !together(c, b.Instrs[i], v) {
		return nil
	}
	return b.Instrs[i]
}

// together reports whether all threads that come to s also come to v if one of them does.
// s dominates v. No condition between the two may differ between these threads.
func together(c *convergence, s, v *mir.Value) bool {
	if s.Block == v.Block {
		return true
	}
	between := map[*mir.Block]bool{}
	for work := slices.Clone(v.Block.Preds); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if between[b] {
			continue
		}
		between[b] = true
		if b != s.Block {
			work = append(work, b.Preds...)
		}
	}
	for b := range between {
		t := b.Term()
		if t.Op != mir.If || ofBlock(t.Args[0]) {
			continue
		}
		if within, meet := c.between(b); meet == nil || within[v.Block] {
			return false
		}
	}
	return true
}

// ofBlock reports whether v is the same in all threads of the block wherever they are:
// computed from the launch and the block's index alone. What uniformity calls the same
// is so among threads that have come the same way, and may differ after a branch.
func ofBlock(v *mir.Value) bool {
	switch v.Op {
	case mir.Param, mir.Const:
		return true
	case mir.Intr:
		return v.Intr.Facts().Spread == mir.PerLaunch
	}
	return v.Op.Facts().Elementwise && !slices.ContainsFunc(v.Args, func(a *mir.Value) bool { return !ofBlock(a) })
}

// checkAllCome lets the kernel f fail unless all threads of the block reach v: as many
// as have come to the barrier before it or, if that is nil, to one right here.
func checkAllCome(p *mir.Program, f *mir.Func, v, came *mir.Value) {
	fn := f
	if v.Scope != nil {
		fn = v.Scope.Func
	}
	p.Sites = append(p.Sites, fault.Site{
		Kind: fault.Absent, File: v.Pos.Filename, Line: v.Pos.Line, Func: fn.GoName, Text: v.Comm.Op.Name + " at block scope",
	})
	add := func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		n := f.NewValue(o, t, v.Pos, args...)
		n.Scope = v.Scope
		v.Block.InsertBefore(slices.Index(v.Block.Instrs, v), n)
		return n
	}
	size := f.ConstInt(mir.Int32, 1)
	for axis := range 3 {
		n := add(mir.Intr, mir.Int32)
		n.Intr, n.Index = mir.BlockDim, axis
		size = add(mir.Mul, mir.Int32, size, n)
		size.NoWrap = true
	}
	if came == nil {
		came = add(mir.Intr, mir.Int32)
	}
	came.Intr, came.Type = mir.CountBlock, mir.Int32
	add(mir.CheckEq, mir.Void, add(mir.Convert, mir.Int64, came), add(mir.Convert, mir.Int64, size)).Site = len(p.Sites) - 1
}

// chain tells how the kernel reaches an instruction that was inlined.
func chain(s *mir.Scope) []string {
	var list []string
	for ; s != nil; s = s.Parent {
		list = append(list, fmt.Sprintf("in %s, called at %s:%d", s.Func.GoName, filepath.Base(s.Pos.Filename), s.Pos.Line))
	}
	return list
}

// calls returns the places in chain.
func calls(s *mir.Scope) []token.Position {
	var list []token.Position
	for ; s != nil; s = s.Parent {
		list = append(list, s.Pos)
	}
	return list
}

// decides returns a branch that lets some threads of v's scope come to v and others
// not, or nil. Every way to v must lead through it: of others nobody knows here
// whether they are ever taken.
func decides(c *convergence, u *uniformity, v *mir.Value) *mir.Value {
	for _, a := range c.f.Blocks {
		t := a.Term()
		if t.Op != mir.If || !u.own(t.Args[0], v.Comm.Scope) || !c.post.Returns(a) || !c.dom.Dominates(a, v.Block) {
			continue
		}
		if between, _ := c.between(a); between[v.Block] {
			return t
		}
	}
	return nil
}

// convergence tells where the ways of a kernel's branches meet again.
type convergence struct {
	f    *mir.Func
	dom  *mir.Dom
	post *mir.PostDom
}

func newConvergence(f *mir.Func) *convergence {
	return &convergence{f: f, dom: f.Dominators(), post: f.PostDominators()}
}

// between returns the blocks between a's branch and the block in which its ways meet
// again, which is nil if they meet only after the end of the kernel.
func (c *convergence) between(a *mir.Block) (within map[*mir.Block]bool, meet *mir.Block) {
	meet = c.post.Idom(a)
	return c.reach(a, meet), meet
}

// reach returns the blocks that can be reached from a by at least one step, without
// going through the block except. Ways that only lead to a failure do not count.
func (c *convergence) reach(a, except *mir.Block) map[*mir.Block]bool {
	seen := map[*mir.Block]bool{}
	work := []*mir.Block{a}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs {
			if s != except && !seen[s] && c.post.Returns(s) {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return seen
}

// returns reports whether one of the blocks ends the kernel.
func (c *convergence) returns(blocks map[*mir.Block]bool) bool {
	for b := range blocks {
		if b.Term().Op == mir.Return {
			return true
		}
	}
	return false
}
