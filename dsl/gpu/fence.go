package gpu

// ThreadFenceBlock orders this thread's memory accesses: threads of its block see those
// from before the fence ahead of those from after it (CUDA: __threadfence_block).
func ThreadFenceBlock(t *Thread) { t.engine().Fence(uint8(ScopeBlock)) }

// ThreadFence orders this thread's memory accesses: all threads of this GPU see those
// from before the fence ahead of those from after it (CUDA: __threadfence). It orders
// and completes no communication; shmem.Fence and shmem.Quiet do.
func ThreadFence(t *Thread) { t.engine().Fence(uint8(ScopeDevice)) }

// ThreadFenceSystem orders this thread's memory accesses: all
// threads of all GPUs and the host see those from before the fence
// ahead of those from after it (CUDA: __threadfence_system).
func ThreadFenceSystem(t *Thread) { t.engine().Fence(uint8(ScopeSystem)) }
