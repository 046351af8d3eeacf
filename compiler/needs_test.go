package compiler

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// needing are kernels that reach what not every target has, in every way that a kernel
// reaches something, and kernels that do not.
const needing = `package saxpy

import "github.com/gpuc-go/gpuc/dsl/gpu"

// multiply stands for device code with instructions of tensor cores.
//
//gpu:extern add errors/extern.cu needs=wgmma,setmaxnreg,elect
func multiply() uint16 { return 0 }

func leads(w gpu.Warp, really bool) bool {
	if !really {
		return w.Rank() == 0
	}
	_, elected := gpu.Elect(w)
	return elected
}

//gpu:kernel
func Direct(t *gpu.Thread, x []int) {
	x[0], _ = gpu.Elect(t.Warp())
}

//gpu:kernel
func ByHelper(t *gpu.Thread, x []int) {
	for i := range x {
		if leads(t.Warp(), true) {
			x[i]++
		}
	}
}

//gpu:kernel
func ResultsUnused(t *gpu.Thread) { gpu.Elect(t.Warp()) }

//gpu:kernel
func Never(t *gpu.Thread, x []int) {
	if leads(t.Warp(), false) {
		x[0]++
	}
}

//gpu:kernel
func Extern(t *gpu.Thread, x []uint16) {
	if _, elected := gpu.Elect(t.Warp()); elected {
		x[0] = multiply()
	}
}

//gpu:kernel
func FallBacks(t *gpu.Thread, x []int32, y []gpu.BFloat16) {
	x[0] = gpu.ReduceAdd(t.Warp(), x[0])
	y[0] = y[0].FMA(y[1], y[2])
}

func clusters() bool { return gpu.Has(gpu.Clusters) }

//gpu:kernel
func Asks(t *gpu.Thread, x []int) {
	switch {
	case !clusters():
	case x[0] > 0:
		t.Cluster().Sync()
	}
}

//gpu:kernel
func AsksInVain(t *gpu.Thread, x []int) {
	if clusters() || x[0] > 0 {
		t.Cluster().Sync()
	}
}
`

// A kernel needs what is left of it, where no way is for all targets.
func TestNeedsAreThoseOfWhatIsLeftOfAKernel(t *testing.T) {
	got := map[string][]arch.Feature{}
	for _, k := range compileText(t, needing).Manifest.Kernels {
		got[k.Name] = k.Needs
	}
	elect := []arch.Feature{arch.Elect}
	want := map[string][]arch.Feature{
		"Direct": elect, "ByHelper": elect, "ResultsUnused": elect, "Never": nil,
		"Extern": {arch.Elect, arch.SetMaxNReg, arch.WGMMA}, "FallBacks": nil,
		"Asks": nil, "AsksInVain": {arch.Cluster},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("features that kernels need (-want +got):\n%s", d)
	}
}

// TestUncheckedFunctionsAreThoseThatKernelsCall, each once.
func TestUncheckedFunctionsAreThoseThatKernelsCall(t *testing.T) {
	got := compileText(t, `package saxpy

import "github.com/gpuc-go/gpuc/dsl/gpu"

type list[T any] struct{ s []T }

//gpu:unchecked
func (l *list[T]) put(i int, x T) { func() { l.s[i] = x }() }

//gpu:unchecked
func notCalled(s []int) { s[1] = 2 }

//gpu:kernel
//gpu:unchecked
func K(t *gpu.Thread, x []int, y []float32) {
	a, b := list[int]{x}, list[float32]{y}
	a.put(x[1], 2)
	b.put(x[1], 2)
}
`).Unchecked
	want := []Unchecked{{"testdata/saxpy.go", 8, "list.put"}, {"testdata/saxpy.go", 15, "K"}}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("functions without checks (-want +got):\n%s", d)
	}
}
