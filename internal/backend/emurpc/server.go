// Package emurpc spreads the hosts of emulated PEs over processes. One process, that of
// PE 0, holds the emulated GPUs of all. It serves them to the others, where a PE calls its
// device by messages, method by method of package driver. So one scheduler decides about
// all, and a run repeats from its seed as in one process.
//
// To the runtime such a device looks like a GPU: memory has an address that the host cannot
// use, and a launch is described by its parameter buffer. Kernels run in the process that
// has the GPUs. It is the same program, so it has their functions too.
//
// Command forward writes most methods, from the interfaces of package driver. What it cannot is
// named in extension.go, with the reasons. Start reading at Serve and Dial. The package
// opens no connections and reads no environment.
package emurpc

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// World is emulated GPUs.
type World interface {
	Device(rank int) driver.Device
	// PrintTo has what the kernels of a PE print go to out.
	PrintTo(rank int, out io.Writer)
	// Lose says that the process of a PE has ended without a word.
	Lose(rank int)
	// Seed is what decides about the order in which things happen.
	Seed() uint64
}

// Server has emulated GPUs of which other processes use some.
type Server struct {
	w       World
	ir      bool
	aborted context.Context
	wg      sync.WaitGroup
}

// NewServer returns a server of emulated GPUs. ir says that they run kernels from their IR,
// and aborted ends when the job does.
func NewServer(w World, ir bool, aborted context.Context) *Server {
	return &Server{w: w, ir: ir, aborted: aborted}
}

// Serve serves the GPUs of count PEs from first on to the process at the other end of a
// connection: in is what it says. It returns at once.
func (s *Server) Serve(in io.Reader, c io.WriteCloser, first, count int) {
	t := &session{Server: s, c: newConn(in, c), devices: map[int]*served{}, calls: map[uint64]context.CancelCauseFunc{}, gone: make(chan struct{}), waits: map[wait]chan sourceUpdate{}}
	for rank := first; rank < first+count; rank++ {
		g := &served{s: t, rank: rank, dev: s.w.Device(rank), objects: map[uint64]any{}, sources: map[uint64][]byte{}, shares: map[uint64][]byte{}, next: firstAddress}
		t.devices[rank] = g
		s.w.PrintTo(rank, printer{g})
	}
	s.wg.Go(t.run)
}

// Wait waits until all processes have closed their devices, or ctx ends.
func (s *Server) Wait(ctx context.Context) {
	done := make(chan struct{})
	go func() { s.wg.Wait(); close(done) }()
	select {
	case <-done:
	case <-ctx.Done():
	}
}

// session is a process whose PEs' GPUs are here.
type session struct {
	*Server
	c       *conn
	devices map[int]*served
	gone    chan struct{} // closed when the other end is gone

	mu    sync.Mutex
	calls map[uint64]context.CancelCauseFunc
	waits map[wait]chan sourceUpdate
}

// wait is a function of the host that is being called.
type wait struct {
	pe int
	id uint64
}

// run serves the process to its end.
func (t *session) run() {
	defer t.c.c.Close()
	hello := welcome{IR: t.ir, Seed: t.w.Seed()}
	for _, g := range t.devices {
		hello.Devices = append(hello.Devices, newDeviceRef(0, g.dev))
	}
	err := t.c.send(frame{Kind: frameWelcome}, hello)
	if err == nil {
		err = t.listen()
	}
	close(t.gone)
	if err != nil {
		t.abandon()
	}
}

// listen handles what the process says, until it says that it ends.
func (t *session) listen() error {
	for {
		f, err := t.c.receive()
		if err != nil {
			return err
		}
		if f.Kind == frameBye {
			return nil
		}
		if err := t.handle(f); err != nil {
			return err
		}
	}
}

func (t *session) handle(f frame) error {
	g := t.devices[f.PE]
	if g == nil {
		return fmt.Errorf("PE %d is not of that process", f.PE)
	}
	switch f.Kind {
	case frameCall:
		if f.Method < 0 || f.Method >= len(methods) {
			return fmt.Errorf("method %d", f.Method)
		}
		do, err := methods[f.Method](t.c)
		if err != nil {
			return err
		}
		ctx, cancel := context.WithCancelCause(context.Background())
		t.mu.Lock()
		t.calls[f.ID] = cancel
		t.mu.Unlock()
		go t.serve(ctx, g, f.ID, do)
	case frameCancel:
		cause, err := read[failure](t.c)
		if err != nil {
			return err
		}
		t.mu.Lock()
		defer t.mu.Unlock()
		if cancel := t.calls[f.ID]; cancel != nil {
			cancel(cause.remote())
		}
	case frameAbort:
		g.dev.Abort()
	case frameReturned:
		r, err := read[sourceUpdate](t.c)
		if err != nil {
			return err
		}
		t.mu.Lock()
		ch := t.waits[wait{f.PE, f.ID}]
		delete(t.waits, wait{f.PE, f.ID})
		t.mu.Unlock()
		if ch != nil {
			ch <- r
		}
	}
	return nil
}

// serve answers a call.
func (t *session) serve(ctx context.Context, g *served, id uint64, do work) {
	answer := do(ctx, g)
	t.mu.Lock()
	cancel := t.calls[id]
	delete(t.calls, id)
	t.mu.Unlock()
	cancel(nil)
	// If it cannot be sent, the process is gone.
	_ = t.c.send(frame{Kind: frameReply, PE: g.rank, ID: id}, answer)
}

// invoke calls a function of the host, and returns when it has returned or its process is
// gone.
func (t *session) invoke(g *served, id uint64) {
	ch := make(chan sourceUpdate, 1)
	t.mu.Lock()
	t.waits[wait{g.rank, id}] = ch
	t.mu.Unlock()
	if t.c.send(frame{Kind: frameInvoke, PE: g.rank, ID: id}, nil) != nil {
		return
	}
	select {
	case r := <-ch:
		g.refresh(r)
	case <-t.gone:
	}
}

// abandon ends the PEs of a process that is gone without a word. Whoever supervises the job
// knows first why, and says so.
func (t *session) abandon() {
	select {
	case <-t.aborted.Done():
	case <-time.After(patience):
	}
	var closing sync.WaitGroup
	for _, g := range t.devices {
		t.w.Lose(g.rank)
		g.dev.Abort()
		closing.Go(func() { _ = g.dev.Close() }) // no process is there that an error could be told
	}
	closing.Wait()
}

// printer sends what kernels print to the process of their PE.
type printer struct{ g *served }

func (p printer) Write(b []byte) (int, error) {
	return len(b), p.g.s.c.send(frame{Kind: framePrint, PE: p.g.rank}, string(b))
}
