package conformance_test

import (
	"context"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/faults"
)

//go:embed faults/faults.go faults/operands.go bulk/bulk.go bulkput/bulkput.go cluster/cluster.go piped/piped.go
var faultSources embed.FS

// faultLine is a line of a kernel that fails.
type faultLine struct {
	file string
	line int
}

func (l faultLine) String() string { return l.file + ":" + strconv.Itoa(l.line) }

// findFault returns the line of a kernel that ends in the given mark.
func findFault(t testing.TB, mark string) faultLine {
	t.Helper()
	files, err := fs.Glob(faultSources, "*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := faultSources.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if strings.HasSuffix(line, "// fault: "+mark) {
				return faultLine{file, i + 1}
			}
		}
	}
	t.Fatalf("no line of a kernel ends in // fault: %s", mark)
	return faultLine{}
}

// faultPlace is the thread that fails: one of many, in a block that is not the
// first.
var faultPlace = faults.At{Block: 2, Thread: 37}

const (
	faultBlocks  = 4
	faultThreads = 70
	faultLen     = 8 // of the slices that the kernels index
)

// faultCases launch a kernel that fails and say how.
var faultCases = []struct {
	mark, kernel, kind, msg string
	launch                  func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error
}{
	{"index", "Index", "index", "index out of range [11] with length 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Index(s, cfg, faultPlace, b.ints, 11)
		}},
	{"index", "Index", "index", "index out of range [-1]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Index(s, cfg, faultPlace, b.ints, -1)
		}},
	{"loop", "Loop", "index", "index out of range [10] with length 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Loop(s, cfg, faultPlace, b.ints, 3, 9)
		}},
	{"loop", "Loop", "index", "index out of range [-2]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Loop(s, cfg, faultPlace, b.ints, -3, 2)
		}},
	{"array", "IndexArray", "index", "index out of range [4] with length 4",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.IndexArray(s, cfg, faultPlace, b.ints, 4)
		}},
	{"slice", "Slice", "slice-high", "slice bounds out of range [:9] with capacity 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Slice(s, cfg, faultPlace, b.ints, 0, 9)
		}},
	{"slice", "Slice", "slice-low", "slice bounds out of range [5:3]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Slice(s, cfg, faultPlace, b.ints, 5, 3)
		}},
	{"slice-max", "SliceMax", "slice-max", "slice bounds out of range [::12] with capacity 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.SliceMax(s, cfg, faultPlace, b.ints, 0, 4, 12)
		}},
	{"slice-max", "SliceMax", "slice-max-high", "slice bounds out of range [:6:5]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.SliceMax(s, cfg, faultPlace, b.ints, 0, 6, 5)
		}},
	{"unsigned-index", "Unsigned", "index", "index out of range [18446744073709551615] with length 4",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Unsigned(s, cfg, faultPlace, b.ints, 0, 4, 8, 1<<64-1)
		}},
	{"unsigned-index", "Unsigned", "index", "index out of range [4] with length 4",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Unsigned(s, cfg, faultPlace, b.ints, 0, 4, 8, 4)
		}},
	{"unsigned-slice", "Unsigned", "slice-low", "slice bounds out of range [9223372036854775808:4]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Unsigned(s, cfg, faultPlace, b.ints, 1<<63, 4, 8, 0)
		}},
	{"unsigned-slice", "Unsigned", "slice-max-high", "slice bounds out of range [:18446744073709551615:8]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Unsigned(s, cfg, faultPlace, b.ints, 0, 1<<64-1, 8, 0)
		}},
	{"unsigned-slice", "Unsigned", "slice-max", "slice bounds out of range [::18446744073709551608] with capacity 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Unsigned(s, cfg, faultPlace, b.ints, 0, 4, 1<<64-8, 0)
		}},
	{"make", "Make", "make-cap", "makeslice: cap out of range",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Make(s, cfg, faultPlace, b.ints, 5)
		}},
	{"make", "Make", "make-len", "makeslice: len out of range",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Make(s, cfg, faultPlace, b.ints, -1)
		}},
	{"divide", "Divide", "divide", "integer divide by zero",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Divide(s, cfg, faultPlace, b.ints, 0)
		}},
	{"remainder", "Remainder", "divide", "integer divide by zero",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Remainder(s, cfg, faultPlace, b.words, 0)
		}},
	{"shift", "Shift", "shift", "negative shift amount",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Shift(s, cfg, faultPlace, b.ints, -1)
		}},
	{"nil", "Nil", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Nil(s, cfg, faultPlace, b.words)
		}},
	{"nil-read", "NilField", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.NilField(s, cfg, faultPlace, b.words, 0)
		}},
	{"nil-written", "NilField", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.NilField(s, cfg, faultPlace, b.words, 1)
		}},
	{"nil-receiver", "NilField", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.NilField(s, cfg, faultPlace, b.words, 2)
		}},
	{"panic", "Panic", "panic", "panic: the tile is empty",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Panic(s, cfg, faultPlace, b.words)
		}},
	{"assert", "Assert", "panic", "panic: assertion failed: rows are even",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Assert(s, cfg, faultPlace, b.words)
		}},
	{"vectors", "Vectors", "vec-length", "gpu.AsVec4: length 3 is not a multiple of 4",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Vectors(s, cfg, faultPlace, b.ints, 0, 3)
		}},
	{"vectors", "Vectors", "vec-align", "gpu.AsVec4: the first element is 12 bytes after a multiple of 16",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Vectors(s, cfg, faultPlace, b.ints, 3, 7)
		}},
	{"view", "Views", "vec-length", "gpu.View: length 3 is not a multiple of 2",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Views(s, cfg, faultPlace, b.ints, b.sym, false, 0, 3)
		}},
	{"view", "Views", "vec-align", "gpu.View: the first element is 4 bytes after a multiple of 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Views(s, cfg, faultPlace, b.ints, b.sym, false, 1, 3)
		}},
	{"symmetric view", "Views", "vec-align", "shmem.View: the first element is 4 bytes after a multiple of 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Views(s, cfg, faultPlace, b.ints, b.sym, true, 1, 3)
		}},
	{"rank", "Rank", "panic", "panic: gpu.Broadcast: there is no thread of this rank in the group",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Rank(s, cfg, faultPlace, b.ints, -1)
		}},
	{"length", "Length", "length", "Put: destination has 3 elements, source has 4",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Length(s, cfg, faultPlace, b.sym, 3)
		}},
	{"pe", "PE", "pe", "P: PE 1000 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.PE(s, cfg, faultPlace, b.sym, 1000)
		}},
	{"pe", "PE", "pe", "P: PE -1 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.PE(s, cfg, faultPlace, b.sym, -1)
		}},
	{"ported", "Ported", "pe", "P: PE 1000 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Ported(s, cfg, faultPlace, b.sym, 1000)
		}},
	{"sym-at", "SymAt", "index", "index out of range [8] with length 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.SymAt(s, cfg, faultPlace, b.sym, 8)
		}},
	{"sym-slice", "SymSlice", "slice-high", "slice bounds out of range [:10] with capacity 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.SymSlice(s, cfg, faultPlace, b.sym, 10)
		}},
	{"signals-at", "SignalsAt", "index", "index out of range [2] with length 2",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.SignalsAt(s, cfg, faultPlace, b.sigs, 2)
		}},
	{"strided", "Strided", "panic", "panic: IPut: the number of elements is negative",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 1, Src: 1, N: -1})
		}},
	{"strided", "Strided", "panic", "panic: IPut: the stride of the destination is less than 1",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 0, Src: 1, N: 2})
		}},
	{"strided", "Strided", "panic", "panic: IPut: the stride of the source is less than 1",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 1, Src: -2, N: 0})
		}},
	{"strided", "Strided", "short", "IPut: destination has 8 elements, needs 9",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 4, Src: 1, N: 3})
		}},
	{"strided", "Strided", "short", "IPut: source has 5 elements, needs 7",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 2, Src: 3, N: 3})
		}},
	{"strided", "Strided", "short", "IPut: destination has 8 elements, needs 9223372036854775807",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 1 << 40, Src: 1, N: 1<<40 + 1})
		}},
	{"strided", "Strided", "pe", "IPut: PE 1000 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Strided(s, cfg, faultPlace, b.sym, faults.Steps{Dst: 1, Src: 1, N: 3, PE: 1000})
		}},
	{"tile", "Tile", "panic", "panic: GetTile: the number of rows is negative",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Rows: -1, Cols: 1}, 0)
		}},
	{"tile", "Tile", "panic", "panic: GetTile: the number of columns is negative",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Rows: 1, Cols: -1}, 0)
		}},
	{"tile", "Tile", "panic", "panic: GetTile: the stride of the destination is less than the number of columns",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 1, Src: 2, Rows: 1, Cols: 2}, 0)
		}},
	{"tile", "Tile", "panic", "panic: GetTile: the stride of the source is less than the number of columns",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 2, Src: 1, Rows: 0, Cols: 2}, 0)
		}},
	{"tile", "Tile", "short", "GetTile: destination has 5 elements, needs 6",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 4, Src: 2, Rows: 2, Cols: 2}, 0)
		}},
	{"tile", "Tile", "short", "GetTile: source has 8 elements, needs 9",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 3, Src: 7, Rows: 2, Cols: 2}, 0)
		}},
	{"tile", "Tile", "short", "GetTile: destination has 5 elements, needs 9223372036854775807",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 1 << 62, Src: 1, Rows: 3, Cols: 1}, 0)
		}},
	{"tile", "Tile", "short", "GetTile: destination has 5 elements, needs 9223372036854775807",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 1<<63 - 1, Src: 1, Rows: 2, Cols: 1}, 0)
		}},
	{"tile", "Tile", "pe", "GetTile: PE 1000 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Tile(s, cfg, faultPlace, b.sym, faults.Shape{Dst: 2, Src: 2, Rows: 2, Cols: 1}, 1000)
		}},
	{"atomic", "Atomic", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Atomic(s, cfg, faultPlace, b.sym, 0)
		}},
	{"atomic", "Atomic", "pe", "AtomicAdd: PE -1 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Atomic(s, cfg, faultPlace, b.sym, -1)
		}},
	{"peer", "AddressOf", "pe", "Peer: PE 1000 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.AddressOf(s, cfg, faultPlace, b.sym, 1000)
		}},
	{"update", "Update", "panic", "panic: SignalOp: unknown signal operation",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Update(s, cfg, faultPlace, b.sigs, 8)
		}},
	{"line", "Line", "vec-align", "shmem.Signals.Lines: the first element is 8 bytes after a multiple of 16",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Line(s, cfg, faultPlace, b.sigs, 1, 0, 0)
		}},
	{"line", "Line", "index", "index out of range [1] with length 1",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Line(s, cfg, faultPlace, b.sigs, 0, 1, 0)
		}},
	{"line", "Line", "slice-low", "slice bounds out of range [3:2]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Line(s, cfg, faultPlace, b.sigs, 3, 0, 0)
		}},
	{"line", "Line", "pe", "PutLine: PE 1000 out of range [0, NP)",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Line(s, cfg, faultPlace, b.sigs, 0, 0, 1000)
		}},
	{"no-line", "NoLine", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.NoLine(s, cfg, faultPlace)
		}},
	{"await", "Await", "panic", "panic: SignalWaitUntil: unknown comparison",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Await(s, cfg, faultPlace, b.sigs, -1)
		}},
	{"compare", "Compare", "nil", "invalid memory address or nil pointer dereference",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Compare(s, cfg, faultPlace, b.sym, 0)
		}},
	{"compare", "Compare", "panic", "panic: Test: unknown comparison",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Compare(s, cfg, faultPlace, b.sym, 6)
		}},
	{"some", "Words", "short", "TestSome: indices has 0 elements, needs 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Words(s, cfg, faultPlace, b.sym, b.ints, 8, 0)
		}},
	{"behind", "IndexBehind", "index", "index out of range [-1]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.IndexBehind(s, cfg, faultPlace, b.own, b.own, -1, b.ints)
		}},
	{"vector", "Words", "short", "WaitUntilAllVector: skip has 7 elements, needs 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Words(s, cfg, faultPlace, b.sym, b.ints, 7, 8)
		}},
	{"behind", "IndexBehind", "index", "index out of range [-1]",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.IndexBehind(s, cfg, faultPlace, b.own, b.own, -1, b.ints)
		}},
	{"vector", "Words", "short", "WaitUntilAllVector: values has 3 elements, needs 8",
		func(k *faults.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, b faultBuffers) error {
			return k.Words(s, cfg, faultPlace, b.sym, b.ints, 0, 3)
		}},
}

// faultBuffers are what the kernels get.
type faultBuffers struct {
	ints  *gpurt.Buffer[int32]
	words *gpurt.Buffer[uint64]
	sym   *gpurt.SymBuffer[int32]
	sigs  *gpurt.SignalBuffer
	own   *gpurt.RegisteredBuffer[int32]
}

// faultPEs returns how many cases TestFaults takes at once: each PE fails in its
// own way, which does not concern the others.
func faultPEs(t *testing.T) int {
	n, err := strconv.Atoi(flag.Lookup("gpuc.np").Value.String())
	if err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		return 4
	}
	return n
}

// TestFaults demands of every failure in a kernel the error with its place.
func TestFaults(t *testing.T) {
	pes := faultPEs(t)
	lines := map[string]faultLine{}
	for _, c := range faultCases {
		lines[c.mark] = findFault(t, c.mark)
	}
	for first := 0; first < len(faultCases); first += pes {
		t.Run(fmt.Sprintf("from %d", first), func(t *testing.T) {
			gputest.Run(t, gputest.NP(pes), func(pe *gputest.PE) {
				k, err := faults.LoadKernels(pe.PE)
				must(pe, err)
				b := faultBuffers{ints: zeros[int32](pe, faultLen), words: zeros[uint64](pe, faultBlocks*faultThreads), sym: symmetric[int32](pe, faultLen)}
				b.sigs, err = gpurt.AllocSignals(pe.PE, 2)
				must(pe, err)
				b.own, err = gpurt.Register(zeros[int32](pe, 1))
				must(pe, err)
				must(pe, pe.Barrier(pe.Context()))
				if at := first + pe.MyPE(); at < len(faultCases) {
					c := faultCases[at]
					if race.Enabled && c.kernel == "NilField" {
						return // the detector follows the pointers first, in another line
					}
					must(pe, c.launch(k, pe.Stream(), gpurt.Grid(faultBlocks).Block(faultThreads), b))
					checkFault(pe, pe.Stream().Sync(pe.Context()), lines[c.mark], faultPlace, c.kernel, c.kind, c.msg)
				}
			})
		})
	}
}

// TestUnreachablePeers demands that a use of the memory of a PE that cannot be addressed says
// so. Emulated PEs have a host each; GPUs of one host with peer access have no such PE.
func TestUnreachablePeers(t *testing.T) {
	const (
		cause = "PE %d is on another host, or this GPU has no peer access to it; "
		empty = ", which Peer has returned: " + cause + "test its len first, or use Get and Put"
	)
	cases := []struct {
		mark, kind string
		use, at    int
		msg        string // with the PE, if it is named
	}{
		{"unreachable-index", "index", 0, 5, "index out of range [5] with length 0" + empty},
		{"unreachable-loop", "index", 1, 0, "index out of range [0] with length 0" + empty},
		{"unreachable-vector", "index", 2, 1, "index out of range [1] with length 0" + empty},
		{"unreachable-high", "slice-high", 3, 3, "slice bounds out of range [:3] with capacity 0" + empty},
		{"unreachable-low", "slice-low", 4, 3, "slice bounds out of range [3:0]" + empty},
		{"must-peer", "unreachable", 5, 0, "MustPeer: " + cause + "call Peer and test its len, or use Get and Put"},
	}
	lines := map[string]faultLine{}
	for _, c := range cases {
		lines[c.mark] = findFault(t, c.mark)
	}
	pes := faultPEs(t)
	for first := 0; first < len(cases); first += pes {
		gputest.Run(t, gputest.NP(pes).Hosts(1), func(pe *gputest.PE) {
			k, err := faults.LoadKernels(pe.PE)
			must(pe, err)
			s := symmetric[int32](pe, faultLen)
			next, at := (pe.MyPE()+1)%pe.NumPEs(), first+pe.MyPE()
			if _, err := s.Peer(next); err == nil || at >= len(cases) {
				return
			}
			c := cases[at]
			must(pe, k.Unreachable(pe.Stream(), gpurt.Grid(faultBlocks).Block(faultThreads), faultPlace, s, next, c.at, c.use))
			checkFault(pe, pe.Stream().Sync(pe.Context()), lines[c.mark], faultPlace, "Unreachable", c.kind, fmt.Sprintf(c.msg, next))
		})
	}
}

// checkFault compares an error with that of a thread of a kernel, at a line.
func checkFault(pe *gputest.PE, err error, at faultLine, by faults.At, kernel, kind, msg string) {
	pe.Helper()
	var got *gpurt.KernelError
	if !errors.As(err, &got) {
		pe.Errorf("%s: got the error %v, want one of the kernel: %s", kernel, err, msg)
		return
	}
	want := &gpurt.KernelError{
		Kernel: kernel, PE: pe.MyPE(), Block: [3]int{by.Block}, Thread: [3]int{by.Thread},
		File: at.file, Line: at.line, Kind: got.Kind, Msg: strings.ReplaceAll(msg, "NP", strconv.Itoa(pe.NumPEs())),
	}
	if string(got.Kind) != kind {
		pe.Errorf("the error %q is of kind %s, want %s", want.Msg, got.Kind, kind)
	}
	if d := cmp.Diff(want, got, cmpopts.IgnoreFields(gpurt.KernelError{}, "Stack")); d != "" {
		pe.Errorf("error (-want +got):\n%s", d)
	}
	if !strings.Contains(err.Error(), want.Error()) {
		pe.Errorf("the error reads\n%v\nwithout\n%v", err, want)
	}
}

// TestEndlessComputing ends a kernel on the back end check that computes for ever: there threads take turns
// while they compute.
func TestEndlessComputing(t *testing.T) {
	if race.Enabled {
		t.Skip("programs that are built with -race have no back end check")
	}
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: 1, Seed: 1, HangTimeout: time.Second / 10, Stdout: io.Discard, Stderr: io.Discard}
	err := gpurt.Run(t.Context(), cfg, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := faults.LoadKernels(pe)
		if err != nil {
			return err
		}
		s, err := gpurt.Alloc[int32](pe, 2)
		if err != nil {
			return err
		}
		if err := k.Loop(pe.Stream(), gpurt.Grid(3).Block(faultThreads), faultPlace, s, 0, math.MaxInt); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
	if err == nil || !strings.Contains(err.Error(), "hang: the thread computes") || !strings.Contains(err.Error(), ": kernel Loop, PE 0 runs") {
		t.Errorf("error %v", err)
	}
}

// TestEndlessWaits ends waits for what nobody sends: by the end of the context on a
// GPU; the emulator sees by itself that nothing can happen any more.
func TestEndlessWaits(t *testing.T) {
	endless(t, "wait", "SignalWaitUntil", "WaitForever", func(pe *gputest.PE, k *faults.Kernels, cfg gpurt.LaunchConfig) error {
		sig, err := gpurt.AllocSignals(pe.PE, 1)
		must(pe, err)
		return k.WaitForever(pe.Stream(), cfg, faultPlace, sig)
	})
	endless(t, "wait-line", "WaitLine", "WaitLine", func(pe *gputest.PE, k *faults.Kernels, cfg gpurt.LaunchConfig) error {
		sigs, err := gpurt.AllocSignals(pe.PE, 4)
		must(pe, err)
		return k.WaitLine(pe.Stream(), cfg, faultPlace, sigs)
	})
	endless(t, "wait-signed", "the word is -3", "WaitSigned", func(pe *gputest.PE, k *faults.Kernels, cfg gpurt.LaunchConfig) error {
		return k.WaitSigned(pe.Stream(), cfg, faultPlace, symmetric[int32](pe, 1))
	})
}

func endless(t *testing.T, mark, what, kernel string, launch func(pe *gputest.PE, k *faults.Kernels, cfg gpurt.LaunchConfig) error) {
	t.Run(kernel, func(t *testing.T) {
		line := findFault(t, mark)
		gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
			k, err := faults.LoadKernels(pe.PE)
			must(pe, err)
			must(pe, launch(pe, k, gpurt.Grid(3).Block(faultThreads)))
			ctx, cancel := context.WithTimeout(pe.Context(), time.Second)
			defer cancel()
			err = pe.Stream().Sync(ctx)
			if err == nil {
				pe.Fatalf("the wait ended without an error")
			}
			for _, part := range []string{what, line.String(), kernel} {
				if !strings.Contains(err.Error(), part) {
					pe.Errorf("the error reads\n%s\nwithout %q", err.Error(), part) // a text: an error of an end is only logged
				}
			}
		})
	})
}
