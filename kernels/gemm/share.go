package gemm

import (
	"math/bits"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// loads says what the blocks of a cluster load for each other. The blocks do the parts of the same
// number, each its own, and one of them loads for all: what passes the second-level cache is less.
type loads int

const (
	// Each block does parts of its own.
	apart loads = iota
	// The parts lie below each other, and are multiplied by the same tiles of b.
	below
	// The parts lie beside each other, and the same tiles of a are multiplied.
	beside
)

// sharing says what the blocks of a cluster share, and how a kernel loads.
type sharing struct {
	loads loads
	// depth is the number of tiles of a and of b that are loaded into a stage, one behind the other in K.
	// What a stage costs beside its loads limits products of few columns: a constant of the kernel.
	depth int
	// divided says that they share a part instead: each multiplies by some of K, and they add up their
	// sums. So all multiprocessors have work where c has few parts.
	divided bool
	// ready says that b may be loaded before the launch before has ended, and early that it may be before
	// the rows of the first part of a are there.
	ready, early bool
}

// How is how a launch of a kernel works: see sharing.
type How struct{ Divided, Ready bool }

// of returns what a kernel with parts of so many columns and boxes of so many rows shares in a launch.
// Parts of 64 columns share the rows of a, and they alone may be divided: others are for products with
// many.
func (h How) of(columns, rows int) sharing {
	s := sharing{loads: below, depth: depthOf(rows), ready: h.Ready}
	if columns == len(NarrowN{}) {
		s.loads, s.divided = beside, h.Divided
	}
	return s
}

// depthOf returns the depth of kernels that load boxes of so many rows of a. On an H200, kernels for
// more rows than Few gained nothing by two tiles.
func depthOf(rows int) int {
	if rows == len(M16{}) {
		return 2
	}
	return 1
}

// depth is depthOf the rows of A.
func depth[A tile.Extent]() int {
	var box A
	return depthOf(len(box))
}

// cluster returns the number of the block among those that load for each other, and how many they are.
func (s sharing) cluster(t *gpu.Thread) (block, blocks int) {
	if s.loads == apart || s.divided {
		return 0, 1
	}
	return tile.ClusterOf(t)
}

// outlet is how many warps have which memory by which sums leave.
type outlet struct{ scratch, exchange int }

func (s sharing) outlet(warps int) outlet {
	if s.divided {
		return outlet{exchange: warps}
	}
	return outlet{scratch: warps}
}

// numbers returns the number of the block's first part, and how far its parts are apart.
func (s sharing) numbers(t *gpu.Thread) (first, step int) {
	if s.loads == apart {
		return t.BlockIdx().X, t.GridDim().X
	}
	_, blocks := tile.ClusterOf(t)
	shift := bits.TrailingZeros(uint(blocks)) // a division here delays the first load
	return t.BlockIdx().X >> shift, t.GridDim().X >> shift
}

// within is Part.Within of parts that have room for all blocks that load for each other.
func (s sharing) within(t *gpu.Thread, p Part, i, lo, hi, cols, width int) (Part, bool) {
	_, blocks := s.cluster(t)
	height := Consumers(t) * len(M{})
	if s.loads == below {
		height *= blocks
	} else {
		width *= blocks
	}
	return p.within(i, lo, hi, cols, height, width)
}

// part returns what the block does of a part that has room for all blocks of its cluster, of k columns
// of a. It may lie outside c.
func part[N, K tile.Extent](t *gpu.Thread, s sharing, p Part, k int) Part {
	var width N
	var kd K
	if s.divided {
		slice, ways := tile.ClusterOf(t)
		stage := s.depth * len(kd)
		each := spread.DivideUp(spread.DivideUp(k, stage), ways) * stage
		p.From = min(slice*each, k)
		p.To = min(p.From+each, k)
		return p
	}
	block, blocks := s.cluster(t)
	p.Index = p.Index*blocks + block
	switch s.loads {
	case below:
		rows := block * Consumers(t) * len(M{})
		p.Row, p.A = p.Row+rows, p.A+rows
	case beside:
		p.Col += block * len(width)
	}
	return p
}

// loadBulk loads a tile, for all blocks that share or for this one.
func loadBulk[R, C tile.Extent, E tile.Element](pipe *tile.Pipeline, dst tile.Tile[R, C, E], src tile.Source[R, C, E], row, col int, all bool) {
	if all {
		tile.LoadShared(pipe, dst, src, row, col)
	} else {
		tile.LoadBulk(pipe, dst, src, row, col)
	}
}
