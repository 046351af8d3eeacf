package tile

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// lineSums is the number of sums in a line.
const lineSums = 4

// LineWords returns the number of signals that R rows of C sums take as lines.
func LineWords[R, C Extent]() int { return extent[R]() * extent[C]() / lineSums * 2 }

// PutLines sends the first rows of the sums to PE pe, with flags in the data (shmem.PutLine): who waits
// for the flag has the sums, and nobody fences or signals. Twice the bytes of the sums travel. Each sum is
// rounded to the nearest element, halves to even. words are LineWords signals, from a multiple of 16
// bytes on, in which AddLines finds the sums. All threads of the group call it together.
func PutLines[E Half, R, C Extent, G Group](t *gpu.Thread, sums Acc[R, C, float32, G], rows int, words shmem.Signals, flag uint32, pe int) {
	first, lines := firstLine(sums, words), words.Lines()
	row := rowOf(sums.group, 0)
	unrolled(registers[R, C, G]()/lineSums, func(i int) {
		x := within(sums.regs, inLine(i), 6)
		if row+rowStep[G](rowIn[C](inLine(i))) < rows {
			data := uint64(pack[E](x[0], x[1])) | uint64(pack[E](x[4], x[5]))<<32
			shmem.PutLine(t, lines.At(first+i*gpu.WarpSize), data, flag, pe)
		}
	})
}

// AddLines waits for sums that PutLines has sent to words of this PE with a flag, of the same shape and
// as many rows, and adds them. No other flag may come before it has returned.
func AddLines[E Half, R, C Extent, G Group](t *gpu.Thread, sums Acc[R, C, float32, G], rows int, words shmem.Signals, flag uint32) {
	first, lines := firstLine(sums, words), words.Lines()
	row, n := rowOf(sums.group, 0), registers[R, C, G]()/lineSums
	if row >= rows {
		return
	}
	// When one line has come, the others are looked at together, since each look takes as long as the
	// way to the second-level cache.
	shmem.WaitLine(t, lines.At(first), flag)
	got := locals[uint64](n)
	for {
		var other uint32
		unrolled(n, func(i int) {
			if row+rowStep[G](rowIn[C](inLine(i))) < rows {
				at := 2 * (first + i*gpu.WarpSize)
				a, b := shmem.SignalFetch(t, words.At(at)), shmem.SignalFetch(t, words.At(at+1))
				other |= (uint32(a>>32) ^ flag) | (uint32(b>>32) ^ flag)
				put(got, i, uint64(uint32(a))|b<<32)
			}
		})
		if other == 0 {
			break
		}
		//gpu:unroll 1
		for i := 1; i < n; i++ {
			if row+rowStep[G](rowIn[C](inLine(i))) < rows {
				shmem.WaitLine(t, lines.At(first+i*gpu.WarpSize), flag)
			}
		}
	}
	unrolled(n, func(i int) {
		if row+rowStep[G](rowIn[C](inLine(i))) < rows {
			x, data := within(sums.regs, inLine(i), 6), got[i]
			x[0], x[1] = x[0]+single(gpu.FromBits[E](data)), x[1]+single(gpu.FromBits[E](data>>16))
			x[4], x[5] = x[4]+single(gpu.FromBits[E](data>>32)), x[5]+single(gpu.FromBits[E](data>>48))
		}
	})
}

// inLine returns the number of the first register of a thread's line: it has that and the one behind, and
// the same of the 8 columns behind those.
func inLine(line int) int { return line/2*8 + line%2*2 }

// firstLine returns the number of the first line of the thread. The others are a warp's width apart.
func firstLine[R, C Extent, G Group](sums Acc[R, C, float32, G], words shmem.Signals) int {
	if colRegisters[C]()%lineSums != 0 {
		panic("tile: lines of sums whose columns are no multiple of 16")
	}
	if words.Len() != LineWords[R, C]() {
		panic("tile: lines of sums in another number of signals than LineWords")
	}
	rank := sums.group.Rank()
	return rank/gpu.WarpSize*(registers[R, C, G]()/lineSums)*gpu.WarpSize + rank%gpu.WarpSize
}
