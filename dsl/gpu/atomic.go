package gpu

import (
	"reflect"
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// AtomicInt is the integer types that have atomic operations.
type AtomicInt interface {
	~int32 | ~uint32 | ~int64 | ~uint64 | ~int | ~uint
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
// before AtomicEnd, so that the access may consist of a load and a store.
func begin[T AtomicElem](t *Thread, p *T, order MemoryOrder, scope ThreadScope) engine.Thread {
	if order > SeqCst {
		panic("gpu: " + order.String())
	}
	if scope > ScopeBlock {
		panic("gpu: " + scope.String())
	}
	e := t.engine()
	_ = *p // a nil pointer fails here, at the user's line
	e.AtomicBegin(unsafe.Pointer(p), reflect.TypeFor[T](), uint8(order), uint8(scope))
	return e
}

// load reads *p. Go's atomics tell the race detector an order, which is hidden here;
// the emulator tells it the order that the operation has.
func load[T AtomicElem](p *T) T {
	if !race.Enabled {
		return *p
	}
	race.Disable()
	defer race.Enable()
	if unsafe.Sizeof(*p) == 4 {
		v := atomic.LoadUint32((*uint32)(unsafe.Pointer(p)))
		return *(*T)(unsafe.Pointer(&v))
	}
	v := atomic.LoadUint64((*uint64)(unsafe.Pointer(p)))
	return *(*T)(unsafe.Pointer(&v))
}

// store writes *p; the race detector sees it as it sees load.
func store[T AtomicElem](p *T, v T) {
	if !race.Enabled {
		*p = v
		return
	}
	race.Disable()
	defer race.Enable()
	if unsafe.Sizeof(*p) == 4 {
		atomic.StoreUint32((*uint32)(unsafe.Pointer(p)), *(*uint32)(unsafe.Pointer(&v)))
		return
	}
	atomic.StoreUint64((*uint64)(unsafe.Pointer(p)), *(*uint64)(unsafe.Pointer(&v)))
}
