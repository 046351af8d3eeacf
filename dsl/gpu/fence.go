package gpu

// ThreadFenceBlock orders this thread's memory accesses for its block: a thread of the
// block that sees an access from after the fence also sees all those from before it
// (CUDA: __threadfence_block).
func ThreadFenceBlock(t *Thread) { t.engine().Fence(uint8(ScopeBlock)) }

// ThreadFence is ThreadFenceBlock for all threads of this GPU (CUDA: __threadfence). It
// neither orders nor completes communication; shmem.Fence and shmem.Quiet do.
func ThreadFence(t *Thread) { t.engine().Fence(uint8(ScopeDevice)) }

// ThreadFenceSystem is ThreadFenceBlock for all threads of all GPUs and the host (CUDA:
// __threadfence_system).
func ThreadFenceSystem(t *Thread) { t.engine().Fence(uint8(ScopeSystem)) }
