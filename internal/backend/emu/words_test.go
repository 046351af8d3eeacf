package emu_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// flagged runs a program in which PE 0 puts words to PE 1, stands what between is, and
// sets a flag there by set; PE 1 waits for the flag, and its thread reader adds up the
// words.
func flagged(h *host, reader int, between, after func(t *gpu.Thread), set func(t *gpu.Thread, flag shmem.Ptr[int32])) error {
	dst, src, _, err := pair(h, words)
	if err != nil {
		return err
	}
	flag, _, err := symmetric[int32](h, 1)
	if err != nil {
		return err
	}
	got, err := verdict(h, 2, func(t *gpu.Thread, found []int64) {
		me := t.Block().Rank()
		if shmem.MyPE(t) == 0 {
			if me == 0 {
				for i := range src.Len() {
					src.Local()[i] = 7
				}
				shmem.Put(t, dst, src, 1)
				between(t)
				set(t, flag.At(0))
				shmem.Quiet(t)
				found[0] = 7 * words
			}
			return
		}
		if me == 0 {
			shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
		}
		after(t)
		if me == reader {
			for _, v := range dst.Local() {
				found[0] += v
			}
		}
	})
	if err != nil {
		return err
	}
	return expect("sum", got[0], 7*words)
}

func nothing(t *gpu.Thread) {}

// wordMistakes are mistakes with atomics and with waits for words.
var wordMistakes = []mistake{
	{"flag by an atomic without a fence", 2, true, true, func(h *host, right bool) error {
		between := nothing
		if right {
			between = shmem.Fence[*gpu.Thread]
		}
		return flagged(h, 0, between, nothing, func(t *gpu.Thread, flag shmem.Ptr[int32]) { shmem.AtomicInc(t, flag, 1) })
	}},
	{"flag by a fetching atomic without a fence", 2, true, true, func(h *host, right bool) error {
		between := nothing
		if right {
			between = shmem.Fence[*gpu.Thread]
		}
		return flagged(h, 0, between, nothing, func(t *gpu.Thread, flag shmem.Ptr[int32]) { shmem.AtomicSwap(t, flag, 1, 1) })
	}},
	{"flag by a value without a fence", 2, true, true, func(h *host, right bool) error {
		between := nothing
		if right {
			between = shmem.Fence[*gpu.Thread]
		}
		return flagged(h, 0, between, nothing, func(t *gpu.Thread, flag shmem.Ptr[int32]) { shmem.P(t, flag, 1, 1) })
	}},
	{"data that a sibling waited for", 2, false, true, func(h *host, right bool) error {
		after := nothing
		if right {
			after = func(t *gpu.Thread) { t.Block().Sync() }
		}
		return flagged(h, 1, shmem.Fence[*gpu.Thread], after, func(t *gpu.Thread, flag shmem.Ptr[int32]) { shmem.AtomicInc(t, flag, 1) })
	}},
	{"atomic read back without a fence", 2, true, false, func(h *host, right bool) error {
		x, _, err := symmetric[uint64](h, 1)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			if shmem.MyPE(t) == 0 {
				shmem.AtomicSet(t, x.At(0), 5, 1)
				if right {
					shmem.Fence(t)
				}
				found[0] = int64(shmem.AtomicFetch(t, x.At(0), 1))
			}
			shmem.BarrierAll(t)
		})
		if err != nil {
			return err
		}
		return expect("value", got[0], int64(5*(1-h.rank)))
	}},
	{"source of a strided put that is read late", 1, false, false, func(h *host, right bool) error {
		dst, src, _, err := pair(h, words)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			shmem.IPut(t, dst, src, 1, 2, words/2, 0)
			for i := range src.Local() { // a blocking put has read it
				src.Local()[i] = 9
			}
			shmem.Quiet(t)
			for _, v := range dst.Local()[:words/2] {
				if v != 0 {
					panic("the put sends what was written after it")
				}
			}
		})
	}},
}

// TestWaitsForWordsSeePlainStores changes words in ways that the emulator is not
// told of: by a sibling's store, through a peer's address, and by an atomic on
// ordinary memory.
func TestWaitsForWordsSeePlainStores(t *testing.T) {
	for seed := range 10 {
		mustRun(t, emu.Config{PEs: 2, Seed: uint64(seed)}, func(h *host) error {
			x, _, err := symmetric[int32](h, 3)
			if err != nil {
				return err
			}
			return h.runKernel(shape{grid: 1, block: 3, collective: true}, func(t *gpu.Thread) {
				switch t.Block().Rank() {
				case 0:
					shmem.WaitUntilAll(t, x, nil, shmem.CmpNE, 0)
				case 1:
					gpu.AtomicStore(t, &x.Local()[0], 1)
					gpu.AtomicAdd(t, &x.Local()[1], 1)
				case 2:
					gpu.AtomicStore(t, &x.Peer(t, 1-shmem.MyPE(t))[2], 1)
				}
			})
		})
	}
}

func TestDeadlockNamesTheWord(t *testing.T) {
	at := line(8)
	failing(t, emu.Config{PEs: 1, Seed: 1}, func(h *host) error {
		x, _, err := symmetric[int16](h, 4)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "Wait", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
			shmem.P(t, x.At(2), -7, 0)
			shmem.WaitUntilAllVector(t, x, []int32{1, 0, 0, 0}, shmem.CmpLE, []int16{0, 0, -8, 0})
		})
	},
		"deadlock: every thread waits and nothing is left to deliver",
		fmt.Sprintf("emu/words_test.go:%d: kernel Wait, PE 0 waits in shmem.WaitUntilAllVector: word 2 is -7, waits for <= -8", at),
	)
}

// TestZeroSymmetricValuesAreRefused uses symmetric memory that no host has made.
func TestZeroSymmetricValuesAreRefused(t *testing.T) {
	for name, use := range map[string]func(t *gpu.Thread){
		"atomic":  func(t *gpu.Thread) { shmem.AtomicInc(t, shmem.Ptr[uint32]{}, 0) },
		"fetch":   func(t *gpu.Thread) { shmem.AtomicFetch(t, shmem.Ptr[float32]{}, 0) },
		"wait":    func(t *gpu.Thread) { shmem.WaitUntil(t, shmem.Ptr[int16]{}, shmem.CmpEQ, 0) },
		"test":    func(t *gpu.Thread) { shmem.Test(t, shmem.Ptr[int16]{}, shmem.CmpEQ, 0) },
		"strided": func(t *gpu.Thread) { shmem.IPut(t, shmem.Sym[int8]{}, shmem.Sym[int8]{}, 1, 1, 1, 0) },
	} {
		err := firstError(run(t, emu.Config{PEs: 1}, func(h *host) error { return h.runKernel(shape{grid: 1, block: 1, collective: true}, use) }))
		want := fault.Nil
		if name == "strided" {
			want = fault.Short
		}
		var e *fault.Error
		if !errors.As(err, &e) || e.Kind != want {
			t.Errorf("%s: got %v, want a fault of kind %s", name, err, want)
		}
	}
}
