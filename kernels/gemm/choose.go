package gemm

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Launch is how a kernel of this package, or one like it, is launched.
type Launch struct {
	Columns   int // of a part
	Rows      int // of a, that are loaded at once
	Consumers int // warpgroups that multiply
	Cluster   int // blocks that load for each other
	Blocks    int
	Stages    int
	Shape     gpurt.LaunchConfig
}

// ConsumerWarps returns the number of warps of a block that multiply.
func (l Launch) ConsumerWarps() int { return l.Consumers * warps }

// Parts returns the number of parts of rows by cols elements of c.
func (l Launch) Parts(rows, cols int) int {
	return Parts(rows, cols, l.Consumers, l.Columns)
}

// maxStages is the number of stages beyond which more hide nothing.
const maxStages = 12

// The columns of parts, and the rows of boxes of a.
const (
	wideCols, middleCols, narrowCols = len(WideN{}), len(MiddleN{}), len(NarrowN{})
	allRows, fewRows                 = len(M{}), len(M16{})
)

// Choose returns the launch for products of rows by n elements, on the GPU of pe, by kernels with parts
// of 256 and of 64 columns.
func (x Tuning) Choose(pe *gpurt.PE, rows, n int) (Launch, error) {
	if x.Rows != 0 && x.Rows != allRows {
		return Launch{}, fmt.Errorf("%d rows at once; this product loads %d", x.Rows, allRows)
	}
	return x.among(pe, rows, n, wideCols, narrowCols)
}

// among is Choose for kernels with parts of some numbers of columns, the largest first.
func (x Tuning) among(pe *gpurt.PE, rows, n int, columns ...int) (Launch, error) {
	l := Launch{Consumers: 2, Cluster: 1, Columns: x.Columns, Rows: allRows}
	if rows <= len(M{}) {
		l.Consumers = 1
	}
	blocks := pe.Multiprocessors()
	if l.Columns == 0 {
		for _, l.Columns = range columns {
			if l.Parts(rows, n) >= blocks*3/4 {
				break
			}
		}
	} else if !slices.Contains(columns, l.Columns) {
		return l, fmt.Errorf("parts of %d columns; there are %v", l.Columns, columns)
	}
	if x.Blocks < 0 || x.Stages < 0 || x.Stages == 1 {
		return l, fmt.Errorf("%d blocks with %d stages; both are 0 or more, and one stage is too few", x.Blocks, x.Stages)
	}
	if x.Blocks > 0 {
		blocks = x.Blocks
	}
	l.Blocks, l.Stages = blocks, x.Stages
	if l.Stages == 0 {
		for l.Stages = maxStages; l.Stages > 2 && l.shared() > pe.MaxShared(); {
			l.Stages--
		}
	}
	if need := l.shared(); need > pe.MaxShared() {
		return l, fmt.Errorf("%d stages of parts of %d columns take %d bytes of shared memory, a block has at most %d; take fewer stages or 64 columns", l.Stages, l.Columns, need, pe.MaxShared())
	}
	l.Shape = l.shape()
	return l, nil
}

// shared returns the shared memory of a block.
func (l Launch) shared() int {
	switch l.Columns {
	case wideCols:
		return SharedBytes[WideN, K64, gpu.BFloat16](l.Consumers, l.Stages)
	case middleCols:
		return SharedBytes[MiddleN, K64, gpu.BFloat16](l.Consumers, l.Stages)
	}
	return SharedBytes[NarrowN, K64, gpu.BFloat16](l.Consumers, l.Stages)
}

func (l Launch) shape() gpurt.LaunchConfig {
	cfg := gpurt.Grid(l.Blocks).Block((1 + l.Consumers) * gpu.WarpgroupSize).DynamicShared(l.shared())
	if l.Cluster > 1 {
		return cfg.Clusters(l.Cluster)
	}
	return cfg
}

// manyWaves is the number of parts of 256 columns for each multiprocessor from which on the blocks of a
// product form clusters: benchmark gemm-forms on an H200 gained by it in 16 rounds, and not in 4.
const manyWaves = 8

// choose is Choose for the kernels of this package and of gemm8, whose blocks may form clusters.
func (cfg Config) choose(pe *gpurt.PE, rows, n int) (Launch, error) {
	l, err := cfg.among(pe, rows, n, wideCols, middleCols, narrowCols)
	if err != nil {
		return l, err
	}
	switch {
	case l.Columns == narrowCols && (cfg.Rows == fewRows || cfg.Rows == 0 && rows <= allRows):
		l.Rows = fewRows
	case cfg.Rows != 0 && cfg.Rows != allRows:
		return l, fmt.Errorf("%d rows at once in parts of %d columns; take %d", cfg.Rows, l.Columns, allRows)
	}
	switch c := cfg.Cluster; {
	case c < 0 || c > 8 || c&(c-1) != 0:
		return l, fmt.Errorf("clusters of %d blocks; they have 1, 2, 4 or 8", c)
	case c > 0 && (l.Blocks < c || cfg.Blocks%c != 0):
		return l, fmt.Errorf("%d blocks in clusters of %d; take a multiple of that", l.Blocks, c)
	}
	return l.inClusters(cfg.cluster(pe, l, rows, n)), nil
}

// cluster returns the blocks of a cluster.
func (cfg Config) cluster(pe *gpurt.PE, l Launch, rows, n int) int {
	switch {
	case cfg.Cluster > 0:
		return cfg.Cluster
	case cfg.Blocks == 0 && l.Columns == wideCols && l.Parts(rows, n) >= manyWaves*pe.Multiprocessors(),
		cfg.Blocks == 0 && l.Rows == fewRows && rows <= 2*fewRows && pe.Multiprocessors() > 2: // a box or two of a, for twice the columns
		return 2
	}
	return 1
}

// inClusters returns the launch with clusters of c blocks.
func (l Launch) inClusters(c int) Launch {
	l.Cluster, l.Blocks = c, l.Blocks/c*c
	l.Shape = l.shape()
	return l
}

// atMost returns the launch with blocks for so many parts at most. A block without one would do no
// harm alone, but not all clusters that multiprocessors are enough for find room at the same time.
func (l Launch) atMost(parts int) Launch {
	l.Blocks = min(l.Blocks, spread.DivideUp(max(parts, 1), l.Cluster)*l.Cluster)
	l.Shape = l.shape()
	return l
}

// all returns the number of parts of groups of rows by n elements, with those that only fill clusters.
func (l Launch) all(groups, rows, n int) int { return groups * l.units(rows, n, l.Cluster) * l.Cluster }

// units returns the number of parts that have room for all blocks of a cluster of c.
func (l Launch) units(rows, n, c int) int {
	if l.Columns != narrowCols {
		return spread.DivideUp(rows, c*l.Consumers*len(M{})) * spread.DivideUp(n, l.Columns)
	}
	return spread.DivideUp(rows, l.Consumers*len(M{})) * spread.DivideUp(n, c*l.Columns)
}

// leastSplit is the least number of elements of K for a block: with less, what the blocks do beside
// multiplying takes longer than what they save.
const leastSplit = 1024

// split divides parts of groups that make up a product of size s among blocks so that all of them have
// work.
func (cfg WeightsConfig) split(pe *gpurt.PE, own *alloc.List, l Launch, groups int, s Size) (SplitArgs, error) {
	parts := l.all(groups, spread.DivideUp(s.M, groups), s.N)
	x := SplitArgs{Ways: cfg.Splits}
	switch {
	case cfg.Splits < 0:
		return x, fmt.Errorf("a part for %d blocks", cfg.Splits)
	case cfg.Splits > 1 && l.Columns == wideCols:
		return x, errors.New("several blocks for a part of 256 columns; set Columns to 64")
	case cfg.Splits > 1 && cfg.Ends != nil:
		return x, errors.New("several blocks for a part of groups that differ in size, whose number of parts is not known")
	case cfg.Splits == 0 && l.Columns != wideCols && cfg.Ends == nil && parts > 0:
		x.Ways = min(pe.Multiprocessors()/parts, s.K/leastSplit)
	}
	x.Ways = max(x.Ways, 1)
	sums, came := 0, 0
	if x.Ways > 1 {
		sums, came = x.Ways*s.M*s.N, parts*l.Consumers*warps
	}
	x.Sums, x.Came = alloc.Buffer[float32](own, sums), alloc.Buffer[uint32](own, came)
	return x, own.Err()
}
