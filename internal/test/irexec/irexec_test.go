package irexec_test

import (
	"encoding/binary"
	"math"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/golden"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

func open(t *testing.T) *irexec.Library {
	t.Helper()
	tc := chaintest.Toolchain(t, toolchain.Execute)
	l, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// program returns a golden file of the compiler.
func program(t *testing.T, name string) []byte {
	t.Helper()
	files, err := golden.Read(filepath.Join("..", "..", "..", "compiler", "internal", "nvvmir", "testdata", "golden.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	ir, ok := files[name+".ll"]
	if !ok {
		t.Fatalf("there is no golden file %s.ll", name)
	}
	return []byte(ir)
}

func address(p unsafe.Pointer) []byte {
	return binary.LittleEndian.AppendUint64(nil, uint64(uintptr(p)))
}

func saxpyParams(a float32, x, y []float32, xn int) []byte {
	b := binary.LittleEndian.AppendUint32(nil, math.Float32bits(a))
	b = append(b, 0, 0, 0, 0)
	b = append(b, address(unsafe.Pointer(&x[0]))...)
	b = binary.LittleEndian.AppendUint64(b, uint64(xn))
	b = append(b, address(unsafe.Pointer(&y[0]))...)
	return binary.LittleEndian.AppendUint64(b, uint64(len(y)))
}

func TestRunSaxpy(t *testing.T) {
	m, err := open(t).Load(program(t, "saxpy"))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	x, y := make([]float32, 100), make([]float32, 100)
	want := make([]float32, 100)
	for i := range x {
		x[i], y[i] = float32(i), 1
		want[i] = 1 + 3*float32(i)
	}
	rec, err := m.Run("Saxpy", [3]int{2, 1, 1}, [3]int{16, 1, 1}, saxpyParams(3, x, y, len(x)))
	if err != nil || rec != nil {
		t.Fatalf("record %v, error %v", rec, err)
	}
	if diff := cmp.Diff(want, y); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestRunReportsAFailedCheck(t *testing.T) {
	m, err := open(t).Load(program(t, "saxpy"))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	x, y := make([]float32, 100), make([]float32, 100)
	rec, err := m.Run("Saxpy", [3]int{2, 1, 1}, [3]int{16, 1, 1}, saxpyParams(3, x, y, 20))
	if err != nil {
		t.Fatal(err)
	}
	// Block 0 goes first and reaches index 32 in its second round.
	want := &fault.Record{Site: 0, Block: [3]int{0, 0, 0}, Thread: [3]int{0, 0, 0}, Values: [2]int64{32, 20}}
	if diff := cmp.Diff(want, rec); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestTrapEndsTheThreadFromWhatTheKernelCalls expects that nothing of a kernel runs
// behind a call in which it has failed.
func TestTrapEndsTheThreadFromWhatTheKernelCalls(t *testing.T) {
	m, err := open(t).Load([]byte(`
define void @K(i64* %out, i8* %ctrl) nounwind {
	store i64 1, i64* %out
	call void @stop()
	store i64 2, i64* %out
	ret void
}
define internal void @stop() noinline nounwind {
	call void asm sideeffect "trap;", ""()
	ret void
}
`))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	out := []int64{0}
	_, err = m.Run("K", [3]int{1, 1, 1}, [3]int{1, 1, 1}, address(unsafe.Pointer(&out[0])))
	if err == nil || !strings.Contains(err.Error(), "trapped without a record") {
		t.Errorf("a trap alone: %v", err)
	}
	if out[0] != 1 {
		t.Errorf("the kernel stored %d, want 1", out[0])
	}
}

// TestOptimizeBringsOutWrongPromises lets LLVM believe that a sum does not wrap around.
func TestOptimizeBringsOutWrongPromises(t *testing.T) {
	for _, optimize := range []bool{false, true} {
		l := open(t)
		l.Optimize = optimize
		m, err := l.Load([]byte(`
define void @K(i64* %p, i8* %ctrl) nounwind {
	%x = load i64, i64* %p
	%y = add nsw i64 %x, 1
	%larger = icmp sgt i64 %y, %x
	%z = zext i1 %larger to i64
	store i64 %z, i64* %p
	ret void
}
`))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		x := []int64{math.MaxInt64}
		if _, err := m.Run("K", [3]int{1, 1, 1}, [3]int{1, 1, 1}, address(unsafe.Pointer(&x[0]))); err != nil {
			t.Fatal(err)
		}
		if larger := x[0] != 0; larger != optimize {
			t.Errorf("with Optimize %v the largest number plus one is larger than it: %v", optimize, larger)
		}
	}
}

func TestEveryComputeProgramLoads(t *testing.T) {
	l := open(t)
	for _, name := range []string{"atomics", "bits", "calls", "checks", "conversions", "floats", "inlined", "integers", "memory", "parameters", "saxpy", "shifts"} {
		t.Run(name, func(t *testing.T) {
			m, err := l.Load(program(t, name))
			if err != nil {
				t.Fatal(err)
			}
			m.Close()
		})
	}
}

func TestWhatCannotRunIsRefused(t *testing.T) {
	l := open(t)
	if _, err := l.Load(program(t, "comm")); err == nil || !strings.Contains(err.Error(), "gpuc_my_pe_thread") {
		t.Errorf("a communicating kernel: %v", err)
	}
	if _, err := l.Load([]byte("define void @K(")); err == nil {
		t.Error("broken IR was accepted")
	}
}
