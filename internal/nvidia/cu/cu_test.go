package cu

import (
	"testing"
	"unsafe"
)

func TestErrorNamesTheCallAndTheResult(t *testing.T) {
	for _, c := range []struct {
		err  Error
		want string
	}{
		{Error{"cuMemAlloc", OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"}, "cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory"},
		{Error{"cuInit", NoDevice, "CUDA_ERROR_NO_DEVICE", ""}, "cuInit: CUDA_ERROR_NO_DEVICE (100)"},
		{Error{"cuInit", 4711, "", ""}, "cuInit: CUDA error 4711"},
	} {
		if got := c.err.Error(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestOnlyFailuresOfTheContextAreFatal(t *testing.T) {
	for _, r := range []Result{IllegalAddress, Assert, LaunchFailed, MisalignedAddress, IllegalInstr} {
		if !r.Fatal() {
			t.Errorf("%d is not fatal", r)
		}
	}
	for _, r := range []Result{Success, NotReady, OutOfMemory, InvalidValue, OutOfResources, CoopTooLarge, NotSupported} {
		if r.Fatal() {
			t.Errorf("%d is fatal", r)
		}
	}
}

// The numbers are those of a C compiler for cuda.h of CUDA 13.0.
func TestLaunchConfigHasTheLayoutOfTheDriver(t *testing.T) {
	var c LaunchConfig
	var a LaunchAttribute
	for _, f := range []struct {
		name      string
		got, want uintptr
	}{
		{"sizeof(CUlaunchConfig)", unsafe.Sizeof(c), 56},
		{"gridDimX", unsafe.Offsetof(c.GridX), 0},
		{"gridDimZ", unsafe.Offsetof(c.GridZ), 8},
		{"blockDimX", unsafe.Offsetof(c.BlockX), 12},
		{"sharedMemBytes", unsafe.Offsetof(c.SharedBytes), 24},
		{"hStream", unsafe.Offsetof(c.Stream), 32},
		{"attrs", unsafe.Offsetof(c.Attrs), 40},
		{"numAttrs", unsafe.Offsetof(c.NumAttrs), 48},
		{"sizeof(CUlaunchAttribute)", unsafe.Sizeof(a), 72},
		{"value", unsafe.Offsetof(a.Value), 8},
	} {
		if f.got != f.want {
			t.Errorf("%s: %d, want %d", f.name, f.got, f.want)
		}
	}
}
