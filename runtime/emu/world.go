package emu

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/race"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
)

// Config describes a world of emulated GPUs.
type Config struct {
	// PEs is the number of PEs, at least 1.
	PEs int
	// Seed fixes every decision of the scheduler.
	Seed uint64
	// Race runs each GPU thread and each delivery as a goroutine of its own,
	// for the race detector. It is always on in a program built with -race.
	Race bool
	// ResidentBlocks is how many blocks of launches that are not collective
	// are alive at a time on a PE; 0 lets the seed choose from 1 to 4.
	ResidentBlocks int
	// HangTimeout, if set, is how long a thread may run without calling a
	// device function, and how long threads may poll while nothing changes,
	// before the launch fails. Without it they may for ever: a thread that
	// computes is no hang, and one that polls may count its tries.
	HangTimeout time.Duration
	// Stdout, if set, gets what kernels print.
	Stdout io.Writer
	// Log, if set, gets what the watchdog has to say.
	Log io.Writer
	// Trace, if set, gets a line for every decision of the scheduler, the
	// same for the same seed.
	Trace io.Writer

	// ticks, if set, says when the watchdog looks, instead of a timer: tests
	// must not depend on how busy their machine is.
	ticks <-chan time.Time
}

// World is a set of emulated GPUs and everything that runs on them.
//
// Its fields are of two kinds. Those under mu belong to the host goroutines.
// All others belong to whoever moves the emulated GPUs: one goroutine, or the
// coroutine that it has switched to.
type World struct {
	cfg Config
	pes []*pe

	mu       sync.Mutex
	wake     sync.Cond // the engine waits for work
	live     int       // PEs that are not closed
	blocked  int       // PEs that wait inside a driver call
	calls    uint64    // of the driver that waited or wait
	cancels  []*hostCall
	teamIDs  uint64 // given out
	aborting bool   // a PE or all are to end
	ended    error  // set by Fail
	running  bool   // the engine goroutine exists

	// interrupt asks the engine to leave its loop and look at the hosts.
	interrupt atomic.Bool
	// beat counts what the threads do, for the watchdog.
	beat atomic.Uint64
	// current is the thread that runs.
	current atomic.Pointer[thread]
	// lost says that a thread will not come back.
	lost atomic.Bool

	rng    rng
	lazy   uint64 // a delivery happens at a scheduling step in one of lazy cases
	ready  []runnable
	next   runnable // picked by a coroutine for the engine
	req    request
	clock  uint64
	fibers []*fiber  // idle coroutines
	kernel []*kernel // live launches
	back   chan struct{}
	blocks map[int][]*block // spare ones, by size

	channels []*channel // those with operations that may be delivered
	quieters int        // who wait for operations to complete
	spare    []*xfer
	waiters  map[unsafe.Pointer][]*thread
	teams    []*team // by number
	barrier  streamBarrier

	dirty   bool      // a host may be able to go on
	killing []*kernel // launches that have failed
	parked  int       // threads that wait
	sites   map[sharedKey]int
	places  map[sharedSite]int

	picks              uint64
	progress, pollMark uint64
	polls              uint64
	pollSince          time.Time
}

// NewWorld returns a world of cfg.PEs GPUs. It ends when every device is closed.
func NewWorld(cfg Config) *World {
	if cfg.PEs < 1 {
		cfg.PEs = 1
	}
	cfg.Race = cfg.Race || race.Enabled
	w := &World{
		cfg: cfg, live: cfg.PEs, rng: rng{cfg.Seed},
		waiters: map[unsafe.Pointer][]*thread{}, back: make(chan struct{}),
		blocks: map[int][]*block{},
	}
	w.wake.L = &w.mu
	w.lazy = [...]uint64{4, 32, 256}[w.rng.below(3)]
	if cfg.ResidentBlocks <= 0 {
		w.cfg.ResidentBlocks = 1 + w.rng.below(4)
	}
	for rank := range cfg.PEs {
		p := &pe{w: w, rank: rank, channels: make([]*channel, cfg.PEs)}
		for to := range p.channels {
			p.channels[to] = newChannel(rank, to)
		}
		w.pes = append(w.pes, p)
	}
	all := make([]int, cfg.PEs)
	for rank := range all {
		all[rank] = rank
	}
	for id := range numTeams {
		w.teams = append(w.teams, newTeam(int32(id), all, cfg.PEs))
	}
	return w
}

// Device returns the GPU of PE rank, for use by one goroutine.
func (w *World) Device(rank int) driver.Device { return &device{w.pes[rank]} }

// Seed returns the seed, so that a failing run can be repeated.
func (w *World) Seed() uint64 { return w.cfg.Seed }

// Fail ends the world: calls of the driver that wait, and all later ones, return
// an error that wraps err, and kernels are ended. The first call counts.
func (w *World) Fail(err error) {
	if err == nil {
		err = errors.New("ended by the host")
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.ended != nil {
		return
	}
	w.ended = fmt.Errorf("the job has ended: %w", err)
	for _, p := range w.pes {
		switch {
		case p.call == nil:
		case p.call.closing:
			w.release(p.call, p.untold())
		default:
			w.release(p.call, w.ended)
		}
	}
	w.aborting = true
	w.interrupt.Store(true)
	w.wake.Signal()
}

// errAborted is the error of a GPU after Abort.
var errAborted = errors.New("the device was aborted")

// pe is one emulated GPU.
type pe struct {
	w    *World
	rank int

	// Under World.mu.
	call   *hostCall // what its host waits for
	closed bool
	aborts bool // Abort was called
	told   bool // the host has been given err

	streams  []*stream
	err      error // of the first kernel that failed; the GPU is then unusable
	channels []*channel
	issued   uint64 // operations
	pending  int    // operations that are not complete
	quieting []*quieting
	watching []*thread // that wait for words
	writes   []write   // the last ones to this PE, for the race detector
	resident int       // blocks of launches that are not collective
	queued   []*kernel // launches with blocks that wait for room
	quieted  token     // completed operations, for the race detector
	flushed  token     // sources that have been read, for the race detector
}

// working says that the GPU has work.
func (p *pe) working() bool {
	p.w.mu.Lock()
	defer p.w.mu.Unlock()
	for _, s := range p.streams {
		if !s.empty() {
			return true
		}
	}
	return false
}

// untold returns the error of a kernel that no call has returned to the host. The
// caller holds mu.
func (p *pe) untold() error {
	if p.told || p.aborts || p.w.ended != nil {
		return nil
	}
	return p.err
}

// hostCall is a call of the driver that waits for the emulated GPUs.
type hostCall struct {
	pe   *pe
	what string // for reports: "Stream.Sync"
	// met says whether the call is satisfied, and with which error.
	met func() (bool, error)
	// coll is what the PEs do together, nil if nothing.
	coll *collective
	// closing marks the call that ends the PE.
	closing bool
	done    chan error
	cancel  error
	over    bool
}

// wait blocks the host until c is satisfied, the world fails or ctx ends.
func (w *World) wait(ctx context.Context, c *hostCall) error {
	c.done = make(chan error, 1)
	w.mu.Lock()
	if c.closing && (w.ended != nil || w.lost.Load() || c.pe.err != nil || c.pe.aborts) {
		defer w.mu.Unlock()
		if !c.pe.closed {
			c.pe.closed = true
			w.live--
			w.wake.Signal()
		}
		return c.pe.untold()
	}
	if w.ended != nil {
		defer w.mu.Unlock()
		return w.ended
	}
	if err := ctx.Err(); err != nil && c.coll != nil {
		defer w.mu.Unlock()
		return fmt.Errorf("%s: %w", c.what, context.Cause(ctx))
	}
	if w.lost.Load() {
		defer w.mu.Unlock()
		return errLost
	}
	if err := c.pe.err; err != nil && !c.pe.closed {
		defer w.mu.Unlock()
		c.pe.told = true
		return err
	}
	if c.pe.call != nil || c.pe.closed {
		defer w.mu.Unlock()
		return fmt.Errorf("%s: the device is closed, or used by two goroutines at once", c.what)
	}
	c.pe.call = c
	w.blocked++
	w.calls++
	if !w.running {
		w.running = true
		go w.engine()
		go w.watch()
	}
	w.wake.Signal()
	w.mu.Unlock()

	select {
	case err := <-c.done:
		return err
	case <-ctx.Done():
	}
	w.mu.Lock()
	w.cancel(c, context.Cause(ctx))
	w.mu.Unlock()
	return <-c.done
}

// release lets the host of c go on. The caller holds mu.
func (w *World) release(c *hostCall, err error) {
	if c.over {
		return
	}
	c.over = true
	c.pe.told = c.pe.told || err != nil && err == c.pe.err
	c.pe.call = nil
	w.blocked--
	if c.closing {
		c.pe.closed = true
		w.live--
	}
	c.done <- err
}

// engine moves the emulated GPUs whenever all hosts wait.
func (w *World) engine() {
	normal := false
	defer func() {
		// A kernel that calls runtime.Goexit, as testing.T.FailNow does, ends
		// the goroutine that runs its coroutine, which is this one.
		if !normal {
			go w.engine()
		}
	}()
	w.mu.Lock()
	for w.live > 0 {
		if w.blocked < w.live && len(w.cancels) == 0 && !w.aborting {
			w.wake.Wait()
			continue
		}
		cancels, all, ended := w.cancels, w.blocked == w.live, w.ended
		w.cancels, w.aborting = nil, false
		w.interrupt.Store(false)
		w.mu.Unlock()
		w.abortFor(cancels, ended)
		if all {
			w.step()
		} else {
			w.releaseMet() // hosts of devices that have failed now
		}
		w.mu.Lock()
	}
	w.running = false
	ended := w.ended
	w.mu.Unlock()
	w.abortFor(nil, ended)
	w.stopFibers()
	normal = true
}

// releaseMet releases the hosts whose calls are satisfied, and reports whether
// there were any.
func (w *World) releaseMet() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.matchCollectives()
	any := false
	for _, p := range w.pes {
		c := p.call
		if c == nil || c.met == nil {
			continue
		}
		if ok, err := c.met(); ok {
			w.release(c, err)
			any = true
		}
	}
	return any
}

func (w *World) tracef(format string, args ...any) {
	if w.cfg.Trace != nil {
		fmt.Fprintf(w.cfg.Trace, format+"\n", args...)
	}
}
