package emu

import (
	"reflect"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The functions of this file and of rma.go run on the thread's fiber. When that
// is a goroutine of its own, the race detector must not see them touch the
// emulator's data, which it would take for races: they are marked norace, leave
// what needs the emulator's data to World.serve, and tell the detector the
// orders that the device functions promise.

// state is what a thread is doing.
type state uint8

const (
	ready   state = iota // it can run
	running              // it runs
	parked               // it waits
	done                 // it has returned
)

// thread is a GPU thread. It implements threadapi.Thread.
type thread struct {
	w    *World
	k    *kernel
	b    *block
	pe   *pe
	warp *warp
	rank int // in the block
	f    *fiber
	gt   *gpu.Thread

	state state
	// abort ends the thread at its next device function; probe asks where it is.
	abort, probe bool
	// fences are the last ones by scope, if any, which stand before the atomic writes to come.
	fences [memmodel.Scopes]*uint64
	// turns counts down to letting others run.
	turns uint8
	// inside says that the thread performs an operation, which may write memory for it, and
	// grouped that it does so for its warp or block.
	inside, grouped bool
	syncs           int // how often it has met its block, for the race detector
	// calls counts the transfers of the thread by scope.
	calls [3]int
	wait  wait
	res   uint64
	raise *raised
	pcs   []uintptr
	note  any // of what it sends, for the checker
	// emptyPeer is fault.EmptyPeer of the last PE whose memory the thread has asked for and
	// cannot address. Of an empty slice it is not known where it comes from.
	emptyPeer int64
	// step is what a director lets the thread do next, and idle counts the turns since.
	step *announced
	idle int

	polled unsafe.Pointer // the last location that a load found unchanged
	atomic reflect.Type   // of the location of the last atomic access
	loaded [4]loadedAt
	joined *transfer
	// together is what it calls with others, if that is none of the barriers.
	together call
	// phase is that of the barrier of its last operation on one, named that of a barrier of
	// some threads; copied is what its copies know that were not bulk copies.
	phase   *phaseOrder
	copied  *token
	named   *token
	meetsAt *namedBarrier
	// copies, bulk and multiplied are its groups of copies and of products, known what the last
	// wait for them orders.
	copies, bulk, multiplied copyGroups
	known                    []*token
	products, underWay       []*copying // of products and of copies by the thread, those that are not complete, the oldest first
	multiplies               *token     // what the products that are complete know
	// round and entry are those of a collective that the thread performs.
	round *round
	entry *entry
	// traced are the operations and spans that it has begun, and at is the last operation.
	traced []*traced
	at     callSite
}

// run calls the kernel, and turns what ends it early into a failed launch.
//
//go:norace
func (t *thread) run() {
	normal := false
	defer func() {
		if !normal {
			t.ended(recover())
		}
	}()
	if t.gt == nil {
		t.gt = new(gpu.Thread)
	}
	gpu.Bind(t.gt, t)
	if race.Enabled {
		t.lookBefore()
	}
	t.k.run(t.gt)
	normal = true
	if race.Enabled {
		t.lookAfter()
	}
	race.ReleaseMerge(t.k.done.ptr())
}

//go:norace
func (t *thread) Geometry() threadapi.Geometry {
	k, b := t.k, t.b
	return threadapi.Geometry{
		ThreadIdx: unrank(t.rank, k.dim), BlockIdx: b.idx, BlockDim: k.dim, GridDim: k.grid,
		Lane: t.rank % arch.WarpSize, WarpSize: t.warp.group.size,
		BlockRank: t.rank, BlockSize: k.size,
		GridRank: b.rank*k.size + t.rank, GridSize: k.blocks * k.size,
		ClusterDim: k.cluster, ClusterIdx: unrank(b.inCluster, k.cluster), ClusterRank: b.inCluster,
		Multiprocessors: multiprocessors,
	}
}

// call has the emulator serve what World.req says, and waits until the thread may go on.
//
//go:norace
func (t *thread) call(serve func(w *World, t *thread)) {
	if t.abort {
		panic(unwind{})
	}
	w := t.w
	w.req.serve = serve
	if race.Enabled && !t.inside {
		t.lookAfter()
		defer t.lookBefore()
	}
	if c := w.cfg.Checker; c != nil {
		c.Yields()
	}
	if t.f.in != nil {
		t.f.asking = true
		t.pause()
	} else {
		w.serve(t)
		if t.state != running {
			t.pause()
		}
	}
	if r := t.raise; r != nil {
		t.raise = nil
		race.Acquire(r.ptr())
		panic(r)
	}
}

// pause lets the engine run until it resumes the thread.
//
//go:norace
func (t *thread) pause() {
	for {
		if !t.f.suspend() || t.abort {
			t.abort = true
			panic(unwind{})
		}
		if !t.probe {
			return
		}
		t.probe = false
		var pcs [32]uintptr
		t.pcs = pcs[:runtime.Callers(1, pcs[:])]
	}
}

//go:norace
func (t *thread) SyncWarp() { t.meet(&warpSync) }

//go:norace
func (t *thread) SyncBlock() { t.meet(&blockSync) }

//go:norace
func (t *thread) SyncGrid() {
	if !t.k.collective {
		panic(&raised{kind: fault.Panic, text: "Grid.Sync in a launch that is not collective: the manifest does not belong to the kernel; run gpuc generate"})
	}
	t.meet(&gridSync)
}

//go:norace
func (t *thread) SyncAll(name string) {
	t.together = call{name: name, scope: op.Block, all: true}
	t.meet(&t.together)
}

//go:norace
func (t *thread) AtomicBegin(p unsafe.Pointer, typ reflect.Type, order, scope uint8) {
	t.atomic = typ
	if !race.Enabled {
		if len(t.w.images.list) > 0 {
			t.w.images.atomicOn(t, p, typ.Size(), scope, releases(order))
		}
		return
	}
	t.lookAfter()
	t.w.detector.dropOrder(p)
	if releases(order) {
		if scope == memmodel.System {
			t.fenced()
		}
		t.releaseAt(p, scope)
	}
}

//go:norace
func (t *thread) AtomicEnd(p unsafe.Pointer, order, scope uint8, changed bool) {
	if race.Enabled {
		t.lookBefore()
		t.w.detector.accessed(p, t.pe, scope, changed)
		if changed && !releases(order) {
			t.passAt(p, scope)
		}
		if acquires(order) {
			t.acquireAt(p, scope)
		} else {
			t.noteLoad(p, scope)
		}
	}
	if changed {
		if len(t.w.images.list) > 0 {
			t.w.images.atomicOn(t, p, t.atomic.Size(), scope, false)
		}
		t.polled = nil
		t.w.sched.progress++
		if t.turns == 0 {
			t.turns = 16
			t.call((*World).maybeYield)
		}
		t.turns--
		return
	}
	t.poll(p, t.atomic, nil)
}

// poll lets other threads run when the thread looks at the same location again,
// and now and then. At p is a value of type typ; words is the test that looks at it,
// nil if none does.
//
//go:norace
func (t *thread) poll(p unsafe.Pointer, typ reflect.Type, words *threadapi.Call) {
	if t.polled != p && t.turns > 0 {
		t.polled = p
		t.turns--
		return
	}
	t.polled, t.turns = p, 16
	t.wait.kind, t.wait.at, t.wait.typ, t.wait.words = waitPoll, p, typ, words
	t.call((*World).servePoll)
	t.wait.kind = waitNone
}

// Memory orders of package mir that release and acquire.
func releases(order uint8) bool { return order >= 2 }
func acquires(order uint8) bool { return order == 1 || order >= 3 }

//go:norace
func (t *thread) Fence(scope uint8) {
	if race.Enabled {
		t.fence(scope)
	}
	if scope == memmodel.System {
		t.w.images.publish(t.pe)
	}
	t.call((*World).maybeYield)
}

//go:norace
func (t *thread) Clock() int64 { return int64(t.Nanoseconds()) }

//go:norace
func (t *thread) Nanoseconds() uint64 {
	t.w.req.n = 31
	t.call((*World).serveTime)
	return t.res
}

//go:norace
func (t *thread) Sleep(ns uint32) {
	t.w.req.n = int(ns)
	t.call((*World).serveTime)
}

//go:norace
func (t *thread) Shared(pc uintptr, typ reflect.Type) unsafe.Pointer {
	t.w.req.pc, t.w.req.typ = pc, typ
	t.call(func(w *World, t *thread) { w.shared.serve(t) })
	return t.w.req.ptr
}

//go:norace
func (t *thread) DynamicShared(typ reflect.Type) (unsafe.Pointer, int) {
	t.w.req.typ = typ
	t.call(func(w *World, t *thread) { w.shared.serveDynamic(t) })
	return t.w.req.ptr, t.k.dynamicShared
}

//go:norace
func (t *thread) Print(text string) {
	t.w.req.text = text
	race.ReleaseMerge(t.pe.text.ptr())
	t.call((*World).servePrint)
}

//go:norace
func (t *thread) Communicate(c threadapi.Call) uint64 {
	if race.Enabled {
		t.lookAfter()
		t.inside = true
		defer t.leaveCall()
	}
	if t.w.tracer.on() && t.begins(&c) {
		result := t.communicate(c)
		t.ends()
		return result
	}
	return t.communicate(c)
}

// communicate is Communicate without what tells of it.
//
//go:norace
func (t *thread) communicate(c threadapi.Call) uint64 {
	o := c.Op
	switch o.Family {
	case op.Query:
		return uint64(t.query(&c))
	case op.Order:
		t.complete(&c)
		return 0
	case op.SyncOp, op.Coll:
		t.collective(c)
		return 0
	case op.AMO:
		return t.update(&c)
	case op.Wait:
		return uint64(t.waitWords(c))
	}
	none := o.Result == op.NoResult
	switch first := o.Params[0]; {
	case first == op.Ptr && none:
		t.store(&c)
	case first == op.Ptr:
		return t.load(&c)
	case first == op.Line && none:
		t.putLine(&c)
	case first == op.Line:
		return t.waitLine(&c)
	case first == op.Signal && none:
		t.signal(&c)
	case first == op.Signal && o.Blocks:
		return t.waitSignal(&c)
	case first == op.Signal:
		return t.fetchSignal(&c)
	default:
		t.move(c)
	}
	return 0
}

// query answers who the PE is in a team, how many PEs a team has, and what number a
// PE has in another.
//
//go:norace
func (t *thread) query(c *threadapi.Call) int {
	tm := t.w.teams.get(c.Team, t.pe.rank)
	if tm == nil {
		return -1
	}
	switch c.Op.Answer {
	case op.TeamSize:
		return len(tm.members)
	case op.TranslatedPE:
		to := t.w.teams.get(c.ToTeam, t.pe.rank)
		if to == nil || c.PE < 0 || c.PE >= len(tm.members) {
			return -1
		}
		return to.numbers[tm.members[c.PE]]
	}
	return tm.numbers[t.pe.rank]
}

//go:norace
func (t *thread) Peer(m threadapi.Mem, pe int) unsafe.Pointer {
	t.checkPE("Peer", pe)
	if !t.Reaches(pe) {
		t.emptyPeer = fault.EmptyPeer(pe)
		return nil
	}
	if a, ok := m.Obj.(*allocation); ok && a.images != nil && pe != t.pe.rank {
		return a.images[pe].viewBy(t.pe.rank, m.Off)
	}
	return onPeer(m, pe)
}

func (t *thread) Reaches(pe int) bool {
	return pe < 0 || pe >= len(t.w.pes) || t.w.machines.addresses(t.pe.rank, pe)
}

//go:norace
func (t *thread) There(m threadapi.Mem, pe int) unsafe.Pointer {
	t.checkPE("Peer", pe)
	return onPeer(m, pe)
}

// complete performs Fence, Flush and Quiet.
//
//go:norace
func (t *thread) complete(c *threadapi.Call) {
	t.meetIn(c)
	if !race.Enabled {
		return
	}
	if c.Op.Effect == op.Frees {
		race.Acquire(t.pe.flushed.ptr())
		return
	}
	t.fence(memmodel.System)
	if c.Op.Effect == op.Completes {
		race.Acquire(t.pe.quieted.ptr())
	}
}

// acquireQuieted orders all completed operations of all PEs before what follows.
//
//go:norace
func (w *World) acquireQuieted() {
	for _, p := range w.pes {
		race.Acquire(p.quieted.ptr())
	}
}
