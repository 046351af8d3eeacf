package emu_test

import (
	"context"
	"errors"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// TestKernelsThatFailOnSeveralStreamsEnd: a failure ends launches that have no block yet, since the
// GPU has no room, as well as those that run.
func TestKernelsThatFailOnSeveralStreamsEnd(t *testing.T) {
	for seed := range uint64(20) {
		for _, block := range []int{1, 4} {
			errs := run(t, emu.Config{Seed: seed, ResidentBlocks: 1}, func(h *host) error {
				for range 4 {
					s, err := h.dev.NewStream()
					if err != nil {
						return err
					}
					other := &host{dev: h.dev, s: s}
					for range 2 {
						if err := other.launch(shape{name: "K", grid: 2, block: block}, func(t *gpu.Thread) {
							var none []int
							none[t.ThreadIdx().X]++
						}); err != nil {
							return err
						}
					}
				}
				return h.s.Sync(context.Background())
			})
			var e *fault.Error
			if !errors.As(errs[0], &e) || e.Kernel != "K" || e.Kind != fault.Index {
				t.Fatalf("seed %d, blocks of %d: %v", seed, block, errs[0])
			}
		}
	}
}
