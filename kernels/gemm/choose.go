package gemm

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Launch is how a kernel of this package, or one like it, is launched.
type Launch struct {
	Columns   int // of a part
	Rows      int // of a, that are loaded at once
	Consumers int // warpgroups that multiply
	Cluster   int // blocks that load for each other
	Splits    int // blocks that multiply one part
	How       How
	Early     bool // see LaunchConfig.Early of package runtime
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

// Choose returns the launch for products of rows by n elements and of k columns of a, on the GPU of pe, by
// kernels that load boxes of so many rows of a, and have parts of some numbers of columns, the largest first.
func (x Tuning) Choose(pe *gpurt.PE, rows, n, k, box int, columns ...int) (Launch, error) {
	if x.Rows != 0 && x.Rows != box {
		return Launch{}, fmt.Errorf("%d rows at once; this product loads %d", x.Rows, box)
	}
	l, err := x.among(pe, rows, n, box, columns...)
	if err != nil {
		return l, err
	}
	l.Early = l.early(rows, k)
	return l.staged(pe, x.Stages)
}

// among is Choose without the stages.
func (x Tuning) among(pe *gpurt.PE, rows, n, box int, columns ...int) (Launch, error) {
	l := Launch{Consumers: 2, Cluster: 1, Splits: 1, Columns: x.Columns, Rows: box}
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
	l.Blocks = blocks
	return l, nil
}

// staged returns the launch with so many stages; 0 are those that there is room for.
func (l Launch) staged(pe *gpurt.PE, stages int) (Launch, error) {
	l.Stages = stages
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
	s := l.How.of(l.Columns, l.Rows)
	switch l.Columns {
	case wideCols:
		return sharedBytes[WideN, K64, gpu.BFloat16](l.Consumers, l.Stages, s)
	case middleCols:
		return sharedBytes[MiddleN, K64, gpu.BFloat16](l.Consumers, l.Stages, s)
	}
	return sharedBytes[NarrowN, K64, gpu.BFloat16](l.Consumers, l.Stages, s)
}

func (l Launch) shape() gpurt.LaunchConfig {
	cfg := gpurt.Grid(l.Blocks).Block((1 + l.Consumers) * gpu.WarpgroupSize).DynamicShared(l.shared())
	if l.Early {
		cfg = cfg.Early()
	}
	if n := l.Cluster * l.Splits; n > 1 {
		return cfg.Clusters(n)
	}
	return cfg
}

// longK is the columns of a up to which it pays to begin early, wherever the blocks lie.
const longK = 4096

// early reports whether launches of products of so many rows and k columns of a begin early. Early blocks start
// wherever a multiprocessor gets free, and no longer beside their neighbours. Where parts lie below each other,
// these load the same of b, and take longer so: 256 x 8192 x 14336 took 101 us on an H100, and 91 when blocks
// were neighbours. Beginning early saves 1 to 2 us.
func (l Launch) early(rows, k int) bool {
	return k <= longK || rows <= l.Consumers*len(M{}) || l.Cluster > 1 || l.How.Ready
}

// manyWaves is the number of parts of 256 columns for each multiprocessor from which on the blocks of a
// product form clusters: benchmark gemm-forms on an H200 gained by it in 16 rounds, and not in 4.
const manyWaves = 8

// choose is Choose for the kernels of this package and of gemm8, whose blocks may form clusters, for
// groups of products of so many rows that make up one of size s.
func (cfg Config) choose(pe *gpurt.PE, rows, groups int, s Size) (Launch, error) {
	l, err := cfg.among(pe, rows, s.N, allRows, wideCols, middleCols, narrowCols)
	if err != nil {
		return l, err
	}
	switch {
	case l.Columns == narrowCols && (cfg.Rows == fewRows || cfg.Rows == 0 && rows <= allRows):
		l.Rows = fewRows
	case cfg.Rows != 0 && cfg.Rows != allRows:
		return l, fmt.Errorf("%d rows at once in parts of %d columns; take %d", cfg.Rows, l.Columns, allRows)
	}
	for _, c := range []int{cfg.Cluster, cfg.Splits} {
		switch {
		case c < 0 || c > mostBlocks || c&(c-1) != 0:
			return l, fmt.Errorf("clusters of %d blocks; they have 1, 2, 4 or 8", c)
		case c > 0 && (l.Blocks < c || cfg.Blocks%c != 0):
			return l, fmt.Errorf("%d blocks in clusters of %d; take a multiple of that", l.Blocks, c)
		}
	}
	switch {
	case cfg.Splits > 1 && cfg.Cluster > 1:
		return l, errors.New("blocks that load for each other and blocks that multiply one part; set Cluster or Splits")
	case cfg.Splits > 1 && l.Columns != narrowCols:
		return l, fmt.Errorf("several blocks for a part of %d columns; set Columns to 64", l.Columns)
	case cfg.Ready && cfg.Ends != nil:
		return l, errors.New("products whose Ends a launch may still compute are not Ready; leave out one of them")
	}
	l.Splits = cfg.splits(pe, l, groups, s)
	if l.Splits == 1 {
		if cfg.pairs(l, rows) {
			l.Columns, l.Cluster = middleCols, 2
		} else {
			l.Cluster = cfg.cluster(pe, l, rows, s.N)
		}
		if l.Columns != narrowCols && rows <= l.Cluster*allRows {
			l.Consumers = 1 // of each of the blocks, whose parts lie below each other
		}
	}
	l.How = How{Divided: l.Splits > 1, Ready: cfg.Ready}
	l.Early = l.early(rows, s.K)
	n := l.Cluster * l.Splits
	l.Blocks = l.Blocks / n * n
	return l.staged(pe, cfg.Stages)
}

// mostBlocks is the number of blocks that clusters of all GPUs may have (CUDA C++ Programming Guide,
// Thread Block Clusters).
const mostBlocks = 8

// mostSplits is the number of blocks that are chosen for a part: of clusters of 8, all
// multiprocessors of an H200 have no room for as many as they could.
const mostSplits = 4

// leastSplit is the least number of elements of K for each block of several: with less, adding up takes
// longer than what they save. fullSplit is that where the blocks are more than three quarters of
// the multiprocessors, which wait for memory. Both are of benchmark gemm-forms on an H200.
const leastSplit, fullSplit = 2048, 4096

// splits returns the blocks that multiply a part: as many as have room at the same time.
func (cfg Config) splits(pe *gpurt.PE, l Launch, groups int, s Size) int {
	switch {
	case cfg.Splits > 0:
		return cfg.Splits
	case cfg.Cluster > 1 || cfg.Blocks > 0 || l.Columns != narrowCols || cfg.Ends != nil:
		return 1
	}
	parts, ways := max(l.all(groups, spread.DivideUp(s.M, groups), s.N), 1), 1
	for 2*ways <= mostSplits && 2*ways*parts <= pe.Multiprocessors() {
		least := leastSplit
		if 2*ways*parts > pe.Multiprocessors()*3/4 {
			least = fullSplit
		}
		if s.K < 2*ways*least {
			break
		}
		ways *= 2
	}
	return ways
}

// pairs reports whether blocks do better in pairs, with 64 rows each of parts of 128 columns, than each with all
// rows of 64 columns. There are as many. A block of a pair gets 16 KB for a step of K, and 8 KB that the
// other loads, in place of 24 KB: 128 x 8192 x 14336 took 82 us on an H100 in place of 85.
func (cfg Config) pairs(l Launch, rows int) bool {
	free := cfg.Columns == 0 && cfg.Cluster == 0 && cfg.Blocks == 0 && cfg.Ends == nil
	return free && l.Columns == narrowCols && allRows < rows && rows <= 2*allRows
}

// cluster returns the blocks that load for each other.
func (cfg Config) cluster(pe *gpurt.PE, l Launch, rows, n int) int {
	switch {
	case cfg.Cluster > 0:
		return cfg.Cluster
	case cfg.Blocks == 0 && l.Columns == wideCols && l.Parts(rows, n) >= manyWaves*pe.Multiprocessors():
		return 2
	}
	return 1
}

// atMost returns the launch with blocks for so many parts at most. A block without one would do no
// harm alone, but not all clusters that multiprocessors are enough for find room at the same time.
func (l Launch) atMost(parts int) Launch {
	l.Blocks = min(l.Blocks, spread.DivideUp(max(parts, 1), l.Cluster)*l.Cluster*l.Splits)
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
