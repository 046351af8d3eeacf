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
// functions that it passes them to, and does not return them.
func Zero[R, C Extent, T Sum, G Group](g G) Acc[R, C, T, G] {
	return Acc[R, C, T, G]{g, newRegisters[R, C, T, G]()}
}

// newRegisters returns the registers of a thread for sums.
func newRegisters[R, C Extent, T Sum, G Group]() []T { return make([]T, registers[R, C, G]()) }

// registers returns how many of R rows of C sums a thread holds. It is a constant in
// compiled kernels.
func registers[R, C Extent, G Group]() int {
	if extent[R]()%(sliceRows*warps[G]()) != 0 {
		panic("tile.Zero of sums whose rows a group cannot share; a warp takes multiples of 16 rows, a warpgroup of 64")
	}
	return extent[R]() * extent[C]() / (gpu.WarpSize * warps[G]())
}

// sliceRows is the number of rows that a warp holds at a time.
const sliceRows = 16

// place returns the row and the column of register i.
func (a Acc[R, C, T, G]) place(i int) (r, c int) {
	rank := a.group.Rank()
	lane, warp := rank%gpu.WarpSize, rank/gpu.WarpSize
	per := extent[C]() / 2 // registers of 16 rows
	r = (i/per*warps[G]()+warp)*sliceRows + lane/4 + i%4/2*8
	c = i%per/4*8 + lane%4*2 + i%2
	return r, c
}

// Map replaces each sum x by f(x).
func (a Acc[R, C, T, G]) Map(f func(x T) T) {
	unrolled(registers[R, C, G](), func(i int) { a.regs[i] = f(a.regs[i]) })
}

// MapAt replaces the sum x in row r and column c of the tile by f(r, c, x).
func (a Acc[R, C, T, G]) MapAt(f func(r, c int, x T) T) {
	unrolled(registers[R, C, G](), func(i int) {
		r, c := a.place(i)
		a.regs[i] = f(r, c, a.regs[i])
	})
}
