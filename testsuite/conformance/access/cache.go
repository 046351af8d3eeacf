package access

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Hints copies in to out, each part with another hint: vectors of 16 bytes, of 32, and single numbers.
//
//gpu:kernel
func Hints(t *gpu.Thread, out, in []float32, wideOut, wideIn []int64, bytesOut, bytesIn []uint8) {
	i := t.Grid().Rank()
	to, from := gpu.AsVec4(out), gpu.AsVec4(in)
	n := t.Grid().Size()
	gpu.StoreCached(t, &to[i], gpu.LoadCached(t, &from[i], gpu.CacheReadOnlyNoAllocate), gpu.CacheNoAllocate)
	gpu.StoreCached(t, &to[n+i], gpu.LoadCached(t, &from[n+i], gpu.CacheStreaming), gpu.CacheStreaming)
	gpu.StoreCached(t, &to[2*n+i], gpu.LoadCached(t, &from[2*n+i], gpu.CacheReadOnly), gpu.CacheGlobal)
	gpu.StoreCached(t, &to[3*n+i], gpu.LoadCached(t, &from[3*n+i], gpu.CacheGlobal), gpu.CacheVolatile)
	gpu.StoreCached(t, &to[4*n+i], gpu.LoadCached(t, &from[4*n+i], gpu.CacheVolatile), gpu.CacheEvictFirst)
	wide, wideFrom := gpu.AsVec4(wideOut), gpu.AsVec4(wideIn)
	gpu.StoreCached(t, &wide[i], gpu.LoadCached(t, &wideFrom[i], gpu.CacheEvictFirst), gpu.CacheEvictLast)
	gpu.StoreCached(t, &bytesOut[i], gpu.LoadCached(t, &bytesIn[i], gpu.CacheLastUse), gpu.CacheNoAllocate)
	gpu.StoreCached(t, &bytesOut[n+i], gpu.LoadCached(t, &bytesIn[n+i], gpu.CacheNoAllocate), gpu.CacheAll)
	halves, halvesFrom := gpu.View[gpu.Vec4[uint16]](bytesOut[2*n:]), gpu.View[gpu.Vec4[uint16]](bytesIn[2*n:])
	gpu.StoreCached(t, &halves[i], gpu.LoadCached(t, &halvesFrom[i], gpu.CacheEvictLast), gpu.CacheStreaming)
}

// StaleReadOnly stores, and loads through the read-only cache what it has stored.
//
//gpu:kernel
func StaleReadOnly(t *gpu.Thread, x []int32) {
	if t.Grid().Rank() == 0 {
		x[0] = 1
		gpu.ThreadFence(t)
		x[1] = gpu.LoadCached(t, &x[0], gpu.CacheReadOnly)
	}
}

// Mixed adds to a word and to a byte of it without an order.
//
//gpu:kernel
func Mixed(t *gpu.Thread, words []uint32) {
	if t.Grid().Rank() == 0 {
		gpu.AtomicAdd(t, &words[0], 1)
	} else {
		gpu.AtomicAdd(t, &gpu.View[uint8](words)[1], 1)
	}
}

// Processor writes for each block which multiprocessor runs it, of how many, and how long a sleep took.
//
//gpu:kernel
func Processor(t *gpu.Thread, where []int, nanos []uint64) {
	if t.Block().Rank() != 0 {
		return
	}
	b := t.BlockIdx().X
	where[2*b], where[2*b+1] = gpu.SMID(t), gpu.NSMID(t)
	start := gpu.GlobalTimer(t)
	gpu.Nanosleep(t, 0)
	gpu.Nanosleep(t, 5000)
	nanos[b] = gpu.GlobalTimer(t) - start
}
