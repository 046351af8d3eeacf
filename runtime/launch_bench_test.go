package gpurt

import (
	"context"
	"io"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/manifest"
)

// BenchmarkLaunch is the runtime's own part of a launch, without the back end.
func BenchmarkLaunch(b *testing.B) {
	err := Run(b.Context(), fakeConfig(&fakeWorld{addresses: true}, 1, io.Discard), func(_ context.Context, pe *PE) error {
		m := mustLoad(b, pe, manifest.Kernel{Name: "Saxpy", Params: []manifest.Param{
			{Name: "a", Kind: manifest.Scalar, Size: 4}, {Name: "x", Kind: manifest.Slice, Size: 4}, {Name: "y", Kind: manifest.Slice, Size: 4},
		}})
		x, err := Alloc[float32](pe, 64)
		if err != nil {
			return err
		}
		s := pe.Stream()
		for b.Loop() {
			l := m.Launch(0, s, Grid(1).Block(64))
			a, kx, ky := ScalarParam(l, float32(2)), SliceParam(l, DeviceSlice[float32](x)), SliceParam(l, DeviceSlice[float32](x))
			if err := l.Run(func(*gpu.Thread) { ky[0] += a * kx[0] }); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
}
