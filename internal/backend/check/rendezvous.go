package check

import (
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"slices"
)

// rendezvous is a barrier of threads: what each did before it happens before what any does after it.
type rendezvous struct {
	count  int // threads that have come
	in     *nvir.Instr
	by     *thread // who came first
	what   string
	path   path
	base   order
	own    map[*block][]uint32
	public order
	fenced *idset
	gone   []*block // whose threads that have returned count as arrived
	ops    *idset   // what is over besides
	over   bool
	turn   *turn // of the group in an operation of a team
	team   bool  // all PEs of a team meet
	// accessed and sent are those of all who have come.
	accessed map[place]accessed
	sent     map[extent]bool
}

// newRendezvous returns a rendezvous that may end without any thread.
func newRendezvous() *rendezvous {
	return &rendezvous{base: noOrder, public: noOrder, fenced: noIDs, ops: noIDs}
}

// arrive records what a thread has done.
func (m *rendezvous) arrive(t *thread) {
	if t.c.search != nil {
		t.e.Pass(t.e.Actor(), m)
	}
	if m.count == 0 {
		m.base, m.public, m.fenced = t.know, t.public, t.fenced
		m.own = map[*block][]uint32{}
	} else {
		m.base, m.public, m.fenced = m.base.join(t.know), m.public.join(t.public), m.fenced.join(t.fenced)
	}
	steps := m.own[t.block]
	if steps == nil {
		steps = make([]uint32, t.block.size)
		m.own[t.block] = steps
	}
	steps[t.rank] = t.step
	m.steps(t, false)
	m.count++
	t.step++
	clear(t.known)
}

// finish makes base what all know who have come.
func (m *rendezvous) finish() {
	m.over = true
	same := m.base.reads == m.base.writes
	for b, steps := range m.own {
		m.base.writes = m.base.writes.join(&clock{rows: []row{{b, steps}}})
		if !same {
			m.base.reads = m.base.reads.join(&clock{rows: []row{{b, steps}}})
		}
	}
	if same {
		m.base.reads = m.base.writes
	}
	if m.ops != nil {
		m.base.ops = m.base.ops.join(m.ops)
	}
	for _, b := range m.gone {
		m.base = m.base.join(b.gone())
	}
}

// meetIn has the thread meet others at *at, by do, and returns the meet. Threads of a
// block that have returned have arrived, unless all have to come.
func (t *thread) meetIn(at **rendezvous, in *nvir.Instr, what string, all bool, do func()) *rendezvous {
	m := t.enter(at, in, what)
	if !all && m.gone == nil {
		m.gone = []*block{t.block}
	}
	m.arrive(t)
	do()
	t.leave(at, m)
	return m
}

// enter returns the meet at *at, which it begins if there is none. Threads that come to
// it by different calls are in different branches.
func (t *thread) enter(at **rendezvous, in *nvir.Instr, what string) *rendezvous {
	m := *at
	if m == nil {
		m = &rendezvous{in: in, by: t, what: what, path: t.path()}
		*at = m
	} else if (m.in != in || len(t.calls) > 0) && t.block == m.by.block {
		t.apart(what, m.what, m.by, m.path)
	}
	return m
}

// apart fails if a thread of the same group has made a call on another path, where all threads
// of the group make one call.
func (t *thread) apart(what, other string, by *thread, there path) {
	here := t.path()
	if here.same(there) {
		return
	}
	group := "block"
	if by.block == t.block && by.warp == t.warp {
		group = "warp"
	}
	own, others := fault.Apart(here.lines(), there.lines())
	t.fail("divergence: %s%s, but %s of the same %s has reached %s at %s; %s", what, own, by, group, other, others, fault.OnePath)
}

// lanes exchanges words among the lanes of a warp by the emulator, which orders no memory.
func (t *thread) lanes(in *nvir.Instr, what string, word uint64) (*[warpSize]uint64, uint32) {
	at := &t.block.warps[t.warp]
	m := t.enter(at, in, what)
	words, here := t.e.Lanes(what, word)
	if *at == m {
		*at = nil
	}
	return words, here
}

// leave gives the thread what all know.
func (t *thread) leave(at **rendezvous, m *rendezvous) {
	m.steps(t, true)
	t.orders(memmodel.Block, false)
	if t.c.search != nil {
		t.e.Pass(m, t.e.Actor())
	}
	if *at == m {
		*at = nil
	}
	if !m.over {
		m.finish()
	}
	t.know, t.public, t.fenced = m.base, m.public, m.fenced
}

// learn gives the thread what all knew who have come, beside what it knows.
func (t *thread) learn(m *rendezvous) {
	if t.c.search != nil {
		t.e.Pass(m, t.e.Actor())
	}
	t.know, t.public, t.fenced = t.know.join(m.base), t.public.join(m.public), t.fenced.join(m.fenced)
}

// turn is a call of a PE that all PEs of a team make. One comes after the other.
type turn struct {
	of      turnOf
	what    string
	by      *thread
	place   *nvir.Place
	before  *turn // the one before when this one began
	follows bool  // a thread of the group knows that to be over
	left    map[*thread]uint32
}

// turnOf is whose turns follow each other: those of a PE on a team.
type turnOf struct {
	meeting
	pe int
}

// begins has a thread begin a turn, which is that of its group if it meets one.
func (t *thread) begins(group *rendezvous, m meeting, what string) *turn {
	of := turnOf{m, t.launch.pe}
	x := &turn{of: of, what: what, by: t, place: t.at, before: t.c.turns[of], left: map[*thread]uint32{}}
	if group != nil {
		if group.turn == nil {
			group.turn = x
		}
		x = group.turn
	}
	x.follows = x.follows || x.before == nil || t.c.plain || x.before.known(t)
	return x
}

// known says that a thread knows a turn to be over.
func (x *turn) known(t *thread) bool {
	if _, ok := x.left[t]; ok {
		return true
	}
	for by, step := range x.left {
		if t.know.reads.has(by.launch) || t.know.reads.at(by) >= step {
			return true
		}
	}
	return false
}

// finishes has a thread leave a turn. The first one that does so reports that the turn before may not have
// been over.
func (t *thread) finishes(x *turn) {
	if last := t.c.turns[x.of]; last != x {
		if !x.follows || last != nil && last != x.before {
			t.at = x.place
			t.fail("%s here, and %s at %s by %s in no order: %s", x.what, last.what, lineOf(last.place), last.by, memmodel.OneCall)
		}
		x.before, t.c.turns[x.of] = nil, x
	}
	x.left[t] = t.step
}

// named performs SyncNamed or ArriveNamed.
func (t *thread) named(id, threads int, arrive bool) {
	if id < 0 || id >= arch.MaxNamedBarriers {
		t.fail("there is no barrier %d; they go from 1 to %d", id, arch.MaxNamedBarriers-1)
	}
	at := &t.block.named[id]
	m := *at
	if m == nil {
		m = &rendezvous{by: t}
		*at = m
	}
	m.arrive(t)
	t.comesToNamed(id, threads, arrive)
	if m.count == threads {
		m.finish()
		*at = nil
	}
	t.e.SyncNamed(id, threads, arrive)
	if !arrive {
		t.learn(m)
	}
}

// path is where a call that threads make together stands, and how the kernel comes there. Calls on two
// paths are two instructions on a GPU, also in one line of a function that two branches call.
type path struct {
	at    *nvir.Place
	calls []*nvir.Place // of the functions around it, the outermost first
}

func (t *thread) path() path { return path{t.at, slices.Clone(t.calls)} }

func (p path) same(q path) bool {
	return p.at == q.at && slices.Equal(p.calls, q.calls) || slices.Equal(p.lines(), q.lines())
}

// lines returns the lines of the user's source on the path, that of the call first.
func (p path) lines() (lines []string) {
	for i := range len(p.calls) + 1 {
		at := p.at
		if i > 0 {
			at = p.calls[len(p.calls)-i]
		}
		for ; at != nil; at = at.At {
			if !fault.ReportedAtCall(at.Dir) {
				lines = append(lines, lineOf(at))
			}
		}
	}
	return lines
}
