package emu_test

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// collectives are the calls that tests make: dst is per elements long on each PE,
// src holds 100*pe + i.
var collectives = []struct {
	name string
	// lengths returns the lengths of dst and src.
	lengths func(n int) (dst, src int)
	call    func(s gpu.Block, dst, src shmem.Sym[int32])
	// want returns element i of dst on a PE.
	want func(n, pe, i int) int32
}{
	{"Reduce", func(int) (int, int) { return 5, 5 },
		func(s gpu.Block, dst, src shmem.Sym[int32]) {
			shmem.Reduce(s, shmem.TeamWorld, dst, src, shmem.Sum)
		},
		func(n, _, i int) int32 { return int32(100*n*(n-1)/2 + n*i) }},
	{"ReduceScatter", func(n int) (int, int) { return 3, 3 * n },
		func(s gpu.Block, dst, src shmem.Sym[int32]) {
			shmem.ReduceScatter(s, shmem.TeamWorld, dst, src, shmem.Max)
		},
		func(n, pe, i int) int32 { return int32(100*(n-1) + 3*pe + i) }},
	{"Broadcast", func(int) (int, int) { return 5, 5 },
		func(s gpu.Block, dst, src shmem.Sym[int32]) { shmem.Broadcast(s, shmem.TeamWorld, dst, src, 0) },
		func(_, _, i int) int32 { return int32(i) }},
	{"FCollect", func(n int) (int, int) { return 3 * n, 3 },
		func(s gpu.Block, dst, src shmem.Sym[int32]) { shmem.FCollect(s, shmem.TeamWorld, dst, src) },
		func(_, _, i int) int32 { return int32(100*(i/3) + i%3) }},
	{"AllToAll", func(n int) (int, int) { return 3 * n, 3 * n },
		func(s gpu.Block, dst, src shmem.Sym[int32]) { shmem.AllToAll(s, shmem.TeamWorld, dst, src) },
		func(_, pe, i int) int32 { return int32(100*(i/3) + 3*pe + i%3) }},
}

// Every collective gives its result, several times in a row, whatever the order in
// which PEs come and data arrives.
func TestCollectives(t *testing.T) {
	for _, c := range collectives {
		for seed := range 6 {
			for _, pes := range []int{1, 2, 3} {
				cfg := emu.Config{PEs: pes, Seed: uint64(seed), Race: seed%2 == 1}
				mustRun(t, cfg, func(h *host) error {
					nd, ns := c.lengths(pes)
					src, _, err := symmetric[int32](h, ns)
					if err != nil {
						return err
					}
					var dsts []shmem.Sym[int32]
					for range 3 {
						d, _, err := symmetric[int32](h, nd)
						if err != nil {
							return err
						}
						dsts = append(dsts, d)
					}
					var bad string
					err = h.runKernel(shape{grid: 1, block: 40, collective: true}, func(t *gpu.Thread) {
						r := t.Block().Rank()
						for i := range t.Block().Stride(ns) {
							src.Local()[i] = int32(100*h.rank + i)
						}
						for _, dst := range dsts {
							c.call(t.Block(), dst, src)
							if r != 37 {
								continue
							}
							for i, got := range dst.Local() {
								if want := c.want(pes, h.rank, i); got != want {
									bad = fmt.Sprintf("element %d on PE %d of %d is %d, want %d", i, h.rank, pes, got, want)
								}
							}
						}
						shmem.BarrierAll(t.Block())
					})
					if err == nil && bad != "" {
						err = fmt.Errorf("%s: %s", c.name, bad)
					}
					return err
				})
			}
		}
	}
}

// A sum of floats rounds differently on different PEs with some seed, since the
// order of the elements is not specified.
func TestReduceAddsInAnyOrder(t *testing.T) {
	differs := false
	for seed := range 20 {
		var got [3]float32
		mustRun(t, emu.Config{PEs: 3, Seed: uint64(seed)}, func(h *host) error {
			x, _, err := symmetric[float32](h, 1)
			if err != nil {
				return err
			}
			return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				x.Local()[0] = [...]float32{1e8, -1e8, 1}[h.rank]
				shmem.Reduce(t, shmem.TeamWorld, x, x, shmem.Sum)
				got[h.rank] = x.Local()[0]
			})
		})
		for _, v := range got {
			if v != 0 && v != 1 {
				t.Fatalf("seed %d: %v", seed, got)
			}
		}
		differs = differs || got[0] != got[1]
	}
	if !differs {
		t.Error("20 seeds add in one order on all PEs")
	}
}

// The root of a broadcast needs nothing from the others, so that it may be ahead of
// them by several calls.
func TestBroadcastIsNoBarrier(t *testing.T) {
	var most int
	for seed := range 20 {
		mustRun(t, emu.Config{PEs: 2, Seed: uint64(seed)}, func(h *host) error {
			x, _, err := symmetric[int32](h, 8)
			if err != nil {
				return err
			}
			sig, err := signal(h)
			if err != nil {
				return err
			}
			return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				if h.rank == 1 {
					shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
				}
				for i := range 8 {
					shmem.Broadcast(t, shmem.TeamWorld, x.Slice(i, i+1), x.Slice(i, i+1), 0)
				}
				if h.rank == 0 {
					most++
					shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1)
				}
			})
		})
	}
	if d := cmp.Diff(20, most); d != "" {
		t.Error(d)
	}
}

func TestWrongCollectivesAreReported(t *testing.T) {
	type S = shmem.Sym[int32]
	for _, tt := range []struct {
		name  string
		grid  int
		block int
		body  func(t *gpu.Thread, pe int, x, y S)
		want  string
	}{
		{"different operations", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			if pe == 0 {
				shmem.Broadcast(t, shmem.TeamWorld, x, y, 1)
			} else {
				shmem.Reduce(t, shmem.TeamWorld, x, y, shmem.Sum)
			}
		}, "the PEs of team 0 make different calls: "},
		{"different reductions", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Reduce(t, shmem.TeamWorld, x, y, shmem.Sum+shmem.ReduceOp(pe))
		}, "by sum of int32"},
		{"different roots", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Broadcast(t, shmem.TeamWorld, x, y, pe)
		}, "Broadcast with root "},
		{"different lengths", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Reduce(t, shmem.TeamWorld, x.Slice(0, 2+pe), y.Slice(0, 2+pe), shmem.Sum)
		}, "Reduce with a destination of length "},
		{"different destinations", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Reduce(t, shmem.TeamWorld, x.Slice(pe, pe+2), y.Slice(0, 2), shmem.Sum)
		}, "Reduce with another destination here than there"},
		{"different scopes", 1, 32, func(t *gpu.Thread, pe int, x, y S) {
			if pe == 0 {
				shmem.Reduce(t.Warp(), shmem.TeamWorld, x, y, shmem.Sum)
			} else {
				shmem.Reduce(t.Block(), shmem.TeamWorld, x, y, shmem.Sum)
			}
		}, "Reduce at scope "},
		{"two blocks", 2, 1, func(t *gpu.Thread, pe int, x, y S) {
			if pe == 0 {
				shmem.Reduce(t, shmem.TeamWorld, x, y, shmem.Sum)
			}
		}, "shmem.Reduce at thread scope of team 0 is called twice at once on PE "},
		{"threads that differ", 1, 2, func(t *gpu.Thread, pe int, x, y S) {
			r := t.Block().Rank()
			shmem.Reduce(t.Block(), shmem.TeamWorld, x.Slice(r, r+1), y.Slice(r, r+1), shmem.Sum)
		}, "the threads of a block make different calls: Reduce with another destination here than there"},
		{"a thread that is missing", 1, 2, func(t *gpu.Thread, pe int, x, y S) {
			if t.Block().Rank() == 1 {
				shmem.Reduce(t.Block(), shmem.TeamWorld, x, y, shmem.Sum)
			}
		}, "every thread"},
		{"a PE that is missing", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			if pe == 1 {
				shmem.Reduce(t, shmem.TeamWorld, x, y, shmem.Sum)
			}
		}, "PE 1 waits in shmem.Reduce at thread scope of team 0"},
		{"lengths", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Reduce(t, shmem.TeamWorld, x.Slice(0, 2), y, shmem.Sum)
		}, "Reduce: destination has 2 elements, source has 8"},
		{"parts", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.FCollect(t, shmem.TeamWorld, x, y.Slice(0, 3))
		}, "FCollect: the parts of all PEs have 6 elements, the whole has 8"},
		{"parts of the source", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.ReduceScatter(t, shmem.TeamWorld, x, y, shmem.Sum)
		}, "ReduceScatter: the parts of all PEs have 16 elements, the whole has 8"},
		{"division", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.AllToAll(t, shmem.TeamWorld, x.Slice(0, 7), y.Slice(0, 7))
		}, "AllToAll: 7 elements do not divide among the PEs of the team, 6 do"},
		{"root", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Broadcast(t, shmem.TeamWorld, x, y, 2)
		}, "Broadcast: PE 2 out of range [0, 2)"},
		{"team", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Broadcast(t, 77, x, y, 0)
		}, "Broadcast: the team does not exist, or this PE is not a member of it"},
		{"overlap", 1, 1, func(t *gpu.Thread, pe int, x, y S) {
			shmem.Reduce(t, shmem.TeamWorld, x.Slice(0, 4), x.Slice(2, 6), shmem.Sum)
		}, "Reduce: destination and source overlap"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			failing(t, emu.Config{PEs: 2}, func(h *host) error {
				x, _, err := symmetric[int32](h, 8)
				if err != nil {
					return err
				}
				y, _, err := symmetric[int32](h, 8)
				if err != nil {
					return err
				}
				return h.runKernel(shape{grid: tt.grid, block: tt.block, collective: true}, func(t *gpu.Thread) { tt.body(t, h.rank, x, y) })
			}, tt.want)
		})
	}
}

// TestHostsMeetAfterKernelsThatMeet. On a GPU their barriers share memory with those of the kernels.
func TestHostsMeetAfterKernelsThatMeet(t *testing.T) {
	var ended [2]atomic.Bool // by PE
	meet := func(h *host) error {
		ended[h.rank].Store(false)
		return h.launch(shape{name: "Meet", grid: 1, block: 1, collective: true, meets: true}, func(t *gpu.Thread) {
			shmem.BarrierAll(t)
			ended[h.rank].Store(true)
		})
	}
	inGraph := func(h *host) error {
		err := errors.Join(h.s.BeginCapture(), meet(h))
		g, gerr := h.s.EndCapture(nil)
		if err = errors.Join(err, gerr); err != nil {
			return err
		}
		return g.Launch(h.s)
	}
	world := driver.Team{ID: op.TeamWorld, Members: []int{0, 1}}
	calls := map[string]func(h *host) error{
		"Barrier":  func(h *host) error { return h.dev.Barrier(t.Context()) },
		"AllocSym": func(h *host) error { _, _, err := symmetric[int32](h, 1); return err },
		"SplitStrided": func(h *host) error {
			_, err := h.dev.SplitStrided(t.Context(), world, 0, 1, 2, driver.NoContexts, "test.go:3")
			return err
		},
	}
	for name, call := range calls {
		for seed := range uint64(20) {
			launch := meet
			if seed >= 10 {
				launch = inGraph
			}
			mustRun(t, emu.Config{PEs: 2, Seed: seed}, func(h *host) error {
				if err := errors.Join(launch(h), call(h)); err != nil {
					return err
				}
				if !ended[h.rank].Load() {
					return fmt.Errorf("%s has returned before the kernel", name)
				}
				return nil
			})
		}
		err := firstError(run(t, emu.Config{PEs: 2}, func(h *host) error {
			if h.rank == 0 {
				return errors.Join(meet(h), call(h))
			}
			return errors.Join(call(h), meet(h))
		}))
		if err == nil || !strings.Contains(err.Error(), "BarrierAll") || !strings.Contains(err.Error(), "deadlock") {
			t.Errorf("PE 0 launches a kernel that meets before %s, PE 1 after it: %v, want a deadlock", name, err)
		}
	}
}
