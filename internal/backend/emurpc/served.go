package emurpc

import (
	"fmt"
	"slices"
	"sync"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// served is the GPU of a PE of another process.
type served struct {
	s    *session
	rank int
	dev  driver.Device

	mu   sync.Mutex
	last uint64
	// objects are what the PE has, by number: memory, streams and so on.
	objects map[uint64]any
	spans   []span // sorted by address
	next    uint64 // address of new memory
	// sources hold what is copied from the host, of those that may change.
	sources map[uint64][]byte
	shares  map[uint64][]byte // pinned memory, by number
}

// Memory of a device has addresses from here on, where no process has memory of its own.
// Allocations are apart, so that the end of one is no other's.
const (
	firstAddress = 1 << 46
	apart        = 4096
)

// span is the addresses of an allocation.
type span struct {
	lo, hi uint64
	m      driver.Mem
}

// keep gives an object its number.
func (g *served) keep(o any) uint64 {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.last++
	g.objects[g.last] = o
	return g.last
}

// drop forgets an object.
func (g *served) drop(id uint64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if m, ok := g.objects[id].(driver.Mem); ok {
		g.spans = slices.DeleteFunc(g.spans, func(s span) bool { return s.m.Handle == m.Handle })
	}
	delete(g.objects, id)
	if b := g.shares[id]; b != nil {
		vacate(b)
		delete(g.shares, id)
	}
}

// object returns an object by its number, nil if there is none.
func (g *served) object(id uint64) any {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.objects[id]
}

// keepMem gives memory a number and an address, a multiple of align. addr is where the PE's
// process has it, if it has.
func (g *served) keepMem(m driver.Mem, align int, addr uint64) newMem {
	id := g.keep(m)
	g.mu.Lock()
	defer g.mu.Unlock()
	if addr == 0 {
		step := uint64(max(align, apart))
		addr = (g.next + step - 1) / step * step
		g.next = addr + uint64(m.Bytes) + apart
	}
	s := span{addr, addr + uint64(m.Bytes), m}
	at, _ := slices.BinarySearchFunc(g.spans, s.lo, compareSpan) // of equal ones, before the first
	g.spans = slices.Insert(g.spans, at, s)
	return newMem{ID: id, Addr: addr, Bytes: m.Bytes, Sym: m.Sym}
}

// kept is keepMem of memory that was asked for, at an address as usual.
func (g *served) kept(m driver.Mem, err error) (newMem, error) {
	if err != nil {
		return newMem{}, err
	}
	return g.keepMem(m, apart, 0), nil
}

func compareSpan(s span, addr uint64) int {
	switch {
	case s.lo < addr:
		return -1
	case s.lo > addr:
		return 1
	}
	return 0
}

// allocation returns memory by its number.
func (g *served) allocation(id uint64) (driver.Mem, error) {
	m, ok := g.object(id).(driver.Mem)
	if !ok {
		return m, fmt.Errorf("there is no such memory on PE %d", g.rank)
	}
	return m, nil
}

// mem returns memory that has travelled.
func (g *served) mem(t mem) (driver.Mem, error) {
	if t.ID == 0 {
		return driver.Mem{}, nil
	}
	m, err := g.allocation(t.ID)
	if err != nil {
		return m, err
	}
	if t.Lo < 0 || t.Hi < t.Lo || t.Hi > m.Bytes {
		return m, fmt.Errorf("bytes %d to %d of %d", t.Lo, t.Hi, m.Bytes)
	}
	return m.Slice(t.Lo, t.Hi), nil
}

// at returns so many bytes at an address of the PE's, of symmetric memory if sym is set.
func (g *served) at(addr uint64, bytes int, sym bool) (driver.Mem, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	end, _ := slices.BinarySearchFunc(g.spans, addr+1, compareSpan)
	for _, s := range slices.Backward(g.spans[:end]) { // which overlap where memory has two names
		if addr <= s.hi && uint64(bytes) <= s.hi-addr && (s.m.Sym || !sym) {
			lo := int(addr - s.lo)
			return s.m.Slice(lo, lo+bytes), nil
		}
	}
	return driver.Mem{}, fmt.Errorf("PE %d has no %d bytes of such memory at %#x", g.rank, bytes, addr)
}

// source returns the bytes that a copy from the host reads.
func (g *served) source(s hostSource) ([]byte, error) {
	if s.Pinned.ID != 0 {
		return g.pinned(s.Pinned)
	}
	if s.ID != 0 {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.sources[s.ID] = s.Content
	}
	if s.Content == nil {
		return []byte{}, nil
	}
	return s.Content, nil
}

// target returns the bytes that a copy to the host writes, and what is to be called when it
// has.
func (g *served) target(t hostTarget) (dst []byte, done func(), err error) {
	if t.Pinned.ID != 0 {
		dst, err = g.pinned(t.Pinned)
		return dst, nil, err
	}
	dst = make([]byte, t.Bytes)
	return dst, func() {
		// If it cannot be sent, the process is gone.
		_ = g.s.c.send(frame{Kind: frameCopied, PE: g.rank, ID: t.ID}, dst)
	}, nil
}

// pinned returns the bytes of pinned memory.
func (g *served) pinned(t mem) ([]byte, error) {
	m, err := g.mem(t)
	if err != nil {
		return nil, err
	}
	return bytesOf(m), nil
}

// refresh renews the sources that functions of the host may have written.
func (g *served) refresh(r sourceUpdate) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, c := range r.Contents {
		copy(g.sources[c.ID], c.Data)
	}
	for _, id := range r.Unused {
		delete(g.sources, id)
	}
}
