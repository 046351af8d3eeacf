package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Whole is what a Job embeds that computes each part alone: it waits for nothing, sends nothing, and
// only says which part is next and how it is stored.
type Whole struct{}

func (Whole) Known() bool             { return false }
func (Whole) Await(*gpu.Thread, Part) {}
func (Whole) Aside(*gpu.Thread)       {}
func (Whole) Send(*gpu.Thread, Part)  {}
func (Whole) Done(*gpu.Thread, Part)  {}

func (Whole) Add(*gpu.Thread, Part, bool, int) (x []gpu.BFloat16, ok bool) { return x, false }
func (Whole) Packed(*gpu.Thread, Part) (x []gpu.BFloat16, ok bool)         { return x, false }
func (Whole) Lines(*gpu.Thread, Part) (l Lines, ok bool)                   { return l, false }

func (Whole) Plain(*gpu.Thread, Part) (to tile.Matrix[gpu.BFloat16], up int, ok bool) {
	return to, 0, false
}

// Output is what a Job embeds that stores to memory of this PE: the rows of c from row Above on, of N
// elements each.
type Output struct {
	Whole
	C        []gpu.BFloat16
	Above, N int
	E        Epilogue
}

func (o Output) Plain(_ *gpu.Thread, p Part) (to tile.Matrix[gpu.BFloat16], up int, ok bool) {
	return tile.Matrix[gpu.BFloat16]{Data: o.C, Rows: p.EndRow - o.Above, Cols: o.N, Stride: o.N}, o.Above, o.E.plain()
}

func (o Output) Store(_ *gpu.Thread, p Part, r, c int, x [tile.Run]float32) {
	if r < p.EndRow && c < o.N {
		o.E.Apply(c, &x)
		tile.StoreRun(o.C[(r-o.Above)*o.N+c:][:min(tile.Run, o.N-c)], x)
	}
}
