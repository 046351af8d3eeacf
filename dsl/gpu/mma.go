package gpu

import (
	"encoding/binary"
	"math"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// This file holds what the lanes of a warp do together on tensor cores (PTX ISA, Warp Level Matrix Instructions).
// Package tile is written with it.

// MMAElement is the types of elements that MMASync multiplies. Of a float32 tensor cores use the sign, the exponent
// and 10 bits of the mantissa, and cut off the rest (PTX ISA: tf32).
type MMAElement interface {
	Float16 | BFloat16 | Float8E4M3 | Float8E5M2 | float32 | int8
}

// MMASum is the types of the sums of MMASync: int32 for products of int8, float32 for all others.
type MMASum interface{ float32 | int32 }

// LdMatrix loads four matrices of 8 rows of 16 bytes from shared memory (PTX ISA, ldmatrix:
// ldmatrix.sync.aligned.m8n8.x4.b16). Lane l passes row l%8 of matrix l/8: 16 bytes that begin at a multiple of 16.
// It gets a word of each matrix, bytes l%4*4 to l%4*4+3 of row l/4, which hold one, two or four elements. All 32 lanes
// of the warp make the call together. It needs compute capability 7.5.
func LdMatrix[E any](w Warp, row []E) (a, b, c, d uint32) {
	x := sharedRows("gpu.LdMatrix", w, row)
	word := func(i int) uint32 { return x[8*i+w.Rank()/4][w.Rank()%4] }
	return word(0), word(1), word(2), word(3)
}

// LdMatrixTrans is LdMatrix of four matrices of 8 x 8 elements of 16 bits, each of which it transposes (PTX ISA,
// ldmatrix: ldmatrix.sync.aligned.m8n8.x4.trans.b16): lane l gets the elements of column l/4 in rows l%4*2, in the lower
// half of the word, and l%4*2+1.
func LdMatrixTrans[E any](w Warp, row []E) (a, b, c, d uint32) {
	x := sharedRows("gpu.LdMatrixTrans", w, row)
	half := func(row, col int) uint32 { return x[row][col/2] >> (col % 2 * 16) & 0xffff }
	word := func(i int) uint32 {
		r := 8*i + w.Rank()%4*2
		return half(r, w.Rank()/4) | half(r+1, w.Rank()/4)<<16
	}
	return word(0), word(1), word(2), word(3)
}

// StMatrix stores four matrices of 8 rows of 16 bytes to shared memory (PTX ISA, stmatrix:
// stmatrix.sync.aligned.m8n8.x4.b16). The lanes pass rows and words as LdMatrix takes and returns them. Call
// [Warp.Sync] before other lanes read the rows. It needs the feature [STMatrix].
func StMatrix[E any](w Warp, row []E, a, b, c, d uint32) {
	p := matrixRow("gpu.StMatrix", w, row)
	x := laneWords("gpu.StMatrix", w, a, b, c, d)
	for i := range p {
		p[i] = x[w.Rank()%8*4+i][w.Rank()/8]
	}
}

// MMASync adds the product of a matrix a of 16 rows and a matrix b of 8 columns to 16 x 8 sums, on tensor cores
// (PTX ISA, mma: mma.sync.aligned.*.row.col). A row of a and a column of b have 32 bytes:
//
//	E                        shape      sums     compute capability
//	Float16, BFloat16        m16n8k16   float32  8.0
//	float32 (tf32)           m16n8k8    float32  8.0
//	int8                     m16n8k32   int32    8.0
//	Float8E4M3, Float8E5M2   m16n8k32   float32  8.9
//
// There are no other shapes, types or sums. Lane l of the warp has these parts:
//
//	a0, a1       bytes l%4*4 to l%4*4+3 of rows l/4 and l/4+8 of a
//	a2, a3       bytes 16+l%4*4 to 16+l%4*4+3 of the same rows
//	b0, b1       bytes l%4*4 to l%4*4+3, and bytes 16+l%4*4 to 16+l%4*4+3, of column l/4 of b
//	d[0], d[1]   the sums in row l/4 and columns l%4*2 and l%4*2+1
//	d[2], d[3]   the sums in row l/4+8 and the same columns
//
// d has four elements. All 32 lanes of the warp make the call together.
//
// Products of int8 are exact, and the int32 sums wrap around. For other types the hardware chooses the order in which it
// adds, and how it rounds.
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

// matrixRow returns the words of a row of a matrix in shared memory.
func matrixRow[E any](name string, w Warp, row []E) *[4]uint32 {
	if uintptr(len(row))*unsafe.Sizeof(row[0]) != 16 {
		panic(name + rowBytes)
	}
	p := unsafe.Pointer(&row[0])
	mustAlign(name, p, 16)
	w.t.api().MustBeShared(name, p, 16)
	return (*[4]uint32)(p)
}

const rowBytes = " of a row that does not have 16 bytes"

// sharedRows returns the rows that the lanes name.
func sharedRows[E any](name string, w Warp, row []E) [WarpSize][4]uint32 {
	p := matrixRow(name, w, row)
	return laneWords(name, w, p[0], p[1], p[2], p[3])
}

// laneWords returns the words of all lanes, none of which may miss the call.
func laneWords(name string, w Warp, a, b, c, d uint32) (x [WarpSize][4]uint32) {
	for i, pair := range [2]uint64{uint64(a) | uint64(b)<<32, uint64(c) | uint64(d)<<32} {
		words, here := w.t.api().Lanes(name, pair)
		if here != 1<<WarpSize-1 {
			panic(name + " of a warp without all of its 32 threads; launch blocks of whole warps, and let no thread return before")
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
		x = append(x, MMANumber(FromBits[E](binary.LittleEndian.Uint64(word[:])), threadapi.Key{}))
	}
	return x
}

// MMANumber returns the number that a tensor core takes an element for. It is for dsl/tile.
func MMANumber[E MMAElement](x E, _ threadapi.Key) float64 {
	switch x := any(x).(type) {
	case Float16:
		return float64(x.Float32())
	case BFloat16:
		return float64(x.Float32())
	case Float8E4M3:
		return float64(x.Float32())
	case Float8E5M2:
		return float64(x.Float32())
	case float32:
		return float64(math.Float32frombits(math.Float32bits(x) &^ (1<<13 - 1)))
	case int8:
		return float64(x)
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
