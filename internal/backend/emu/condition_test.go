package emu_test

import (
	"context"
	"errors"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// conditional returns a graph of a condition with one body.
func conditional(h *host, kind driver.ConditionKind, word driver.Mem, body func() error) (driver.Graph, error) {
	s := h.s
	if err := s.BeginCapture(); err != nil {
		return nil, err
	}
	c, err := s.BeginCondition(kind, word, 1)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(c.BeginBody(), body(), c.EndBody()); err != nil {
		return nil, err
	}
	return s.EndCapture(nil)
}

// TestAContextEndsALoop that would go on for ever, of a kernel and of other work alone.
func TestAContextEndsALoop(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		for _, kernel := range []bool{false, true} {
			cause := errors.New("enough")
			errs := run(t, emu.Config{PEs: 1, Race: goroutines}, func(h *host) error {
				ctx, cancel := context.WithCancelCause(context.Background())
				defer cancel(nil)
				x, word, err := local[uint32](h, 1)
				if err != nil {
					return err
				}
				_, other, err := local[int64](h, 1)
				if err != nil {
					return err
				}
				g, err := conditional(h, driver.While, word, func() error {
					if kernel {
						return h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
							if x[0]++; x[0] == 100 {
								cancel(cause)
							}
						})
					}
					return h.s.Zero(other)
				})
				if err != nil {
					return err
				}
				x[0] = 1
				if !kernel {
					if err := h.s.CallHost(func() { cancel(cause) }); err != nil {
						return err
					}
				}
				if err := g.Launch(h.s); err != nil {
					return err
				}
				return h.s.Sync(ctx)
			})
			if !errors.Is(errs[0], cause) {
				t.Errorf("goroutines %v, kernel %v: %v, want %v", goroutines, kernel, errs[0], cause)
			}
		}
	}
}

// conditionMistakes are graphs that decide and forget an order.
var conditionMistakes = []mistake{
	{name: "condition beside the kernel that writes it", pes: 1, seen: true, races: true, body: func(h *host, right bool) error {
		x, word, err := local[uint32](h, 1)
		if err != nil {
			return err
		}
		y, _, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		g, err := conditional(h, driver.If, word, func() error {
			return h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { y[0]++ })
		})
		if err != nil {
			return err
		}
		other, err := h.dev.NewStream()
		if err != nil {
			return err
		}
		first := *h
		first.s = other
		if err := first.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0] = 1 }); err != nil {
			return err
		}
		if right {
			e, err := other.RecordUntimed()
			if err != nil {
				return err
			}
			if err := h.s.Wait(e); err != nil {
				return err
			}
		}
		if err := errors.Join(g.Launch(h.s), h.s.Sync(context.Background()), other.Sync(context.Background())); err != nil {
			return err
		}
		return expect("what the body counts", y[0], 1)
	}},
	{name: "streams of a body without a fork", pes: 1, seen: true, races: true, body: func(h *host, right bool) error {
		x, word, err := local[uint32](h, 1)
		if err != nil {
			return err
		}
		x[0] = 1
		y, m, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		other, err := h.dev.NewStream()
		if err != nil {
			return err
		}
		g, err := conditional(h, driver.If, word, func() error {
			first, err := h.s.RecordUntimed()
			if err != nil {
				return err
			}
			if err := h.s.Zero(m); err != nil {
				return err
			}
			fork, err := h.s.RecordUntimed()
			if err != nil {
				return err
			}
			if !right {
				fork = first
			}
			beside := *h
			beside.s = other
			if err := errors.Join(other.Wait(fork), beside.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { y[0]++ })); err != nil {
				return err
			}
			join, err := other.RecordUntimed()
			if err != nil {
				return err
			}
			return h.s.Wait(join)
		})
		if err != nil {
			return err
		}
		if err := errors.Join(g.Launch(h.s), g.Launch(h.s), h.s.Sync(context.Background())); err != nil {
			return err
		}
		return expect("what the body counts", y[0], 1)
	}},
}
