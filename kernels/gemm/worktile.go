package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// WorkTile is the tile of c that a block computes at once: the rows of all its consumers, and the
// columns of a tile of b.
type WorkTile struct {
	// Row and Col are where the tile begins in c. EndRow is the end of the rows that belong to it.
	Row, Col, EndRow int
	// RowA is the row of a that belongs to Row. The tile multiplies by the rows of b from RowB up to, not
	// including, EndRowB.
	RowA, RowB, EndRowB int
	// BeginK and EndK are the columns of a by which the tile multiplies; EndK 0 means all. BeginK and Col
	// are multiples of 16 bytes (tile.LoadAsync).
	BeginK, EndK int
	// Index is the number of the tile, Group that of its product or of its rows, and First the number of
	// the group's first tile.
	Index, Group, First int
	// Epoch is that of the launch, for kernels that need it for each tile.
	Epoch uint64
}

// rangeK returns the columns of a by which a tile multiplies, of k.
func (p WorkTile) rangeK(k int) (from, to int) {
	if p.EndK == 0 {
		return 0, k
	}
	return p.BeginK, p.EndK
}

// rasterize returns the row and the column of tile i of down*across tiles. Blocks that run at the same
// time compute tiles of a band of 16 rows of tiles, so that what they load stays in the second-level
// cache. Numbers of tiles are below 1<<31.
func rasterize(i, down, across int) (r, c int) {
	if down == 1 {
		return 0, i
	}
	const band = 16
	first := uint32(0)
	if per := uint32(band * across); uint32(i) >= per {
		first = uint32(i) / per * band
	}
	rows := min(band, uint32(down)-first)
	in := uint32(i) - first*uint32(across)
	col := spread.Divide(in, rows)
	return int(first + in - col*rows), int(col)
}

// Tiles returns the number of work tiles of rows by cols elements of c, of tileN columns each, for
// blocks of so many consumers.
func Tiles(rows, cols, consumers, tileN int) int {
	return spread.DivideUp(rows, consumers*len(M64{})) * spread.DivideUp(cols, tileN)
}

// Within returns p at the place of tile i-p.First of a group with the rows from lo up to, not including,
// hi, and cols columns. After the last tile of the group it returns false, and p with the next Group and
// its First.
func (p WorkTile) Within(t *gpu.Thread, i, lo, hi, cols, tileN int) (WorkTile, bool) {
	return p.within(i, lo, hi, cols, Consumers(t)*len(M64{}), tileN)
}

// within is Within for tiles of tileM rows.
func (p WorkTile) within(i, lo, hi, cols, tileM, tileN int) (WorkTile, bool) {
	down, across := spread.DivideUp(hi-lo, tileM), spread.DivideUp(cols, tileN)
	if at := i - p.First; at < down*across {
		r, c := rasterize(at, down, across)
		p.Row, p.Col, p.EndRow, p.Index = lo+r*tileM, c*tileN, hi, i
		p.RowA = p.Row
		return p, true
	}
	p.First += down * across
	p.Group++
	return p, false
}

// narrow returns p with numbers that are known to have 32 bits: in the mainloop, registers are scarce.
func (p WorkTile) narrow() WorkTile {
	p.Row, p.Col, p.EndRow = int(uint32(p.Row)), int(uint32(p.Col)), int(uint32(p.EndRow))
	p.Index, p.Group, p.First = int(uint32(p.Index)), int(uint32(p.Group)), int(uint32(p.First))
	return p
}
