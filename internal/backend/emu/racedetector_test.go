package emu_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// raceProgram names the program that the test binary runs in place of the tests:
// "right" or "wrong", a slash, and the name of a mistake.
const raceProgram = "GPUC_TEST_RACE_PROGRAM"

// raceMistakes are mistakes that are races in the memory of one PE. They need
// not show as wrong results.
var raceMistakes = []mistake{
	{name: "block barrier left out", pes: 1, races: true, body: func(h *host, right bool) error {
		_, err := verdict(h, 64, func(t *gpu.Thread, found []int64) {
			s := gpu.Shared[[64]int64](t)
			me := t.Block().Rank()
			s[me] = 1
			if right {
				t.Block().Sync()
			}
			found[me] = s[(me+1)%64]
		})
		return err
	}},
	{name: "barrier of the warp for data of the block", pes: 1, races: true, body: func(h *host, right bool) error {
		_, err := verdict(h, 64, func(t *gpu.Thread, found []int64) {
			s := gpu.Shared[[64]int64](t)
			me := t.Block().Rank()
			s[me] = 1
			if right {
				t.Block().Sync()
			} else {
				t.Warp().Sync()
			}
			found[me] = s[(me+gpu.WarpSize)%64]
		})
		return err
	}},
	{name: "blocks write one place", pes: 1, races: true, body: func(h *host, right bool) error {
		sum, _, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 8, block: 32}, func(t *gpu.Thread) {
			if right {
				gpu.AtomicAdd(t, &sum[0], 1)
			} else {
				sum[0]++
			}
		})
	}},
	{name: "relaxed flag between blocks", pes: 1, races: true, body: func(h *host, right bool) error {
		flag, _, err := local[int32](h, 1)
		if err != nil {
			return err
		}
		data, _, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		out, _, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 2, block: 1, collective: true}, func(t *gpu.Thread) {
			if t.BlockIdx().X == 0 {
				data[0] = 1
				if right {
					gpu.AtomicStoreExplicit(t, &flag[0], 1, gpu.Release, gpu.ScopeDevice)
				} else {
					gpu.AtomicStore(t, &flag[0], 1)
				}
				return
			}
			order := gpu.Relaxed
			if right {
				order = gpu.Acquire
			}
			for gpu.AtomicLoadExplicit(t, &flag[0], order, gpu.ScopeDevice) == 0 {
			}
			out[0] = data[0]
		})
	}},
	{name: "last block without fences", pes: 1, races: true, body: func(h *host, right bool) error {
		part, _, err := local[int64](h, 4)
		if err != nil {
			return err
		}
		count, _, err := local[int32](h, 1)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 4, block: 1}, func(t *gpu.Thread) {
			part[t.BlockIdx().X] = 1
			if right {
				gpu.ThreadFence(t)
			}
			if gpu.AtomicAdd(t, &count[0], 1) != 3 {
				return
			}
			if right {
				gpu.ThreadFence(t)
			}
			for i := range 3 {
				part[3] += part[i]
			}
		})
	}},
	{name: "host reads before it waits", pes: 1, races: true, body: func(h *host, right bool) error {
		_, m, err := local[byte](h, 8)
		if err != nil {
			return err
		}
		out := make([]byte, 8)
		if err := h.s.CopyOut(out, m); err != nil {
			return err
		}
		if right {
			if err := h.s.Sync(context.Background()); err != nil {
				return err
			}
		}
		if out[0] != 0 {
			return errors.New("not zero")
		}
		return h.s.Sync(context.Background())
	}},
	{name: "kernel on another stream", pes: 1, races: true, body: func(h *host, right bool) error {
		x, _, err := local[int64](h, 1)
		if err != nil {
			return err
		}
		first := h.s
		if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0] = 1 }); err != nil {
			return err
		}
		e, err := first.Record()
		if err != nil {
			return err
		}
		if h.s, err = h.dev.NewStream(); err != nil {
			return err
		}
		if right {
			if err := h.s.Wait(e); err != nil {
				return err
			}
		}
		if err := h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x[0]++ }); err != nil {
			return err
		}
		return first.Sync(context.Background())
	}},
	{name: "second barrier of a PE taken for the first", pes: 2, races: true, body: func(h *host, right bool) error {
		x, _, err := symmetric[int64](h, 1)
		if err != nil {
			return err
		}
		if h.rank == 1 { // it comes last
			busy, _, err := local[int32](h, 1)
			if err != nil {
				return err
			}
			if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
				for range 2000 {
					gpu.AtomicAdd(t, &busy[0], 1)
				}
			}); err != nil {
				return err
			}
		}
		if err := barrier(h.s, h.n); err != nil {
			return err
		}
		if h.rank == 0 { // a second stream, whose barrier waits after the first one's
			first := h.s
			if h.s, err = h.dev.NewStream(); err != nil {
				return err
			}
			if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) { x.Local()[0] = 1 }); err != nil {
				return err
			}
			if err := barrier(h.s, h.n); err != nil {
				return err
			}
			if err := first.Sync(context.Background()); err != nil {
				return err
			}
			return h.s.Sync(context.Background())
		}
		if right {
			if err := barrier(h.s, h.n); err != nil {
				return err
			}
		}
		if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			if x.Peer(t, 0)[0] < 0 {
				panic("negative")
			}
		}); err != nil {
			return err
		}
		if !right {
			if err := barrier(h.s, h.n); err != nil {
				return err
			}
		}
		return h.s.Sync(context.Background())
	}},
	{name: "grid barrier left out", pes: 1, races: true, body: func(h *host, right bool) error {
		x, _, err := local[int64](h, 64)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 2, block: 32, collective: true}, func(t *gpu.Thread) {
			me := t.Grid().Rank()
			x[me] = 1
			if right {
				t.Grid().Sync()
			}
			if x[(me+gpu.WarpSize)%64] < 0 {
				panic("negative")
			}
		})
	}},
}

// TestRaceProgram is the program that TestRaceDetectorReportsMistakes runs.
func TestRaceProgram(t *testing.T) {
	name := os.Getenv(raceProgram)
	if name == "" {
		return
	}
	kind, name, _ := strings.Cut(name, "/")
	for _, m := range slices.Concat(mistakes, wordMistakes, tileMistakes, raceMistakes, resetMistakes, hostMistakes, conditionMistakes, asyncMistakes, pipelineMistakes, productMistakes) {
		if m.name != name {
			continue
		}
		for seed := range 3 {
			err := firstError(run(t, emu.Config{PEs: m.pes, Seed: uint64(seed)}, func(h *host) error { return m.body(h, kind == "right") }))
			if err != nil && kind == "right" {
				t.Fatal(err)
			}
		}
		return
	}
	t.Fatalf("no program %q", name)
}

func TestRaceDetectorReportsMistakes(t *testing.T) {
	if !race.Enabled {
		t.Skip("needs the race detector; make race runs it")
	}
	bin, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range slices.Concat(mistakes, wordMistakes, tileMistakes, raceMistakes, resetMistakes, hostMistakes, conditionMistakes, asyncMistakes, pipelineMistakes, productMistakes) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			for _, kind := range []string{"right", "wrong"} {
				cmd := exec.Command(bin, "-test.run=^TestRaceProgram$")
				cmd.Env = append(os.Environ(), raceProgram+"="+kind+"/"+m.name, "GORACE=halt_on_error=0 atexit_sleep_ms=0")
				out, err := cmd.CombinedOutput()
				reported := strings.Contains(string(out), "WARNING: DATA RACE")
				switch {
				case kind == "right" && (err != nil || reported):
					t.Errorf("the right program: %v\n%s", err, out)
				case kind == "wrong" && reported != m.races:
					t.Errorf("the wrong program: race reported: %v, want %v\n%s", reported, m.races, out)
				}
			}
		})
	}
}
