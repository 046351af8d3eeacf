package cuda

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// pool implements driver.Pool.
type pool struct {
	d *device
	h cu.MemPool
	// own says that Close destroys it.
	own    bool
	closed bool
}

func (d *device) Pool(o *driver.PoolOptions) (driver.Pool, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	has, r := d.drv.DeviceAttribute(cu.MemoryPoolsSupported, d.gpu)
	if err := d.check("cuDeviceGetAttribute", r); err != nil {
		return nil, err
	}
	if has == 0 {
		return nil, errors.New("the GPU has no memory pools")
	}
	if o == nil {
		h, r := d.drv.DefaultPool(d.gpu)
		return &pool{d: d, h: h}, d.check("cuDeviceGetDefaultMemPool", r)
	}
	h, r := d.drv.PoolCreate(d.ordinal, o.MaxBytes)
	if err := d.check("cuMemPoolCreate", r); err != nil {
		return nil, err
	}
	p := &pool{d: d, h: h, own: true}
	if err := d.check("cuMemPoolSetAttribute", d.drv.PoolSet(h, cu.PoolReleaseThreshold, uint64(o.ReleaseThreshold))); err != nil {
		d.drv.PoolDestroy(h)
		return nil, err
	}
	return p, nil
}

func (p *pool) alive() error {
	if p.closed {
		return errors.New("the pool is closed")
	}
	return p.d.alive()
}

func (p *pool) Alloc(on driver.Stream, bytes int) (driver.Mem, error) {
	if err := p.alive(); err != nil {
		return driver.Mem{}, err
	}
	s, err := p.d.ownStream(on)
	if err != nil {
		return driver.Mem{}, err
	}
	if bytes < 0 {
		return driver.Mem{}, errNegative
	}
	addr, r := p.d.drv.MemAllocFromPool(max(bytes, 1), p.h, s.h)
	if err := p.d.check("cuMemAllocFromPoolAsync", r); err != nil {
		return driver.Mem{}, err
	}
	a := &allocation{d: p.d, addr: addr, bytes: bytes, pool: p}
	return a.mem(), nil
}

// ownStream returns the live stream of this device behind s.
func (d *device) ownStream(s driver.Stream) (*stream, error) {
	own, ok := s.(*stream)
	if !ok || own == nil || own.d != d {
		return nil, fmt.Errorf("the stream is not one of PE %d", d.job.Rank)
	}
	return own, own.alive()
}

func (d *device) FreeAsync(on driver.Stream, m driver.Mem, where string) error {
	a, err := d.whole(m)
	if err != nil {
		return err
	}
	s, err := d.ownStream(on)
	if err != nil {
		return err
	}
	if a.pool == nil {
		return errors.New("it is not memory of a pool; use Free")
	}
	if err := d.check("cuMemFreeAsync", d.drv.MemFreeAsync(a.addr, s.h)); err != nil {
		return err
	}
	a.freed = where
	return nil
}

func (p *pool) Trim(keep int) error {
	if err := p.alive(); err != nil {
		return err
	}
	if keep < 0 {
		return errNegative
	}
	return p.d.check("cuMemPoolTrimTo", p.d.drv.PoolTrim(p.h, keep))
}

func (p *pool) Usage() (u driver.PoolUsage, err error) {
	if err := p.alive(); err != nil {
		return u, err
	}
	for _, a := range []struct {
		to   *int
		attr cu.PoolAttribute
	}{
		{&u.Reserved, cu.PoolReserved}, {&u.ReservedHigh, cu.PoolReservedHigh},
		{&u.Used, cu.PoolUsed}, {&u.UsedHigh, cu.PoolUsedHigh},
	} {
		v, r := p.d.drv.PoolGet(p.h, a.attr)
		if err := p.d.check("cuMemPoolGetAttribute", r); err != nil {
			return u, err
		}
		*a.to = int(v)
	}
	return u, nil
}

func (p *pool) Close() error {
	if p.closed || p.d.lost != nil || p.d.closed {
		p.closed = true
		return nil
	}
	p.closed = true
	if !p.own {
		return nil
	}
	return p.d.check("cuMemPoolDestroy", p.d.drv.PoolDestroy(p.h))
}
