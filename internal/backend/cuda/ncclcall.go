package cuda

import (
	"context"
	"errors"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
)

// commFunctions are the functions of NCCL for the calls.
var commFunctions = [...]nccl.Function{
	driver.NCCLSend:          nccl.Send,
	driver.NCCLRecv:          nccl.Recv,
	driver.NCCLAllReduce:     nccl.AllReduce,
	driver.NCCLBroadcast:     nccl.Broadcast,
	driver.NCCLReduce:        nccl.Reduce,
	driver.NCCLAllGather:     nccl.AllGather,
	driver.NCCLReduceScatter: nccl.ReduceScatter,
	driver.NCCLAllToAll:      nccl.AllToAll,
	driver.NCCLGather:        nccl.Gather,
	driver.NCCLScatter:       nccl.Scatter,
	driver.NCCLPutSignal:     nccl.PutSignal,
	driver.NCCLSignal:        nccl.Signal,
	driver.NCCLWaitSignal:    nccl.WaitSignal,
}

func (d *device) NCCLGroup() error {
	if err := d.alive(); err != nil {
		return err
	}
	d.group.Begin()
	return nil
}

// EndNCCLGroup implements driver.NCCL. All calls are checked again before one is made: what they
// use may have ended since they came.
func (d *device) EndNCCLGroup(discard bool) error {
	calls := d.group.End(discard)
	for i := range calls {
		if err := d.callable(&calls[i]); err != nil {
			return err
		}
	}
	if len(calls) == 0 {
		return nil
	}
	return d.issue(calls)
}

func (d *device) EnqueueNCCL(call driver.NCCLCall) error {
	d.call[0] = call
	if err := d.callable(&d.call[0]); err != nil {
		return err
	}
	if d.group.Add(call) {
		return nil
	}
	return d.issue(d.call[:])
}

// callable returns why a call cannot be made, or nil.
func (d *device) callable(call *driver.NCCLCall) error {
	c, ok := call.Comm.(*comm)
	s, isStream := call.Stream.(*stream)
	if !ok || c.d != d || !isStream || s.d != d {
		return fault.Refuse(errors.New("the communicator or the stream belongs to another PE"))
	}
	if err := c.alive(); err != nil {
		return err
	}
	for _, m := range []driver.Mem{call.Dst, call.Src} {
		if m.Handle != nil {
			if _, err := d.owned(m); err != nil {
				return fault.Refuse(err)
			}
		}
	}
	if err := c.lib.Has(commFunctions[call.Kind]); err != nil {
		return err
	}
	if w, ok := call.Window.(*window); ok && w.closed {
		return fault.Refuse(driver.ErrWindowClosed)
	} else if ok && w.h == 0 {
		return fault.Refuse(errors.New("NCCL has made no window of this memory that peers can write to; memory of nccl.Alloc and nccl.WindowSymmetric make one where the GPUs reach each other"))
	}
	return s.alive()
}

// issue makes calls that have been checked, as one group if they are several.
func (d *device) issue(calls []driver.NCCLCall) error {
	for i := range calls {
		if err := calls[i].Stream.(*stream).mark(); err != nil {
			return err
		}
	}
	var err error
	if len(calls) == 1 {
		err = d.issueOne(&calls[0])
	} else {
		err = d.comm.Group(func() error {
			for i := range calls {
				if err := d.issueOne(&calls[i]); err != nil && err != nccl.ErrInProgress {
					return err
				}
			}
			return nil
		})
	}
	if err == nccl.ErrInProgress {
		err = d.await(calls)
	}
	if err != nil {
		return calls[0].Comm.(*comm).fail(err)
	}
	for i := range calls {
		c := calls[i].Comm.(*comm)
		c.last = calls[i].Kind
		calls[i].Stream.(*stream).noteComm(c)
	}
	return nil
}

// await waits until communicators that do not block have begun calls.
func (d *device) await(calls []driver.NCCLCall) error {
	var used []*comm
	var errs []error
	for i := range calls {
		if c := calls[i].Comm.(*comm); !slices.Contains(used, c) {
			used = append(used, c)
			errs = append(errs, c.lib.Await(c.h, d.idle(context.Background())))
		}
	}
	return errors.Join(errs...)
}

// issueOne makes one call.
func (d *device) issueOne(call *driver.NCCLCall) error {
	c, s := call.Comm.(*comm), call.Stream.(*stream)
	out := &d.ncclCall
	*out = nccl.Call{
		Dst: call.Dst.Addr, Src: call.Src.Addr, Count: call.Count, Type: nccl.Type(call.Type), Op: c.operator(call.Op),
		Peer: call.Peer, Comm: c.h, Stream: uintptr(s.h), Offset: call.Offset,
	}
	if w, ok := call.Window.(*window); ok {
		out.Window = w.h
	}
	for _, w := range call.Waits {
		out.Waits = append(out.Waits, nccl.WaitDesc{Count: int32(w.Count), Peer: int32(w.Peer)})
	}
	return c.lib.Enqueue(commFunctions[call.Kind], out)
}

// operator returns NCCL's operator for one of the driver's. The average of one rank is its sum, which
// NCCL copies. For Avg itself it would run the kernel of PreMulSum, whose limits package runtime/nccl
// tells of.
func (c *comm) operator(op driver.NCCLOp) nccl.Op {
	if op == driver.NCCLAvg && c.size == 1 {
		op = driver.NCCLSum
	}
	return nccl.Op(op)
}

// noteComm notes that a call of a communicator is enqueued, on the stream or in the graph in
// the making.
func (s *stream) noteComm(c *comm) {
	list := &s.comms
	if s.capture != nil {
		list = &s.capture.comms
	}
	if !slices.Contains(*list, c) {
		*list = append(*list, c)
	}
}

// running returns the communicators of which calls may not have ended.
func (d *device) commsRunning() (all []*comm) {
	for s := range d.streams {
		for _, c := range s.comms {
			if !slices.Contains(all, c) {
				all = append(all, c)
			}
		}
	}
	return all
}

// commFailure returns the error of a communicator of which calls may not have ended.
func (d *device) commFailure() error {
	for _, c := range d.commsRunning() {
		if err := c.async(); err != nil {
			return err
		}
	}
	return nil
}

// abortComms ends the calls of communicators that may not have ended, and reports whether
// there were any.
func (d *device) abortComms() bool {
	running := d.commsRunning()
	for _, c := range running {
		c.abort()
	}
	return len(running) > 0
}

// closeComms releases the communicators that are left. The work of all PEs is done.
func (d *device) closeComms() {
	for c := range d.comms {
		if c.graphs == 0 {
			c.abort()
		}
	}
}
