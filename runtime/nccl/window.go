package nccl

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Alloc returns zeroed memory of n elements that suits all that NCCL can do: its calls may
// then move data without copies of their own, and it can be a Window (NCCL API,
// ncclMemAlloc).
func Alloc[T Elem](pe *gpurt.PE, n int) (*gpurt.Buffer[T], error) {
	return gpurt.NewBuffer[T](pe, "nccl.Alloc", n, driver.Device.AllocNCCL, threadapi.Key{})
}

// Registration is a buffer that a communicator knows.
type Registration struct {
	c *Comm
	r driver.Registration // nil when it has ended
	// back has the memory free again.
	back func()
}

// Register makes a buffer known to the communicator, so that its calls may move data
// without copies of their own. If one rank does, all do. Free of the memory is refused before
// Deregister, or the end of the communicator (NCCL API, ncclCommRegister).
func Register[T Elem](c *Comm, b gpurt.DeviceSlice[T]) (*Registration, error) {
	r := &Registration{c: c}
	m, _, err := operand(c, b)
	if err != nil {
		return nil, fault.CallFailed("NCCL: Register", err)
	}
	err = c.do(nil, "Register", func(context.Context) (err error) {
		r.r, err = c.c.Register(m)
		return err
	})
	if err != nil {
		return nil, err
	}
	r.back = gpurt.LendSlice(b, fmt.Errorf("nccl.Register has made the memory known to a communicator at %s; call Deregister first", fault.CallPlace()), threadapi.Key{})
	if c.registered == nil {
		c.registered = map[*Registration]struct{}{}
	}
	c.registered[r] = struct{}{}
	return r, nil
}

// Deregister ends what Register began. No call may use the buffer meanwhile.
func (r *Registration) Deregister() error {
	if r == nil || r.r == nil {
		return fault.CallFailed("NCCL: Deregister", errors.New("the registration is nil, or has ended"))
	}
	return r.c.do(nil, "Deregister", func(context.Context) error {
		err := r.r.Close()
		r.r = nil
		r.back()
		delete(r.c.registered, r)
		return err
	})
}

// WindowFlags say how a window is used (NCCL API, Window Registration Flags).
type WindowFlags int

// The flags.
const (
	WindowDefault WindowFlags = 0
	// WindowSymmetric promises that calls use the window at the same place on all ranks, so
	// that collectives need not copy, and that PutSignal may write to it.
	WindowSymmetric WindowFlags = 1
)

// Window is memory of every rank of a communicator that peers can write to.
type Window[T Elem] struct {
	c *Comm
	w driver.Window
	n int
}

// RegisterWindow makes a window of b, which comes from Alloc. Memory that other GPUs cannot
// map, such as that of gpurt.Alloc, is refused. Every rank calls it; lengths may differ. The
// memory is freed after every rank has called Deregister, or after the communicator has ended.
// Free is refused before this rank has (NCCL API, ncclCommWindowRegister).
func RegisterWindow[T Elem](ctx context.Context, c *Comm, b gpurt.DeviceSlice[T], flags WindowFlags) (*Window[T], error) {
	m, n, err := operand(c, b)
	if err == nil && flags&^WindowSymmetric != 0 {
		err = fmt.Errorf("the flags %#x are unknown; use nccl.WindowDefault or nccl.WindowSymmetric", int(flags&^WindowSymmetric))
	}
	if err != nil {
		return nil, c.failed("RegisterWindow", err)
	}
	w := &Window[T]{c: c, n: n}
	err = c.do(ctx, "RegisterWindow", func(ctx context.Context) (err error) {
		w.w, err = c.c.NewWindow(ctx, m, flags&WindowSymmetric != 0, fault.CallPlace())
		return err
	})
	if err != nil {
		return nil, err
	}
	return w, nil
}

// Deregister ends the window on this rank. No call may use it meanwhile.
func (w *Window[T]) Deregister() error {
	if w == nil || w.w == nil {
		return fault.CallFailed("NCCL: Deregister", errors.New("the window is nil; use nccl.RegisterWindow"))
	}
	return w.c.do(nil, "Deregister", func(context.Context) error { return w.w.Close() })
}

// PutSignal enqueues writing src to the window of rank peer, from element at on, and
// signalling that rank. src is part of a window as well. The stream goes on when src may be
// reused. Data and signals of one rank to another arrive in the order of the calls (NCCL
// API, ncclPutSignal, NCCL 2.29).
func PutSignal[T Elem](c *Comm, s *gpurt.Stream, w *Window[T], peer, at int, src gpurt.DeviceSlice[T]) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLPutSignal, src: src, peer: peer, window: w, offset: at})
}

// Signal enqueues signalling rank peer, after all that this rank has put there. From NCCL 2.31
// on, ranks without a symmetric window set NCCL_RMA_EAGER_INIT=1 for it (NCCL API, ncclSignal,
// NCCL 2.29).
func (c *Comm) Signal(s *gpurt.Stream, peer int) error {
	return enqueue(c, s, call[uint8]{kind: driver.NCCLSignal, peer: peer})
}

// Wait is how many signals to wait for, and from which rank.
type Wait struct{ Peer, Count int }

// WaitSignal enqueues waiting for signals of ranks, besides those that were waited for
// before. The stream goes on when all of them are there, with the data in front of them
// (NCCL API, ncclWaitSignal, NCCL 2.29).
func (c *Comm) WaitSignal(s *gpurt.Stream, waits ...Wait) error {
	return enqueue(c, s, call[uint8]{kind: driver.NCCLWaitSignal, waits: waits})
}

// signal checks the operands of calls on windows and signals.
func (in *call[T]) signal(c *Comm, out *driver.NCCLCall) error {
	switch in.kind {
	case driver.NCCLPutSignal:
		if in.window == nil || in.window.c != c {
			return fmt.Errorf("the window is not one of the communicator; use nccl.RegisterWindow")
		}
		if in.offset < 0 || in.offset > math.MaxInt/out.Type.Size()-out.Count {
			return fmt.Errorf("there is no element %d of the window", in.offset)
		}
		out.Window, out.Offset = in.window.w, in.offset*out.Type.Size()
	case driver.NCCLWaitSignal:
		if len(in.waits) == 0 {
			return fmt.Errorf("pass at least one WaitFor")
		}
		counts := map[int]int{}
		for _, w := range in.waits {
			if w.Peer < 0 || w.Peer >= c.Size() || w.Count < 1 {
				return fmt.Errorf("cannot wait for %d signals of rank %d: wait for at least 1, of one of the ranks 0 to %d", w.Count, w.Peer, c.Size()-1)
			}
			counts[w.Peer] += w.Count
		}
		for rank := range c.Size() {
			if counts[rank] > 0 {
				out.Waits = append(out.Waits, driver.NCCLWait{Peer: rank, Count: counts[rank]})
			}
		}
	}
	return nil
}

// operand returns the memory of b.
func operand[T Elem](c *Comm, b gpurt.DeviceSlice[T]) (driver.Mem, int, error) {
	if err := c.missing(); err != nil {
		return driver.Mem{}, 0, err
	}
	return gpurt.Operand(c.pe, b, threadapi.Key{})
}
