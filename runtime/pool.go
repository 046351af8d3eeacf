package gpurt

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Pool is memory of a PE from which streams allocate in their order (cuMemPool). An
// allocation and a release take their turn in a stream, and neither waits for the GPU.
type Pool struct {
	pe     *PE
	p      driver.Pool
	closed bool
}

// PoolOptions describes a new pool.
type PoolOptions = driver.PoolOptions

// PoolUsage says how much memory a pool has, and how much of it is allocated, in bytes.
type PoolUsage = driver.PoolUsage

// NewPool returns a pool of its own.
func (pe *PE) NewPool(o PoolOptions) (_ *Pool, err error) {
	defer located(&err)
	if o.MaxBytes < 0 || o.ReleaseThreshold < 0 {
		return nil, fmt.Errorf("NewPool: a size is negative: %+v", o)
	}
	return pe.pool("NewPool", &o)
}

// DefaultPool returns the pool of the PE's GPU, which other libraries of the process use as
// well.
func (pe *PE) DefaultPool() (_ *Pool, err error) {
	defer located(&err)
	return pe.pool("DefaultPool", nil)
}

func (pe *PE) pool(what string, o *PoolOptions) (*Pool, error) {
	p := &Pool{pe: pe}
	err := pe.onDevice(what, func(d driver.Device) (err error) { p.p, err = d.Pool(o); return err })
	if err != nil {
		return nil, err
	}
	return p, nil
}

// AllocAsync enqueues on s an allocation of n elements from the pool (cuMemAllocFromPoolAsync).
// Work that is enqueued on s later may use the memory, and so may work of other streams that
// waits for s. The content is open; on emulated PEs it is bytes 0xAA. FreeAsync releases the
// memory in the order of a stream, Free at once.
func AllocAsync[T any](p *Pool, s *Stream, n int) (*Buffer[T], error) {
	m := newMemory[T]("AllocAsync", n, nil, false)
	fail := func(err error) (*Buffer[T], error) {
		return nil, fault.CallFailed(fmt.Sprintf("AllocAsync of %d elements", n), err)
	}
	if err := p.check(); err != nil {
		return fail(err)
	}
	if err := s.check(); err != nil {
		return fail(err)
	}
	if s.pe != p.pe {
		return fail(fmt.Errorf("the stream belongs to %s, the pool to %s", s.pe.name, p.pe.name))
	}
	if err := s.refuse("AllocAsync"); err != nil {
		return fail(err)
	}
	m.take = func(_ driver.Device, bytes int) (driver.Mem, error) { return p.p.Alloc(s.queue, bytes) }
	v, err := allocate(p.pe, m)
	if err != nil {
		return nil, err
	}
	return &Buffer[T]{v}, nil
}

// FreeAsync enqueues the release of memory from AllocAsync on s (cuMemFreeAsync). Work that
// was enqueued on s before may still use it. The buffer cannot be used afterwards.
func (b *Buffer[T]) FreeAsync(s *Stream) error {
	return b.view().release("FreeAsync", func(v *view, where string) error {
		if err := s.check(); err != nil {
			return err
		}
		if err := s.refuse("FreeAsync"); err != nil {
			return err
		}
		if s.pe != v.a.pe {
			return fmt.Errorf("the stream belongs to %s, the buffer to %s", s.pe.name, v.a.pe.name)
		}
		return v.a.pe.dev.FreeAsync(s.queue, v.a.mem, where)
	})
}

func (p *Pool) check() error {
	switch {
	case p == nil || p.p == nil:
		return errors.New("pool is nil; use pe.NewPool or pe.DefaultPool")
	case p.closed:
		return fmt.Errorf("pool: %w", ErrClosed)
	}
	return nil
}

func (p *Pool) do(what string, f func(d driver.Pool) error) error {
	if err := p.check(); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return p.pe.onDevice(what, func(driver.Device) error { return f(p.p) })
}

// Trim gives free memory of the pool back until keep bytes are left. The driver keeps what
// it cannot release safely yet.
func (p *Pool) Trim(keep int) (err error) {
	defer located(&err)
	if keep < 0 {
		return fmt.Errorf("Trim(%d): the size is negative", keep)
	}
	return p.do("Trim", func(d driver.Pool) error { return d.Trim(keep) })
}

// Usage returns how much memory the pool has and how much of it is allocated.
func (p *Pool) Usage() (u PoolUsage, err error) {
	defer located(&err)
	err = p.do("Usage", func(d driver.Pool) (err error) { u, err = d.Usage(); return err })
	return u, err
}

// Close ends the use of the pool. A pool of NewPool is released when its memory is.
func (p *Pool) Close() (err error) {
	defer located(&err)
	if err := p.do("Close", func(d driver.Pool) error { return d.Close() }); err != nil {
		return err
	}
	p.closed = true
	return nil
}
