package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// The functions of this file access what the package knows to be there: it computes indices that are in
// range, which the emulator checks and compiled kernels do not.

// within returns n elements of s from an index on.
//
//gpu:unchecked
func within[T any](s []T, from, n int) []T {
	end := from + n
	return s[from:end:end]
}

// put stores an element.
//
//gpu:unchecked
func put[T any](s []T, i int, x T) { s[i] = x }

// get returns an element.
//
//gpu:unchecked
func get[T any](s []T, i int) T { return s[i] }

// vec4 is the 16 bytes that a thread loads and stores at once.
type vec4 = gpu.Vec4[uint32]

// copyChunk copies 16 bytes, which stand at multiples of 16 bytes.
//
//gpu:unchecked
func copyChunk[E Element](dst, src []E) { gpu.View[vec4](dst)[0] = gpu.View[vec4](src)[0] }

// clearChunk sets 16 bytes, which stand at a multiple of 16 bytes, to 0.
//
//gpu:unchecked
func clearChunk[E Element](dst []E) { gpu.View[vec4](dst)[0] = vec4{} }

// copyChunkAsync starts a copy of src, of up to 16 bytes, to the 16 bytes of dst, of which the rest becomes 0. Both
// stand at multiples of 16 bytes.
//
//gpu:unchecked
func copyChunkAsync[E Element](t *gpu.Thread, dst, src []E) {
	gpu.CopyAsyncZeroFill(t, &gpu.View[vec4](dst)[0], src)
}

// storeMatrix stores four matrices of 8 x 8 elements together with the other lanes of the warp, at a row of which the
// lane names the first 16 bytes.
//
//gpu:unchecked
func storeMatrix[E Half](w gpu.Warp, row []E, a, b, c, d uint32) { gpu.StMatrix(w, row, a, b, c, d) }

// arriveAt arrives at a barrier of a block of the cluster after the thread has read what that block is going to
// overwrite.
//
//gpu:unchecked
func arriveAt(t *gpu.Thread, bar *gpu.MBarrier, block int) { bar.ArriveAtRelaxed(t.Cluster(), block) }

// fourAt returns four elements from an index on, which stand at a multiple of their size.
//
//gpu:unchecked
func fourAt[T gpu.Scalar](s []T, i int) gpu.Vec4[T] { return gpu.AsVec4(s[i : i+4])[0] }

// storeWord stores the two elements of a word to s[i] and s[i+1]. i is even.
//
//gpu:unchecked
func storeWord[E Number](s []E, i int, word uint32) { gpu.View[uint32](s[i : i+2])[0] = word }

// storePair stores x to s[i] and y to s[i+1], by one store.
//
//gpu:unchecked
func storePair[E Number, T Sum](s []E, i int, x, y T) {
	if gpu.BitSize[E]() == 16 {
		storeWord(s, i, packed2[E](x, y))
	} else {
		gpu.AsVec2(s[i : i+2])[0] = gpu.Vec2[E]{X: convert[E](x), Y: convert[E](y)}
	}
}

// storePairTo stores x and y to s[i] and s[i+1] in the shared memory of a block of the cluster, by one
// store. i is even.
//
//gpu:unchecked
func storePairTo[T Sum](t *gpu.Thread, s []T, i, block int, x, y T) {
	*gpu.MapShared(t.Cluster(), &gpu.AsVec2(s[i : i+2])[0], block) = gpu.Vec2[T]{X: x, Y: y}
}

// storeEight stores eight elements, which begin at a multiple of 16 bytes.
//
//gpu:unchecked
func storeEight[E Number, T Sum](s []E, x0, x1, x2, x3, x4, x5, x6, x7 T) {
	if gpu.BitSize[E]() == 16 {
		gpu.View[vec4](s)[0] = vec4{X: packed2[E](x0, x1), Y: packed2[E](x2, x3), Z: packed2[E](x4, x5), W: packed2[E](x6, x7)}
	} else {
		four := gpu.AsVec4(s)
		four[0] = gpu.Vec4[E]{X: convert[E](x0), Y: convert[E](x1), Z: convert[E](x2), W: convert[E](x3)}
		four[1] = gpu.Vec4[E]{X: convert[E](x4), Y: convert[E](x5), Z: convert[E](x6), W: convert[E](x7)}
	}
}

// loadEight returns eight elements of 16 bits from an index on, which is a multiple of eight.
//
//gpu:unchecked
func loadEight[E Half](s []E, i int) vec4 { return gpu.View[vec4](s[i : i+8])[0] }

// loadPair returns s[i] and s[i+1], by one load.
//
//gpu:unchecked
func loadPair[T Sum](s []T, i int) (x, y T) {
	v := gpu.AsVec2(s[i : i+2])[0]
	return v.X, v.Y
}

// barrierAt returns the address of a barrier.
//
//gpu:unchecked
func barrierAt(s []gpu.MBarrier, i int) *gpu.MBarrier { return &s[i] }

// loadBox is gpu.TensorLoad of the box at a row and a column.
//
//gpu:unchecked
func loadBox[E Element](t *gpu.Thread, dst []E, m gpu.TensorMap[E, [2]int], row, col int, bar *gpu.MBarrier) {
	gpu.TensorLoad(t, dst, m, [2]int{row, col}, bar)
}

// loadBoxToAll is loadBox to the blocks of the cluster whose bits are set.
//
//gpu:unchecked
func loadBoxToAll[E Element](t *gpu.Thread, dst []E, m gpu.TensorMap[E, [2]int], row, col int, bar *gpu.MBarrier, blocks uint32) {
	gpu.TensorLoadMulticast(t.Cluster(), dst, m, [2]int{row, col}, bar, blocks)
}

// updated replaces the first n registers: number i, which is x, by f(i, x).
//
//gpu:unchecked
func updated[T any](n int, regs []T, f func(i int, x T) T) {
	gpu.Unroll(n, func(i int) { regs[i] = f(i, regs[i]) })
}

// packed2 rounds two sums to elements of 16 bits that stand in a word, the first in its lower half.
func packed2[E Number, T Sum](x, y T) uint32 {
	var e E
	if _, ok := any(e).(gpu.Float16); ok {
		return gpu.Pack2[gpu.Float16](float32(x), float32(y))
	}
	return gpu.Pack2[gpu.BFloat16](float32(x), float32(y))
}

// convert rounds a sum to the type of a matrix.
func convert[E Number, T Sum](x T) (y E) {
	switch any(y).(type) {
	case int32:
		return any(int32(x)).(E)
	case gpu.Float16:
		return any(gpu.ToFloat16(float32(x))).(E)
	case gpu.BFloat16:
		return any(gpu.ToBFloat16(float32(x))).(E)
	}
	return any(float32(x)).(E)
}
