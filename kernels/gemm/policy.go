package gemm

import (
	"math/bits"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// multicast says which operand the blocks of a cluster load for each other. The blocks compute
// neighbouring tiles at the same time, and one block loads for all (PTX: .multicast::cluster), so that
// less passes the second-level cache.
type multicast int

const (
	// Each block loads for itself.
	noMulticast multicast = iota
	// The work tiles lie below each other, and need the same tiles of b.
	multicastB
	// The work tiles lie beside each other, and need the same tiles of a.
	multicastA
)

// policy says what the blocks of a cluster share, and how a kernel loads.
type policy struct {
	multicast multicast
	// tilesPerStage is the number of tiles of a and of b in a stage, which follow each other in K: a
	// constant of the kernel. What a stage costs beside its loads limits products of few columns.
	tilesPerStage int
	// With splitK the blocks of a cluster compute one work tile: each multiplies by some of K, and they
	// add up their sums. So all multiprocessors have work where c has few tiles.
	splitK bool
	// With prefetchB, b is loaded while the previous launch ends. With loadBFirst, b is loaded before the
	// rows of a for the first tile are there.
	prefetchB, loadBFirst bool
}

// Mode is what a launch of a kernel chooses (see Config).
type Mode struct{ SplitK, PrefetchB bool }

// policy returns the policy of a launch of a kernel with work tiles of tileN columns and boxes of boxM
// rows. Tiles of 64 columns share a, and they alone are split: wider tiles are for products that have
// many of them.
func (m Mode) policy(tileN, boxM int) policy {
	s := policy{multicast: multicastB, tilesPerStage: tilesPerStage(boxM), prefetchB: m.PrefetchB}
	if tileN == len(N64{}) {
		s.multicast, s.splitK = multicastA, m.SplitK
	}
	return s
}

// tilesPerStage returns the tiles of K in a stage, of kernels that load boxes of boxM rows of a. On an
// H200 two tiles gained nothing in kernels that load boxes of 64 rows.
func tilesPerStage(boxM int) int {
	if boxM == len(M16{}) {
		return 2
	}
	return 1
}

// tilesPerStageOf is tilesPerStage of the rows of A.
func tilesPerStageOf[A tile.Extent]() int {
	var box A
	return tilesPerStage(len(box))
}

// cluster returns the number of the block among the blocks that load for each other, and how many
// blocks these are.
func (s policy) cluster(t *gpu.Thread) (block, blocks int) {
	if s.multicast == noMulticast || s.splitK {
		return 0, 1
	}
	return tile.ClusterOf(t)
}

// epilogueMemory is the number of warps that have a tile.Scratch or a tile.ClusterScratch.
type epilogueMemory struct{ scratch, cluster int }

func (s policy) epilogueMemory(warps int) epilogueMemory {
	if s.splitK {
		return epilogueMemory{cluster: warps}
	}
	return epilogueMemory{scratch: warps}
}

// schedule returns the number of the block's first work tile, and the step to the next.
func (s policy) schedule(t *gpu.Thread) (first, step int) {
	if s.multicast == noMulticast {
		return t.BlockIdx().X, t.GridDim().X
	}
	_, blocks := tile.ClusterOf(t)
	shift := bits.TrailingZeros(uint(blocks)) // a division here delays the first load
	return t.BlockIdx().X >> shift, t.GridDim().X >> shift
}

// clusterTile is WorkTile.Within for the tile of a cluster: it has room for all blocks that load for
// each other.
func (s policy) clusterTile(t *gpu.Thread, p WorkTile, i, lo, hi, cols, tileN int) (WorkTile, bool) {
	_, blocks := s.cluster(t)
	tileM := Consumers(t) * len(M64{})
	if s.multicast == multicastB {
		tileM *= blocks
	} else {
		tileN *= blocks
	}
	return p.within(i, lo, hi, cols, tileM, tileN)
}

// blockTile returns what the block computes of the tile of its cluster, with k columns of a. It may lie
// outside c.
func blockTile[N, K tile.Extent](t *gpu.Thread, s policy, p WorkTile, k int) WorkTile {
	var n N
	var kd K
	if s.splitK {
		slice, ways := tile.ClusterOf(t)
		stage := s.tilesPerStage * len(kd)
		each := spread.DivideUp(spread.DivideUp(k, stage), ways) * stage
		p.BeginK = min(slice*each, k)
		p.EndK = min(p.BeginK+each, k)
		return p
	}
	block, blocks := s.cluster(t)
	p.Index = p.Index*blocks + block
	switch s.multicast {
	case multicastB:
		rows := block * Consumers(t) * len(M64{})
		p.Row, p.RowA = p.Row+rows, p.RowA+rows
	case multicastA:
		p.Col += block * len(n)
	}
	return p
}

// loadBulk loads a tile for this block or, with all, for the blocks of its cluster.
func loadBulk[R, C tile.Extent, E tile.Element](pipe *tile.Pipeline, dst tile.Tile[R, C, E], src tile.Source[R, C, E], row, col int, all bool) {
	if all {
		tile.LoadMulticast(pipe, dst, src, row, col)
	} else {
		tile.LoadBulk(pipe, dst, src, row, col)
	}
}
