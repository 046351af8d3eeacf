package check

import (
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// This file performs barriers in shared memory. The emulator counts, and has threads wait; here
// is what they know of each other then.

// mbarrier is a barrier in shared memory: the threads that have arrived in its phase, and those
// of the phase before.
type mbarrier struct {
	now, over *rendezvous
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
	if waits := call.Kind == threadapi.BarrierWait || call.Kind == threadapi.BarrierTest && over; waits && b != nil && b.over != nil {
		t.learn(b.over)
	}
	return over
}
