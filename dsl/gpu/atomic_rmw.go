package gpu

import "unsafe"

// AtomicAdd adds v to *p, and returns the value before (CUDA: atomicAdd). It is
// relaxed, in the scope of the device.
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

// AtomicSub subtracts v from *p, and returns the value before (CUDA: atomicSub). It is
// relaxed, in the scope of the device.
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

// AtomicMin makes *p the smaller of *p and v. If one of them is NaN, so is the result, and returns the value before (CUDA: atomicMin). It is
// relaxed, in the scope of the device.
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

// AtomicMax makes *p the larger of *p and v. If one of them is NaN, so is the result, and returns the value before (CUDA: atomicMax). It is
// relaxed, in the scope of the device.
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

// AtomicAnd makes *p the bitwise and of *p and v, and returns the value before (CUDA: atomicAnd). It is
// relaxed, in the scope of the device.
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

// AtomicOr makes *p the bitwise or of *p and v, and returns the value before (CUDA: atomicOr). It is
// relaxed, in the scope of the device.
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

// AtomicXor makes *p the bitwise exclusive or of *p and v, and returns the value before (CUDA: atomicXor). It is
// relaxed, in the scope of the device.
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

// AtomicExchange stores v in *p, and returns the value before (CUDA: atomicExch). It is
// relaxed, in the scope of the device.
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
