package emu

import (
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// group is the threads of a warp, a block or a grid, and the calls that they make
// together.
type group struct {
	rendezvous
	size, live int // threads, and those that have not returned

	// call is the call of the first thread that waits, in that thread's memory. args are
	// its arguments, if they are compared, and site is where it stands.
	call *call
	args threadapi.Call
	site callPath
	// unchecked says that this round does not compare where the calls stand: that costs
	// more than the rest of a barrier.
	unchecked bool

	transfers queue[*transfer]
}

// grid is the scope of all threads of a launch.
const grid = op.Block + 1

// clusterScope is the scope of the threads of a cluster.
const clusterScope = grid + 1

// group returns the threads of a scope.
//
//go:norace
func (t *thread) group(s op.Scope) *group {
	switch s {
	case op.Warp:
		return &t.warp.group
	case op.Block:
		return &t.b.group
	case clusterScope:
		if t.b.cluster == nil {
			return &t.b.group
		}
		return &t.b.cluster.group
	}
	return &t.k.group
}

// groupName names the threads of a scope.
func groupName(s op.Scope) string {
	switch s {
	case grid:
		return "grid"
	case clusterScope:
		return "cluster"
	}
	return s.String()
}

// leads says that the thread acts for its group.
//
//go:norace
func (t *thread) leads(s op.Scope) bool {
	switch s {
	case op.Warp:
		return t.rank%arch.WarpSize == 0
	case op.Block:
		return t.rank == 0
	}
	return true
}

// begin counts the threads of a new group.
func (g *group) begin(size int) { g.size, g.live = size, size }

// reset makes the group one of a new block. The first block of all checks its
// barriers, later ones now and then.
func (g *group) reset(w *World) {
	waiting, transfers := g.waiting[:0], g.transfers.calls
	clear(transfers)
	*g = group{unchecked: w.unchecked()}
	g.waiting, g.transfers.calls = waiting, transfers[:0]
}

// unchecked draws whether a round goes unchecked.
func (w *World) unchecked() bool { return w.rng.next()&63 != 0 }

// meet has the thread wait for the others of its group; what each did before comes
// before what each does after. At thread scope it performs the call.
//
//go:norace
func (t *thread) meet(c *call) {
	if !race.Enabled || c.scope == op.Thread {
		t.ask(c)
		return
	}
	at := t.group(c.scope).token()
	race.ReleaseMerge(at)
	t.ask(c)
	race.Acquire(at)
	if c.scope == op.Block {
		t.syncs++
	}
}

// ask is meet that orders no memory. The group may keep c until the thread goes on.
//
//go:norace
func (t *thread) ask(c *call) {
	if c.scope != op.Thread && !t.group(c.scope).unchecked {
		callers(t.w.req.at[:])
	}
	t.w.req.together = c
	t.call((*World).arrive)
}

// meetIn is meet in a call of an operation.
//
//go:norace
func (t *thread) meetIn(c *threadapi.Call) {
	t.together = callOf(c)
	t.meet(&t.together)
}

// arrive has t wait for the other threads of its group, or perform a call at thread
// scope.
func (w *World) arrive(t *thread) {
	c := w.req.together
	if c.scope == op.Thread {
		w.alone(t, c)
		return
	}
	g := t.group(c.scope)
	if refused := g.refuse(&w.req); refused != nil {
		w.throw(t, refused)
		return
	}
	if len(g.waiting) == 0 {
		g.call, g.site = c, w.req.at
		if c.comparesArgs() {
			g.args = w.req.comm
		}
	}
	g.wait(t)
	t.wait = wait{kind: waitMeet, call: g.call}
	w.sched.park(t)
	w.metIf(g)
}

// refuse says what is wrong with a call of one more thread, nil if nothing is.
func (g *group) refuse(q *request) *raised {
	c := q.together
	if g.live < g.size && c.takesAll() {
		return g.absent(c.String(), c.scope)
	}
	if len(g.waiting) == 0 {
		return nil
	}
	first := g.waiting[0]
	if g.call != c && *g.call != *c {
		return wrong("threads wait in different places: this one calls %v, thread %s of the block waits in %v", c, threadName(first), g.call)
	}
	if c.comparesArgs() && g.args != q.comm {
		return wrong("the threads of a %v make different calls: %s (thread %s came first)", c.scope, difference(&q.comm, &g.args), threadName(first))
	}
	if !g.unchecked && !g.site.same(&q.at) {
		own, other := fault.Apart(q.at.lines(), g.site.lines())
		return wrong("threads wait in different places: this one calls %v%s, thread %s at %s; %s", c, own, threadName(first), other, fault.OnePath)
	}
	return nil
}

// absent refuses a call that threads of the group can no longer make.
func (g *group) absent(what string, s op.Scope) *raised {
	r := wrong("%s, but %d of the %d threads of the %s have returned; every thread calls it", what, g.size-g.live, g.size, groupName(s))
	r.kind = fault.Absent
	return r
}

// metIf performs what threads of the group wait for, when all that are live do.
func (w *World) metIf(g *group) {
	if n := len(g.waiting); n >= g.live {
		w.perform(g.waiting[n-1], g.call, g)
	}
}

// perform has thread t do what a call is for, and then lets p go on.
func (w *World) perform(t *thread, c *call, p party) {
	switch {
	case c.op == nil || c.op.Family == op.Coll:
		p.proceed(w)
	case c.op.Family == op.SyncOp:
		w.reach(t, c, p)
	case c.op.Effect == op.Completes && w.cfg.Director == nil:
		w.images.publish(t.pe)
		w.quiet(t.pe, t.k, p, w.covers(t.pe, c.op, nil), func() {
			w.images.publish(t.pe) // what gets have brought
			p.proceed(w)
		})
	default:
		w.order(t.pe, c.op.Effect)
		p.proceed(w)
	}
}

// alone performs a call at thread scope.
func (w *World) alone(t *thread, c *call) {
	if c.op.Family == op.Order && (c.op.Effect != op.Completes || t.pe.pending == 0 || w.cfg.Director != nil) {
		w.order(t.pe, c.op.Effect)
		w.maybeYield(t)
		return
	}
	t.wait = wait{kind: waitTeam, call: c}
	w.sched.park(t)
	w.perform(t, c, t)
}

// leaveGroups completes barriers that waited for nobody but t, which has
// returned, and refuses transfers and other calls that need it.
func (w *World) leaveGroups(t *thread) {
	for s := op.Warp; s < grid; s++ {
		if x := t.missed(s); x != nil {
			w.failLater(t, x, "returned without taking part in "+x.args.Op.Name+" at "+s.String()+" scope, which thread "+threadName(x.by)+" called; every thread of the "+s.String()+" calls it")
			return
		}
	}
	w.leave(t, &t.warp.group)
	w.leave(t, &t.b.group)
	if t.b.cluster != nil {
		w.leave(t, &t.b.cluster.group)
	}
	w.leave(t, &t.k.group)
}

// leave records that t has returned, where its group meets.
func (w *World) leave(t *thread, g *group) {
	switch {
	case len(g.waiting) == 0:
		return
	case !g.call.takesAll():
		w.metIf(g)
		return
	}
	last := len(g.waiting) - 1
	o := g.waiting[last]
	g.waiting[last] = nil
	g.waiting = g.waiting[:last]
	w.sched.unpark(o)
	name := "thread " + threadName(t)
	if t.b != o.b {
		name = "block " + dim(t.b.idx) + " " + name
	}
	o.raise = wrong("%v, but %s has returned; every thread of the %s calls it", g.call, name, groupName(g.call.scope))
	race.Release(o.raise.ptr())
}

// transfer is one put or get of a warp or block. Nobody waits in it: the first to call
// performs it, and the others have to make the same call.
type transfer struct {
	args threadapi.Call
	by   *thread // who called first
	// site is where, unless this one is unchecked, as a round of the group is.
	site      callPath
	unchecked bool
	pcs       []uintptr
	called    int
	token     token
}

// join records t's call of a transfer of its warp or block, and tells
// it whether it is the first to come, who performs it.
func (w *World) join(t *thread) {
	c := &w.req.comm
	g := t.group(c.Scope)
	n := t.calls[c.Scope]
	t.calls[c.Scope]++
	if g.live < g.size && !g.transfers.begun(n) {
		w.throw(t, g.absent(c.Op.Name+" at "+c.Scope.String()+" scope", c.Scope))
		return
	}
	x := g.transfers.at(n, func(int) *transfer { return &transfer{args: *c, by: t, site: w.req.at, unchecked: g.unchecked} })
	if x.args != *c {
		w.throw(t, wrong("the threads of a %v call a transfer with different arguments: %s (thread %s came first)", c.Scope, difference(c, &x.args), threadName(x.by)))
		return
	}
	if !g.unchecked && !x.unchecked && !x.site.same(&w.req.at) {
		own, other := fault.Apart(w.req.at.lines(), x.site.lines())
		w.throw(t, wrong("the threads of a %v call %s in different places: this one%s, thread %s at %s; %s", c.Scope, c.Op.Name, own, threadName(x.by), other, fault.OnePath))
		return
	}
	t.res = 0
	if x.called == 0 {
		t.res = 1
	}
	t.joined = x
	x.called++
	g.transfers.trim(func(x *transfer) bool { return x.called == g.size })
}

// missed returns a transfer of its warp or block that t has not called and another
// thread has, nil if there is none.
func (t *thread) missed(s op.Scope) *transfer {
	if q := &t.group(s).transfers; q.begun(t.calls[s]) {
		return q.at(t.calls[s], nil)
	}
	return nil
}

// lanes is what the lanes of a warp bring to a call that they make together.
type lanes struct {
	words [arch.WarpSize]uint64
	here  uint32 // the lanes that came
}

// Lanes implements threadapi.Thread. A lane may bring a word to the next call while
// others still read those of this one, but not to the one after it, so two rounds
// have words at a time.
//
//go:norace
func (t *thread) Lanes(name string, word uint64) (*[arch.WarpSize]uint64, uint32) {
	g := &t.warp.group
	l := &t.warp.lanes[g.round&1]
	l.bring(t.rank%arch.WarpSize, word, len(g.waiting) == 0)
	t.together = call{name: name, scope: op.Warp}
	t.ask(&t.together)
	return &l.words, l.here
}

// bring notes the word of a lane. The race detector must not see it: what lanes
// exchange orders nothing.
//
//go:norace
func (l *lanes) bring(lane int, word uint64, first bool) {
	if first {
		l.here = 0
	}
	l.words[lane] = word
	l.here |= 1 << lane
}
