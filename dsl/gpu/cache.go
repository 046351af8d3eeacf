package gpu

import "fmt"

// CacheHint says how a load or store of global memory uses the caches. All but the read-only ones are hints,
// and change no result. Memory that the compiler does not know to be global, such as gpu.Shared, is
// loaded and stored without a hint.
type CacheHint uint8

// The hints (PTX ISA, Cache Operators and Cache Eviction Priority Hints).
const (
	// CacheAll caches at all levels, as an ordinary load or store does (PTX: ld.ca, st.wb; CUDA: __ldca,
	// __stwb).
	CacheAll CacheHint = iota
	// CacheGlobal caches in L2, past L1 (PTX: ld.cg, st.cg; CUDA: __ldcg, __stcg).
	CacheGlobal
	// CacheStreaming is for what is used once, and evicted first (PTX: ld.cs, st.cs; CUDA: __ldcs, __stcs).
	CacheStreaming
	// CacheLastUse is for loads of what is not used again (PTX: ld.lu; CUDA: __ldlu).
	CacheLastUse
	// CacheVolatile loads again what is cached, and stores through to system memory (PTX: ld.cv, st.wt; CUDA:
	// __ldcv, __stwt). Threads that write and read the same word need atomics all the same.
	CacheVolatile
	// CacheEvictFirst lets L1 evict first what is moved (PTX: L1::evict_first).
	CacheEvictFirst
	// CacheEvictLast lets L1 keep what is moved longest (PTX: L1::evict_last).
	CacheEvictLast
	// CacheNoAllocate takes no place in L1 (PTX: L1::no_allocate).
	CacheNoAllocate
	// CacheReadOnly is for loads of memory that nobody, no peer either, writes while the kernel
	// runs: such a load may return what was there before, whatever barrier or acquire orders it after the
	// store (PTX: ld.global.nc; CUDA: __ldg).
	CacheReadOnly
	// CacheReadOnlyNoAllocate is CacheReadOnly and CacheNoAllocate in one (PTX:
	// ld.global.nc.L1::no_allocate).
	CacheReadOnlyNoAllocate
)

// loadsOnly are the hints that stores do not have.
var loadsOnly = [...]bool{CacheLastUse: true, CacheReadOnly: true, CacheReadOnlyNoAllocate: true}

// LoadCached returns *p, which it loads with a cache hint, a constant. A T is a number, a vector of up to 16
// bytes, which one instruction loads, or a struct of these. It is an ordinary load in all other
// respects, and orders nothing. The back end check reports a read-only load of memory that
// was written after the kernel began.
func LoadCached[T any](t *Thread, p *T, hint CacheHint) T {
	t.api()
	if hint > CacheReadOnlyNoAllocate {
		panic(fmt.Sprintf("gpu.LoadCached: there is no cache hint %d", hint))
	}
	return *p
}

// StoreCached sets *p to v as LoadCached loads. The hint is none of those for loads alone.
func StoreCached[T any](t *Thread, p *T, v T, hint CacheHint) {
	t.api()
	if hint > CacheReadOnlyNoAllocate || int(hint) < len(loadsOnly) && loadsOnly[hint] {
		panic(fmt.Sprintf("gpu.StoreCached: there is no cache hint %d for stores", hint))
	}
	*p = v
}
