package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

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
// warp, as in Pack.
func AddPacked[E Half, R, C Extent, G Group](sums Acc[R, C, float32, G], src []E) {
	at := packed(sums, src)
	gpu.Unroll(registers[R, C, G]()/VecLen, func(i int) {
		four := gpu.AsVec4(src[at+i*VecLen*gpu.WarpSize:][:VecLen])
		a, b, x := four[0], four[1], within(sums.regs, i*VecLen, VecLen)
		x[0], x[1], x[2], x[3] = x[0]+single(a.X), x[1]+single(a.Y), x[2]+single(a.Z), x[3]+single(a.W)
		x[4], x[5], x[6], x[7] = x[4]+single(b.X), x[5]+single(b.Y), x[6]+single(b.Z), x[7]+single(b.W)
	})
}

// packed returns where the first piece of the thread is in its warp's memory.
func packed[E Half, R, C Extent, G Group](sums Acc[R, C, float32, G], mem []E) int {
	gpu.StaticAssert(registers[R, C, G]()%VecLen == 0, "tile: packed sums whose columns are no multiple of 16")
	if len(mem) != registers[R, C, G]()*gpu.WarpSize || !aligned(mem) {
		panic("tile: packed sums in memory of another length than those of a warp, or not at a multiple of 16 bytes")
	}
	return warpOf(sums.group).Rank() * VecLen
}

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
