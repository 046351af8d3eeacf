package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Half is the types of elements that sums in registers become to be multiplied again.
type Half interface{ gpu.Float16 | gpu.BFloat16 }

// Fragment is R rows of C elements in the registers of a group, which a product can read as
// its left operand. As an Acc, a copy of it is the same elements.
//
// A word of 32 bits holds two elements that follow each other in a row. A thread holds the
// elements whose places are those of its sums in an Acc (PTX ISA, Matrix Fragments for
// mma.m16n8k16).
type Fragment[R, C Extent, E Half, G Group] struct {
	group G
	words []uint32
}

// Round returns the sums, each rounded to the nearest element, halves to even.
func Round[E Half, R, C Extent, G Group](a Acc[R, C, float32, G]) Fragment[R, C, E, G] {
	f := Fragment[R, C, E, G]{a.group, make([]uint32, registers[R, C, G]()/2)}
	RoundTo(f, a)
	return f
}

// RoundTo is Round to the registers of a Fragment, whose elements they replace. No product that
// reads them may be under way: AwaitMMA comes before.
func RoundTo[R, C Extent, E Half, G Group](f Fragment[R, C, E, G], a Acc[R, C, float32, G]) {
	updated(registers[R, C, G]()/2, f.words, func(i int, _ uint32) uint32 { return gpu.Pack2[E](a.regs[2*i], a.regs[2*i+1]) })
}

// Write copies the elements to a tile in shared memory. All threads of the group call it
// together. They meet (gpu.Block.Sync) before a thread reads what others wrote.
//
// It takes stmatrix where the target has it, from sm_90 on.
func Write[R, C Extent, E Half, G Group](dst Tile[R, C, E], f Fragment[R, C, E, G]) {
	mustConverge("tile.Write", f.group)
	if gpu.Has(gpu.STMatrix) {
		// A lane names a row of one of four matrices of 8 x 8: those of a slice and 16 columns.
		w := warpOf(f.group)
		lane := w.Rank()
		r := f.group.Rank()/gpu.WarpSize*sliceRows + lane%sliceRows
		c := lane / sliceRows * 8
		per := colRegisters[C]() / 4
		gpu.Unroll(registers[R, C, G]()/8, func(i int) {
			at := dst.offset(i/per*sliceRows*warps[G]()+r, i%per*16+c)
			storeMatrix(w, dst.data[at:at+8], f.words[4*i], f.words[4*i+1], f.words[4*i+2], f.words[4*i+3])
		})
	} else {
		gpu.Unroll(registers[R, C, G]()/2, func(i int) {
			storeWord(dst.data, dst.offset(rowOf(f.group, rowIn[C](2*i)), colOf(f.group, colIn[C](2*i))), f.words[i])
		})
	}
	fenceProxyWritten(f.group, dst.data)
}

func (f Fragment[R, C, E, G]) shape() (r R, c C, e E) { return }
func (f Fragment[R, C, E, G]) columnMajor() bool      { return false }

// row returns the elements of a row, of which four lanes have some each. They call it
// together.
func (f Fragment[R, C, E, G]) row(r int) []float64 {
	e := convergedWarp("tile.MMA", f.group)
	lane, i := f.group.Rank()%gpu.WarpSize, r/(sliceRows*warps[G]())*2+r%sliceRows/8
	x := make([]float64, extent[C]())
	for j := 0; j < colRegisters[C](); j += 2 {
		words, _ := e.Lanes("tile.MMA", uint64(f.words[register[C](i, j)/2]))
		for q := range 4 {
			unpack[E](x[j/2*8+q*2:], words[lane&^3+q])
		}
	}
	return x
}

// reread reads the thread's own elements of row i of those of the thread again.
func (f Fragment[R, C, E, G]) reread(i int, x []float64) {
	for j := 0; j < colRegisters[C](); j += 2 {
		unpack[E](x[j/2*8+f.group.Rank()%4*2:], uint64(f.words[register[C](i, j)/2]))
	}
}

// unpack writes the two elements of a word to x.
func unpack[E Half](x []float64, word uint64) {
	x[0], x[1] = gpu.MMANumber(gpu.FromBits[E](word), threadapi.Key{}), gpu.MMANumber(gpu.FromBits[E](word>>16), threadapi.Key{})
}

func (f Fragment[R, C, E, G]) inRegisters() any { return f.group }

func (f Fragment[R, C, E, G]) memory() (unsafe.Pointer, uintptr) { return nil, 0 }
