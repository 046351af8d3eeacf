package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// K128 is the K of parts of elements of 8 bits: 128 bytes of a row.
type K128 [128]tile.Dim

// Scales are numbers by which sums are multiplied before the epilogue: those of the rows of a and
// of the columns of c. None are ones.
type Scales struct{ Rows, Cols []float32 }

// apply multiplies sums of row r, from column c on.
func (s Scales) apply(r, c int, x *[tile.Run]float32) {
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

// scaled is products with weights, whose sums are scaled.
type scaled struct {
	job
	scales Scales
}

func (j scaled) Plain(t *gpu.Thread, p Part) (to tile.Matrix[gpu.BFloat16], up int, ok bool) {
	to, up, ok = j.job.Plain(t, p)
	return to, up, ok && len(j.scales.Rows) == 0 && len(j.scales.Cols) == 0
}

func (j scaled) Store(t *gpu.Thread, p Part, r, c int, x [tile.Run]float32) {
	j.scales.apply(r, c, &x)
	j.job.Store(t, p, r, c, x)
}

// RunWeights multiplies by weights in parts of N columns.
func RunWeights[A, N, K tile.Extent, E tile.Element](t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[A, K, E], b tile.Source[N, K, E], s Size, g Groups, e Epilogue, scales Scales) {
	var n N
	var box A
	share := how.of(len(n), len(box))
	runTransposed(t, stages, share, scaled{job{Output{C: c, N: s.N, E: e}, g, s.N, len(n), share}, scales}, a, b, s.K)
}

// WideWeights multiplies by parts of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func WideWeights(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[WideN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales) {
	RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// MiddleWeights multiplies by parts of 128 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func MiddleWeights(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[MiddleN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales) {
	RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// NarrowWeights multiplies by parts of 64 columns, for few rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func NarrowWeights(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[NarrowN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales) {
	RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// FewWeights is NarrowWeights with boxes of 16 rows of a, as Few.
//
//gpu:kernel maxthreads=384 minblocks=1
func FewWeights(t *gpu.Thread, stages int, how How, c []gpu.BFloat16, a tile.Source[M16, K64, gpu.BFloat16], b tile.Source[NarrowN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales) {
	RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}
