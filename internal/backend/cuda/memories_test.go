package cuda

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func TestHostMemoryIsZeroedAndReleasedByItsKind(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	for _, managed := range []bool{false, true} {
		m, err := d.AllocHost(16, managed)
		if err != nil {
			t.Fatal(err)
		}
		got := bytesOf(16, 0xFF)
		must(t, s.CopyOut(got, m), s.Sync(t.Context()))
		if diff := cmp.Diff(make([]byte, 16), got); diff != "" {
			t.Errorf("managed %v (-want +got):\n%s", managed, diff)
		}
		if len(f.pinned)+len(f.memory) == 0 || f.managed[m.Addr] != managed {
			t.Errorf("managed %v: the driver says %v", managed, f.managed)
		}
		must(t, d.Free(t.Context(), m, "a.go:1"))
		if len(f.pinned)+len(f.memory) != 0 {
			t.Errorf("managed %v: memory is left", managed)
		}
		if err := d.Free(t.Context(), m, "a.go:2"); !errors.Is(err, driver.ErrFreed) {
			t.Errorf("second free: %v", err)
		}
	}
}

func TestPools(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	p, err := d.Pool(&driver.PoolOptions{MaxBytes: 100, ReleaseThreshold: 50})
	if err != nil {
		t.Fatal(err)
	}
	m, err := p.Alloc(s, 60)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Alloc(s, 60); err == nil || !strings.Contains(err.Error(), "cuMemAllocFromPoolAsync: CUDA_ERROR_OUT_OF_MEMORY") {
		t.Errorf("more than the pool has: %v", err)
	}
	u, err := p.Usage()
	if diff := cmp.Diff(driver.PoolUsage{Reserved: 60, ReservedHigh: 60, Used: 60, UsedHigh: 60}, u); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	plain, err := d.Alloc(8, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.FreeAsync(s, plain, "a.go:1"); err == nil || err.Error() != "it is not memory of a pool; use Free" {
		t.Errorf("FreeAsync of other memory: %v", err)
	}
	must(t, s.Zero(m), d.FreeAsync(s, m, "a.go:2"), p.Trim(7))
	if err := s.Zero(m); !errors.Is(err, driver.ErrFreed) {
		t.Errorf("use after FreeAsync: %v", err)
	}
	h := p.(*pool).h
	if got := f.pools[h]; got.used != 0 || got.kept != 7 || got.set[cu.PoolReleaseThreshold] != 50 {
		t.Errorf("the driver's pool: %+v", got)
	}
	def, err := d.Pool(nil)
	if err != nil {
		t.Fatal(err)
	}
	must(t, p.Close(), def.Close(), p.Close())
	if _, err := p.Alloc(s, 1); err == nil || err.Error() != "the pool is closed" {
		t.Errorf("closed: %v", err)
	}
	if len(f.pools) != 1 || f.pools[1] == nil {
		t.Errorf("pools that are left: %v, want the default one", f.pools)
	}
}

func TestPeerAccessIsEnabledOnce(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	f.others[0x7000] = cu.PointerInfo{Type: cu.MemoryDevice, Ordinal: 1, Device: 0x7000, Start: 0x7000, Bytes: 64}
	for ordinal, want := range map[int]string{0: "GPU 0 is the PE's own", 2: "there is no GPU 2; the process sees 2, numbered from 0", -1: "there is no GPU -1"} {
		if err := d.EnablePeerAccess(ordinal); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("GPU %d: %v", ordinal, err)
		}
	}
	if _, err := d.Wrap(0x7000, 8); err == nil {
		t.Error("memory of a GPU was wrapped that this one may not access")
	}
	can, err := d.CanAccessPeer(1)
	must(t, err, d.EnablePeerAccess(1), d.EnablePeerAccess(1))
	if _, err := d.Wrap(0x7000, 8); err != nil || !can {
		t.Errorf("can access %v; wrap: %v", can, err)
	}
	if len(f.enabled) != 1 || f.refusals != 0 || f.retains != 2 {
		t.Errorf("enabled %v, %d refusals, %d contexts", f.enabled, f.refusals, f.retains)
	}
	must(t, d.Close())
	if got := f.leaks(); got != noLeaks {
		t.Errorf("after Close: %s", got)
	}
}

func TestSymmetricMemoryWithOptions(t *testing.T) {
	ctx := context.Background()
	w, errs := onPEs(t, 2, func(d *device) error {
		open, err := d.AllocSym(ctx, 24, nil, driver.SymOptions{Uninitialized: true}, "a.go:1")
		if err != nil {
			return err
		}
		aligned, err := d.AllocSym(ctx, 24, nil, driver.SymOptions{Align: 1024}, "a.go:2")
		if err != nil {
			return err
		}
		s, err := d.NewStream()
		if err != nil {
			return err
		}
		got, zero := make([]byte, 24), bytesOf(24, 1)
		if err := errors.Join(s.CopyOut(got, open), s.CopyOut(zero, aligned), s.Sync(ctx)); err != nil {
			return err
		}
		if diff := cmp.Diff([][]byte{bytesOf(24, 0xAA), make([]byte, 24)}, [][]byte{got, zero}); diff != "" || aligned.Addr%1024 != 0 {
			return fmt.Errorf("at %#x (-want +got):\n%s", aligned.Addr, diff)
		}
		if err := errors.Join(d.Free(ctx, open, "a.go:3"), d.Free(ctx, aligned, "a.go:4")); err != nil {
			return err
		}
		_, err = d.AllocSym(ctx, 24, nil, driver.SymOptions{Align: 64 << d.Rank()}, "a.go:5")
		if !errors.Is(err, driver.ErrNotSymmetric) || !strings.Contains(err.Error(), "PE 1 allocates symmetric memory with alignment 128, zeroed at a.go:5") {
			return fmt.Errorf("other options: %v", err)
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	for _, p := range w.pes {
		if len(p.freed) != 2 {
			t.Errorf("PE %d has freed %d", p.rank, len(p.freed))
		}
	}
}

// getenv makes the granules of the heap small.
func getenv(name string) string {
	if name == "NVSHMEM_CUMEM_GRANULARITY" {
		return "8K"
	}
	return ""
}

func TestBuffersBecomeSymmetricMemory(t *testing.T) {
	ctx := context.Background()
	w, errs := onPEs(t, 2, func(d *device) error {
		d.job.Getenv = getenv
		m, err := d.AllocVirtual(5000)
		if err != nil {
			return err
		}
		if m.Bytes != 8<<10 {
			return fmt.Errorf("%d bytes, want a granule of 8 KiB", m.Bytes)
		}
		sym, err := d.RegisterSymmetric(ctx, m, "a.go:1")
		if err != nil {
			return err
		}
		if !sym.Sym || sym.Bytes != m.Bytes || sym.Addr == m.Addr {
			return fmt.Errorf("registered %+v as %+v", m, sym)
		}
		if err := errors.Join(d.Free(ctx, sym, "a.go:2"), d.Free(ctx, m, "a.go:3")); err != nil {
			return err
		}
		f := d.drv.(*fakeDriver)
		if len(f.mapped)+len(f.reserved) != 0 {
			return fmt.Errorf("%d mappings and %d addresses are left", len(f.mapped), len(f.reserved))
		}
		// What NVSHMEM would refuse does not reach it, on any PE.
		plain, err := d.Alloc(8<<10, nil)
		if err != nil {
			return err
		}
		virtual, err := d.AllocVirtual(8 << 10)
		if err != nil {
			return err
		}
		mine, want := virtual, "another PE has memory that cannot become symmetric"
		if d.Rank() == 1 {
			mine, want = plain, "it was not allocated through CUDA's virtual memory management (cuMemCreate); use AllocVirtual"
		}
		if _, err := d.RegisterSymmetric(ctx, mine, "a.go:4"); err == nil || !strings.HasPrefix(err.Error(), want) {
			return fmt.Errorf("of other memory: %v, want %s", err, want)
		}
		f.exports = 0
		if _, err := d.RegisterSymmetric(ctx, virtual, "a.go:5"); err == nil || !strings.Contains(err.Error(), "without a handle that other processes can open") {
			return fmt.Errorf("without a handle: %v", err)
		}
		small, err := d.Alloc(100, nil)
		if err != nil {
			return err
		}
		if _, err := d.RegisterSymmetric(ctx, small, "a.go:6"); err == nil || !strings.HasPrefix(err.Error(), "100 bytes are not a multiple of 8192, the granularity of the symmetric heap (NVSHMEM_CUMEM_GRANULARITY); use AllocVirtual") {
			return fmt.Errorf("small: %v", err)
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	for _, p := range w.pes {
		if diff := cmp.Diff([]string{"register symmetric 8192 bytes", "unregister symmetric 8192 bytes"}, p.log); diff != "" {
			t.Errorf("PE %d: calls of NVSHMEM (-want +got):\n%s", p.rank, diff)
		}
	}
}

// NVSHMEM gives up its heap when it fails to register a buffer.
func TestAFailedRegistrationLosesTheDevice(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		d.job.Getenv = getenv
		m, err := d.AllocVirtual(fakeHeap)
		if err != nil {
			return err
		}
		_, err = d.RegisterSymmetric(context.Background(), m, "a.go:1")
		if err == nil || !strings.Contains(err.Error(), "nvshmemx_buffer_register_symmetric failed") {
			return fmt.Errorf("registered: %v", err)
		}
		if _, err := d.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "a.go:2"); err == nil || !strings.Contains(err.Error(), "the GPU cannot be used after an earlier failure: nvshmemx_buffer_register_symmetric failed") {
			return fmt.Errorf("symmetric memory from a heap that is gone: %v", err)
		}
		return d.Close()
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}
