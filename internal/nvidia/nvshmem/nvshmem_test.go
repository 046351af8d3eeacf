package nvshmem

import (
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

func TestVersions(t *testing.T) {
	host := Version{3, 4, 5}
	for _, c := range []struct {
		dev  string
		runs bool
	}{
		{"3.4.5", true}, {"3.4.9", true}, {"3.3.0", true}, {"3.0", true},
		{"3.5.0", false}, {"2.4.5", false}, {"4.0.0", false},
	} {
		v, err := ParseVersion(c.dev)
		if err != nil {
			t.Fatal(err)
		}
		if host.Runs(v) != c.runs {
			t.Errorf("host %v, device library %v: %v", host, v, !c.runs)
		}
	}
	for _, s := range []string{"", "3", "3.x", "3.4.5.6", "3.-1.0"} {
		if v, err := ParseVersion(s); err == nil {
			t.Errorf("%q was read as %v", s, v)
		}
	}
}

func TestOpenNamesTheMissingLibrary(t *testing.T) {
	_, err := Open(filepath.Join(t.TempDir(), SOName))
	var open *dl.OpenError
	if !errors.As(err, &open) {
		t.Fatalf("got %v", err)
	}
}

// Before Init and after Finalize the real functions would end the process.
func TestCallsBeforeInitAreErrors(t *testing.T) {
	for _, st := range []state{opened, finalized} {
		l := &Library{state: st}
		_, mallocErr := l.Malloc(8)
		_, ptrErr := l.Ptr(8, 0)
		for name, err := range map[string]error{
			"Malloc":         mallocErr,
			"Ptr":            ptrErr,
			"Free":           l.Free(8),
			"OnStream":       l.OnStream(op.HostInstance{Op: op.HostLookup("Quiet")}, &Operands{}),
			"ModuleInit":     l.ModuleInit(1),
			"ModuleFinalize": l.ModuleFinalize(1),
			"Finalize":       l.Finalize(),
		} {
			if !errors.Is(err, ErrNotInitialized) {
				t.Errorf("%s in state %d: %v", name, st, err)
			}
		}
	}
}

// fakeLibrary is a library whose initialisation ends with the given status, on a
// thread with or without a CUDA context.
func fakeLibrary(status int32, context bool) *Library {
	return &Library{
		path: "libnvshmem_host.so.3", version: Version{3, 4, 5},
		contextCurrent: func() bool { return context },
		setAttrUniqueID: func(rank, n int32, id *uniqueID, attr *initAttr) int32 {
			attr.args.uid.id, attr.args.uid.rank, attr.args.uid.nranks = id, rank, n
			return 0
		},
		hostlibInitAttr: func(flags uint32, attr *initAttr) int32 {
			if flags != 8 || attr.args.uid.rank != 1 || attr.args.uid.nranks != 2 || attr.args.uid.id == nil {
				return 1
			}
			return 0
		},
		initStatus:      func() int32 { return status },
		myPE:            func() int32 { return 1 },
		hostlibFinalize: func() {},
		nPEs:            func() int32 { return 2 },
	}
}

// TestInitSaysWhatDidNotStart: transports that fail are not taken for a thread
// without a context, which NVSHMEM reports alike.
func TestInitSaysWhatDidNotStart(t *testing.T) {
	const noContext, noTransport = "no CUDA context was current", "no transport between their GPUs could be started; what NVSHMEM printed above is the reason"
	for _, test := range []struct {
		status     int32
		context    bool
		want, lack string
	}{
		{0, false, noContext, "transport"},
		{1, false, noContext, "transport"},
		{1, true, noTransport, noContext},
		{0, true, "what NVSHMEM printed above is the reason", noContext},
		{1<<31 - 1, true, "what NVSHMEM printed above is the reason", noContext},
	} {
		err := fakeLibrary(test.status, test.context).Init(1, 2, newUniqueID().bytes())
		var start *StartError
		if !errors.As(err, &start) {
			t.Errorf("status %d: %v, want a *StartError", test.status, err)
			continue
		}
		if want := fmt.Sprintf("PE 1 of 2, libnvshmem_host.so.3, version 3.4.5, nvshmemx_init_status %d", test.status); !strings.Contains(err.Error(), want) {
			t.Errorf("status %d: %v; it lacks %q", test.status, err, want)
		}
		if !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), test.lack) {
			t.Errorf("status %d, context %v: %v; want %q and not %q", test.status, test.context, err, test.want, test.lack)
		}
	}
}

// TestLibrariesCanBeForgotten: the garbage collector ends a process that forgets pinned
// memory.
func TestLibrariesCanBeForgotten(t *testing.T) {
	id := newUniqueID().bytes()
	for range 3 {
		if err := fakeLibrary(0, true).Init(1, 2, id); err == nil {
			t.Error("a library that did not start was accepted")
		}
		l := fakeLibrary(2, true)
		if err := errors.Join(l.Init(1, 2, id), l.Finalize()); err != nil {
			t.Error(err)
		}
	}
	for range 3 {
		runtime.GC()
	}
}

func TestInitRequiresTheStatusOfTheLibrary(t *testing.T) {
	id := newUniqueID().bytes()
	fake := func(status int32) *Library { return fakeLibrary(status, true) }
	for _, status := range []int32{0, 1, 1<<31 - 1} {
		l := fake(status)
		if err := l.Init(1, 2, id); err == nil || l.Initialized() {
			t.Errorf("status %d was taken for success", status)
		}
	}
	for _, status := range []int32{2, 3, 4} {
		l := fake(status)
		if err := l.Init(1, 2, id); err != nil || !l.Initialized() {
			t.Errorf("status %d: %v", status, err)
		}
		if l.LimitedMPG() != (status == 3) {
			t.Errorf("status %d: limited MPG is %v", status, l.LimitedMPG())
		}
		if err := l.Init(1, 2, id); err == nil {
			t.Error("a second Init was accepted")
		}
		if err := l.Finalize(); err != nil {
			t.Error(err)
		}
	}
	if err := fake(2).Init(2, 2, id); err == nil {
		t.Error("PE 2 of 2 was accepted")
	}
}
