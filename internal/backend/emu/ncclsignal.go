package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// window is memory of every rank of a communicator, as one rank has it.
type window struct {
	comm      *comm
	mems      []driver.Mem // by rank; all ranks share them
	symmetric bool
	where     string // the call that made it
}

func (w *window) Close() error {
	return w.comm.locked(func() error {
		p := w.comm.p
		n := slices.Index(p.windows, w)
		if n < 0 {
			return driver.ErrWindowClosed
		}
		p.windows = slices.Delete(p.windows, n, n+1)
		return nil
	})
}

// putable returns why a put of the rank cannot write to a window, or not from src, or nil. The
// caller holds hosts.mu.
func (c *comm) putable(to *window, src driver.Mem) error {
	switch {
	case !slices.Contains(c.p.windows, to):
		return driver.ErrWindowClosed
	case !to.symmetric:
		return errors.New("peers cannot write to the window; register it with nccl.WindowSymmetric")
	}
	for _, w := range c.p.windows {
		if m := w.mems[c.rank]; w.comm == c && w.symmetric && within(src.Emu.Base, m.Emu.Base, m.Bytes-src.Bytes+1) {
			return nil
		}
	}
	return errors.New("source: it is not part of a window of the communicator; register it with nccl.WindowSymmetric")
}

func (c *comm) NewWindow(ctx context.Context, m driver.Mem, symmetric bool, where string) (driver.Window, error) {
	if err := c.usable(); err != nil {
		return nil, err
	}
	if a, ok := m.Handle.(*allocation); ok && !a.sym && a.use != useMapped {
		return nil, fault.Refuse(driver.ErrNoWindow)
	}
	type part struct {
		mem driver.Mem
		w   *window
	}
	w := &window{comm: c, symmetric: symmetric, where: where}
	call := c.together(fmt.Sprintf("register a window, symmetric %v", symmetric), where)
	return w, collectively(ctx, call, &part{m, w}, func(all []*part) error {
		mems := make([]driver.Mem, len(all))
		for rank, o := range all {
			mems[rank], o.w.mems = o.mem, mems
			p := o.w.comm.p
			p.windows = append(p.windows, o.w)
		}
		return nil
	})
}

// notInWindow returns an error if memory is in a window of a communicator that has not ended.
func (p *pe) notInWindow(a *allocation) error {
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	for _, w := range p.windows {
		if w.comm.over == nil && w.mems[w.comm.rank].Handle == a {
			return driver.InWindow(w.where)
		}
	}
	return nil
}

// flight is a signal on its way, and the data in front of it.
type flight struct {
	c        *clique
	l        *link
	from, to *comm
	dst      unsafe.Pointer
	data     []byte

	in chan struct{} // of its agent, for the race detector
}

// fly sends a signal. The call is complete when its source may be reused; data and signal
// arrive later, those between two ranks in the order of the calls.
func (c *clique) fly(op *commOp) {
	me := op.u.comm
	f := &flight{c: c, l: c.link(me.rank, op.Peer), from: me, to: c.ranks[op.Peer], data: op.data}
	if op.Kind == driver.NCCLPutSignal {
		m := op.Window.(*window).mems[op.Peer]
		if op.Offset+len(op.data) > m.Bytes {
			op.u.dropped = true
			me.p.fail(fmt.Errorf("NCCL: %v: bytes %d to %d of the window of that rank, which has %d", op, op.Offset, op.Offset+len(op.data), m.Bytes))
			return
		}
		f.dst = unsafe.Add(m.Emu.Base, op.Offset)
	}
	f.l.flights = append(f.l.flights, f)
	if len(f.l.flights) == 1 {
		c.w.sched.add(f)
	}
	op.s.flight = f
	op.s.tell((*stream).doFly)
	op.complete()
}

// land delivers a signal, and lets the next of its link follow.
func (f *flight) land() {
	w := f.c.w
	w.sched.progress++
	w.tracef("NCCL signal from PE %d to PE %d", f.from.p.rank, f.to.p.rank)
	f.write()
	if f.in != nil {
		handOver(f.in)
		waitFor(w.fibers.back)
	}
	w.images.wrote(f.dst, uintptr(len(f.data)))
	f.l.flights = f.l.flights[1:]
	if len(f.l.flights) > 0 {
		w.sched.add(f.l.flights[0])
	}
	f.l.signals++
	w.lookAgain(f.to.p)
	for _, op := range slices.Clone(f.l.waiting) {
		f.c.signalled(op)
	}
}

// write writes the data to the window.
func (f *flight) write() {
	if f.dst != nil {
		unseen(view(f.dst, uintptr(len(f.data))), f.data)
	}
}

// doFly starts what tells the race detector of the flight, which knows what the sender
// knows.
//
//go:norace
func (s *stream) doFly() {
	f := s.flight
	if s.in == nil {
		return
	}
	f.in = make(chan struct{})
	go f.agent()
}

// agent writes the window for the race detector. Who waits for the signal comes after it.
//
//go:norace
func (f *flight) agent() {
	waitFor(f.in)
	race.Write(f.dst, uintptr(len(f.data)))
	race.ReleaseMerge(f.l.arrived.ptr())
	handOver(f.c.w.fibers.back)
}

// landAll delivers the signals that nobody waited for.
func (w *World) landAll() {
	for _, r := range slices.Clone(w.sched.ready) {
		if f, ok := r.(*flight); ok {
			for len(f.l.flights) > 0 {
				f.l.flights[0].land()
			}
		}
	}
}

// await has a call wait for signals.
func (c *clique) await(op *commOp) {
	for _, w := range op.Waits {
		l := c.link(w.Peer, op.u.comm.rank)
		l.waiting = append(l.waiting, op)
	}
	c.signalled(op)
}

// signalled ends a call if the signals that it waits for have all arrived.
func (c *clique) signalled(op *commOp) {
	me := op.u.comm.rank
	for _, w := range op.Waits {
		if c.link(w.Peer, me).signals < w.Count {
			return
		}
	}
	var after []*token
	for _, w := range op.Waits {
		l := c.link(w.Peer, me)
		l.signals -= w.Count
		l.waiting = slices.DeleteFunc(l.waiting, func(o *commOp) bool { return o == op })
		after = append(after, &l.arrived)
	}
	op.complete(after...)
}
