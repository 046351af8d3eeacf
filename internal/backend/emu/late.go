package emu

import (
	"bytes"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// This file makes plain stores to symmetric memory late, for other PEs than the one that
// stores. Kernels store without telling anybody. So what a PE sees of the memory of another
// is not that memory. It is an image, which takes over what has changed where a fence or the
// like says so, and otherwise when the seed says so. Loads are never late.

// Memory of which other PEs see an image: large allocations cost too much time, and so do
// many. Stores to the others are seen at once.
const (
	imageBytes = 1 << 16
	imageCount = 64 // on a PE
)

// image is symmetric memory of a PE as other PEs see it.
type image struct {
	of        *allocation
	pe        int
	own, seen []byte
	// views are what Peer returns, by PE, nil for a PE that has not called it.
	views []*peerView
}

// peerView is where the threads of a PE load and store the memory of another. What it differs in
// from base was stored and is not visible yet.
type peerView struct{ mem, base []byte }

// images are the images of a world. Its numbers are drawn from the seed, apart from those of
// the scheduler.
type images struct {
	w     *World
	list  []*image
	rng   rng
	every uint64 // how many chances bring one part of an image up to date
}

// start draws how late stores are.
func (s *images) start(seed uint64) {
	s.rng = rng{seed ^ 0x6c617465}
	s.every = [...]uint64{4, 64, 1024}[s.rng.below(3)]
}

// keep has other PEs see an image of symmetric memory, and forgets what was freed.
func (s *images) keep(a *allocation) {
	s.list = slices.DeleteFunc(s.list, func(im *image) bool { return !slices.Contains(im.of.freed, "") })
	if race.Enabled {
		s.w.detector.keepStored(a)
	}
	if s.w.cfg.Race || s.w.cfg.Checker != nil || len(s.w.pes) == 1 || a.bytes == 0 || a.bytes > imageBytes || len(s.list) >= imageCount*len(s.w.pes) {
		return
	}
	a.images = make([]*image, len(s.w.pes))
	for pe, base := range a.bases {
		im := &image{of: a, pe: pe, own: view(base, uintptr(a.bytes)), views: make([]*peerView, len(s.w.pes))}
		im.seen = bytes.Clone(im.own)
		a.images[pe] = im
		s.list = append(s.list, im)
	}
}

// viewBy returns the address at which threads of a PE load and store the memory of another.
func (im *image) viewBy(by int, off uintptr) unsafe.Pointer {
	v := im.views[by]
	if v == nil {
		// Aligned as the memory itself is.
		p := alignedBytes(len(im.seen), alignment)
		v = &peerView{mem: view(p, uintptr(len(im.seen))), base: bytes.Clone(im.seen)}
		copy(v.mem, im.seen)
		im.views[by] = v
	}
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(v.mem)), off)
}

// seenBy returns the address at which PE by reads symmetric memory of a PE by an operation.
//
//go:norace
func seenBy(m threadapi.Mem, pe, by int) unsafe.Pointer {
	a, ok := m.Obj.(*allocation)
	if !ok || a.images == nil || pe == by {
		return onPeer(m, pe)
	}
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(a.images[pe].seen)), m.Off)
}

// at returns the image that an address is in, at which byte, and the view, nil for the
// memory itself.
//
//go:norace
func (s *images) at(p unsafe.Pointer) (im *image, v *peerView, off int) {
	for _, im := range s.list {
		if off := offsetIn(im.own, p); off >= 0 {
			return im, nil, off
		}
		for _, v := range im.views {
			if v != nil {
				if off := offsetIn(v.mem, p); off >= 0 {
					return im, v, off
				}
			}
		}
	}
	return nil, nil, 0
}

// offsetIn returns the offset of an address in memory, -1 if it is elsewhere.
//
//go:norace
func offsetIn(b []byte, p unsafe.Pointer) int {
	if off := uintptr(p) - uintptr(unsafe.Pointer(unsafe.SliceData(b))); off < uintptr(len(b)) {
		return int(off)
	}
	return -1
}

// eachChange visits the bytes in which a and b differ.
func eachChange(a, b []byte, visit func(i int)) {
	const step = 128
	for lo := 0; lo < len(a); lo += step {
		hi := min(lo+step, len(a))
		if bytes.Equal(a[lo:hi], b[lo:hi]) {
			continue
		}
		for i := lo; i < hi; i++ {
			if a[i] != b[i] {
				visit(i)
			}
		}
	}
}

// publish makes visible what the PE has stored in its own memory, and reports whether that
// was anything.
func (im *image) publish(lo, hi int) (any bool) {
	eachChange(im.own[lo:hi], im.seen[lo:hi], func(i int) {
		any = true
		im.seen[lo+i] = im.own[lo+i]
		im.show(nil, lo+i)
	})
	return any
}

// receive makes visible what another PE has stored through a view.
func (im *image) receive(v *peerView, lo, hi int) (any bool) {
	eachChange(v.mem[lo:hi], v.base[lo:hi], func(i int) {
		any = true
		b := v.mem[lo+i]
		v.base[lo+i], im.own[lo+i], im.seen[lo+i] = b, b, b
		im.show(v, lo+i)
	})
	return any
}

// show brings byte i of the views but one up to date. What was stored there stays.
func (im *image) show(but *peerView, i int) {
	for _, v := range im.views {
		if v == nil || v == but {
			continue
		}
		if v.mem[i] == v.base[i] {
			v.mem[i] = im.seen[i]
		}
		v.base[i] = im.seen[i]
	}
}

// spread makes visible what an operation has written to the memory.
func (im *image) spread(lo, hi int) {
	hi = min(hi, len(im.own))
	copy(im.seen[lo:hi], im.own[lo:hi])
	for _, v := range im.views {
		if v != nil {
			copy(v.mem[lo:hi], im.own[lo:hi])
			copy(v.base[lo:hi], im.own[lo:hi])
		}
	}
}

// wrote makes visible what an operation has written at p.
func (s *images) wrote(p unsafe.Pointer, n uintptr) {
	if len(s.list) == 0 {
		return
	}
	if im, _, off := s.at(p); im != nil {
		im.spread(off, off+int(n))
	}
}

// publish makes the stores of a PE visible to all, and reports whether there were any.
func (s *images) publish(p *pe) (any bool) {
	for _, im := range s.list {
		if im.pe == p.rank {
			any = im.publish(0, len(im.own)) || any
		} else if v := im.views[p.rank]; v != nil && im.receive(v, 0, len(im.own)) {
			any = true
			s.w.lookAgain(s.w.pes[im.pe])
		}
	}
	if any {
		s.w.sched.progress++
	}
	return any
}

// publishAll is publish for all PEs.
func (s *images) publishAll() (any bool) {
	for _, p := range s.w.pes {
		any = s.publish(p) || any
	}
	return any
}

// publishSome makes part of the stores visible now and then.
func (s *images) publishSome() {
	if len(s.list) == 0 || s.rng.next()%s.every != 0 {
		return
	}
	im := s.list[s.rng.below(len(s.list))]
	lo, hi := 0, len(im.own)
	if cut := s.rng.below(hi) &^ 7; s.rng.next()&1 == 0 {
		lo = cut
	} else {
		hi = cut
	}
	any := im.publish(lo, hi)
	for _, v := range im.views {
		if v != nil {
			any = im.receive(v, lo, hi) || any
		}
	}
	if any {
		s.w.sched.progress++
		s.w.lookAgain(s.w.pes[im.pe])
	}
}

// atomicOn brings what an atomic of a thread accesses up to date, for all PEs if its scope is
// the system, and does so for all that the PE has stored if it releases that.
func (s *images) atomicOn(t *thread, p unsafe.Pointer, n uintptr, scope uint8, releases bool) {
	if scope != memmodel.System {
		return
	}
	if releases {
		s.publish(t.pe)
	}
	im, v, off := s.at(p)
	switch {
	case im == nil:
	case v == nil:
		im.publish(off, off+int(n))
	case im.receive(v, off, off+int(n)):
		s.w.lookAgain(s.w.pes[im.pe])
	}
}

// before prepares the word of a remote atomic of a PE. An update by its owner that is not
// visible is lost.
//
//go:norace
func (a *amo) before(w *World, by *pe) *image {
	if len(w.images.list) == 0 {
		return nil
	}
	im, _, off := w.images.at(a.word)
	if im == nil {
		return nil
	}
	hi := off + a.typ.Bits()/8
	if im.pe == by.rank {
		im.publish(off, hi)
	} else {
		copy(im.own[off:hi], im.seen[off:hi])
	}
	return im
}
