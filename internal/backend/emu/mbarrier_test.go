package emu_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// stage is what one stage of a pipeline holds.
const stage = 64

// stages is shared memory of a pipeline.
type stages struct {
	data        [2][stage]int32
	full, empty [2]gpu.MBarrier
}

// pipeline sums elements of src by a pipeline of two stages: the first warp copies, and the
// other threads compute. skip leaves out what a test is about.
func pipeline(t *gpu.Thread, s *stages, dst, src []int32, skip string) {
	b := t.Block()
	n := len(src) / stage
	if b.Rank() == 0 {
		for i := range 2 {
			s.full[i].Init(t, 1)
			s.empty[i].Init(t, b.Size()-arch.WarpSize)
		}
	}
	if skip != "sync behind init" {
		b.Sync()
	}
	if b.Rank() < arch.WarpSize {
		if b.Rank() != 0 {
			return
		}
		for i := range n {
			at, round := i%2, i/2
			if skip != "empty" {
				s.empty[at].Wait(t, round&1^1)
			}
			if skip != "expected bytes" {
				s.full[at].ArriveExpectTx(t, 4*stage)
			} else {
				s.full[at].Arrive(t)
			}
			gpu.BulkLoad(t, s.data[at][:], src[i*stage:][:stage], &s.full[at])
		}
		return
	}
	var sum int32
	for i := range n {
		at, parity := i%2, i/2&1
		if skip == "parity" {
			parity = 0
		}
		if skip != "full" {
			s.full[at].Wait(t, parity)
		}
		for j := range s.data[at] {
			sum += s.data[at][j] * int32(b.Rank()+j)
		}
		s.empty[at].Arrive(t)
	}
	dst[b.Rank()] = sum
}

const pipelineThreads = 2 * arch.WarpSize

// runPipeline runs a pipeline and returns what it computed, and what it should.
func runPipeline(tb testing.TB, cfg emu.Config, skip string) (got, want []int32, err error) {
	want = make([]int32, pipelineThreads)
	err = firstError(run(tb, cfg, func(h *host) error {
		src, _, err := local[int32](h, 7*stage)
		if err != nil {
			return err
		}
		for i := range src {
			src[i] = int32(i*i + 1)
		}
		for r := arch.WarpSize; r < pipelineThreads; r++ {
			for i, x := range src {
				want[r] += x * int32(r+i%stage)
			}
		}
		dst, m, err := local[int32](h, pipelineThreads)
		if err != nil {
			return err
		}
		err = h.runKernel(shape{grid: 1, block: pipelineThreads}, func(t *gpu.Thread) {
			pipeline(t, gpu.Shared[stages](t), dst, src, skip)
		})
		if err != nil {
			return err
		}
		got, err = read[int32](h, m)
		return err
	}))
	return got, want, err
}

func TestPipelineOfBulkLoads(t *testing.T) {
	seeds(t, 20, func(t *testing.T, cfg emu.Config) {
		got, want, err := runPipeline(t, cfg, "")
		if err != nil {
			t.Fatalf("seed %d: %v", cfg.Seed, err)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatalf("seed %d: %s", cfg.Seed, d)
		}
	})
}

// What a pipeline lacks shows in a wrong result or an error, with every seed or with most.
func TestPipelineWithAMistake(t *testing.T) {
	for skip, want := range map[string]string{
		"empty":            "",
		"full":             "",
		"expected bytes":   "",
		"parity":           "the parity changes with each phase",
		"sync behind init": "a barrier that has not been initialised",
	} {
		t.Run(skip, func(t *testing.T) {
			if race.Enabled {
				t.Skip("has data races")
			}
			found, said := 0, 0
			const seeds = 20
			for seed := range uint64(seeds) {
				got, right, err := runPipeline(t, emu.Config{Seed: seed}, skip)
				if err != nil || !cmp.Equal(got, right) {
					found++
				}
				if err != nil && want != "" && strings.Contains(err.Error(), want) {
					said++
				}
			}
			if found < seeds/4 || want != "" && said == 0 {
				t.Errorf("%d of %d seeds find it, %d with the message", found, seeds, said)
			}
		})
	}
}

func TestBarrierDeadlockReport(t *testing.T) {
	err := firstError(run(t, emu.Config{}, func(h *host) error {
		return h.runKernel(shape{name: "Wait", grid: 1, block: 3}, func(t *gpu.Thread) {
			bar := gpu.Shared[gpu.MBarrier](t)
			if t.Block().Rank() == 0 {
				bar.Init(t, 3)
			}
			t.Block().Sync()
			if t.Block().Rank() == 1 {
				bar.ArriveExpectTx(t, 64)
			}
			bar.Wait(t, 0)
		})
	}))
	for _, want := range []string{"deadlock", "gpu.MBarrier.Wait for parity 0: phase 0 (parity 0) has 1 of 3 arrivals, and 64 bytes have not arrived: 3 threads"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v\nlacks %q", err, want)
		}
	}
}

// kernelError returns the error of a kernel of one block.
func kernelError(tb testing.TB, cfg emu.Config, block int, kernel func(t *gpu.Thread, mem []int32)) error {
	tb.Helper()
	return firstError(run(tb, cfg, func(h *host) error {
		mem, _, err := local[int32](h, 256)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 1, block: block}, func(t *gpu.Thread) { kernel(t, mem) })
	}))
}

func TestMistakesWithBarriersAndCopies(t *testing.T) {
	one := func(t *gpu.Thread) *gpu.MBarrier {
		bar := gpu.Shared[gpu.MBarrier](t)
		bar.Init(t, 1)
		return bar
	}
	for what, kernel := range map[string]func(t *gpu.Thread, mem []int32){
		"more than the 1 arrivals": func(t *gpu.Thread, mem []int32) {
			bar := one(t)
			bar.ArriveExpectTx(t, 16)
			bar.Arrive(t)
		},
		"MBarrier.Init with 0 arrivals":       func(t *gpu.Thread, mem []int32) { gpu.Shared[gpu.MBarrier](t).Init(t, 0) },
		"is not in the block's shared memory": func(t *gpu.Thread, mem []int32) { new(gpu.MBarrier).Init(t, 1) },
		"for parity 2; it is 0 or 1":          func(t *gpu.Thread, mem []int32) { one(t).Wait(t, 2) },
		"destination has 4 elements, source has 8": func(t *gpu.Thread, mem []int32) {
			gpu.BulkLoad(t, gpu.Shared[[8]int32](t)[:4], mem[:8], one(t))
		},
		"length 3 is not a multiple of 4": func(t *gpu.Thread, mem []int32) {
			gpu.BulkLoad(t, gpu.Shared[[8]int32](t)[:3], mem[:3], one(t))
		},
		"is 4 bytes after a multiple of 16": func(t *gpu.Thread, mem []int32) {
			gpu.BulkLoad(t, gpu.Shared[[8]int32](t)[:4], mem[1:5], one(t))
		},
		"to memory that is not shared memory": func(t *gpu.Thread, mem []int32) {
			gpu.BulkLoad(t, mem[:4], mem[4:8], one(t))
		},
		"between two places in shared memory": func(t *gpu.Thread, mem []int32) {
			s := gpu.Shared[[8]int32](t)
			gpu.BulkLoad(t, s[:4], s[4:], one(t))
		},
		"still on its way to the block's shared memory": func(t *gpu.Thread, mem []int32) {
			bar := one(t)
			bar.ArriveExpectTx(t, 512)
			gpu.BulkLoad(t, gpu.Shared[[128]int32](t)[:], mem[:128], bar)
		},
		"written after the last gpu.FenceProxyAsyncShared": func(t *gpu.Thread, mem []int32) {
			s := gpu.Shared[[8]int32](t)
			gpu.FenceProxyAsyncShared(t)
			s[3] = 1
			gpu.BulkStore(t, mem[:4], s[:4])
			gpu.BulkCommit(t)
			gpu.BulkWait(t, 0)
		},
		"call gpu.BulkCommit and gpu.BulkWaitRead before": func(t *gpu.Thread, mem []int32) {
			s := gpu.Shared[[8]int32](t)
			gpu.BulkStore(t, mem[:4], s[:4])
			gpu.BulkWait(t, 0)
		},
		"call gpu.BulkWaitRead before": func(t *gpu.Thread, mem []int32) {
			s := gpu.Shared[[8]int32](t)
			gpu.BulkStore(t, mem[:4], s[:4])
			gpu.BulkCommit(t)
			gpu.BulkWaitRead(t, 1)
		},
		"of 3 bytes; it copies 4, 8 or 16": func(t *gpu.Thread, mem []int32) {
			s := gpu.Shared[[3]byte](t)
			gpu.CopyAsync(t, s, s)
		},
		"there is no barrier 0": func(t *gpu.Thread, mem []int32) { gpu.SyncNamed(t.Block(), 0, 32) },
		"for 48 threads":        func(t *gpu.Thread, mem []int32) { gpu.SyncNamed(t.Block(), 1, 48) },
		"barrier 1 again before all": func(t *gpu.Thread, mem []int32) {
			gpu.ArriveNamed(t.Block(), 1, 1024)
			gpu.ArriveNamed(t.Block(), 1, 1024)
		},
		"the cluster has no block 1":            func(t *gpu.Thread, mem []int32) { gpu.MapShared(t.Cluster(), one(t), 1) },
		"has not been initialised; one":         func(t *gpu.Thread, mem []int32) { gpu.Shared[gpu.MBarrier](t).Arrive(t) },
		"is not a multiple of 8 from 24 to 256": func(t *gpu.Thread, mem []int32) { gpu.IncMaxRegisters(t.Warp(), 20) },
	} {
		t.Run(what, func(t *testing.T) {
			for seed := range uint64(8) {
				err := kernelError(t, emu.Config{Seed: seed}, 1, kernel)
				if err == nil || !strings.Contains(err.Error(), what) {
					t.Fatal(fmt.Errorf("seed %d: %w", seed, err))
				}
			}
		})
	}
}
