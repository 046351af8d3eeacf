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
		list := groupOperations(k.Func)
		if len(list) == 0 {
			continue
		}
		c := newConvergence(k.Func)
		va := findVariance(c)
		for _, v := range list {
			if cond := decides(c, va, v); cond != nil {
				if o.Diags != nil {
					*o.Diags = append(*o.Diags, report(k.Info.Name, v, cond))
				}
			} else if v.Comm.Scope == op.Block && !o.NoChecks && va.partial[v.Block] {
				checkAllCome(p, k.Func, v)
			}
		}
	}
}

// groupOperations returns the operations of warps and blocks in f.
func groupOperations(f *mir.Func) []*mir.Value {
	var list []*mir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == mir.Comm && v.Comm.Scope != op.Thread {
				list = append(list, v)
			}
		}
	}
	return list
}

// report says that only some threads reach v, because of cond.
func report(kernel string, v, cond *mir.Value) diag.Diagnostic {
	return diag.Diagnostic{
		Pos: v.Pos,
		Msg: fmt.Sprintf("kernel %s calls %s at %s scope where only some threads of the %s come: the condition at %s:%d depends on the thread's index; move the call out of it, or call it with a narrower scope",
			kernel, v.Comm.Op.Name, v.Comm.Scope, v.Comm.Scope, filepath.Base(cond.Pos.Filename), cond.Pos.Line),
		Chain: chain(v.Scope),
	}
}

// checkAllCome lets the kernel f fail unless all threads of the block reach v.
func checkAllCome(p *mir.Program, f *mir.Func, v *mir.Value) {
	fn := f
	if v.Scope != nil {
		fn = v.Scope.Func
	}
	p.Sites = append(p.Sites, fault.Site{
		Kind: fault.Absent, File: filepath.Base(v.Pos.Filename), Line: v.Pos.Line, Func: fn.GoName, Text: v.Comm.Op.Name + " at block scope",
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
	came := add(mir.Intr, mir.Int32)
	came.Intr = mir.CountBlock
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

// decides returns a branch that lets some threads of v's scope come to v and others
// not, or nil. Every way to v must lead through it: of others nobody knows here
// whether they are ever taken.
func decides(c *convergence, va *variance, v *mir.Value) *mir.Value {
	for _, a := range c.f.Blocks {
		t := a.Term()
		if t.Op != mir.If || !va.own(t.Args[0], v.Comm.Scope) || !c.ends[a] || !c.dom.Dominates(a, v.Block) {
			continue
		}
		if between, _ := c.between(a); between[v.Block] {
			return t
		}
	}
	return nil
}
