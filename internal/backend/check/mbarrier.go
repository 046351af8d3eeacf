package check

import (
	"reflect"
	"runtime"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/engine"
)

// This file performs barriers in shared memory, as targets do that copy at once. The emulator
// counts, and has threads wait; here is what they know of each other then.

// mbarrier is a barrier in shared memory: the threads that have arrived in its phase, and those
// of the phase before.
type mbarrier struct {
	count, left int
	now, over   *meet
}

// barrierOp returns what an instruction on a barrier does, nil if the text holds none.
func barrierOp(text string) callee {
	for _, x := range []struct {
		part string
		kind engine.BarrierKind
		name string
	}{
		{"mbarrier.init.", engine.BarrierInit, "MBarrier.Init"},
		{"mbarrier.inval.", engine.BarrierInvalidate, "MBarrier.Invalidate"},
		{"cp.async.mbarrier.arrive.noinc.", engine.BarrierArriveWhen, "MBarrier.ArriveWhenCopied"},
		{"mbarrier.arrive.shared.b64 s, [$0];", engine.BarrierArrive, "MBarrier.Arrive"},
		{"WAIT: mbarrier.test_wait.", engine.BarrierWait, "MBarrier.Wait"},
		{"mbarrier.test_wait.", engine.BarrierTest, "MBarrier.TryWait"},
	} {
		if strings.Contains(text, x.part) {
			return func(t *thread, in *nvir.Instr, regs []uint64) {
				a := append(t.args(in, regs), 0)
				n := int(int32(a[1]))
				if x.kind == engine.BarrierArrive || x.kind == engine.BarrierArriveWhen {
					n = 0
				}
				over := t.atBarrier(x.kind, "gpu."+x.name, t.inShared(a[0], 32), n)
				if x.kind == engine.BarrierTest {
					regs[in.Dst] = bit(over)
				}
			}
		}
	}
	return nil
}

// atBarrier performs an operation on the barrier at p.
func (t *thread) atBarrier(kind engine.BarrierKind, name string, p uintptr, n int) bool {
	b := t.block.barriers[p]
	switch {
	case kind == engine.BarrierInit:
		if t.block.barriers == nil {
			t.block.barriers = map[uintptr]*mbarrier{}
		}
		t.block.barriers[p] = &mbarrier{count: n, left: n, now: new(meet)}
	case b != nil && (kind == engine.BarrierArrive || kind == engine.BarrierArriveWhen):
		// Before the emulator lets those go on who wait. What was copied is there: it is
		// copied at once.
		b.now.arrive(t)
		if b.left--; b.left == 0 {
			b.now.finish()
			b.over, b.now, b.left = b.now, new(meet), b.count
		}
	}
	over := t.e.Barrier(engine.BarrierCall{Kind: kind, Name: name, At: t.twin(p), N: n})
	if waits := kind == engine.BarrierWait || kind == engine.BarrierTest && over; waits && b != nil && b.over != nil {
		if t.c.search != nil {
			t.e.Pass(b.over, t.e.Actor())
		}
		t.know, t.public, t.fenced = t.know.join(b.over.base), t.public.join(b.over.public), t.fenced.join(b.over.fenced)
	}
	return over
}

// twin returns the address that stands for p in the emulator, which knows barriers in its own
// shared memory alone.
func (t *thread) twin(p uintptr) unsafe.Pointer {
	shared := t.block.shared
	var pc [1]uintptr
	runtime.Callers(1, pc[:])
	base := t.e.Shared(pc[0], reflect.ArrayOf(int(shared.end-shared.base), reflect.TypeFor[byte]()))
	return unsafe.Add(base, p-shared.base)
}
