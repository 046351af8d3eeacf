package gpu

import (
	"reflect"
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// AtomicInt is the integer types that have atomic operations. GPUs have them all for 32 and 64 bits. Of
// 8 and 16 bits they have loads and stores, and for 16 bits the compare and swap. The
// others are loops around a compare and swap, for 8 bits of the 4 bytes around the word; the other bytes keep
// their values, whoever writes them at the same time.
type AtomicInt interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~int32 | ~uint32 | ~int64 | ~uint64 | ~int | ~uint
}

// AtomicElem is the types that have atomic operations.
type AtomicElem interface {
	AtomicInt | ~float32 | ~float64
}

// AtomicLoad returns *p. Its order is relaxed, and its scope is the device.
func AtomicLoad[T AtomicElem](t *Thread, p *T) T {
	return AtomicLoadExplicit(t, p, Relaxed, ScopeDevice)
}

// AtomicLoadExplicit is AtomicLoad with a memory order and a scope. The order is
// Relaxed, Acquire or SeqCst (libcu++: atomic_ref::load).
func AtomicLoadExplicit[T AtomicElem](t *Thread, p *T, order MemoryOrder, scope ThreadScope) T {
	if order == Release || order == AcqRel {
		panic("gpu.AtomicLoadExplicit: a load cannot have memory order " + order.String())
	}
	e := begin(t, p, order, scope)
	v := load(p)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), false)
	return v
}

// AtomicStore sets *p to v. Its order is relaxed, and its scope is the device.
func AtomicStore[T AtomicElem](t *Thread, p *T, v T) {
	AtomicStoreExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicStoreExplicit is AtomicStore with a memory order and a scope. The order is
// Relaxed, Release or SeqCst (libcu++: atomic_ref::store).
func AtomicStoreExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) {
	if order == Acquire || order == AcqRel {
		panic("gpu.AtomicStoreExplicit: a store cannot have memory order " + order.String())
	}
	e := begin(t, p, order, scope)
	store(p, v)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), true)
}

// AtomicVecElem is the types whose vectors of four have atomic loads and stores: words of 32 bits.
type AtomicVecElem interface {
	~int32 | ~uint32 | ~float32
}

// AtomicLoadVec4 returns *p by one load of 16 bytes. Each of the four words is an atomic by itself: one may have a new
// value and another an old one. Its order is relaxed, and its scope is the device.
func AtomicLoadVec4[T AtomicVecElem](t *Thread, p *Vec4[T]) Vec4[T] {
	return AtomicLoadVec4Explicit(t, p, Relaxed, ScopeDevice)
}

// AtomicLoadVec4Explicit is AtomicLoadVec4 with a memory order and a scope, which each of the words has. The
// order is Relaxed, Acquire or SeqCst (PTX: ld.relaxed.sys.v4.b32 and the like; PTX ISA, Memory Consistency
// Model, Vector Data-types).
func AtomicLoadVec4Explicit[T AtomicVecElem](t *Thread, p *Vec4[T], order MemoryOrder, scope ThreadScope) Vec4[T] {
	return Vec4[T]{
		X: AtomicLoadExplicit(t, &p.X, order, scope), Y: AtomicLoadExplicit(t, &p.Y, order, scope),
		Z: AtomicLoadExplicit(t, &p.Z, order, scope), W: AtomicLoadExplicit(t, &p.W, order, scope),
	}
}

// AtomicStoreVec4 sets *p to v by one store of 16 bytes. Each of the four words is an atomic by itself, and they become
// visible in any order. Its order is relaxed, and its scope is the device.
func AtomicStoreVec4[T AtomicVecElem](t *Thread, p *Vec4[T], v Vec4[T]) {
	AtomicStoreVec4Explicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicStoreVec4Explicit is AtomicStoreVec4 with a memory order and a scope, which each of the words has. The
// order is Relaxed, Release or SeqCst (PTX: st.relaxed.sys.v4.b32 and the like).
func AtomicStoreVec4Explicit[T AtomicVecElem](t *Thread, p *Vec4[T], v Vec4[T], order MemoryOrder, scope ThreadScope) {
	AtomicStoreExplicit(t, &p.X, v.X, order, scope)
	AtomicStoreExplicit(t, &p.Y, v.Y, order, scope)
	AtomicStoreExplicit(t, &p.Z, v.Z, order, scope)
	AtomicStoreExplicit(t, &p.W, v.W, order, scope)
}

// AtomicCompareAndSwap stores new in *p if *p equals old. It returns the value that
// *p had before; if that equals old, the swap took place (CUDA: atomicCAS). Its
// order is relaxed, and its scope is the device.
func AtomicCompareAndSwap[T AtomicInt](t *Thread, p *T, old, new T) T {
	return AtomicCompareAndSwapExplicit(t, p, old, new, Relaxed, ScopeDevice)
}

// AtomicCompareAndSwapExplicit is AtomicCompareAndSwap with a memory order and a
// scope (libcu++: atomic_ref::compare_exchange_strong).
func AtomicCompareAndSwapExplicit[T AtomicInt](t *Thread, p *T, old, new T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	v := load(p)
	if v == old {
		store(p, new)
	}
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), v == old && old != new)
	return v
}

// begin starts an atomic access to *p. The emulator lets no other thread run
// before AtomicEnd, so that the access may consist of a load and a store. What begin
// reads is no access of the program.
//
//go:norace
func begin[T AtomicElem](t *Thread, p *T, order MemoryOrder, scope ThreadScope) threadapi.Thread {
	if order > SeqCst {
		panic("gpu: " + order.String())
	}
	if scope > ScopeBlock {
		panic("gpu: " + scope.String())
	}
	e := t.api()
	_ = *p // a nil pointer fails here, at the user's line
	e.AtomicBegin(unsafe.Pointer(p), reflect.TypeFor[T](), uint8(order), uint8(scope))
	return e
}

// load reads *p. Go's atomics tell the race detector an order besides; the emulator takes
// that away, and tells it the order that the operation has.
func load[T AtomicElem](p *T) T {
	if !race.Enabled || unsafe.Sizeof(*p) < 4 {
		return peek(p)
	}
	if unsafe.Sizeof(*p) == 4 {
		v := atomic.LoadUint32((*uint32)(unsafe.Pointer(p)))
		return *(*T)(unsafe.Pointer(&v))
	}
	v := atomic.LoadUint64((*uint64)(unsafe.Pointer(p)))
	return *(*T)(unsafe.Pointer(&v))
}

// peek and poke read and write *p unseen by the race detector: Go has no atomics of 8 and 16 bits, and the
// detector would take plain ones for a race.
//
//go:norace
func peek[T AtomicElem](p *T) T { return *p }

//go:norace
func poke[T AtomicElem](p *T, v T) { *p = v }

// store writes *p; the race detector sees it as it sees load.
func store[T AtomicElem](p *T, v T) {
	if !race.Enabled || unsafe.Sizeof(*p) < 4 {
		poke(p, v)
		return
	}
	if unsafe.Sizeof(*p) == 4 {
		atomic.StoreUint32((*uint32)(unsafe.Pointer(p)), *(*uint32)(unsafe.Pointer(&v)))
		return
	}
	atomic.StoreUint64((*uint64)(unsafe.Pointer(p)), *(*uint64)(unsafe.Pointer(&v)))
}

// replace ends an update: it stores val in *p, which held old, and returns that.
func replace[T AtomicElem](e threadapi.Thread, p *T, old, val T, order MemoryOrder, scope ThreadScope) T {
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
}

// AtomicAdd adds v to *p and returns the old value of *p (CUDA: atomicAdd).
// Its order is relaxed, and its scope is the device. Floats are added as they arrive: the bits of a sum differ from run to run.
func AtomicAdd[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicAddExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicAddExplicit is AtomicAdd with a memory order and a scope.
func AtomicAddExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, old+v, order, scope)
}

// AtomicSub subtracts v from *p and returns the old value of *p (CUDA: atomicSub).
// Its order is relaxed, and its scope is the device.
func AtomicSub[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicSubExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicSubExplicit is AtomicSub with a memory order and a scope.
func AtomicSubExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, old-v, order, scope)
}

// AtomicMin sets *p to the smaller of *p and v and returns the old value of *p (CUDA: atomicMin).
// If either is NaN, *p becomes NaN. The order is relaxed, and the scope is the device.
func AtomicMin[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicMinExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicMinExplicit is AtomicMin with a memory order and a scope.
func AtomicMinExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, min(old, v), order, scope)
}

// AtomicMax sets *p to the larger of *p and v and returns the old value of *p (CUDA: atomicMax).
// If either is NaN, *p becomes NaN. The order is relaxed, and the scope is the device.
func AtomicMax[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicMaxExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicMaxExplicit is AtomicMax with a memory order and a scope.
func AtomicMaxExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, max(old, v), order, scope)
}

// AtomicAnd sets *p to the bitwise AND of *p and v and returns the old value of *p (CUDA:
// atomicAnd). Its order is relaxed, and its scope is the device.
func AtomicAnd[T AtomicInt](t *Thread, p *T, v T) T {
	return AtomicAndExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicAndExplicit is AtomicAnd with a memory order and a scope.
func AtomicAndExplicit[T AtomicInt](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, old&v, order, scope)
}

// AtomicOr sets *p to the bitwise OR of *p and v and returns the old value of *p (CUDA:
// atomicOr). Its order is relaxed, and its scope is the device.
func AtomicOr[T AtomicInt](t *Thread, p *T, v T) T {
	return AtomicOrExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicOrExplicit is AtomicOr with a memory order and a scope.
func AtomicOrExplicit[T AtomicInt](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, old|v, order, scope)
}

// AtomicXor sets *p to the bitwise exclusive OR of *p and v and returns the old value of *p
// (CUDA: atomicXor). Its order is relaxed, and its scope is the device.
func AtomicXor[T AtomicInt](t *Thread, p *T, v T) T {
	return AtomicXorExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicXorExplicit is AtomicXor with a memory order and a scope.
func AtomicXorExplicit[T AtomicInt](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	return replace(e, p, old, old^v, order, scope)
}

// AtomicExchange sets *p to v and returns the old value of *p (CUDA: atomicExch).
// Its order is relaxed, and its scope is the device.
func AtomicExchange[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicExchangeExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicExchangeExplicit is AtomicExchange with a memory order and a scope.
func AtomicExchangeExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	return replace(e, p, load(p), v, order, scope)
}
