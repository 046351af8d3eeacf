package nvshmem

import (
	"debug/elf"
	"errors"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// prototypes are the parameters of the functions on streams, by the names that NVSHMEM's
// headers give them, with "stream" for the last.
var prototypes = map[string]string{
	"Put":             "dest source bytes pe stream",
	"PutNBI":          "dest source bytes pe stream",
	"Get":             "dest source bytes pe stream",
	"GetNBI":          "dest source bytes pe stream",
	"PutSignal":       "dest source bytes sig_addr signal sig_op pe stream",
	"PutSignalNBI":    "dest source bytes sig_addr signal sig_op pe stream",
	"SignalOp":        "sig_addr signal sig_op pe stream",
	"SignalWaitUntil": "sig_addr cmp cmp_value stream",
	"Quiet":           "stream",
	"Barrier":         "team stream",
	"BarrierAll":      "stream",
	"Sync":            "team stream",
	"SyncAll":         "stream",
	"Reduce":          "team dest src nreduce stream",
	"ReduceScatter":   "team dest src nreduce stream",
	"Broadcast":       "team dest src nelem PE_root stream",
	"FCollect":        "team dest src nelem stream",
	"AllToAll":        "team dest src nelem stream",
}

// TestArgumentsFollowThePrototypes passes operands that are all different.
func TestArgumentsFollowThePrototypes(t *testing.T) {
	a := &Operands{Dst: 1, Src: 2, Count: 3, Signal: 4, Value: 5, SigOp: 6, Cmp: 7, PE: 8, Team: 9, Stream: 10}
	names := map[string]uintptr{
		"dest": 1, "source": 2, "src": 2, "bytes": 3, "nelem": 3, "nreduce": 3, "sig_addr": 4, "signal": 5, "cmp_value": 5, "sig_op": 6, "cmp": 7,
		"pe": 8, "PE_root": 8, "team": 9, "stream": 10,
	}
	for i := range op.HostTable {
		o := &op.HostTable[i]
		var want []uintptr
		for _, p := range strings.Fields(prototypes[o.Name]) {
			want = append(want, names[p])
		}
		var f onStream
		if diff := cmp.Diff(want, f.arguments(op.HostInstance{Op: o}, a)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", o.Name, diff)
		}
	}
}

func TestTooManyElementsForNVSHMEM(t *testing.T) {
	l := &Library{state: initialized}
	err := l.OnStream(op.HostInstance{Op: op.HostLookup("AllToAll")}, &Operands{Count: math.MaxInt32 + 1})
	if err == nil || !strings.Contains(err.Error(), "nvshmemx_alltoallmem_on_stream of 2147483648 elements for each PE: NVSHMEM takes 2147483647 at most") {
		t.Errorf("got %v", err)
	}
}

// hostLibrary returns the path of the installed host library, or skips the test.
func hostLibrary(t *testing.T) string {
	t.Helper()
	return chaintest.Toolchain(t, toolchain.Communicate).Path(toolchain.NVSHMEMHost)
}

// TestHostLibraryHasEveryFunction looks for the functions of the table in the library.
func TestHostLibraryHasEveryFunction(t *testing.T) {
	library := hostLibrary(t)
	f, err := elf.Open(library)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	symbols, err := f.DynamicSymbols()
	if err != nil {
		t.Fatal(err)
	}
	defined := map[string]bool{}
	for _, s := range symbols {
		defined[s.Name] = s.Section != elf.SHN_UNDEF
	}
	n := 0
	for i := range op.HostTable {
		for _, in := range op.HostTable[i].Instances() {
			n++
			if !defined[in.CName()] {
				t.Errorf("%s has no function %s", library, in.CName())
			}
		}
	}
	// 13 with one function, 3 with two, and 2 for each type and reduction: 8 integers by 7
	// reductions and 4 floats by 4.
	if want := 13 + 3*2 + 2*(8*7+4*4); n != want {
		t.Errorf("%d functions, want %d", n, want)
	}
}

// leftOut are the functions on streams that the table does not have, and why.
var leftOut = map[string]string{
	`nvshmemx_(put|get)\d+(_signal)?(_nbi)?_on_stream`:           "those of bytes do the same",
	`nvshmemx_[a-z0-9]+_(put|get)(_signal)?(_nbi)?_on_stream`:    "those of bytes do the same",
	`nvshmemx_[a-z0-9]+_(broadcast|fcollect|alltoall)_on_stream`: "those of words and of bytes do the same",
	`nvshmemx_[a-z0-9]+_(\w+)_(reduce|reducescatter)_on_stream`:  "the type is another name of one in the table",
	`nvshmemx_[a-z0-9]+_p_on_stream`:                             "a graph would keep the address of a value on the host's stack; Put and SignalOp do without one",
	`nvshmemx_[a-z0-9]+_g_on_stream`:                             "it returns the value before the stream has come to it",
	`nvshmemx_(\w+_)?i(put|get)\d*_on_stream`:                    "it ends the process where the peer's memory cannot be addressed; kernels have IPut and IGet",
	`nvshmemx_[a-z0-9]+_wait_until(_all|_all_vector)?_on_stream`: "a wait for words that puts change has no promise about their data; signals have",
	`nvshmemx_flush_on_stream`:                                   "new in NVSHMEM 3.8; Quiet does more",
}

// TestFunctionsOnStreamsAreKnown fails for one that is neither in the table nor left out.
func TestFunctionsOnStreamsAreKnown(t *testing.T) {
	library := hostLibrary(t)
	f, err := elf.Open(library)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	symbols, err := f.DynamicSymbols()
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for i := range op.HostTable {
		for _, in := range op.HostTable[i].Instances() {
			known[in.CName()] = true
		}
	}
	used := map[string]bool{}
	for _, s := range symbols {
		if s.Section == elf.SHN_UNDEF || !strings.HasPrefix(s.Name, "nvshmemx_") || !strings.HasSuffix(s.Name, "_on_stream") || known[s.Name] {
			continue
		}
		found := false
		for pattern := range leftOut {
			if regexp.MustCompile("^(?:" + pattern + ")$").MatchString(s.Name) {
				found, used[pattern] = true, true
			}
		}
		if !found {
			t.Errorf("%s is neither in the table of host operations nor left out", s.Name)
		}
	}
	for pattern, why := range leftOut {
		if !used[pattern] && !strings.HasPrefix(why, "new in") {
			t.Errorf("%s has no function %s", library, pattern)
		}
	}
}

var space = regexp.MustCompile(`[\s\\]+`)

// TestPrototypesAreThoseOfTheHeaders reads the parameters' names where the headers declare
// the functions.
func TestPrototypesAreThoseOfTheHeaders(t *testing.T) {
	include := filepath.Join(filepath.Dir(filepath.Dir(hostLibrary(t))), "include", "host")
	var text string
	for _, name := range []string{"nvshmemx_api.h", "nvshmemx_coll_api.h"} {
		b, err := os.ReadFile(filepath.Join(include, name))
		if errors.Is(err, os.ErrNotExist) {
			t.Skip("NVSHMEM's headers are not installed")
		}
		if err != nil {
			t.Fatal(err)
		}
		text += space.ReplaceAllString(string(b), " ")
	}
	for i := range op.HostTable {
		o := &op.HostTable[i]
		name := o.Instances()[0].CName()
		if o.Reduces() { // a macro declares those of all types
			name = name[strings.LastIndex(strings.TrimSuffix(name, "_on_stream"), "_"):]
		}
		_, rest, found := strings.Cut(text, name+"(")
		params, _, closed := strings.Cut(rest, ")")
		if !found || !closed {
			t.Errorf("no header declares %s", name)
			continue
		}
		var got []string
		for _, p := range strings.Split(params, ",") {
			if strings.Contains(p, "cudaStream_t") {
				got = append(got, "stream")
				continue
			}
			fields := strings.FieldsFunc(p, func(r rune) bool { return r == ' ' || r == '*' })
			got = append(got, fields[len(fields)-1])
		}
		if diff := cmp.Diff(prototypes[o.Name], strings.Join(got, " ")); diff != "" {
			t.Errorf("%s (-table +header):\n%s", name, diff)
		}
	}
}
