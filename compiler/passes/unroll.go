package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/mir"
)

// unroll lets the loads of several rounds be under way together in loops that read
// global memory, write nothing and have no branches inside. In front of such a loop it
// puts one that does many rounds at a time, as long as so many are left; the loop
// itself does the rest. With the rest in front, lanes of a warp whose numbers of rounds
// differ by one would stay apart for the whole loop.
//
// Loops under //gpu:unroll are left to LLVM, and so are those that count to a constant
// from a constant.
func unroll(p *mir.Program, _ Options) {
	kernels := make(map[*mir.Func]*mir.Kernel)
	for _, k := range p.Kernels {
		kernels[k.Func] = k
	}
	for _, f := range p.Funcs {
		r := newRanges(f, kernels[f])
		for _, l := range allLoops(findLoops(f, f.Dominators())) {
			if c, ok := l.counted(); ok && l.streams() && l.header.Unroll == 0 {
				if n := l.rounds(); n > 1 {
					c.unroll(f, r, n)
				}
			}
		}
	}
}

// bytesUnderWay is what the loads of one thread are to fetch together. Half of the
// threads that a multiprocessor can hold then cover the way to memory, and their
// registers suffice for it: of products of a matrix and a vector on an H200, with rows of
// 2047 and of 16384 elements, 64, 128 and 192 bytes are slower.
const bytesUnderWay = 96

// maxRounds bounds the rounds that are done at a time.
const maxRounds = 16

// rounds returns how many rounds of l fetch bytesUnderWay.
func (l *loop) rounds() int {
	bytes := 0
	for b := range l.blocks {
		for _, v := range b.Instrs {
			if readsGlobal(v) {
				bytes += int(v.Type.Size())
			}
		}
	}
	return min((bytesUnderWay+bytes-1)/bytes, maxRounds)
}

// countedLoop is a loop of a header, which compares a variable with a bound, and a
// body, which adds a step to it.
type countedLoop struct {
	*loop
	body        *mir.Block
	i           *mir.Value // i < bound
	bound, step *mir.Value // do not change in the loop
}

// counted returns l as a counted loop, if it is one.
func (l *loop) counted() (c countedLoop, ok bool) {
	t := l.header.Term()
	if len(l.blocks) != 2 || t.Op != mir.If || !l.blocks[t.Block.Succs[0]] || l.blocks[t.Block.Succs[1]] {
		return c, false
	}
	c.loop, c.body = l, l.header.Succs[0]
	switch cond := t.Args[0]; cond.Op {
	case mir.Lt:
		c.i, c.bound = cond.Args[0], cond.Args[1]
	case mir.Gt:
		c.i, c.bound = cond.Args[1], cond.Args[0]
	default:
		return c, false
	}
	if c.body.Term().Op != mir.Jump || c.i.Op != mir.Phi || c.i.Block != l.header || !c.i.Type.IsInt() || l.defines(c.bound) {
		return c, false
	}
	next := c.i.Args[c.back()]
	if next.Op != mir.Add {
		return c, false
	}
	switch {
	case next.Args[0] == c.i:
		c.step = next.Args[1]
	case next.Args[1] == c.i:
		c.step = next.Args[0]
	default:
		return c, false
	}
	start := c.i.Args[1-c.back()]
	return c, len(l.header.Preds) == 2 && !l.defines(c.step) && !(start.Op == mir.Const && c.bound.Op == mir.Const)
}

// back returns the index of the back edge among the header's predecessors.
func (c countedLoop) back() int { return slices.Index(c.header.Preds, c.body) }

// unroll puts a loop of n rounds at a time in front.
func (c countedLoop) unroll(f *mir.Func, r *ranges, n int) {
	ph := c.preheader(f)
	enter := slices.Index(c.header.Preds, ph)
	back := c.back()
	head, body := f.NewBlock(), f.NewBlock()

	// now are the values of the header's variables in the current round.
	now := make(map[*mir.Value]*mir.Value)
	for _, phi := range c.header.Phis() {
		v := f.NewValue(mir.Phi, phi.Type, phi.Pos, phi.Args[enter])
		v.Block, v.Scope = head, phi.Scope
		head.Instrs = append(head.Instrs, v)
		now[phi] = v
	}
	test := c.header.Term()
	more := head.Add(mir.Lt, mir.Bool, test.Pos, now[c.i], c.limit(f, r, ph, n))
	branch := head.Add(mir.If, mir.Void, test.Pos, more)
	more.Scope, branch.Scope = test.Scope, test.Scope

	for range n {
		for _, b := range []*mir.Block{c.header, c.body} {
			for _, v := range b.Instrs[len(b.Phis()) : len(b.Instrs)-1] {
				w := body.Add(v.Op, v.Type, v.Pos)
				id := w.ID
				*w = *v
				w.ID, w.Block, w.Args = id, body, renamed(v.Args, now)
				now[v] = w
			}
		}
		next := make(map[*mir.Value]*mir.Value)
		for _, phi := range c.header.Phis() {
			next[phi] = renamed(phi.Args[back:back+1], now)[0]
		}
		for phi, v := range next {
			now[phi] = v
		}
	}
	jump := body.Add(mir.Jump, mir.Void, c.body.Term().Pos)
	jump.Scope = c.body.Term().Scope

	head.Unroll = 1 // it is
	head.Preds, head.Succs = []*mir.Block{ph, body}, []*mir.Block{body, c.header}
	body.Preds, body.Succs = []*mir.Block{head}, []*mir.Block{head}
	ph.Succs[0], c.header.Preds[enter] = head, head
	for k, phi := range c.header.Phis() {
		head.Instrs[k].Args = append(head.Instrs[k].Args, now[phi])
		phi.Args[enter] = head.Instrs[k]
	}
}

// limit computes, at the end of ph, the number below which i must be for n rounds to be
// left: bound - (n-1)*step. Where the step is not positive or that wraps around, it is
// the least number, which nothing is below.
func (c countedLoop) limit(f *mir.Func, r *ranges, ph *mir.Block, n int) *mir.Value {
	t := c.i.Type
	add := func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		v := f.NewValue(o, t, c.header.Term().Pos, args...)
		v.Scope = c.header.Term().Scope
		ph.InsertBefore(len(ph.Instrs)-1, v)
		return v
	}
	all := typeInterval(t)
	steps := interval{1, all.hi / int64(n), false}
	var ahead *mir.Value
	if c.step.Op == mir.Const {
		ahead = f.ConstInt(t, c.step.Const.Int*int64(n-1))
	} else {
		ahead = add(mir.Mul, t, c.step, f.ConstInt(t, int64(n-1)))
	}
	limit := add(mir.Sub, t, c.bound, ahead)
	unless := func(o mir.Op, x, y *mir.Value) {
		limit = add(mir.Select, t, add(o, mir.Bool, x, y), f.ConstInt(t, all.lo), limit)
	}
	if !t.Signed || r.of(c.bound).lo < 0 {
		unless(mir.Lt, c.bound, ahead)
	}
	if !steps.contains(r.of(c.step)) {
		unless(mir.Lt, c.step, f.ConstInt(t, steps.lo))
		unless(mir.Gt, c.step, f.ConstInt(t, steps.hi))
	}
	return limit
}

func renamed(vs []*mir.Value, names map[*mir.Value]*mir.Value) []*mir.Value {
	vs = slices.Clone(vs)
	for i, v := range vs {
		if n, ok := names[v]; ok {
			vs[i] = n
		}
	}
	return vs
}
