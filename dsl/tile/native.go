package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The functions of this first part have bodies for the emulator alone. The compiler puts
// instructions in their place.

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

// pack rounds two sums to elements that stand in a word, the first in its lower half.
func pack[E Half](x, y float32) uint32 {
	return uint32(gpu.Bits(convert[E](x)) | gpu.Bits(convert[E](y))<<16)
}

// hasStoreMatrix reports whether the target has stmatrix. The emulator needs none.
func hasStoreMatrix() bool { return false }

// storeMatrix stores four matrices of 8 x 8 elements together with the other lanes of the
// warp. row is what stands in a row of one of them (PTX ISA, stmatrix).
func storeMatrix[E Half](row []E, a, b, c, d uint32) {}

// syncClusterRelaxed is gpu.Cluster.Sync without release and acquire (PTX ISA, barrier.cluster: .relaxed): it
// makes only initialized barriers visible, through MBarrier.Init. Otherwise it would take 0.3 us longer on an H200.
func syncClusterRelaxed(t *gpu.Thread) { t.Cluster().Sync() }

// arriveAt arrives at a barrier of a block of the cluster after the thread has read what that block is going
// to overwrite. It makes no writes of the thread visible.
func arriveAt(t *gpu.Thread, bar *gpu.MBarrier, block int) { bar.ArriveAt(t.Cluster(), block) }

// What follows runs on the emulator alone.

// mustConverge waits for all lanes of the thread's warp, none of which may miss the call.
//
//gpu:emulator
func mustConverge[G Group](name string, g G) { convergedWarp(name, g) }

// mustIndex fails unless i is a number from 0 to n-1.
//
//gpu:emulator
func mustIndex(i, n int) {
	if i < 0 || i >= n {
		panic("tile: there is no tile or strip of that number")
	}
}

// stagesAreBulk fails unless the Stages of a pipeline are Bulk. A compiled kernel would hang.
//
//gpu:emulator
func stagesAreBulk(p *Pipeline) {
	if !p.bulk {
		panic(notBulk)
	}
}

// sourceIsBulk fails unless a source is Bulk.
//
//gpu:emulator
func sourceIsBulk[R, C Extent, E Element](src Source[R, C, E]) {
	if !src.Bulk() {
		panic("tile.LoadBulk of a source that is not Bulk; the Stages of a pipeline are Bulk only if all sources are")
	}
}
