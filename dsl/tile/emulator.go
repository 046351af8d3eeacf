package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// This file holds what runs on the emulator alone, and fences, for which the emulator has less to do.

// fenceProxyWritten makes what the thread has written to s, in shared memory, visible to the instructions
// that read it through descriptors after a barrier of the threads (PTX ISA, fence.proxy.async).
func fenceProxyWritten[E any, G any](g G, s []E) {
	emulateFence(g, s)
	if !gpu.Emulated() {
		gpu.FenceProxyAsyncShared(threadOf(g))
	}
}

//gpu:emulator
func emulateFence[E any, G any](g G, s []E) {
	gpu.GroupThreadAPI(g, threadapi.Key{}).FenceProxy(false, unsafe.Pointer(unsafe.SliceData(s)), uintptr(len(s))*unsafe.Sizeof(s[0]))
}

// threadOf returns the thread of a group.
func threadOf[G any](g G) *gpu.Thread {
	switch g := any(g).(type) {
	case gpu.Warp:
		return g.Thread()
	case gpu.Warpgroup:
		return g.Warp().Thread()
	case gpu.Block:
		return g.Thread()
	}
	return nil
}

// fenceProxyArrived is fenceProxyWritten for writes of other threads that this thread knows to be complete. One thread
// of a warp is enough for the emulator.
func fenceProxyArrived(t *gpu.Thread) {
	if !gpu.Emulated() || t.Warp().Rank() == 0 {
		gpu.FenceProxyAsyncShared(t)
	}
}

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
