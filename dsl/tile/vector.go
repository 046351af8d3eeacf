package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Rows is a number for each of the R rows of sums, in the registers of their group. Each
// thread holds the numbers of the rows whose sums it holds, so no threads meet where sums
// and their Rows are combined. As an Acc, a copy of it is the same numbers.
type Rows[R Extent, T Sum, G Group] struct {
	group G
	regs  []T
}

// Cols is a number for each of the C columns of sums. See Rows.
type Cols[C Extent, T Sum, G Group] struct {
	group G
	regs  []T
}

// FillRows returns x for each row.
func FillRows[R Extent, T Sum, G Group](g G, x T) Rows[R, T, G] {
	mustShare[R, G]()
	mustBeWhole(g)
	v := Rows[R, T, G]{g, make([]T, rowRegisters[R, G]())}
	v.Map(func(T) T { return x })
	return v
}

// FillCols returns x for each column.
func FillCols[C Extent, T Sum, G Group](g G, x T) Cols[C, T, G] {
	mustBeWhole(g)
	v := Cols[C, T, G]{g, make([]T, colRegisters[C]())}
	v.Map(func(T) T { return x })
	return v
}

// RowsOf returns the numbers of the rows from row on, which stand in src. Those outside src
// are 0.
func RowsOf[R Extent, T Sum, G Group](g G, src []T, row int) Rows[R, T, G] {
	v := FillRows[R](g, T(0))
	v.MapAt(func(r int, x T) T { return element(src, row+r, x) })
	return v
}

// ColsOf returns the numbers of the columns from col on, which stand in src. Those outside
// src are 0.
func ColsOf[C Extent, T Sum, G Group](g G, src []T, col int) Cols[C, T, G] {
	v := FillCols[C](g, T(0))
	v.MapAt(func(c int, x T) T { return element(src, col+c, x) })
	return v
}

// element returns an element of s, or x where s has none.
func element[T any](s []T, i int, x T) T {
	if i >= 0 && i < len(s) {
		x = s[i]
	}
	return x
}

// StoreRows writes the numbers to dst from row on, and leaves out what lies outside dst. All
// threads of the group call it together.
func StoreRows[R Extent, T Sum, G Group](v Rows[R, T, G], dst []T, row int) {
	gpu.Unroll(rowRegisters[R, G](), func(i int) {
		if r := row + rowOf(v.group, i); v.group.Rank()%4 == 0 && r >= 0 && r < len(dst) {
			dst[r] = v.regs[i]
		}
	})
}

// StoreCols writes the numbers to dst from col on, and leaves out what lies outside dst. All
// threads of the group call it together.
func StoreCols[C Extent, T Sum, G Group](v Cols[C, T, G], dst []T, col int) {
	gpu.Unroll(colRegisters[C](), func(j int) {
		if c := col + colOf(v.group, j); v.group.Rank() < 4 && c >= 0 && c < len(dst) {
			dst[c] = v.regs[j]
		}
	})
}

// Map replaces each number x by f(x).
func (v Rows[R, T, G]) Map(f func(x T) T) {
	updated(rowRegisters[R, G](), v.regs, func(_ int, x T) T { return f(x) })
}

// MapAt replaces the number x of row r of the tile by f(r, x).
func (v Rows[R, T, G]) MapAt(f func(r int, x T) T) {
	updated(rowRegisters[R, G](), v.regs, func(i int, x T) T { return f(rowOf(v.group, i), x) })
}

// MapRows replaces each number x by f(x, y), where y is the number of the same row.
func (v Rows[R, T, G]) MapRows(y Rows[R, T, G], f func(x, y T) T) {
	updated(rowRegisters[R, G](), v.regs, func(i int, x T) T { return f(x, y.regs[i]) })
}

// Map replaces each number x by f(x).
func (v Cols[C, T, G]) Map(f func(x T) T) {
	updated(colRegisters[C](), v.regs, func(_ int, x T) T { return f(x) })
}

// MapAt replaces the number x of column c of the tile by f(c, x).
func (v Cols[C, T, G]) MapAt(f func(c int, x T) T) {
	updated(colRegisters[C](), v.regs, func(i int, x T) T { return f(colOf(v.group, i), x) })
}

// MapCols replaces each number x by f(x, y), where y is the number of the same column.
func (v Cols[C, T, G]) MapCols(y Cols[C, T, G], f func(x, y T) T) {
	updated(colRegisters[C](), v.regs, func(i int, x T) T { return f(x, y.regs[i]) })
}

// RowMax returns the largest sum of each row. All threads of the group call it together.
func (a Acc[R, C, T, G]) RowMax() Rows[R, T, G] { return a.FoldRows(larger[T]) }

// RowSum returns the sum of each row. All threads of the group call it together. The order
// of additions is that of FoldRows.
func (a Acc[R, C, T, G]) RowSum() Rows[R, T, G] { return a.FoldRows(plus[T]) }

// FoldRows combines the sums of each row by f, which is commutative. All threads of the group
// call it together. Among the columns whose numbers agree modulo 8, f goes from left to right.
// Then it combines neighbours among the eight: columns 0 and 1, then 0 and 2, then 0 and 4.
// The emulator and a GPU agree bit for bit.
func (a Acc[R, C, T, G]) FoldRows(f func(x, y T) T) Rows[R, T, G] {
	mustConverge("tile.FoldRows", a.group)
	v := a.FoldParts(f)
	v.fold(f)
	return v
}

// FoldParts is FoldRows of what each thread holds: the four threads that share a row get a number
// each. No threads meet. MapRows may combine such numbers of several sums, before Fold combines those
// of the four threads. Until then a Rows is no number for each row: StoreRows and Acc.MapRows take
// what one of the threads has.
func (a Acc[R, C, T, G]) FoldParts(f func(x, y T) T) Rows[R, T, G] {
	v := Rows[R, T, G]{a.group, make([]T, rowRegisters[R, G]())}
	odd := make([]T, rowRegisters[R, G]())
	gpu.Unroll(colRegisters[C]()/2, func(j int) {
		updated(rowRegisters[R, G](), v.regs, func(i int, x T) T { return next(j, x, a.regs[register[C](i, 2*j)], f) })
		updated(rowRegisters[R, G](), odd, func(i int, x T) T { return next(j, x, a.regs[register[C](i, 2*j+1)], f) })
	})
	updated(rowRegisters[R, G](), v.regs, func(i int, x T) T { return f(x, odd[i]) })
	return v
}

// Fold combines the parts of each row by f, which is commutative. All threads of the group call it
// together. See FoldParts.
func (v Rows[R, T, G]) Fold(f func(x, y T) T) {
	mustConverge("tile.Rows.Fold", v.group)
	v.fold(f)
}

func (v Rows[R, T, G]) fold(f func(x, y T) T) {
	updated(rowRegisters[R, G](), v.regs, func(_ int, x T) T {
		x = f(x, gpu.ShuffleXor(warpOf(v.group), x, 1))
		return f(x, gpu.ShuffleXor(warpOf(v.group), x, 2))
	})
}

// next combines x with y, the first of which is number 0.
func next[T Sum](number int, x, y T, f func(x, y T) T) T {
	if number == 0 {
		return y
	}
	return f(x, y)
}

// ColMax returns the largest sum of each column of sums of a warp, whose lanes call it
// together.
func ColMax[R, C Extent, T Sum](a Acc[R, C, T, gpu.Warp]) Cols[C, T, gpu.Warp] {
	return FoldCols(a, larger[T])
}

// ColSum returns the sum of each column of sums of a warp, whose lanes call it together. The
// order of additions is that of FoldCols.
func ColSum[R, C Extent, T Sum](a Acc[R, C, T, gpu.Warp]) Cols[C, T, gpu.Warp] {
	return FoldCols(a, plus[T])
}

// FoldCols combines the sums of each column of sums of a warp by f, which is commutative. The
// lanes call it together. Among the rows whose numbers agree modulo 8, f goes downwards. Then
// it combines neighbours among the eight: rows 0 and 1, then 0 and 2, then 0 and 4. The
// emulator and a GPU agree bit for bit.
//
// The rows of a warpgroup are spread over four warps, which share no registers: add what each
// of them has in shared memory.
func FoldCols[R, C Extent, T Sum](a Acc[R, C, T, gpu.Warp], f func(x, y T) T) Cols[C, T, gpu.Warp] {
	mustConverge("tile.FoldCols", a.group)
	v := Cols[C, T, gpu.Warp]{a.group, make([]T, colRegisters[C]())}
	gpu.Unroll(rowRegisters[R, gpu.Warp](), func(i int) {
		updated(colRegisters[C](), v.regs, func(j int, x T) T { return next(i, x, a.regs[register[C](i, j)], f) })
	})
	updated(colRegisters[C](), v.regs, func(_ int, x T) T {
		x = f(x, gpu.ShuffleXor(a.group, x, 4))
		x = f(x, gpu.ShuffleXor(a.group, x, 8))
		return f(x, gpu.ShuffleXor(a.group, x, 16))
	})
	return v
}

func larger[T Sum](x, y T) T { return max(x, y) }
func plus[T Sum](x, y T) T   { return x + y }
