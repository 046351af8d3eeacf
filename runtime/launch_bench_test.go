package gpurt

import (
	"context"
	"errors"
	"io"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/manifest"
)

// BenchmarkLaunch is the runtime's own part of a launch, without the back end, of a
// kernel with few parameters and of one with as many as Jacobi's.
func BenchmarkLaunch(b *testing.B) {
	for _, c := range []struct {
		name   string
		kernel manifest.Kernel
		launch func(m *Module, s *Stream, x DeviceSlice[float32]) error
	}{{"3 parameters", saxpyKernel, launchSaxpy}, {"24 parameters", manyKernel, launchMany}} {
		b.Run(c.name, func(b *testing.B) {
			err := Run(b.Context(), fakeConfig(&fakeWorld{addresses: true}, 1, io.Discard), func(_ context.Context, pe *PE) error {
				m := mustLoad(b, pe, c.kernel)
				x, err := Alloc[float32](pe, 64)
				if err != nil {
					return err
				}
				s := pe.Stream()
				for b.Loop() {
					if err := c.launch(m, s, x); err != nil {
						return err
					}
				}
				return nil
			})
			if err != nil {
				b.Fatal(err)
			}
		})
	}
}

// launchSaxpy is what a generated method does.
func launchSaxpy(m *Module, s *Stream, x DeviceSlice[float32]) error {
	l := m.Launch(0, s, Grid(1).Block(64))
	a0 := ScalarParam(l, float32(2))
	a1 := SliceParam(l, x)
	a2 := SliceParam(l, x)
	if l.ByBuffer() {
		return l.Run(nil)
	}
	return l.Run(func(*gpu.Thread) { a2[0] += a0 * a1[0] })
}

func TestALaunchOnAGPUAllocatesNothing(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		d.launches = nil // what is written down is allocated
		m := mustLoad(t, pe, saxpyKernel)
		x, err := Alloc[float32](pe, 64)
		if err != nil {
			t.Fatal(err)
		}
		s := pe.Stream()
		if n := testing.AllocsPerRun(100, func() { err = errors.Join(err, launchSaxpy(m, s, x)) }); n != 0 || err != nil {
			t.Errorf("%v allocations a launch, %v", n, err)
		}
	})
}

var saxpyKernel = manifest.Kernel{Name: "Saxpy", Params: []manifest.Param{
	{Name: "a", Kind: manifest.Scalar, Size: 4}, {Name: "x", Kind: manifest.Slice, Size: 4}, {Name: "y", Kind: manifest.Slice, Size: 4},
}}

// launchMany passes ten slices and 14 scalars.
func launchMany(m *Module, s *Stream, x DeviceSlice[float32]) error {
	l := m.Launch(0, s, Grid(1).Block(64))
	for range 10 {
		SliceParam(l, x)
	}
	for i := range int32(14) {
		ScalarParam(l, i)
	}
	return l.Run(nil)
}

var manyKernel = manifest.Kernel{Name: "Many", Params: append(
	slices.Repeat([]manifest.Param{{Name: "x", Kind: manifest.Slice, Size: 4}}, 10),
	slices.Repeat([]manifest.Param{{Name: "a", Kind: manifest.Scalar, Size: 4}}, 14)...)}
