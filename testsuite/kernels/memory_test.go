package kernels_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/fused"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// prepared are what the packages prepare for a launch from matrices a and b.
var prepared = map[string]func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (interface{ Free() error }, error){
	"gemm.New": func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (interface{ Free() error }, error) {
		return gemm.New(pe, a, b, gemm.Config{})
	},
	"fused.NewAllGather": func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (interface{ Free() error }, error) {
		return fused.NewAllGather(pe, 5, b, fused.Config{})
	},
	"fused.NewReduceScatter": func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (interface{ Free() error }, error) {
		return fused.NewReduceScatter(pe, a, b, fused.Config{})
	},
	"fused.NewAllReduce": func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (interface{ Free() error }, error) {
		return fused.NewAllReduce(pe, a, b, fused.Auto, fused.Config{})
	},
}

// TestMemoryIsFreed frees what was prepared, and prepares what fails: an array whose rows do not
// stand one after the other suits no source of tiles. Nothing is left.
func TestMemoryIsFreed(t *testing.T) {
	for name, prepare := range prepared {
		t.Run(name, func(t *testing.T) {
			gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
				_, a := array(pe, 8, 8)
				across := a.Transpose(1, 0)
				before := pe.Allocations()
				x, err := prepare(pe.PE, a, a)
				must(pe, err)
				must(pe, x.Free())
				if _, err := prepare(pe.PE, across, across); err == nil {
					pe.Errorf("no error for an array that suits no source of tiles")
				}
				if diff := cmp.Diff(before, pe.Allocations()); diff != "" {
					pe.Errorf("allocations changed (-before +after):\n%s", diff)
				}
			})
		})
	}
}

// TestArraysThatAreNoMatrixAreRefused prepares products of an array without dimensions.
func TestArraysThatAreNoMatrixAreRefused(t *testing.T) {
	for name, prepare := range prepared {
		t.Run(name, func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				one, err := gpurt.Alloc[gpu.BFloat16](pe.PE, 1)
				must(pe, err)
				a, err := gpurt.ArrayOn(one, gpurt.Shape())
				must(pe, err)
				if _, err := prepare(pe.PE, a, a); err == nil {
					pe.Errorf("no error for an array without dimensions")
				}
			})
		})
	}
}
