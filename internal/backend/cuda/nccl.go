package cuda

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// collectives is the part of *nccl.Library that a device uses.
type collectives interface {
	Version() nccl.Version
	UniqueID() (nccl.UniqueID, error)
	Init(id nccl.UniqueID, rank, size int, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	Join(id nccl.UniqueID, rank, size int, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	Split(parent nccl.Comm, color, key int, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	Shrink(parent nccl.Comm, exclude []int, abort bool, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	GrowID(parent nccl.Comm) (nccl.UniqueID, error)
	Grow(parent nccl.Comm, size int, id *nccl.UniqueID, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	Await(c nccl.Comm, idle nccl.Idle) error
	AsyncError(c nccl.Comm) error
	Place(c nccl.Comm) (rank, size int, err error)
	Finalize(c nccl.Comm, idle nccl.Idle) error
	Destroy(c nccl.Comm) error
	Abort(c nccl.Comm) error
	Revoke(c nccl.Comm, idle nccl.Idle) error
	MemAlloc(bytes int) (uint64, error)
	MemFree(addr uint64) error
	Register(c nccl.Comm, addr uint64, bytes int) (nccl.Registration, error)
	Deregister(c nccl.Comm, r nccl.Registration) error
	RegisterWindow(c nccl.Comm, addr uint64, bytes, flags int, idle nccl.Idle) (nccl.Window, error)
	DeregisterWindow(c nccl.Comm, w nccl.Window) error
	PreMulSum(c nccl.Comm, t nccl.Type, scalar [8]byte) (nccl.Op, error)
	PreMulSumAt(c nccl.Comm, t nccl.Type, scalar uint64) (nccl.Op, error)
	DestroyOp(c nccl.Comm, op nccl.Op) error
	Group(f func() error) error
	Has(f nccl.Function) error
	Enqueue(f nccl.Function, c *nccl.Call) error
}

// comm implements driver.NCCLComm.
type comm struct {
	d          *device
	lib        collectives
	h          nccl.Comm
	rank, size int
	graphs     int             // live graphs with calls of it
	last       driver.NCCLKind // of its calls
	// over says why the communicator cannot be used any more.
	over error
}

// nccl opens the library, the first time.
func (d *device) nccl() (collectives, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	if d.comm == nil {
		lib, err := d.svc.nccl()
		if err != nil {
			return nil, err
		}
		d.comm = lib
	}
	return d.comm, nil
}

func (d *device) NCCLVersion() (string, error) {
	lib, err := d.nccl()
	if err != nil {
		return "", err
	}
	return "NCCL " + lib.Version().String(), nil
}

func (d *device) NCCLID() (driver.NCCLID, error) {
	lib, err := d.nccl()
	if err != nil {
		return driver.NCCLID{}, err
	}
	id, err := lib.UniqueID()
	return driver.NCCLID(id), commError(-1, 0, err)
}

// ShareNCCLID implements driver.NCCL. PE 0 makes the id. Where it cannot, the
// others are told.
func (d *device) ShareNCCLID(ctx context.Context, where string) (driver.NCCLID, error) {
	if d.job.Size == 1 {
		return d.NCCLID()
	}
	var id driver.NCCLID
	made := uint64(1)
	var failed error
	if d.job.Rank == 0 {
		if id, failed = d.NCCLID(); failed != nil {
			made = 0
		}
	}
	if err := d.alive(); err != nil {
		return id, err
	}
	records, err := d.exchange(ctx, opCommID, made, string(id[:]))
	if err != nil {
		return id, err
	}
	for pe := range d.job.Size {
		if r := records[pe*recordBytes:]; collectiveOp(binary.LittleEndian.Uint64(r)) != opCommID {
			return id, d.compare(ctx, records)
		}
	}
	switch {
	case failed != nil:
		return id, failed
	case binary.LittleEndian.Uint64(records[8:]) == 0:
		return id, errors.New("PE 0 could not make an id for the communicator")
	}
	copy(id[:], records[recordWhere:])
	return id, nil
}

func (d *device) NewComm(ctx context.Context, in driver.NCCLInit) (driver.NCCLComm, error) {
	lib, err := d.nccl()
	if err != nil {
		return nil, err
	}
	make := lib.Init
	if in.Grows {
		make = lib.Join
	}
	c := &comm{d: d, lib: lib, rank: in.Rank, size: in.Size}
	cfg := commConfig(in.Config)
	if cfg == nil {
		cfg = new(nccl.Config)
	}
	err = d.aside(ctx, func(idle nccl.Idle) (err error) {
		c.h, err = make(nccl.UniqueID(in.ID), in.Rank, in.Size, cfg, idle)
		return err
	}, aborting(lib, &c.h))
	if err != nil {
		return nil, commError(in.Rank, in.Size, err)
	}
	d.comms[c] = struct{}{}
	return c, nil
}

func commConfig(c *driver.NCCLConfig) *nccl.Config { return (*nccl.Config)(c) }

// errStuck says that a call of NCCL was left where it is.
var errStuck = errors.New("NCCL has not returned from the call, in which it waits for other ranks")

// aside runs f, which may wait for other ranks, on a thread of its own with the context
// current. When ctx ends or the job is aborted first, aside returns an error that wraps errStuck,
// and f stays where it is, unless it asks idle. Behind f the thread calls after, if that is set,
// which hears whether aside has left, and whose error counts.
func (d *device) aside(ctx context.Context, f func(idle nccl.Idle) error, after func(left bool, err error) error) error {
	if err := ctx.Err(); err != nil {
		return context.Cause(ctx)
	}
	var decided atomic.Bool // that f has ended first, or that aside has left
	done := d.apart(func() error {
		err := f(d.idle(ctx))
		left := !decided.CompareAndSwap(false, true)
		if after != nil {
			err = after(left, err)
		}
		return err
	})
	var why error
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		why = fmt.Errorf("%w: %w", driver.ErrAborted, context.Cause(ctx))
	case <-d.abort:
		why = driver.ErrAborted
	}
	timer := time.NewTimer(abortPatience)
	defer timer.Stop()
	select {
	case err := <-done:
		if err == nil {
			return nil
		}
	case <-timer.C:
		if decided.CompareAndSwap(false, true) {
			return fmt.Errorf("%w; %w", why, errStuck)
		}
		if err := <-done; err == nil {
			return nil
		}
	}
	return why
}

// aborting returns what aside calls after a call that makes the communicator h: nobody has
// one that is made after aside has left.
func aborting(lib collectives, h *nccl.Comm) func(left bool, err error) error {
	return func(left bool, err error) error {
		if left && err == nil && *h != 0 {
			_ = lib.Abort(*h)
		}
		return err
	}
}

// apart starts f on a thread of its own, on which the context is current.
func (d *device) apart(f func() error) <-chan error {
	done := make(chan error, 1)
	drv, cur := d.drv, d.ctx
	go func() {
		runtime.LockOSThread() // for good: the thread ends with the goroutine
		drv.CtxSetCurrent(cur)
		done <- f()
	}()
	return done
}

// idle returns what a wait for a communicator that does not block does in between.
func (d *device) idle(ctx context.Context) nccl.Idle {
	return func() error {
		select {
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", driver.ErrAborted, context.Cause(ctx))
		case <-d.abort:
			return driver.ErrAborted
		default:
			time.Sleep(nccl.Pause)
			return nil
		}
	}
}

// abortPatience is how long an aborted call of NCCL may take to return.
const abortPatience = 200 * time.Millisecond

func (c *comm) Rank() int { return c.rank }
func (c *comm) Size() int { return c.size }

// alive returns why the communicator cannot be used, or nil.
func (c *comm) alive() error {
	if err := c.d.alive(); err != nil {
		return err
	}
	return fault.Refuse(c.over)
}

// fail completes an error of NCCL.
func (c *comm) fail(err error) error { return commError(c.rank, c.size, err) }

// commError is an error of NCCL's binding as users get it.
func commError(rank, size int, err error) error {
	var e *nccl.Error
	if errors.As(err, &e) {
		return &driver.NCCLError{Rank: rank, Size: size, Call: e.Call, Code: int(e.Result), Text: e.Text, Last: e.Last}
	}
	return err
}

// derive makes a communicator from this one by f. A communicator that was left in the
// middle of a call cannot be used any more.
func (c *comm) derive(ctx context.Context, f func(idle nccl.Idle) (nccl.Comm, error)) (*comm, error) {
	if err := c.alive(); err != nil && c.over != driver.ErrCommRevoked {
		return nil, err
	}
	n := &comm{d: c.d, lib: c.lib}
	err := c.d.aside(ctx, func(idle nccl.Idle) (err error) {
		n.h, err = f(idle)
		return err
	}, aborting(c.lib, &n.h))
	if err != nil {
		if errors.Is(err, driver.ErrAborted) {
			c.over = err
		}
		return nil, c.fail(err)
	}
	if n.h != 0 {
		c.d.comms[n] = struct{}{}
	}
	return n, nil
}

// Split implements driver.NCCLComm. NCCL knows the new rank and size.
func (c *comm) Split(ctx context.Context, color, key int, cfg *driver.NCCLConfig, _ string) (driver.NCCLComm, error) {
	n, err := c.derive(ctx, func(idle nccl.Idle) (nccl.Comm, error) { return c.lib.Split(c.h, color, key, commConfig(cfg), idle) })
	if err != nil || n.h == 0 {
		return nil, err
	}
	if n.rank, n.size, err = c.lib.Place(n.h); err != nil {
		return nil, c.fail(err)
	}
	return n, nil
}

func (c *comm) Shrink(ctx context.Context, exclude []int, abort bool, cfg *driver.NCCLConfig, _ string) (driver.NCCLComm, error) {
	n, err := c.derive(ctx, func(idle nccl.Idle) (nccl.Comm, error) {
		return c.lib.Shrink(c.h, exclude, abort, commConfig(cfg), idle)
	})
	if err != nil {
		return nil, err
	}
	if abort {
		c.over = driver.ErrCommRevoked
	}
	n.rank, n.size = transport.Without(c.rank, c.size, exclude)
	return n, nil
}

func (c *comm) GrowID() (driver.NCCLID, error) {
	if err := c.alive(); err != nil {
		return driver.NCCLID{}, err
	}
	id, err := c.lib.GrowID(c.h)
	return driver.NCCLID(id), c.fail(err)
}

func (c *comm) Grow(ctx context.Context, size int, id *driver.NCCLID, cfg *driver.NCCLConfig, _ string) (driver.NCCLComm, error) {
	if err := c.alive(); err != nil {
		return nil, err
	}
	n, err := c.derive(ctx, func(idle nccl.Idle) (nccl.Comm, error) {
		return c.lib.Grow(c.h, size, (*nccl.UniqueID)(id), commConfig(cfg), idle)
	})
	if err != nil {
		return nil, err
	}
	n.rank, n.size = c.rank, size
	return n, nil
}

func (c *comm) Err() error {
	if err := c.alive(); err != nil {
		return err
	}
	return c.async()
}

// async returns what has gone wrong beside calls, or nil.
func (c *comm) async() error {
	if err := c.lib.AsyncError(c.h); err != nccl.ErrInProgress {
		return c.fail(err)
	}
	return nil
}

func (c *comm) Revoke(ctx context.Context) error {
	if err := c.alive(); err != nil {
		return err
	}
	err := c.d.aside(ctx, func(idle nccl.Idle) error { return c.lib.Revoke(c.h, idle) }, nil)
	if err == nil {
		c.over = driver.ErrCommRevoked
	}
	return c.fail(err)
}

// Finalize implements driver.NCCLComm. NCCL would wait for ever for graphs to be closed. If it
// fails, the communicator can be aborted, and is when the device closes.
func (c *comm) Finalize(ctx context.Context, _ string) error {
	if err := c.alive(); err != nil {
		return err
	}
	if c.graphs > 0 {
		return fault.Refuse(fmt.Errorf("%d graphs hold calls of the communicator; close them first", c.graphs))
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	finalized := false
	err := c.d.aside(ctx, func(idle nccl.Idle) error { return c.lib.Finalize(c.h, idle) }, func(left bool, err error) error {
		if left || err != nil {
			return err
		}
		finalized = true
		return c.lib.Destroy(c.h)
	})
	err = c.fail(err)
	if !errors.Is(err, errStuck) && finalized {
		c.end(driver.ErrCommFinalized)
	} else {
		c.over = err
	}
	return err
}

// end marks the communicator as not to be used any more.
func (c *comm) end(why error) {
	c.over = why
	delete(c.d.comms, c)
	maps.DeleteFunc(c.d.windows, func(w *window, _ struct{}) bool { return w.c == c })
	for s := range c.d.streams {
		s.comms = slices.DeleteFunc(s.comms, func(o *comm) bool { return o == c })
	}
}

func (c *comm) Abort() error {
	if err := c.alive(); err != nil && (c.over == nil || c.over == driver.ErrCommAborted || c.over == driver.ErrCommFinalized) {
		return err
	}
	c.abort()
	return nil
}

// abort ends what runs on the communicator. NCCL releases it when no graph holds calls of
// it any more, which is not waited for.
func (c *comm) abort() {
	c.end(driver.ErrCommAborted)
	done := c.d.apart(func() error { return c.lib.Abort(c.h) })
	if c.graphs > 0 {
		return
	}
	timer := time.NewTimer(c.d.grace)
	defer timer.Stop()
	select {
	case <-done:
	case <-timer.C:
	}
}
