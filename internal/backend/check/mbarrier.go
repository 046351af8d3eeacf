package check

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// This file performs barriers in shared memory. The emulator counts, and has threads wait; here
// is what they know of each other then.

// mbarrier is a barrier in shared memory: the threads that have arrived in its phase, and those
// of the phase before.
type mbarrier struct {
	now, over *rendezvous
	// Where a verdict is made: who has come in the current phase, in the one that is over, and in the one before that,
	// and who has waited for the one that is over.
	came  [3][]moment
	waits []moment
}

// moment is a step of a thread.
type moment struct {
	t     *thread
	step  uint32
	known bool // to one that has come later
}

// knows says that the moment comes before what the thread does.
func (t *thread) knows(m moment) bool {
	return m.t == t || t.know.reads.has(m.t.launch) || t.know.reads.at(m.t) >= m.step
}

// comes notes that the thread arrives. The order says in which phase, unless it knows that the one before is over.
func (b *mbarrier) comes(t *thread) {
	if t.c.uses == nil {
		return
	}
	b.after(t, b.came[1])
	for i := range b.waits {
		b.waits[i].known = b.waits[i].known || t.knows(b.waits[i])
	}
	b.came[0] = append(b.came[0], moment{t: t, step: t.step})
}

// waited notes that the thread has waited for the phase that is over. The order says for which, unless it knew that the
// one before was over, and waits for this one once.
func (b *mbarrier) waited(t *thread) {
	if t.c.uses == nil {
		return
	}
	b.after(t, b.came[2])
	if slices.ContainsFunc(b.waits, func(m moment) bool { return m.t == t }) {
		t.counts(verdict.Asynchronous)
	}
	b.waits = append(b.waits, moment{t: t, step: t.step})
}

// after notes that the order decides unless the thread knows of all of a list.
func (b *mbarrier) after(t *thread, list []moment) {
	if slices.ContainsFunc(list, func(m moment) bool { return !t.knows(m) }) {
		t.counts(verdict.Asynchronous)
	}
}

// phaseOver begins the next phase. A wait that none of those knew who came could have missed the one before.
func (b *mbarrier) phaseOver(c *Checker) {
	if slices.ContainsFunc(b.waits, func(m moment) bool { return !m.known }) {
		c.uses.Add(verdict.Asynchronous, nil)
	}
	b.came, b.waits = [3][]moment{nil, b.came[0], b.came[1]}, nil
	b.now.finish()
	b.over, b.now = b.now, newRendezvous()
}

// landed records a copy that counts in the current phase.
func (b *mbarrier) landed(u *underway) {
	b.now.ops = b.now.ops.join(&idset{[]span{{u.id, u.id + 2}}})
}

// barrierOp makes an operation of what is done at a barrier, of this block or of another one.
func barrierOp(kind threadapi.BarrierKind, name string, remote bool) func(intrinsic.Form) callee {
	return always(func(t *thread, in *nvir.Instr, regs []uint64) {
		a := t.args(in, regs)
		call := threadapi.BarrierCall{Kind: kind, Name: "gpu.MBarrier." + name}
		p := t.inShared(a[0], 32)
		call.At = pointer(p)
		switch {
		case remote:
			call.Remote, call.Rank = true, int(int32(a[1]))
			p = t.mapShared(call.Name, p, call.Rank)
		case len(a) > 1:
			call.N = int(int32(a[1]))
		}
		over := t.atBarrier(in, call, p)
		if kind == threadapi.BarrierTest {
			regs[in.Dst] = bit(over)
		}
	})
}

// atBarrier performs an operation on the barrier at p.
func (t *thread) atBarrier(in *nvir.Instr, call threadapi.BarrierCall, p uintptr) bool {
	t.does()
	makes := call.Kind == threadapi.BarrierInit || call.Kind == threadapi.BarrierInvalidate
	kind := memmodel.Kind(memmodel.Load)
	if makes {
		kind = memmodel.Store
	}
	t.touch(in, kind, makes, memmodel.System, call.Name, p, barrierBytes)
	if call.Kind == threadapi.BarrierInit {
		t.c.barriers[p] = &mbarrier{now: newRendezvous()}
		t.block.barriers = append(t.block.barriers, p)
	}
	b := t.c.barriers[p]
	if b != nil {
		// Before the emulator lets those go on who wait.
		switch call.Kind {
		case threadapi.BarrierArrive:
			b.comes(t)
			b.now.arrive(t)
		case threadapi.BarrierArriveWhen:
			// The arrival comes when they are complete, so they count in this phase.
			g := &t.async.copies[threadapi.ThreadCopies]
			for _, u := range g.list {
				if u.id != 0 {
					b.landed(u)
				}
			}
			if g.open != nil {
				b.landed(g.open)
			}
		}
	}
	over := t.e.Barrier(call)
	if b != nil && call.Kind == threadapi.BarrierWait {
		b.waited(t)
	}
	if waits := call.Kind == threadapi.BarrierWait || call.Kind == threadapi.BarrierTest && over; waits && b != nil && b.over != nil {
		t.learn(b.over)
	}
	return over
}
