package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Acc is R rows of C sums in the registers of a group of threads. Each thread holds some of
// them. An Acc names registers as a slice names memory: a copy of it is the same sums.
//
// A warp holds 16 rows at a time: lane l has two sums that follow each other of the row l/4,
// and two of the row 8 below, in each 8 columns (PTX ISA, Matrix Fragments for mma.m16n8k16).
// A warpgroup holds 64 rows at a time, of which each warp has 16 (PTX ISA, Register Fragments
// for wgmma).
type Acc[R, C Extent, T Sum, G Group] struct {
	group G
	regs  []T
}

// Zero returns sums that are 0. A function that calls it keeps them for itself and for the
// functions that it passes them to, and does not return them. The same holds for all that is
// in registers: Rows, Cols and Fragments.
func Zero[R, C Extent, T Sum, G Group](g G) Acc[R, C, T, G] {
	mustShare[R, G]()
	mustBeWhole(g)
	return Acc[R, C, T, G]{g, make([]T, registers[R, C, G]())}
}

// mustShare refuses rows that a group cannot share.
func mustShare[R Extent, G Group]() {
	gpu.StaticAssert(extent[R]()%(sliceRows*warps[G]()) == 0, "tile: sums whose rows a group cannot share; a warp takes multiples of 16 rows, a warpgroup of 64")
}

// mustBeWhole fails for the last warp of a block that has fewer threads. A Warpgroup is whole
// (gpu.Thread.Warpgroup).
func mustBeWhole[G Group](g G) {
	if warps[G]() == 1 && warpOf(g).Size() != gpu.WarpSize {
		panic("tile: sums of a warp without all of its 32 threads; launch blocks of whole warps")
	}
}

// registers returns how many of R rows of C sums a thread holds.
func registers[R, C Extent, G Group]() int {
	return rowRegisters[R, G]() * colRegisters[C]()
}

// rowRegisters returns how many of R rows a thread has sums of.
func rowRegisters[R Extent, G Group]() int {
	return extent[R]() / (8 * warps[G]())
}

// colRegisters returns how many of C columns a thread has sums of.
func colRegisters[C Extent]() int { return extent[C]() / 4 }

// sliceRows is the number of rows that a warp holds at a time.
const sliceRows = 16

// SliceCols returns P columns of sums, from column number*P on: the same registers. R is 16 for a warp and 64
// for a warpgroup, the rows that a group holds at a time. number is a constant.
func SliceCols[P, R, C Extent, T Sum, G Group](a Acc[R, C, T, G], number int) Acc[R, P, T, G] {
	gpu.StaticAssert(rowRegisters[R, G]() == 2, "tile.SliceCols of more rows than the group holds at a time: 16 of a warp, 64 of a warpgroup")
	gpu.StaticAssert(number >= 0 && (number+1)*extent[P]() <= extent[C](), "tile.SliceCols of columns that the sums do not have")
	n := registers[R, P, G]()
	return Acc[R, P, T, G]{a.group, within(a.regs, number*n, n)}
}

// register returns the number of the register that holds the sum of row i and column j of
// those of the thread.
func register[C Extent](i, j int) int {
	return i/2*2*colRegisters[C]() + j/2*4 + i%2*2 + j%2
}

// rowIn and colIn return the row and the column, of those of the thread, whose sum is in a
// register. They are constants in compiled kernels.
func rowIn[C Extent](register int) int { return register/(2*colRegisters[C]())*2 + register/2%2 }
func colIn[C Extent](register int) int { return register%(2*colRegisters[C]())/4*2 + register%2 }

// rowOf returns the row in the tile of row i of those of the thread.
func rowOf[G Group](g G, i int) int {
	rank := g.Rank()
	lane, warp := rank%gpu.WarpSize, rank/gpu.WarpSize
	return warp*sliceRows + lane/4 + rowStep[G](i)
}

// rowStep returns how far row i of those of the thread lies below its first one. It is a
// constant in compiled kernels.
func rowStep[G Group](i int) int { return i/2*sliceRows*warps[G]() + i%2*8 }

// colOf returns the column in the tile of column j of those of the thread.
func colOf[G Group](g G, j int) int { return g.Rank()%4*2 + colStep(j) }

// colStep returns how far column j of those of the thread lies after its first one. It is a
// constant in compiled kernels.
func colStep(j int) int { return j/2*8 + j%2 }

// Map replaces each sum x by f(x).
func (a Acc[R, C, T, G]) Map(f func(x T) T) {
	updated(registers[R, C, G](), a.regs, func(_ int, x T) T { return f(x) })
}

// MapAt replaces the sum x in row r and column c of the tile by f(r, c, x).
func (a Acc[R, C, T, G]) MapAt(f func(r, c int, x T) T) {
	r0, c0 := rowOf(a.group, 0), colOf(a.group, 0)
	updated(registers[R, C, G](), a.regs, func(i int, x T) T {
		return f(r0+rowStep[G](rowIn[C](i)), c0+colStep(colIn[C](i)), x)
	})
}

// MapWith replaces each sum x by f(x, y), where y is the sum of b in the same place.
func (a Acc[R, C, T, G]) MapWith(b Acc[R, C, T, G], f func(x, y T) T) {
	updated(registers[R, C, G](), a.regs, func(i int, x T) T { return f(x, b.regs[i]) })
}

// MapRows replaces each sum x by f(x, v), where v is the number of its row.
func (a Acc[R, C, T, G]) MapRows(v Rows[R, T, G], f func(x, v T) T) {
	updated(registers[R, C, G](), a.regs, func(i int, x T) T { return f(x, v.regs[rowIn[C](i)]) })
}

// MapCols replaces each sum x by f(x, v), where v is the number of its column.
func (a Acc[R, C, T, G]) MapCols(v Cols[C, T, G], f func(x, v T) T) {
	updated(registers[R, C, G](), a.regs, func(i int, x T) T { return f(x, v.regs[colIn[C](i)]) })
}

// MapRowsWith replaces each sum x by f(x, y, v), where y is the sum of b in the same place, and v the number of
// its row.
func (a Acc[R, C, T, G]) MapRowsWith(b Acc[R, C, T, G], v Rows[R, T, G], f func(x, y, v T) T) {
	updated(registers[R, C, G](), a.regs, func(i int, x T) T { return f(x, b.regs[i], v.regs[rowIn[C](i)]) })
}
