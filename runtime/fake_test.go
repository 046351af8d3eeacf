package gpurt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/platform"
)

// fakeWorld is a machine whose devices do everything at once, so that tests see
// what the runtime asks of a back end.
type fakeWorld struct {
	pes  int
	seed uint64
	// addresses makes the devices look like GPUs: memory has device addresses.
	addresses bool

	mu      sync.Mutex
	barrier *fakeBarrier
}

// fakeBarrier is one use of a barrier of all PEs.
type fakeBarrier struct {
	waiting int
	open    chan struct{}
}

func (w *fakeWorld) Device(rank int) driver.Device {
	return &fakeDevice{w: w, rank: rank, aborted: make(chan struct{})}
}

// await returns when all PEs have called it.
func (w *fakeWorld) await(ctx context.Context, aborted <-chan struct{}) error {
	w.mu.Lock()
	if w.barrier == nil {
		w.barrier = &fakeBarrier{open: make(chan struct{})}
	}
	b := w.barrier
	if b.waiting++; b.waiting == w.pes {
		close(b.open)
		w.barrier = nil
	}
	w.mu.Unlock()
	select {
	case <-b.open:
		return nil
	case <-aborted:
		return errors.New("barrier was ended")
	case <-ctx.Done():
		return fmt.Errorf("barrier: %w", ctx.Err())
	}
}

type fakeDevice struct {
	// What is not below panics.
	driver.Device
	group driver.NCCLGroup

	w       *fakeWorld
	rank    int
	allocs  int
	once    sync.Once
	aborted chan struct{}
	closed  bool
	// together makes Close wait for PEs that never come.
	together bool
	// fault is what Sync returns.
	fault error
	// launches are the launches so far.
	launches []fakeLaunch
	host     [][]byte // memory of the host
	// entered, if set, makes Sync send on it and then wait for resume or the
	// end of its context.
	entered, resume chan struct{}
	loaded          *driver.Artifact
	// contents are what was copied to device addresses.
	contents map[uint64][]byte
}

type fakeLaunch struct {
	kernel int
	cfg    driver.LaunchConfig
	params []byte
}

func (d *fakeDevice) Rank() int                 { return d.rank }
func (d *fakeDevice) Size() int                 { return d.w.pes }
func (d *fakeDevice) Describe() string          { return "fake" }
func (d *fakeDevice) Multiprocessors() int      { return 1 }
func (d *fakeDevice) MaxShared() int            { return 48 << 10 }
func (d *fakeDevice) MaxCluster() int           { return 8 }
func (d *fakeDevice) Versions() driver.Versions { return driver.Versions{} }
func (d *fakeDevice) Lost() bool                { return d.fault != nil }
func (d *fakeDevice) Abort()                    { d.once.Do(func() { close(d.aborted) }) }

func (d *fakeDevice) Close() error {
	if d.together {
		<-d.aborted
	}
	d.closed = true
	return nil
}

func (d *fakeDevice) Alloc(n int, content []byte) (driver.Mem, error) {
	m := d.alloc(n, false)
	d.fill(m, content)
	return m, nil
}

func (d *fakeDevice) AllocSym(ctx context.Context, n int, content []byte, _ driver.SymOptions, _ string) (driver.Mem, error) {
	m := d.alloc(n, true)
	d.fill(m, content)
	return m, d.w.await(ctx, d.aborted)
}

// fill sets the content of new memory, unless that is nil.
func (d *fakeDevice) fill(m driver.Mem, content []byte) {
	if content == nil {
		return
	}
	if m.Addr == 0 {
		copy(fakeBytes(m), content)
		return
	}
	if d.contents == nil {
		d.contents = map[uint64][]byte{}
	}
	d.contents[m.Addr] = slices.Clone(content)
}

// AllocHost returns memory of Go.
func (d *fakeDevice) AllocHost(bytes int, _ bool) (driver.Mem, error) {
	b := make([]byte, bytes)
	d.host = append(d.host, b)
	return driver.Mem{Addr: uint64(uintptr(unsafe.Pointer(&b[0]))), Bytes: bytes}, nil
}

func (d *fakeDevice) alloc(n int, sym bool) driver.Mem {
	d.allocs++
	if d.w.addresses {
		return driver.Mem{Addr: uint64(0x1000 * d.allocs), Bytes: n, Sym: sym}
	}
	host := make([]uint64, (n+7)/8)
	m := driver.Mem{Bytes: n, Sym: sym, Handle: host}
	m.Emu = threadapi.Mem{Base: unsafe.Pointer(unsafe.SliceData(host)), Bytes: uintptr(n)}
	return m
}

func (d *fakeDevice) Free(ctx context.Context, m driver.Mem, where string) error {
	if m.Sym {
		return d.w.await(ctx, d.aborted)
	}
	return nil
}

func (d *fakeDevice) Register(context.Context, driver.Mem) error { return nil }
func (d *fakeDevice) Unregister(driver.Mem) error                { return nil }

func (d *fakeDevice) NewStream() (driver.Stream, error) { return &fakeStream{d: d}, nil }

func (d *fakeDevice) NewStreamWith(driver.StreamConfig) (driver.Stream, error) {
	return &fakeStream{d: d}, nil
}

func (d *fakeDevice) StreamPriorities() (least, greatest int, err error) { return 0, -5, nil }

func (d *fakeDevice) Load(_ context.Context, a *driver.Artifact) (driver.Module, error) {
	d.loaded = a
	if d.w.addresses {
		return fakeGPUModule{fakeModule{d}}, nil
	}
	return fakeModule{d}, nil
}

func (d *fakeDevice) Barrier(ctx context.Context) error { return d.w.await(ctx, d.aborted) }

func (d *fakeDevice) Gather(ctx context.Context, word uint64, _, _ string) ([]uint64, error) {
	return []uint64{word}, d.w.await(ctx, d.aborted)
}

// fakeComm is a communicator of one rank.
type fakeComm struct{ driver.NCCLComm }

func (fakeComm) Rank() int { return 0 }
func (fakeComm) Size() int { return 1 }

func (d *fakeDevice) ShareNCCLID(context.Context, string) (id driver.NCCLID, err error) {
	return id, nil
}

func (d *fakeDevice) NewComm(context.Context, driver.NCCLInit) (driver.NCCLComm, error) {
	return fakeComm{}, nil
}

func (d *fakeDevice) NCCLGroup() error { d.group.Begin(); return nil }

func (d *fakeDevice) EnqueueNCCL(c driver.NCCLCall) error { d.group.Add(c); return nil }

func (d *fakeDevice) EndNCCLGroup(discard bool) error { d.group.End(discard); return nil }

type fakeModule struct{ d *fakeDevice }

func (m fakeModule) Launch(s driver.Stream, k int, cfg driver.LaunchConfig, args *driver.Args) error {
	if m.d.launches != nil {
		m.d.launches = append(m.d.launches, fakeLaunch{k, cfg, append([]byte(nil), args.Params...)})
	}
	if args.Run != nil && !m.d.w.addresses {
		args.Run(nil)
	}
	return nil
}

func (m fakeModule) MaxGrid(k int, cfg driver.LaunchConfig) (int, error) {
	return 8 * cfg.Grid.Count(), nil
}

func (m fakeModule) Close() error { return nil }

type fakeGPUModule struct{ fakeModule }

func (fakeGPUModule) ByBuffer() {}

type fakeStream struct {
	driver.Stream // what is not below panics
	d             *fakeDevice
}

func fakeBytes(m driver.Mem) []byte { return unsafe.Slice((*byte)(m.Emu.Base), m.Bytes) }

func (s *fakeStream) CopyIn(dst driver.Mem, src []byte) error {
	if dst.Addr != 0 {
		s.d.fill(dst, src)
	} else {
		copy(fakeBytes(dst), src)
	}
	return nil
}

func (s *fakeStream) CopyOut(dst []byte, src driver.Mem) error {
	if src.Addr != 0 {
		copy(dst, s.d.contents[src.Addr])
	} else {
		copy(dst, fakeBytes(src))
	}
	return nil
}

func (s *fakeStream) CopyDevice(dst, src driver.Mem) error {
	copy(fakeBytes(dst), fakeBytes(src))
	return nil
}
func (s *fakeStream) Zero(dst driver.Mem) error     { clear(fakeBytes(dst)); return nil }
func (s *fakeStream) Record() (driver.Event, error) { return fakeEvent{}, nil }
func (s *fakeStream) Wait(driver.Event) error       { return nil }
func (s *fakeStream) CallHost(f func()) error       { f(); return nil }

func (s *fakeStream) RecordUntimed() (driver.Event, error) { return fakeEvent{}, nil }

func (s *fakeStream) Places() bool        { return false }
func (s *fakeStream) Done() (bool, error) { return true, nil }
func (s *fakeStream) Close() error        { return nil }

func (s *fakeStream) Communicate(context.Context, *driver.HostCall) error { return nil }

func (s *fakeStream) Sync(ctx context.Context) error {
	if s.d.entered == nil || s.d.fault != nil {
		return s.d.fault
	}
	s.d.entered <- struct{}{}
	select {
	case <-ctx.Done():
		return &fault.Error{Kernel: "Shift", PE: s.d.rank, File: "ring.go", Line: 17, Kind: fault.Wait, Msg: "SignalWaitUntil: ended while waiting"}
	case <-s.d.resume:
		return nil
	}
}

type fakeEvent struct{}

func (fakeEvent) Sync(context.Context) error          { return nil }
func (fakeEvent) Since(driver.Event) (float64, error) { return 1500, nil }
func (fakeEvent) Done() (bool, error)                 { return true, nil }
func (fakeEvent) Close() error                        { return nil }

// fakeConfig returns a configuration that runs pes PEs on w.
func fakeConfig(w *fakeWorld, pes int, out io.Writer) Config {
	return Config{Backend: Emulator, PEs: pes, Stdout: out, Stderr: out, system: &platform.System{
		Emulate: func(cfg *platform.Config) platform.World { w.pes, w.seed = cfg.PEs, cfg.Seed; return w },
	}}
}

// onFake runs f as the only PE of a machine of fakes; addresses makes it look
// like a GPU.
func onFake(t *testing.T, addresses bool, f func(pe *PE, d *fakeDevice)) {
	t.Helper()
	cfg := fakeConfig(&fakeWorld{addresses: addresses}, 1, io.Discard)
	err := Run(t.Context(), cfg, func(_ context.Context, pe *PE) error {
		d := pe.dev.(*fakeDevice)
		d.launches = []fakeLaunch{}
		f(pe, d)
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// testArtifact returns an artifact with the given kernels, as gpuc generate makes it.
// What a test leaves out of them is filled in. Load puts them into the result's second part.
func testArtifact(t testing.TB, kernels ...manifest.Kernel) (Artifact, []*Kernel) {
	t.Helper()
	return artifactOf(t, []byte("target triple"), kernels...)
}

// artifactOf is testArtifact with the given IR.
func artifactOf(t testing.TB, ir []byte, kernels ...manifest.Kernel) (Artifact, []*Kernel) {
	t.Helper()
	a := Artifact{IR: ir, Sources: []Source{{File: "ring.go", Content: "package ring"}}}
	m := manifest.Manifest{
		Version: manifest.Version, Package: "example.com/ring", IRHash: manifest.Hash(a.IR), Kernels: slices.Clone(kernels),
		Sources: []manifest.Source{{File: "ring.go", Hash: manifest.Hash([]byte("package ring"))}},
	}
	to := make([]*Kernel, len(kernels))
	for i := range m.Kernels {
		k := &m.Kernels[i]
		k.Symbol, k.File, k.Line = k.Name, cmp.Or(k.File, "ring.go"), cmp.Or(k.Line, 1)
		k.Params = typed(k.Params)
		a.Methods = append(a.Methods, Method{To: &to[i], Kernel: k.Name, Params: k.Signature()})
	}
	var err error
	if a.Manifest, err = m.Encode(); err != nil {
		t.Fatal(err)
	}
	a.Checksum = m.Checksum
	return a, to
}

// compressed returns the other form of an artifact.
func compressed(t testing.TB, a Artifact) Artifact {
	t.Helper()
	b, err := manifest.Pack(a.Manifest, a.IR)
	if err != nil {
		t.Fatal(err)
	}
	a.Manifest, a.IR = nil, nil
	a.Archive, a.ArchiveHash = b, manifest.Hash(b)
	return a
}

// typed gives parameters a type that have none.
func typed(ps []manifest.Param) []manifest.Param {
	ps = slices.Clone(ps)
	for i := range ps {
		ps[i].Type, ps[i].Fields = cmp.Or(ps[i].Type, "T"), typed(ps[i].Fields)
	}
	return ps
}

// mustLoad loads the given kernels on pe.
func mustLoad(t testing.TB, pe *PE, kernels ...manifest.Kernel) []*Kernel {
	t.Helper()
	a, loaded := testArtifact(t, kernels...)
	if _, err := Load(pe, a); err != nil {
		t.Fatal(err)
	}
	return loaded
}
