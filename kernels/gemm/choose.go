package gemm

import (
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// clusters says how many blocks load for each other, by the rows of a product: blocks whose parts of
// 256 columns lie below each other, and blocks whose parts of 64 columns lie beside each other. With
// few rows, a is small and each block reads columns of b of its own. The numbers are computed from what
// passes the second-level cache; benchmark gemm-forms is to say which are best.
var clusters = []struct{ rows, wide, narrow int }{
	{rows: 32, wide: 1, narrow: 1},
	{rows: math.MaxInt, wide: 2, narrow: 4},
}

// choose is Tuning.Choose for the kernels of this package, whose blocks may form clusters.
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
	case c > 0:
		return l.inClusters(c), nil
	}
	for _, row := range clusters {
		if rows > row.rows {
			continue
		}
		c := row.narrow
		if l.Wide {
			c = row.wide
		}
		for ; c > 1; c /= 2 {
			if l.Blocks >= c && cfg.Blocks%c == 0 && l.full(rows, n, c) {
				return l.inClusters(c), nil
			}
		}
		break
	}
	return l, nil
}

// inClusters returns the launch with clusters of c blocks.
func (l Launch) inClusters(c int) Launch {
	l.Cluster, l.Blocks = c, l.Blocks/c*c
	l.Shape = l.shape()
	if c > 1 {
		l.Shape = l.Shape.Clusters(c)
	}
	return l
}

// full reports whether nearly all blocks of the clusters have parts of rows by n elements.
func (l Launch) full(rows, n, c int) bool {
	parts := l.Parts(rows, n)
	return l.units(rows, n, c)*c <= parts+parts/8
}

// units returns the number of parts that have room for all blocks of a cluster of c.
func (l Launch) units(rows, n, c int) int {
	if l.Wide {
		return spread.DivideUp(rows, c*l.Consumers*len(M{})) * spread.DivideUp(n, l.Width())
	}
	return spread.DivideUp(rows, l.Consumers*len(M{})) * spread.DivideUp(n, c*l.Width())
}
