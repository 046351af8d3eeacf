package emu

import (
	"errors"
	"fmt"
	"runtime"
	"strconv"
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
// function. Go cannot end it; the world is lost. It also tells of a host that keeps
// the others waiting for as long, which is no error: it may be computing.
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
	var hosts hostWatch
	for range looks {
		w.mu.Lock()
		over := !w.running
		note := hosts.look(w)
		w.mu.Unlock()
		if over {
			return
		}
		if note != "" && w.cfg.Log != nil {
			fmt.Fprintln(w.cfg.Log, note)
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

// hostWatch looks for hosts that keep others waiting.
type hostWatch struct {
	calls uint64 // of the world at the last look
	ticks int    // since when the same hosts have kept others waiting
}

// look returns a note when some hosts have waited for HangTimeout while others did
// not, once for each time. The caller holds mu.
func (h *hostWatch) look(w *World) string {
	var waiting, absent []string
	for _, p := range w.pes {
		switch {
		case p.closed:
		case p.call == nil:
			absent = append(absent, strconv.Itoa(p.rank))
		case !p.call.closing:
			waiting = append(waiting, fmt.Sprintf("PE %d (%s)", p.rank, p.call.what))
		}
	}
	if len(waiting) == 0 || len(absent) == 0 || h.calls != w.calls {
		h.calls, h.ticks = w.calls, 0
		return ""
	}
	if h.ticks++; h.ticks != watchTicks+1 {
		return ""
	}
	return fmt.Sprintf("gpuc: the emulated GPUs stand still until the host code of every PE waits for them. For %v that of PE %s has not, while others did: %s. If it waits for one of these by another way, such as a channel, it waits for ever; SIGQUIT prints where",
		w.cfg.HangTimeout, strings.Join(absent, ", "), strings.Join(waiting, ", "))
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
