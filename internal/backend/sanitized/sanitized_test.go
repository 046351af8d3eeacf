package sanitized

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// fakeDevice is a GPU that does nothing but copy to memory, at once.
type fakeDevice struct {
	driver.Device // what is not below panics
	allocs        int
	contents      map[uint64][]byte // by address
	params        [][]byte          // of the launches
	// failed is what Sync of streams returns.
	failed error
	sent   []string
	// host keeps host memory.
	host []byte
}

func (d *fakeDevice) Rank() int { return 0 }
func (d *fakeDevice) Size() int { return 1 }

func (d *fakeDevice) alloc(n int, sym bool) (driver.Mem, error) {
	d.allocs++
	return driver.Mem{Addr: uint64(0x10000 * d.allocs), Bytes: n, Sym: sym, Handle: d.allocs}, nil
}

func (d *fakeDevice) Alloc(n int, _ []byte) (driver.Mem, error) { return d.alloc(n, false) }

func (d *fakeDevice) AllocSym(_ context.Context, n int, _ []byte, _ driver.SymOptions, _ string) (driver.Mem, error) {
	return d.alloc(n, true)
}

func (d *fakeDevice) AllocHost(n int, _ bool) (driver.Mem, error) {
	d.host = make([]byte, n)
	return driver.Mem{Addr: uint64(uintptr(unsafe.Pointer(&d.host[0]))), Bytes: n}, nil
}

// RegisterSymmetric maps memory where it is.
func (d *fakeDevice) RegisterSymmetric(_ context.Context, m driver.Mem, _ string) (driver.Mem, error) {
	sym, err := d.alloc(m.Bytes, true)
	sym.Addr = m.Addr
	return sym, err
}

func (d *fakeDevice) Wrap(addr uintptr, n int) (driver.Mem, error) {
	m, err := d.alloc(n, false)
	m.Addr = uint64(addr)
	return m, err
}

func (d *fakeDevice) Free(context.Context, driver.Mem, string) error { return nil }
func (d *fakeDevice) NewStream() (driver.Stream, error)              { return &fakeStream{d: d}, nil }

func (d *fakeDevice) Load(context.Context, *driver.Artifact) (driver.Module, error) {
	return fakeModule{d: d}, nil
}

type fakeStream struct {
	driver.Stream
	d *fakeDevice
}

func (s *fakeStream) CopyIn(dst driver.Mem, src []byte) error {
	s.d.contents[dst.Addr] = slices.Clone(src)
	return nil
}

func (s *fakeStream) Zero(driver.Mem) error      { return nil }
func (s *fakeStream) Sync(context.Context) error { return s.d.failed }

func (s *fakeStream) Communicate(_ context.Context, c *driver.HostCall) error {
	s.d.sent = append(s.d.sent, c.Op.Name+" of "+c.Where)
	return nil
}

type fakeModule struct {
	driver.Module
	d *fakeDevice
}

func (fakeModule) ByBuffer() {}

func (m fakeModule) Launch(_ driver.Stream, _ int, _ driver.LaunchConfig, args *driver.Args) error {
	m.d.params = append(m.d.params, args.Params)
	return nil
}

// bench is a device with the sanitized kernel Smooth, which has two places that reports may name.
type bench struct {
	*Device
	fake   *fakeDevice
	stream *Stream
	module driver.Module
	// printed are the reports that no Sync returns.
	printed []string
}

func setUp(t *testing.T, sent bool, before ...driver.Mem) *bench {
	t.Helper()
	b := &bench{fake: &fakeDevice{contents: map[uint64][]byte{}}}
	b.Device = Around(b.fake, before, sent, func(err error) { b.printed = append(b.printed, err.Error()) })
	q, _ := b.fake.NewStream()
	b.stream = b.Stream(q)
	var err error
	b.module, err = b.Load(t.Context(), &driver.Artifact{Manifest: &manifest.Manifest{
		Config: manifest.Config{Sanitize: true},
		Kernels: []manifest.Kernel{{Name: "Smooth", Params: []manifest.Param{
			{Name: "n", Kind: manifest.Scalar, Type: "int", Size: 8}, {Name: "sanitizer", Kind: manifest.Sanitizer, Type: "sanitizer"},
		}}},
		Sites: []fault.Site{{Kind: fault.Access, File: "ring.go", Line: 11, Text: "load"}, {Kind: fault.Access, File: "ring.go", Line: 12, Text: "Put"}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// launch launches the kernel.
func (b *bench) launch(t *testing.T) {
	t.Helper()
	if err := b.tryLaunch(); err != nil {
		t.Fatal(err)
	}
}

func (b *bench) tryLaunch(tensors ...driver.Tensor) error {
	cfg := driver.LaunchConfig{Grid: threadapi.Dim3{X: 3, Y: 1, Z: 1}, Block: threadapi.Dim3{X: 32, Y: 1, Z: 1}}
	return b.module.Launch(b.stream.Stream, 0, cfg, &driver.Args{Params: bytesOf([]uint64{7, 0, 0}), Tensors: tensors})
}

// reported has hooks report, and returns what Sync does.
func (b *bench) reported(t *testing.T, words ...uint64) error {
	t.Helper()
	copy(b.fake.host, bytesOf(words))
	return b.stream.Sync(t.Context())
}

// must returns a result without its error.
func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}

func wordsOf(b []byte) (words []uint64) {
	for ; len(b) >= 8; b = b[8:] {
		words = append(words, binary.LittleEndian.Uint64(b))
	}
	return words
}

func TestLaunchHasDescriptor(t *testing.T) {
	old := driver.Mem{Addr: 0x100, Bytes: 64}
	b := setUp(t, false, old)
	m := must(b.Alloc(400, nil))
	for number := range 2 {
		b.launch(t)
		params := wordsOf(b.fake.params[number])
		words := wordsOf(b.fake.contents[params[1]])
		if params[0] != 7 || params[2] != b.arena.Addr {
			t.Errorf("parameters %v, want 7, a descriptor and the arena at %d", params, b.arena.Addr)
		}
		got := map[string]uint64{}
		for name, i := range map[string]int{"self": sanitizer.DescSelf, "launch": sanitizer.DescLaunch, "PEs": sanitizer.DescPEs, "threads of a block": sanitizer.DescBlockThreads, "threads": sanitizer.DescLeft, "allocations": sanitizer.DescRegionCount, "met": sanitizer.DescMet} {
			got[name] = words[i]
		}
		want := map[string]uint64{"self": params[1], "launch": uint64(number + 1), "PEs": 1, "threads of a block": 32, "threads": 96, "allocations": 2, "met": 0}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("descriptor of launch %d: -want +got:\n%s", number+1, diff)
		}
		table := wordsOf(b.fake.contents[words[sanitizer.DescRegions]])
		for i, m := range []driver.Mem{old, m} {
			r := table[i*sanitizer.RegionWords:]
			if r[sanitizer.RegionLo] != m.Addr || r[sanitizer.RegionHi] != m.Addr+uint64(m.Bytes) || r[sanitizer.RegionCells] == 0 {
				t.Errorf("allocation %v, want one of %d bytes from %d on, with cells", r[:sanitizer.RegionWords], m.Bytes, m.Addr)
			}
		}
	}
}

func TestTensorsFollowTheDescriptor(t *testing.T) {
	b := setUp(t, false)
	m := &threadapi.TensorMap{Elem: 4, Span: 128, Dims: []int{64, 10}, Strides: []int{4, 256}, Box: []int{32, 5}}
	if err := b.tryLaunch(driver.Tensor{Map: m, Addr: 0x700, Words: &[driver.TensorMapWords]uint64{15: 3}}); err != nil {
		t.Fatal(err)
	}
	words := wordsOf(b.fake.contents[wordsOf(b.fake.params[0])[1]])
	want := []uint64{3, 0x700, 4, 128, 32, 5, 1, 1, 1, 64, 10, 1, 1, 1, 4, 256, 0, 0, 0}
	if diff := cmp.Diff(want, words[sanitizer.DescWords:]); diff != "" || words[sanitizer.DescMaps] != 1 {
		t.Errorf("%d tensors, -want +got:\n%s", words[sanitizer.DescMaps], diff)
	}
}

// TestPEsKnowWhoseStreamsSend has a stream send before there are sanitized kernels, or after.
func TestPEsKnowWhoseStreamsSend(t *testing.T) {
	for _, before := range []bool{false, true} {
		b := setUp(t, before)
		for _, name := range []string{"Get", "SignalOp", "SignalOp"} {
			if err := b.stream.Communicate(t.Context(), &driver.HostCall{Op: op.HostLookup(name), Where: "the stream"}); err != nil {
				t.Fatal(err)
			}
		}
		told := []string{"SignalOp of the sanitizer", "Quiet of the sanitizer"}
		want := slices.Concat([]string{"Get of the stream"}, told, []string{"SignalOp of the stream", "SignalOp of the stream"})
		if before {
			want = slices.Concat(told, []string{"Get of the stream", "SignalOp of the stream", "SignalOp of the stream"})
		}
		if diff := cmp.Diff(want, b.fake.sent); diff != "" {
			t.Errorf("sent before: %v: -want +got:\n%s", before, diff)
		}
	}
}

// TestWhatIsWrittenMayBeRead looks at memory whose content is open at first.
func TestWhatIsWrittenMayBeRead(t *testing.T) {
	b := setUp(t, false)
	for name, write := range map[string]func(m driver.Mem) error{
		"":       func(driver.Mem) error { return nil },
		"Zero":   b.stream.Zero,
		"CopyIn": func(m driver.Mem) error { return b.stream.CopyIn(m, make([]byte, m.Bytes)) },
		"Get": func(m driver.Mem) error {
			return b.stream.Communicate(t.Context(), &driver.HostCall{Op: op.HostLookup("Get"), Operands: driver.Operands{Dst: m}})
		},
	} {
		m := must(b.AllocSym(t.Context(), 64, nil, driver.SymOptions{Uninitialized: true}, ""))
		if err := write(m); err != nil {
			t.Fatal(err)
		}
		if filled := b.flags(m)&sanitizer.Filled != 0; filled != (name != "") {
			t.Errorf("behind %q: filled is %v", name, filled)
		}
	}
}

// flags returns those of memory, 0 if it is not in the table.
func (b *bench) flags(m driver.Mem) uint64 {
	for _, r := range b.list {
		if r.lo <= m.Addr && m.Addr < r.hi {
			return r.flags
		}
	}
	return 0
}

// TestCellsOfSymmetricMemoryStandAtOnePlace compares PEs that do the same with symmetric memory,
// of which one launches in between: the cells of a peer are found where one's own are.
func TestCellsOfSymmetricMemoryStandAtOnePlace(t *testing.T) {
	place := func(between bool) uint64 {
		b := setUp(t, false)
		first := must(b.AllocSym(t.Context(), 80, nil, driver.SymOptions{}, ""))
		if between {
			b.launch(t)
		}
		must(0, b.Free(t.Context(), first, ""))
		second := must(b.AllocSym(t.Context(), 80, nil, driver.SymOptions{}, ""))
		b.launch(t)
		return b.list[slices.IndexFunc(b.list, func(r region) bool { return r.lo == second.Addr })].cells
	}
	if with, without := place(true), place(false); with != without || with == 0 {
		t.Errorf("cells at %d, and at %d behind a launch", without, with)
	}
}

// TestCellsOfFreedMemoryAreUsedAgain allocates more in turn than cells have room for.
func TestCellsOfFreedMemoryAreUsedAgain(t *testing.T) {
	b := setUp(t, false)
	b.words = b.next + 4000
	for range 10 {
		var list []driver.Mem
		for _, n := range []int{1000, 3, 2000} {
			list = append(list, must(b.AllocSym(t.Context(), n, nil, driver.SymOptions{}, "")))
		}
		b.launch(t)
		for _, m := range list {
			must(0, b.Free(t.Context(), m, ""))
		}
	}
	must(b.AllocSym(t.Context(), 300<<20, nil, driver.SymOptions{}, ""))
	if err := b.tryLaunch(); err == nil || !strings.Contains(err.Error(), "no room for the cells of 314572800 bytes") {
		t.Errorf("with too much symmetric memory: %v", err)
	}
}

// TestTheTableOfAllocationsDoesNotGrow allocates, launches and frees.
func TestTheTableOfAllocationsDoesNotGrow(t *testing.T) {
	b := setUp(t, false)
	var after [2]int
	for i := range after {
		for range 4 * freedRegions {
			m := must(b.Alloc(1000, nil))
			b.launch(t)
			must(0, b.Free(t.Context(), m, ""))
		}
		after[i] = len(b.list) + len(b.table) + len(b.spare[1<<12]) + b.stream.table.Bytes
		if len(b.list) != freedRegions {
			t.Errorf("%d regions are kept, want %d", len(b.list), freedRegions)
		}
	}
	if after[0] != after[1] {
		t.Errorf("%d words and regions after half of the launches, %d after all", after[0], after[1])
	}
}

// TestMemoryOfOthersIsNotFreed has the sanitizer see memory under two names, of which one ends, and
// memory of somebody else where other memory was freed.
func TestMemoryOfOthersIsNotFreed(t *testing.T) {
	b := setUp(t, false)
	alive := func(what string, m driver.Mem, symmetric bool) {
		t.Helper()
		if f := b.flags(m); f&sanitizer.Freed != 0 || (f&sanitizer.Symmetric != 0) != symmetric {
			t.Errorf("%s: flags %b", what, f)
		}
	}
	own := must(b.Alloc(80, nil))
	theirs := must(b.Wrap(own.Address(), 80))
	for _, m := range []driver.Mem{theirs, own} {
		sym := must(b.RegisterSymmetric(t.Context(), m, ""))
		alive("registered", m, true)
		must(0, b.Free(t.Context(), sym, ""))
		alive("no longer registered", m, false)
	}
	must(0, b.Free(t.Context(), theirs, ""))
	alive("behind the end of another name", own, false)
	must(0, b.Free(t.Context(), own, ""))
	if b.flags(own)&sanitizer.Freed == 0 {
		t.Error("the memory is not freed")
	}
	theirs = must(b.Wrap(own.Address(), 80))
	alive("memory of others where some was freed", theirs, false)
	must(0, b.Free(t.Context(), theirs, ""))
	if n := len(b.foreign) + len(b.maps); n > 0 {
		t.Errorf("%d handles are kept of memory that nobody has any more", n)
	}
}

// TestSyncReturnsWhatKernelsReport writes the reports that hooks write.
func TestSyncReturnsWhatKernelsReport(t *testing.T) {
	who := func(pe, block, thread uint64) uint64 { return pe<<54 | block<<34 | thread<<24 | 5 }
	how := func(site, kind uint64) uint64 { return 1<<36 | site<<20 | kind }
	for name, test := range map[string]struct {
		report []uint64
		want   string
	}{
		"race": {[]uint64{who(0, 2, 31), how(0, memmodel.Load), who(3, 1, 4), how(1, memmodel.Deliver|sanitizer.Writes|sanitizer.Later), 8, sanitizer.Race},
			"ring.go:11: race on byte 8 of an allocation of 400 bytes: load (load) here, and the write (Put) at ring.go:12 by PE 3, block 1, thread 4; missing: a wait for a signal that the operation carries or that comes after Quiet or Fence, or Quiet and a barrier (kernel Smooth, PE 0, block (2,0,0), thread (31,0,0))"},
		"race with a copy": {[]uint64{who(0, 2, 31), how(0, memmodel.Load), who(0, 2, 4), how(1, memmodel.Deliver|sanitizer.Writes|sanitizer.Later|sanitizer.ByBarrier), 8, sanitizer.Race},
			"ring.go:11: race on byte 8 of an allocation of 400 bytes: load (load) here, and the write (Put) at ring.go:12 by PE 0, block (2,0,0), thread (4,0,0); missing: a wait for the phase of the barrier at which the bytes of the copy count, in which they are expected (kernel Smooth, PE 0, block (2,0,0), thread (31,0,0))"},
		"copy that does not see": {[]uint64{who(0, 2, 0), how(1, memmodel.Take|sanitizer.Later|sanitizer.ByGroup), who(0, 2, 4), how(0, memmodel.Store|sanitizer.Writes), 8, sanitizer.Unshown},
			"ring.go:12: race on byte 8 of an allocation of 400 bytes: read of the source (Put) here, and the store (load) at ring.go:11 by PE 0, block (2,0,0), thread (4,0,0); missing: " + memmodel.FenceProxy + " (kernel Smooth, PE 0, block (2,0,0), thread (0,0,0))"},
		"nobody has written": {[]uint64{who(0, 0, 0), how(0, memmodel.Load), 0, 0, 396, sanitizer.Unwritten},
			"ring.go:11: load (load) of byte 396 of an allocation of 400 bytes that was never written (kernel Smooth, PE 0, block (0,0,0), thread (0,0,0))"},
		"out of bounds": {[]uint64{who(0, 0, 1), how(1, memmodel.Take), 0, 0, 0, sanitizer.OutOfBounds},
			"ring.go:12: read of the source (Put) from byte 0 of an allocation of 400 bytes on, past its end (kernel Smooth, PE 0, block (0,0,0), thread (1,0,0))"},
		"not begun": {[]uint64{who(0, 0, 1), how(1, memmodel.Deliver), 0, 0, 1 << 63, sanitizer.NotBegun},
			"ring.go:12: write (Put) of shared memory of another block of the cluster, which may not have begun; missing: Cluster.Sync before (kernel Smooth, PE 0, block (0,0,0), thread (1,0,0))"},
		"freed": {[]uint64{who(0, 0, 0), how(0, memmodel.Load), 0, 0, 0, sanitizer.UseAfterFree},
			"ring.go:11: load (load) of byte 0 of an allocation of 400 bytes, which was freed (kernel Smooth, PE 0, block (0,0,0), thread (0,0,0))"},
	} {
		t.Run(name, func(t *testing.T) {
			b := setUp(t, false)
			m := must(b.Alloc(400, nil))
			b.launch(t)
			if err := b.stream.Sync(t.Context()); err != nil {
				t.Fatalf("without a report: %v", err)
			}
			words := append([]uint64{1}, test.report...)
			words[5] += m.Addr
			err := b.reported(t, words...)
			found := (*fault.Error)(nil)
			if !errors.As(err, &found) || found.Kind != fault.Access || err.Error() != test.want {
				t.Errorf("error %v\nwant  %s", err, test.want)
			}
		})
	}
}

// TestReportComesBeforeTheFailure has a kernel report a mistake and fail: what it fails with may be the
// consequence.
func TestReportComesBeforeTheFailure(t *testing.T) {
	b := setUp(t, false)
	b.launch(t)
	whole := []uint64{1<<24 | 5, 1<<36 | 1<<20, 0, 0, 1, sanitizer.Unwritten}
	words := append([]uint64{2}, make([]uint64, sanitizer.ReportWords)...) // the first one is not whole
	b.fake.failed = &fault.Error{Kernel: "Smooth", Kind: fault.Panic, File: "ring.go", Line: 20, Msg: "the end"}
	err := b.reported(t, append(words, whole...)...)
	found := (*fault.Error)(nil)
	if !errors.As(err, &found) || found.Kind != fault.Access || !errors.Is(err, b.fake.failed) || !strings.Contains(err.Error(), "\nthe kernel has ended with: "+b.fake.failed.Error()) {
		t.Errorf("error %v", err)
	}
}

// TestFirstReportIsTheError writes the same mistake of two threads, and another one: each two
// places are told once.
func TestFirstReportIsTheError(t *testing.T) {
	b := setUp(t, false)
	b.launch(t)
	words := []uint64{3}
	for _, site := range []uint64{1, 1, 0} {
		words = append(words, uint64(len(words))<<24, 1<<36|site<<20, 0, 0, 1, sanitizer.Unwritten)
	}
	err := b.reported(t, words...)
	if err == nil || !strings.Contains(err.Error(), "ring.go:12: load (Put) of memory that was never written") {
		t.Errorf("error %v", err)
	}
	if len(b.printed) != 1 || !strings.HasPrefix(b.printed[0], "ring.go:11") {
		t.Errorf("printed %q, want the other place once", b.printed)
	}
}

func TestAGetIsNamedByWhatItDoes(t *testing.T) {
	for how, want := range map[sanitizer.What]string{memmodel.Fetch: "read", memmodel.Fetch | sanitizer.Writes: "write", memmodel.Take: "read of the source"} {
		if got := nameOf(how); got != want {
			t.Errorf("%#x is a %s, want %s", uint64(how), got, want)
		}
	}
}
