package gpurt

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// sanitizedKernel returns an artifact with the kernel Smooth, which is sanitized and has two
// places that reports may name.
func sanitizedKernel(t *testing.T) (Artifact, **Kernel) {
	t.Helper()
	a := Artifact{IR: []byte("target triple"), Sources: []Source{{File: "ring.go", Content: "package ring"}}}
	m := manifest.Manifest{
		Version: manifest.Version, Package: "example.com/ring", IRHash: manifest.Hash(a.IR), Config: manifest.Config{Sanitize: true},
		Kernels: []manifest.Kernel{{
			Name: "Smooth", Symbol: "Smooth", File: "ring.go", Line: 9,
			Params: []manifest.Param{{Name: "n", Kind: manifest.Scalar, Type: "int", Size: 8}, {Name: "sanitizer", Kind: manifest.Sanitizer, Type: "sanitizer"}},
		}},
		Sources: []manifest.Source{{File: "ring.go", Hash: manifest.Hash([]byte("package ring"))}},
		Sites:   []fault.Site{{Kind: fault.Access, File: "ring.go", Line: 11, Text: "load"}, {Kind: fault.Access, File: "ring.go", Line: 12, Text: "Put"}},
	}
	to := new(*Kernel)
	a.Methods = []Method{{To: to, Kernel: "Smooth", Params: m.Kernels[0].Signature()}}
	var err error
	if a.Manifest, err = m.Encode(); err != nil {
		t.Fatal(err)
	}
	a.Checksum = m.Checksum
	return a, to
}

// loadSanitized loads that kernel and returns a launch of it.
func loadSanitized(t *testing.T, pe *PE) (launch func() error) {
	t.Helper()
	a, k := sanitizedKernel(t)
	if _, err := Load(pe, a); err != nil {
		t.Fatal(err)
	}
	return func() error {
		l := (*k).Launch(pe.Stream(), Grid(3).Block(32))
		ScalarParam(l, 7)
		return l.Run(nil)
	}
}

// descriptor returns the words of the descriptor that the last launch has got.
func (d *fakeDevice) descriptor(t *testing.T) (params, words []uint64) {
	t.Helper()
	params = wordsOf(d.launches[len(d.launches)-1].params)
	return params, wordsOf(d.contents[params[1]])
}

func wordsOf(b []byte) (words []uint64) {
	for ; len(b) >= 8; b = b[8:] {
		words = append(words, binary.LittleEndian.Uint64(b))
	}
	return words
}

func TestLaunchOfSanitizedKernelHasDescriptor(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		launch := loadSanitized(t, pe)
		buf, err := Alloc[float32](pe, 100)
		if err != nil {
			t.Fatal(err)
		}
		for number := range 2 {
			if err := launch(); err != nil {
				t.Fatal(err)
			}
			params, words := d.descriptor(t)
			if params[0] != 7 || params[2] != pe.sanitizer.arena.Addr {
				t.Errorf("parameters %v, want 7, a descriptor and the arena at %d", params, pe.sanitizer.arena.Addr)
			}
			got := map[string]uint64{}
			for name, i := range map[string]int{"self": sanitizer.DescSelf, "launch": sanitizer.DescLaunch, "PEs": sanitizer.DescPEs, "threads of a block": sanitizer.DescBlockThreads, "threads": sanitizer.DescLeft, "allocations": sanitizer.DescRegionCount} {
				got[name] = words[i]
			}
			want := map[string]uint64{"self": params[1], "launch": uint64(number + 1), "PEs": 1, "threads of a block": 32, "threads": 96, "allocations": 1}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("descriptor of launch %d: -want +got:\n%s", number+1, diff)
			}
			table := wordsOf(d.contents[words[sanitizer.DescRegions]])
			if lo := uint64(buf.Addr()); len(table) != sanitizer.RegionWords || table[sanitizer.RegionLo] != lo || table[sanitizer.RegionHi] != lo+400 || table[sanitizer.RegionCells] == 0 {
				t.Errorf("allocations %v, want one from %d on, with cells", table, lo)
			}
		}
	})
}

// TestCellsOfSymmetricMemoryStandAtOnePlace compares PEs that do the same with symmetric memory,
// of which one launches in between: the cells of a peer are found where one's own are.
func TestCellsOfSymmetricMemoryStandAtOnePlace(t *testing.T) {
	place := func(between bool) (at uint64) {
		onFake(t, true, func(pe *PE, d *fakeDevice) {
			launch := loadSanitized(t, pe)
			first, err := AllocSym[int64](pe, 10)
			if err != nil {
				t.Fatal(err)
			}
			if between {
				if err := launch(); err != nil {
					t.Fatal(err)
				}
			}
			if err := first.Free(); err != nil {
				t.Fatal(err)
			}
			second, err := AllocSym[int64](pe, 10)
			if err != nil {
				t.Fatal(err)
			}
			if err := launch(); err != nil {
				t.Fatal(err)
			}
			for _, r := range pe.sanitizer.regions {
				if r.lo == uint64(second.Addr()) {
					at = r.cells
				}
			}
		})
		return at
	}
	if with, without := place(true), place(false); with != without || with == 0 {
		t.Errorf("cells at %d, and at %d behind a launch", without, with)
	}
}

// TestCellsOfFreedMemoryAreUsedAgain allocates more in turn than cells have room for.
func TestCellsOfFreedMemoryAreUsedAgain(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		launch := loadSanitized(t, pe)
		pe.sanitizer.words = pe.sanitizer.next + 4000
		for range 10 {
			var list []*SymBuffer[byte]
			for _, n := range []int{1000, 3, 2000} {
				b, err := AllocSym[byte](pe, n)
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, b)
			}
			if err := launch(); err != nil {
				t.Fatal(err)
			}
			for _, b := range list {
				if err := b.Free(); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// TestTheTableOfAllocationsDoesNotGrow allocates, launches and frees.
func TestTheTableOfAllocationsDoesNotGrow(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		launch := loadSanitized(t, pe)
		var after [2]int
		for i := range after {
			for range 4 * freedRegions {
				b, err := Alloc[byte](pe, 1000)
				if err != nil {
					t.Fatal(err)
				}
				if err := launch(); err != nil {
					t.Fatal(err)
				}
				if err := b.Free(); err != nil {
					t.Fatal(err)
				}
			}
			s := &pe.sanitizer
			after[i] = len(s.regions) + len(s.table) + len(s.spare[1<<12]) + pe.stream.state.table.Bytes
			if len(s.regions) != freedRegions {
				t.Errorf("%d regions are kept, want %d", len(s.regions), freedRegions)
			}
		}
		if after[0] != after[1] {
			t.Errorf("%d words and regions after half of the launches, %d after all", after[0], after[1])
		}
	})
}

// TestMemoryOfOthersIsNotFreed has the sanitizer see memory under two names, of which one ends, and
// memory of somebody else where other memory was freed.
func TestMemoryOfOthersIsNotFreed(t *testing.T) {
	onEmulator(t, 1, func(_ context.Context, pe *PE) error {
		pe.sanitizer.on = true
		flags := func(what string, b *Buffer[int64]) uint64 {
			for _, r := range pe.sanitizer.regions {
				if at := uint64(b.Addr()); r.lo <= at && at < r.hi {
					if r.flags&sanitizer.Freed != 0 {
						t.Errorf("%s: the memory is freed", what)
					}
					return r.flags
				}
			}
			return 0
		}
		own, err := AllocVirtual[int64](pe, 10)
		if err != nil {
			return err
		}
		theirs, err := Wrap[int64](pe, own.Addr(), own.Len())
		if err != nil {
			return err
		}
		for _, b := range []*Buffer[int64]{theirs, own} {
			sym, err := RegisterSymmetric(b)
			if err != nil {
				return err
			}
			if f := flags("registered", b); f&sanitizer.Symmetric == 0 {
				t.Errorf("flags of registered memory: %b", f)
			}
			if err := sym.Free(); err != nil {
				return err
			}
			flags("no longer registered", b)
		}
		if err := theirs.Free(); err != nil {
			return err
		}
		flags("behind the end of another name", own)
		host := make([]int64, 10)
		if theirs, err = Wrap[int64](pe, uintptr(unsafe.Pointer(unsafe.SliceData(host))), len(host)); err != nil {
			return err
		}
		// Somebody else has got memory that was the PE's.
		pe.sanitizer.allocated(theirs.v.mem(), true)
		pe.sanitizer.mark(theirs.v.mem(), sanitizer.Freed)
		if theirs, err = Wrap[int64](pe, theirs.Addr(), theirs.Len()); err != nil {
			return err
		}
		flags("memory of others", theirs)
		return own.Free()
	})
}

// TestSyncReturnsWhatSanitizedKernelsReport writes the reports that hooks write.
func TestSyncReturnsWhatSanitizedKernelsReport(t *testing.T) {
	who := func(pe, block, thread uint64) uint64 { return pe<<54 | block<<34 | thread<<24 | 5 }
	how := func(site, kind uint64) uint64 { return 1<<36 | site<<20 | kind }
	for name, test := range map[string]struct {
		report []uint64
		want   string
	}{
		"race": {[]uint64{who(0, 2, 31), how(0, sanitizer.Load), who(3, 1, 4), how(1, sanitizer.Deliver|sanitizer.Writes|sanitizer.Later), 8, sanitizer.Race},
			"ring.go:11: race on byte 8 of an allocation of 400 bytes: load (load) here, and the write (Put) at ring.go:12 by PE 3, block 1, thread 4; missing: a wait for a signal that the operation carries or that comes behind Quiet or Fence, or Quiet and a barrier (kernel Smooth, PE 0, block (2,0,0), thread (31,0,0))"},
		"race with a copy": {[]uint64{who(0, 2, 31), how(0, sanitizer.Load), who(0, 2, 4), how(1, sanitizer.Deliver|sanitizer.Writes|sanitizer.Later|sanitizer.ByBarrier), 8, sanitizer.Race},
			"ring.go:11: race on byte 8 of an allocation of 400 bytes: load (load) here, and the write (Put) at ring.go:12 by PE 0, block (2,0,0), thread (4,0,0); missing: a wait for the phase of the barrier at which the bytes of the copy count, in which they are expected (kernel Smooth, PE 0, block (2,0,0), thread (31,0,0))"},
		"copy that does not see": {[]uint64{who(0, 2, 0), how(1, sanitizer.Take|sanitizer.Later|sanitizer.ByGroup), who(0, 2, 4), how(0, sanitizer.Store|sanitizer.Writes), 8, sanitizer.Unshown},
			"ring.go:12: race on byte 8 of an allocation of 400 bytes: read of the source (Put) here, and the store (load) at ring.go:11 by PE 0, block (2,0,0), thread (4,0,0); missing: " + fault.FenceProxy + " (kernel Smooth, PE 0, block (2,0,0), thread (0,0,0))"},
		"nobody has written": {[]uint64{who(0, 0, 0), how(0, sanitizer.Load), 0, 0, 396, sanitizer.Unwritten},
			"ring.go:11: load (load) of byte 396 of an allocation of 400 bytes that nobody has written (kernel Smooth, PE 0, block (0,0,0), thread (0,0,0))"},
		"out of bounds": {[]uint64{who(0, 0, 1), how(1, sanitizer.Take), 0, 0, 0, sanitizer.OutOfBounds},
			"ring.go:12: read of the source (Put) from byte 0 of an allocation of 400 bytes on, behind its end (kernel Smooth, PE 0, block (0,0,0), thread (1,0,0))"},
		"not begun": {[]uint64{who(0, 0, 1), how(1, sanitizer.Deliver), 0, 0, 1 << 63, sanitizer.NotBegun},
			"ring.go:12: write (Put) of shared memory of another block of the cluster, which may not have begun; missing: Cluster.Sync before (kernel Smooth, PE 0, block (0,0,0), thread (1,0,0))"},
		"freed": {[]uint64{who(0, 0, 0), how(0, sanitizer.Load), 0, 0, 0, sanitizer.UseAfterFree},
			"ring.go:11: load (load) of byte 0 of an allocation of 400 bytes, which was freed (kernel Smooth, PE 0, block (0,0,0), thread (0,0,0))"},
	} {
		t.Run(name, func(t *testing.T) {
			onFake(t, true, func(pe *PE, d *fakeDevice) {
				launch := loadSanitized(t, pe)
				buf, err := Alloc[float32](pe, 100)
				if err != nil {
					t.Fatal(err)
				}
				if err := launch(); err != nil {
					t.Fatal(err)
				}
				if err := pe.Stream().Sync(t.Context()); err != nil {
					t.Fatalf("without a report: %v", err)
				}
				words := append([]uint64{1}, test.report...)
				words[5] += uint64(buf.Addr())
				fillHost(pe.sanitizer.reports, bytesOf(words))
				err = pe.Stream().Sync(t.Context())
				found := (*fault.Error)(nil)
				if !errors.As(err, &found) || found.Kind != fault.Access || err.Error() != test.want {
					t.Errorf("error %v\nwant  %s", err, test.want)
				}
				fillHost(pe.sanitizer.reports, bytesOf([]uint64{0}))
			})
		})
	}
}

// TestReportComesBeforeTheFailure has a kernel report a mistake and fail: what it fails with may be the
// consequence.
func TestReportComesBeforeTheFailure(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		if err := loadSanitized(t, pe)(); err != nil {
			t.Fatal(err)
		}
		whole := []uint64{1<<24 | 5, 1<<36 | 1<<20, 0, 0, 1, sanitizer.Unwritten}
		words := append([]uint64{2}, make([]uint64, sanitizer.ReportWords)...) // the first one is not whole
		fillHost(pe.sanitizer.reports, bytesOf(append(words, whole...)))
		d.fault = &fault.Error{Kernel: "Smooth", Kind: fault.Panic, File: "ring.go", Line: 20, Msg: "the end"}
		err := pe.Stream().Sync(t.Context())
		found := (*fault.Error)(nil)
		if !errors.As(err, &found) || found.Kind != fault.Access || !errors.Is(err, d.fault) || !strings.Contains(err.Error(), "\nthe kernel has ended with: "+d.fault.Error()) {
			t.Errorf("error %v", err)
		}
		d.fault = nil
		fillHost(pe.sanitizer.reports, bytesOf([]uint64{0}))
	})
}

// TestReportIsNoConsequence has the PEs fail for one reason, of which one has reported a mistake.
func TestReportIsNoConsequence(t *testing.T) {
	first := errors.New("deadlock")
	f := &PEError{PE: 1, Err: &finding{&fault.Error{Kind: fault.Access, Msg: "race"}, &driver.Consequence{First: first, Err: errors.New("deadlock too")}}}
	for _, list := range [][]*PEError{{f, {PE: 0, Err: first}}, {{PE: 0, Err: first}, f}} {
		cfg := fakeConfig(&fakeWorld{}, 2, io.Discard)
		if err := cfg.complete(); err != nil {
			t.Fatal(err)
		}
		j := cfg.newJob(t.Context())
		j.begin(2)
		for _, e := range list {
			j.fail(e)
		}
		if err := j.err(); !errors.Is(err, f.Err.(*finding).first) {
			t.Errorf("the report is not among the causes: %v", err)
		}
	}
}

// TestFirstReportIsTheError writes the same mistake of two threads, and another one: each two
// places are told once.
func TestFirstReportIsTheError(t *testing.T) {
	out := new(strings.Builder)
	cfg := fakeConfig(&fakeWorld{addresses: true}, 1, out)
	cfg.Stdout = io.Discard
	err := Run(t.Context(), cfg, func(_ context.Context, pe *PE) error {
		launch := loadSanitized(t, pe)
		if err := launch(); err != nil {
			return err
		}
		words := []uint64{3}
		for _, site := range []uint64{1, 1, 0} {
			words = append(words, uint64(len(words))<<24, 1<<36|site<<20, 0, 0, 1, sanitizer.Unwritten)
		}
		fillHost(pe.sanitizer.reports, bytesOf(words))
		return pe.Stream().Sync(t.Context())
	})
	if err == nil || !strings.Contains(err.Error(), "ring.go:12: load (Put) of memory that nobody has written") {
		t.Errorf("error %v", err)
	}
	if got := out.String(); strings.Count(got, "ring.go:11") != 1 || strings.Contains(got, "ring.go:12: load") {
		t.Errorf("printed %q, want the other place once", got)
	}
}

func TestSanitizedKernelsAreRefused(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		launch := loadSanitized(t, pe)
		pe.Stream().capture = new(capture)
		if err := launch(); err == nil || !strings.Contains(err.Error(), "a sanitized kernel cannot be part of a graph") {
			t.Errorf("in a graph: %v", err)
		}
		pe.Stream().capture = nil
		if _, err := AllocSym[byte](pe, 300<<20); err != nil {
			t.Fatal(err)
		}
		if err := launch(); err == nil || !strings.Contains(err.Error(), "no room for the cells of 314572800 bytes") {
			t.Errorf("with too much symmetric memory: %v", err)
		}
	})
}

func TestAGetIsNamedByWhatItDoes(t *testing.T) {
	for how, want := range map[sanitizer.What]string{sanitizer.Fetch: "read", sanitizer.Fetch | sanitizer.Writes: "write", sanitizer.Take: "read of the source"} {
		if got := nameOf(how); got != want {
			t.Errorf("%#x is a %s, want %s", uint64(how), got, want)
		}
	}
}
