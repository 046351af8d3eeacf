package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Size is the size of a product c = a*b: a has M rows of K elements, b has K rows of N.
type Size struct{ M, N, K int }

// Groups is the products of a launch. Their rows of a and of c stand one behind the other, and
// so do their matrices b.
type Groups struct {
	Count int
	// Ends are the rows of a at which the products end, if they differ in size; otherwise each
	// has Rows.
	Ends []int32
	Rows int
}

// rows returns the rows of a of a group.
func (g Groups) rows(group int) (lo, hi int) {
	if len(g.Ends) == 0 {
		return group * g.Rows, (group + 1) * g.Rows
	}
	if group > 0 {
		lo = int(g.Ends[group-1])
	}
	return lo, int(g.Ends[group])
}

// job is the products of groups, stored to c.
type job struct {
	Output
	groups Groups
	per    int // rows of b of a group
	width  int // columns of a part
	share  sharing
}

// Known is true where the host knows where products end.
func (j job) Known() bool { return len(j.groups.Ends) == 0 }

func (j job) Next(t *gpu.Thread, p Part, i int) (Part, bool) {
	for p.Group < j.groups.Count {
		lo, hi := j.groups.rows(p.Group)
		next, ok := j.share.within(t, p, i, lo, hi, j.N, j.width)
		if ok {
			next.B, next.EndB = next.Group*j.per, (next.Group+1)*j.per
			return next, true
		}
		p = next
	}
	return p, false
}

// The dimensions of the parts of the kernels. K is 128 bytes of a row.
type (
	WideN   [256]tile.Dim
	MiddleN [128]tile.Dim
	NarrowN [64]tile.Dim
	K64     [64]tile.Dim
	M16     [16]tile.Dim // rows of a box of few
)

// multiply multiplies by a matrix b as it stands, in parts of N columns.
func multiply[A, N tile.Extent](t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[A, K64, gpu.BFloat16], b tile.Source[K64, N, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	var n N
	var box A
	share := how.of(len(n), len(box))
	runAsIs(t, stages, share, job{Output{C: c, N: s.N, E: e}, g, s.K, len(n), share}, a, b, s.K)
}

// Wide multiplies by parts of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func Wide(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[K64, WideN, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	multiply(t, stages, how, c, a, b, s, g, e)
}

// Middle multiplies by parts of 128 columns, where those of 256 are too few for all multiprocessors.
//
//gpu:kernel maxthreads=384 minblocks=1
func Middle(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[K64, MiddleN, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	multiply(t, stages, how, c, a, b, s, g, e)
}

// Narrow multiplies by parts of 64 columns, for few rows: more blocks read b.
//
//gpu:kernel maxthreads=384 minblocks=1
func Narrow(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[K64, NarrowN, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	multiply(t, stages, how, c, a, b, s, g, e)
}

// Few is Narrow for fewer rows than a warpgroup multiplies: it loads what there is in boxes of 16. The
// tensor memory accelerator takes longer for rows outside a matrix than for those that it loads.
//
//gpu:kernel maxthreads=384 minblocks=1
func Few(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M16, K64, gpu.BFloat16], b tile.Source[K64, NarrowN, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	multiply(t, stages, how, c, a, b, s, g, e)
}
