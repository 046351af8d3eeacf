package gpu

// ReduceAdd returns the sum of v over the threads of the group, in every thread
// the same. Every thread of the group calls it, none having returned, as the other
// functions for groups; the emulator reports it otherwise. Of floats the order is fixed by the size of the group, so that a
// result is the same each time.
func ReduceAdd[G Group, T Number](g G, v T) T {
	return reduce("gpu.ReduceAdd", g, v, reduceAdd, func(a, b T) T { return a + b })
}

// ReduceMin returns the least v of the group, in every thread; a NaN if any is
// one.
func ReduceMin[G Group, T Number](g G, v T) T {
	return reduce("gpu.ReduceMin", g, v, reduceMin, func(a, b T) T { return min(a, b) })
}

// ReduceMax returns the greatest v of the group, in every thread; a NaN if any
// is one.
func ReduceMax[G Group, T Number](g G, v T) T {
	return reduce("gpu.ReduceMax", g, v, reduceMax, func(a, b T) T { return max(a, b) })
}

// ReduceAnd returns the bits that are set in every v of the group, in every
// thread.
func ReduceAnd[G Group, T Integer](g G, v T) T {
	return reduce("gpu.ReduceAnd", g, v, reduceAnd, func(a, b T) T { return a & b })
}

// ReduceOr returns the bits that are set in any v of the group, in every thread.
func ReduceOr[G Group, T Integer](g G, v T) T {
	return reduce("gpu.ReduceOr", g, v, reduceOr, func(a, b T) T { return a | b })
}

// ReduceXor returns the bits that are set in an odd number of the v of the group,
// in every thread.
func ReduceXor[G Group, T Integer](g G, v T) T {
	return reduce("gpu.ReduceXor", g, v, reduceXor, func(a, b T) T { return a ^ b })
}

// reduce combines within warps, and then every thread combines the warps' results
// in their order: reading a word that all read costs little, and no thread waits
// for another one's result.
func reduce[G Group, T Number](name string, g G, v T, op reduceOp, f func(a, b T) T) T {
	w := g.warp()
	v = reduceWarp(w, v, op, f)
	n := g.warps()
	if n == 1 {
		return v
	}
	parts := Shared[[WarpSize]T](w.t)
	g.gather(name) // who reads the result before has read it
	if w.Rank() == 0 {
		parts[g.Rank()/WarpSize] = v
	}
	g.gather(name)
	// Many are loaded before any is needed; of what lies behind the last nothing is used.
	//gpu:unroll 1
	for i := int32(0); i < int32(n); i += atOnce {
		var some [atOnce]T
		within := i & (WarpSize - atOnce) // is i
		for k := range int32(atOnce) {
			some[k] = parts[within+k]
		}
		if i == 0 {
			v = some[0]
		} else {
			v = f(v, some[0])
		}
		left := int32(n) - i
		for k := int32(1); k < atOnce; k++ {
			if k < left {
				v = f(v, some[k])
			}
		}
	}
	return v
}

// atOnce is how many warps' results a thread loads at a time, a divisor of the most
// that there are.
const atOnce = 8

// reduceWarp combines over a warp. In a full one the lanes combine by pairs, and every
// lane computes the result; a partial one, in which some would have no partner, goes
// through its lanes.
func reduceWarp[T Number](w Warp, v T, op reduceOp, f func(a, b T) T) T {
	if hasRedux(v) {
		return redux(w, v, op)
	}
	n := w.Size()
	if n == WarpSize {
		for mask := WarpSize / 2; mask > 0; mask /= 2 {
			v = f(v, ShuffleXor(w, v, mask))
		}
		return v
	}
	all := Shuffle(w, v, 0)
	for lane := 1; lane < n; lane++ {
		all = f(all, Shuffle(w, v, lane))
	}
	return all
}

// reduceOp is what a reduction computes, as compiler/lower knows it.
type reduceOp uint8

const (
	reduceAdd reduceOp = iota
	reduceMin
	reduceMax
	reduceAnd
	reduceOr
	reduceXor
)

// hasRedux reports whether the GPU reduces numbers of v's type over a warp by one
// instruction (PTX ISA: redux.sync): integers of up to 32 bits, from sm_80 on. The
// emulator does not.
func hasRedux[T Number](v T) bool { return false }

// redux is that instruction. Lanes that a partial warp lacks take no part.
func redux[T Number](w Warp, v T, op reduceOp) T { return v }
