package cuda

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// allocation is the record of one allocation, driver.Mem.Handle.
type allocation struct {
	d     *device
	addr  uint64
	bytes int
	sym   bool
	kind  kind
	// host is the address of pinned memory.
	host unsafe.Pointer
	// pool is the pool that it is from, if any.
	pool *pool
	// of is the symmetric allocation of which this is the memory on another PE.
	of *allocation
	// number counts the symmetric allocations of the device: the same
	// allocation has the same number on every PE.
	number uint64
	// freed is where it was freed; empty while it lives.
	freed string
}

func (d *device) Alloc(bytes int, content []byte) (driver.Mem, error) {
	if err := d.canAlloc(bytes); err != nil {
		return driver.Mem{}, err
	}
	// The driver refuses to allocate nothing; an empty buffer is as good
	// as any other.
	addr, r := d.drv.MemAlloc(max(bytes, 1))
	err := d.check("cuMemAlloc", r)
	if r == cu.OutOfMemory {
		if free, total, r := d.drv.MemInfo(); r == cu.Success {
			err = fmt.Errorf("%d bytes on a GPU with %d of %d bytes free: %w", bytes, free, total, err)
		}
	}
	if err != nil {
		return driver.Mem{}, err
	}
	a := &allocation{d: d, addr: addr, bytes: bytes}
	return a.filled(content)
}

// filled fills new memory with content, or with zeros if there is none, and returns it. Memory that
// cannot be filled is released, unless it is gone with the context.
func (a *allocation) filled(content []byte) (driver.Mem, error) {
	err := a.d.fillNow(a.addr, a.bytes, content)
	if err == nil {
		return a.mem(), nil
	}
	if a.d.lost == nil {
		err = errors.Join(err, a.release())
	}
	return driver.Mem{}, err
}

var errNegative = errors.New("the size is negative")

// canAlloc returns why the device cannot allocate so many bytes, or nil.
func (d *device) canAlloc(bytes int) error {
	if err := d.alive(); err != nil || bytes >= 0 {
		return err
	}
	return errNegative
}

// fillNow copies content to new memory, or sets it to zero if there is none, and waits
// for that: the streams of the user do not wait for the device's own. It fails where
// the device has, whose memory is gone with it, or the job has been aborted.
func (d *device) fillNow(addr uint64, bytes int, content []byte) error {
	if bytes == 0 {
		return nil
	}
	var err error
	if content == nil {
		err = d.check("cuMemsetD8Async", d.drv.MemsetD8(addr, 0, bytes, d.aux.h))
	} else {
		err = d.check("cuMemcpyHtoDAsync", d.drv.CopyHtoD(addr, unsafe.Pointer(&content[0]), bytes, d.aux.h))
		d.aux.hold(content)
	}
	if err != nil {
		return err
	}
	return d.wait(context.Background(), target{s: d.aux})
}

// Free implements driver.Device. Work that uses the memory must have ended.
func (d *device) Free(ctx context.Context, m driver.Mem, where string) error {
	a, err := d.whole(m)
	if err == nil {
		err = d.notInWindow(a)
	}
	if err != nil {
		return err
	}
	if a.sym {
		err = d.freeSym(ctx, a, where)
	} else {
		err = a.release()
	}
	if err == nil {
		a.freed = where
	}
	return err
}

// whole returns the live allocation that m is the whole of.
func (d *device) whole(m driver.Mem) (*allocation, error) {
	a, err := d.owned(m)
	if err != nil {
		return nil, err
	}
	if m.Addr != a.addr || m.Bytes != a.bytes {
		return nil, errors.New("it is a part of a buffer; free the buffer itself")
	}
	return a, nil
}

// owned returns the live allocation of this device that m lies in, unless the device is not alive.
func (d *device) owned(m driver.Mem) (*allocation, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	a, ok := m.Handle.(*allocation)
	switch {
	case !ok:
		return nil, errors.New("it is not memory of a GPU")
	case a.d != d:
		return nil, errors.New("it is memory of another PE")
	case a.of != nil && a.of.freed != "":
		return nil, fmt.Errorf("%w at %s", driver.ErrFreed, a.of.freed)
	case a.freed != "":
		return nil, fmt.Errorf("%w at %s", driver.ErrFreed, a.freed)
	}
	return a, nil
}
