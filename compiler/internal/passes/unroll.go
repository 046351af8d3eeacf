package passes

import (
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// unrollLoops lets the loads of several rounds be under way together in loops that read
// global memory, write nothing and have no branches inside. In front of such a loop it
// puts one that does many rounds at a time, as long as so many are left; the loop
// itself does the rest. With the rest in front, lanes of a warp whose numbers of rounds
// differ by one would stay apart for the whole loop.
//
// Loops under //gpu:unroll are left to LLVM, and so are those that count to a constant
// from a constant.
func unrollLoops(p *mir.Program, _ Options) {
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		r := newRanges(f, kernels[f])
		for _, l := range allLoops(findLoops(f.Dominators())) {
			if c, ok := l.counted(); ok && l.streams() && l.header.Unroll == 0 {
				if n := l.rounds(); n > 1 {
					c.unroll(f, r, n)
				}
			}
		}
	}
}

// bytesUnderWay is how much the loads of one thread are to fetch together. With half of the
// threads that a multiprocessor can hold, that hides the latency of memory, and the
// registers of these threads suffice for it. It was measured by products of a matrix and a
// vector on an H200, with rows of 2047 and of 16384 elements: 64, 128 and 192 bytes are slower.
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

// countedLoop is a loop that goes on as long as a counter is below a bound. Its body is
// its header, or stands after it.
type countedLoop struct {
	*loop
	body *mir.Block
	i    *mir.Value // the counter
	// ahead is 1 where the counter of the next round is compared, not that of this one.
	ahead       int
	bound, step *mir.Value // do not change in the loop
}

// counted returns l as a counted loop, if it is one.
func (l *loop) counted() (c countedLoop, ok bool) {
	t := l.header.Term()
	if t.Op != mir.If || !l.blocks[l.header.Succs[0]] || l.blocks[l.header.Succs[1]] {
		return c, false
	}
	c.loop, c.body = l, l.header.Succs[0]
	if straight := len(l.blocks) == 2 && c.body.Term().Op == mir.Jump; !straight && len(l.blocks) != 1 {
		return c, false
	}
	var compared *mir.Value
	switch cond := t.Args[0]; cond.Op {
	case mir.Lt:
		compared, c.bound = cond.Args[0], cond.Args[1]
	case mir.Gt:
		compared, c.bound = cond.Args[1], cond.Args[0]
	default:
		return c, false
	}
	if !compared.Type.IsInt() || l.defines(c.bound) {
		return c, false
	}
	for _, phi := range l.header.Phis() {
		next := phi.Args[c.back()]
		if next.Op != mir.Add || compared != phi && compared != next {
			continue
		}
		for k := range 2 {
			if next.Args[k] == phi && !l.defines(next.Args[1-k]) {
				c.i, c.step = phi, next.Args[1-k]
			}
		}
		if compared == next {
			c.ahead = 1
		}
	}
	return c, c.i != nil && !(c.bound.Op == mir.Const && c.startsAtConstant())
}

// back returns the index of the back edge among the header's predecessors.
func (c countedLoop) back() int { return slices.Index(c.header.Preds, c.body) }

func (c countedLoop) startsAtConstant() bool {
	for k, a := range c.i.Args {
		if k != c.back() && a.Op != mir.Const {
			return false
		}
	}
	return true
}

// unroll puts a loop of n rounds at a time in front.
func (c countedLoop) unroll(f *mir.Func, r *ranges, n int) {
	ph := c.preheader(f)
	enter, back := slices.Index(c.header.Preds, ph), c.back()
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

	round := []*mir.Block{c.header}
	if c.body != c.header {
		round = append(round, c.body)
	}
	for range n {
		for _, b := range round {
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
		maps.Copy(now, next)
	}
	jump := body.Add(mir.Jump, mir.Void, test.Pos)
	jump.Scope = test.Scope

	head.Unroll = 1 // it is
	head.Preds, head.Succs = []*mir.Block{ph, body}, []*mir.Block{body, c.header}
	body.Preds, body.Succs = []*mir.Block{head}, []*mir.Block{head}
	ph.Succs[0], c.header.Preds[enter] = head, head
	for k, phi := range c.header.Phis() {
		head.Instrs[k].Args = append(head.Instrs[k].Args, now[phi])
		phi.Args[enter] = head.Instrs[k]
	}
}

// limit computes a number at the end of ph. If the counter is below it, n rounds are left,
// and the loop goes on after each of them. The number is bound - (n-1)*step, or one step less
// where the loop compares the next counter. If the step is not positive, or the number wraps
// around, it is the least number of its type, and no counter is below that.
func (c countedLoop) limit(f *mir.Func, r *ranges, ph *mir.Block, n int) *mir.Value {
	t := c.i.Type
	add := func(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
		v := f.NewValue(o, t, c.header.Term().Pos, args...)
		v.Scope = c.header.Term().Scope
		ph.InsertBefore(len(ph.Instrs)-1, v)
		return v
	}
	all, far := typeInterval(t), int64(n-1+c.ahead)
	steps := interval{1, all.hi / (far + 1), false}
	var ahead *mir.Value
	if c.step.Op == mir.Const {
		ahead = intConst(f, t, c.step.Const.Int*far)
	} else {
		ahead = add(mir.Mul, t, c.step, f.ConstInt(t, far))
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

// markStreaming marks the kernels with a loop that reads global memory and does nothing
// else that anybody sees, such as a sum over a row. In a loop that also writes, loads do
// not pass the stores, and more blocks serve better than more registers.
func markStreaming(p *mir.Program, _ Options) {
	for _, k := range p.Kernels {
		for _, l := range allLoops(findLoops(k.Func.Dominators())) {
			k.Streams = k.Streams || l.streams()
		}
	}
}

func (l *loop) streams() bool {
	if len(l.kids) > 0 || l.header.Cold {
		return false
	}
	loads := false
	for b := range l.blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op == mir.Load:
				loads = loads || readsGlobal(v)
			case v.Op == mir.Phi, v == b.Term(), isPure(v):
			default:
				return false
			}
		}
	}
	return loads
}

// readsGlobal reports whether v is a load from memory that is, or may be, global.
func readsGlobal(v *mir.Value) bool {
	return v.Op == mir.Load && (v.Args[0].Type.Space == mir.GlobalMem || v.Args[0].Type.Space == mir.Generic)
}
