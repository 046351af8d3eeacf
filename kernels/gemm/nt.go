package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// K128 is 128 bytes of a row of elements of 8 bits.
type K128 [128]tile.Dim

// Scales are numbers by which sums are multiplied first: those of the rows of a and of the columns of c.
// No scales are ones.
type Scales struct{ Rows, Cols []float32 }

// apply multiplies sums of row r, from column c on.
func (s Scales) apply(r, c int, x *[tile.VecLen]float32) {
	row := float32(1)
	if r >= 0 && r < len(s.Rows) {
		row = s.Rows[r]
	}
	each(x, func(_ int, v float32) float32 { return v * row })
	if len(s.Cols) == 0 {
		return
	}
	each(x, func(i int, v float32) float32 {
		if at := c + i; at >= 0 && at < len(s.Cols) {
			v *= s.Cols[at]
		}
		return v
	})
}

// groupedScaled is grouped with scales.
type groupedScaled struct {
	grouped
	scales Scales
}

func (j groupedScaled) StoreDirect(t *gpu.Thread, p WorkTile) (to tile.Matrix[gpu.BFloat16], up int, ok bool) {
	to, up, ok = j.grouped.StoreDirect(t, p)
	return to, up, ok && len(j.scales.Rows) == 0 && len(j.scales.Cols) == 0
}

func (j groupedScaled) Store(t *gpu.Thread, p WorkTile, r, c int, x [tile.VecLen]float32) {
	j.scales.apply(r, c, &x)
	j.grouped.Store(t, p, r, c, x)
}

// RunWeights multiplies by weights in work tiles of N columns.
func RunWeights[A, N, K tile.Extent, E tile.Element](t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[A, K, E], b tile.Source[N, K, E], s Size, g Groups, e Elementwise, scales Scales) {
	var n N
	var box A
	p := mode.policy(len(n), len(box))
	products := grouped{Output: Output{C: c, N: s.N, E: e}, groups: g, rowsOfB: s.N, tileN: len(n), policy: p}
	runColMajorB(t, stages, p, groupedScaled{products, scales}, a, b, s.K)
}

// NT256 multiplies in tiles of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func NT256(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M64, K64, gpu.BFloat16], b tile.Source[N256, K64, gpu.BFloat16], s Size, g Groups, e Elementwise, scales Scales) {
	RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// NT128 multiplies in tiles of 128 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func NT128(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M64, K64, gpu.BFloat16], b tile.Source[N128, K64, gpu.BFloat16], s Size, g Groups, e Elementwise, scales Scales) {
	RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// NT64 multiplies in tiles of 64 columns, for few rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func NT64(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M64, K64, gpu.BFloat16], b tile.Source[N64, K64, gpu.BFloat16], s Size, g Groups, e Elementwise, scales Scales) {
	RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// NT64SmallM is NT64 with boxes of 16 rows of a, as NN64SmallM.
//
//gpu:kernel maxthreads=384 minblocks=1
func NT64SmallM(t *gpu.Thread, stages int, mode Mode, c []gpu.BFloat16, a tile.Source[M16, K64, gpu.BFloat16], b tile.Source[N64, K64, gpu.BFloat16], s Size, g Groups, e Elementwise, scales Scales) {
	RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}
