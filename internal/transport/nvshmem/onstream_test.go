package nvshmem

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport"
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
	a := &transport.Operands{Stream: 10, Operands: op.Operands[uint64]{Dst: 1, Src: 2, Word: 4, Value: 5, SigOp: 6, Cmp: 7, PE: 8, Team: 9}}
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
		if diff := cmp.Diff(want, f.arguments(o, a, 3)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", o.Name, diff)
		}
	}
}

func TestTooManyElementsForNVSHMEM(t *testing.T) {
	l := &Library{state: initialized}
	err := l.OnStream(op.HostLookup("AllToAll"), &transport.Operands{Bytes: math.MaxInt32 + 1, Operands: op.Operands[uint64]{Dst: 1}})
	if err == nil || !strings.Contains(err.Error(), "nvshmemx_alltoallmem_on_stream of 2147483648 elements for each PE: NVSHMEM takes 2147483647 at most") {
		t.Errorf("got %v", err)
	}
}

// TestFunctionsByMemory looks at the function that is called, and the count that it is told.
func TestFunctionsByMemory(t *testing.T) {
	for _, tt := range []struct {
		op   string
		a    transport.Operands
		name string
		n    int
	}{
		{"Put", transport.Operands{Bytes: 24, Operands: op.Operands[uint64]{Dst: 8}}, "nvshmemx_putmem_on_stream", 24},
		{"SignalOp", transport.Operands{}, "nvshmemx_signal_op_on_stream", 0},
		{"Broadcast", transport.Operands{Bytes: 24, Operands: op.Operands[uint64]{Dst: 8, Src: 16}}, "nvshmemx_uint32_broadcast_on_stream", 6},
		{"Broadcast", transport.Operands{Bytes: 24, Operands: op.Operands[uint64]{Dst: 12, Src: 16}}, "nvshmemx_broadcastmem_on_stream", 24}, // begins between words
		{"FCollect", transport.Operands{Bytes: 24, Operands: op.Operands[uint64]{Dst: 8, Type: op.TypeInt64}}, "nvshmemx_uint32_fcollect_on_stream", 6},
		{"AllToAll", transport.Operands{Bytes: 3, Operands: op.Operands[uint64]{Dst: 8}}, "nvshmemx_alltoallmem_on_stream", 3},
		{"Reduce", transport.Operands{Bytes: 24, Operands: op.Operands[uint64]{Dst: 12, Type: op.TypeFloat32, Reduction: op.Max}}, "nvshmemx_float_max_reduce_on_stream", 6},
		{"ReduceScatter", transport.Operands{Bytes: 24, Operands: op.Operands[uint64]{Type: op.TypeFloat16, Reduction: op.Sum}}, "nvshmemx_half_sum_reducescatter_on_stream", 12},
		{"Sync", transport.Operands{Operands: op.Operands[uint64]{Team: 3}}, "nvshmemx_team_sync_on_stream", 0},
	} {
		if f, n := choose(op.HostLookup(tt.op), &tt.a); f.name() != tt.name || n != tt.n {
			t.Errorf("%s of %+v is %s of %d, want %s of %d", tt.op, tt.a, f.name(), n, tt.name, tt.n)
		}
	}
}

// hostLibrary returns the path of the installed host library, or skips the test.
func hostLibrary(t *testing.T) string {
	t.Helper()
	return chaintest.Toolchain(t, toolchain.Communicate).Path(toolchain.NVSHMEMHost)
}

// hostSymbols returns the symbols of the host library, too.
func hostSymbols(t *testing.T) (path string, symbols []elf.Symbol) {
	t.Helper()
	path = hostLibrary(t)
	f, err := elf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if symbols, err = f.DynamicSymbols(); err != nil {
		t.Fatal(err)
	}
	return path, symbols
}

// TestHostLibraryHasEveryFunction looks for the functions of the table in the library.
func TestHostLibraryHasEveryFunction(t *testing.T) {
	library, symbols := hostSymbols(t)
	defined := map[string]bool{}
	for _, s := range symbols {
		defined[s.Name] = s.Section != elf.SHN_UNDEF
	}
	n := 0
	for i := range op.HostTable {
		for _, in := range functionsOf(&op.HostTable[i]) {
			n++
			if !defined[in.name()] {
				t.Errorf("%s has no function %s", library, in.name())
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
	library, symbols := hostSymbols(t)
	known := map[string]bool{}
	for i := range op.HostTable {
		for _, in := range functionsOf(&op.HostTable[i]) {
			known[in.name()] = true
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
		name := functionsOf(o)[0].name()
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

// machineCode is a library's code with its symbols.
type machineCode struct {
	text    []byte
	first   uint64
	symbols map[string]elf.Symbol
}

func readMachineCode(t *testing.T, path string) machineCode {
	t.Helper()
	f, err := elf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if f.Machine != elf.EM_X86_64 {
		t.Skipf("the library is for %v; the test reads code for x86-64", f.Machine)
	}
	m := machineCode{symbols: map[string]elf.Symbol{}}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range symbols {
		m.symbols[s.Name] = s
	}
	text := f.Section(".text")
	if m.text, err = text.Data(); err != nil {
		t.Fatal(err)
	}
	m.first = text.Addr
	return m
}

// of returns the code of a function, and where it begins.
func (m machineCode) of(name string) ([]byte, uint64) {
	s := m.symbols[name]
	return m.text[s.Value-m.first:][:s.Size], s.Value
}

// refers reports whether a function has an address, relative to the next instruction, of a
// variable.
func (m machineCode) refers(function, variable string) bool {
	code, at := m.of(function)
	for i := range max(0, len(code)-3) {
		if at+uint64(i)+4+uint64(int32(binary.LittleEndian.Uint32(code[i:]))) == m.symbols[variable].Value {
			return true
		}
	}
	return false
}

// calls returns the functions matching a pattern that a function calls, by calls and jumps.
func (m machineCode) calls(function string, pattern *regexp.Regexp) []string {
	code, at := m.of(function)
	targets := map[uint64]bool{}
	for i := range max(0, len(code)-4) {
		if code[i] == 0xE8 || code[i] == 0xE9 {
			targets[at+uint64(i)+5+uint64(int32(binary.LittleEndian.Uint32(code[i+1:])))] = true
		}
	}
	var names []string
	for name, s := range m.symbols {
		if targets[s.Value] && pattern.MatchString(name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// asksForMulticast looks for cmpq $0, 0x108(register): the team's nvls_rsc_base_ptr.
func (m machineCode) asksForMulticast(function string) bool {
	code, _ := m.of(function)
	for ; len(code) >= 8; code = code[1:] {
		if code[0]&^1 == 0x48 && code[1] == 0x83 && code[2]&^7 == 0xB8 && bytes.HasPrefix(code[3:], []byte{8, 1, 0, 0, 0}) {
			return true
		}
	}
	return false
}

var reductionOnStream = regexp.MustCompile(`nvshmemi_(reduce|reducescatter)_on_stream`)

// TestInstalledLibraryReducesByNCCLAsTheTableSays: each function asks both conditions, whether
// NCCL is used and whether the team has multicast, if NCCL has the type and the reduction.
func TestInstalledLibraryReducesByNCCLAsTheTableSays(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Communicate)
	path := tc.Path(toolchain.NVSHMEMHost)
	l, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(readVersions, l.version) {
		t.Fatalf("it is not known when NVSHMEM %v uses NCCL; read its source, and add the version to readVersions", l.version)
	}
	m := readMachineCode(t, path)
	type conditions struct{ NCCL, Multicast bool }
	n := 0
	for _, name := range []string{"Reduce", "ReduceScatter"} {
		for _, in := range functionsOf(op.HostLookup(name)) {
			var got conditions
			for _, f := range append(m.calls(in.name(), reductionOnStream), in.name()) {
				got.NCCL = got.NCCL || m.refers(f, ncclVariable)
				got.Multicast = got.Multicast || m.asksForMulticast(f)
			}
			has := ncclHas(in.typ, in.reduction)
			if diff := cmp.Diff(conditions{has, has}, got); diff != "" {
				t.Errorf("%s (-table +code):\n%s", in.name(), diff)
			}
			if has {
				n++
			}
		}
	}
	if want := 2 * 10 * 4; n != want {
		t.Errorf("%d functions use NCCL, want %d: 10 types by 4 reductions", n, want)
	}
}

// TestInstalledLibraryDoesNotUseNCCLBeforeInit reads the variable, and one that is exported.
func TestInstalledLibraryDoesNotUseNCCLBeforeInit(t *testing.T) {
	l, err := Open(hostLibrary(t))
	if err != nil {
		t.Fatal(err)
	}
	l.version = readVersions[0]
	if l.Unlimited(0, op.TypeFloat32, op.Sum, 0) || !l.Multicast(0, 0) {
		t.Error("something is certain before Init")
	}
	p, err := l.stream.lib.Hidden(ncclVariable, 4)
	if err != nil {
		t.Fatal(err)
	}
	if v := *(*int32)(p); v != 0 {
		t.Errorf("%s is %d before Init", ncclVariable, v)
	}
	exported, err := l.stream.lib.Symbol("nvshmem_debug_level")
	if err != nil {
		t.Fatal(err)
	}
	if q, err := l.stream.lib.Hidden("nvshmem_debug_level", 4); err != nil || uintptr(q) != exported {
		t.Errorf("nvshmem_debug_level is at %#x, and found at %p, %v", exported, q, err)
	}
}

// TestReducesByNCCL: each condition alone makes it uncertain.
func TestReducesByNCCL(t *testing.T) {
	var none *int32
	value := func(v int32) *int32 { return &v }
	for _, test := range []struct {
		name      string
		used      *int32
		version   Version
		state     state
		multicast uint64
		typ       op.Type
		by        op.Reduction
		want      bool
	}{
		{"all conditions", value(1), Version{3, 8, 0}, initialized, 0, op.TypeFloat32, op.Sum, true},
		{"not used", value(0), Version{3, 8, 0}, initialized, 0, op.TypeFloat32, op.Sum, false},
		{"another value", value(2), Version{3, 8, 0}, initialized, 0, op.TypeFloat32, op.Sum, false},
		{"not found", none, Version{3, 8, 0}, initialized, 0, op.TypeFloat32, op.Sum, false},
		{"another version", value(1), Version{3, 6, 5}, initialized, 0, op.TypeFloat32, op.Sum, false},
		{"finalized", value(1), Version{3, 8, 0}, finalized, 0, op.TypeFloat32, op.Sum, false},
		{"multicast", value(1), Version{3, 8, 0}, initialized, 64, op.TypeFloat32, op.Sum, false},
		{"a reduction of bits", value(1), Version{3, 4, 5}, initialized, 0, op.TypeInt32, op.Xor, false},
		{"integers of 16 bits", value(1), Version{3, 4, 5}, initialized, 0, op.TypeUint16, op.Sum, false},
	} {
		l := &Library{version: test.version, state: test.state}
		l.nccl = viaNCCL{used: test.used, looked: true, multicast: func(team int32, heap uint64) uint64 {
			if team != 7 || heap != 640 {
				t.Errorf("%s: asks for team %d and address %d", test.name, team, heap)
			}
			return test.multicast
		}}
		if got := l.Unlimited(7, test.typ, test.by, 640); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
	if l := (&Library{state: initialized}); !l.Multicast(0, 0) {
		t.Error("a library without the function has no multicast, but nobody knows")
	}
}
