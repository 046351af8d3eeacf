package cuda

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
)

func (d *device) AllocNCCL(bytes int) (driver.Mem, error) {
	lib, err := d.nccl()
	if err != nil {
		return driver.Mem{}, err
	}
	addr, err := lib.MemAlloc(bytes)
	if err != nil {
		return driver.Mem{}, commError(-1, 0, err)
	}
	a := &allocation{d: d, addr: addr, bytes: bytes, kind: kindNCCL}
	return a.filled(nil)
}

func (c *comm) PreMulSum(t driver.NCCLType, scalar [8]byte, at *driver.Mem) (driver.NCCLOp, error) {
	if err := c.alive(); err != nil {
		return 0, err
	}
	var op nccl.Op
	var err error
	if at != nil {
		op, err = c.lib.PreMulSumAt(c.h, nccl.Type(t), at.Addr)
	} else {
		op, err = c.lib.PreMulSum(c.h, nccl.Type(t), scalar)
	}
	return driver.NCCLOp(op), c.fail(err)
}

func (c *comm) DestroyOp(op driver.NCCLOp) error {
	if err := c.alive(); err != nil {
		return err
	}
	return c.fail(c.lib.DestroyOp(c.h, nccl.Op(op)))
}

func (c *comm) Register(m driver.Mem) (driver.Registration, error) {
	if err := c.alive(); err != nil {
		return nil, err
	}
	h, err := c.lib.Register(c.h, m.Addr, m.Bytes)
	if err != nil {
		return nil, c.fail(err)
	}
	return &registration{c, h}, nil
}

// registration implements driver.Registration.
type registration struct {
	c *comm
	h nccl.Registration
}

func (r *registration) Close() error {
	if err := r.c.alive(); err != nil {
		return err
	}
	return r.c.fail(r.c.lib.Deregister(r.c.h, r.h))
}

// window implements driver.Window.
type window struct {
	c      *comm
	h      nccl.Window // 0 where NCCL has no use for one
	memory *allocation
	where  string // the call that made it
	closed bool
}

func (c *comm) NewWindow(ctx context.Context, m driver.Mem, symmetric bool, where string) (driver.Window, error) {
	if err := c.alive(); err != nil {
		return nil, err
	}
	a, err := c.d.owned(m)
	if err != nil {
		return nil, fault.Refuse(err)
	} else if k := a.kind; !a.sym && k != kindNCCL && k != kindVirtual && k != kindForeign {
		return nil, fault.Refuse(driver.ErrNoWindow)
	}
	flags := 0
	if symmetric {
		flags = nccl.WindowSymmetric
	}
	w := &window{c: c, memory: a, where: where}
	err = c.d.aside(ctx, func(idle nccl.Idle) (err error) {
		w.h, err = c.lib.RegisterWindow(c.h, m.Addr, m.Bytes, flags, idle)
		return err
	}, nil)
	if err != nil {
		return nil, c.fail(err)
	}
	c.d.windows[w] = struct{}{}
	return w, nil
}

// notInWindow returns an error if memory is in a window of a communicator that has not ended.
func (d *device) notInWindow(a *allocation) error {
	for w := range d.windows {
		if w.memory == a && w.c.over == nil {
			return driver.InWindow(w.where)
		}
	}
	return nil
}

func (w *window) Close() error {
	if err := w.c.alive(); err != nil {
		return err
	}
	if w.closed {
		return fault.Refuse(driver.ErrWindowClosed)
	}
	w.closed = true
	delete(w.c.d.windows, w)
	if w.h == 0 {
		return nil
	}
	return w.c.fail(w.c.lib.DeregisterWindow(w.c.h, w.h))
}
