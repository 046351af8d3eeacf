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
		gpu.Unroll(rowRegisters[R, G](), func(i int) {
			line := (r0+rowStep[G](i))*dst.Stride + c0
			gpu.Unroll(colRegisters[C]()/2, func(j int) {
				n := register[C](i, 2*j)
				storePair(dst.Data, line+colStep(2*j), sums.regs[n], sums.regs[n+1])
			})
		})
	} else if holds(dst, row, col, extent[R](), extent[C]()) {
		gpu.Unroll(rowRegisters[R, G](), func(i int) {
			if r := r0 + rowStep[G](i); r >= 0 && r < dst.Rows {
				gpu.Unroll(colRegisters[C](), func(j int) {
					if c := c0 + colStep(j); c >= 0 && c < dst.Cols {
						put(dst.Data, r*dst.Stride+c, convert[E](sums.regs[register[C](i, j)]))
					}
				})
			}
		})
	}
}

// StoreThrough is Store of 64 rows of a multiple of 64 columns by way of scratch memory, as Drain: neighbouring
// threads store pieces of 16 bytes that follow each other. It reports whether it has stored: only where
// dst has all columns of the part, its first row, and rows that begin at multiples of 16 bytes. Rows after
// those of dst are left out.
func StoreThrough[R, C Extent, E Half](sums Acc[R, C, float32, gpu.Warpgroup], s Scratch[float32], dst Matrix[E], row, col int) bool {
	gpu.StaticAssert(rowRegisters[R, gpu.Warpgroup]() == 2 && extent[C]()%slabCols == 0, "tile.StoreThrough of sums that are not 64 rows of a multiple of 64 columns; take tile.Store or tile.Visit")
	rows := min(extent[R](), dst.Rows-row)
	if (dst.Stride|col)%8 != 0 || !aligned(dst.Data) || rows < 1 || !whole(dst, row, col, rows, extent[C]()) {
		return false
	}
	mustConverge("tile.StoreThrough", sums.group)
	w := warpOf(sums.group)
	// See Drain: what a shuffle returns is not known before.
	lane := uint32(gpu.Shuffle(w, int32(w.Rank()), w.Rank()))
	warp := int(gpu.Shuffle(w, int32(sums.group.Rank()/gpu.WarpSize), 0))
	first := warp*sliceRows + int(lane/8)
	at := (row+first)*dst.Stride + col + int(lane%8*8)
	own := gpu.View[E](within(s.data, warp*slabSums, slabSums))
	words := Round[E](sums).words
	const each = slabSums / gpu.WarpSize / 2
	gpu.Unroll(extent[C]()/slabCols, func(i int) { // in two tiles by turns
		storeSlab(w, Tile[sliceDim, slabDim, E]{within(own, i%2*slabSums, slabSums)}, within(words, i*each, each), lane, dst.Data, at+i*slabCols, 4*dst.Stride, rows-first)
	})
	w.Sync()
	return true
}

// storeSlab stores 16 rows of a warp, in words of two elements, by way of a tile: each lane pieces of every
// fourth row, which are step elements of dst apart, from an index on. There are so many rows from the lane's
// first on.
func storeSlab[E Half](w gpu.Warp, by Tile[sliceDim, slabDim, E], words []uint32, lane uint32, dst []E, at, step, rows int) {
	if gpu.Has(gpu.STMatrix) {
		gpu.Unroll(slabCols/16, func(i int) {
			storeMatrix(w, within(by.data, by.offset(int(lane%sliceRows), i*16+int(lane/sliceRows*8)), 8), words[4*i], words[4*i+1], words[4*i+2], words[4*i+3])
		})
	} else {
		gpu.Unroll(slabCols/4, func(i int) {
			storeWord(by.data, by.offset(int(lane/4)+rowIn[slabDim](2*i)*8, int(lane%4*2)+colStep(colIn[slabDim](2*i))), words[i])
		})
	}
	w.Sync()
	piece := func(i int) {
		copyChunk(within(dst, at+i*step, 8), within(by.data, by.offset(int(lane/8)+4*i, int(lane%8*8)), 8))
	}
	if sliceRows-4 < rows { // all are loaded before one is stored
		gpu.Unroll(sliceRows/4, piece)
		return
	}
	gpu.Unroll(sliceRows/4, func(i int) {
		if 4*i < rows {
			piece(i)
		}
	})
}

// Fill replaces the sums by the part of src whose first element is in row and col, and by 0 what
// lies outside src. All threads of the sums' group call it together. It is fast where Store is.
func Fill[R, C Extent, T Sum, G Group](sums Acc[R, C, T, G], src Matrix[T], row, col int) {
	r0, c0 := row+rowOf(sums.group, 0), col+colOf(sums.group, 0)
	if pairs(src, row, col) && whole(src, row, col, extent[R](), extent[C]()) {
		gpu.Unroll(rowRegisters[R, G](), func(i int) {
			line := (r0+rowStep[G](i))*src.Stride + c0
			gpu.Unroll(colRegisters[C]()/2, func(j int) {
				n := register[C](i, 2*j)
				sums.regs[n], sums.regs[n+1] = loadPair(src.Data, line+colStep(2*j))
			})
		})
	} else if holds(src, row, col, extent[R](), extent[C]()) {
		updated(registers[R, C, G](), sums.regs, func(n int, _ T) (x T) {
			r, c := r0+rowStep[G](rowIn[C](n)), c0+colStep(colIn[C](n))
			if inside(src, r, c) {
				x = get(src.Data, r*src.Stride+c)
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
	return (m.Stride|col)%2 == 0 && gpu.Aligned(m.Data, gpu.BitSize[E]()/4)
}

// Pack writes the sums to memory, each rounded to the nearest element, halves to even, in the order
// in which threads hold them: each thread stores pieces of 16 bytes, beside those of its neighbours. So
// sums leave without scratch memory, to be added to others of the same shape by AddPacked, here or
// on another PE. dst is the memory of the thread's warp, R*C elements divided by the warps of the
// group. It begins at a multiple of 16 bytes. All threads of the group call it together.
func Pack[E Half, R, C Extent, G Group](sums Acc[R, C, float32, G], dst []E) {
	at := packed(sums, dst)
	gpu.Unroll(registers[R, C, G]()/VecLen, func(i int) {
		x := within(sums.regs, i*VecLen, VecLen)
		storeEight(dst[at+i*VecLen*gpu.WarpSize:][:VecLen], x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
	})
}

// AddPacked adds what Pack has written of sums of the same shape. src is the memory of the thread's
// warp, as in Pack. All threads of the group call it together.
func AddPacked[E Half, R, C Extent, G Group](sums Acc[R, C, float32, G], src []E) {
	at := packed(sums, src)
	gpu.Unroll(registers[R, C, G]()/VecLen, func(i int) {
		v, x := loadEight(src, at+i*VecLen*gpu.WarpSize), within(sums.regs, i*VecLen, VecLen)
		x[0], x[1], x[2], x[3] = x[0]+low[E](v.X), x[1]+high[E](v.X), x[2]+low[E](v.Y), x[3]+high[E](v.Y)
		x[4], x[5], x[6], x[7] = x[4]+low[E](v.Z), x[5]+high[E](v.Z), x[6]+low[E](v.W), x[7]+high[E](v.W)
		if i%4 == 3 { // more loads at once would take registers from what outlives the call
			warpOf(sums.group).Sync()
		}
	})
}

// packed returns where the first piece of the thread is in its warp's memory.
func packed[E Half, R, C Extent, G Group](sums Acc[R, C, float32, G], mem []E) int {
	gpu.StaticAssert(registers[R, C, G]()%VecLen == 0, "tile: packed sums need a multiple of 16 columns")
	if len(mem) != registers[R, C, G]()*gpu.WarpSize || !aligned(mem) {
		panic("tile: packed sums in memory of another length than those of a warp, or not at a multiple of 16 bytes")
	}
	return warpOf(sums.group).Rank() * VecLen
}

// low and high return the numbers of the two elements in a word.
func low[E Half](word uint32) float32  { return single(gpu.FromBits[E](uint64(word & 0xffff))) }
func high[E Half](word uint32) float32 { return single(gpu.FromBits[E](uint64(word >> 16))) }

// single returns the number of an element.
func single[E Half](x E) float32 {
	switch x := any(x).(type) {
	case gpu.Float16:
		return x.Float32()
	case gpu.BFloat16:
		return x.Float32()
	}
	return 0
}
