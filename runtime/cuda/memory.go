package cuda

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/runtime/cuda/internal/cu"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
)

// allocation is the record of one allocation, driver.Mem.Handle.
type allocation struct {
	d     *device
	addr  uint64
	bytes int
	sym   bool
	// number counts the symmetric allocations of the device: the same
	// allocation has the same number on every PE.
	number uint64
	// freed is where it was freed; empty while it lives.
	freed string
}

// Alloc implements driver.Device.
func (d *device) Alloc(bytes int) (driver.Mem, error) {
	what := fmt.Sprintf("allocate %d bytes on the GPU", bytes)
	if err := d.alive(what); err != nil {
		return driver.Mem{}, err
	}
	if bytes < 0 {
		return driver.Mem{}, fmt.Errorf("%s: the size is negative", what)
	}
	// The driver refuses to allocate nothing; an empty buffer is as good
	// as any other.
	addr, r := d.drv.MemAlloc(max(bytes, 1))
	if r == cu.OutOfMemory {
		if free, total, r := d.drv.MemInfo(); r == cu.Success {
			what += fmt.Sprintf(" (%d of %d bytes are free)", free, total)
		}
	}
	if err := d.check("cuMemAlloc", r); err != nil {
		return driver.Mem{}, fmt.Errorf("%s: %w", what, err)
	}
	if err := d.zeroNow(addr, bytes); err != nil {
		return driver.Mem{}, fmt.Errorf("%s: %w", what, err)
	}
	a := &allocation{d: d, addr: addr, bytes: bytes}
	return driver.Mem{Addr: addr, Bytes: bytes, Handle: a}, nil
}

// zeroNow sets memory to zero and waits for it: the streams of the user do not
// wait for the device's own.
func (d *device) zeroNow(addr uint64, bytes int) error {
	if bytes == 0 {
		return nil
	}
	if err := d.check("cuMemsetD8Async", d.drv.MemsetD8(addr, 0, bytes, d.aux.h)); err != nil {
		return err
	}
	return d.wait(context.Background(), target{s: d.aux}, "set memory to zero")
}

// Free implements driver.Device. Work that uses the memory must have ended.
func (d *device) Free(m driver.Mem, where string) error {
	what := fmt.Sprintf("free memory at %s", where)
	if err := d.alive(what); err != nil {
		return err
	}
	a, err := d.whole(m)
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	if a.sym {
		if err := d.freeSym(a, where); err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
	} else if err := d.check("cuMemFree", d.drv.MemFree(a.addr)); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	a.freed = where
	return nil
}

// whole returns the live allocation that m is the whole of.
func (d *device) whole(m driver.Mem) (*allocation, error) {
	a, err := d.owned(m)
	if err != nil {
		return nil, err
	}
	if m.Addr != a.addr || m.Bytes != a.bytes {
		return nil, fmt.Errorf("it is a part of a buffer; free the buffer itself")
	}
	return a, nil
}

// owned returns the live allocation of this device that m lies in.
func (d *device) owned(m driver.Mem) (*allocation, error) {
	a, ok := m.Handle.(*allocation)
	switch {
	case !ok:
		return nil, fmt.Errorf("it is not memory of a GPU")
	case a.d != d:
		return nil, fmt.Errorf("it is memory of another PE")
	case a.freed != "":
		return nil, fmt.Errorf("it was freed at %s", a.freed)
	}
	return a, nil
}
