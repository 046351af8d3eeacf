package emu_test

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// host is one PE's host in a test.
type host struct {
	dev  driver.Device
	s    driver.Stream
	rank int
	n    int
}

// run runs a host function on every PE, and returns what each returned.
func run(tb testing.TB, cfg emu.Config, body func(h *host) error) []error {
	tb.Helper()
	w := emu.NewWorld(cfg)
	n := max(cfg.PEs, 1)
	errs := make([]error, n)
	var wg sync.WaitGroup
	for rank := range n {
		wg.Go(func() {
			h := &host{dev: w.Device(rank), rank: rank, n: n}
			s, err := h.dev.NewStream()
			if err == nil {
				h.s = s
				err = body(h)
			}
			if err != nil {
				w.Fail(fmt.Errorf("PE %d: %w", rank, err))
			}
			if cerr := h.dev.Close(); err == nil {
				err = cerr
			}
			errs[rank] = err
		})
	}
	wg.Wait()
	if cfg.Recorder != nil {
		<-w.Ended()
	}
	return errs
}

// mustRun is run for a body that must not fail.
func mustRun(tb testing.TB, cfg emu.Config, body func(h *host) error) {
	tb.Helper()
	for rank, err := range run(tb, cfg, body) {
		if err != nil {
			tb.Fatalf("seed %d, PE %d: %v", cfg.Seed, rank, err)
		}
	}
}

// firstError returns the first error of a run that is the cause of the others.
func firstError(errs []error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// barrier enqueues a barrier of all of n PEs.
func barrier(s driver.Stream, n int) error {
	world := driver.Team{ID: op.TeamWorld}
	for pe := range n {
		world.Members = append(world.Members, pe)
	}
	return s.Communicate(context.Background(), &driver.HostCall{Op: op.HostLookup("BarrierAll"), Members: world.Members, Operands: driver.Operands{Team: world.ID}})
}

// symmetric allocates symmetric memory.
func symmetric[T shmem.Elem](h *host, n int) (shmem.Sym[T], driver.Mem, error) {
	var z T
	m, err := h.dev.AllocSym(context.Background(), n*int(unsafe.Sizeof(z)), nil, driver.SymOptions{}, "test.go:1")
	return shmem.NewSym[T](m.Emu), m, err
}

// signal allocates a signal.
func signal(h *host) (shmem.Signal, error) {
	m, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "test.go:2")
	return shmem.NewSignal(m.Emu), err
}

// local allocates memory of the PE.
func local[T any](h *host, n int) ([]T, driver.Mem, error) {
	var z T
	m, err := h.dev.Alloc(n*int(unsafe.Sizeof(z)), nil)
	return unsafe.Slice((*T)(m.Emu.Base), n), m, err
}

// shape is how a test launches a kernel.
type shape struct {
	name       string
	grid       int
	block      int
	collective bool
	meets      bool
	ops        []string
	// dynamicShared is bytes for each block.
	dynamicShared int
	cluster       int // blocks, 0 for none
}

// kernel returns what the manifest says of the kernel.
func (sh *shape) kernel() manifest.Kernel {
	k := manifest.Kernel{Name: sh.name, Collective: sh.collective, Meets: sh.meets, Ops: sh.ops}
	if sh.cluster > 0 {
		k.Cluster = []int{sh.cluster, 1, 1}
	}
	return k
}

// launch enqueues a kernel.
func (h *host) launch(sh shape, kernel func(t *gpu.Thread)) error {
	m, err := h.dev.Load(context.Background(), &driver.Artifact{Manifest: &manifest.Manifest{
		Kernels: []manifest.Kernel{sh.kernel()},
	}})
	if err != nil {
		return err
	}
	return m.Launch(h.s, 0, driver.LaunchConfig{
		Grid: threadapi.Dim3{X: sh.grid, Y: 1, Z: 1}, Block: threadapi.Dim3{X: sh.block, Y: 1, Z: 1},
		DynamicShared: sh.dynamicShared,
	}, &driver.Args{Run: kernel})
}

// runKernel launches a kernel and waits for it.
func (h *host) runKernel(sh shape, kernel func(t *gpu.Thread)) error {
	if err := h.launch(sh, kernel); err != nil {
		return err
	}
	return h.s.Sync(context.Background())
}

// read copies device memory to the host.
func read[T any](h *host, m driver.Mem) ([]T, error) {
	var z T
	out := make([]T, m.Bytes/int(unsafe.Sizeof(z)))
	b := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(out))), m.Bytes)
	if err := h.s.CopyOut(b, m); err != nil {
		return nil, err
	}
	return out, h.s.Sync(context.Background())
}
