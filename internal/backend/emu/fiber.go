package emu

import (
	"iter"

	"github.com/gpuc-go/gpuc/internal/base/race"
)

// fiber is what a GPU thread runs on: a coroutine, which is used again for other
// threads, or a goroutine of its own for the race detector. Either runs only
// between a call of resume and the end of that call.
type fiber struct {
	w *World
	t *thread

	// For a coroutine.
	next  func() (struct{}, bool)
	stop  func()
	yield func(struct{}) bool

	// For a goroutine.
	in     chan struct{}
	asking bool // it wants the engine to serve World.req
}

// fibers are what threads run on. At most one of them runs, and the engine waits for it.
type fibers struct {
	idle []*fiber // coroutines without a thread
	// back is where the engine waits for a goroutine that it lets run.
	back chan struct{}
}

func newFibers() fibers { return fibers{back: make(chan struct{})} }

// stop ends the idle coroutines.
func (fs *fibers) stop() {
	for _, f := range fs.idle {
		f.stop()
	}
	fs.idle = nil
}

// take returns an idle coroutine for t, or nil.
func (fs *fibers) take(t *thread) *fiber {
	last := len(fs.idle) - 1
	if last < 0 {
		return nil
	}
	f := fs.idle[last]
	fs.idle = fs.idle[:last]
	f.t = t
	return f
}

// newFiber returns a fiber for t.
func (w *World) newFiber(t *thread) *fiber {
	if w.cfg.Race {
		f := &fiber{w: w, t: t, in: make(chan struct{})}
		t.k.stream.spawn(f)
		return f
	}
	if f := w.fibers.take(t); f != nil {
		return f
	}
	f := &fiber{w: w, t: t}
	f.next, f.stop = iter.Pull(f.coroutine)
	return f
}

// coroutine runs threads, one after the other.
func (f *fiber) coroutine(yield func(struct{}) bool) {
	f.yield = yield
	for {
		for t := f.t; t != nil; {
			t.f = f
			f.t = t
			t.run()
			t = f.w.after(t)
		}
		f.t = nil
		f.w.fibers.idle = append(f.w.fibers.idle, f)
		if !yield(struct{}{}) {
			return
		}
	}
}

// resume runs the fiber until it suspends itself or its thread ends.
func (f *fiber) resume() {
	if f.in == nil {
		f.next()
		return
	}
	for {
		t := f.t
		handOver(f.in)
		waitFor(f.w.fibers.back)
		switch {
		case t.state == done:
			f.w.finish(t)
			return
		case !f.asking:
			return
		}
		f.asking = false
		f.w.serve(t)
		if t.state != running {
			return
		}
	}
}

// suspend lets the engine run until it resumes the fiber. It reports false when
// the fiber is to end.
//
//go:norace
func (f *fiber) suspend() bool {
	if f.in == nil {
		return f.yield(struct{}{})
	}
	handOver(f.w.fibers.back)
	waitFor(f.in)
	return true
}

// goroutine runs one thread for the race detector. It is started by the agent of
// the launch's stream, so that the thread comes after what precedes the launch,
// and after nothing else.
//
//go:norace
func (f *fiber) goroutine() {
	waitFor(f.in)
	defer f.leave()
	f.t.run()
}

// leave ends a goroutine, also after runtime.Goexit.
//
//go:norace
func (f *fiber) leave() {
	f.t.state = done
	handOver(f.w.fibers.back)
}

// handOver lets the goroutine go on that waits for c. To the race detector neither it nor
// waitFor is an order.
//
//go:norace
func handOver(c chan struct{}) {
	race.Disable()
	c <- struct{}{}
	race.Enable()
}

// waitFor waits until another goroutine hands over.
//
//go:norace
func waitFor(c chan struct{}) {
	race.Disable()
	<-c
	race.Enable()
}

// stopFibers ends the coroutines and goroutines.
func (w *World) stopFibers() {
	w.fibers.stop()
	w.flush()
	defer w.detector.stranger.stop()
	w.landAll()
	for _, p := range w.pes {
		for _, s := range p.streams {
			s.stopAgent()
		}
	}
}
