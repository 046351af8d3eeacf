package litmus

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Scopes of a kernel: those of its atomics, and of its fences.
const (
	InBlock = iota
	InDevice
	InSystem
)

// Orders of a kernel.
const (
	Plain    = iota // relaxed atomics, without fences
	Ordered         // stores release, and loads acquire
	Fenced          // relaxed atomics with fences between them
	Unfenced        // the same fences, but of the scope of a block
)

// who returns the number of the thread among those of all PEs.
func who(t *gpu.Thread) int {
	return shmem.MyPE(t)*t.GridDim().X*t.BlockDim().X + t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
}

// load loads a word.
func load(t *gpu.Thread, p *int64, order, scope int) int64 {
	switch {
	case order == Ordered && scope == InBlock:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		return gpu.AtomicLoadExplicit(t, p, gpu.Acquire, gpu.ScopeBlock)
	case order == Ordered && scope == InDevice:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		return gpu.AtomicLoadExplicit(t, p, gpu.Acquire, gpu.ScopeDevice)
	case order == Ordered:
		return gpu.AtomicLoadExplicit(t, p, gpu.Acquire, gpu.ScopeSystem)
	case scope == InBlock:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		return gpu.AtomicLoadExplicit(t, p, gpu.Relaxed, gpu.ScopeBlock)
	case scope == InDevice:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		return gpu.AtomicLoadExplicit(t, p, gpu.Relaxed, gpu.ScopeDevice)
	}
	return gpu.AtomicLoadExplicit(t, p, gpu.Relaxed, gpu.ScopeSystem)
}

// store stores a word.
func store(t *gpu.Thread, p *int64, v int64, order, scope int) {
	switch {
	case order == Ordered && scope == InBlock:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		gpu.AtomicStoreExplicit(t, p, v, gpu.Release, gpu.ScopeBlock)
	case order == Ordered && scope == InDevice:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		gpu.AtomicStoreExplicit(t, p, v, gpu.Release, gpu.ScopeDevice)
	case order == Ordered:
		gpu.AtomicStoreExplicit(t, p, v, gpu.Release, gpu.ScopeSystem)
	case scope == InBlock:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		gpu.AtomicStoreExplicit(t, p, v, gpu.Relaxed, gpu.ScopeBlock)
	case scope == InDevice:
		//gpu:ignore peerscope words of a smaller scope are those of this PE
		gpu.AtomicStoreExplicit(t, p, v, gpu.Relaxed, gpu.ScopeDevice)
	default:
		gpu.AtomicStoreExplicit(t, p, v, gpu.Relaxed, gpu.ScopeSystem)
	}
}

// fence stands between two accesses of a thread.
func fence(t *gpu.Thread, order, scope int) {
	switch {
	case order == Unfenced || order == Fenced && scope == InBlock:
		gpu.ThreadFenceBlock(t)
	case order == Fenced && scope == InDevice:
		gpu.ThreadFence(t)
	case order == Fenced:
		gpu.ThreadFenceSystem(t)
	}
}
