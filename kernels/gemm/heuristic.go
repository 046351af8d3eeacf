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
	TileN     int // columns of a work tile
	BoxM      int // rows of a that are loaded at once
	Consumers int // warpgroups that multiply
	Cluster   int // blocks that load for each other
	SplitK    int // blocks that multiply one work tile
	Mode      Mode
	Early     bool // see LaunchConfig.Early of package runtime
	Blocks    int
	Stages    int
	Shape     gpurt.LaunchConfig
}

// ConsumerWarps returns the number of warps of a block that multiply.
func (l Launch) ConsumerWarps() int { return l.Consumers * warps }

// Tiles returns the number of work tiles of rows by cols elements of c.
func (l Launch) Tiles(rows, cols int) int {
	return Tiles(rows, cols, l.Consumers, l.TileN)
}

// hardware is what the choice of a launch knows of a GPU, as gpurt.PE has it.
type hardware interface {
	Multiprocessors() int
	MaxShared() int
}

// maxStages is the number of stages beyond which more hide nothing.
const maxStages = 12

// The columns of work tiles, and the rows of boxes of a.
const (
	n256, n128, n64 = len(N256{}), len(N128{}), len(N64{})
	m64, m16        = len(M64{}), len(M16{})
)

// Choose returns the launch for products of rows by n elements and k columns of a, on the GPU of pe. The
// kernels load boxes of box rows of a, and there is one for each number of columns of a work tile, the
// largest first.
func (x Tuning) Choose(pe *gpurt.PE, rows, n, k, box int, columns ...int) (Launch, error) {
	if x.BoxM != 0 && x.BoxM != box {
		return Launch{}, fmt.Errorf("boxes of %d rows; this product loads boxes of %d", x.BoxM, box)
	}
	l, err := x.blockShape(pe, rows, 1, n, box, columns...)
	if err != nil {
		return l, err
	}
	l.Early = l.early(rows, k)
	return l.withStages(pe, x.Stages)
}

// tileShape is the rows and columns of a work tile.
type tileShape struct{ m, n int }

// stepTimes is how long 64 steps of K take in a work tile, in us, where each multiprocessor has one: benchmark gemm-forms
// and gemm.Tune on an H200.
var stepTimes = map[tileShape]int{{2 * m64, n256}: 42, {2 * m64, n128}: 23, {2 * m64, n64}: 20, {m64, n256}: 25, {m64, n128}: 17}

// blockShape is Choose without the stages, for groups of products.
func (x Tuning) blockShape(pe hardware, rows, groups, n, box int, columns ...int) (Launch, error) {
	l := Launch{Consumers: 2, Cluster: 1, SplitK: 1, TileN: x.TileN, BoxM: box}
	switch {
	case x.TileM != 0 && x.TileM != m64 && x.TileM != 2*m64:
		return l, fmt.Errorf("tiles of %d rows; there are %d and %d", x.TileM, m64, 2*m64)
	case x.TileM == m64 || x.TileM == 0 && rows <= m64:
		l.Consumers = 1
	}
	blocks := pe.Multiprocessors()
	if l.TileN == 0 && rows <= m64/2 {
		l.TileN = columns[len(columns)-1] // with boxes of few rows of a, if it is 64
	} else if l.TileN == 0 {
		// A block more than there is room for takes as long as a whole wave of them. Tiles of 64 rows are compared by the times of 128.
		time := func(columns int) int {
			return spread.DivideUp(groups*Tiles(rows, n, l.Consumers, columns), blocks) * stepTimes[tileShape{2 * m64, columns}]
		}
		l.TileN = slices.MinFunc(columns, func(a, b int) int { return time(a) - time(b) })
	} else if !slices.Contains(columns, l.TileN) {
		return l, fmt.Errorf("tiles of %d columns; there are %v", l.TileN, columns)
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

// withStages returns the launch with so many stages; 0 are those that there is room for.
func (l Launch) withStages(pe hardware, stages int) (Launch, error) {
	l.Stages = stages
	if l.Stages == 0 {
		for l.Stages = maxStages; l.Stages > 2 && l.shared() > pe.MaxShared(); {
			l.Stages--
		}
	}
	if need := l.shared(); need > pe.MaxShared() {
		return l, fmt.Errorf("%d stages of tiles of %d columns take %d bytes of shared memory, a block has at most %d; take fewer stages or 64 columns", l.Stages, l.TileN, need, pe.MaxShared())
	}
	l.Shape = l.shape()
	return l, nil
}

// shared returns the shared memory of a block.
func (l Launch) shared() int {
	s := l.Mode.policy(l.TileN, l.BoxM)
	switch l.TileN {
	case n256:
		return sharedBytes[N256, K64, gpu.BFloat16](l.Consumers, l.Stages, s)
	case n128:
		return sharedBytes[N128, K64, gpu.BFloat16](l.Consumers, l.Stages, s)
	}
	return sharedBytes[N64, K64, gpu.BFloat16](l.Consumers, l.Stages, s)
}

func (l Launch) shape() gpurt.LaunchConfig {
	cfg := gpurt.Grid(l.Blocks).Block((1 + l.Consumers) * gpu.WarpgroupSize).DynamicShared(l.shared())
	if l.Early {
		cfg = cfg.Early()
	}
	if n := l.Cluster * l.SplitK; n > 1 {
		return cfg.Clusters(n)
	}
	return cfg
}

// maxEarlyK is the columns of a up to which it pays to begin early, wherever the blocks lie.
const maxEarlyK = 4096

// early reports whether launches of products of so many rows and k columns of a begin early. Early blocks
// start wherever a multiprocessor gets free, and not beside their neighbours, which load the same of b where
// tiles lie below each other. So 256 x 8192 x 14336 took 101 us on an H100, and 91 us when blocks were
// neighbours. Beginning early saves 1 to 2 us.
func (l Launch) early(rows, k int) bool {
	return k <= maxEarlyK || rows <= l.Consumers*len(M64{}) || l.Cluster > 1 || l.Mode.PrefetchB
}

// minClusterWaves is the number of tiles of 256 columns for each multiprocessor above which the blocks of a product
// form clusters: benchmark gemm-forms on an H200 gained by it in 16 rounds, and not in 4.
const minClusterWaves = 8

// chooseCluster is Choose for the kernels of this package and of gemm8, whose blocks may form clusters, for
// groups of products of so many rows that make up one of size s, with elements of so many bytes.
func (cfg Config) chooseCluster(pe hardware, rows, groups int, s Size, elementSize int) (Launch, error) {
	columns := []int{n256, n128, n64}
	if rows <= m64 && cfg.TileN == 0 {
		columns = columns[1:] // memory limits such products; 64 x 22016 x 4096 took 49.9 us, and 57.8 with 256 columns
	}
	l, err := cfg.blockShape(pe, rows, groups, s.N, m64, columns...)
	if err != nil {
		return l, err
	}
	switch {
	case l.TileN == n64 && (cfg.BoxM == m16 || cfg.BoxM == 0 && rows <= m64):
		l.BoxM = m16
	case cfg.BoxM != 0 && cfg.BoxM != m64:
		return l, fmt.Errorf("boxes of %d rows with tiles of %d columns; take %d", cfg.BoxM, l.TileN, m64)
	}
	for _, c := range []int{cfg.Cluster, cfg.SplitK} {
		switch {
		case c < 0 || c > maxCluster || c&(c-1) != 0:
			return l, fmt.Errorf("clusters of %d blocks; they have 1, 2, 4 or 8", c)
		case c > 0 && (l.Blocks < c || cfg.Blocks%c != 0):
			return l, fmt.Errorf("%d blocks in clusters of %d; take a multiple of that", l.Blocks, c)
		}
	}
	switch {
	case cfg.SplitK > 1 && cfg.Cluster > 1:
		return l, errors.New("blocks that load for each other and blocks that multiply one tile; set Cluster or SplitK")
	case cfg.SplitK > 1 && l.TileN != n64:
		return l, fmt.Errorf("several blocks for a tile of %d columns; set TileN to 64", l.TileN)
	case cfg.PrefetchB && cfg.Ends != nil:
		return l, errors.New("products whose Ends a launch may still compute do not load b early; leave out Ends or PrefetchB")
	}
	l.SplitK = cfg.splitK(pe, l, groups, s, elementSize)
	switch {
	case l.SplitK > 1:
	case rows > m64 && cfg.form() == (Form{BoxM: cfg.BoxM, SplitK: cfg.SplitK}) && cfg.BoxM != m16 && cfg.Blocks == 0 && cfg.Ends == nil:
		l = l.fastestTile(pe, rows, groups, s, elementSize)
	default:
		l.Cluster = cfg.cluster(pe, l, rows, s.N)
		if cfg.TileM == 0 && l.TileN != n64 && rows <= l.Cluster*m64 {
			l.Consumers = 1 // of each of the blocks, whose tiles lie below each other
		}
	}
	l.Mode = Mode{SplitK: l.SplitK > 1, PrefetchB: cfg.PrefetchB}
	l.Early = l.early(rows, s.K)
	n := l.Cluster * l.SplitK
	l.Blocks = l.Blocks / n * n
	return l.withStages(pe, cfg.Stages)
}

// maxCluster is the number of blocks that clusters of all GPUs may have (CUDA C++ Programming Guide,
// Thread Block Clusters).
const maxCluster = 8

// maxSplitK is the most blocks that are chosen for a tile. The multiprocessors of an H200 do not all find
// a place in clusters of 8.
const maxSplitK = 4

// fastestTile returns the launch with the work tile that takes least time, for products of more than 64 rows.
func (l Launch) fastestTile(pe hardware, rows, groups int, s Size, elementSize int) Launch {
	const line = 128 // bytes of a line of the second-level cache
	least, blocks := 0, pe.Multiprocessors()
	for _, t := range []tileShape{{2 * m64, n256}, {2 * m64, n128}, {m64, n256}, {m64, n128}} {
		tiles := groups * Tiles(rows, s.N, t.m/m64, t.n)
		used := rows + spread.DivideUp(rows, t.m)*t.m // rows that only fill a tile cost about half
		if time := spread.DivideUp(tiles, blocks) * stepTimes[t] * used; least == 0 || time < least {
			least, l.TileN, l.Consumers = time, t.n, t.m/m64
		}
	}
	tiles := groups * Tiles(rows, s.N, 2, n256)
	switch {
	case (s.N*elementSize%line != 0 || s.K*elementSize%line != 0) && tiles >= 2*blocks:
		// Tiles then take more lines than they have bytes for: 3000 x 3000 x 3000 took 97 us, and 122 without clusters.
		l.TileN, l.Consumers, l.Cluster = n256, 2, 2
	case l.TileN == n256 && l.Consumers == 2 && tiles >= minClusterWaves*blocks,
		l.Consumers == 1 && l.TileN == n128 && rows <= 2*m64: // each b is then loaded once
		l.Cluster = 2
	}
	return l
}

// minSplitK is the least number of elements of K for each block of several, and minSplitBytes that of bytes for each
// pair of them where the blocks are more than three quarters of the multiprocessors: with less, adding up takes
// longer than what they save. Both are of benchmark gemm-forms on an H200.
const minSplitK, minSplitBytes = 2048, 4096

// splitK returns the blocks that multiply a tile: as many as have room at the same time.
func (cfg Config) splitK(pe hardware, l Launch, groups int, s Size, elementSize int) int {
	switch {
	case cfg.SplitK > 0:
		return cfg.SplitK
	case cfg.Cluster > 1 || cfg.Blocks > 0 || l.TileN != n64 || cfg.Ends != nil:
		return 1
	}
	tiles, ways := max(l.totalTiles(groups, spread.DivideUp(s.M, groups), s.N), 1), 1
	for 2*ways <= maxSplitK && 2*ways*tiles <= pe.Multiprocessors() {
		least := minSplitK
		if 2*ways*tiles > pe.Multiprocessors()*3/4 {
			least = max(least, ways*minSplitBytes/elementSize)
		}
		if s.K < 2*ways*least {
			break
		}
		ways *= 2
	}
	return ways
}

// cluster returns the blocks that load for each other.
func (cfg Config) cluster(pe hardware, l Launch, rows, n int) int {
	switch {
	case cfg.Cluster > 0:
		return cfg.Cluster
	case cfg.Blocks == 0 && l.TileN == n256 && l.Tiles(rows, n) >= minClusterWaves*pe.Multiprocessors():
		return 2
	}
	return 1
}

// limitTiles returns the launch with blocks for so many tiles at most. Blocks without a tile would do no harm
// alone, but clusters of them take room from others.
func (l Launch) limitTiles(parts int) Launch {
	l.Blocks = min(l.Blocks, spread.DivideUp(max(parts, 1), l.Cluster)*l.Cluster*l.SplitK)
	l.Shape = l.shape()
	return l
}

// totalTiles returns the number of tiles of groups of rows by n elements, and of those that only fill clusters.
func (l Launch) totalTiles(groups, rows, n int) int {
	return groups * l.clusterTiles(rows, n, l.Cluster) * l.Cluster
}

// clusterTiles returns the number of tiles of clusters of c blocks.
func (l Launch) clusterTiles(rows, n, c int) int {
	if l.TileN != n64 {
		return spread.DivideUp(rows, c*l.Consumers*len(M64{})) * spread.DivideUp(n, l.TileN)
	}
	return spread.DivideUp(rows, l.Consumers*len(M64{})) * spread.DivideUp(n, c*l.TileN)
}
