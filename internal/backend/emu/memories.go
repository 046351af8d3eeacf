package emu

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// AllocHost implements driver.Memories. All emulated memory is the host's.
func (d *device) AllocHost(bytes int, managed bool) (driver.Mem, error) {
	return d.alloc(bytes, true, usePinned)
}

// AdoptHost is AllocHost of memory that there is already, outside of Go's. It stays as
// long as the device.
func (d *device) AdoptHost(memory []byte) driver.Mem {
	a := newAllocation(len(memory), d.Size(), "")
	a.bases[d.p.rank] = bytesOf(memory)
	d.p.own(a, usePinned)
	d.p.w.notes.memory(a, true)
	return a.mem(d.p.rank)
}

func (d *device) AllocVirtual(bytes int) (driver.Mem, error) {
	return d.alloc(bytes, true, useMapped)
}

// RegisterSymmetric implements driver.Memories. It refuses what a GPU cannot have mapped by peers.
func (d *device) RegisterSymmetric(ctx context.Context, m driver.Mem, where string) (driver.Mem, error) {
	a, ok := m.Handle.(*allocation)
	if !ok || a.sym {
		return driver.Mem{}, errors.New("it is not memory of one PE")
	}
	base := a.bases[d.p.rank]
	if a.use != useMapped {
		base = nil
	}
	m, err := d.symmetric(ctx, fmt.Sprintf("register %d bytes as symmetric memory", a.bytes), a.bytes, true, func() unsafe.Pointer { return base }, where)
	if base == nil && errors.Is(err, driver.ErrUnmappableElsewhere) {
		err = driver.ErrUnmappable
	}
	return m, err
}

// poison is what memory holds that is not initialised: a float32 or float64 of it is no
// useful value, and an index of it out of range.
const poison = 0xAA

// unset fills new memory that is not initialised.
func unset(b []byte) {
	for i := range b {
		b[i] = poison
	}
}

// pool implements driver.Pool. It counts.
type pool struct {
	d      *device
	max    int
	usage  driver.PoolUsage
	closed bool
}

func (d *device) Pool(o *driver.PoolOptions) (driver.Pool, error) {
	if o != nil {
		return &pool{d: d, max: o.MaxBytes}, nil
	}
	if d.p.pool == nil {
		d.p.pool = &pool{d: d}
	}
	return d.p.pool, nil
}

// Alloc implements driver.Pool. The memory exists at once.
func (p *pool) Alloc(s driver.Stream, bytes int) (driver.Mem, error) {
	if p.closed {
		return driver.Mem{}, errors.New("the pool is closed")
	}
	if err := p.check(s); err != nil {
		return driver.Mem{}, err
	}
	if p.max > 0 && bytes > p.max-p.usage.Used {
		return driver.Mem{}, fmt.Errorf("no room for %d bytes in a pool of %d, of which %d are used", bytes, p.max, p.usage.Used)
	}
	m, err := p.d.alloc(bytes, false, useDevice)
	if err != nil {
		return driver.Mem{}, err
	}
	unset(view(m.Emu.Base, uintptr(bytes)))
	m.Handle.(*allocation).pool = p
	u := &p.usage
	u.Used += bytes
	u.UsedHigh = max(u.UsedHigh, u.Used)
	u.Reserved = max(u.Reserved, u.Used)
	u.ReservedHigh = max(u.ReservedHigh, u.Reserved)
	return m, nil
}

// check returns why the pool cannot serve a stream, or nil.
func (p *pool) check(on driver.Stream) error {
	if s, ok := on.(*stream); !ok || s == nil || s.pe != p.d.p {
		return fmt.Errorf("the stream is not one of PE %d", p.d.p.rank)
	}
	return nil
}

// FreeAsync implements driver.Memories. Work that is enqueued keeps the memory.
func (d *device) FreeAsync(s driver.Stream, m driver.Mem, where string) error {
	a, ok := m.Handle.(*allocation)
	if !ok || a.pool == nil {
		return errors.New("it is not memory of a pool; use Free")
	}
	if err := a.pool.check(s); err != nil {
		return err
	}
	d.p.disown(a)
	if err := a.free(d.p.rank, where); err != nil || d.p.w.cfg.Checker == nil {
		return err
	}
	return s.(*stream).put("free memory", &item{kind: itemFree, dst: a.bases[d.p.rank], where: where})
}

func (p *pool) Trim(keep int) error {
	if keep < 0 {
		return errors.New("the size is negative")
	}
	p.usage.Reserved = max(p.usage.Used, min(p.usage.Reserved, keep))
	return nil
}

func (p *pool) Usage() (driver.PoolUsage, error) { return p.usage, nil }

func (p *pool) Close() error {
	if p != p.d.p.pool {
		p.closed = true
	}
	return nil
}

func (d *device) CanAccessPeer(int) (bool, error) { return false, driver.ErrNoHandle }
func (d *device) EnablePeerAccess(int) error      { return driver.ErrNoHandle }
