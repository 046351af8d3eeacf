package cu

import (
	"testing"
	"unsafe"
)

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
