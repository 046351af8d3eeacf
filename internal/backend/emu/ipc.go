package emu

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// exports is the memory that PEs have exported for others. A PE stands for a process: it opens
// what another PE of the job has exported, wherever the two run.
type exports struct {
	mu sync.Mutex
	// job tells handles of other jobs apart. It is drawn when it is first needed.
	job  [16]byte
	made uint64 // how many handles there have been
	// live holds by the handle's number what is not freed.
	live map[uint64]*exportedMem
}

// exportedMem is memory of a PE, and by whom it is open.
type exportedMem struct {
	a      *allocation
	number uint64 // in its handle
	rank   int
	open   map[int]int // how often, by PE
}

var exportMagic = [8]byte([]byte("gpucemu "))

// exportHandle is what a PE opens memory by.
type exportHandle struct {
	Magic  [8]byte
	Job    [16]byte
	Number uint64
}

func (d *device) Export(m driver.Mem) ([]byte, error) {
	a, ok := m.Handle.(*allocation)
	if !ok || a.sym || a.use != useDevice || a.pool != nil || a.from != nil {
		return nil, driver.ErrNotExported
	}
	if at := a.freed[d.p.rank]; at != "" {
		return nil, fmt.Errorf("%w at %s", driver.ErrFreed, at)
	}
	x := &d.p.w.exports
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.live == nil {
		_, _ = rand.Read(x.job[:]) // which does not fail
		x.live = map[uint64]*exportedMem{}
	}
	if a.exported == nil {
		a.exported = &exportedMem{a: a, number: x.made, rank: d.p.rank, open: map[int]int{}}
		x.live[x.made] = a.exported
		x.made++
	}
	return binary.Append(nil, binary.LittleEndian, exportHandle{exportMagic, x.job, a.exported.number})
}

func (d *device) Open(handle []byte, bytes int) (driver.Mem, error) {
	var h exportHandle
	if n, err := binary.Decode(handle, binary.LittleEndian, &h); err != nil || n != len(handle) || h.Magic != exportMagic {
		return driver.Mem{}, driver.ErrBadHandle
	}
	x := &d.p.w.exports
	x.mu.Lock()
	defer x.mu.Unlock()
	if h.Job != x.job || h.Number >= x.made {
		return driver.Mem{}, errors.New("the memory is of another job; an emulated PE opens that of its own job")
	}
	e := x.live[h.Number]
	switch {
	case e == nil:
		return driver.Mem{}, fmt.Errorf("memory of another PE: %w", driver.ErrFreed)
	case e.rank == d.p.rank:
		return driver.Mem{}, driver.ErrOwnMemory
	case !d.p.w.machines.addresses(d.p.rank, e.rank):
		return driver.Mem{}, fmt.Errorf("memory of PE %d, which is on another host: %w; use put and get, or a copy", e.rank, driver.ErrUnreachable)
	case bytes != e.a.bytes:
		return driver.Mem{}, fmt.Errorf("%d bytes, and PE %d has exported %d", bytes, e.rank, e.a.bytes)
	}
	e.open[d.p.rank]++
	a := newAllocation(bytes, d.Size(), "")
	a.from, a.bases[d.p.rank] = e, e.a.bases[e.rank]
	return driver.Mem{Emu: threadapi.Mem{Base: a.bases[d.p.rank], Bytes: uintptr(bytes)}, Bytes: bytes, Handle: a}, nil
}

// closeFrom ends the use of memory of another PE.
func (d *device) closeFrom(a *allocation, where string) error {
	x := &d.p.w.exports
	x.mu.Lock()
	defer x.mu.Unlock()
	if err := a.free(d.p.rank, where); err != nil {
		return err
	}
	if a.from.open[d.p.rank]--; a.from.open[d.p.rank] == 0 {
		delete(a.from.open, d.p.rank)
	}
	return nil
}

// freeExported frees memory, unless another PE has it open.
func (d *device) freeExported(a *allocation, where string) error {
	x := &d.p.w.exports
	x.mu.Lock()
	defer x.mu.Unlock()
	e := a.exported
	if e == nil {
		return a.free(d.p.rank, where)
	}
	if len(e.open) > 0 {
		return fmt.Errorf("free memory at %s: PE %d has opened it, and must free its buffer first", where, slices.Min(slices.Collect(maps.Keys(e.open))))
	}
	err := a.free(d.p.rank, where)
	if err == nil {
		delete(x.live, e.number)
	}
	return err
}
