package gpu

// MemoryOrder is how an atomic operation orders the other memory accesses of
// its thread (libcu++: cuda::memory_order; C++ standard, atomics.order). Kernels
// name it by a constant.
type MemoryOrder uint8

const (
	// Relaxed orders nothing else.
	Relaxed MemoryOrder = iota
	// Acquire keeps later accesses after the operation. Another thread released the
	// value: what that thread wrote before its release is visible after the operation.
	Acquire
	// Release keeps earlier accesses before the operation.
	Release
	// AcqRel is Acquire and Release together, for operations that read and write.
	AcqRel
	// SeqCst is AcqRel in one order that all threads agree on.
	SeqCst
)

// String returns the name of the order.
func (o MemoryOrder) String() string {
	if o > SeqCst {
		return "unknown memory order"
	}
	return [...]string{"Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"}[o]
}

// ThreadScope is the set of threads between which an atomic operation or a fence
// orders memory (libcu++: cuda::thread_scope). Kernels name it by a constant.
type ThreadScope uint8

const (
	// ScopeSystem is all threads of all GPUs, and the host.
	ScopeSystem ThreadScope = iota
	// ScopeDevice is all threads of this GPU.
	ScopeDevice
	// ScopeBlock is the threads of the block.
	ScopeBlock
)

// String returns the name of the scope.
func (s ThreadScope) String() string {
	if s > ScopeBlock {
		return "unknown thread scope"
	}
	return [...]string{"ScopeSystem", "ScopeDevice", "ScopeBlock"}[s]
}

// ThreadFenceBlock orders this thread's memory accesses for its block: a thread of the
// block that sees an access from after the fence also sees all those from before it
// (CUDA: __threadfence_block).
func ThreadFenceBlock(t *Thread) { t.api().Fence(uint8(ScopeBlock)) }

// ThreadFence is ThreadFenceBlock for all threads of this GPU (CUDA: __threadfence). It
// neither orders nor completes communication; shmem.Fence and shmem.Quiet do.
func ThreadFence(t *Thread) { t.api().Fence(uint8(ScopeDevice)) }

// ThreadFenceSystem is ThreadFenceBlock for all threads of all GPUs and the host (CUDA:
// __threadfence_system).
func ThreadFenceSystem(t *Thread) { t.api().Fence(uint8(ScopeSystem)) }
