package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
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
	//gpu:unroll
	for i := range x {
		x[i] *= row
	}
	if len(s.Cols) == 0 {
		return
	}
	//gpu:unroll
	for i := range x {
		if at := c + i; at >= 0 && at < len(s.Cols) {
			x[i] *= s.Cols[at]
		}
	}
}

// Split is how several blocks multiply a part: each by some of the columns of a. So all
// multiprocessors read b where c has few parts. Each stores its sums. Of the warps that have the
// same rows of a part, the last one adds them up, in the order of the columns, so that a result
// does not depend on who is last.
type Split struct {
	Ways int
	// Sums are Ways matrices of the size of c, and Came has for each part, and each of its warps,
	// how many have stored theirs. It is 0 between launches.
	Sums []float32
	Came []uint32
}

// scaled is products with weights, whose sums are scaled, and whose parts several blocks may multiply.
type scaled struct {
	job    job
	scales Scales
	split  Split
}

func (j scaled) Next(t *gpu.Thread, p Part, i int) (Part, bool) {
	ways := uint32(max(j.split.Ways, 1))
	p, ok := j.job.Next(t, p, int(uint32(i)/ways))
	if !ok {
		return p, false
	}
	if ways > 1 {
		each := spread.DivideUp(spread.DivideUp(j.job.s.K, len(K128{})), int(ways)) * len(K128{})
		p.Slice = int(uint32(i) % ways)
		p.From = min(p.Slice*each, j.job.s.K)
		p.To = min(p.From+each, j.job.s.K)
	}
	return p, true
}

func (j scaled) Await(*gpu.Thread, Part) {}
func (j scaled) Aside(*gpu.Thread)       {}
func (j scaled) Begin(*gpu.Thread, Part) {}

func (j scaled) Plain(p Part) (tile.Matrix[gpu.BFloat16], bool) {
	to, ok := j.job.Plain(p)
	return to, ok && j.split.Ways <= 1 && len(j.scales.Rows) == 0 && len(j.scales.Cols) == 0
}

func (j scaled) Store(t *gpu.Thread, p Part, r, c int, x [tile.Run]float32) {
	if j.split.Ways <= 1 {
		j.scales.apply(r, c, &x)
		j.job.Store(t, p, r, c, x)
	} else if r < p.EndRow && c < j.job.s.N {
		tile.StoreRun(j.split.Sums[(p.Slice*j.job.s.M+r)*j.job.s.N+c:][:min(tile.Run, j.job.s.N-c)], x)
	}
}

// Done adds up what all have stored, if this warp is the last one.
func (j scaled) Done(t *gpu.Thread, p Part) {
	if j.split.Ways <= 1 {
		return
	}
	w := t.Warp()
	w.Sync() // the atomic publishes what all lanes have stored
	came := &j.split.Came[p.Index*Consumers(t)*warps+ConsumerWarp(t)]
	before := uint32(0)
	if w.Rank() == 0 {
		before = gpu.AtomicAddExplicit(t, came, 1, gpu.AcqRel, gpu.ScopeDevice)
	}
	if gpu.Shuffle(w, before, 0) != uint32(j.split.Ways-1) {
		return
	}
	w.Sync()
	row, across := p.Row+ConsumerWarp(t)*WarpRows, uint32(j.job.width/tile.Run)
	//gpu:unroll 1
	for i := uint32(w.Rank()); i < uint32(WarpRows)*across; i += gpu.WarpSize {
		r, c := row+int(i/across), p.Col+int(i%across)*tile.Run
		if r >= p.EndRow || c >= j.job.s.N {
			continue
		}
		var x [tile.Run]float32
		//gpu:unroll 1
		for slice := range j.split.Ways {
			from := j.split.Sums[(slice*j.job.s.M+r)*j.job.s.N+c:][:min(tile.Run, j.job.s.N-c)]
			addRun(&x, from, j.job.s.N)
		}
		j.scales.apply(r, c, &x)
		j.job.Store(t, p, r, c, x)
	}
	if w.Rank() == 0 {
		gpu.AtomicStoreExplicit(t, came, 0, gpu.Relaxed, gpu.ScopeDevice)
	}
}

// RunWeights multiplies by weights in parts of N columns.
func RunWeights[A, N, K tile.Extent, E tile.Element](t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[A, K, E], b tile.Source[N, K, E], s Size, g Groups, e Epilogue, scales Scales, split Split) {
	var n N
	share := below
	if len(n) == len(NarrowN{}) {
		share = beside
	}
	runTransposed(t, stages, share, scaled{job{c, g, s, s.N, len(n), e, share}, scales, split}, a, b, s.K)
}

// WideWeights multiplies by parts of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func WideWeights(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[WideN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales) {
	RunWeights(t, stages, c, a, b, s, g, e, scales, Split{})
}

// MiddleWeights multiplies by parts of 128 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func MiddleWeights(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[MiddleN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales, split Split) {
	RunWeights(t, stages, c, a, b, s, g, e, scales, split)
}

// NarrowWeights multiplies by parts of 64 columns, for few rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func NarrowWeights(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[M, K64, gpu.BFloat16], b tile.Source[NarrowN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales, split Split) {
	RunWeights(t, stages, c, a, b, s, g, e, scales, split)
}

// FewWeights is NarrowWeights with boxes of 16 rows of a, as Few.
//
//gpu:kernel maxthreads=384 minblocks=1
func FewWeights(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[M16, K64, gpu.BFloat16], b tile.Source[NarrowN, K64, gpu.BFloat16], s Size, g Groups, e Epilogue, scales Scales, split Split) {
	RunWeights(t, stages, c, a, b, s, g, e, scales, split)
}

// addRun adds to x the sums from, of a matrix of cols columns.
func addRun(x *[tile.Run]float32, from []float32, cols int) {
	if len(from) == tile.Run && cols%4 == 0 { // they stand at a multiple of 16 bytes
		v := gpu.AsVec4(from)
		lo, hi := v[0], v[1]
		x[0], x[1], x[2], x[3] = x[0]+lo.X, x[1]+lo.Y, x[2]+lo.Z, x[3]+lo.W
		x[4], x[5], x[6], x[7] = x[4]+hi.X, x[5]+hi.Y, x[6]+hi.Z, x[7]+hi.W
		return
	}
	//gpu:unroll
	for e := range x {
		if e < len(from) {
			x[e] += from[e]
		}
	}
}
