package emu

import (
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// errLost ends calls of the driver after a thread did not come back.
var errLost = errors.New("the emulated GPUs are stopped: a thread runs without calling a device function")

const (
	// lookEvery is how often the watchdog looks.
	lookEvery = 100 * time.Millisecond
	// noteAfter is for how long hosts may keep others waiting before that is told.
	noteAfter = 10 * time.Second
	// endAfter is for how long a thread may go on computing when its host, or that
	// of another PE, no longer waits.
	endAfter = time.Second
)

// plainLoop is a hint for a thread that calls no device function.
const plainLoop = "if it waits for a value in a loop of plain loads, it waits for ever: no other thread runs meanwhile, and on a GPU the compiler may load once; gpu.AtomicLoad and the waits of package shmem see what others write"

// activity is what the engine lets the watchdog see while a thread runs.
type activity struct {
	thread atomic.Pointer[thread] // that runs
	beat   atomic.Uint64          // what the threads have asked for
}

// runs notes that t runs.
func (a *activity) runs(t *thread) { a.thread.Store(t) }

// idle notes that no thread runs.
func (a *activity) idle() { a.thread.Store(nil) }

// watchdog looks now and then at what the engine cannot see while a thread runs. It
// counts looks and not time, so that a program stopped in a debugger is not reported.
type watchdog struct {
	w *World
	// The number of looks that make up the times.
	hang, note, end int

	thread *thread // that ran at the last look
	beat   uint64  // of the world at the last look
	still  int     // looks since the thread called a device function
	ending int     // of these, looks since a host no longer waits

	calls uint64 // of the world at the last look
	apart int    // looks since the same hosts keep others waiting
}

// watch ends the calls of hosts that no longer wait while a thread computes. It reports
// a thread that runs for HangTimeout, if that is set, without calling a device function:
// Go cannot end it, and the world is lost. And it tells of a host that keeps the others
// waiting, which is no error: it may be computing.
func (w *World) watch() {
	every := time.Duration(lookEvery)
	if limit := w.cfg.HangTimeout; limit > 0 {
		every = max(min(every, limit/20), time.Millisecond)
	}
	looks := w.cfg.ticks
	if looks == nil {
		tick := time.NewTicker(every)
		defer tick.Stop()
		looks = tick.C
	}
	d := &watchdog{w: w, hang: int(w.cfg.HangTimeout / every), note: int(noteAfter / every), end: int(endAfter / every)}
	for range looks {
		if over := d.look(); over {
			return
		}
	}
}

// look reports whether there is nothing left to look at.
func (d *watchdog) look() (over bool) {
	w := d.w
	t, beat := w.activity.thread.Load(), w.activity.beat.Load()
	if t == nil || t != d.thread || beat != d.beat {
		d.thread, d.beat, d.still, d.ending = t, beat, 0, 0
	} else {
		d.still++
	}
	w.hosts.mu.Lock()
	over = !w.hosts.engine
	note := d.lookAtHosts()
	cancelled := len(w.hosts.cancels) > 0
	w.hosts.mu.Unlock()
	if d.hang == 0 && t != nil && d.still == d.note+1 {
		e := t.runningFault()
		e.Msg = fmt.Sprintf("the thread has called no device function for %v, and is still running; %s (-hang-timeout would end it)", noteAfter, plainLoop)
		note = "gpuc: " + e.Error()
	}
	if note != "" && w.cfg.Log != nil {
		fmt.Fprintln(w.cfg.Log, note)
	}
	if cancelled && d.still > 0 {
		d.ending++
	}
	switch {
	case over:
	case d.hang > 0 && d.still > d.hang:
		w.lose(t)
		return true
	case d.ending > d.end:
		w.leaveRunning(t)
		d.ending = 0
	}
	return over
}

// lookAtHosts returns a note when some hosts have waited for noteAfter while others did
// not, once for each time. The caller holds hosts.mu.
func (d *watchdog) lookAtHosts() string {
	waiting, absent := 0, 0
	for _, p := range d.w.pes {
		switch {
		case p.closed:
		case p.call == nil:
			absent++
		case !p.call.closing:
			waiting++
		}
	}
	if waiting == 0 || absent == 0 || d.calls != d.w.hosts.calls {
		d.calls, d.apart = d.w.hosts.calls, 0
		return ""
	}
	if d.apart++; d.apart != d.note+1 {
		return ""
	}
	return d.w.hosts.standstill()
}

// standstill says which hosts keep which others waiting. The caller holds hosts.mu.
func (h *hosts) standstill() string {
	var waiting, absent []string
	for _, p := range h.pes {
		switch {
		case p.closed:
		case p.call == nil:
			absent = append(absent, strconv.Itoa(p.rank))
		case !p.call.closing:
			waiting = append(waiting, fmt.Sprintf("PE %d (%s)", p.rank, p.call.what))
		}
	}
	return fmt.Sprintf("gpuc: the emulated GPUs stand still until the host code of every PE waits for them. For %v that of PE %s has not, while others did: %s. If it waits for one of these in another way, such as through a channel, it waits for ever; SIGQUIT prints where",
		noteAfter, strings.Join(absent, ", "), strings.Join(waiting, ", "))
}

// leaveRunning ends the calls of hosts that no longer wait, while t computes. The
// engine ends the kernels when the thread lets it.
func (w *World) leaveRunning(t *thread) {
	e := t.runningFault()
	e.Msg = "ended while running: the thread has called no device function since"
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	for _, c := range w.hosts.cancels {
		if c.pe.rank == e.PE {
			w.hosts.release(c, fmt.Errorf("%s: %w: %w", c.what, c.cancel, e))
		} else {
			w.hosts.release(c, fmt.Errorf("%s: %w; the emulated GPUs do one thing at a time: %v", c.what, c.cancel, e))
		}
	}
}

// lose gives the world up.
func (w *World) lose(t *thread) {
	e := t.runningFault()
	e.Kind, e.Msg = fault.Wait, fmt.Sprintf("hang: the thread has called no device function for %v", w.cfg.HangTimeout)
	w.hosts.mu.Lock()
	r := w.hosts.census()
	w.hosts.mu.Unlock()
	runs(r, e)
	e.Msg += indented(r) + "\n\t" + plainLoop
	if w.cfg.Log != nil {
		// The host that waits gets the error, which says the rest.
		fmt.Fprintf(w.cfg.Log, "gpuc: what the thread of PE %d does that runs for %v:\n%s", e.PE, w.cfg.HangTimeout, e.Stack)
	}
	errs := jointFailure{pe: e.PE, first: e}
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	w.hosts.lost = true
	for _, p := range w.pes {
		c := p.call
		switch {
		case c == nil:
		case p.rank == e.PE:
			w.hosts.release(c, e)
		case c.closing:
			w.hosts.release(c, nil)
		default:
			w.hosts.release(c, errs.as(p.rank, fmt.Errorf("%w: %w", errLost, e)))
		}
	}
}

// runningFault returns an error at a thread that runs.
func (t *thread) runningFault() *fault.Error {
	e := t.lostAt()
	e.Kind, e.Stack = fault.Running, t.runningStack()
	e.File, e.Line = userLine(e.Stack)
	return e
}

// lostAt returns an error at the thread, which still runs.
//
//go:norace
func (t *thread) lostAt() *fault.Error { return t.newFault() }

// runningStack returns the stack of the goroutine that runs the thread, "" if it is not
// found among the first 64 MB of stacks. Other worlds of the process have threads that
// run too.
func (t *thread) runningStack() string {
	run := fmt.Sprintf("emu.(*thread).run(%p", t)
	for size := 1 << 20; size <= 64<<20; size *= 8 {
		buf := make([]byte, size)
		n := runtime.Stack(buf, true)
		for _, s := range strings.Split(string(buf[:n]), "\n\n") {
			if strings.Contains(s, run) && !strings.Contains(s, "emu.(*fiber).suspend(") {
				return s + "\n"
			}
		}
		if n < size {
			break
		}
	}
	return ""
}

// polling finds out that for a long time threads only look at the same words again and
// again, or compute, so that nothing changes any more.
type polling struct {
	count uint64    // polls, or turns of threads that compute, since a thread ended
	mark  uint64    // the scheduler's progress when
	since time.Time // something changed last
	// polls counts those since the scheduler's progress was still.
	polls int
	still uint64
}

// reset forgets a thread that has ended.
func (p *polling) reset() { p.count = 0 }

// hangs counts a poll, and reports whether nothing has changed for limit, if that is
// set; progress is the scheduler's. It looks at the clock now and then.
func (p *polling) hangs(progress uint64, limit time.Duration) bool {
	p.count++
	if p.count&0xfff != 0 || limit <= 0 {
		return false
	}
	if p.mark != progress || p.since.IsZero() {
		p.mark, p.since = progress, time.Now()
		return false
	}
	return time.Since(p.since) > limit
}

// starvedPolls is how often each thread polls, while nothing happens, until a checker is told
// that they wait for a block that has not started.
const starvedPolls = 2000

// starved counts a poll of a launch for a checker. It says that all threads that can run have
// polled again and again, that nothing is on its way, and that the launch has blocks which
// have not started. The time does not count, so a run repeats.
func (w *World) starved(k *kernel) bool {
	p := &w.polling
	if w.cfg.Checker == nil || k.collective || k.started == k.blocks {
		return false
	}
	if p.still != w.sched.progress {
		p.still, p.polls = w.sched.progress, 0
	}
	p.polls++
	if p.polls%starvedPolls != 0 || p.polls < starvedPolls*(len(w.sched.ready)+1) || w.net.busy() {
		return false
	}
	for _, r := range w.sched.ready {
		if t, ok := r.(*thread); !ok || t.wait.kind != waitPoll {
			return false
		}
	}
	return true
}

// starvation is the report of a launch whose blocks wait for blocks that have not started.
func (k *kernel) starvation() string {
	msg := "deadlock: every thread reads words again and again that nothing is left to change, and " + k.absent()
	if most := arch.MostBlocks(k.size, k.sharedBytes); k.blocks > most {
		msg += fmt.Sprintf("; the largest GPU holds %d blocks of %d threads and %d bytes of shared memory, fewer than the %d of this grid: launch a smaller grid, and let each thread take several elements", most, k.size, k.sharedBytes, k.blocks)
	}
	return msg + "; blocks wait for others only in a launch that is resident as a whole, as Grid.Sync and //gpu:kernel resident ask for"
}
