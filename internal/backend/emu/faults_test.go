package emu_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// line returns the line of its call, plus n.
func line(n int) int {
	_, _, l, _ := runtime.Caller(1)
	return l + n
}

type myInt int

type myText string

type side [16]tile.Dim

var zero int // which the compiler does not know to be constant

func TestFaultsHavePlaceAndGoText(t *testing.T) {
	for _, c := range []struct {
		name   string
		line   int
		kernel func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal)
		kind   fault.Kind
		msg    string
	}{
		{"index", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			x[zero+8] = 1
		}, fault.Index, "index out of range [8] with length 8"},
		{"negative index", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			x[zero-1] = 1
		}, fault.Index, "index out of range [-1]"},
		{"slice", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			_ = x[:zero+9]
		}, fault.SliceHigh, "slice bounds out of range [:9] with capacity 8"},
		{"slice bounds swapped", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			_ = x[zero+3 : zero+2]
		}, fault.SliceLow, "slice bounds out of range [3:2]"},
		{"slice to array", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			_ = [9]int32(x)
		}, fault.SliceToArray, "cannot convert slice with length 8 to array or pointer to array with length 9"},
		{"nil", line(2), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			var p *int32
			*p = 1
		}, fault.Nil, "invalid memory address or nil pointer dereference"},
		{"division", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			zero = 1 / zero
		}, fault.Divide, "integer divide by zero"},
		{"shift", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			zero = 1 << (zero - 1)
		}, fault.Shift, "negative shift amount"},
		{"panic", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			panic("no solution")
		}, fault.Panic, "panic: no solution"},
		{"panic with an integer", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			panic(42)
		}, fault.Panic, "panic: 42"},
		{"panic with a named integer", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			panic(myInt(42))
		}, fault.Panic, "panic: emu_test.myInt(42)"},
		{"panic with a named string", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			panic(myText("a"))
		}, fault.Panic, `panic: emu_test.myText("a")`},
		{"panic with a float", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			panic(1.5)
		}, fault.Panic, "panic: 1.5"},
		{"panic with an error", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			panic(errors.New("bad"))
		}, fault.Panic, "panic: bad"},
		{"assertion", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			gpu.Assert(t, len(x) == 9, "nine elements")
		}, fault.Panic, "panic: assertion failed: nine elements"},
		{"lengths", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			shmem.Put(t, s, s.Slice(0, 3), 0)
		}, fault.Length, "Put: destination has 8 elements, source has 3"},
		{"lengths of a get", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			shmem.GetNBI(t.Block(), s.Slice(0, 3), s, 0)
		}, fault.Length, "GetNBI: destination has 3 elements, source has 8"},
		{"PE", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			shmem.P(t, s.At(0), 1, 2)
		}, fault.PERange, "P: PE 2 out of range [0, 2)"},
		{"negative PE", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			shmem.SignalOp(t, sig, 1, shmem.SignalSet, -1)
		}, fault.PERange, "SignalOp: PE -1 out of range [0, 2)"},
		{"element of symmetric memory", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			s.At(8)
		}, fault.Index, "index out of range [8] with length 8"},
		{"part of symmetric memory", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			s.Slice(2, 9)
		}, fault.SliceHigh, "slice bounds out of range [:9] with capacity 8"},
		{"part of a part", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			s.Slice(2, 4).Slice(0, 3)
		}, fault.SliceHigh, "slice bounds out of range [:3] with capacity 2"},
		{"zero signal", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			shmem.SignalFetch(t, shmem.Signal{})
		}, fault.Nil, "invalid memory address or nil pointer dereference"},
		{"nil pointer to an atomic", line(1), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			gpu.AtomicAdd(t, (*int32)(nil), 1)
		}, fault.Nil, "invalid memory address or nil pointer dereference"},
		{"part of a matrix that is not there", line(2), func(t *gpu.Thread, x []int32, s shmem.Sym[int32], sig shmem.Signal) {
			data := make([]gpu.Float16, 3)
			tile.Load(t.Warp(), tile.Shared[side, side, gpu.Float16](t), tile.Of(data, 16, 16), 0, 0)
		}, fault.Index, "index out of range [24] with length 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, goroutines := range []bool{false, true} {
				errs := run(t, emu.Config{PEs: 2, Race: goroutines}, func(h *host) error {
					x, _, err := local[int32](h, 8)
					if err != nil {
						return err
					}
					s, _, err := symmetric[int32](h, 8)
					if err != nil {
						return err
					}
					sig, err := signal(h)
					if err != nil || h.rank == 0 {
						return err
					}
					return h.runKernel(shape{name: "K", grid: 3, block: 40}, func(t *gpu.Thread) {
						if t.Grid().Rank() == 2*40+35 {
							c.kernel(t, x, s, sig)
						}
					})
				})
				var got *fault.Error
				if !errors.As(errs[1], &got) {
					t.Fatalf("got error %v", errs[1])
				}
				want := &fault.Error{
					Kernel: "K", PE: 1, Block: [3]int{2, 0, 0}, Thread: [3]int{35, 0, 0},
					File: "emu/faults_test.go", Line: c.line, Kind: c.kind, Msg: c.msg,
				}
				if d := cmp.Diff(want, got, cmpopts.IgnoreFields(fault.Error{}, "Stack")); d != "" {
					t.Errorf("goroutines = %v: %s", goroutines, d)
				}
				if !strings.Contains(got.Stack, "emu/faults_test.go") {
					t.Errorf("no stack of the thread: %s", got.Stack)
				}
			}
		})
	}
}

func TestTextsAreThoseOfPackageFault(t *testing.T) {
	for _, c := range []struct {
		kind   fault.Kind
		text   string
		v0, v1 int64
	}{
		{fault.Index, "", 8, 8}, {fault.Index, "", -1, 0}, {fault.Index, fault.Unsigned, -1, 8},
		{fault.SliceHigh, "", 9, 8}, {fault.SliceHigh, "", -1, 0}, {fault.SliceHigh, fault.Unsigned, -1, 8},
		{fault.SliceHighLen, "", 9, 8}, {fault.SliceHighLen, fault.Unsigned, -1, 8},
		{fault.SliceLow, "", 3, 2}, {fault.SliceLow, "", -1, 0}, {fault.SliceLow, fault.Unsigned, -1, 2},
		{fault.SliceMax, "", 9, 8}, {fault.SliceMax, "", -1, 0}, {fault.SliceMax, fault.Unsigned, -1, 8},
		{fault.SliceMaxHigh, "", 9, 8}, {fault.SliceMaxHigh, "", -1, 0}, {fault.SliceMaxHigh, fault.Unsigned, -1, 8},
		{fault.SliceToArray, "", 3, 4}, {fault.MakeLen, "", 0, 0}, {fault.MakeCap, "", 0, 0}, {fault.Nil, "", 0, 0}, {fault.Divide, "", 0, 0}, {fault.Shift, "", 0, 0},
	} {
		want := fault.Message(c.kind, c.text, c.v0, c.v1)
		kind, text := emu.RuntimeFault(want, 0)
		if kind != c.kind || text != want {
			t.Errorf("%q is read as %v, %q, want %v", want, kind, text, c.kind)
		}
	}
}

func TestDeviceFunctionOutsideAKernelSaysSo(t *testing.T) {
	for name, f := range map[string]func(){
		"index":   func() { (*gpu.Thread)(nil).ThreadIdx() },
		"rank":    func() { gpu.Block{}.Rank() },
		"barrier": func() { new(gpu.Thread).Block().Sync() },
		"shmem":   func() { shmem.MyPE(nil) },
		"scope":   func() { shmem.Quiet(gpu.Warp{}) },
		"stride":  func() { gpu.Grid{}.Stride(1) },
		"atomic":  func() { gpu.AtomicAdd(nil, new(int32), 1) },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if s := fmt.Sprint(recover()); !strings.Contains(s, "outside a kernel") {
					t.Errorf("panic with %q", s)
				}
			}()
			f()
		})
	}
}

func TestGoexitInAKernelFailsTheLaunch(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		errs := run(t, emu.Config{PEs: 1, Race: goroutines}, func(h *host) error {
			return h.runKernel(shape{grid: 2, block: 2}, func(t *gpu.Thread) {
				if t.Grid().Rank() == 1 {
					runtime.Goexit()
				}
				t.Block().Sync()
			})
		})
		if errs[0] == nil || !strings.Contains(errs[0].Error(), "Goexit") {
			t.Errorf("goroutines = %v: %v", goroutines, errs[0])
		}
	}
}

func TestFailedKernelMakesTheDeviceUnusable(t *testing.T) {
	errs := run(t, emu.Config{PEs: 1}, func(h *host) error {
		first := h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) { panic("first") })
		if first == nil {
			return errors.New("the kernel did not fail")
		}
		again := h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {})
		if !errors.Is(again, first) {
			return fmt.Errorf("a later launch returned %v", again)
		}
		if err := h.dev.Barrier(context.Background()); !errors.Is(err, first) {
			return fmt.Errorf("a later barrier returned %v", err)
		}
		return nil
	})
	if errs[0] != nil {
		t.Error(errs[0])
	}
}

// TestKernelsThatFailOnSeveralStreamsEnd: a failure ends launches that have no block yet, since the
// GPU has no room, as well as those that run.
func TestKernelsThatFailOnSeveralStreamsEnd(t *testing.T) {
	for seed := range uint64(20) {
		for _, block := range []int{1, 4} {
			errs := run(t, emu.Config{Seed: seed, ResidentBlocks: 1}, func(h *host) error {
				for range 4 {
					s, err := h.dev.NewStream()
					if err != nil {
						return err
					}
					other := &host{dev: h.dev, s: s}
					for range 2 {
						if err := other.launch(shape{name: "K", grid: 2, block: block}, func(t *gpu.Thread) {
							var none []int
							none[t.ThreadIdx().X]++
						}); err != nil {
							return err
						}
					}
				}
				return h.s.Sync(context.Background())
			})
			var e *fault.Error
			if !errors.As(errs[0], &e) || e.Kernel != "K" || e.Kind != fault.Index {
				t.Fatalf("seed %d, blocks of %d: %v", seed, block, errs[0])
			}
		}
	}
}
