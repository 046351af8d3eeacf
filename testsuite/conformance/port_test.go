package conformance_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/port"
)

// TestPortedRing runs a kernel that was ported from CUDA C++ line by line.
func TestPortedRing(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := port.LoadKernels(pe.PE)
			must(pe, err)
			const n = 77
			mine := func(p int) []int32 {
				v := make([]int32, n)
				for i := range v {
					v[i] = int32(1000*p + i)
				}
				return v
			}
			buf, src, total, count := symmetric[int32](pe, n), symmetric[int32](pe, n), symmetric[int32](pe, n), symmetric[uint64](pe, 1)
			sig, err := gpurt.AllocSignals(pe.PE, 1)
			must(pe, err)
			must(pe, src.CopyFrom(pe.Context(), mine(pe.MyPE())))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Ring(pe.Stream(), gpurt.Grid(1).Block(64), buf, src, n, sig, count, total))
			must(pe, pe.Stream().Barrier())
			meet(pe)
			want, counted := make([]int32, n), uint64(0)
			for p := range pe.NumPEs() {
				for i, v := range mine(p) {
					want[i] += 2 * v
				}
				counted += uint64(mine(p)[n-1])
			}
			if d := cmp.Diff(want, download(pe, total)); d != "" {
				pe.Errorf("sums (-want +got):\n%s", d)
			}
			if got := download(pe, count)[0]; pe.MyPE() == 0 && got != counted {
				pe.Errorf("counted %d, want %d", got, counted)
			}
		})
	}
}

// TestPortedTransfers runs a kernel that moves memory without a type.
func TestPortedTransfers(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := port.LoadKernels(pe.PE)
			must(pe, err)
			vector := func(p int) []float32 {
				v := make([]float32, 12)
				for i := range v {
					v[i] = float32(100*p + i + 1)
				}
				return v
			}
			dst, src, flags, found := symmetric[float32](pe, 12), symmetric[float32](pe, 12), symmetric[int32](pe, 3), zeros[int](pe, 5)
			must(pe, src.CopyFrom(pe.Context(), vector(pe.MyPE())))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Mixed(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, flags, found))
			must(pe, pe.Stream().Barrier())
			meet(pe)
			from := vector((pe.MyPE() - 1 + pe.NumPEs()) % pe.NumPEs())
			want := append(append([]float32(nil), from[:8]...), from[8], 0, from[9], from[11])
			if d := cmp.Diff(want, download(pe, dst)); d != "" {
				pe.Errorf("elements (-want +got):\n%s", d)
			}
			if d := cmp.Diff([]int{0, 1, 2, 3, -1}, download(pe, found)); d != "" {
				pe.Errorf("indices (-want +got):\n%s", d)
			}
		})
	}
}

// TestPortedTiles runs a kernel that moves parts of matrices: one that a boundary
// cuts, one by columns, and elements of 16 bytes.
func TestPortedTiles(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := port.LoadKernels(pe.PE)
			must(pe, err)
			const n = 96
			vector := func(p int) []float32 {
				v := make([]float32, n)
				for i := range v {
					v[i] = float32(100*p + i + 1)
				}
				return v
			}
			me, pes := pe.MyPE(), pe.NumPEs()
			dst, src := symmetric[float32](pe, n), symmetric[float32](pe, n)
			must(pe, src.CopyFrom(pe.Context(), vector(me)))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Tiles(pe.Stream(), gpurt.Grid(1).Block(64), dst, src))
			must(pe, pe.Stream().Barrier())
			meet(pe)
			before, after := vector((me-1+pes)%pes), vector((me+1)%pes)
			want := make([]float32, n)
			for i := range 2 {
				copy(want[8*i:][:3], before[8*i:])
			}
			for j := range 3 {
				copy(want[32+8*j:][:4], after[32+8*j:])
			}
			for i := range 3 {
				copy(want[64+8*i:][:4], before[64+4*i:])
			}
			if d := cmp.Diff(want, download(pe, dst)); d != "" {
				pe.Errorf("elements (-want +got):\n%s", d)
			}
		})
	}
}
