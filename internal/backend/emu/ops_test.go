package emu_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// transfers runs every transfer at a scope between three PEs and checks what
// arrives.
func transfers[S shmem.Scope, T shmem.Elem](h *host, block int, scope func(t *gpu.Thread) S, value func(pe, i int) T) error {
	const n = 37
	var bufs [8]shmem.Sym[T] // what is sent, then what each operation received
	for i := range bufs {
		var err error
		if bufs[i], _, err = symmetric[T](h, n); err != nil {
			return err
		}
	}
	src := bufs[0]
	sig, err := signal(h)
	if err != nil {
		return err
	}
	if err := h.runKernel(shape{name: "K", grid: 1, block: block, collective: true}, func(t *gpu.Thread) {
		me := shmem.MyPE(t)
		right := (me + 1) % shmem.NumPEs(t)
		for i := range t.Block().Stride(n) {
			src.Local()[i] = value(me, i)
		}
		t.Block().Sync()
		// One warp or thread of the block performs what is not the block's.
		mine := true
		switch any(scope(t)).(type) {
		case *gpu.Thread:
			mine = t.Block().Rank() == 0
		case gpu.Warp:
			mine = t.Block().Rank() < gpu.WarpSize
		}
		if mine {
			shmem.Barrier(scope(t), shmem.TeamWorld)
			shmem.Put(scope(t), bufs[1], src, right)
			shmem.PutNBI(scope(t), bufs[2], src, right)
			shmem.Get(scope(t), bufs[3], src, right)
			shmem.GetNBI(scope(t), bufs[4], src, right)
			shmem.PutSignal(scope(t), bufs[5], src, sig, 1, shmem.SignalAdd, right)
			shmem.PutSignalNBI(scope(t), bufs[6], src, sig, 1, shmem.SignalAdd, right)
			if t.Block().Rank() == 0 {
				for i := range n {
					shmem.P(t, bufs[7].At(i), shmem.G(t, src.At(i), right), me)
				}
			}
			shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 2)
			shmem.Quiet(scope(t))
			shmem.Barrier(scope(t), shmem.TeamWorld)
		}
	}); err != nil {
		return err
	}
	left, right := (h.rank+h.n-1)%h.n, (h.rank+1)%h.n
	for i, from := range []int{h.rank, left, left, right, right, left, left, right} {
		want := make([]T, n)
		for j := range want {
			want[j] = value(from, j)
		}
		if d := cmp.Diff(want, bufs[i].Local()); d != "" {
			return fmt.Errorf("buffer %d: %s", i, d)
		}
	}
	return nil
}

// mixed is an element with room between its fields.
type mixed struct {
	A [3]float32
	B float64
	C bool
	D int16
}

func mixedOf(pe, i int) mixed {
	x := float32(pe*100 + i)
	return mixed{A: [3]float32{x, -x, x / 2}, B: float64(x) * 3, C: i%2 == 0, D: int16(-i)}
}

func TestTransfersAtEveryScope(t *testing.T) {
	thread := func(t *gpu.Thread) *gpu.Thread { return t }
	seeds(t, 10, func(t *testing.T, cfg emu.Config) {
		cfg.PEs = 3
		for _, block := range []int{1, 20, 50} {
			mustRun(t, cfg, func(h *host) error {
				return errors.Join(
					transfers(h, block, thread, func(pe, i int) int8 { return int8(pe*40 + i) }),
					transfers(h, block, (*gpu.Thread).Warp, func(pe, i int) uint16 { return uint16(pe*1000 + i) }),
					transfers(h, block, (*gpu.Thread).Block, func(pe, i int) float32 { return float32(pe) + float32(i)/64 }),
					transfers(h, block, (*gpu.Thread).Block, func(pe, i int) float64 { return float64(pe) + float64(i)/64 }),
					transfers(h, block, thread, func(pe, i int) int64 { return int64(pe)<<40 + int64(i) }),
					transfers(h, block, (*gpu.Thread).Warp, mixedOf),
					transfers(h, block, thread, func(pe, i int) [3]uint8 { return [3]uint8{uint8(pe), uint8(i), 7} }),
				)
			})
		}
	})
}

// TestElementsArriveInParts looks at an element while it is on its way.
func TestElementsArriveInParts(t *testing.T) {
	if race.Enabled {
		t.Skip("looking at it is a data race")
	}
	type pair struct{ First, Second [4]int64 }
	all := pair{[4]int64{1, 1, 1, 1}, [4]int64{1, 1, 1, 1}}
	for name, send := range map[string]func(t *gpu.Thread, x, one shmem.Sym[pair]){
		"P":   func(t *gpu.Thread, x, one shmem.Sym[pair]) { shmem.P(t, x.At(0), all, 1) },
		"Put": func(t *gpu.Thread, x, one shmem.Sym[pair]) { shmem.Put(t, x, one, 1) },
	} {
		early, late := false, false // the first field was there alone, the last was
		seeds(t, 50, func(t *testing.T, cfg emu.Config) {
			cfg.PEs = 2
			mustRun(t, cfg, func(h *host) error {
				x, _, err := symmetric[pair](h, 1)
				if err != nil {
					return err
				}
				one, _, err := symmetric[pair](h, 1)
				if err != nil {
					return err
				}
				return h.runKernel(shape{name: "K", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
					one.Local()[0] = all
					shmem.BarrierAll(t)
					if shmem.MyPE(t) == 0 {
						send(t, x, one)
					} else {
						for v := (pair{}); v != all; v = shmem.G(t, x.At(0), 1) {
							early = early || v.First[0] > v.Second[3]
							late = late || v.First[0] < v.Second[3]
						}
					}
					shmem.BarrierAll(t)
				})
			})
		})
		if !late || name == "P" && !early {
			t.Errorf("%s: the first field alone was seen %v, the last one %v", name, early, late)
		}
	}
}

func TestSignalComparisons(t *testing.T) {
	for _, c := range []struct {
		cmp  shmem.Cmp
		to   uint64
		sets []uint64
		want uint64
	}{
		{shmem.CmpEQ, 3, []uint64{3}, 3},
		{shmem.CmpNE, 0, []uint64{9}, 9},
		{shmem.CmpGT, 4, []uint64{5}, 5},
		{shmem.CmpGE, 1 << 63, []uint64{1<<63 + 1}, 1<<63 + 1},
		{shmem.CmpLT, 1, nil, 0},
		{shmem.CmpLE, 0, nil, 0},
	} {
		mustRun(t, emu.Config{PEs: 2}, func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			var got uint64
			if err := h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				for _, v := range c.sets {
					shmem.SignalOp(t, sig, v, shmem.SignalSet, 1-shmem.MyPE(t))
				}
				got = shmem.SignalWaitUntil(t, sig, c.cmp, c.to)
				if f := shmem.SignalFetch(t, sig); f != got {
					panic("the signal is not what the wait returned")
				}
			}); err != nil {
				return err
			}
			return expect(fmt.Sprintf("comparison %d with %d", c.cmp, c.to), got, c.want)
		})
	}
}

func TestSignalAddsAreAtomic(t *testing.T) {
	seeds(t, 20, func(t *testing.T, cfg emu.Config) {
		cfg.PEs = 4
		mustRun(t, cfg, func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			return h.runKernel(shape{grid: 3, block: 33, collective: true}, func(t *gpu.Thread) {
				shmem.SignalOp(t, sig, 1, shmem.SignalAdd, 2)
				if shmem.MyPE(t) == 2 {
					shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 4*3*33)
				}
			})
		})
	})
}

func TestFetchingASignalInALoopSeesItChange(t *testing.T) {
	seeds(t, 10, func(t *testing.T, cfg emu.Config) {
		cfg.PEs = 2
		mustRun(t, cfg, func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			x, _, err := symmetric[int32](h, 1)
			if err != nil {
				return err
			}
			return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				other := 1 - shmem.MyPE(t)
				shmem.SignalOp(t, sig, 1, shmem.SignalSet, other)
				for shmem.SignalFetch(t, sig) == 0 {
				}
				shmem.P(t, x.At(0), 5, other)
				// Nothing orders P and G here: a race, if a harmless one.
				for !race.Enabled && shmem.G(t, x.At(0), other) != 5 {
				}
			})
		})
	})
}

func TestTeamsHoldAllPEs(t *testing.T) {
	mustRun(t, emu.Config{PEs: 3}, func(h *host) error {
		var got []int
		if err := h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			for _, team := range []shmem.Team{shmem.TeamWorld, shmem.TeamShared, shmem.TeamNode, 9, -1} {
				got = append(got, shmem.TeamMyPE(t, team), shmem.TeamNumPEs(t, team))
			}
		}); err != nil {
			return err
		}
		if d := cmp.Diff([]int{h.rank, 3, h.rank, 3, h.rank, 3, -1, -1, -1, -1}, got); d != "" {
			return errors.New(d)
		}
		return nil
	})
}

func atomics[T gpu.AtomicElem](h *host) error {
	x, _, err := local[T](h, 6)
	if err != nil {
		return err
	}
	x[1] = 100
	x[2] = 50
	threads := 4 * 40
	if err := h.runKernel(shape{grid: 4, block: 40}, func(t *gpu.Thread) {
		r := T(t.Grid().Rank() % 100)
		gpu.AtomicAdd(t, &x[0], 1)
		gpu.AtomicSub(t, &x[1], 0.25*4)
		gpu.AtomicMin(t, &x[2], r+1)
		gpu.AtomicMax(t, &x[3], r)
		gpu.AtomicExchange(t, &x[4], 7)
		if gpu.AtomicLoad(t, &x[5]) == 0 {
			gpu.AtomicStore(t, &x[5], 9)
		}
	}); err != nil {
		return err
	}
	var hundred T = 100
	if d := cmp.Diff([]T{T(threads), hundred - T(threads), 1, 99, 7, 9}, x); d != "" {
		return fmt.Errorf("%T: %s", x[0], d)
	}
	return nil
}

func integerAtomics[T gpu.AtomicInt](h *host) error {
	x, _, err := local[T](h, 4)
	if err != nil {
		return err
	}
	x[0] = 127
	if err := h.runKernel(shape{grid: 2, block: 7}, func(t *gpu.Thread) {
		bit := T(1) << (t.Grid().Rank() % 7)
		gpu.AtomicAnd(t, &x[0], ^bit)
		gpu.AtomicOr(t, &x[1], bit)
		gpu.AtomicXor(t, &x[2], bit)
		for {
			old := gpu.AtomicLoad(t, &x[3])
			if gpu.AtomicCompareAndSwapExplicit(t, &x[3], old, old+2, gpu.AcqRel, gpu.ScopeBlock) == old {
				break
			}
		}
	}); err != nil {
		return err
	}
	if d := cmp.Diff([]T{0, 127, 0, 28}, x); d != "" {
		return fmt.Errorf("%T: %s", x[0], d)
	}
	return nil
}

func TestAtomics(t *testing.T) {
	seeds(t, 5, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			return errors.Join(
				atomics[int32](h), atomics[uint32](h), atomics[int64](h), atomics[uint64](h),
				atomics[int](h), atomics[uint](h), atomics[float32](h), atomics[float64](h),
				integerAtomics[int32](h), integerAtomics[uint32](h), integerAtomics[int64](h),
				integerAtomics[uint64](h), integerAtomics[int](h), integerAtomics[uint](h),
			)
		})
	})
}

func TestGeometry(t *testing.T) {
	mustRun(t, emu.Config{PEs: 1}, func(h *host) error {
		seen, _, err := local[int32](h, 3*70)
		if err != nil {
			return err
		}
		if err := h.runKernel(shape{grid: 3, block: 70}, func(t *gpu.Thread) {
			i := t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
			gpu.Assert(t, i == t.Grid().Rank() && t.Grid().Size() == 210, "grid")
			gpu.Assert(t, t.Block().Rank() == t.ThreadIdx().X && t.Block().Size() == 70, "block")
			last := t.Block().Rank() >= 64
			gpu.Assert(t, t.Warp().Rank() == t.ThreadIdx().X%gpu.WarpSize && (t.Warp().Size() == 6) == last, "warp")
			gpu.Assert(t, t.GridDim() == gpu.Dim3{X: 3, Y: 1, Z: 1}, "dimensions")
			seen[i]++
		}); err != nil {
			return err
		}
		for i, n := range seen {
			if n != 1 {
				return fmt.Errorf("thread %d ran %d times", i, n)
			}
		}
		return nil
	})
}

func TestSharedMemoryIsOnePerLineTypeAndBlock(t *testing.T) {
	get := func(t *gpu.Thread) *[2]int32 { return gpu.Shared[[2]int32](t) }
	seeds(t, 3, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			return h.runKernel(shape{grid: 5, block: 40}, func(t *gpu.Thread) {
				a, b := get(t), get(t)
				c := gpu.Shared[[2]int32](t)
				f := gpu.Shared[float32](t)
				gpu.Assert(t, a == b, "a helper called twice gets the same memory")
				gpu.Assert(t, a != c, "two calls get two memories")
				if t.Block().Rank() == 0 {
					gpu.Assert(t, a[0] == -1 && *f != *f, "the memory is not cleared")
				}
				t.Block().Sync()
				if t.Block().Rank() == 39 {
					a[0] = int32(t.BlockIdx().X)
				}
				t.Block().Sync()
				gpu.Assert(t, a[0] == int32(t.BlockIdx().X), "each block has its own")
			})
		})
	})
	failing(t, emu.Config{PEs: 1}, func(h *host) error {
		return h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) { gpu.Shared[[2][]int32](t) })
	}, "gpu.Shared: [2][]int32 holds pointers")
}

func TestClocksGrow(t *testing.T) {
	seeds(t, 3, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			return h.runKernel(shape{grid: 1, block: 40}, func(t *gpu.Thread) {
				c, ns := gpu.Clock(t), gpu.GlobalTimer(t)
				for gpu.Clock(t)-c < 1000 {
				}
				gpu.Assert(t, gpu.GlobalTimer(t) > ns, "time grows")
			})
		})
	})
}

func TestManyThreads(t *testing.T) {
	mustRun(t, emu.Config{PEs: 1}, func(h *host) error {
		x, _, err := local[int32](h, 1)
		if err != nil {
			return err
		}
		grid, block := 200, 1000
		if testing.Short() {
			grid = 20
		}
		if err := h.runKernel(shape{grid: grid, block: block, collective: true}, func(t *gpu.Thread) {
			gpu.AtomicAdd(t, &x[0], 1)
			t.Grid().Sync()
			gpu.Assert(t, int(x[0]) == grid*block, "all threads came")
		}); err != nil {
			return err
		}
		return expect("threads", int(x[0]), grid*block)
	})
}

// TestOperationsThatNobodyWaitsForArrive: a program that puts and never waits does not fill the memory
// of its host.
func TestOperationsThatNobodyWaitsForArrive(t *testing.T) {
	for seed := range uint64(3) {
		mustRun(t, emu.Config{PEs: 2, Seed: seed}, func(h *host) error {
			dst, _, err := symmetric[int32](h, 2*emu.Backlog)
			if err != nil {
				return err
			}
			src, _, err := symmetric[int32](h, 1)
			if err != nil {
				return err
			}
			sig, err := signal(h)
			if err != nil {
				return err
			}
			if err := h.runKernel(shape{name: "K", grid: 1, block: 1}, func(t *gpu.Thread) {
				for i := range 2 * emu.Backlog {
					shmem.PutSignal(t, dst.Slice(i, i+1), src, sig, 1, shmem.SignalAdd, 1-shmem.MyPE(t))
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
