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

// TestLinesOfSums sends sums round the PEs with flags in the data: all rows, none, and some in the middle of
// what a warp has. The words carry a flag after another.
func TestLinesOfSums(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(2), func(pe *gputest.PE) {
		k, err := fragment.LoadKernels(pe.PE)
		must(pe, err)
		words, err := gpurt.AllocSignals(pe.PE, 64*192/2)
		must(pe, err)
		flag := uint32(0)
		for way, height := range []int{64, 16} {
			for _, size := range forRace(2, [][2]int{{27, 64}, {9, 192}, {0, 64}, {1, 64}, {64, 64}}) {
				flag++
				linesOfSums(pe, way, size[1], size[0], height, words, flag, k.Lines, func(x float32) float32 { return gpu.ToBFloat16(x).Float32() })
				flag++
				linesOfSums(pe, way, size[1], size[0], height, words, flag, k.Lines16, func(x float32) float32 { return gpu.ToFloat16(x).Float32() })
			}
		}
	})
}

func linesOfSums(pe *gputest.PE, way, cols, rows, height int, words *gpurt.SignalBuffer, flag uint32, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way, cols, rows int, y, x gpurt.DeviceSlice[float32], words *gpurt.SignalBuffer, flag uint32) error, rounded func(float32) float32) {
	pe.Helper()
	of := func(pe int) []float32 {
		r := rand.New(rand.NewPCG(uint64(pe), uint64(flag)))
		return counted(64*cols, func(int) float32 { return float32(r.NormFloat64()) })
	}
	x, left := of(pe.MyPE()), of((pe.MyPE()+pe.NumPEs()-1)%pe.NumPEs())
	want := counted(height*cols, func(i int) float32 {
		if i < rows*cols {
			return x[i] + rounded(left[i])
		}
		return x[i]
	})
	y := zeros[float32](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(gpu.WarpgroupSize), way, cols, rows, y, upload(pe, x), words, flag))
	sameValues(pe, fmt.Sprintf("%d rows of %d columns, way %d", rows, cols, way), want, download(pe, y))
	meet(pe)
}
