package special_test

import (
	"encoding/binary"
	"os"
	"runtime"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
	"github.com/gpuc-go/gpuc/testsuite/conformance/special"
)

// TestOnCPU runs the lowered kernels with NVIDIA's math library, and compares
// with package math.
func TestOnCPU(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Execute)
	lib, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	archive, err := os.ReadFile("gpuc_kernels.zst")
	if err != nil {
		t.Fatal(err)
	}
	kernels, err := manifest.OpenArchive(archive)
	if err != nil {
		t.Fatal(err)
	}
	ir, err := kernels.IR()
	if err != nil {
		t.Fatal(err)
	}
	mod, err := lib.Load(ir)
	if err != nil {
		t.Fatal(err)
	}
	defer mod.Close()
	compare(t, mod, "GPUFloat32", special.GPUNames[:], special.GPU[float32], 1e-5)
	compare(t, mod, "GPUFloat64", special.GPUNames[:], special.GPU[float64], 1e-12)
	compare(t, mod, "StdFloat64", special.StdNames[:], special.Std, 1e-12)
}

func compare[T special.Float](t *testing.T, mod *irexec.Module, kernel string, names []string, native func(out []T, x, y T), tolerance float64) {
	t.Run(kernel, func(t *testing.T) {
		var xs, ys []T
		for _, x := range special.Values[T]() {
			for _, y := range special.Values[T]() {
				xs, ys = append(xs, x), append(ys, y)
			}
		}
		n := len(names)
		got, want := make([]T, len(xs)*n), make([]T, n)
		var params []byte
		var pin runtime.Pinner
		defer pin.Unpin()
		for _, s := range [][]T{got, xs, ys} {
			pin.Pin(&s[0])
			params = binary.LittleEndian.AppendUint64(params, uint64(uintptr(unsafe.Pointer(&s[0]))))
			params = binary.LittleEndian.AppendUint64(params, uint64(len(s)))
		}
		if rec, err := mod.Run(kernel, [3]int{2, 1, 1}, [3]int{8, 1, 1}, params); rec != nil || err != nil {
			t.Fatalf("failed: %+v, %v", rec, err)
		}
		for i, x := range xs {
			native(want, x, ys[i])
			for r, w := range want {
				if g := got[i*n+r]; !special.Same(names[r], x, ys[i], g, w, tolerance) {
					t.Errorf("%s of x=%g y=%g: natively %g, compiled %g", names[r], x, ys[i], w, g)
				}
			}
		}
	})
}
