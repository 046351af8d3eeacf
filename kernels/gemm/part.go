package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// Part is a part of c that a block computes at once: the rows of all its consumers, and the
// columns of a tile.
type Part struct {
	// Row and Col are where it begins in c, and EndRow is where the rows that belong to it end.
	Row, Col, EndRow int
	// A is the row of a that belongs to Row, and B and EndB are the rows of b by which it
	// multiplies.
	A, B, EndB int
	// From and To are the columns of a by which it multiplies; all where To is 0. From and Col are
	// multiples of 16 bytes (tile.LoadAsync).
	From, To int
	// Index is the number of the part, Group that of the product or of the rows that it belongs
	// to, and First the number of the first part of the group.
	Index, Group, First int
	// Epoch is that of the launch, for jobs that need it for each part.
	Epoch uint64
}

// inner returns the columns of a by which a part multiplies, of k.
func (p Part) inner(k int) (from, to int) {
	if p.To == 0 {
		return 0, k
	}
	return p.From, p.To
}

// place returns the row and the column of part number i of down*across parts. Blocks that run
// at the same time compute parts of band rows of parts, so that what they load stays in the
// second-level cache. Numbers of parts are below 1<<31.
func place(i, down, across int) (r, c int) {
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

// Parts returns the number of parts of rows by cols elements of c, of width columns each, for blocks
// of so many consumers.
func Parts(rows, cols, consumers, width int) int {
	return spread.DivideUp(rows, consumers*len(M{})) * spread.DivideUp(cols, width)
}

// Within returns the part p with the place of part i-p.First of a group of rows from lo up to,
// not including, hi, in tiles of width columns of cols; false behind the last one of the group,
// with First moved on to the group behind.
func (p Part) Within(t *gpu.Thread, i, lo, hi, cols, width int) (Part, bool) {
	return p.within(i, lo, hi, cols, Consumers(t)*len(M{}), width)
}

// within is Within for parts of height rows.
func (p Part) within(i, lo, hi, cols, height, width int) (Part, bool) {
	down, across := spread.DivideUp(hi-lo, height), spread.DivideUp(cols, width)
	if at := i - p.First; at < down*across {
		r, c := place(at, down, across)
		p.Row, p.Col, p.EndRow, p.Index = lo+r*height, c*width, hi, i
		p.A = p.Row
		return p, true
	}
	p.First += down * across
	p.Group++
	return p, false
}

// narrow returns p with numbers that are known to have 32 bits: in the loop that multiplies,
// registers are scarce.
func (p Part) narrow() Part {
	p.Row, p.Col, p.EndRow = int(uint32(p.Row)), int(uint32(p.Col)), int(uint32(p.EndRow))
	p.Index, p.Group, p.First = int(uint32(p.Index)), int(uint32(p.Group)), int(uint32(p.First))
	return p
}
