package emu_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// spinner is a kernel of one thread that computes until it is stopped, and the ticks
// of a watchdog that looks as often as it can, but not before the thread spins: what
// else takes long on a busy machine is not its business.
type spinner struct {
	ticks   chan time.Time
	looks   atomic.Int64
	begun   chan struct{}
	spins   bool
	stopped atomic.Bool
	done    chan struct{}
}

func newSpinner(t *testing.T) *spinner {
	s := &spinner{ticks: make(chan time.Time), begun: make(chan struct{}), done: make(chan struct{})}
	t.Cleanup(func() { s.stopped.Store(true); close(s.done) })
	go func() {
		defer close(s.ticks)
		select {
		case <-s.begun:
		case <-s.done:
			return
		}
		for {
			select {
			case s.ticks <- time.Time{}:
				s.looks.Add(1)
			case <-s.done:
				return
			}
		}
	}()
	return s
}

// spin is the kernel, spinLine the line in which it computes.
func (s *spinner) spin(t *gpu.Thread) {
	if t.Grid().Rank() != 0 {
		return
	}
	close(s.begun)
	for !s.stopped.Load() {
	}
}

var spinLine = line(-4)

func TestThreadThatComputesIsNoHang(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		s := newSpinner(t)
		var log watchLog
		mustRun(t, emu.Config{PEs: 2, Race: goroutines, Log: &log}.WithTicks(s.ticks), func(h *host) error {
			if h.rank == 1 {
				return h.dev.Barrier(context.Background())
			}
			if err := h.runKernel(shape{name: "Spin", grid: 1, block: 2}, func(t *gpu.Thread) {
				if t.Grid().Rank() == 0 {
					close(s.begun)
					for s.looks.Load() < 10000 { // more than a quarter of an hour
					}
				}
				t.Block().Sync()
			}); err != nil {
				return err
			}
			return h.dev.Barrier(context.Background())
		})
		// Before and after the loop the watchdog may find that one host keeps the other waiting, or that a thread
		// does not begin or end: its looks take no time, and a busy machine does. Notes of that have no line of the kernel.
		var notes []string
		for note := range strings.Lines(log.String()) {
			if strings.Contains(note, "watch_test.go:") && strings.Contains(note, "has called no device function for 10s, and is still running") {
				notes = append(notes, note)
			}
		}
		if len(notes) != 1 || !strings.Contains(notes[0], "gpu.AtomicLoad") {
			t.Errorf("goroutines = %v: the log has not one note of the thread, with gpu.AtomicLoad:\n%s", goroutines, &log)
		}
	}
}

func TestThreadThatComputesBeyondTheLimitIsReported(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		s := newSpinner(t)
		var log watchLog
		errs := run(t, emu.Config{PEs: 2, Race: goroutines, HangTimeout: time.Minute, Log: &log}.WithTicks(s.ticks), func(h *host) error {
			if h.rank == 1 {
				return h.dev.Barrier(context.Background())
			}
			err := h.runKernel(shape{name: "Spin", grid: 1, block: 2}, s.spin)
			if err == nil {
				return errors.New("the kernel ended")
			}
			if again := h.dev.Barrier(context.Background()); again == nil {
				return errors.New("a later call worked")
			}
			return err
		})
		all := fmt.Sprintln(errs)
		for _, text := range []string{"hang: the thread has called no device function for 1m0s\n\t", "kernel Spin, PE 0 runs", "\n\thosts: PE 0: wait for the stream; PE 1: barrier", "\n\tif it waits for a value in a loop of plain loads", fmt.Sprintf("emu/watch_test.go:%d", spinLine)} {
			if !strings.Contains(all, text) {
				t.Errorf("goroutines = %v: no %q in\n%s", goroutines, text, all)
			}
		}
		// The log has the stack, and leaves the cause to the error.
		if got := log.String(); !strings.HasPrefix(got, "gpuc: what the thread of PE 0 does that runs for 1m0s:\ngoroutine ") || strings.Contains(got, "hang: ") {
			t.Errorf("goroutines = %v: the log is\n%s", goroutines, got)
		}
	}
}

// TestCancelledSyncNamesTheThreadThatComputes: the host goes on although Go cannot end
// the thread, and so does one that waits for something else.
func TestCancelledSyncNamesTheThreadThatComputes(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		s := newSpinner(t)
		cause := errors.New("enough")
		ctx, cancel := context.WithCancelCause(context.Background())
		go func() {
			<-s.begun
			cancel(cause)
		}()
		errs := run(t, emu.Config{PEs: 2, Race: goroutines}.WithTicks(s.ticks), func(h *host) error {
			if h.rank == 1 {
				if err := h.dev.Barrier(ctx); !errors.Is(err, cause) {
					return fmt.Errorf("barrier: %w", err)
				}
				return nil
			}
			if err := h.launch(shape{name: "Spin", grid: 1, block: 2}, s.spin); err != nil {
				return err
			}
			err := h.s.Sync(ctx)
			h.dev.Abort()
			return err
		})
		var e *fault.Error
		if !errors.Is(errs[0], cause) || !errors.As(errs[0], &e) || e.Kind != fault.Running || e.Line != spinLine || e.PE != 0 {
			t.Errorf("goroutines = %v: PE 0: %v", goroutines, errs[0])
		}
		if errs[1] != nil {
			t.Errorf("goroutines = %v: PE 1: %v", goroutines, errs[1])
		}
	}
}

// TestHostThatKeepsOthersWaitingIsNoted: a host that waits for something that is not
// of the driver holds up all, which is told, and goes on when it does.
func TestHostThatKeepsOthersWaitingIsNoted(t *testing.T) {
	ticks, done := make(chan time.Time), make(chan struct{})
	go func() {
		defer close(ticks)
		for {
			select {
			case ticks <- time.Time{}:
			case <-done:
				return
			}
		}
	}()
	var log noteLog
	log.noted = make(chan struct{})
	mustRun(t, emu.Config{PEs: 3, Log: &log}.WithTicks(ticks), func(h *host) error {
		if h.rank == 1 {
			<-log.noted
		}
		return h.dev.Barrier(context.Background())
	})
	close(done)
	for _, text := range []string{"For 10s that of PE ", "(barrier"} {
		if !strings.Contains(log.first, text) {
			t.Errorf("no %q in %q", text, log.first)
		}
	}
	if strings.Contains(log.first, "PE 1 (") {
		t.Errorf("PE 1, which does not wait, is said to wait: %q", log.first)
	}
}

// watchLog keeps notes. The watchdog may still write one when all PEs have ended.
type watchLog struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *watchLog) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *watchLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// noteLog keeps the first note, and closes noted.
type noteLog struct {
	first string
	noted chan struct{}
}

func (l *noteLog) Write(p []byte) (int, error) {
	if l.first == "" {
		l.first = string(p)
		close(l.noted)
	}
	return len(p), nil
}
