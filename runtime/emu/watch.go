package emu

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"time"

	"github.com/gpuc-go/gpuc/internal/fault"
)

// errLost ends calls of the driver after a thread did not come back.
var errLost = errors.New("the emulated GPUs are stopped: a thread runs without calling a device function")

// watchTicks is how often in HangTimeout the watchdog looks. It counts looks and
// not time, so that a program stopped in a debugger is not reported.
const watchTicks = 20

// watch reports a thread that runs for HangTimeout without calling a device
// function. Go can not end it; the world is lost.
func (w *World) watch() {
	if w.cfg.HangTimeout < 0 {
		return
	}
	tick := time.NewTicker(max(w.cfg.HangTimeout/watchTicks, time.Millisecond))
	defer tick.Stop()
	var last uint64
	ticks := 0
	for range tick.C {
		w.mu.Lock()
		over := !w.running
		w.mu.Unlock()
		if over {
			return
		}
		t, beat := w.current.Load(), w.beat.Load()
		if t == nil || beat != last {
			last, ticks = beat, 0
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
	e, id := t.lostAt()
	e.Kind = fault.Wait
	e.Stack = stackOf(id)
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

// lostAt returns an error at the thread and the number of its goroutine. The
// thread still runs.
//
//go:norace
func (t *thread) lostAt() (*fault.Error, uint64) { return t.newFault(), t.f.id }

// goid returns the number of the calling goroutine, under which its stack is
// found later.
func goid() uint64 {
	var buf [64]byte
	b := buf[:runtime.Stack(buf[:], false)]
	b = bytes.TrimPrefix(b, []byte("goroutine "))
	if i := bytes.IndexByte(b, ' '); i > 0 {
		id, err := strconv.ParseUint(string(b[:i]), 10, 64)
		if err == nil {
			return id
		}
	}
	return 0
}

// stackOf returns the stack of a goroutine, "" if it is not found among the
// first 64 MB of stacks.
func stackOf(id uint64) string {
	head := fmt.Appendf(nil, "goroutine %d ", id)
	for size := 1 << 20; size <= 64<<20; size *= 8 {
		buf := make([]byte, size)
		n := runtime.Stack(buf, true)
		full := n < size
		buf = buf[:n]
		at := bytes.Index(buf, append([]byte("\n\n"), head...))
		if at >= 0 {
			buf = buf[at+2:]
		} else if !bytes.HasPrefix(buf, head) {
			if full {
				return ""
			}
			continue
		}
		if end := bytes.Index(buf, []byte("\n\n")); end >= 0 {
			return string(buf[:end+1])
		}
		if full {
			return string(buf)
		}
	}
	return ""
}
