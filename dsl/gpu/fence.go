package gpu

// ThreadFenceBlock orders the thread's memory accesses before it before those
// after it, as seen by threads of its block (CUDA: __threadfence_block).
func ThreadFenceBlock(t *Thread) { t.engine().Fence(uint8(ScopeBlock)) }

// ThreadFence orders the thread's memory accesses before it before those after
// it, as seen by all threads of this GPU (CUDA: __threadfence). It completes no
// communication: that is shmem.Fence and shmem.Quiet.
func ThreadFence(t *Thread) { t.engine().Fence(uint8(ScopeDevice)) }

// ThreadFenceSystem orders the thread's memory accesses before it before those
// after it, as seen by all threads of all GPUs and by the host (CUDA:
// __threadfence_system).
func ThreadFenceSystem(t *Thread) { t.engine().Fence(uint8(ScopeSystem)) }
