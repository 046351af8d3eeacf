package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Size is the size of a product c = a*b: a has M rows of K elements, b has K rows of N.
type Size struct{ M, N, K int }

// Groups is the products of a launch. Their rows of a and of c follow each other, and
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

// grouped is the Kernel of products of groups, stored to c.
type grouped struct {
	InMemory
	Output
	groups  Groups
	rowsOfB int // of a group
	tileN   int
	policy  policy
}

// Static reports whether the host knows where products end.
func (j grouped) Static() bool { return len(j.groups.Ends) == 0 }

func (j grouped) Next(t *gpu.Thread, p WorkTile, i int) (WorkTile, bool) {
	for p.Group < j.groups.Count {
		lo, hi := j.groups.rows(p.Group)
		next, ok := j.policy.clusterTile(t, p, i, lo, hi, j.N, j.tileN)
		if ok {
			next.EndRowB = next.RowB + j.rowsOfB
			return next, true
		}
		p = next
		p.RowB += j.rowsOfB // Group*rowsOfB would be computed again for each load
	}
	return p, false
}

// The dimensions of the tiles of the kernels. K64 is 128 bytes of a row of bfloat16.
type (
	N256 [256]tile.Dim
	N128 [128]tile.Dim
	N64  [64]tile.Dim
	K64  [64]tile.Dim
	M16  [16]tile.Dim // the rows of a box of a, for few rows
)

// The kernels are named by the operands, as in BLAS and torch, and by the columns of their work tiles: NN
// takes b as it is, K rows of N elements, and NT takes it transposed, N rows of K elements. The rows of
// a work tile are 64 for each consumer.

// runNN multiplies in work tiles of N columns.
func runNN[A, N tile.Extent](t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[A, K64, gpu.BFloat16], b tile.Source[K64, N, gpu.BFloat16], s Size, g Groups, e Elementwise) {
	var n N
	var box A
	p := mode.policy(len(n), len(box))
	runRowMajorB(t, stages, p, grouped{Output: Output{C: c, N: s.N, E: e}, groups: g, rowsOfB: s.K, tileN: len(n), policy: p}, a, b, s.K)
}

// NN256 multiplies in tiles of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func NN256(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M64, K64, gpu.BFloat16], b tile.Source[K64, N256, gpu.BFloat16], s Size, g Groups, e Elementwise) {
	runNN(t, stages, mode, c, a, b, s, g, e)
}

// NN128 multiplies in tiles of 128 columns, where those of 256 are too few for all multiprocessors.
//
//gpu:kernel maxthreads=384 minblocks=1
func NN128(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M64, K64, gpu.BFloat16], b tile.Source[K64, N128, gpu.BFloat16], s Size, g Groups, e Elementwise) {
	runNN(t, stages, mode, c, a, b, s, g, e)
}

// NN64 multiplies in tiles of 64 columns, for few rows: more blocks read b.
//
//gpu:kernel maxthreads=384 minblocks=1
func NN64(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M64, K64, gpu.BFloat16], b tile.Source[K64, N64, gpu.BFloat16], s Size, g Groups, e Elementwise) {
	runNN(t, stages, mode, c, a, b, s, g, e)
}

// NN64SmallM is NN64 for fewer rows than a warpgroup multiplies: it loads a in boxes of 16 rows. The tensor
// memory accelerator takes longer for rows outside a matrix than for rows that it loads.
//
//gpu:kernel maxthreads=384 minblocks=1
func NN64SmallM(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M16, K64, gpu.BFloat16], b tile.Source[K64, N64, gpu.BFloat16], s Size, g Groups, e Elementwise) {
	runNN(t, stages, mode, c, a, b, s, g, e)
}
