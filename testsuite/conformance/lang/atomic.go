package lang

import "github.com/gpuc-go/gpuc/dsl/gpu"

// AtomicWords is how many words Atomics kernels use, IntAtomicWords how many
// IntAtomics kernels do.
const (
	AtomicWords    = 6
	IntAtomicWords = 6
)

// atomics lets every thread of the grid update words; old gets what the
// exchange returned to each thread, out what a load finds and what stores left.
func atomics[T gpu.AtomicElem](t *gpu.Thread, words, old, out []T) {
	rank := t.Grid().Rank()
	v := T(rank + 1)
	gpu.AtomicAdd(t, &words[0], v)
	gpu.AtomicSub(t, &words[1], 1)
	gpu.AtomicMin(t, &words[2], v)
	gpu.AtomicMax(t, &words[3], v)
	old[rank] = gpu.AtomicExchange(t, &words[4], v)
	if gpu.AtomicLoad(t, &words[5]) == 7 {
		gpu.AtomicStore(t, &out[rank], v)
	}
}

// intAtomics lets every thread of the grid update words; old gets the thread's
// ticket, taken by compare-and-swap.
func intAtomics[T gpu.AtomicInt](t *gpu.Thread, words, old []T) {
	rank := t.Grid().Rank()
	gpu.AtomicAnd(t, &words[0], ^(T(1) << (rank % 31)))
	gpu.AtomicOr(t, &words[1], T(1)<<(rank%31))
	gpu.AtomicXor(t, &words[2], T(rank))
	for {
		seen := gpu.AtomicLoad(t, &words[3])
		if gpu.AtomicCompareAndSwap(t, &words[3], seen, seen+1) == seen {
			old[rank] = seen
			break
		}
	}
	if gpu.AtomicCompareAndSwap(t, &words[4], 1, 2) == 1 {
		gpu.AtomicAdd(t, &words[5], 1)
	}
}

// AtomicOrders applies the explicit forms in every order and scope; each thread
// adds one to each word.
//
//gpu:kernel
func AtomicOrders(t *gpu.Thread, words []uint32, longs []uint64) {
	gpu.AtomicAddExplicit(t, &words[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	gpu.AtomicAddExplicit(t, &words[1], 1, gpu.Acquire, gpu.ScopeSystem)
	gpu.AtomicAddExplicit(t, &words[2], 1, gpu.Release, gpu.ScopeSystem)
	gpu.AtomicAddExplicit(t, &words[3], 1, gpu.AcqRel, gpu.ScopeSystem)
	gpu.AtomicAddExplicit(t, &words[4], 1, gpu.SeqCst, gpu.ScopeSystem)
	gpu.AtomicAddExplicit(t, &words[5], 1, gpu.AcqRel, gpu.ScopeDevice)
	gpu.AtomicAddExplicit(t, &words[6], 1, gpu.SeqCst, gpu.ScopeDevice)
	gpu.AtomicAddExplicit(t, &words[7], 1, gpu.Relaxed, gpu.ScopeDevice)
	gpu.AtomicSubExplicit(t, &longs[0], 1, gpu.AcqRel, gpu.ScopeDevice)
	gpu.AtomicMinExplicit(t, &longs[1], uint64(t.Grid().Rank()+5), gpu.Relaxed, gpu.ScopeSystem)
	gpu.AtomicMaxExplicit(t, &longs[2], uint64(t.Grid().Rank()+5), gpu.Release, gpu.ScopeDevice)
	gpu.AtomicAndExplicit(t, &longs[3], ^uint64(1), gpu.Acquire, gpu.ScopeDevice)
	gpu.AtomicOrExplicit(t, &longs[4], 1<<63, gpu.AcqRel, gpu.ScopeSystem)
	gpu.AtomicXorExplicit(t, &longs[5], 1, gpu.SeqCst, gpu.ScopeSystem)
	gpu.AtomicExchangeExplicit(t, &longs[6], 9, gpu.AcqRel, gpu.ScopeDevice)
	gpu.AtomicCompareAndSwapExplicit(t, &longs[7], 3, 4, gpu.AcqRel, gpu.ScopeSystem)
	if gpu.AtomicLoadExplicit(t, &longs[8], gpu.Acquire, gpu.ScopeDevice) == 11 {
		gpu.AtomicStoreExplicit(t, &longs[9], 12, gpu.Release, gpu.ScopeDevice)
	}
}

// Publish lets the last block to arrive add up what all blocks wrote: data, then
// fence, then a counter, as in CUDA's threadFenceReduction sample.
//
//gpu:kernel
func Publish(t *gpu.Thread, parts []uint32, count, sum []uint32) {
	last := gpu.Shared[bool](t)
	if t.Block().Rank() == 0 {
		parts[t.BlockIdx().X] = uint32(t.BlockIdx().X + 1)
		gpu.ThreadFence(t)
		*last = gpu.AtomicAdd(t, &count[0], 1) == uint32(t.GridDim().X-1)
	}
	t.Block().Sync()
	if *last && t.Block().Rank() == 0 {
		gpu.ThreadFence(t)
		total := uint32(0)
		for i := range parts {
			total += gpu.AtomicLoad(t, &parts[i])
		}
		sum[0] = total
	}
}
