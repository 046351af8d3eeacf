package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The functions of this file have bodies for the emulator alone. The compiler puts
// instructions in their place.

// copyChunk copies 16 bytes, which stand at multiples of 16 bytes.
func copyChunk[E Element](dst, src []E) { copy(dst, src) }

// clearChunk sets 16 bytes, which stand at a multiple of 16 bytes, to 0.
func clearChunk[E Element](dst []E) { clear(dst) }

// copyChunkAsync starts a copy of src, of up to 16 bytes, to the 16 bytes of dst, of which the
// rest becomes 0. Both stand at multiples of 16 bytes.
func copyChunkAsync[E Element](t *gpu.Thread, dst, src []E) {
	size := unsafe.Sizeof(dst[0])
	d := unsafe.Pointer(unsafe.SliceData(dst))
	n := uintptr(len(src)) * size
	var pieces []threadapi.Piece
	if n > 0 {
		pieces = append(pieces, threadapi.Piece{Dst: d, Src: unsafe.Pointer(unsafe.SliceData(src)), N: n})
	}
	if all := uintptr(len(dst)) * size; n < all {
		pieces = append(pieces, threadapi.Piece{Dst: unsafe.Add(d, n), N: all - n})
	}
	gpu.ThreadAPI(t, threadapi.Key{}).StartCopy(&threadapi.Copy{Name: "tile.LoadAsync", Pieces: pieces, ToShared: true})
}

// address returns the address at which the memory of s begins.
func address[E any](s []E) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(s)))) }

// fenceProxyWritten makes what the thread has written to s, in shared memory, visible to the instructions
// that read it through descriptors after a barrier of the threads (PTX ISA, fence.proxy.async).
func fenceProxyWritten[E any, G any](g G, s []E) {
	gpu.GroupThreadAPI(g, threadapi.Key{}).FenceProxy(false, unsafe.Pointer(unsafe.SliceData(s)), uintptr(len(s))*unsafe.Sizeof(s[0]))
}

// fenceProxyArrived is fenceProxyWritten for writes of other threads that this thread knows to be complete.
func fenceProxyArrived(t *gpu.Thread) {
	if t.Warp().Rank() == 0 { // one is enough for the emulator
		gpu.ThreadAPI(t, threadapi.Key{}).FenceProxy(false, nil, 0)
	}
}

// locals returns n registers of the thread. n is a constant in compiled kernels.
func locals[T any](n int) []T { return make([]T, n) }

// mustConverge waits for all lanes of the thread's warp, none of which may miss the call.
func mustConverge[G Group](name string, g G) { convergedWarp(name, g) }

// warpOf returns the warp of the thread.
func warpOf[G Group](g G) gpu.Warp {
	if g, ok := any(g).(gpu.Warpgroup); ok {
		return g.Warp()
	}
	w, _ := any(g).(gpu.Warp)
	return w
}

// pack rounds two sums to elements that stand in a word, the first in its lower half.
func pack[E Half](x, y float32) uint32 {
	return uint32(gpu.Bits(convert[E](x)) | gpu.Bits(convert[E](y))<<16)
}

// storeWord stores the two elements of a word to s[i] and s[i+1]. i is even.
func storeWord[E Half](s []E, i int, word uint32) {
	s[i], s[i+1] = gpu.FromBits[E](uint64(word)), gpu.FromBits[E](uint64(word>>16))
}

// storeOne stores x to s[i]. A compiled kernel does not check i.
func storeOne[E Number](s []E, i int, x E) { s[i] = x }

// storePair stores x to s[i] and y to s[i+1], by one store. A compiled kernel does not check i.
func storePair[E Number, T Sum](s []E, i int, x, y T) { s[i], s[i+1] = convert[E](x), convert[E](y) }

// storePairTo stores x and y to s[i] and s[i+1] in the shared memory of a block of the cluster, by one
// store. i is even. A compiled kernel does not check i or the block.
func storePairTo[T Sum](t *gpu.Thread, s []T, i, block int, x, y T) {
	*gpu.MapShared(t.Cluster(), &gpu.AsVec2(s[i : i+2])[0], block) = gpu.Vec2[T]{X: x, Y: y}
}

// storeEight stores eight elements, which begin at a multiple of 16 bytes. A compiled kernel does not
// check that they are there.
func storeEight[E Number, T Sum](s []E, x0, x1, x2, x3, x4, x5, x6, x7 T) {
	for i, x := range [...]T{x0, x1, x2, x3, x4, x5, x6, x7} {
		s[i] = convert[E](x)
	}
}

// loadOne returns s[i]. A compiled kernel does not check i.
func loadOne[T Sum](s []T, i int) T { return s[i] }

// loadPair returns s[i] and s[i+1], by one load. A compiled kernel does not check i.
func loadPair[T Sum](s []T, i int) (x, y T) { return s[i], s[i+1] }

// hasStoreMatrix reports whether the target has stmatrix. The emulator needs none.
func hasStoreMatrix() bool { return false }

// storeMatrix stores four matrices of 8 x 8 elements together with the other lanes of the
// warp. row is what stands in a row of one of them (PTX ISA, stmatrix).
func storeMatrix[E Half](row []E, a, b, c, d uint32) {}

// convert rounds a sum to the type of a matrix.
func convert[E Number, T Sum](x T) (y E) {
	switch y := any(&y).(type) {
	case *float32:
		*y = float32(x)
	case *int32:
		*y = int32(x)
	case *gpu.Float16:
		*y = gpu.ToFloat16(float32(x))
	case *gpu.BFloat16:
		*y = gpu.ToBFloat16(float32(x))
	}
	return y
}

// hasTMA reports whether the target has the tensor memory accelerator. The emulator has.
func hasTMA() bool { return true }

// hasSetMaxNReg reports whether the warps of the target hand registers to each other. The emulator
// takes either answer.
func hasSetMaxNReg() bool { return true }

// hasCluster reports whether the target has clusters. The emulator does.
func hasCluster() bool { return true }

// sizeOf returns the size of a value in bytes. It is a constant in compiled kernels.
func sizeOf[T any]() int {
	var v T
	return int(unsafe.Sizeof(v))
}

// Compiled kernels do not check what follows: this package computes indices that are in range, and the
// emulator checks them.

// mustIndex fails unless i is a number from 0 to n-1.
func mustIndex(i, n int) {
	if i < 0 || i >= n {
		panic("tile: there is no tile or strip of that number")
	}
}

// stagesAreBulk fails unless the Stages of a pipeline are Bulk. A compiled kernel would hang.
func stagesAreBulk(p *Pipeline) {
	if !p.bulk {
		panic(notBulk)
	}
}

// sourceIsBulk fails unless a source is Bulk.
func sourceIsBulk[R, C Extent, E Element](src Source[R, C, E]) {
	if !src.Bulk() {
		panic("tile.LoadBulk of a source that is not Bulk; the Stages of a pipeline are Bulk only if all sources are")
	}
}

// within returns n elements of s from an index on.
func within[T any](s []T, from, n int) []T { return s[:len(s):len(s)][from : from+n] }

// asHalves returns the memory of s as elements of half the size.
func asHalves[E Half](s []float32) []E {
	return unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(s))), 2*len(s))
}

// syncClusterRelaxed is gpu.Cluster.Sync without release and acquire (PTX ISA, barrier.cluster: .relaxed): it
// makes only initialized barriers visible, through MBarrier.Init. Otherwise it would take 0.3 us longer on an H200.
func syncClusterRelaxed(t *gpu.Thread) { t.Cluster().Sync() }

// put stores an element.
func put[T any](s []T, i int, x T) { s[i] = x }

// fourAt returns four elements from an index on, which stand at a multiple of their size.
func fourAt[T gpu.Scalar](s []T, i int) gpu.Vec4[T] { return gpu.AsVec4(s[i : i+4])[0] }

// barrierAt returns the address of a barrier.
func barrierAt(s []gpu.MBarrier, i int) *gpu.MBarrier { return &s[i] }

// loadBox is gpu.TensorLoad of the box at a row and a column.
func loadBox[E Element](t *gpu.Thread, dst []E, m gpu.TensorMap[E, [2]int], row, col int, bar *gpu.MBarrier) {
	gpu.TensorLoad(t, dst, m, [2]int{row, col}, bar)
}

// loadBoxToAll is loadBox to the blocks of the cluster whose bits are set.
func loadBoxToAll[E Element](t *gpu.Thread, dst []E, m gpu.TensorMap[E, [2]int], row, col int, bar *gpu.MBarrier, blocks uint32) {
	gpu.TensorLoadMulticast(t.Cluster(), dst, m, [2]int{row, col}, bar, blocks)
}

// arriveAt arrives at a barrier of a block of the cluster after the thread has read what that block is going
// to overwrite. It makes no writes of the thread visible.
func arriveAt(t *gpu.Thread, bar *gpu.MBarrier, block int) { bar.ArriveAt(t.Cluster(), block) }
