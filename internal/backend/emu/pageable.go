package emu

import (
	"slices"
	"unsafe"
)

// A GPU reads memory of the host that is not pinned when a copy of it is enqueued, or when the
// stream comes there (CUDA Driver API, API synchronization behavior). It makes a difference
// where a function of the host writes the memory in between. So the seed decides about copies
// that are enqueued while such a function is still to be called. In a graph the stream decides:
// the copy is enqueued anew by each launch.

// use says what memory of one PE is for besides kernels.
type use uint8

const (
	// useDevice is ordinary memory of the device.
	useDevice use = iota
	// usePinned is memory of the host that is pinned or managed.
	usePinned
	// useMapped is memory that a GPU can have mapped by peers.
	useMapped
)

// early returns the memory that a copy to the device reads: src, or what it holds now.
func (s *stream) early(src []byte) []byte {
	p := s.pe
	w := p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if s.capture != nil || p.functions == 0 || p.pins(src) {
		return src
	}
	p.copies++
	r := rng{state: w.cfg.Seed ^ uint64(p.rank)<<32 ^ p.copies<<40}
	if r.next()&1 == 0 {
		return src
	}
	return slices.Clone(src)
}

// pins reports whether memory of the host is a part of pinned memory. The caller holds hosts.mu.
func (p *pe) pins(b []byte) bool {
	a := p.owned(bytesOf(b), len(b))
	return a != nil && a.use == usePinned
}

// owned returns the memory of this PE alone of which some bytes are a part, or nil. The caller
// holds hosts.mu.
func (p *pe) owned(from unsafe.Pointer, bytes int) *allocation {
	for _, a := range p.memory {
		base := uintptr(a.bases[p.rank])
		if at := uintptr(from); at >= base && at-base+uintptr(bytes) <= uintptr(a.bytes) {
			return a
		}
	}
	return nil
}

// own notes memory of this PE alone, and what it is for.
func (p *pe) own(a *allocation, use use) {
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	a.use = use
	p.memory = append(p.memory, a)
}

// disown forgets memory that is freed.
func (p *pe) disown(a *allocation) {
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	p.memory = slices.DeleteFunc(p.memory, func(o *allocation) bool { return o == a })
}
