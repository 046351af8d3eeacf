package emu_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

func TestCancelledSyncEndsWaits(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		cause := errors.New("enough")
		at := line(12)
		errs := run(t, emu.Config{PEs: 2, Race: goroutines}, func(h *host) error {
			x, _, err := local[int32](h, 1)
			if err != nil {
				return err
			}
			ctx, cancel := context.WithCancelCause(context.Background())
			if err := h.launch(shape{name: "K", grid: 2, block: 40, collective: true}, func(t *gpu.Thread) {
				if t.Grid().Rank() == 0 && shmem.MyPE(t) == 0 {
					cancel(cause)
				}
				if t.Block().Rank() == 0 {
					for gpu.AtomicLoad(t, &x[0]) == 0 {
					}
				}
				t.Block().Sync()
			}); err != nil {
				return err
			}
			if h.rank == 1 {
				// Its kernel ends when PE 0 fails the world.
				if err := h.s.Sync(context.Background()); err == nil {
					return errors.New("the kernel ended")
				}
				return nil
			}
			return h.s.Sync(ctx)
		})
		if !errors.Is(errs[0], cause) {
			t.Errorf("goroutines = %v: %v", goroutines, errs[0])
		}
		var e *fault.Error
		if !errors.As(errs[0], &e) || e.Kind != fault.Wait || e.Line != at || !strings.Contains(e.Msg, fmt.Sprintf("emu/cancel_test.go:%d: kernel K, PE 0 waits in gpu.AtomicLoad", at)) {
			t.Errorf("goroutines = %v: the error does not say that threads wait at line %d:\n%v", goroutines, at, errs[0])
		}
		if errs[1] != nil {
			t.Errorf("goroutines = %v: PE 1: %v", goroutines, errs[1])
		}
	}
}

// TestCancelledSyncNamesWhatIsPolled covers every function that a loop can poll with.
func TestCancelledSyncNamesWhatIsPolled(t *testing.T) {
	for _, c := range []struct {
		name string
		line int
		poll func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal)
		want string
	}{
		{"load", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			gpu.AtomicLoad(t, &x[1])
		}, "gpu.AtomicLoad, called again and again: the word is 0.5"},
		{"explicit load", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			gpu.AtomicLoadExplicit(t, &n[0], gpu.Acquire, gpu.ScopeSystem)
		}, "gpu.AtomicLoadExplicit, called again and again: the word is -3"},
		{"lock", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			gpu.AtomicCompareAndSwap(t, &n[0], 0, 1)
		}, "gpu.AtomicCompareAndSwap, called again and again: the word is -3"},
		{"two words", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			gpu.AtomicLoad(t, &n[0])
		}, "gpu.AtomicLoad, called again and again: the word is -3"},
		{"fetch", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			shmem.AtomicFetch(t, w.At(2), 1)
		}, "shmem.AtomicFetch, called again and again: the word is 7"},
		{"lock of a peer", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			shmem.AtomicCompareSwap(t, w.At(2), 0, 1, 1)
		}, "shmem.AtomicCompareSwap, called again and again: the word is 7"},
		{"element", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			shmem.G(t, w.At(2), 1)
		}, "shmem.G, called again and again: the word is 7"},
		{"signal", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			shmem.SignalFetch(t, sig)
		}, "shmem.SignalFetch, called again and again: the word is 0"},
		{"test", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			shmem.Test(t, w.At(0), shmem.CmpGT, 9)
		}, "shmem.Test: the word is 7, waits for > 9, again and again"},
		{"test of many", line(1), func(t *gpu.Thread, x []float32, n []int32, w shmem.Sym[int64], sig shmem.Signal) {
			shmem.TestAny(t, w, nil, shmem.CmpLT, -1)
		}, "shmem.TestAny: word 0 is 7, waits for < -1, again and again"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, goroutines := range []bool{false, true} {
				ctx, cancel := context.WithCancel(context.Background())
				errs := run(t, emu.Config{PEs: 2, Race: goroutines}, func(h *host) error {
					x, _, err := local[float32](h, 2)
					if err != nil {
						return err
					}
					n, _, err := local[int32](h, 2)
					if err != nil {
						return err
					}
					w, _, err := symmetric[int64](h, 3)
					if err != nil {
						return err
					}
					sig, err := signal(h)
					if err != nil {
						return err
					}
					if err := h.runKernel(shape{name: "Set", grid: 1, block: 1}, func(t *gpu.Thread) {
						x[1], n[0], n[1], w.Local()[0], w.Local()[2] = 0.5, -3, -3, 7, 7
					}); err != nil {
						return err
					}
					if err := h.dev.Barrier(context.Background()); err != nil || h.rank == 1 {
						return err
					}
					if err := h.launch(shape{name: "K", grid: 1, block: 1}, func(t *gpu.Thread) {
						for i := 0; ; i++ {
							if i == 100 {
								cancel()
							}
							c.poll(t, x, n, w, sig)
						}
					}); err != nil {
						return err
					}
					return h.s.Sync(ctx)
				})
				cancel()
				if errs[0] == nil {
					t.Fatalf("goroutines = %v: no error", goroutines)
				}
				got, report, _ := strings.Cut(errs[0].Error(), "\n")
				want := fmt.Sprintf("wait for the stream: context canceled: emu/cancel_test.go:%d: %s; ended while waiting", c.line, c.want)
				if d := cmp.Diff(want, got); d != "" {
					t.Errorf("goroutines = %v: %s", goroutines, d)
				}
				want = fmt.Sprintf("\temu/cancel_test.go:%d: kernel K, PE 0 waits in %s: 1 threads, such as block (0,0,0) thread (0,0,0) (kernel K, PE 0, block (0,0,0), thread (0,0,0))", c.line, c.want)
				if d := cmp.Diff(want, report); d != "" {
					t.Errorf("goroutines = %v: %s", goroutines, d)
				}
			}
		})
	}
}

// TestCancelledSyncNamesWhereThreadsRun: a kernel that goes on for ever without a wait.
func TestCancelledSyncNamesWhereThreadsRun(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		ctx, cancel := context.WithCancel(context.Background())
		at := line(8)
		errs := run(t, emu.Config{PEs: 1, Race: goroutines}, func(h *host) error {
			x, _, err := local[int32](h, 1)
			if err != nil {
				return err
			}
			if err := h.launch(shape{name: "K", grid: 1, block: 2}, func(t *gpu.Thread) {
				for {
					if gpu.AtomicAdd(t, &x[0], 1) == 1000 {
						cancel()
					}
				}
			}); err != nil {
				return err
			}
			return h.s.Sync(ctx)
		})
		cancel()
		got := fmt.Sprint(errs[0])
		for _, want := range []string{
			fmt.Sprintf("wait for the stream: context canceled: emu/cancel_test.go:%d: ended while running\n", at),
			fmt.Sprintf("\temu/cancel_test.go:%d: kernel K, PE 0 runs: 2 threads, such as block (0,0,0) thread (0,0,0)", at),
		} {
			if !strings.Contains(got, want) {
				t.Errorf("goroutines = %v: no %q in\n%s", goroutines, want, got)
			}
		}
	}
}

// TestCancelledCollectiveCallNamesWhoIsMissing covers every call of the host that PEs
// make together; PE 1 makes another, and PE 2 none.
func TestCancelledCollectiveCallNamesWhoIsMissing(t *testing.T) {
	world := driver.Team{Members: []int{0, 1, 2}}
	const missing = `: enough; not all PEs have made this call: PE 1 waits in "wait for the stream", PE 2 does not wait for its device`
	for _, c := range []struct {
		name string
		call func(ctx context.Context, h *host, m driver.Mem) error
		want string
	}{
		{"allocate", func(ctx context.Context, h *host, m driver.Mem) error {
			_, err := h.dev.AllocSym(ctx, 8, nil, driver.SymOptions{}, "a.go:2")
			return err
		}, "allocate 8 bytes of symmetric memory at a.go:2" + missing},
		{"free", func(ctx context.Context, h *host, m driver.Mem) error {
			return h.dev.Free(ctx, m, "a.go:2")
		}, "free the 8 bytes of symmetric memory allocated at a.go:1 at a.go:2" + missing},
		{"barrier", func(ctx context.Context, h *host, m driver.Mem) error {
			return h.dev.Barrier(ctx)
		}, "barrier on the host" + missing},
		{"allocate with options", func(ctx context.Context, h *host, m driver.Mem) error {
			_, err := h.dev.AllocSym(ctx, 8, nil, driver.SymOptions{Align: 64, Uninitialized: true}, "a.go:2")
			return err
		}, "allocate 8 bytes of symmetric memory, alignment 64, uninitialised at a.go:2" + missing},
		{"register", func(ctx context.Context, h *host, m driver.Mem) error {
			m, err := h.dev.AllocVirtual(8)
			if err != nil {
				return err
			}
			_, err = h.dev.RegisterSymmetric(ctx, m, "a.go:2")
			return err
		}, "register 8 bytes as symmetric memory at a.go:2" + missing},
		{"share an id", func(ctx context.Context, h *host, m driver.Mem) error {
			_, err := h.dev.ShareNCCLID(ctx, "a.go:2")
			return err
		}, "share an id for a communicator at a.go:2" + missing},
		{"make a communicator", func(ctx context.Context, h *host, m driver.Mem) error {
			n := h.dev
			id, err := n.NCCLID()
			if err != nil {
				return err
			}
			_, err = n.NewComm(ctx, driver.NCCLInit{ID: id, Size: 2, Where: "a.go:2"})
			return err
		}, "NCCL: make a communicator of 2 ranks at a.go:2: enough; 1 of 2 PEs have made this call"},
		{"split", func(ctx context.Context, h *host, m driver.Mem) error {
			_, err := h.dev.SplitStrided(ctx, world, 0, 1, 2, driver.NoContexts, "a.go:2")
			return err
		}, "split team 0 from 0 by 1 for 2 PEs at a.go:2" + missing},
		{"split in rows", func(ctx context.Context, h *host, m driver.Mem) error {
			_, _, err := h.dev.Split2D(ctx, world, 2, driver.NoContexts, driver.NoContexts, "a.go:2")
			return err
		}, "split team 0 in rows of 2 at a.go:2" + missing},
		{"team from an id", func(ctx context.Context, h *host, m driver.Mem) error {
			_, err := h.dev.NewTeam(ctx, 5, 0, 2, driver.NoContexts, "a.go:2")
			return err
		}, "make a team of 2 PEs with id 5 at a.go:2: enough; 1 of 2 PEs have made this call"},
		{"destroy a team", func(ctx context.Context, h *host, m driver.Mem) error {
			return h.dev.DestroyTeam(ctx, world, "a.go:2")
		}, "destroy team 0 at a.go:2" + missing},
	} {
		t.Run(c.name, func(t *testing.T) {
			enough := errors.New("enough")
			ctx, cancel := context.WithCancelCause(context.Background())
			errs := run(t, emu.Config{PEs: 3}, func(h *host) error {
				m, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
				if err != nil {
					return err
				}
				switch h.rank {
				case 0:
					return c.call(ctx, h, m)
				case 1:
					if err := h.s.Sync(context.Background()); !errors.Is(err, enough) {
						return fmt.Errorf("PE 1, which the failure of PE 0 ends: %v", err)
					}
				case 2:
					for emu.Waiting(h.dev) < 2 {
						runtime.Gosched()
					}
					cancel(enough)
					for emu.Waiting(h.dev) == 2 {
						runtime.Gosched()
					}
				}
				return nil
			})
			var got []string
			for _, err := range errs {
				got = append(got, fmt.Sprint(err))
			}
			if d := cmp.Diff([]string{c.want, "<nil>", "<nil>"}, got); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestCancelledSyncNamesWhatHasNotBegun: the other PE keeps the emulated GPUs from moving.
func TestCancelledSyncNamesWhatHasNotBegun(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	errs := run(t, emu.Config{PEs: 2}, func(h *host) error {
		sig, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
		if err != nil {
			return err
		}
		if h.rank == 1 {
			for emu.Waiting(h.dev) == 0 {
				runtime.Gosched()
			}
			cancel()
			for emu.Waiting(h.dev) == 1 {
				runtime.Gosched()
			}
			return nil
		}
		if err := h.s.Communicate(context.Background(), &driver.HostCall{Op: op.HostLookup("SignalWaitUntil"), Where: "a.go:2", Operands: driver.Operands{Word: sig, Value: 1}}); err != nil {
			return err
		}
		return h.s.Sync(ctx)
	})
	want := "wait for the stream: context canceled; not begun: SignalWaitUntil on a stream at a.go:2; the emulated GPUs stand still until the hosts of all PEs wait for them: PE 1 does not wait for its device"
	if d := cmp.Diff(want, fmt.Sprint(errs[0])); d != "" {
		t.Error(d)
	}
}
