package emu_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// failing runs a kernel on every PE with a seed, in both modes, and checks that
// the errors of all PEs together hold all the texts.
func failing(t *testing.T, cfg emu.Config, body func(h *host) error, texts ...string) {
	t.Helper()
	for _, goroutines := range []bool{false, true} {
		cfg.Race = goroutines
		var all string
		for _, err := range run(t, cfg, body) {
			all += fmt.Sprintln(err)
		}
		for _, text := range texts {
			if !strings.Contains(all, text) {
				t.Errorf("goroutines = %v: no %q in\n%s", goroutines, text, all)
			}
		}
	}
}

func TestDeadlockNamesWhoWaitsWhereForWhat(t *testing.T) {
	at := line(11)
	failing(t, emu.Config{PEs: 2, Seed: 1}, func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "Wait", grid: 1, block: 33, collective: true}, func(t *gpu.Thread) {
			if shmem.MyPE(t) == 0 {
				shmem.SignalOp(t, sig, 1, shmem.SignalAdd, 1)
				t.Block().Sync()
			}
			shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 34)
		})
	},
		"deadlock: every thread waits and nothing is left to deliver",
		fmt.Sprintf("emu/waits_test.go:%d: kernel Wait, PE 1 waits in shmem.SignalWaitUntil: the signal is 33, waits for >= 34: 33 threads, such as block (0,0,0) thread (0,0,0)", at),
		fmt.Sprintf("emu/waits_test.go:%d: kernel Wait, PE 0 waits in shmem.SignalWaitUntil: the signal is 0, waits for >= 34", at),
		"hosts: PE 0: wait for the stream; PE 1: wait for the stream",
	)
}

func TestBarrierThatAThreadLeavesOutIsReported(t *testing.T) {
	failing(t, emu.Config{PEs: 1}, func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "K", grid: 1, block: 64, collective: true}, func(t *gpu.Thread) {
			if t.Block().Rank() == 3 {
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			}
			t.Block().Sync()
		})
	}, "PE 0 waits in Block.Sync: 63 threads", "the signal is 0, waits for == 1: 1 threads, such as block (0,0,0) thread (3,0,0)")
}

func TestReturnedThreadsCountAsArrived(t *testing.T) {
	seeds(t, 10, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			return h.runKernel(shape{grid: 3, block: 50, collective: true}, func(t *gpu.Thread) {
				if t.Block().Rank()%2 == 1 {
					return
				}
				t.Warp().Sync()
				t.Block().Sync()
				if t.Block().Rank()%4 == 0 {
					return
				}
				t.Block().Sync()
			})
		})
	})
}

// TestReturnedThreadsAreMissed: where one thread acts for its group on a GPU, the
// call would be skipped or hang without it.
func TestReturnedThreadsAreMissed(t *testing.T) {
	for _, c := range []struct {
		name string
		// gone returns early, at once or after the others have called.
		gone int
		call func(t *gpu.Thread)
		text string
	}{
		{"grid", 0, func(t *gpu.Thread) { t.Grid().Sync() }, "Grid.Sync, but "},
		{"quiet", 40, func(t *gpu.Thread) { shmem.Quiet(t.Block()) }, "shmem.Quiet at block scope, but "},
		{"fence", 32, func(t *gpu.Thread) { shmem.Fence(t.Warp()) }, "shmem.Fence at warp scope, but "},
		{"sync", 3, func(t *gpu.Thread) {
			if t.BlockIdx().X == 0 {
				shmem.SyncAll(t.Block())
			}
		}, "shmem.SyncAll at block scope, but "},
	} {
		t.Run(c.name, func(t *testing.T) {
			for seed := range uint64(6) {
				failing(t, emu.Config{PEs: 1, Seed: seed}, func(h *host) error {
					return h.runKernel(shape{name: "K", grid: 2, block: 40, collective: true}, func(t *gpu.Thread) {
						if t.Grid().Rank() == c.gone {
							return
						}
						c.call(t)
					})
				}, c.text, "every thread")
			}
		})
	}
}

// meetInHelper is not inlined, and would not have to be.
//
//go:noinline
func meetInHelper(t *gpu.Thread) { t.Block().Sync() }

func TestDifferentBarriersAreReported(t *testing.T) {
	for _, c := range []struct {
		name   string
		kernel func(t *gpu.Thread)
		text   string
	}{
		{"other call", func(t *gpu.Thread) {
			if t.Block().Rank() < gpu.WarpSize {
				t.Block().Sync()
			} else {
				shmem.Quiet(t.Block())
			}
		}, "threads wait in different places: this one calls"},
		{"other line", func(t *gpu.Thread) {
			if t.Block().Rank() < gpu.WarpSize {
				t.Block().Sync()
			} else {
				t.Block().Sync()
			}
		}, "threads wait in different places: this one calls Block.Sync here, thread"},
		{"other call of a helper", func(t *gpu.Thread) {
			if t.Block().Rank() < gpu.WarpSize {
				meetInHelper(t)
			} else {
				meetInHelper(t)
			}
		}, "threads wait in different places: this one calls Block.Sync here, called at emu/waits_test.go:"},
	} {
		t.Run(c.name, func(t *testing.T) {
			failing(t, emu.Config{PEs: 1}, func(h *host) error {
				return h.runKernel(shape{grid: 1, block: 64}, c.kernel)
			}, c.text)
		})
	}
}

func TestTransfersOfAGroupNeedAllItsThreads(t *testing.T) {
	for _, c := range []struct {
		name   string
		kernel func(t *gpu.Thread, s shmem.Sym[int64])
		text   string
	}{
		{"other PE", func(t *gpu.Thread, s shmem.Sym[int64]) {
			shmem.Put(t.Block(), s.Slice(0, 4), s.Slice(4, 8), t.Block().Rank()/20)
		}, "the threads of a block call a transfer with different arguments: Put to PE"},
		{"other operation", func(t *gpu.Thread, s shmem.Sym[int64]) {
			if t.Warp().Rank() == 3 {
				shmem.Get(t.Warp(), s.Slice(0, 4), s.Slice(4, 8), 0)
			} else {
				shmem.Put(t.Warp(), s.Slice(0, 4), s.Slice(4, 8), 0)
			}
		}, "call a transfer with different arguments: "},
		{"other memory", func(t *gpu.Thread, s shmem.Sym[int64]) {
			i := t.Block().Rank() / 39
			shmem.Put(t.Block(), s.Slice(i, i+1), s.Slice(4, 5), 0)
		}, "Put with another destination here than there"},
		{"one has returned", func(t *gpu.Thread, s shmem.Sym[int64]) {
			if t.Block().Rank() == 5 {
				return
			}
			shmem.Put(t.Block(), s.Slice(0, 4), s.Slice(4, 8), 0)
		}, ""},
		{"one returns", func(t *gpu.Thread, s shmem.Sym[int64]) {
			w := t.Block().Rank() / gpu.WarpSize
			shmem.Put(t.Warp(), s.Slice(w, w+1), s.Slice(4, 5), 0)
			t.Block().Sync()
			if t.Block().Rank() == 39 {
				t.Block().Sync()
				return
			}
			shmem.PutNBI(t.Warp(), s.Slice(2+w, 3+w), s.Slice(4, 5), 0)
			t.Block().Sync()
		}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			texts := []string{c.text}
			if c.text == "" {
				texts = []string{"every thread", "emu/waits_test.go:"}
			}
			if c.name == "one returns" {
				texts = []string{"emu/waits_test.go:"}
			}
			failing(t, emu.Config{PEs: 2}, func(h *host) error {
				s, _, err := symmetric[int64](h, 8)
				if err != nil {
					return err
				}
				if h.rank == 1 {
					return nil
				}
				return h.runKernel(shape{grid: 1, block: 40}, func(t *gpu.Thread) { c.kernel(t, s) })
			}, texts...)
		})
	}
}

func TestBlocksThatNeverRunAreReported(t *testing.T) {
	failing(t, emu.Config{PEs: 1, ResidentBlocks: 2}, func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "K", grid: 6, block: 1}, func(t *gpu.Thread) {
			shmem.SignalOp(t, sig, 1, shmem.SignalAdd, 0)
			shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 6)
		})
	}, "deadlock", "4 of the 6 blocks have not started, since a launch that is not collective keeps only some of its blocks alive at a time (2 here)")
}

func TestCollectiveLaunchHasAllBlocks(t *testing.T) {
	seeds(t, 5, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			return h.runKernel(shape{grid: 60, block: 2, collective: true}, func(t *gpu.Thread) {
				shmem.SignalOp(t, sig, 1, shmem.SignalAdd, 0)
				shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 120)
				t.Grid().Sync()
			})
		})
	})
}

func TestPollingForNothingIsReported(t *testing.T) {
	never := make(chan time.Time) // the watchdog stays out of it
	defer close(never)
	failing(t, emu.Config{PEs: 1, ResidentBlocks: 2, HangTimeout: time.Millisecond}.WithTicks(never), func(h *host) error {
		x, _, err := local[int32](h, 2)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "K", grid: 6, block: 1}, func(t *gpu.Thread) {
			gpu.AtomicAdd(t, &x[0], 1)
			for i := 0; gpu.AtomicLoad(t, &x[i]) < 6; i = 1 - i {
			}
		})
	}, "hang: the thread reads the same value again and again", "4 of the 6 blocks have not started", "emu/waits_test.go:")
}

// TestAThreadThatHangsIsReportedWithAll: who waits for whom is told as at a deadlock.
func TestAThreadThatHangsIsReportedWithAll(t *testing.T) {
	never := make(chan time.Time) // the watchdog stays out of it
	defer close(never)
	at := line(11)
	failing(t, emu.Config{PEs: 3, HangTimeout: time.Millisecond}.WithTicks(never), func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		x, _, err := local[int32](h, 1)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "K", grid: 1, block: 1}, func(t *gpu.Thread) {
			for shmem.MyPE(t) == 1 && gpu.AtomicLoad(t, &x[0]) == 0 {
			}
			if shmem.MyPE(t) == 0 {
				shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
			}
		})
	}, fmt.Sprintf("emu/waits_test.go:%d: hang: the thread reads the same value again and again, and for 1ms nothing has happened that could change it\n", at),
		"\n\tfirst cause: PE 1 waits for itself\n\twho waits for whom:\n",
		"\n\t  PE 2 has returned\n\t  PE 0 waits at emu/waits_test.go:",
		"(kernel K, PE 1, block (0,0,0), thread (0,0,0))")
}

func TestAbortEndsWaits(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		errs := run(t, emu.Config{PEs: 2, Race: goroutines}, func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			err = h.runKernel(shape{name: "K", grid: 1, block: 40, collective: true}, func(t *gpu.Thread) {
				if shmem.MyPE(t) == 0 {
					h.dev.Abort()
				}
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			})
			if err == nil {
				return errors.New("the kernel ended")
			}
			h.dev.Abort()
			return nil
		})
		for rank, err := range errs {
			if err != nil {
				t.Errorf("goroutines = %v: PE %d: %v", goroutines, rank, err)
			}
		}
	}
}

func TestFailEndsTheOthers(t *testing.T) {
	cause := errors.New("host gave up")
	errs := run(t, emu.Config{PEs: 3}, func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		switch h.rank {
		case 0:
			return cause
		case 1:
			return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			})
		}
		return h.dev.Barrier(context.Background())
	})
	for rank, err := range errs {
		if !errors.Is(err, cause) {
			t.Errorf("PE %d: %v", rank, err)
		}
	}
}

func TestTeamCallsOfDifferentKindsAreReported(t *testing.T) {
	failing(t, emu.Config{PEs: 2}, func(h *host) error {
		return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
			if shmem.MyPE(t) == 0 {
				shmem.BarrierAll(t)
			} else {
				shmem.SyncAll(t)
			}
		})
	}, "the PEs of team 0 make different calls: ")
	failing(t, emu.Config{PEs: 1}, func(h *host) error {
		return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) { shmem.Sync(t, 7) })
	}, "Sync: the team does not exist, or this PE is not a member of it")
	failing(t, emu.Config{PEs: 2}, func(h *host) error {
		return h.runKernel(shape{grid: 2, block: 1, collective: true}, func(t *gpu.Thread) {
			if shmem.MyPE(t) == 0 {
				shmem.SyncAll(t)
			}
		})
	}, "is called twice at once on PE 0")
}

func TestWaitKindIsWait(t *testing.T) {
	errs := run(t, emu.Config{PEs: 1}, func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
		})
	})
	var e *fault.Error
	if !errors.As(errs[0], &e) || e.Kind != fault.Wait || e.File != "emu/waits_test.go" {
		t.Errorf("got %#v", errs[0])
	}
}
