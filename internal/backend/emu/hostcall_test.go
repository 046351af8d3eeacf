package emu_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// TestHostFunctionsRunInStreamOrder, on two PEs at once, which stand still meanwhile.
func TestHostFunctionsRunInStreamOrder(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		for seed := range uint64(10) {
			mustRun(t, emu.Config{PEs: 2, Seed: seed, Race: goroutines}, func(h *host) error {
				x, _, err := local[int32](h, 1)
				if err != nil {
					return err
				}
				for want := range int32(5) {
					if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0]++ }); err != nil {
						return err
					}
					if err := h.s.CallHost(func() {
						if x[0] != 2*want+1 {
							err = fmt.Errorf("the function sees %d, want %d", x[0], 2*want+1)
						}
						x[0]++
					}); err != nil {
						return err
					}
				}
				if err := h.s.Sync(context.Background()); err != nil {
					return err
				}
				if err == nil && x[0] != 10 {
					err = fmt.Errorf("at the end there is %d, want 10", x[0])
				}
				return err
			})
		}
	}
}

// TestHostsLeaveAFunctionThatDoesNotReturn: the context of a host that waits ends, and so
// does its wait.
func TestHostsLeaveAFunctionThatDoesNotReturn(t *testing.T) {
	cause := errors.New("enough")
	release := make(chan struct{})
	errs := run(t, emu.Config{PEs: 2}, func(h *host) error {
		ctx, cancel := context.WithCancelCause(context.Background())
		defer cancel(nil)
		if h.rank == 0 {
			if err := h.s.CallHost(func() { cancel(cause); <-release }); err != nil {
				return err
			}
			err := h.s.Sync(ctx)
			close(release)
			return err
		}
		return h.dev.Barrier(ctx)
	})
	if !errors.Is(errs[0], cause) || !strings.Contains(errs[0].Error(), "a function that the stream calls on the host (Stream.HostFunc) has not returned") {
		t.Errorf("PE 0: %v", errs[0])
	}
	if errs[1] == nil {
		t.Error("PE 1 has passed a barrier that PE 0 never reached")
	}
}

// TestHostComesBackToAFunction: who has left a function that had not returned finds the GPU as it was.
func TestHostComesBackToAFunction(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		mustRun(t, emu.Config{PEs: 1, Race: goroutines}, func(h *host) error {
			x, m, err := local[int32](h, 1)
			if err != nil {
				return err
			}
			cause := errors.New("enough")
			ctx, cancel := context.WithCancelCause(context.Background())
			release := make(chan struct{})
			if err := errors.Join(
				h.s.CallHost(func() { cancel(cause); <-release }),
				h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0] = 7 }),
			); err != nil {
				return err
			}
			if err := h.s.Sync(ctx); !errors.Is(err, cause) {
				return fmt.Errorf("the first wait: %v", err)
			}
			close(release)
			got, err := read[int32](h, m)
			if err != nil {
				return err
			}
			_, err = h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
			return errors.Join(err, expect("the word", got[0], 7))
		})
	}
}

// hostMistakes are programs with functions of the host that forget an order.
var hostMistakes = []mistake{
	{name: "copy of memory that a function writes", pes: 1, seen: true, body: func(h *host, right bool) error {
		memory := make([]byte, 8)
		if right {
			pinned, err := h.dev.AllocHost(8, false)
			if err != nil {
				return err
			}
			memory = unsafe.Slice((*byte)(pinned.Emu.Base), 8)
		}
		_, m, err := local[byte](h, 8)
		if err != nil {
			return err
		}
		if err := errors.Join(h.s.CallHost(func() { memory[3] = 7 }), h.s.CopyIn(m, memory)); err != nil {
			return err
		}
		got, err := read[byte](h, m)
		if err != nil {
			return err
		}
		return expect("the byte", got[3], 7)
	}},
	{name: "read before the stream has called", pes: 1, races: true, body: func(h *host, right bool) error {
		got := 0
		if err := h.s.CallHost(func() { got++ }); err != nil {
			return err
		}
		if right {
			if err := h.s.Sync(context.Background()); err != nil {
				return err
			}
		}
		if err := h.dev.Barrier(context.Background()); err != nil {
			return err
		}
		if got > 1 {
			return errors.New("called twice")
		}
		return h.s.Sync(context.Background())
	}},
	{name: "function beside a kernel", pes: 1, races: true, body: func(h *host, right bool) error {
		x, _, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		other, err := h.dev.NewStream()
		if err != nil {
			return err
		}
		if err := other.CallHost(func() { x[0]++ }); err != nil {
			return err
		}
		e, err := other.RecordUntimed()
		if err != nil {
			return err
		}
		if right {
			if err := h.s.Wait(e); err != nil {
				return err
			}
		}
		return errors.Join(h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0]++ }), other.Sync(context.Background()))
	}},
	{name: "graph of two streams without a fork", pes: 1, races: true, body: func(h *host, right bool) error {
		x, m, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		other, err := h.dev.NewStream()
		if err != nil {
			return err
		}
		c := h.s
		if err := c.BeginCapture(); err != nil {
			return err
		}
		first, err := h.s.RecordUntimed()
		if err != nil {
			return err
		}
		if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0] = 1 }); err != nil {
			return err
		}
		fork, err := h.s.RecordUntimed()
		if err != nil {
			return err
		}
		if !right {
			fork = first
		}
		if err := errors.Join(other.Wait(fork), other.Zero(m)); err != nil {
			return err
		}
		join, err := other.RecordUntimed()
		if err != nil {
			return err
		}
		if err := h.s.Wait(join); err != nil {
			return err
		}
		g, err := c.EndCapture(nil)
		if err != nil {
			return err
		}
		for range 2 {
			if err := g.Launch(h.s); err != nil {
				return err
			}
		}
		return h.s.Sync(context.Background())
	}},
}
