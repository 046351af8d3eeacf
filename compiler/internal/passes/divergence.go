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
// is so among threads that have come the same way, and may differ behind a branch.
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
// again, which is nil if they meet only behind the end of the kernel.
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

// level says how far a value may differ between threads. Each level includes those
// before it, and a value has the highest level of what it is computed from.
type level uint8

const (
	same      level = iota // the same in all threads of a block
	varies                 // may differ between the threads of a block
	byThread               // computed from the thread's index in the block
	byLane                 // computed from the thread's index in the warp
	exchanged              // computed from what other threads of the warp gave, as sums of a group are
)

// uniformity is what an analysis of divergence finds: how far the values of a kernel may
// differ between the threads of a block, and which blocks of code not all threads may
// come to.
type uniformity struct {
	f       *mir.Func
	values  map[*mir.Value]level
	partial map[*mir.Block]bool
	changed bool
	// sums are what values are the sums of: terms that cancel do not make them differ.
	sums   map[*mir.Value]polynomial
	prover *prover
}

// uniformityDegree is how many values a product may have: the number of threads of a grid has six.
const uniformityDegree = 8

// findUniformity takes every value for the same in all threads that nothing makes
// different: what is the same goes through arithmetic, and is different behind and
// within a branch on what is different.
func findUniformity(c *convergence, k *mir.Kernel) *uniformity {
	u := &uniformity{
		f: c.f, values: map[*mir.Value]level{}, partial: map[*mir.Block]bool{}, changed: true,
		sums: map[*mir.Value]polynomial{}, prover: newEmptyProver(c.dom, newRanges(c.f, k)),
	}
	u.prover.degree = uniformityDegree
	u.prover.knowBlock(c.f)
	split := map[*mir.Block]bool{}
	for u.changed {
		u.changed = false
		for _, b := range c.f.Blocks {
			for _, v := range b.Instrs {
				u.raise(v, u.level(v))
			}
			t := b.Term()
			if t.Op != mir.If || split[b] || !c.post.Returns(b) || u.values[t.Args[0]] == same {
				continue
			}
			split[b] = true
			within, meet := c.between(b)
			for x := range within {
				u.partial[x] = true
				for _, v := range x.Instrs {
					if len(v.Args) > 0 || u.level(v) != same {
						u.raise(v, varies) // also where it is used after a loop
					}
				}
			}
			if meet != nil {
				for _, v := range meet.Phis() {
					u.raise(v, varies)
				}
			}
		}
	}
	return u
}

// raise notes that v is at least of level l.
func (u *uniformity) raise(v *mir.Value, l level) {
	if u.values[v] < l {
		u.values[v] = l
		u.changed = true
	}
}

// own reports whether v is computed from the index of the thread in the scope.
func (u *uniformity) own(v *mir.Value, scope op.Scope) bool {
	of := func(v *mir.Value) bool {
		return u.values[v] == byLane || u.values[v] == byThread && scope != op.Warp
	}
	if sum, ok := u.sum(v); ok && u.values[v] != same {
		sum = u.atStart(sum, false)
		return slices.ContainsFunc(sum.values(), of) && !(scope == op.Warp && u.cancelsLane(sum))
	}
	return of(v)
}

// cancelsLane reports whether a sum is the same in all threads of a warp, since the rank of the thread in
// its block and that in its warp differ by the same in them.
func (u *uniformity) cancelsLane(sum polynomial) bool {
	ok := true
	of := func(i mir.Intrinsic, axis int) polynomial {
		for v := range u.f.Instrs() {
			if isDim(v, i, axis) {
				return atom(v)
			}
		}
		ok = false // then no term is a rank in the block
		return nil
	}
	rank := of(mir.ThreadIdx, 2)
	for axis := 1; axis >= 0; axis-- {
		rank, _ = rank.times(of(mir.BlockDim, axis))
		rank, _ = rank.plus(of(mir.ThreadIdx, axis), 1)
	}
	for _, lane := range sum.values() {
		if lane.Op != mir.Intr || lane.Intr != mir.LaneID {
			continue
		}
		factor, rest, linear := sum.split(lane)
		byRank, small := rank.timesUpTo(factor, uniformityDegree)
		if !linear || !small {
			return false
		}
		if sum, small = byRank.plus(rest, 1); !small {
			return false
		}
	}
	return ok && !slices.ContainsFunc(sum.values(), func(v *mir.Value) bool { return u.values[v] > varies })
}

// level returns how far v differs as its operation and arguments say.
func (u *uniformity) level(v *mir.Value) level {
	switch v.Op {
	case mir.Param, mir.Const, mir.GlobalAddr:
		return same
	case mir.Intr:
		switch v.Intr.Facts().Spread {
		case mir.PerLaunch, mir.PerBlock:
			return same
		case mir.PerThread:
			return byThread
		case mir.PerLane:
			return byLane
		}
		if v.Intr.Facts().Convergent {
			return exchanged
		}
		return varies
	case mir.Comm:
		if v.Comm.Op.Family != op.Query {
			return varies
		}
	case mir.Load, mir.Alloca, mir.Call, mir.Extern, mir.Result:
		return varies
	}
	highest := same
	for _, a := range v.Args {
		highest = max(highest, u.values[a])
	}
	if highest == same {
		return same
	}
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul, mir.Convert, mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
		if yes, no := u.prover.compare(v, place{v.Block, 0}); yes || no {
			return same
		}
		sum, ok := u.sum(v)
		if !ok {
			break
		}
		inSum := same
		if v.Op.Facts().Comparison && v.Op != mir.Eq && v.Op != mir.Ne {
			inSum = varies // where a side wraps around
		}
		for _, a := range u.atStart(sum, true).values() {
			inSum = max(inSum, u.values[a])
		}
		return min(highest, inSum)
	}
	if v.Op.Facts().Elementwise || v.Op == mir.Rem || v.Op == mir.Phi {
		return highest
	}
	return min(highest, varies) // a quotient may be the same in a whole group
}

// sum returns the sum that an integer is, or by which the sides of a comparison differ, modulo 2 to
// the number of their bits.
func (u *uniformity) sum(v *mir.Value) (sum polynomial, ok bool) {
	if p, known := u.sums[v]; known {
		return p, p != nil
	}
	if v.Block == nil {
		return nil, false // a parameter or a constant
	}
	at := place{v.Block, slices.Index(v.Block.Instrs, v)}
	switch {
	case v.Type.IsInt():
		sum = u.prover.expand(v, v.Type.Bits, at)
		ok = !sum.equal(atom(v))
	case v.Op.Facts().Comparison && v.Args[0].Type.IsInt():
		bits := v.Args[0].Type.Bits
		sum, ok = u.prover.expand(v.Args[0], bits, at).plus(u.prover.expand(v.Args[1], bits, at), -1)
	}
	if sum == nil {
		sum = polynomial{} // a constant 0
	}
	if !ok {
		sum = nil
	}
	u.sums[v] = sum
	return sum, ok
}

// parts reports whether a condition is shown to depend on the index of the thread in the scope: it
// compares a sum that the index is a term of, and all else in it is the same for all threads.
func (u *uniformity) parts(cond *mir.Value, scope op.Scope) bool {
	for cond.Op == mir.Not {
		cond = cond.Args[0]
	}
	if !cond.Op.Facts().Comparison {
		return false
	}
	sum, ok := u.sum(cond)
	found := false
	for _, a := range u.atStart(sum, false).values() {
		switch {
		case u.values[a] == same:
		case a.Op == mir.Intr && u.own(a, scope):
			found = true
		default:
			return false
		}
	}
	return ok && found
}

// atStart puts what variables of loops begin at in their place, where every round adds the same to them in
// all threads: the two differ by the same in all threads that are in the same round. With together set
// these are all threads of the block.
func (u *uniformity) atStart(sum polynomial, together bool) polynomial {
	var all polynomial
	for _, t := range sum {
		one := polynomial{t}
		i := slices.IndexFunc(t.vals, func(v *mir.Value) bool { return u.values[v] != same })
		if i >= 0 && !(together && u.partial[t.vals[i].Block]) {
			others := slices.Delete(slices.Clone(t.vals), i, i+1)
			start, ok := u.start(t.vals[i])
			if ok && !slices.ContainsFunc(others, func(v *mir.Value) bool { return u.values[v] != same }) {
				if p, ok := u.atStart(start, together).timesUpTo(polynomial{{t.c, others}}, uniformityDegree); ok {
					one = p
				}
			}
		}
		next, ok := all.plus(one, 1)
		if !ok {
			return sum
		}
		all = next
	}
	return all
}

// start returns what a variable of a loop begins at, to which every round adds the same in all threads.
func (u *uniformity) start(phi *mir.Value) (start polynomial, ok bool) {
	if phi.Op != mir.Phi || len(phi.Args) != 2 {
		return nil, false
	}
	for i, next := range phi.Args {
		from := phi.Block.Preds[i]
		if !u.prover.facts.dom.IsBackEdge(from, phi.Block) {
			continue
		}
		bits := phi.Type.Bits
		step, ok := u.prover.expand(next, bits, place{from, 0}).plus(atom(phi), -1)
		if ok && !slices.ContainsFunc(step.values(), func(v *mir.Value) bool { return u.values[v] != same }) {
			return u.prover.expand(phi.Args[1-i], bits, place{phi.Block, 0}), true
		}
	}
	return nil, false
}
