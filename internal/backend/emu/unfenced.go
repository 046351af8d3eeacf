package emu

import (
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/race"
)

// This file tells the race detector of plain stores that a signal, or another operation to a
// peer, does not publish, since no fence stands between. What a thread sends has
// everything after it that the thread has done, as far as the detector knows: loads are over
// when an update arrives, and the detector cannot tell them from stores. So the emulator looks at
// what a thread has stored in symmetric memory when it calls a device function. If it
// then sends something without a fence, a goroutine stores there once more, of which who
// receives that does not know.

// storedPart is symmetric memory of a PE. Behind before is what the memory held when the thread
// that runs went on. For the detector, gets by other PEs read it as well as the memory.
type storedPart struct {
	of          *allocation
	pe          int
	now, before []byte
}

// storedBytes bounds the memory that is looked at, which each call of a device function does.
const storedBytes = 1 << 13

// plainStore is a word that a thread has stored and that no fence has published.
type plainStore struct {
	part   *storedPart
	lo     int
	by     *thread
	synced int // how often the thread had met its block
}

// keepStored has memory looked at.
func (d *detector) keepStored(a *allocation) {
	if len(d.pes) == 1 {
		return
	}
	total := 0
	d.stored = slices.DeleteFunc(d.stored, func(p *storedPart) bool { return !slices.Contains(p.of.freed, "") })
	for _, p := range d.stored {
		total += len(p.now)
	}
	if a.bytes%8 != 0 || total+a.bytes*len(d.pes) > storedBytes {
		return
	}
	for pe, base := range a.bases {
		d.stored = append(d.stored, &storedPart{a, pe, view(base, uintptr(a.bytes)), make([]byte, a.bytes)})
	}
}

// lookBefore notes what the memory holds when t goes on.
//
//go:norace
func (t *thread) lookBefore() {
	for _, part := range t.w.detector.stored {
		for k := part.nextChange(0); k >= 0; k = part.nextChange(k + 8) {
		}
	}
	if t.b.ghosts != nil {
		race.Acquire(unsafe.Pointer(t.b.ghosts))
	}
}

// leaveCall ends an operation of the thread.
//
//go:norace
func (t *thread) leaveCall() {
	t.inside, t.grouped = false, false
	t.lookBefore()
}

// nextChange returns the first word from byte k on that the memory does not hold as before, and
// notes what it holds now; -1 if there is none.
//
//go:norace
func (p *storedPart) nextChange(k int) int {
	for ; k < len(p.now); k += 8 {
		for k+manyBytes <= len(p.now) && same(wordAt(p.now, k), wordAt(p.before, k)) {
			k += manyBytes
		}
		if k == len(p.now) {
			break
		}
		if now, before := wordAt(p.now, k), wordAt(p.before, k); *now != *before {
			*before = *now
			return k
		}
	}
	return -1
}

// manyBytes are compared at once: most have not changed.
const manyBytes = 256

// same reports whether manyBytes from a and from b on are the same. The race detector would see
// a comparison of slices or arrays.
//
//go:norace
//go:nocheckptr
func same(a, b *uint64) bool {
	p, q := unsafe.Pointer(a), unsafe.Pointer(b)
	differ := uint64(0)
	for i := 0; i < manyBytes; i += 16 {
		differ |= *(*uint64)(unsafe.Add(p, i)) ^ *(*uint64)(unsafe.Add(q, i))
		differ |= *(*uint64)(unsafe.Add(p, i+8)) ^ *(*uint64)(unsafe.Add(q, i+8))
	}
	return differ == 0
}

// wordAt returns the word at byte k. Checking the address would take most of the time of a
// program with the race detector.
//
//go:norace
//go:nocheckptr
func wordAt(b []byte, k int) *uint64 { return (*uint64)(unsafe.Pointer(&b[k])) }

// lookAfter notes what t has stored since it went on.
//
//go:norace
func (t *thread) lookAfter() {
	for _, part := range t.w.detector.stored {
		for k := part.nextChange(0); k >= 0; k = part.nextChange(k + 8) {
			t.pe.unfenced = append(t.pe.unfenced, plainStore{part, k, t, t.syncs})
		}
	}
}

// fenced records a fence of a PE, which covers all that the PE has stored.
//
//go:norace
func (t *thread) fenced() {
	t.pe.unfenced = t.pe.unfenced[:0]
	race.Acquire(t.pe.ghosts.ptr())
}

// sendsUnfenced records an operation to a PE, after stores that it does not publish.
//
//go:norace
func (t *thread) sendsUnfenced(to int) {
	p := t.pe
	if !race.Enabled || to == p.rank || len(p.unfenced) == 0 {
		return
	}
	var ranges []unsafe.Pointer
	for _, s := range p.unfenced {
		part := s.part
		knows := s.by == t || s.by.b == t.b && s.synced < t.syncs
		switch {
		case !knows:
		case part.pe == to:
			ranges = append(ranges, unsafe.Pointer(&part.now[s.lo]))
		case part.pe == p.rank:
			ranges = append(ranges, unsafe.Pointer(&part.before[s.lo]))
		}
	}
	if len(ranges) == 0 {
		return
	}
	if t.b.ghosts == nil {
		t.b.ghosts = new(uint64)
	}
	back := make(chan struct{})
	go t.storeAgain(ranges, back)
	waitFor(back)
	race.Acquire(unsafe.Pointer(t.b.ghosts))
}

// storeAgain is a store that arrives late, to the detector.
//
//go:norace
func (t *thread) storeAgain(at []unsafe.Pointer, back chan struct{}) {
	for _, p := range at {
		race.Write(p, 8)
	}
	race.ReleaseMerge(unsafe.Pointer(t.b.ghosts))
	race.ReleaseMerge(t.pe.ghosts.ptr())
	handOver(back)
}

// forget forgets the stores of a launch that has ended, which are visible.
func (p *pe) forget(k *kernel) {
	p.unfenced = slices.DeleteFunc(p.unfenced, func(s plainStore) bool { return s.by.k == k })
}

// gotFrom tells the detector that an operation of another PE reads n bytes at p.
//
//go:norace
func (d *detector) gotFrom(p unsafe.Pointer, n uintptr) {
	if !race.Enabled {
		return
	}
	for _, part := range d.stored {
		if lo := offsetIn(part.now, p); lo >= 0 {
			race.Read(unsafe.Pointer(&part.before[lo]), min(n, uintptr(len(part.now)-lo)))
			return
		}
	}
}
