package compiler

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/testdata/exec"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// soloThread is a thread that runs alone, for the native run of a kernel.
type soloThread struct {
	threadapi.Thread
	geometry threadapi.Geometry
}

func (s *soloThread) Geometry() threadapi.Geometry                           { return s.geometry }
func (s *soloThread) AtomicBegin(unsafe.Pointer, reflect.Type, uint8, uint8) {}
func (s *soloThread) AtomicEnd(_ unsafe.Pointer, _, _ uint8, wrote bool)     {}

// launch is the shape of the launches of these tests.
var launch = struct{ grid, block int }{2, 3}

// native runs a kernel function thread by thread and returns the line and the text
// of the first failure.
func native(k func(*gpu.Thread, []int64, []int64), in, out []int64) (line int, msg string) {
	defer func() {
		r := recover()
		if r != nil {
			line = failingLine()
		}
		switch r := r.(type) {
		case nil:
		case runtime.Error:
			msg = strings.TrimPrefix(r.Error(), "runtime error: ")
			// One text serves for s[lo:hi] and s[lo:hi:max].
			if strings.HasPrefix(msg, "slice bounds out of range [") && strings.HasSuffix(msg, ":]") && strings.Count(msg, ":") == 2 && !strings.Contains(msg, "[:") {
				msg = strings.TrimSuffix(msg, ":]") + "]"
			}
		case *fault.Failure:
			msg = r.Error()
		case string:
			msg = "panic: " + r
		default:
			msg = fmt.Sprintf("panic: %v", r)
			if t := fmt.Sprintf("%T", r); strings.Contains(t, ".") {
				msg = fmt.Sprintf("panic: %s(%v)", t, r)
			}
		}
	}()
	for b := range launch.grid {
		for i := range launch.block {
			s := &soloThread{geometry: threadapi.Geometry{
				ThreadIdx: threadapi.Dim3{X: i}, BlockIdx: threadapi.Dim3{X: b},
				BlockDim: threadapi.Dim3{X: launch.block, Y: 1, Z: 1}, GridDim: threadapi.Dim3{X: launch.grid, Y: 1, Z: 1},
				Lane: i, WarpSize: launch.block, BlockRank: i, BlockSize: launch.block,
				GridRank: b*launch.block + i, GridSize: launch.grid * launch.block,
			}}
			k(gpu.NewThread(s), in, out)
		}
	}
	return 0, ""
}

// failingLine returns the line of the kernel, or of what it calls, that a panic has
// come from.
func failingLine() int {
	pc := make([]uintptr, 64)
	frames := runtime.CallersFrames(pc[:runtime.Callers(0, pc)])
	for panicking := false; ; {
		f, more := frames.Next()
		panicking = panicking || f.Function == "runtime.gopanic"
		if panicking && strings.HasPrefix(f.Function, load.ModulePath+"/compiler/testdata/exec.") {
			return f.Line
		}
		if !more {
			return 0
		}
	}
}

// inputs returns the inputs of one round: small numbers at first, so that
// conditions go both ways, then anything.
func inputs(round int) []int64 {
	r := rand.New(rand.NewPCG(uint64(round), 1))
	extremes := []int64{0, 1, -1, math.MinInt64, math.MaxInt64, 1 << 31, 1<<32 - 1, int64(math.Float64bits(math.Inf(1)) >> 1 << 1), 255, 65536}
	in := make([]int64, 16)
	for i := range in {
		switch {
		case round%4 == 3 && r.IntN(3) == 0:
			in[i] = extremes[r.IntN(len(extremes))]
		case round%4 == 2:
			in[i] = int64(r.Uint64())
		case round%4 == 1:
			in[i] = r.Int64N(9)
		default:
			in[i] = r.Int64N(17) - 5
		}
	}
	return in
}

// TestExecutedIREqualsGo runs the kernels of testdata/exec natively and, lowered
// to IR, on the CPU, and compares what they write and how they fail.
func TestExecutedIREqualsGo(t *testing.T) {
	t.Run("optimised", func(t *testing.T) { executedEqualsGo(t, false) })
	t.Run("for a debugger", func(t *testing.T) { executedEqualsGo(t, true) })
}

func executedEqualsGo(t *testing.T, debug bool) {
	p, m := executable(t, debug)
	for _, k := range p.Manifest.Kernels {
		if exec.Kernels[k.Name] == nil {
			t.Errorf("kernel %s is not in exec.Kernels", k.Name)
		}
	}
	for name, k := range exec.Kernels {
		t.Run(name, func(t *testing.T) {
			failures := 0
			for round := range 40 {
				in := inputs(round)
				want, got := make([]int64, 16), make([]int64, 16)
				nin, iin := append([]int64(nil), in...), append([]int64(nil), in...)
				wantLine, wantMsg := native(k, nin, want)
				gotLine, gotMsg := run(t, p, m, name, iin, got)
				if gotMsg != "" {
					failures++
				}
				if gotMsg != wantMsg || gotLine != wantLine {
					t.Fatalf("in %v: failed in line %d with %q, natively in line %d with %q", in, gotLine, gotMsg, wantLine, wantMsg)
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Fatalf("in %v (-native +executed):\n%s", in, diff)
				}
			}
			if failures == 40 {
				t.Error("fails for every input, so that it shows little")
			}
		})
	}
	t.Run("failing lines", func(t *testing.T) { failingLines(t, p, m) })
}

// executable compiles the kernels of testdata/exec for the CPU.
func executable(t *testing.T, debug bool) (*Package, *irexec.Module) {
	t.Helper()
	tc := chaintest.Toolchain(t, toolchain.Execute)
	lib, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	lib.Optimize = true
	p, err := Compile(context.Background(), Options{Pattern: "./testdata/exec", Config: manifest.Config{StrictFP: true, Debug: debug}, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	m, err := lib.Load(p.IR)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.Close)
	return p, m
}

// run launches a kernel and returns the line and the text of its failure.
func run(t *testing.T, p *Package, m *irexec.Module, kernel string, in, out []int64) (line int, msg string) {
	t.Helper()
	i := slices.IndexFunc(p.Manifest.Kernels, func(k manifest.Kernel) bool { return k.Name == kernel })
	rec, err := m.Run(p.Manifest.Kernels[i].Symbol, [3]int{launch.grid, 1, 1}, [3]int{launch.block, 1, 1}, params(in, out))
	if err != nil {
		t.Fatal(err)
	}
	if rec == nil {
		return 0, ""
	}
	s := p.Manifest.Sites[rec.Site]
	return s.Line, fault.Message(s.Kind, s.Text, rec.Values[0], rec.Values[1])
}

// failingLines runs expressions of several lines and compares the line in which they fail.
func failingLines(t *testing.T, p *Package, m *irexec.Module) {
	for which := range int64(exec.Several) {
		failures := 0
		for missing := range int64(8) {
			for i := range int64(8) {
				in := []int64{missing, which, i}
				want, got := make([]int64, 16), make([]int64, 16)
				wantLine, wantMsg := native(exec.Lines, in, want)
				gotLine, gotMsg := run(t, p, m, "Lines", in, got)
				if gotLine != wantLine || gotMsg != wantMsg {
					t.Errorf("%d without %d, %d: failed in line %d with %q, natively in line %d with %q", which, missing, i, gotLine, gotMsg, wantLine, wantMsg)
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("%d without %d, %d (-native +executed):\n%s", which, missing, i, diff)
				}
				if wantMsg != "" {
					failures++
				}
			}
		}
		if failures == 0 {
			t.Errorf("%d never fails", which)
		}
	}
}

func params(in, out []int64) []byte {
	var b []byte
	for _, s := range [][]int64{in, out} {
		b = binary.LittleEndian.AppendUint64(b, uint64(uintptr(unsafe.Pointer(&s[0]))))
		b = binary.LittleEndian.AppendUint64(b, uint64(len(s)))
	}
	return b
}
