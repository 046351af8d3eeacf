package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/stride"
)

// stridedOps are the operations of package strided, by the kernels' numbers.
var stridedOps = []string{stride.IPut: "IPut", stride.IGet: "IGet"}

// stridedSteps are strides, lengths and starts; the elements between stay untouched.
// Each lies in a part of its own of the buffers.
var stridedSteps = []struct {
	by       stride.Steps
	dst, src int
}{
	{stride.Steps{Dst: 3, Src: 2, N: 0}, 0, 0},
	{stride.Steps{Dst: 1 << 40, Src: 1 << 40, N: 1}, 5, 2},
	{stride.Steps{Dst: 1, Src: 3, N: 70}, 1, 0},
	{stride.Steps{Dst: 4, Src: 1, N: 33}, 3, 3},
	{stride.Steps{Dst: 2, Src: 5, N: 57}, 0, 1},
	{stride.Steps{Dst: 1, Src: 1, N: 65}, 2, 7},
}

type stridedFunc[T shmem.Elem] func(k *stride.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, scope, warp int, dst, src *gpurt.SymBuffer[T], by stride.Steps, pe int) error

// TestStrided takes puts and gets of elements that lie apart through every scope and
// element type, to this PE itself and to a neighbour, and looks at every element of
// the target.
func TestStrided(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := stride.LoadKernels(pe.PE)
			must(pe, err)
			stridedTransfers(pe, k, "int8", (*stride.Kernels).Int8)
			stridedTransfers(pe, k, "int16", (*stride.Kernels).Int16)
			stridedTransfers(pe, k, "int32", (*stride.Kernels).Int32)
			stridedTransfers(pe, k, "int64", (*stride.Kernels).Int64)
			stridedTransfers(pe, k, "int", (*stride.Kernels).Int)
			stridedTransfers(pe, k, "uint8", (*stride.Kernels).Uint8)
			stridedTransfers(pe, k, "uint16", (*stride.Kernels).Uint16)
			stridedTransfers(pe, k, "uint32", (*stride.Kernels).Uint32)
			stridedTransfers(pe, k, "uint64", (*stride.Kernels).Uint64)
			stridedTransfers(pe, k, "uint", (*stride.Kernels).Uint)
			stridedTransfers(pe, k, "float32", (*stride.Kernels).Float32)
			stridedTransfers(pe, k, "float64", (*stride.Kernels).Float64)
			stridedTransfers[gpu.Float16](pe, k, "Float16", (*stride.Kernels).Float16)
			stridedTransfers[gpu.BFloat16](pe, k, "BFloat16", (*stride.Kernels).BFloat16)
			stridedTransfers[gpu.Float8E4M3](pe, k, "Float8E4M3", (*stride.Kernels).Float8E4M3)
			stridedTransfers[gpu.Float8E5M2](pe, k, "Float8E5M2", (*stride.Kernels).Float8E5M2)
			stridedTransfers(pe, k, "Body", (*stride.Kernels).Body)
			stridedTransfers(pe, k, "Color", (*stride.Kernels).Color)
		})
		for _, name := range stridedOps {
			for _, s := range op.Scopes {
				for _, typ := range elemNames {
					checks(opCase{name, s, typ, np, world})
				}
			}
		}
	}
}

// stridedPart is the elements of a part of the buffers.
const stridedPart = 300

func stridedTransfers[T shmem.Elem](pe *gputest.PE, k *stride.Kernels, typ string, launch stridedFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	n := stridedPart * len(stridedSteps)
	dst, src := symmetric[T](pe, n), symmetric[T](pe, n)
	me, pes, serial := pe.MyPE(), pe.NumPEs(), uint64(0)
	for code, name := range stridedOps {
		for scope, warps := range transferWarps {
			for _, warp := range warps {
				serial++
				distance := int(serial) % 2
				source := func(p int) []T { return elements[T](serial*64+uint64(p), n) }
				before := func(p int) []T { return elements[T](serial*64+32+uint64(p), n) }
				must(pe, src.CopyFrom(pe.Context(), source(me)))
				must(pe, dst.CopyFrom(pe.Context(), before(me)))
				must(pe, pe.Barrier(pe.Context()))
				peer, from := (me+distance)%pes, (me-distance+pes)%pes
				if code == stride.IGet {
					from = peer
				}
				want, theirs := before(me), source(from)
				for i, c := range stridedSteps {
					d, s := i*stridedPart+c.dst, i*stridedPart+c.src
					must(pe, launch(k, pe.Stream(), gpurt.Grid(1).Block(50), code, scope, warp,
						dst.Slice(d, d+stridedPart-10), src.Slice(s, s+stridedPart-10), c.by, peer))
					for j := range c.by.N {
						want[d+j*c.by.Dst] = theirs[s+j*c.by.Src]
					}
				}
				must(pe, pe.Stream().Barrier())
				meet(pe)
				what := fmt.Sprintf("%s of %s, %s scope, warp %d, PE distance %d", name, typ, scopeNames[scope], warp, distance)
				equal(pe, what, download(pe, dst), want)
				equal(pe, what+": source", download(pe, src), source(me))
			}
		}
	}
}
