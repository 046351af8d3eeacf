package nvshmem

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/transport"
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
			"OnStream":       l.OnStream(op.HostLookup("Quiet"), &transport.Operands{}),
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

// fakeProcess is the host library of a process: what its functions are called with, and
// what they make of it.
type fakeProcess struct {
	started int32 // the status once it has been initialised with a context
	context bool
	status  int32
	env     map[string]string
	starts  int // calls that initialise, less those that end
	rank, n int32
	// plugins are the candidates for the plug-in of a bootstrap, and noPlugin is why
	// none can be opened.
	plugins  []string
	noPlugin error
}

func noVariables(string) string { return "" }

// library returns the library as a PE of the process opens it.
func (f *fakeProcess) library() *Library {
	l := &Library{
		path: "libnvshmem_host.so.3", version: Version{3, 4, 5},
		contextCurrent: func() bool { return f.context },
		openPlugin:     func(candidates ...string) error { f.plugins = candidates; return f.noPlugin },
		myPE:           func() int32 { return f.rank },
		nPEs:           func() int32 { return f.n },
	}
	l.team.myPE = func(team int32) int32 { return f.rank % 4 }
	l.boot = bootFuncs{
		setAttrUniqueID: func(rank, n int32, id *uniqueID, attr *initAttr) int32 {
			attr.args.uid.id, attr.args.uid.rank, attr.args.uid.nranks = id, rank, n
			return 0
		},
		hostlibInitAttr: func(flags uint32, attr *initAttr) int32 {
			switch {
			case flags == 8 && attr.args.uid.id != nil:
				f.rank, f.n = attr.args.uid.rank, attr.args.uid.nranks
			case flags == 0 && attr == nil && f.env["NVSHMEM_BOOTSTRAP"] != "":
			default:
				return 1
			}
			f.starts++
			if f.status = 1; f.context || f.started < 2 {
				f.status = f.started
			}
			return 0
		},
		initStatus: func() int32 { return f.status },
		hostlibFinalize: func() {
			if f.starts--; f.starts == 0 {
				f.status = 0
			}
		},
		setenv: func(name, value string, overwrite int32) int32 {
			f.env[name] = value
			return 0
		},
	}
	return l
}

// fakeLibrary is a library whose initialisation ends with the given status, on a
// thread with or without a CUDA context.
func fakeLibrary(status int32, context bool) *Library {
	f := &fakeProcess{started: status, context: context, env: map[string]string{}}
	l := f.library()
	if !context {
		l.boot.initStatus = func() int32 { return status }
	}
	return l
}

// TestStartAgain: once a PE has ended, another of the process can start; not before.
func TestStartAgain(t *testing.T) {
	f := &fakeProcess{started: 2, context: true, env: map[string]string{}}
	first := f.library()
	if err := first.Init(1, 2, newUniqueID().bytes()); err != nil {
		t.Fatal(err)
	}
	second := f.library()
	if err := second.Init(0, 1, newUniqueID().bytes()); !errors.Is(err, ErrRunning) {
		t.Errorf("a second PE beside the first: %v", err)
	}
	if err := first.Finalize(); err != nil {
		t.Fatal(err)
	}
	if err := second.Init(0, 1, newUniqueID().bytes()); err != nil {
		t.Errorf("a second PE after the first: %v", err)
	}
	if err := second.Finalize(); err != nil || f.status != 0 {
		t.Errorf("the end: %v, status %d", err, f.status)
	}
}

// TestBootstraps: the PEs meet before there is a context, and start with one.
func TestBootstraps(t *testing.T) {
	for name, want := range map[string]map[string]string{
		"mpi":  {"NVSHMEM_BOOTSTRAP": "MPI"},
		"pmi":  {"NVSHMEM_BOOTSTRAP": "PMI", "NVSHMEM_BOOTSTRAP_PMI": "PMI"},
		"pmi2": {"NVSHMEM_BOOTSTRAP": "PMI", "NVSHMEM_BOOTSTRAP_PMI": "PMI-2"},
		"pmix": {"NVSHMEM_BOOTSTRAP": "PMI", "NVSHMEM_BOOTSTRAP_PMI": "PMIX"},
	} {
		f := &fakeProcess{started: 2, env: map[string]string{}, rank: 6, n: 8}
		l := f.library()
		rank, size, local, err := l.Bootstrap(name, noVariables)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if diff := cmp.Diff(want, f.env); diff != "" {
			t.Errorf("%s: variables (-want +got):\n%s", name, diff)
		}
		if diff := cmp.Diff([]string{"nvshmem_bootstrap_" + name + ".so.3", "nvshmem_bootstrap_" + name + ".so.3"}, f.plugins); diff != "" {
			t.Errorf("%s: plug-ins (-want +got):\n%s", name, diff)
		}
		if rank != 6 || size != 8 || local != 2 || l.Initialized() {
			t.Errorf("%s: PE %d of %d, number %d of the host; initialised: %v", name, rank, size, local, l.Initialized())
		}
		f.context = true
		if err := l.Complete(); err != nil || !l.Initialized() {
			t.Errorf("%s: %v", name, err)
		}
		if err := l.Finalize(); err != nil || f.status != 0 {
			t.Errorf("%s: the end: %v, status %d", name, err, f.status)
		}
	}
	f := &fakeProcess{started: 2, env: map[string]string{}}
	l := f.library()
	if _, _, _, err := l.Bootstrap("smoke", noVariables); err == nil || !strings.Contains(err.Error(), "it has mpi, pmi, pmi2 and pmix") {
		t.Errorf("an unknown bootstrap: %v", err)
	}
	if err := l.Complete(); !errors.Is(err, ErrNotInitialized) {
		t.Errorf("Complete before Bootstrap: %v", err)
	}
	own := func(name string) string {
		return map[string]string{"NVSHMEM_BOOTSTRAP_PMIX_PLUGIN": "/my/pmix.so"}[name]
	}
	f.noPlugin = errors.New("libpmix.so.2: not found")
	if _, _, _, err := l.Bootstrap("pmix", own); !errors.Is(err, f.noPlugin) || !strings.Contains(err.Error(), "NVSHMEM_BOOTSTRAP_PMIX_PLUGIN names another plug-in") || f.starts != 0 {
		t.Errorf("a plug-in that cannot be opened: %v, %d starts", err, f.starts)
	}
	if diff := cmp.Diff([]string{"/my/pmix.so"}, f.plugins); diff != "" {
		t.Errorf("a plug-in of one's own (-want +got):\n%s", diff)
	}
	f.noPlugin = nil
	l.boot.hostlibInitAttr = func(uint32, *initAttr) int32 { return 7 }
	if _, _, _, err := l.Bootstrap("pmi", noVariables); err == nil || !strings.Contains(err.Error(), "meet the other PEs by pmi: nvshmemx_hostlib_init_attr: status 7") {
		t.Errorf("a bootstrap that fails: %v", err)
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
		if got := l.Status(); got != transport.Status(status) {
			t.Errorf("status %d: %d", status, got)
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

// The numbers are those of a C compiler for the headers of NVSHMEM 3.4.5 and 3.8.0.
func TestStructuresHaveTheLayoutOfTheHeaders(t *testing.T) {
	var id uniqueID
	var ua uniqueIDArgs
	var args initArgs
	var attr initAttr
	var team teamConfig
	for _, f := range []struct {
		name      string
		got, want uintptr
	}{
		{"sizeof(nvshmemx_uniqueid_v1)", unsafe.Sizeof(id), 128},
		{"uniqueid.internal", unsafe.Offsetof(id.internal), 4},
		{"sizeof(nvshmemx_uniqueid_args_v1)", unsafe.Sizeof(ua), 24},
		{"uniqueid_args.id", unsafe.Offsetof(ua.id), 8},
		{"uniqueid_args.myrank", unsafe.Offsetof(ua.rank), 16},
		{"uniqueid_args.nranks", unsafe.Offsetof(ua.nranks), 20},
		{"sizeof(nvshmemx_init_args_v1)", unsafe.Sizeof(args), 128},
		{"init_args.uid_args", unsafe.Offsetof(args.uid), 8},
		{"init_args.content", unsafe.Offsetof(args.content), 32},
		{"sizeof(nvshmemx_init_attr_v1)", unsafe.Sizeof(attr), 144},
		{"init_attr.mpi_comm", unsafe.Offsetof(attr.mpiComm), 8},
		{"sizeof(nvshmem_team_config_v2)", unsafe.Sizeof(team), 64},
		{"team_config.uniqueid", unsafe.Offsetof(team.uniqueID), 8},
		{"init_attr.args", unsafe.Offsetof(attr.args), 16},
	} {
		if f.got != f.want {
			t.Errorf("%s: %d, want %d", f.name, f.got, f.want)
		}
	}
}

func TestVersionFieldsStandWhereTheLibraryReadsThem(t *testing.T) {
	b := unsafeBytes(newInitAttr())
	for _, f := range []struct {
		name string
		off  int
		want uint32
	}{
		{"init_attr", 0, 0x10090},
		{"init_args", 16, 0x10080},
		{"uniqueid_args", 24, 0x10018},
	} {
		if got := binary.LittleEndian.Uint32(b[f.off:]); got != f.want {
			t.Errorf("version of %s at %d: %#x, want %#x", f.name, f.off, got, f.want)
		}
	}
	if got := binary.LittleEndian.Uint32(newUniqueID().bytes()); got != 0x10080 {
		t.Errorf("version of uniqueid: %#x", got)
	}
}

func TestUniqueIDSurvivesTheWayBetweenProcesses(t *testing.T) {
	id := newUniqueID()
	for i := range id.internal {
		id.internal[i] = byte(i)
	}
	back, err := uniqueIDFrom(id.bytes())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(back.bytes(), id.bytes()) {
		t.Error("the id changed")
	}
	if _, err := uniqueIDFrom(id.bytes()[:127]); err == nil {
		t.Error("a short id was accepted")
	}
	id.version++
	if _, err := uniqueIDFrom(id.bytes()); err == nil {
		t.Error("an id of another version was accepted")
	}
}

// TestLeadersOfGPUs: a PE that shares the GPU of another leads nothing, and NVSHMEM is not asked.
func TestLeadersOfGPUs(t *testing.T) {
	for me, want := range [][]int{{0}, nil} {
		l := &Library{state: initialized, size: 2}
		l.team.myPE = func(team int32) int32 {
			if team != op.TeamSameGPU {
				t.Errorf("asks for the number in team %d", team)
			}
			return int32(me)
		}
		l.team.nPEs = func(int32) int32 { return 1 }
		l.team.translate = func(_, pe, _ int32) int32 { return pe }
		if got, err := l.TeamMembers(op.TeamGPULeaders); err != nil || !cmp.Equal(got, want) {
			t.Errorf("PE %d: %v, %v; want %v", me, got, err, want)
		}
	}
}

func TestSizesAreReadAsNVSHMEMDoes(t *testing.T) {
	for s, want := range map[string]int{"512M": 512 << 20, "8k": 8 << 10, "1G": 1 << 30, "4096": 4096, "0": 0, "M": 0, "x": 0, "9999999999T": 0} {
		if n, err := parseSize(s); (err != nil) != (want == 0) || err == nil && n != want {
			t.Errorf("%q is %d, %v; want %d", s, n, err, want)
		}
	}
}

func TestRoomOfReduceScatter(t *testing.T) {
	for size, want := range map[string]int{"": 256 << 10, "512K": 256 << 10, "1M": 512 << 10, "2mb": 1 << 20, "4096": 2048, "1G": 512 << 20, "0.5M": 0, "much": 0} {
		getenv := func(name string) string {
			if name != "NVSHMEM_REDUCE_SCRATCH_SIZE" {
				t.Errorf("asks for %s", name)
			}
			return size
		}
		if got := reduceLimits(getenv).ScatterBytes; got != want {
			t.Errorf("NVSHMEM_REDUCE_SCRATCH_SIZE=%s: room for %d bytes, want %d", size, got, want)
		}
	}
}

// TestScratchThatLeavesElementsOut: NVSHMEM's pieces are a 16th of it, in whole bytes.
func TestScratchThatLeavesElementsOut(t *testing.T) {
	for size, right := range map[string]bool{
		"": true, "512K": true, "1M": true, "128": true, "256": true, "143": true, "much": true,
		"0": false, "64": false, "127": false, "144": false, "192": false, "1000": false,
	} {
		err := checkScratch(func(string) string { return size })
		if (err == nil) != right {
			t.Errorf("NVSHMEM_REDUCE_SCRATCH_SIZE=%s: %v", size, err)
		}
		if want := "NVSHMEM_REDUCE_SCRATCH_SIZE=" + size + ": "; err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got %v, want that it begins with %s", err, want)
		}
	}
}
