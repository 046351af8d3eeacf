package emu

import (
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// This file tells the race detector of atomics. To Go an atomic access is one that races with
// plain ones, and that orders everything. To a GPU it orders nothing by itself, and only what
// its order and scope say otherwise. So a goroutine that knows nothing takes from the word, before
// each access, what Go's atomics have left there. The orders of the model are kept
// beside the word, one for each set of threads that may see it.

// beside is what is kept beside a word.
type beside uint8

const (
	// besideOrder is what was released to the threads of a domain.
	besideOrder beside = iota
	// besideStores and besideLoads find atomics of a PE that are none to other PEs: those of
	// a narrow scope that store touch the one, and others read it. Those that load read the
	// other, and others that store touch it.
	besideStores
	besideLoads
)

type besideKey struct {
	at, domain unsafe.Pointer
	kind       beside
}

// besides are places for the race detector by word, which is kept alive. It is no Go map,
// whose use by the goroutines of threads the detector would see.
type besides struct {
	keys  []besideKey
	cells []*uint64
	n     int
}

// get returns the place for a key, nil if there is none and it is not to be made.
//
//go:norace
func (b *besides) get(k besideKey, create bool) unsafe.Pointer {
	if b.n*2 >= len(b.keys) {
		if !create && b.n == 0 {
			return nil
		}
		b.grow()
	}
	i := b.find(k)
	if b.cells[i] == nil {
		if !create {
			return nil
		}
		b.keys[i], b.cells[i] = k, new(uint64)
		b.n++
	}
	return unsafe.Pointer(b.cells[i])
}

//go:norace
func (b *besides) find(k besideKey) int {
	h := (uint64(uintptr(k.at))*31 + uint64(uintptr(k.domain)) + uint64(k.kind)) * 0x9e3779b97f4a7c15
	i := int(h>>32) & (len(b.keys) - 1)
	for b.cells[i] != nil && b.keys[i] != k {
		i = (i + 1) & (len(b.keys) - 1)
	}
	return i
}

//go:norace
func (b *besides) grow() {
	old, cells := b.keys, b.cells
	b.keys, b.cells = make([]besideKey, max(64, 2*len(old))), make([]*uint64, max(64, 2*len(old)))
	for i, c := range cells {
		if c != nil {
			at := b.find(old[i])
			b.keys[at], b.cells[at] = old[i], c
		}
	}
}

// stranger is a goroutine that is ordered after no other. The emulator has it do what must leave no order
// behind for the race detector.
type stranger struct {
	in, back chan struct{}
	p        unsafe.Pointer // whose order it takes away
	from, to unsafe.Pointer // an order that it passes on, and nothing else
	quit     bool
}

// detector is what the race detector is told of a world. It belongs to the engine, and to the thread that
// the engine runs.
type detector struct {
	pes      []*pe
	history  *history // of the world
	stranger stranger
	besides  besides
	stored   []*storedPart
}

// start prepares for the race detector.
func (d *detector) start() {
	d.stranger.in, d.stranger.back = make(chan struct{}), make(chan struct{})
	go d.stranger.run()
}

// run does what ask asks for.
//
//go:norace
func (b *stranger) run() {
	for {
		waitFor(b.in)
		switch {
		case b.quit:
			handOver(b.back)
			return
		case b.from != nil:
			go b.relay() // which alone gets to know what is released
			continue
		}
		race.Release(b.p)
		handOver(b.back)
	}
}

//go:norace
func (b *stranger) relay() {
	race.Acquire(b.from)
	race.ReleaseMerge(b.to)
	handOver(b.back)
}

//go:norace
func (b *stranger) ask(p, from, to unsafe.Pointer) {
	b.p, b.from, b.to = p, from, to
	handOver(b.in)
	waitFor(b.back)
}

func (b *stranger) stop() {
	if b.in != nil && !b.quit {
		b.quit = true
		b.ask(nil, nil, nil)
	}
}

// domain returns what stands for the threads of a scope around t.
//
//go:norace
func (t *thread) domain(scope uint8) unsafe.Pointer {
	switch scope {
	case memmodel.System:
		return nil
	case memmodel.Device:
		return unsafe.Pointer(t.pe)
	}
	return unsafe.Pointer(t.b)
}

// orderAt returns the place of what was released at p to a domain.
//
//go:norace
func (d *detector) orderAt(p, domain unsafe.Pointer, create bool) unsafe.Pointer {
	return d.besides.get(besideKey{p, domain, besideOrder}, create)
}

// releaseAt publishes at p what t knows, to the threads of a scope around it.
//
//go:norace
func (t *thread) releaseAt(p unsafe.Pointer, scope uint8) {
	for ; scope < memmodel.Scopes; scope++ {
		race.ReleaseMerge(t.w.detector.orderAt(p, t.domain(scope), true))
	}
}

// passAt is releaseAt for what t knew at its last fences, as far as these reach.
//
//go:norace
func (t *thread) passAt(p unsafe.Pointer, scope uint8) {
	for reach, at := range t.fences {
		if at == nil {
			continue
		}
		for s := max(scope, uint8(reach)); s < memmodel.Scopes; s++ {
			t.w.detector.stranger.ask(nil, unsafe.Pointer(at), t.w.detector.orderAt(p, t.domain(s), true))
		}
	}
}

// acquireAt orders what was released at p by threads of a scope around t, for threads among
// which t is, before what follows.
//
//go:norace
func (t *thread) acquireAt(p unsafe.Pointer, scope uint8) {
	for ; scope < memmodel.Scopes; scope++ {
		if at := t.w.detector.orderAt(p, t.domain(scope), false); at != nil {
			race.Acquire(at)
		}
	}
}

// fence has later relaxed accesses publish what t knows now.
//
//go:norace
func (t *thread) fence(scope uint8) {
	if scope == memmodel.System {
		t.lookAfter()
		t.fenced()
	}
	at := t.fences[scope]
	if at == nil {
		at = new(uint64)
		t.fences[scope] = at
	}
	race.ReleaseMerge(unsafe.Pointer(at))
	t.acquireLoaded(scope)
}

// loadedAt is where t has read by an atomic.
type loadedAt struct {
	p     unsafe.Pointer
	scope uint8
}

// noteLoad puts an atomic read in front of the last ones: a fence to come makes it an acquiring one.
//
//go:norace
func (t *thread) noteLoad(p unsafe.Pointer, scope uint8) {
	l := &t.loaded
	if l[0].p != p {
		l[3], l[2], l[1] = l[2], l[1], l[0]
	}
	l[0] = loadedAt{p, scope}
}

// acquireLoaded makes the last atomic reads acquiring, as a fence after them does.
//
//go:norace
func (t *thread) acquireLoaded(scope uint8) {
	for i, l := range t.loaded {
		if l.p != nil {
			t.acquireAt(l.p, max(l.scope, scope))
			if scope == memmodel.System {
				t.loaded[i] = loadedAt{}
			}
		}
	}
}

// dropOrder takes the order away that Go's atomics have left at p.
//
//go:norace
func (d *detector) dropOrder(p unsafe.Pointer) {
	if race.Enabled {
		d.stranger.ask(p, nil, nil)
	}
}

// accessed tells the detector that a thread of a PE has accessed symmetric memory at p by an
// atomic of a scope.
//
//go:norace
func (d *detector) accessed(p unsafe.Pointer, by *pe, scope uint8, writes bool) {
	if !race.Enabled || !d.symmetricAt(p) {
		return
	}
	for _, o := range d.pes {
		domain := unsafe.Pointer(o)
		narrow := o == by && scope != memmodel.System
		switch {
		case o != by:
			race.Read(d.besides.get(besideKey{p, domain, besideStores}, true), 8)
			if scope != memmodel.System && !writes {
				race.Read(d.besides.get(besideKey{p, domain, besideLoads}, true), 8)
			}
		case writes:
			d.touch(d.besides.get(besideKey{p, domain, besideLoads}, true))
			if narrow {
				d.touch(d.besides.get(besideKey{p, domain, besideStores}, true))
			}
		}
	}
}

// touch is an atomic write.
//
//go:norace
func (d *detector) touch(at unsafe.Pointer) {
	d.dropOrder(at)
	atomic.StoreUint64((*uint64)(at), 1)
}

// symmetricAt says that symmetric memory is at p.
//
//go:norace
func (d *detector) symmetricAt(p unsafe.Pointer) bool {
	for _, a := range d.history.symmetric {
		for _, base := range a.bases {
			if uintptr(p)-uintptr(base) < uintptr(a.bytes) {
				return true
			}
		}
	}
	return false
}

// release tells the detector that who sees the update of an atomic at symmetric memory knows what
// came before it.
//
//go:norace
func (a *amo) release(w *World) {
	if !race.Enabled {
		return
	}
	at := w.detector.orderAt(a.word, nil, true)
	switch a.op.Update {
	case op.Keep:
	case op.Store:
		race.Release(at)
	default:
		race.ReleaseMerge(at)
	}
}
