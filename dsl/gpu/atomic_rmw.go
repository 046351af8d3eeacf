package gpu

import "unsafe"

// AtomicAdd adds v to *p and returns the old value of *p (CUDA: atomicAdd).
// Its order is relaxed, and its scope is the device.
func AtomicAdd[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicAddExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicAddExplicit is AtomicAdd with a memory order and a scope.
func AtomicAddExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	val := old + v
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
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
	val := old - v
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
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
	val := min(old, v)
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
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
	val := max(old, v)
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
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
	val := old & v
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
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
	val := old | v
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
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
	val := old ^ v
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
}

// AtomicExchange sets *p to v and returns the old value of *p (CUDA: atomicExch).
// Its order is relaxed, and its scope is the device.
func AtomicExchange[T AtomicElem](t *Thread, p *T, v T) T {
	return AtomicExchangeExplicit(t, p, v, Relaxed, ScopeDevice)
}

// AtomicExchangeExplicit is AtomicExchange with a memory order and a scope.
func AtomicExchangeExplicit[T AtomicElem](t *Thread, p *T, v T, order MemoryOrder, scope ThreadScope) T {
	e := begin(t, p, order, scope)
	old := load(p)
	val := v
	store(p, val)
	e.AtomicEnd(unsafe.Pointer(p), uint8(order), uint8(scope), old != val)
	return old
}
