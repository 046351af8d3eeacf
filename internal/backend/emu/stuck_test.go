package emu

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// TestACancelledCallIsNoDeadlock: a host whose context has ended goes on. While the engine has not
// told it so, and before it has done anything else, the others do not wait in vain.
func TestACancelledCallIsNoDeadlock(t *testing.T) {
	enough := errors.New("enough")
	for name, together := range map[string]bool{"alone": false, "together": true} {
		w := NewWorld(Config{PEs: 2})
		h := &w.hosts
		var calls []*hostCall
		for _, p := range w.pes {
			c := &hostCall{pe: p, what: "wait", met: func() (bool, error) { return false, nil }, done: make(chan error, 1)}
			if together {
				c.met, c.coll = nil, &collective{pe: p, what: "meet"}
			}
			if waits, err := h.admit(t.Context(), c); !waits {
				t.Fatal(err)
			}
			calls = append(calls, c)
		}
		h.mu.Lock()
		w.hosts.cancel(calls[1], enough)
		h.mu.Unlock()
		w.stuck()
		if calls[0].over {
			t.Errorf("%s: the other call ends: %v", name, <-calls[0].done)
		}
		if !together {
			e, _ := h.await()
			w.abortFor(e.cancels, nil)
		}
		if err := <-calls[1].done; !errors.Is(err, enough) {
			t.Errorf("%s: the call ends with %v", name, err)
		}
		if !h.interrupt.Load() && together {
			t.Errorf("%s: the engine is not told", name)
		}
	}
	ended, cancel := context.WithCancelCause(t.Context())
	cancel(enough)
	w := NewWorld(Config{PEs: 2})
	c := &hostCall{pe: w.pes[0], what: "wait", done: make(chan error, 1)}
	w.hosts.engine = true // which is not there yet
	if waits, err := w.hosts.enter(ended, c); !waits || len(w.hosts.cancels) != 1 {
		t.Errorf("a call whose context had ended: waits %v, %v; %d are to be ended", waits, err, len(w.hosts.cancels))
	}
}

// TestNothingIsEndedTwice: where nothing has changed since what waits for ever was ended, a bug of the
// emulator is reported, and no host waits for it.
func TestNothingIsEndedTwice(t *testing.T) {
	w := NewWorld(Config{PEs: 1})
	c := &hostCall{pe: w.pes[0], what: "wait for the stream", met: func() (bool, error) { return false, nil }, done: make(chan error, 1)}
	if waits, err := w.hosts.admit(t.Context(), c); !waits {
		t.Fatal(err)
	}
	w.stuckAt = w.sched.progress
	w.stuck()
	if !c.over {
		t.Fatal("the call waits on")
	}
	if err := <-c.done; !strings.Contains(err.Error(), "internal error of the emulator") {
		t.Errorf("the call ends with %v", err)
	}
}
