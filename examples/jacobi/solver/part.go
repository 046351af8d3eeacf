package solver

// Part is what a PE holds of the field: Rows rows of Width columns, in memory rows
// of Pitch columns. A halo row lies above and below them, so that row r of the
// part is row r+1 of the memory. First is the number of row 0 in the whole field.
type Part struct{ Rows, Width, Pitch, First int }

// Layout is the part as the kernels go through it. Its numbers have 32 bits, with
// which a GPU computes in half as many instructions as with 64.
type Layout struct {
	// Rows and Width are those of the part, Vecs is its pitch in vectors of columns
	// points.
	Rows        int32
	Width, Vecs uint32
	// Above and Below are the PEs with the rows next to this PE's; the last row
	// of the field has the first one below it. AboveRows is the number of rows
	// that PE Above holds.
	Above, Below, AboveRows int32
	// Share is how many rows a strip of the part has; the first Extra strips have
	// one more, and the first Short strips and the last one haloRows less.
	Share, Extra, Short int32
	// Tiles is the number of segments of the columns, one for each block that
	// stands beside the others, or several; none in a part without rows.
	Tiles int32
}

// maxSide is the greatest width and height of a field, for Layout.
const maxSide = 1 << 30

// haloRows is how many rows a strip can compute in the time that it takes to exchange
// a halo row, or to collect the norm, and the fewest that are worth a block of their own:
// the more blocks, the longer they take to meet.
const haloRows = 4

// columns is how many columns a thread computes: 16 bytes, one wide access.
const columns = 4

// partOf returns the part of PE pe of pes. Rows are shared out evenly, the first
// PEs have one more where they do not divide.
func partOf(width, height, pe, pes int) Part {
	return Part{
		Rows:  rowsOf(height, pe, pes),
		Width: width,
		Pitch: (width + columns - 1) / columns * columns,
		First: height/pes*pe + min(pe, height%pes),
	}
}

// rowsOf returns the number of rows of PE pe.
func rowsOf(height, pe, pes int) int {
	n := height / pes
	if pe < height%pes {
		n++
	}
	return n
}

// layoutOf returns the layout of the part of PE pe of pes, for launches of the shape
// g. Of more PEs than rows, the last ones have no neighbours.
func layoutOf(p Part, height, pe, pes int, g grid) Layout {
	strips := g.strips * g.y
	shared := p.Rows + (g.short+1)*haloRows
	l := Layout{
		Rows: int32(p.Rows), Width: uint32(p.Width), Vecs: uint32(p.Pitch / columns),
		Share: int32(shared / strips), Extra: int32(shared % strips), Short: int32(g.short),
	}
	if holders := min(pes, height); p.Rows > 0 {
		l.Tiles = int32(g.tiles)
		above := (pe + holders - 1) % holders
		l.Above, l.Below = int32(above), int32((pe+1)%holders)
		l.AboveRows = int32(rowsOf(height, above, pes))
	}
	return l
}

// strip returns the first row of a strip; it may lie outside the part.
func (l Layout) strip(n int32) int32 { return n*l.Share + min(n, l.Extra) - min(n, l.Short)*haloRows }
