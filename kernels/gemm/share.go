package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// sharing says what the blocks of a cluster share. The blocks do the parts of the same number, each
// its own, and one of them loads for all: what passes the second-level cache is less.
type sharing int

const (
	// Each block does parts of its own.
	apart sharing = iota
	// The parts lie below each other, and are multiplied by the same tiles of b.
	below
	// The parts lie beside each other, and the same tiles of a are multiplied.
	beside
)

// cluster returns the number of the block among those that share, and how many they are.
func (s sharing) cluster(t *gpu.Thread) (block, blocks int) {
	if s == apart {
		return 0, 1
	}
	return tile.ClusterOf(t)
}

// numbers returns the number of the block's first part, and how far its parts are apart.
func (s sharing) numbers(t *gpu.Thread) (first, step int) {
	_, blocks := s.cluster(t)
	return int(uint32(t.BlockIdx().X) / uint32(blocks)), int(uint32(t.GridDim().X) / uint32(blocks))
}

// within is Part.Within of parts that have room for all blocks of a cluster.
func (s sharing) within(t *gpu.Thread, p Part, i, lo, hi, cols, width int) (Part, bool) {
	_, blocks := s.cluster(t)
	height := Consumers(t) * len(M{})
	if s == below {
		height *= blocks
	} else {
		width *= blocks
	}
	return p.within(i, lo, hi, cols, height, width)
}

// part returns what the block does of a part that has room for all blocks of its cluster. It may lie
// outside c.
func (s sharing) part(t *gpu.Thread, p Part, width int) Part {
	block, blocks := s.cluster(t)
	p.Index = p.Index*blocks + block
	switch s {
	case below:
		rows := block * Consumers(t) * len(M{})
		p.Row, p.A = p.Row+rows, p.A+rows
	case beside:
		p.Col += block * width
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
