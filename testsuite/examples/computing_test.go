package examples_test

import (
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/examples/attention/flash"
	"github.com/gpuc-go/gpuc/examples/gemm/matmul"
	"github.com/gpuc-go/gpuc/examples/gemv/matvec"
	"github.com/gpuc-go/gpuc/examples/histogram/bins"
	"github.com/gpuc-go/gpuc/examples/scan/prefix"
	"github.com/gpuc-go/gpuc/examples/transpose/matrix"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// computing are the examples that check themselves, with sizes: none, one, such that do
// not divide, and, for GPUs, large ones.
var computing = []struct {
	name  string
	run   func(pe *gputest.PE, size [2]int) error
	sizes [][2]int
	// alone says that PEs do not communicate: two of them show what there is to see.
	alone  bool
	orders [2]int // for many orders of threads
	large  [][2]int
}{
	{"gemv", func(pe *gputest.PE, n [2]int) error { return matvec.Run(pe.Context(), pe.PE, n[0], n[1]) },
		[][2]int{{0, 5}, {1, 1}, {5, 0}, {7, 3}, {33, 130}}, true, [2]int{9, 7}, [][2]int{{1000, 4099}, {4096, 4096}}},
	{"gemm", func(pe *gputest.PE, n [2]int) error {
		return matmul.Run(pe.Context(), pe.PE, matmul.Size{M: n[0], N: n[1], K: (n[0] + n[1]) / 2})
	},
		[][2]int{{0, 5}, {1, 1}, {5, 0}, {33, 150}}, true, [2]int{9, 7}, [][2]int{{1000, 1999}, {2048, 1024}}},
	{"attention", func(pe *gputest.PE, n [2]int) error {
		return flash.Run(pe.Context(), pe.PE, flash.Shape{Batch: 1, Heads: 4, KVHeads: 2, Queries: n[0], Keys: n[1], Causal: n[0]%2 != 0}, 64)
	},
		[][2]int{{0, 5}, {1, 1}, {5, 0}, {64, 70}}, true, [2]int{9, 7}, [][2]int{{1000, 1999}, {2049, 4096}}},
	{"transpose", func(pe *gputest.PE, n [2]int) error { return matrix.Run(pe.Context(), pe.PE, n[0], n[1]) },
		[][2]int{{0, 5}, {1, 1}, {5, 0}, {33, 7}, {40, 65}}, false, [2]int{9, 35}, [][2]int{{1000, 4099}, {4096, 2048}}},
	{"histogram", func(pe *gputest.PE, n [2]int) error { return bins.Run(pe.Context(), pe.PE, n[0]) },
		[][2]int{{0}, {1}, {3}, {2001}}, false, [2]int{500}, [][2]int{{10_000_019}}},
	{"scan", func(pe *gputest.PE, n [2]int) error { return prefix.Run(pe.Context(), pe.PE, n[0]) },
		[][2]int{{0}, {1}, {5}, {2 * prefix.Piece}, {3*prefix.Piece + 7}}, false, [2]int{1100}, [][2]int{{(prefix.Threads+2)*prefix.Piece - 1}, {5_000_011}}},
}

// TestComputing runs the examples on several numbers of PEs.
func TestComputing(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			for _, e := range computing {
				if e.alone && np > 2 {
					continue
				}
				for _, size := range e.sizes {
					if err := e.run(pe, size); err != nil {
						pe.Fatalf("%s, %v: %v", e.name, size, err)
					}
				}
			}
		})
	}
}

// TestComputingOrders runs the examples under many orders of the threads and of
// delivery.
func TestComputingOrders(t *testing.T) {
	gputest.Seeds(t, orders(10), gputest.NP(3), func(pe *gputest.PE) {
		for _, e := range computing {
			if err := e.run(pe, e.orders); err != nil {
				pe.Fatalf("%s: %v", e.name, err)
			}
		}
	})
}

// TestComputingLarge runs the examples with sizes that take the emulator too long.
func TestComputingLarge(t *testing.T) {
	gputest.Run(t, gputest.NP(2).OnGPU(), func(pe *gputest.PE) {
		for _, e := range computing {
			for _, size := range e.large {
				if err := e.run(pe, size); err != nil {
					pe.Fatalf("%s, %v: %v", e.name, size, err)
				}
			}
		}
	})
}

// TestComputingTooLarge runs the examples with sizes that no machine has memory for.
func TestComputingTooLarge(t *testing.T) {
	sizes := map[string][][2]int{
		"gemv":      {{math.MaxInt, 2}, {2, math.MaxInt}, {1 << 44, 1}, {1 << 50, 0}, {0, 1 << 50}},
		"gemm":      {{1 << 62, 2}, {2, 1 << 62}, {1 << 45, 1}},
		"attention": {{1 << 58, 2}, {2, 1 << 58}, {1 << 40, 1}},
		"transpose": {{math.MaxInt, 2}, {2, math.MaxInt}, {1 << 44, 1}, {1, 1 << 44}},
		"histogram": {{math.MaxInt}, {1 << 46}},
		"scan":      {{math.MaxInt}, {1 << 44}},
	}
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		for _, e := range computing {
			for _, size := range sizes[e.name] {
				if err := e.run(pe, size); err == nil {
					pe.Errorf("%s, %v: no error", e.name, size)
				}
			}
		}
	})
}
