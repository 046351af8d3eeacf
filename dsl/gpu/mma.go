package gpu

import (
	"encoding/binary"
	"math"
	"unsafe"
)

// This file holds what the lanes of a warp do together on tensor cores (PTX ISA, Warp Level Matrix Instructions).
// Package tile is written with it. All 32 lanes of the warp make each call together.
//
// A fragment is the part of a matrix that a lane has in registers, in words of 32 bits that hold one, two or four
// elements side by side in a row. Of 8 rows of 16 bytes, lane l has the word l%4 of row l/4.

// MMAElement is the types of elements that tensor cores multiply. Of a float32 they use the sign, the exponent
// and 10 bits of the mantissa, and cut off the rest (PTX ISA: tf32).
type MMAElement interface {
	Float16 | BFloat16 | Float8E4M3 | Float8E5M2 | float32 | int8
}

// MMASum is the types of the sums of their products: int32 for products of int8, and else float32.
type MMASum interface{ float32 | int32 }

// LdMatrix loads four matrices of 8 rows of 16 bytes from shared memory (PTX: ldmatrix.sync.aligned.m8n8.x4.b16).
// Lanes 0 to 7 name the rows of the first one, lanes 8 to 15 those of the second one and so on: row is 16 bytes,
// which begin at a multiple of 16. The lane gets its word of each matrix.
func LdMatrix[E any](w Warp, row []E) (a, b, c, d uint32) {
	x := sharedRows("gpu.LdMatrix", w, row)
	word := func(i int) uint32 { return x[8*i+w.Rank()/4][w.Rank()%4] }
	return word(0), word(1), word(2), word(3)
}

// LdMatrixTrans is LdMatrix of elements of 16 bits, with rows and columns of each matrix exchanged (PTX:
// ldmatrix.sync.aligned.m8n8.x4.trans.b16): the lane gets the elements of column l/4 in rows l%4*2 and the next.
func LdMatrixTrans[E any](w Warp, row []E) (a, b, c, d uint32) {
	x := sharedRows("gpu.LdMatrixTrans", w, row)
	half := func(row, col int) uint32 { return x[row][col/2] >> (col % 2 * 16) & 0xffff }
	word := func(i int) uint32 {
		r := 8*i + w.Rank()%4*2
		return half(r, w.Rank()/4) | half(r+1, w.Rank()/4)<<16
	}
	return word(0), word(1), word(2), word(3)
}

// StMatrix stores four matrices of 8 rows of 16 bytes to shared memory, of which each lane has a word each (PTX:
// stmatrix.sync.aligned.m8n8.x4.b16). Lanes name rows as in LdMatrix. It needs the feature stmatrix.
func StMatrix[E any](w Warp, row []E, a, b, c, d uint32) {
	p := matrixRow("gpu.StMatrix", row)
	x := laneWords("gpu.StMatrix", w, a, b, c, d)
	for i := range p {
		p[i] = x[w.Rank()%8*4+i][w.Rank()/8]
	}
}

// MMASync adds the product of a matrix of 16 rows of 32 bytes and one of 8 columns of 32 bytes to 16 rows of 8
// sums, of which the lane has d[0] and d[1], side by side in row l/4 and columns l%4*2 and the next, and d[2]
// and d[3], the same 8 rows below (PTX: mma.sync.aligned.m16n8k8 of tf32, m16n8k16 of 16 bits, and m16n8k32 of 8
// bits, row.col). Of the first matrix a0 and a1 are the lane's words of the first 16 bytes of rows 0 to 7 and 8
// to 15, a2 and a3 those of the last 16 bytes. Of the second one b0 and b1 are those of the first and of the
// last 16 bytes of columns. d has four elements.
//
// Products of int8 are exact, and wrap around with the int32 that they are added to. Others are added up and then
// added to the sum in an order and with a rounding that the hardware chooses.
func MMASync[E MMAElement, T MMASum](w Warp, d []T, a0, a1, a2, a3, b0, b1 uint32) {
	_ = (*[4]T)(d)
	a, b := laneWords("gpu.MMASync", w, a0, a1, a2, a3), laneWords("gpu.MMASync", w, b0, b1, 0, 0)
	line := func(x *[WarpSize][4]uint32, n, low, high int) []float64 {
		var words [8]uint32
		for i := range 4 {
			words[i], words[4+i] = x[n*4+i][low], x[n*4+i][high]
		}
		return numbers[E](words[:])
	}
	for i := range d {
		d[i] = addProduct(d[i], line(&a, w.Rank()/4, i/2, i/2+2), line(&b, w.Rank()%4*2+i%2, 0, 1))
	}
}

// Pack2 rounds two numbers to elements of 16 bits, halves to even, and returns them in a word, x in its lower half
// (PTX: cvt.rn.f16x2.f32 and cvt.rn.bf16x2.f32; CUDA: __floats2half2_rn).
func Pack2[E Float16 | BFloat16](x, y float32) uint32 {
	var e E
	if _, half := any(e).(Float16); half {
		return uint32(ToFloat16(x).Bits()) | uint32(ToFloat16(y).Bits())<<16
	}
	return uint32(ToBFloat16(x).Bits()) | uint32(ToBFloat16(y).Bits())<<16
}

// matrixRow returns the words of a row of a matrix.
func matrixRow[E any](name string, row []E) *[4]uint32 {
	if uintptr(len(row))*unsafe.Sizeof(row[0]) != 16 {
		panic(name + rowBytes)
	}
	p := unsafe.Pointer(&row[0])
	mustAlign(name, p, 16)
	return (*[4]uint32)(p)
}

const rowBytes = " of a row that does not have 16 bytes"

// sharedRows returns the rows that the lanes name.
func sharedRows[E any](name string, w Warp, row []E) [WarpSize][4]uint32 {
	p := matrixRow(name, row)
	return laneWords(name, w, p[0], p[1], p[2], p[3])
}

// laneWords returns the words of all lanes, none of which may miss the call.
func laneWords(name string, w Warp, a, b, c, d uint32) (x [WarpSize][4]uint32) {
	for i, pair := range [2]uint64{uint64(a) | uint64(b)<<32, uint64(c) | uint64(d)<<32} {
		words, here := w.t.api().Lanes(name, pair)
		if here != 1<<WarpSize-1 {
			panic(name + " of a warp without all of its 32 threads; let no thread return before")
		}
		for lane, v := range words {
			x[lane][2*i], x[lane][2*i+1] = uint32(v), uint32(v>>32)
		}
	}
	return x
}

// numbers returns the numbers that a tensor core takes the elements in words for.
func numbers[E MMAElement](words []uint32) (x []float64) {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	for size := BitSize[E]() / 8; len(b) > 0; b = b[size:] {
		var word [8]byte
		copy(word[:size], b)
		x = append(x, number(FromBits[E](binary.LittleEndian.Uint64(word[:]))))
	}
	return x
}

// number returns the number that a tensor core takes an element for.
func number[E MMAElement](x E) float64 {
	switch x := any(x).(type) {
	case float32:
		return float64(math.Float32frombits(math.Float32bits(x) &^ (1<<13 - 1)))
	case int8:
		return float64(x)
	case interface{ Float32() float32 }:
		return float64(x.Float32())
	}
	panic("gpu: an element of no known type")
}

// addProduct adds the product of a row and a column to a sum. A sum of int32 wraps around.
func addProduct[T MMASum](sum T, row, col []float64) T {
	x := 0.0
	for i := range row {
		x += float64(row[i] * col[i])
	}
	switch s := any(&sum).(type) {
	case *int32:
		*s += int32(x)
	case *float32:
		*s = float32(float64(*s) + x)
	}
	return sum
}
