package solver

// Part is what a PE holds of the field: Rows rows of Width columns, in memory rows
// of Pitch columns. A halo row lies above and below them, so that row r of the
// part is row r+1 of the memory.
type Part struct {
	Rows, Width, Pitch int
	// Vecs is Pitch in vectors of columns points. Size is how many such a state of
	// the field takes; those of odd epochs lie behind those of even ones.
	Vecs, Size int
	// First is the number of row 0 in the whole field.
	First int
	// Above and Below are the PEs with the rows next to this PE's; the last row
	// of the field has the first one below it. AboveRows is the number of rows
	// that PE Above holds.
	Above, Below, AboveRows int
	// Share is how many rows a strip of the part has; the first Extra strips have
	// one more, and the first and the last one haloRows less.
	Share, Extra int
	// Tiles is the number of segments of the columns, one for each block that
	// stands beside the others, or several.
	Tiles int
}

// haloRows is how many rows a strip can compute in the time that it takes to exchange
// a halo row, and the fewest that are worth a block of their own: the more blocks, the
// longer they take to meet.
const haloRows = 4

// columns is how many columns a thread computes: 16 bytes, one wide access.
const columns = 4

// partOf returns the part of PE pe of pes. Rows are shared out evenly, the first
// PEs have one more where they do not divide; of more PEs than rows, the last ones
// have none and no neighbours.
func partOf(width, height, pe, pes int) Part {
	rows := func(pe int) int {
		n := height / pes
		if pe < height%pes {
			n++
		}
		return n
	}
	p := Part{Rows: rows(pe), Width: width, Vecs: (width + columns - 1) / columns}
	p.Pitch = p.Vecs * columns
	p.Size = (rows(0) + 2) * p.Vecs
	p.First = height/pes*pe + min(pe, height%pes)
	if p.Rows > 0 {
		holders := min(pes, height)
		p.Above, p.Below = (pe+holders-1)%holders, (pe+1)%holders
		p.AboveRows = rows(p.Above)
	}
	return p
}

// state returns the place of the state of an even or odd epoch among the vectors of
// the field.
func (p Part) state(odd int) int { return odd * p.Size }

// strip returns the first row of a strip; it may lie outside the part.
func (p Part) strip(n int) int { return n*p.Share + min(n, p.Extra) - haloRows }
