package emu_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// seeds calls f with seeds, in both modes of running threads.
func seeds(t *testing.T, n int, f func(t *testing.T, cfg emu.Config)) {
	t.Helper()
	if race.Enabled {
		n = (n + 9) / 10
	}
	for _, goroutines := range []bool{false, true} {
		t.Run(fmt.Sprintf("goroutines=%v", goroutines), func(t *testing.T) {
			for seed := range n {
				f(t, emu.Config{PEs: 1, Seed: uint64(seed), Race: goroutines})
			}
		})
	}
}

func TestStrideCoversEveryIndexOnce(t *testing.T) {
	seeds(t, 5, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			for _, n := range []int{0, 1, 31, 1000} {
				y, m, err := local[int32](h, n)
				if err != nil {
					return err
				}
				err = h.runKernel(shape{grid: 3, block: 40}, func(t *gpu.Thread) {
					for i := range t.Grid().Stride(len(y)) {
						y[i]++
					}
				})
				if err != nil {
					return err
				}
				got, err := read[int32](h, m)
				if err != nil {
					return err
				}
				want := make([]int32, n)
				for i := range want {
					want[i] = 1
				}
				if d := cmp.Diff(want, got); d != "" {
					return fmt.Errorf("n = %d: %s", n, d)
				}
			}
			return nil
		})
	})
}

func TestBlockReductionInSharedMemory(t *testing.T) {
	seeds(t, 20, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			const grid, block = 7, 96
			out, m, err := local[int64](h, grid)
			if err != nil {
				return err
			}
			err = h.runKernel(shape{grid: grid, block: block}, func(t *gpu.Thread) {
				part := gpu.Shared[[block]int64](t)
				me := t.Block().Rank()
				part[me] = int64(t.Grid().Rank())
				for step := 1; step < block; step *= 2 {
					t.Block().Sync()
					var other int64
					if me+step < block {
						other = part[me+step]
					}
					t.Block().Sync()
					part[me] += other
				}
				if me == 0 {
					out[t.BlockIdx().X] = part[0]
				}
			})
			if err != nil {
				return err
			}
			got, err := read[int64](h, m)
			if err != nil {
				return err
			}
			want := make([]int64, grid)
			for i := range grid * block {
				want[i/block] += int64(i)
			}
			if d := cmp.Diff(want, got); d != "" {
				return fmt.Errorf("%s", d)
			}
			return nil
		})
	})
}

func ring(h *host, n, launches int) error {
	dst, m, err := symmetric[float32](h, n)
	if err != nil {
		return err
	}
	src, _, err := symmetric[float32](h, n)
	if err != nil {
		return err
	}
	sig, err := signal(h)
	if err != nil {
		return err
	}
	for epoch := uint64(1); epoch <= uint64(launches); epoch++ {
		err := h.runKernel(shape{name: "Shift", grid: 2, block: 64, collective: true}, func(t *gpu.Thread) {
			if t.BlockIdx().X != 0 {
				return
			}
			for i := range t.Block().Stride(n) {
				src.Local()[i] = float32(shmem.MyPE(t)*1000+i) + float32(epoch)
			}
			t.Block().Sync()
			right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
			shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, right)
			shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
			shmem.Quiet(t.Block())
		})
		if err != nil {
			return err
		}
		got, err := read[float32](h, m)
		if err != nil {
			return err
		}
		want := make([]float32, n)
		for i := range want {
			want[i] = float32((h.rank+h.n-1)%h.n*1000+i) + float32(epoch)
		}
		if d := cmp.Diff(want, got); d != "" {
			return fmt.Errorf("epoch %d: %s", epoch, d)
		}
		if err := h.dev.Barrier(context.Background()); err != nil {
			return err
		}
	}
	return nil
}

func TestRing(t *testing.T) {
	seeds(t, 20, func(t *testing.T, cfg emu.Config) {
		for _, pes := range []int{1, 2, 5} {
			cfg.PEs = pes
			mustRun(t, cfg, func(h *host) error { return ring(h, 100, 3) })
		}
	})
}

// PE 1 comes past many calls before PE 0 comes past one, with some of the seeds that have somebody
// lag, and with no other.
func TestWhoLagsIsOvertaken(t *testing.T) {
	overtaken := 0
	for seed := uint64(1); seed <= 100; seed++ {
		seen := uint64(0)
		mustRun(t, emu.Config{PEs: 2, Seed: seed}, func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			return h.runKernel(shape{name: "Overtake", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				shmem.BarrierAll(t)
				if shmem.MyPE(t) == 0 {
					seen = shmem.SignalFetch(t, sig)
					return
				}
				for range 100 {
					gpu.Clock(t)
				}
				shmem.SignalOp(t, sig, 1, shmem.SignalSet, 0)
				shmem.Quiet(t)
			})
		})
		if seen == 0 {
			continue
		}
		overtaken++
		if seed%emu.Lagging != 0 {
			t.Errorf("seed %d: PE 0 is overtaken", seed)
		}
	}
	if overtaken == 0 {
		t.Error("no seed has PE 0 overtaken")
	}
}
