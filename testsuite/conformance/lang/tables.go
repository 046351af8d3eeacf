package lang

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang/vec"
)

// The tables of Tables: in constant memory, and one that is too large for it.
var (
	factors = [...]float32{0.5, -2, 1 << 20, 3}
	steps   = []int16{1, -1, 300, -300, 7}
	entries = [4]tableEntry{{n: 3, ok: true}, {n: -1, in: [3]uint8{1, 2, 3}}, {}, {half: gpu.ToFloat16(0.1), w: 1e300}}
	wide    = [700]int32{0: 1, 1: -1, 698: 5, 699: 6}
)

type tableEntry struct {
	ok   bool
	n    int64
	in   [3]uint8
	half gpu.Float16
	w    float64
}

// TableResults is how many numbers TableSums writes for each input.
const TableResults = 6

// TableSums reads package variables at places that x decides.
func TableSums(out []float64, x int) {
	out[0] = float64(factors[x%len(factors)])
	for _, s := range steps[x%3:] {
		out[1] += float64(s) * float64(x)
	}
	e := entries[x&3]
	out[2] = float64(e.n) + float64(e.in[x%3]) + bit[float64](e.ok)
	out[3] = e.w + float64(e.half.Float32())
	out[4] = float64(wide[x%len(wide)])
	out[5] = vec.Binomial(x)
}

// Tables is TableSums for every thread.
//
//gpu:kernel
func Tables(t *gpu.Thread, out []float64) {
	n := len(out) / TableResults
	for x := range t.Grid().Stride(n) {
		TableSums(out[x*TableResults:(x+1)*TableResults], x)
	}
}
