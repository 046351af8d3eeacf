package lower

// This file lowers the iterators of package gpu: Stride becomes a plain loop
// around the body of the range statement.

import (
	"go/ast"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// stride is an iterator that Stride returned.
type stride struct {
	rank, size, n *mir.Value
	unroll        int
}

// strideUnroll takes over the //gpu:unroll directive of the range statement
// whose body is the argument.
func (b *builder) strideUnroll(s *stride, args []ssa.Value) {
	if len(args) != 1 {
		return
	}
	mc, ok := args[0].(*ssa.MakeClosure)
	if !ok {
		return
	}
	if rng, ok := mc.Fn.(*ssa.Function).Syntax().(*ast.RangeStmt); ok {
		s.unroll = b.m.prog.Directives.Unroll[rng.Pos()].Factor
	}
}

// runStride calls the argument for rank, rank+size and so on below n, until it
// returns false.
func (b *builder) runStride(s *stride, args []value) {
	if len(args) != 1 || len(args[0]) != 1 || args[0][0].fn == nil {
		b.callClosure(nil, nil, nil)
		return
	}
	yield := args[0][0].fn
	head, in, latch, out := b.f.NewBlock(), b.f.NewBlock(), b.f.NewBlock(), b.f.NewBlock()
	head.Unroll = s.unroll
	i := b.phi(head, mir.Int64)
	b.jump(head)
	b.cur = head
	b.branch(b.add(mir.Lt, mir.Bool, i, s.n), in, out)
	b.cur = in
	result := func(v value) {
		if len(v) != 1 || v[0].v == nil {
			b.jump(latch)
			return
		}
		if c, ok := isConst(v[0].v); ok && c != 0 {
			b.jump(latch)
		} else if ok {
			b.jump(out)
		} else {
			b.branch(v[0].v, latch, out)
		}
	}
	arg := []value{scalarValue(i)}
	if yield.stride != nil || yield.fn.Blocks == nil || lookup(yield.fn) != nil {
		b.callClosure(nil, nil, nil)
		b.jump(latch)
	} else {
		b.inline(yield.fn, yield.bind, arg, yield.fn.Synthetic == "range-over-func yield", result)
	}
	b.cur = latch
	// i stays below n, and n and size are far from the largest int together:
	// a thread that got there would have run for centuries.
	next := b.add(mir.Add, mir.Int64, i, s.size)
	next.NoWrap = true
	b.jump(head)
	i.Args = append(i.Args, s.rank, next)
	b.cur = out
}
