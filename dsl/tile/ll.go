package tile

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// llSums is the number of sums in a line (shmem.Line).
const llSums = 4

// LLWords returns the number of signals that PutLL needs for R rows of C sums.
func LLWords[R, C Extent]() int { return extent[R]() * extent[C]() / llSums * 2 }

// PutLL sends the first rows of the sums to PE pe with NCCL's protocol LL: each word carries a flag beside
// the data (shmem.PutLine), so no fence and no signal is needed. Twice the bytes of the sums travel. Each
// sum is rounded to the nearest element, halves to even. words are LLWords signals, from a multiple of 16
// bytes on, in which AddLL finds the sums. All threads of the group call it together.
func PutLL[E Half, R, C Extent, G Group](t *gpu.Thread, sums Acc[R, C, float32, G], rows int, words shmem.Signals, flag uint32, pe int) {
	first, lines := firstLL(sums, words), words.Lines()
	row := rowOf(sums.group, 0)
	gpu.Unroll(registers[R, C, G]()/llSums, func(i int) {
		x := within(sums.regs, llRegister(i), 6)
		if row+rowStep[G](rowIn[C](llRegister(i))) < rows {
			data := uint64(gpu.Pack2[E](x[0], x[1])) | uint64(gpu.Pack2[E](x[4], x[5]))<<32
			shmem.PutLine(t, lines.At(first+i*gpu.WarpSize), data, flag, pe)
		}
	})
}

// AddLL waits for sums of the same shape and as many rows that PutLL has sent to words of this PE with
// this flag, and adds them. No sums with another flag may arrive in words before AddLL has returned.
func AddLL[E Half, R, C Extent, G Group](t *gpu.Thread, sums Acc[R, C, float32, G], rows int, words shmem.Signals, flag uint32) {
	first, lines := firstLL(sums, words), words.Lines()
	row, n := rowOf(sums.group, 0), registers[R, C, G]()/llSums
	if row >= rows {
		return
	}
	// When one line has arrived, all others are loaded at once, since each load takes a round trip to the
	// second-level cache.
	shmem.WaitLine(t, lines.At(first), flag)
	got := make([]uint64, n)
	for {
		var other uint32
		gpu.Unroll(n, func(i int) {
			if row+rowStep[G](rowIn[C](llRegister(i))) < rows {
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
			if row+rowStep[G](rowIn[C](llRegister(i))) < rows {
				shmem.WaitLine(t, lines.At(first+i*gpu.WarpSize), flag)
			}
		}
	}
	gpu.Unroll(n, func(i int) {
		if row+rowStep[G](rowIn[C](llRegister(i))) < rows {
			x, data := within(sums.regs, llRegister(i), 6), got[i]
			x[0], x[1] = x[0]+single(gpu.FromBits[E](data)), x[1]+single(gpu.FromBits[E](data>>16))
			x[4], x[5] = x[4]+single(gpu.FromBits[E](data>>32)), x[5]+single(gpu.FromBits[E](data>>48))
		}
	})
}

// llRegister returns the first register of a thread's line. The line holds that register and the next one,
// and the same two of the 8 columns after them.
func llRegister(line int) int { return line/2*8 + line%2*2 }

// firstLL returns the number of the first line of the thread. The others are a warp's width apart.
func firstLL[R, C Extent, G Group](sums Acc[R, C, float32, G], words shmem.Signals) int {
	gpu.StaticAssert(colRegisters[C]()%llSums == 0, "tile: lines of sums need a multiple of 16 columns")
	if words.Len() != LLWords[R, C]() {
		panic("tile: lines of sums in another number of signals than LLWords")
	}
	rank := sums.group.Rank()
	return rank/gpu.WarpSize*(registers[R, C, G]()/llSums)*gpu.WarpSize + rank%gpu.WarpSize
}
