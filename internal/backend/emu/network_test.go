package emu_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// TestOperationsThatNobodyWaitsForArrive: a program that puts and never waits does not fill the memory
// of its host.
func TestOperationsThatNobodyWaitsForArrive(t *testing.T) {
	for seed := range uint64(3) {
		mustRun(t, emu.Config{PEs: 2, Seed: seed}, func(h *host) error {
			dst, _, err := symmetric[int32](h, 64)
			if err != nil {
				return err
			}
			sig, err := signal(h)
			if err != nil {
				return err
			}
			if err := h.runKernel(shape{name: "K", grid: 1, block: 1}, func(t *gpu.Thread) {
				for range 2 * emu.Backlog {
					shmem.PutSignal(t, dst, dst, sig, 1, shmem.SignalAdd, 1-shmem.MyPE(t))
				}
			}); err != nil {
				return err
			}
			if h.rank == 0 {
				if n := emu.OnTheirWay(h.dev); n > emu.Backlog+1 {
					return fmt.Errorf("%d operations are on their way, want %d at most", n, emu.Backlog)
				}
			}
			return h.dev.Barrier(context.Background())
		})
	}
}
