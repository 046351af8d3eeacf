package cuda

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// exportable are the CUmemAllocationHandleType bits with one of which a transport shares memory:
// a file descriptor, and a fabric handle.
const exportable = 1 | 8

// RegisterSymmetric implements driver.Memories. A library may give up its whole heap when it
// cannot register a buffer, so what it would refuse must not reach it on any PE.
func (d *device) RegisterSymmetric(ctx context.Context, m driver.Mem, where string) (driver.Mem, error) {
	a, err := d.registrable(m)
	if err != nil {
		return driver.Mem{}, err
	}
	if err := d.openSymmetric(ctx); err != nil {
		return driver.Mem{}, err
	}
	if err := d.agree(ctx, opRegister, uint64(a.bytes), where); err != nil {
		return driver.Mem{}, err
	}
	refused := d.mappable(a)
	fits, err := d.everywhere(ctx, refused == nil, where)
	switch {
	case err != nil:
		return driver.Mem{}, err
	case refused != nil:
		return driver.Mem{}, refused
	case !fits:
		return driver.Mem{}, driver.ErrUnmappableElsewhere
	}
	addr, err := d.sym.lib.RegisterSymmetric(a.addr, a.bytes)
	if err != nil {
		d.lost = err // with the heap
		return driver.Mem{}, err
	}
	d.sym.allocations++
	d.doings.allocated(addr, a.bytes, where)
	s := &allocation{d: d, addr: addr, bytes: a.bytes, sym: true, kind: kindRegistered, number: d.sym.allocations}
	return s.mem(), nil
}

// mappable returns why the library would refuse to map memory into its heap, or nil.
func (d *device) mappable(a *allocation) error {
	if d.lim.pes > 1 {
		return errors.New("PEs that share a GPU cannot register symmetric memory")
	}
	granule, err := d.granule(false)
	if err != nil {
		return err
	}
	if a.bytes == 0 || a.bytes%granule != 0 {
		_, variable, _ := d.svc.transport.Host.Granule(d.getenv)
		return fmt.Errorf("%d bytes are no multiple of %d, the granularity of the symmetric heap (%s); use AllocVirtual", a.bytes, granule, variable)
	}
	h, r := d.drv.RetainHandle(a.addr)
	if r.Fatal() {
		return d.check("cuMemRetainAllocationHandle", r)
	}
	if r != 0 {
		return driver.ErrUnmappable
	}
	types, r := d.drv.ExportTypes(h)
	err = errors.Join(d.check("cuMemGetAllocationPropertiesFromHandle", r), d.check("cuMemRelease", d.drv.MemRelease(h)))
	if err == nil && types&exportable == 0 {
		err = errors.New("it was made without a handle that other processes can open; use AllocVirtual")
	}
	return err
}
