package emu

import (
	"math"
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// amo is an atomic on a word of some PE.
type amo struct {
	op          *op.Op
	typ         op.Type
	word        unsafe.Pointer
	cond, value uint64
}

// update performs an atomic on a word of a peer. Without a result it arrives later, as a put
// does. With a result it is done at once, after what a fence has put before it.
//
//go:norace
func (t *thread) update(r *threadapi.Call) uint64 {
	t.checkPE(r.Op.Name, r.PE)
	a := amo{op: r.Op, typ: r.Type, word: onPeer(r.Word, r.PE), cond: r.Cond, value: r.Value}
	mustExist(a.word)
	if r.Op.Result == op.NoResult {
		x := t.newXfer(r)
		x.amo = a
		t.issue(x)
		t.call((*World).maybeYield)
		return 0
	}
	t.w.req.to = r.PE
	t.call(func(w *World, t *thread) { w.behindFence(t.pe, w.req.to) })
	if c := t.pe.channels[r.PE]; race.Enabled && c.last.prev != nil {
		race.Acquire(c.last.prev.arrived.ptr())
	}
	old, changed := a.apply(t.w, t.pe)
	a.release(t.w)
	t.sendsUnfenced(r.PE)
	t.w.notes.arrived(t.note)
	if race.Enabled {
		t.noteLoad(a.word, memmodel.System)
	}
	if !changed {
		t.poll(a.word, goTypes[a.typ], nil)
		return old
	}
	t.polled = nil
	t.w.req.to, t.w.req.word = r.PE, a.word
	t.call((*World).serveTouched)
	return old
}

// apply updates the word for a PE, and returns the old value and whether the new one
// differs.
//
//go:norace
func (a *amo) apply(w *World, by *pe) (old uint64, changed bool) {
	w.detector.dropOrder(a.word)
	im := a.before(w, by)
	old, changed = a.change()
	if im != nil {
		w.images.wrote(a.word, uintptr(a.typ.Bits()/8))
	}
	w.detector.accessed(a.word, by, memmodel.System, changed)
	return old, changed
}

// change is apply for the emulator.
//
//go:norace
func (a *amo) change() (old uint64, changed bool) {
	switch a.typ.Bits() {
	case 16: // sync/atomic has none; nobody else runs
		old = uint64(*(*uint16)(a.word))
	case 32:
		old = uint64(atomic.LoadUint32((*uint32)(a.word)))
	default:
		old = atomic.LoadUint64((*uint64)(a.word))
	}
	val := a.updated(old) & (1<<a.typ.Bits() - 1)
	if val == old {
		return old, false
	}
	switch a.typ.Bits() {
	case 16:
		*(*uint16)(a.word) = uint16(val)
	case 32:
		atomic.StoreUint32((*uint32)(a.word), uint32(val))
	default:
		atomic.StoreUint64((*uint64)(a.word), val)
	}
	return old, true
}

// updated returns the value that replaces old.
//
//go:norace
func (a *amo) updated(old uint64) uint64 {
	switch a.op.Update {
	case op.Store:
		return a.value
	case op.CompareStore:
		if old == a.cond {
			return a.value
		}
	case op.Increment:
		return old + 1
	case op.BitAnd:
		return old & a.value
	case op.BitOr:
		return old | a.value
	case op.BitXor:
		return old ^ a.value
	case op.Add:
		switch a.typ {
		case op.TypeFloat16:
			return uint64(gpu.Float16FromBits(uint16(old)).Add(gpu.Float16FromBits(uint16(a.value))).Bits())
		case op.TypeFloat32:
			return uint64(math.Float32bits(math.Float32frombits(uint32(old)) + math.Float32frombits(uint32(a.value))))
		case op.TypeFloat64:
			return math.Float64bits(math.Float64frombits(old) + math.Float64frombits(a.value))
		}
		return old + a.value
	}
	return old
}

// updateWord performs the atomic on its way.
func (x *xfer) updateWord() {
	if x.in != nil {
		x.tell(func() { x.update = true })
		return
	}
	x.amo.apply(x.pe.w, x.pe)
}

// behindFence delivers what a PE has issued to another before its last fence.
func (w *World) behindFence(p *pe, to int) {
	for c := p.channels[to]; c.first != c.last; {
		w.deliver(c)
	}
}
