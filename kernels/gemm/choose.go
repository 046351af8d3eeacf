package gemm

import (
	"fmt"

	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// choose is Tuning.Choose for the kernels of this package, whose blocks may form clusters. They do so
// where they are asked to: on an H200 blocks alone were as fast or faster for all sizes of benchmark
// gemm-forms.
func (cfg Config) choose(pe *gpurt.PE, rows, n int) (Launch, error) {
	l, err := cfg.Choose(pe, rows, n)
	if err != nil {
		return l, err
	}
	switch c := cfg.Cluster; {
	case c < 0 || c > 8 || c&(c-1) != 0:
		return l, fmt.Errorf("clusters of %d blocks; they have 1, 2, 4 or 8", c)
	case c > 0 && l.Blocks < c, c > 0 && cfg.Blocks%c != 0:
		return l, fmt.Errorf("%d blocks in clusters of %d; take a multiple of that", l.Blocks, c)
	}
	return l.inClusters(max(cfg.Cluster, 1)), nil
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
	if l.Wide {
		return spread.DivideUp(rows, c*l.Consumers*len(M{})) * spread.DivideUp(n, l.Width())
	}
	return spread.DivideUp(rows, l.Consumers*len(M{})) * spread.DivideUp(n, c*l.Width())
}
