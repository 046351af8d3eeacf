package conformance_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/fragment"
)

// TestPackedSums packs sums, which rounds them, and adds them to others.
func TestPackedSums(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for way := range 2 {
			for _, cols := range []int{64, 192} {
				packedSums(pe, way, cols, k.Packed, func(x float32) float32 { return gpu.ToBFloat16(x).Float32() })
				packedSums(pe, way, cols, k.Packed16, func(x float32) float32 { return gpu.ToFloat16(x).Float32() })
			}
		}
	})
}

func packedSums[E any](pe *gputest.PE, way, cols int, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way, cols int, y, x gpurt.DeviceSlice[float32], packed gpurt.DeviceSlice[E]) error, rounded func(float32) float32) {
	pe.Helper()
	const rows = 64
	r := rand.New(rand.NewPCG(19, 20))
	x := counted(rows*cols, func(int) float32 { return float32(r.NormFloat64()) })
	want := counted(len(x), func(i int) float32 { return x[i] + rounded(x[i]) + rounded(x[i]) })
	y := zeros[float32](pe, len(x))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(gpu.WarpgroupSize), way, cols, y, upload(pe, x), zeros[E](pe, len(x))))
	sameValues(pe, fmt.Sprintf("%d columns, way %d", cols, way), want, download(pe, y))
}
