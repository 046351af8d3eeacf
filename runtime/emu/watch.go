package emu

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/fault"
)

// errLost ends calls of the driver after a thread did not come back.
var errLost = errors.New("the emulated GPUs are stopped: a thread runs without calling a device function")

// watchTicks is how often in HangTimeout the watchdog looks. It counts looks and
// not time, so that a program stopped in a debugger is not reported.
const watchTicks = 20

// watch reports a thread that runs for HangTimeout without calling a device
// function. Go cannot end it; the world is lost.
func (w *World) watch() {
	if w.cfg.HangTimeout < 0 {
		return
	}
	looks := w.cfg.ticks
	if looks == nil {
		tick := time.NewTicker(max(w.cfg.HangTimeout/watchTicks, time.Millisecond))
		defer tick.Stop()
		looks = tick.C
	}
	var last uint64
	var lastThread *thread
	ticks := 0
	for range looks {
		w.mu.Lock()
		over := !w.running
		w.mu.Unlock()
		if over {
			return
		}
		t, beat := w.current.Load(), w.beat.Load()
		if t == nil || t != lastThread || beat != last {
			lastThread, last, ticks = t, beat, 0
			continue
		}
		if ticks++; ticks > watchTicks {
			w.lose(t)
			return
		}
	}
}

// lose gives the world up.
func (w *World) lose(t *thread) {
	e := t.lostAt()
	e.Kind = fault.Wait
	e.Stack = lostStack()
	e.File, e.Line = userLine(e.Stack)
	e.Msg = fmt.Sprintf("hang: the thread has called no device function for %v", w.cfg.HangTimeout)
	if w.cfg.Log != nil {
		fmt.Fprintf(w.cfg.Log, "%v\n%s", e, e.Stack)
	}
	w.lost.Store(true)
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, p := range w.pes {
		c := p.call
		switch {
		case c == nil:
		case p.rank == e.PE:
			w.release(c, e)
		case c.closing:
			w.release(c, nil)
		default:
			w.release(c, fmt.Errorf("%w: %w", errLost, e))
		}
	}
}

// lostAt returns an error at the thread, which still runs.
//
//go:norace
func (t *thread) lostAt() *fault.Error { return t.newFault() }

// lostStack returns the stack of the goroutine that runs a GPU thread and has not
// suspended it, "" if it is not found among the first 64 MB of stacks.
func lostStack() string {
	for size := 1 << 20; size <= 64<<20; size *= 8 {
		buf := make([]byte, size)
		n := runtime.Stack(buf, true)
		for _, s := range strings.Split(string(buf[:n]), "\n\n") {
			if strings.Contains(s, "emu.(*thread).run(") && !strings.Contains(s, "emu.(*fiber).suspend(") {
				return s + "\n"
			}
		}
		if n < size {
			break
		}
	}
	return ""
}
