package emu

import (
	"bytes"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The asynchronous proxy makes bulk copies. What threads write to shared memory it sees after
// a fence, so each block has a second picture of its shared memory: as of the last fence, and
// with what the proxy itself has written since. A copy from shared memory whose two pictures
// differ lacks a fence. Two tokens tell the race detector the same of both kinds of memory.

// proxy returns the order of what the asynchronous proxy knows of shared or of global memory.
//
//go:norace
func (p *pe) proxy(shared bool) *token {
	if shared {
		return &p.proxyShared
	}
	return &p.proxyGlobal
}

//go:norace
func (t *thread) FenceProxy(global bool, p unsafe.Pointer, n uintptr) {
	race.ReleaseMerge(t.pe.proxy(!global).ptr())
	if !global {
		t.w.req.ptr, t.w.req.size = p, n
		t.call(func(w *World, t *thread) { w.shared.serveFenceProxy(t) })
	}
	t.call((*World).maybeYield)
}

//go:norace
func (t *thread) ReadByProxy(name, fence string, p unsafe.Pointer, n uintptr) {
	q := &t.w.req
	q.text, q.fence, q.ptr, q.size = name, fence, p, n
	t.call(func(w *World, t *thread) { w.shared.serveReadByProxy(t) })
}

// serveReadByProxy refuses what the proxy does not see as it is.
func (s *sharedSites) serveReadByProxy(t *thread) {
	q := &s.w.req
	if refused := s.fenced(t, q.text, q.fence, q.ptr, q.size); refused != nil {
		s.w.throw(t, refused)
	}
}

//go:norace
func (t *thread) MustBeShared(name string, p unsafe.Pointer, n uintptr) {
	q := &t.w.req
	q.text, q.ptr, q.size = name, p, n
	t.call(func(w *World, t *thread) { w.shared.serveMustBeShared(t) })
}

func (s *sharedSites) serveMustBeShared(t *thread) {
	q := &s.w.req
	if _, _, ok := s.has(t.b, q.ptr, q.size); !ok {
		s.w.throw(t, wrong("%s takes memory that is not shared memory of the block; take it from gpu.Shared or gpu.DynamicShared", q.text))
	}
}

// serveFenceProxy shows shared memory to the asynchronous proxy.
func (s *sharedSites) serveFenceProxy(t *thread) {
	if q := &s.w.req; q.size > 0 {
		if site, off, ok := s.has(t.b, q.ptr, q.size); ok {
			mem := s.bytes(t.b, site)
			copyQuietly(t.b.picture(site, len(mem))[off:off+q.size], mem[off:off+q.size])
		}
		return
	}
	for _, b := range t.b.clusterBlocks() {
		for site := -1; site < len(b.shared); site++ {
			if mem := s.bytes(b, site); mem != nil {
				copyQuietly(b.picture(site, len(mem)), mem)
			}
		}
	}
}

// bytes returns the shared memory of a place, nil if the block has not asked for it.
func (s *sharedSites) bytes(b *block, site int) []byte {
	if site < 0 {
		if b.dynamic == nil {
			return nil
		}
		return view(b.dynamic, uintptr(b.k.dynamicShared))
	}
	if b.shared[site] == nil {
		return nil
	}
	return view(b.shared[site], s.sizes[site])
}

// picture returns what the asynchronous proxy sees of the shared memory of a place.
func (b *block) picture(site, n int) []byte {
	if b.pictures == nil {
		b.pictures = map[int][]byte{}
	}
	p := b.pictures[site]
	if len(p) != n {
		p = bytes.Repeat([]byte{0xff}, n)
		b.pictures[site] = p
	}
	return p
}

// fenced refuses to have the asynchronous proxy read shared memory that it does not see as it is. A
// checker knows of fences by itself.
func (s *sharedSites) fenced(t *thread, name, fence string, p unsafe.Pointer, n uintptr) *raised {
	site, off, ok := s.has(t.b, p, n)
	if !ok || s.w.cfg.Checker != nil {
		return nil
	}
	mem := s.bytes(t.b, site)
	if !sameQuietly(mem[off:off+n], t.b.picture(site, len(mem))[off:off+n]) {
		return wrong("%s of shared memory that was written after the last %s: whoever writes calls it, then the threads synchronise", name, fence)
	}
	return nil
}

// show adds what a copy has written to the pictures of blocks.
func (cs *copies) show(x *copying) {
	if x.c.Kind != threadapi.BulkCopies || !x.c.ToShared || cs.w.cfg.Checker != nil {
		return
	}
	for _, target := range x.targets {
		for i, p := range x.c.Pieces {
			dst := target.to(i, &p)
			if site, off, ok := cs.w.shared.has(target.b, dst, p.N); ok {
				mem := cs.w.shared.bytes(target.b, site)
				copyQuietly(target.b.picture(site, len(mem))[off:off+p.N], mem[off:off+p.N])
			}
		}
	}
}

// copyQuietly and sameQuietly look at device memory for the emulator, which is no access of
// the program.
//
//go:norace
func copyQuietly(dst, src []byte) {
	if !race.Enabled {
		copy(dst, src)
		return
	}
	race.Disable()
	defer race.Enable()
	for i := range dst {
		dst[i] = src[i]
	}
}

//go:norace
func sameQuietly(a, b []byte) bool {
	if !race.Enabled {
		return bytes.Equal(a, b)
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
