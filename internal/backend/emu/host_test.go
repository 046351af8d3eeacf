package emu_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

func TestSameSeedSameRun(t *testing.T) {
	trace := func(seed uint64, goroutines bool) string {
		var b bytes.Buffer
		mustRun(t, emu.Config{PEs: 3, Seed: seed, Race: goroutines, Trace: &b}, func(h *host) error { return ring(h, 40, 2) })
		return b.String()
	}
	for _, goroutines := range []bool{false, true} {
		seen := map[string]uint64{}
		for seed := range uint64(8) {
			a, b := trace(seed, goroutines), trace(seed, goroutines)
			if d := cmp.Diff(a, b); d != "" {
				t.Fatalf("goroutines = %v: seed %d runs in two ways: %s", goroutines, seed, d)
			}
			if a == "" {
				t.Fatal("the trace is empty")
			}
			if other, ok := seen[a]; ok {
				t.Errorf("goroutines = %v: seeds %d and %d run in the same way", goroutines, seed, other)
			}
			seen[a] = seed
		}
	}
}

func TestMemoryIsAlignedAndZero(t *testing.T) {
	mustRun(t, emu.Config{PEs: 2}, func(h *host) error {
		for _, n := range []int{0, 1, 255, 256, 100000} {
			m, err := h.dev.Alloc(n, nil)
			if err != nil {
				return err
			}
			s, err := h.dev.AllocSym(context.Background(), n, nil, driver.SymOptions{}, "test.go:9")
			if err != nil {
				return err
			}
			for _, m := range []driver.Mem{m, s} {
				if uintptr(m.Emu.Base)%256 != 0 || m.Bytes != n {
					return fmt.Errorf("%d bytes: %d bytes at %p", n, m.Bytes, m.Emu.Base)
				}
				got, err := read[byte](h, m)
				if err != nil {
					return err
				}
				if d := cmp.Diff(make([]byte, n), got); d != "" {
					return errors.New(d)
				}
				if err := h.dev.Free(context.Background(), m, "test.go:10"); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// TestTooMuchMemoryIsAnError: Go would end the process.
func TestTooMuchMemoryIsAnError(t *testing.T) {
	for _, bytes := range []int{1 << 50, 1<<40 + 1} {
		failing(t, emu.Config{PEs: 2}, func(h *host) error {
			_, err := h.dev.AllocSym(context.Background(), bytes, nil, driver.SymOptions{}, "a.go:1")
			return err
		}, fmt.Sprintf("allocate symmetric memory at a.go:1: out of memory: %d bytes on 2 PE(s)", bytes))
		failing(t, emu.Config{PEs: 2}, func(h *host) error {
			_, err := h.dev.Alloc(bytes, nil)
			return err
		}, fmt.Sprintf("allocate memory: out of memory: %d bytes on 1 PE(s)", bytes))
	}
}

func TestMisusedCallsOfHostsAreErrors(t *testing.T) {
	for _, c := range []struct {
		name string
		body func(h *host) error
		want string
	}{
		{"freed twice", func(h *host) error {
			m, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
			if err != nil {
				return err
			}
			if err := h.dev.Free(context.Background(), m, "a.go:2"); err != nil {
				return err
			}
			return h.dev.Free(context.Background(), m, "a.go:3")
		}, "free memory at a.go:3: freed before at a.go:2"},
		{"freed on one PE", func(h *host) error {
			m, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
			if err != nil || h.rank == 1 {
				return err
			}
			return h.dev.Free(context.Background(), m, "a.go:2")
		}, "PE 0: free the 8 bytes of symmetric memory allocated at a.go:1 at a.go:2; PE 1 has closed its device"},
		{"freed on one PE while the other waits", func(h *host) error {
			m, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
			if err != nil {
				return err
			}
			if h.rank == 1 {
				return h.dev.Barrier(context.Background())
			}
			return h.dev.Free(context.Background(), m, "a.go:2")
		}, "PE 1: barrier on the host"},
		{"allocation here, a team there", func(h *host) error {
			if h.rank == 1 {
				_, err := h.dev.SplitStrided(context.Background(), driver.Team{Members: []int{0, 1}}, 0, 1, 2, driver.NoContexts, "a.go:2")
				return err
			}
			_, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
			return err
		}, "PE 0: allocate 8 bytes of symmetric memory at a.go:1; PE 1: split team 0 from 0 by 1 for 2 PEs at a.go:2"},
		{"a team whose member has ended", func(h *host) error {
			if h.rank == 1 {
				return nil
			}
			_, err := h.dev.SplitStrided(context.Background(), driver.Team{Members: []int{0, 1}}, 0, 1, 2, driver.NoContexts, "a.go:2")
			return err
		}, "PE 0: split team 0 from 0 by 1 for 2 PEs at a.go:2; PE 1 has closed its device"},
		{"a team with one number twice", func(h *host) error {
			_, err := h.dev.NewTeam(context.Background(), 5, 0, 2, driver.NoContexts, "a.go:2")
			return err
		}, "PEs 0 and 1 both are number 0"},
		{"a team of other sizes", func(h *host) error {
			_, err := h.dev.NewTeam(context.Background(), 5, h.rank, 2+h.rank, driver.NoContexts, "a.go:2")
			return err
		}, "PE 0: make a team of 2 PEs with id 5 at a.go:2; PE 1: make a team of 3 PEs with id 5 at a.go:2"},
		{"a team of other contexts", func(h *host) error {
			_, err := h.dev.NewTeam(context.Background(), 5, h.rank, 2, 1+h.rank, "a.go:2")
			return err
		}, "PE 0: make a team of 2 PEs with id 5 with 1 contexts at a.go:2; PE 1: make a team of 2 PEs with id 5 with 2 contexts at a.go:2"},
		{"registration of other sizes", func(h *host) error {
			m, err := h.dev.AllocVirtual(8 + h.rank)
			if err != nil {
				return err
			}
			_, err = h.dev.RegisterSymmetric(context.Background(), m, "a.go:2")
			return err
		}, "PE 0: register 8 bytes as symmetric memory at a.go:2; PE 1: register 9 bytes as symmetric memory at a.go:2"},
		{"other sizes", func(h *host) error {
			_, err := h.dev.AllocSym(context.Background(), 8+h.rank, nil, driver.SymOptions{}, "a.go:1")
			return err
		}, "PE 0: allocate 8 bytes of symmetric memory at a.go:1; PE 1: allocate 9 bytes of symmetric memory at a.go:1"},
		{"other order", func(h *host) error {
			m, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:1")
			if err != nil {
				return err
			}
			n, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:2")
			if err != nil {
				return err
			}
			if h.rank == 1 {
				m, n = n, m
			}
			return h.dev.Free(context.Background(), m, "a.go:3")
		}, "allocated at a.go:2 at a.go:3"},
		{"one PE waits for its kernel", func(h *host) error {
			sig, err := signal(h)
			if err != nil {
				return err
			}
			if h.rank == 0 {
				return h.dev.Barrier(context.Background())
			}
			return h.runKernel(shape{grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
			})
		}, "hosts: PE 0: barrier on the host; PE 1: wait for the stream"},
		{"memory of another device", func(h *host) error {
			return h.dev.Free(context.Background(), driver.Mem{}, "a.go:1")
		}, "it was not allocated by this device"},
		{"negative size", func(h *host) error {
			_, err := h.dev.Alloc(-1, nil)
			return err
		}, "-1 bytes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var all string
			for _, err := range run(t, emu.Config{PEs: 2}, c.body) {
				all += fmt.Sprintln(err)
			}
			if !strings.Contains(all, c.want) {
				t.Errorf("no %q in\n%s", c.want, all)
			}
		})
	}
}

func TestLaunchesThatAGPUWouldRefuse(t *testing.T) {
	one := threadapi.Dim3{X: 1, Y: 1, Z: 1}
	for _, c := range []struct {
		name   string
		kernel manifest.Kernel
		cfg    driver.LaunchConfig
		want   string
	}{
		{"shared memory", manifest.Kernel{SharedBytes: 1 << 10}, driver.LaunchConfig{Grid: one, Block: one, DynamicShared: 227 << 10}, "233472 bytes of shared memory per block"},
		{"not resident", manifest.Kernel{Collective: true}, driver.LaunchConfig{Grid: threadapi.Dim3{X: 6000, Y: 1, Z: 1}, Block: one}, "all its blocks must be resident at once"},
		{"overflow", manifest.Kernel{}, driver.LaunchConfig{Grid: threadapi.Dim3{X: 1<<31 - 1, Y: 65535, Z: 65535}, Block: threadapi.Dim3{X: 1024, Y: 1, Z: 1}}, "blocks of 1024 threads"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.kernel.Name = "K"
			errs := run(t, emu.Config{PEs: 1}, func(h *host) error {
				m, err := h.dev.Load(context.Background(), &driver.Artifact{Manifest: &manifest.Manifest{Kernels: []manifest.Kernel{c.kernel}}})
				if err != nil {
					return err
				}
				return m.Launch(h.s, 0, c.cfg, &driver.Args{Run: func(t *gpu.Thread) {}})
			})
			// gpurt puts the kernel's name before it, as for every back end.
			if errs[0] == nil || strings.HasPrefix(errs[0].Error(), "launch") || !strings.Contains(errs[0].Error(), c.want) {
				t.Errorf("got %v, want %q", errs[0], c.want)
			}
		})
	}
}

func TestStreamsKeepTheirOrder(t *testing.T) {
	seeds(t, 10, func(t *testing.T, cfg emu.Config) {
		cfg.PEs = 2
		mustRun(t, cfg, func(h *host) error {
			x, m, err := local[int32](h, 4)
			if err != nil {
				return err
			}
			_, n, err := local[int32](h, 4)
			if err != nil {
				return err
			}
			other, err := h.dev.NewStream()
			if err != nil {
				return err
			}
			in := []int32{1, 2, 3, 4}
			out := make([]int32, 4)
			start, err := h.s.Record()
			if err != nil {
				return err
			}
			if err := h.s.CopyIn(m, unsafe.Slice((*byte)(unsafe.Pointer(&in[0])), 16)); err != nil {
				return err
			}
			if err := h.launch(shape{grid: 4, block: 1}, func(t *gpu.Thread) { x[t.Grid().Rank()] *= 10 }); err != nil {
				return err
			}
			e, err := h.s.Record()
			if err != nil {
				return err
			}
			if err := other.Wait(e); err != nil {
				return err
			}
			if err := other.CopyDevice(n, m); err != nil {
				return err
			}
			if err := other.Zero(m); err != nil {
				return err
			}
			if err := other.CopyOut(unsafe.Slice((*byte)(unsafe.Pointer(&out[0])), 16), n); err != nil {
				return err
			}
			if err := e.Sync(context.Background()); err != nil {
				return err
			}
			if ns, err := e.Since(start); err != nil || ns < 0 {
				return fmt.Errorf("%v ns, %v", ns, err)
			}
			if err := other.Sync(context.Background()); err != nil {
				return err
			}
			if d := cmp.Diff([]int32{10, 20, 30, 40}, out); d != "" {
				return errors.New(d)
			}
			got, err := read[int32](h, m)
			if err != nil {
				return err
			}
			if d := cmp.Diff(make([]int32, 4), got); d != "" {
				return errors.New(d)
			}
			return nil
		})
	})
}

func TestBarrierOnTheStreamCompletesOperations(t *testing.T) {
	seeds(t, 20, func(t *testing.T, cfg emu.Config) {
		cfg.PEs = 3
		mustRun(t, cfg, func(h *host) error {
			dst, m, err := symmetric[int32](h, 8)
			if err != nil {
				return err
			}
			src, _, err := symmetric[int32](h, 8)
			if err != nil {
				return err
			}
			if err := h.launch(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
				for i := range src.Len() {
					src.Local()[i] = int32(shmem.MyPE(t))
				}
				shmem.PutNBI(t, dst, src, (shmem.MyPE(t)+1)%3)
			}); err != nil {
				return err
			}
			if err := barrier(h.s, h.n); err != nil {
				return err
			}
			got, err := read[int32](h, m)
			if err != nil {
				return err
			}
			want := make([]int32, 8)
			for i := range want {
				want[i] = int32((h.rank + 2) % 3)
			}
			if d := cmp.Diff(want, got); d != "" {
				return errors.New(d)
			}
			return nil
		})
	})
}

func TestBarrierOnTheStreamOfOnePEIsAnError(t *testing.T) {
	failing(t, emu.Config{PEs: 2}, func(h *host) error {
		if h.rank == 1 {
			return h.s.Sync(context.Background())
		}
		if err := barrier(h.s, h.n); err != nil {
			return err
		}
		return h.s.Sync(context.Background())
	}, "BarrierAll on a stream, which waits for PE 1: deadlock")
}

func TestCopiesOfUnequalLengthAreErrors(t *testing.T) {
	errs := run(t, emu.Config{PEs: 1}, func(h *host) error {
		m, err := h.dev.Alloc(8, nil)
		if err != nil {
			return err
		}
		return h.s.CopyIn(m, make([]byte, 9))
	})
	want := "copy to the device: destination has 8 bytes, source has 9"
	if errs[0] == nil || errs[0].Error() != want {
		t.Errorf("got %v", errs[0])
	}
}

func TestClosedDeviceRefusesWork(t *testing.T) {
	w := emu.NewWorld(emu.Config{PEs: 1})
	d := w.Device(0)
	s, err := d.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Sync(context.Background()); err == nil {
		t.Error("Sync after Close works")
	}
	if err := barrier(s, 1); err == nil {
		t.Error("Barrier after Close works")
	}
	if err := d.Barrier(context.Background()); err == nil {
		t.Error("Barrier of the host after Close works")
	}
}

// TestExportedMemoryIsForgotten when it is freed: what the emulator keeps does not grow.
func TestExportedMemoryIsForgotten(t *testing.T) {
	mustRun(t, emu.Config{PEs: 1}, func(h *host) error {
		x := h.dev
		for range 3 {
			m, err := h.dev.Alloc(64, nil)
			if err != nil {
				return err
			}
			if _, err := x.Export(m); err != nil {
				return err
			}
			if n := emu.Exported(h.dev); n != 1 {
				t.Errorf("%d are exported, want 1", n)
			}
			if err := h.dev.Free(t.Context(), m, "here"); err != nil {
				return err
			}
		}
		if n := emu.Exported(h.dev); n != 0 {
			t.Errorf("%d are exported after all are freed, want 0", n)
		}
		return nil
	})
}
