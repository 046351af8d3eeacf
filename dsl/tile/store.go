package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Number is the types of matrices that sums are stored to.
type Number interface {
	float32 | gpu.Float16 | gpu.BFloat16 | int32
}

// Store writes the sums to the part of dst whose first element is in row and col, and leaves
// out what lies outside dst. All threads of the sums' group call it together. A float32 is
// rounded to the type of the matrix; an int32 is stored as int32 or, rounded, as a float.
//
// It is fast where the part lies in dst as a whole, and its rows begin at multiples of two
// elements.
func Store[R, C Extent, T Sum, E Number, G Group](sums Acc[R, C, T, G], dst Matrix[E], row, col int) {
	r0, c0 := row+rowOf(sums.group, 0), col+colOf(sums.group, 0)
	if pairs(dst, row, col) && whole(dst, row, col, extent[R](), extent[C]()) {
		unrolled(rowRegisters[R, G](), func(i int) {
			line := (r0+rowStep[G](i))*dst.Stride + c0
			unrolled(colRegisters[C]()/2, func(j int) {
				n := register[C](i, 2*j)
				storePair(dst.Data, line+colStep(2*j), sums.regs[n], sums.regs[n+1])
			})
		})
	} else if holds(dst, row, col, extent[R](), extent[C]()) {
		unrolled(rowRegisters[R, G](), func(i int) {
			if r := r0 + rowStep[G](i); r >= 0 && r < dst.Rows {
				unrolled(colRegisters[C](), func(j int) {
					if c := c0 + colStep(j); c >= 0 && c < dst.Cols {
						storeOne(dst.Data, r*dst.Stride+c, convert[E](sums.regs[register[C](i, j)]))
					}
				})
			}
		})
	}
}

// Fill replaces the sums by the part of src whose first element is in row and col, and by 0 what
// lies outside src. All threads of the sums' group call it together. It is fast where Store is.
func Fill[R, C Extent, T Sum, G Group](sums Acc[R, C, T, G], src Matrix[T], row, col int) {
	r0, c0 := row+rowOf(sums.group, 0), col+colOf(sums.group, 0)
	if pairs(src, row, col) && whole(src, row, col, extent[R](), extent[C]()) {
		unrolled(rowRegisters[R, G](), func(i int) {
			line := (r0+rowStep[G](i))*src.Stride + c0
			unrolled(colRegisters[C]()/2, func(j int) {
				n := register[C](i, 2*j)
				sums.regs[n], sums.regs[n+1] = loadPair(src.Data, line+colStep(2*j))
			})
		})
	} else if holds(src, row, col, extent[R](), extent[C]()) {
		updated(registers[R, C, G](), sums.regs, func(n int, _ T) (x T) {
			r, c := r0+rowStep[G](rowIn[C](n)), c0+colStep(colIn[C](n))
			if inside(src, r, c) {
				x = loadOne(src.Data, r*src.Stride+c)
			}
			return x
		})
	} else {
		sums.Map(func(T) T { return 0 })
	}
}

// whole reports whether a part of m lies in it as a whole, and in its data.
func whole[E any](m Matrix[E], row, col, rows, cols int) bool {
	return row >= 0 && row+rows <= m.Rows && col >= 0 && col+cols <= m.Cols &&
		m.Stride >= 0 && (row+rows-1)*m.Stride+col+cols <= len(m.Data)
}

// holds reports whether a part of m has elements in m. It fails where the data of m end before
// those elements do.
func holds[E any](m Matrix[E], row, col, rows, cols int) bool {
	top, left := max(row, 0), max(col, 0)
	bottom, right := min(row+rows, m.Rows)-1, min(col+cols, m.Cols)-1
	if top > bottom || left > right {
		return false
	}
	_, _ = &m.Data[top*m.Stride+left], &m.Data[top*m.Stride+right]
	_, _ = &m.Data[bottom*m.Stride+left], &m.Data[bottom*m.Stride+right]
	return true
}

// pairs reports whether two elements that follow each other in a row can be stored at once
// from col on.
func pairs[E Number](m Matrix[E], row, col int) bool {
	return (m.Stride|col)%2 == 0 && address(m.Data)%uint64(gpu.BitSize[E]()/4) == 0
}
