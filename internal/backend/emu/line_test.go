package emu_test

import (
	"context"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// signalArray allocates n signals.
func signalArray(h *host, n int) (shmem.Signals, error) {
	m, err := h.dev.AllocSym(context.Background(), 8*n, nil, driver.SymOptions{}, "test.go:5")
	return shmem.NewSignals(m.Emu), err
}

// A receiver meets each half of a line without the other one in some run, and has
// the data whenever it has waited.
func TestHalvesOfALineArriveInAnyOrder(t *testing.T) {
	const data, flag = 0x0123456789abcdef, 5
	first, second := false, false // seen alone
	seeds(t, 400, func(t *testing.T, cfg emu.Config) {
		cfg.PEs = 2
		mustRun(t, cfg, func(h *host) error {
			words, err := signalArray(h, 4)
			if err != nil {
				return err
			}
			var got uint64
			err = h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				if shmem.MyPE(t) == 0 {
					shmem.PutLine(t, words.Lines().At(1), data, flag, 1)
					got = data
					return
				}
				for range 10 {
					a, b := shmem.SignalFetch(t, words.At(2)), shmem.SignalFetch(t, words.At(3))
					first = first || a != 0 && b == 0
					second = second || a == 0 && b != 0
				}
				got = shmem.WaitLine(t, words.Lines().At(1), flag)
			})
			if err != nil {
				return err
			}
			return expect("data", got, data)
		})
	})
	if !first || !second {
		t.Errorf("the first half was seen alone: %v, the second: %v", first, second)
	}
}

// A line that is not there whole ends in a deadlock that says what is missing.
func TestWaitForAHalf(t *testing.T) {
	failing(t, emu.Config{PEs: 1}, func(h *host) error {
		words, err := signalArray(h, 2)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
			shmem.SignalOp(t, words.At(0), 7<<32, shmem.SignalSet, 0)
			shmem.WaitLine(t, words.Lines().At(0), 7)
		})
	}, "deadlock", "shmem.WaitLine: the flag is 0, waits for 7")
}

func TestLinesOfSignals(t *testing.T) {
	mustRun(t, emu.Config{PEs: 1}, func(h *host) error {
		words, err := signalArray(h, 7)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			for _, c := range []struct{ lo, hi, want int }{{0, 7, 3}, {2, 7, 2}, {4, 6, 1}, {6, 7, 0}, {3, 3, 0}} {
				if n := words.Slice(c.lo, c.hi).Lines().Len(); n != c.want {
					panic("wrong number of lines")
				}
			}
			if n := words.Lines().Slice(1, 3).Len(); n != 2 {
				panic("wrong number of lines in a slice")
			}
		})
	})
}
