package emu_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// mistake is a program with a mistake that has been made in published code, and
// the same program without it.
type mistake struct {
	name string
	pes  int
	// seen says that seeds show it as a wrong result; races says that the
	// race detector reports it.
	seen, races bool
	body        func(h *host, right bool) error
}

// expect is what a host checks at the end.
func expect[T comparable](what string, got, want T) error {
	if got != want {
		return fmt.Errorf("%s is %v, want %v", what, got, want)
	}
	return nil
}

// pair allocates what most of the programs need: n words to receive, n to send,
// and a signal.
func pair(h *host, n int) (dst, src shmem.Sym[int64], sig shmem.Signal, err error) {
	if dst, _, err = symmetric[int64](h, n); err != nil {
		return
	}
	if src, _, err = symmetric[int64](h, n); err != nil {
		return
	}
	sig, err = signal(h)
	return
}

// verdict holds what a kernel found, for the host to check.
func verdict(h *host, block int, kernel func(t *gpu.Thread, found []int64)) ([]int64, error) {
	found, m, err := local[int64](h, block)
	if err != nil {
		return nil, err
	}
	if err := h.runKernel(shape{name: "K", grid: 1, block: block, collective: true}, func(t *gpu.Thread) { kernel(t, found) }); err != nil {
		return nil, err
	}
	return read[int64](h, m)
}

const words = 16

var mistakes = []mistake{
	{"flag by a second put", 2, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			if shmem.MyPE(t) == 0 {
				for i := range src.Len() {
					src.Local()[i] = 7
				}
				shmem.Put(t, dst, src, 1)
				if right {
					shmem.Fence(t)
				}
				shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1)
				shmem.Quiet(t)
				found[0] = 7 * words
				return
			}
			shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 7*words)
	}},
	{"signals added up over puts", 2, true, true, func(h *host, right bool) error {
		const chunks = 8
		dst, src, _, err := pair(h, chunks*words)
		if err != nil {
			return err
		}
		m, err := h.dev.AllocSym(context.Background(), 8*chunks, nil, driver.SymOptions{}, "test.go:3")
		if err != nil {
			return err
		}
		sigs := shmem.NewSignals(m.Emu)
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			if shmem.MyPE(t) == 0 {
				for i := range src.Len() {
					src.Local()[i] = 1
				}
				for c := range chunks {
					s := sigs.At(0)
					if right {
						s = sigs.At(c)
					}
					shmem.PutSignalNBI(t, dst.Slice(c*words, (c+1)*words), src.Slice(c*words, (c+1)*words), s, 1, shmem.SignalAdd, 1)
				}
				shmem.Quiet(t)
				found[0] = chunks * words
				return
			}
			for c := range chunks {
				if right {
					shmem.SignalWaitUntil(t, sigs.At(c), shmem.CmpGE, 1)
				} else {
					shmem.SignalWaitUntil(t, sigs.At(0), shmem.CmpGE, uint64(c+1))
				}
				for _, v := range dst.Slice(c*words, (c+1)*words).Local() {
					found[0] += v
				}
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], chunks*words)
	}},
	{"signal set again before it was seen", 2, true, false, func(h *host, right bool) error {
		_, _, sig, err := pair(h, 1)
		if err != nil {
			return err
		}
		ack, err := signal(h)
		if err != nil {
			return err
		}
		_, err = verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for round := uint64(1); round <= 4; round++ {
				if shmem.MyPE(t) == 0 {
					shmem.SignalOp(t, sig, round, shmem.SignalSet, 1)
					if right {
						shmem.SignalWaitUntil(t, ack, shmem.CmpEQ, round)
					}
					continue
				}
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, round)
				if right {
					shmem.SignalOp(t, ack, round, shmem.SignalSet, 0)
				}
			}
		})
		return err
	}},
	{"source written again before quiet", 2, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			if shmem.MyPE(t) == 0 {
				for i := range src.Len() {
					src.Local()[i] = 1
				}
				shmem.PutSignalNBI(t, dst, src, sig, 1, shmem.SignalSet, 1)
				if right {
					shmem.Quiet(t)
				}
				for i := range src.Len() {
					src.Local()[i] = 2
				}
				found[0] = words
				return
			}
			shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], words)
	}},
	{"siblings of the waiting thread do not synchronise", 2, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, 32)
		if err != nil {
			return err
		}
		got, err := verdict(h, 32, func(t *gpu.Thread, found []int64) {
			me := t.Block().Rank()
			src.Local()[me] = 5
			t.Block().Sync()
			shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalSet, 1-shmem.MyPE(t))
			if me == 0 {
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			}
			if right {
				t.Block().Sync()
			}
			found[me] = dst.Local()[me]
			shmem.Quiet(t.Block())
		})
		if err != nil {
			return err
		}
		var sum int64
		for _, v := range got {
			sum += v
		}
		return expect("sum", sum, 5*32)
	}},
	{"no wait at all", 2, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for i := range src.Len() {
				src.Local()[i] = 3
			}
			shmem.PutSignal(t, dst, src, sig, 1, shmem.SignalSet, 1-shmem.MyPE(t))
			if right {
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			}
			for _, v := range dst.Local() {
				found[0] += v
			}
			shmem.Quiet(t)
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 3*words)
	}},
	{"sync taken for barrier", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for i := range src.Len() {
				src.Local()[i] = 4
			}
			shmem.PutNBI(t, dst, src, 1-shmem.MyPE(t))
			if right {
				shmem.BarrierAll(t)
			} else {
				shmem.SyncAll(t)
			}
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 4*words)
	}},
	{"fence taken to order two destinations", 3, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			found[0] = 6 * words
			switch shmem.MyPE(t) {
			case 0:
				for i := range src.Len() {
					src.Local()[i] = 6
				}
				shmem.Put(t, dst, src, 1)
				if right {
					shmem.Quiet(t)
				} else {
					shmem.Fence(t)
				}
				shmem.SignalOp(t, sig, 1, shmem.SignalSet, 2)
			case 2:
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
				shmem.Get(t, dst, dst, 1)
				found[0] = 0
				for _, v := range dst.Local() {
					found[0] += v
				}
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 6*words)
	}},
	{"end of the kernel taken for quiet", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, words)
		if err != nil {
			return err
		}
		if err := h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			for i := range src.Len() {
				src.Local()[i] = 9
			}
			shmem.PutNBI(t, dst, src, 1-shmem.MyPE(t))
			if right {
				shmem.Quiet(t)
			}
		}); err != nil {
			return err
		}
		if err := h.dev.Barrier(context.Background()); err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 9*words)
	}},
	{"get of what is still on its way", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, words)
		if err != nil {
			return err
		}
		back, _, err := symmetric[int64](h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			if shmem.MyPE(t) == 1 {
				found[0] = 8 * words
				return
			}
			for i := range src.Len() {
				src.Local()[i] = 8
			}
			shmem.Put(t, dst, src, 1)
			if right {
				shmem.Quiet(t)
			}
			shmem.Get(t, back, dst, 1)
			for _, v := range back.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 8*words)
	}},
	{"source of a put rewritten before flush", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for i := range src.Len() {
				src.Local()[i] = 2
			}
			shmem.PutNBI(t, dst, src, 1-shmem.MyPE(t))
			if right {
				shmem.Flush(t)
			}
			for i := range src.Len() {
				src.Local()[i] = 0
			}
			shmem.BarrierAll(t)
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 2*words)
	}},
	{"flush taken for delivery", 2, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for i := range src.Len() {
				src.Local()[i] = 3
			}
			shmem.PutNBI(t, dst, src, 1-shmem.MyPE(t))
			if right {
				shmem.Fence(t)
			} else {
				shmem.Flush(t)
			}
			shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1-shmem.MyPE(t))
			shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			for _, v := range dst.Local() {
				found[0] += v
			}
			shmem.BarrierAll(t)
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 3*words)
	}},
	{"result of a non-blocking get used before quiet", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, words)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			for i := range src.Len() {
				src.Local()[i] = 2
			}
			shmem.SyncAll(t)
			shmem.GetNBI(t, dst, src, 1-shmem.MyPE(t))
			if right {
				shmem.Quiet(t)
			}
			for _, v := range dst.Local() {
				found[0] += v
			}
			shmem.BarrierAll(t)
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 2*words)
	}},
	{"block put before the block has written the source", 2, true, true, func(h *host, right bool) error {
		dst, src, sig, err := pair(h, 64)
		if err != nil {
			return err
		}
		got, err := verdict(h, 64, func(t *gpu.Thread, found []int64) {
			me := t.Block().Rank()
			src.Local()[me] = 1
			if right {
				t.Block().Sync()
			}
			shmem.PutSignal(t.Block(), dst, src, sig, 1, shmem.SignalSet, 1-shmem.MyPE(t))
			shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			found[me] = dst.Local()[me]
		})
		if err != nil {
			return err
		}
		var sum int64
		for _, v := range got {
			sum += v
		}
		return expect("sum", sum, 64)
	}},
}

func TestMistakesShowWithSomeSeeds(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector fails the test for the mistakes; TestRaceDetectorReportsMistakes runs them")
	}
	n := 100
	if testing.Short() {
		n = 40
	}
	for _, m := range slices.Concat(mistakes, wordMistakes, tileMistakes, hostMistakes, conditionMistakes, pipelineMistakes, productMistakes) {
		t.Run(m.name, func(t *testing.T) {
			wrong := 0
			for seed := range n {
				cfg := emu.Config{PEs: m.pes, Seed: uint64(seed)}
				mustRun(t, cfg, func(h *host) error { return m.body(h, true) })
				if firstError(run(t, cfg, func(h *host) error { return m.body(h, false) })) != nil {
					wrong++
				}
			}
			t.Logf("%d of %d seeds show it", wrong, n)
			if m.seen && wrong < n/20 {
				t.Errorf("only %d of %d seeds show the mistake", wrong, n)
			}
		})
	}
}
