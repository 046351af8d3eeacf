package cuda

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// onPEs runs body on each of n PEs and returns their errors.
func onPEs(t *testing.T, n int, body func(d *device) error) (*fakeWorld, []error) {
	t.Helper()
	return onPEsWith(t, n, driver.Job{}, body)
}

// onPEsWith is onPEs with more settings of the job.
func onPEsWith(t *testing.T, n int, job driver.Job, body func(d *device) error) (*fakeWorld, []error) {
	t.Helper()
	w := newFakeWorld(n)
	errs := make([]error, n)
	var wg sync.WaitGroup
	for rank := range n {
		wg.Go(func() {
			f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32}})
			f.gpus = n
			job := job
			job.Rank, job.Size, job.LocalRank, job.ShareID = rank, n, rank, w.shareID(rank)
			d, err := open(t.Context(), job, fakeServices(f, w, rank))
			if err == nil {
				err = body(d)
			}
			errs[rank] = err
		})
	}
	wg.Wait()
	return w, errs
}

func TestSymmetricMemoryIsFilledOnEveryPEBeforeAnyGoesOn(t *testing.T) {
	const n, times = 3, 20
	_, errs := onPEs(t, n, func(d *device) error {
		for i := range times {
			m, err := d.AllocSym(context.Background(), 8, bytesOf(8, byte(n*i+d.Rank())), driver.SymOptions{}, "a.go:1")
			if err != nil {
				return err
			}
			mine := d.sym.lib.(*fakePE)
			for _, p := range mine.w.pes {
				there := unsafe.Slice((*byte)(foreign(uintptr(m.Addr-mine.base()+p.base()))), 8)
				if want := bytesOf(8, byte(n*i+p.rank)); !m.Sym || !slices.Equal(there, want) {
					return fmt.Errorf("symmetric %v: PE %d has %x, want %x", m.Sym, p.rank, there, want)
				}
			}
		}
		return errors.Join(d.Barrier(context.Background()), d.Close())
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}

func TestSymmetricMemoryIsZeroedEverywhereAtTheSameOffset(t *testing.T) {
	offsets := make([]uint64, 4)
	w, errs := onPEs(t, 4, func(d *device) error {
		for i := range 5 {
			m, err := d.AllocSym(t.Context(), 24, nil, driver.SymOptions{}, "a.go:1")
			if err != nil {
				return err
			}
			s, err := d.NewStream()
			if err != nil {
				return err
			}
			got := bytesOf(8*3, 0xFF)
			if err := errors.Join(s.CopyOut(got, m), s.Sync(context.Background())); err != nil {
				return err
			}
			if !slices.Equal(got, make([]byte, 24)) {
				return fmt.Errorf("not zero: %x", got)
			}
			offsets[d.Rank()] = m.Addr - d.sym.lib.(*fakePE).base()
			if err := d.Barrier(context.Background()); err != nil {
				return err
			}
			if i%2 == 0 {
				if err := d.Free(t.Context(), m, "a.go:2"); err != nil {
					return err
				}
				if err := d.Free(t.Context(), m, "a.go:3"); err == nil || !strings.Contains(err.Error(), "freed at a.go:2") {
					return fmt.Errorf("second Free: %v", err)
				}
			}
		}
		return d.Close()
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	for rank, p := range w.pes {
		if offsets[rank] != offsets[0] {
			t.Errorf("offset %d on PE %d, %d on PE 0", offsets[rank], rank, offsets[0])
		}
		if !p.done || len(p.freed) != 3 {
			t.Errorf("PE %d: finalized %v, freed %v", rank, p.done, p.freed)
		}
	}
}

func bytesOf(n int, v byte) []byte { return slices.Repeat([]byte{v}, n) }

func TestPEsOutOfStepGetErrorsThatSayWhatEachDoes(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct {
		name string
		do   func(d *device) error
		want [2]string
	}{
		{
			"sizes",
			func(d *device) error {
				_, err := d.AllocSym(t.Context(), 8<<d.Rank(), nil, driver.SymOptions{}, "a.go:1")
				return err
			},
			[2]string{"PE 0 allocates 8 bytes of symmetric memory at a.go:1, but PE 1 allocates 16 bytes of symmetric memory at a.go:1",
				"PE 1 allocates 16 bytes of symmetric memory at a.go:1, but PE 0 allocates 8 bytes of symmetric memory at a.go:1"},
		},
		{
			"free on one PE only",
			func(d *device) error {
				m, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1")
				if err == nil && d.Rank() == 0 {
					return d.Free(t.Context(), m, "a.go:2")
				}
				return errors.Join(err, d.Close())
			},
			[2]string{"PE 0 frees its symmetric allocation number 1 at a.go:2, but PE 1 has finished",
				"PE 1 has finished, but PE 0 frees its symmetric allocation number 1 at a.go:2"},
		},
		{
			"barrier and allocation",
			func(d *device) error {
				if d.Rank() == 0 {
					return d.Barrier(ctx)
				}
				_, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, strings.Repeat("x", 1000)+"/a.go:7")
				return err
			},
			[2]string{"PE 0 waits in a barrier, but PE 1 allocates 8 bytes", "PE 0 waits in a barrier"},
		},
	} {
		w, errs := onPEs(t, 2, func(d *device) error {
			err := c.do(d)
			if _, again := d.Alloc(8, nil); err != nil && !d.closed && !errors.Is(again, d.lost) {
				t.Errorf("%s: PE %d can be used afterwards: %v", c.name, d.Rank(), again)
			}
			if err := d.Close(); err != nil {
				t.Errorf("%s: Close on PE %d: %v", c.name, d.Rank(), err)
			}
			return err
		})
		for rank, err := range errs {
			if err == nil || !strings.Contains(err.Error(), c.want[rank]) {
				t.Errorf("%s: PE %d got %v, want %s", c.name, rank, err, c.want[rank])
			}
			if w.pes[rank].done {
				t.Errorf("%s: NVSHMEM was finalized on PE %d", c.name, rank)
			}
		}
	}
}

func TestNVSHMEMIsNotNeededByOnePEThatDoesNotCommunicate(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	if err := errors.Join(m.Launch(s, 0, oneBlock, &driver.Args{}), enqueue(s, "BarrierAll"), s.Sync(t.Context()), d.Barrier(t.Context())); err != nil {
		t.Fatal(err)
	}
	if got, want := d.Describe(), "Fake GPU (sm_90), driver 580.1 (CUDA 13.0)"; got != want {
		t.Errorf("Describe: %s, want %s", got, want)
	}
	if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); !errors.Is(err, errNoNVSHMEM) {
		t.Errorf("AllocSym: %v", err)
	}
	if _, err := d.Load(t.Context(), artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})); !errors.Is(err, errNoNVSHMEM) {
		t.Errorf("Load: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

func TestCommunicatingModuleIsRegisteredUntilItIsUnloaded(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32}})
	w := newFakeWorld(1)
	d := openFake(t, f, w)
	shmem := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
	plain := artifact(manifest.Kernel{Name: "K", Symbol: "k"})
	m := load(t, d, shmem)
	load(t, d, plain)
	load(t, d, shmem)
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if got, want := d.Describe(), "Fake GPU (sm_90), driver 580.1 (CUDA 13.0), NVSHMEM 3.4.5"; got != want {
		t.Errorf("Describe: %s, want %s", got, want)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"module init", "module init", "module finalize", "module finalize", "finalize"}, w.pes[0].log); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	if w.pes[0].inits != 1 {
		t.Errorf("%d initialisations", w.pes[0].inits)
	}
	if got := f.leaks(); got != noLeaks {
		t.Errorf("after Close: %s", got)
	}
}

func TestFailedKernelLeavesNVSHMEMAlone(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32, run: func(l fakeLaunch) cu.Result { return l.fail(0, 0, 0, 1, 1) }}})
	w := newFakeWorld(1)
	d := openFake(t, f, w)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true}))
	s := stream1(t, d)
	if err := m.Launch(s, 0, oneBlock, &driver.Args{}); err != nil {
		t.Fatal(err)
	}
	if err := s.Sync(t.Context()); err == nil {
		t.Fatal("no error")
	}
	if err := errors.Join(m.Close(), d.Close()); err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff([]string{"module init"}, w.pes[0].log); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

func TestFullSymmetricHeapNamesTheVariable(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), newFakeWorld(1))
	_, err := d.AllocSym(t.Context(), fakeHeap, nil, driver.SymOptions{}, "a.go:1")
	if err == nil || !strings.HasPrefix(err.Error(), fmt.Sprintf("%d bytes of symmetric memory: ", fakeHeap)) || !strings.Contains(err.Error(), "NVSHMEM_SYMMETRIC_SIZE") {
		t.Errorf("got %v", err)
	}
	if m, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:2"); err != nil || !m.Sym {
		t.Errorf("a smaller one afterwards: %v", err)
	}
}

// NVSHMEM must not be asked for what only some PEs have room for.
func TestSymmetricMemoryThatOnePELacksIsRefusedOnAll(t *testing.T) {
	const big = certainRoom + 8
	w, errs := onPEs(t, 2, func(d *device) error {
		d.drv.(*fakeDriver).free = big - d.Rank() // PE 1 lacks one byte
		_, err := d.AllocSym(t.Context(), big, nil, driver.SymOptions{}, "a.go:1")
		if !errors.Is(err, nvshmem.Transport().Host.NoRoom) {
			return fmt.Errorf("got %v", err)
		}
		_, err = d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:2")
		return err
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
	for rank, p := range w.pes {
		if p.refused {
			t.Errorf("PE %d: the allocation reached NVSHMEM", rank)
		}
	}
}

func TestMorePEsThanGPUs(t *testing.T) {
	f := newFakeDriver(nil)
	_, err := open(t.Context(), driver.Job{Rank: 2, Size: 4, LocalRank: 2}, fakeServices(f, newFakeWorld(4), 2))
	if err == nil || !strings.Contains(err.Error(), "PE 2 needs GPU 2, but this host has 2") {
		t.Errorf("got %v", err)
	}
	d, err := open(t.Context(), driver.Job{Size: 1, LocalRank: 3, Oversubscribe: true}, fakeServices(f, nil, 0))
	if err != nil {
		t.Fatal(err)
	}
	if d.gpu != 1 {
		t.Errorf("PE 3 of 2 GPUs uses GPU %d; want 1", d.gpu)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	// Of the 10 multiprocessors, each PE that shares a GPU has an equal part.
	for size, want := range map[int]int{1: 10, 2: 10, 3: 5, 4: 5, 6: 3, 100: 1} {
		d := &device{job: driver.Job{Size: size, Oversubscribe: true}, drv: f}
		if err := d.pick(); err != nil || d.Multiprocessors() != want {
			t.Errorf("%d PEs on 2 GPUs: %d multiprocessors for each, %v; want %d", size, d.Multiprocessors(), err, want)
		}
		d.release()
	}
	f.gpus = 0
	if _, err := open(t.Context(), driver.Job{Size: 1}, fakeServices(f, nil, 0)); !errors.Is(err, ErrNoGPU) {
		t.Errorf("got %v", err)
	}
	if got := f.leaks(); got != noLeaks {
		t.Errorf("failed opens left %s", got)
	}
}

func TestMachineCodeIsPickedOrBuilt(t *testing.T) {
	cubin := func(arch, version string) driver.Cubin {
		return driver.Cubin{Arch: arch, Transport: "nvshmem " + version, Image: []byte(arch + " " + version)}
	}
	for _, c := range []struct {
		name   string
		cubins []driver.Cubin
		shmem  bool
		host   nvshmem.Version
		image  string
		err    string
	}{
		{name: "the GPU's own", cubins: []driver.Cubin{cubin("sm_80", ""), cubin("sm_90", ""), cubin("sm_100", "")}, image: "sm_90 "},
		{name: "none", image: "built for sm_90 from ir"},
		{name: "others only", cubins: []driver.Cubin{cubin("sm_80", ""), cubin("sm_100", "")}, image: "built for sm_90 from ir"},
		{name: "same NVSHMEM", shmem: true, host: nvshmem.Version{Major: 3, Minor: 4, Patch: 5}, cubins: []driver.Cubin{cubin("sm_90", "3.4.5")}, image: "sm_90 3.4.5"},
		{name: "older NVSHMEM inside", shmem: true, host: nvshmem.Version{Major: 3, Minor: 8}, cubins: []driver.Cubin{cubin("sm_90", "3.4.5")}, image: "sm_90 3.4.5"},
		{name: "newer NVSHMEM inside", shmem: true, host: nvshmem.Version{Major: 3, Minor: 5}, cubins: []driver.Cubin{cubin("sm_90", "3.8.0")}, image: "built for sm_90 from ir"},
		{name: "unknown NVSHMEM inside", shmem: true, host: nvshmem.Version{Major: 3, Minor: 5}, cubins: []driver.Cubin{cubin("sm_90", "")}, image: "built for sm_90 from ir"},
		{name: "another transport inside", shmem: true, host: nvshmem.Version{Major: 3, Minor: 5}, cubins: []driver.Cubin{{Arch: "sm_90", Transport: "second 13.0", Image: []byte("second")}}, image: "built for sm_90 from ir"},
		{name: "built with newer headers", shmem: true, host: nvshmem.Version{Major: 3, Minor: 2}, err: "that for sm_90 was linked with NVSHMEM 3.4.5, and this host has 3.2.0"},
		{name: "unreadable", cubins: []driver.Cubin{{Arch: "sm_90", Image: []byte("damaged")}}, err: "CUDA error 200\nnot an ELF file"},
	} {
		f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32}})
		w := newFakeWorld(1)
		w.pes[0].version = c.host
		d := openFake(t, f, w)
		a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: c.shmem})
		a.IR, a.Cubins = irOf("ir"), c.cubins
		_, err := d.Load(t.Context(), a)
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s: got %v, want %s", c.name, err, c.err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if diff := cmp.Diff([]string{c.image}, f.images); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
