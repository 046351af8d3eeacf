package gpu

import "unsafe"

// ReduceAdd returns the sum of v over the threads of the group. Every thread gets the
// same sum. Every thread of the group must make the call; the emulator reports a thread that
// has returned. The size of the group alone fixes the order in which floats are added, so the
// same values give the same sum each time.
func ReduceAdd[G Group, T Number](g G, v T) T {
	return reduce("gpu.ReduceAdd", g, v, reduceAdd, func(a, b T) T { return a + b })
}

// ReduceMin returns the least v of the group in every thread.
// If any v is NaN, the result is NaN.
func ReduceMin[G Group, T Number](g G, v T) T {
	return reduce("gpu.ReduceMin", g, v, reduceMin, func(a, b T) T { return min(a, b) })
}

// ReduceMax returns the greatest v of the group in every
// thread. If any v is NaN, the result is NaN.
func ReduceMax[G Group, T Number](g G, v T) T {
	return reduce("gpu.ReduceMax", g, v, reduceMax, func(a, b T) T { return max(a, b) })
}

// ReduceAnd returns the bits that are set in every v of the
// group. Every thread gets the same result.
func ReduceAnd[G Group, T Integer](g G, v T) T {
	return reduce("gpu.ReduceAnd", g, v, reduceAnd, func(a, b T) T { return a & b })
}

// ReduceOr returns the bits that are set in any v of the group, the same in every thread.
func ReduceOr[G Group, T Integer](g G, v T) T {
	return reduce("gpu.ReduceOr", g, v, reduceOr, func(a, b T) T { return a | b })
}

// ReduceXor returns the bits that are set in an odd number of
// the group's values. Every thread gets the same result.
func ReduceXor[G Group, T Integer](g G, v T) T {
	return reduce("gpu.ReduceXor", g, v, reduceXor, func(a, b T) T { return a ^ b })
}

// Reduce combines the v of the threads of the group by f, in the order of their ranks, and returns the result
// in every thread. f is associative; it need not be commutative. So T can be a value and its place, and f what
// picks the larger value (cub::BlockReduce and WarpReduce with an operator of the program). A T holds no pointers,
// slices or strings. As in ReduceAdd, every thread of the group must make the call.
func Reduce[G Group, T any](g G, v T, f func(a, b T) T) T {
	w := g.warp()
	n := w.Size()
	if n == WarpSize {
		for mask := 1; mask < WarpSize; mask *= 2 {
			a, b := v, shuffleAll(w, v, w.Rank()^mask)
			if w.Rank()&mask != 0 {
				a, b = b, a
			}
			v = f(a, b)
		}
	} else {
		mine := v
		v = shuffleAll(w, mine, 0)
		for lane := 1; lane < n; lane++ {
			v = f(v, shuffleAll(w, mine, lane))
		}
	}
	return reduceWarps("gpu.Reduce", g, v, f)
}

// shuffleAll is Shuffle of values of any plain type, word by word. The words are as wide as the type is
// aligned.
func shuffleAll[T any](w Warp, v T, lane int) T {
	var all [1]T
	all[0] = v
	switch wordBytes[T]() {
	case 8:
		shuffleWords(w, wordsOf[uint64](all[:]), lane)
	case 4:
		shuffleWords(w, wordsOf[uint32](all[:]), lane)
	case 2:
		shuffleWords(w, wordsOf[uint16](all[:]), lane)
	default:
		shuffleWords(w, wordsOf[uint8](all[:]), lane)
	}
	return all[0]
}

func shuffleWords[U Integer](w Warp, words []U, lane int) {
	//gpu:unroll
	for i := range words {
		words[i] = Shuffle(w, words[i], lane)
	}
}

// wordBytes returns the alignment of a T, a constant in compiled kernels.
func wordBytes[T any]() int {
	var v T
	return int(unsafe.Alignof(v))
}

// wordsOf is View for values that are moved as a whole, and so may hold bools.
func wordsOf[U Integer, T any](s []T) []U {
	var u U
	return unsafe.Slice((*U)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(s[0])/unsafe.Sizeof(u)))
}

// reduce combines within each warp, and then over the warps.
func reduce[G Group, T Number](name string, g G, v T, op reduceOp, f func(a, b T) T) T {
	return reduceWarps(name, g, reduceWarp(g.warp(), v, op, f), f)
}

// reduceWarps combines the results of the warps: every thread combines all of them, in
// the order of the warps. All threads read the same words, which costs little, and no
// thread waits until another has combined them.
func reduceWarps[G Group, T any](name string, g G, v T, f func(a, b T) T) T {
	w, n := g.warp(), g.warps()
	if n == 1 {
		return v
	}
	parts := Shared[[WarpSize]T](w.t)
	g.gather(name) // all threads have read the results of the call before
	if w.Rank() == 0 {
		parts[g.Rank()/WarpSize] = v
	}
	g.gather(name)
	// Loads several results before it needs one. Those after the last warp's are not used.
	//gpu:unroll 1
	for i := int32(0); i < int32(n); i += atOnce {
		var some [atOnce]T
		within := i & (WarpSize - atOnce) // equals i; the mask bounds the index
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

// atOnce is how many warps' results a thread loads at a time.
// It divides WarpSize, the largest number of warps in a block.
const atOnce = 8

// reduceWarp combines over a warp. In a full warp lanes combine in pairs,
// and every lane computes the result. In a partial warp some lanes would
// have no partner, so each lane goes through all lanes in order.
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

// reduceOp is what a reduction computes, as compiler/internal/lower knows it.
type reduceOp uint8

const (
	reduceAdd reduceOp = iota
	reduceMin
	reduceMax
	reduceAnd
	reduceOr
	reduceXor
)

// hasRedux reports whether the GPU has an instruction that reduces
// numbers of v's type over a warp (PTX ISA: redux.sync). From sm_80
// on it has one for integers of up to 32 bits. The emulator has none.
func hasRedux[T Number](v T) bool { return false }

// redux is that instruction. In a partial warp only the lanes that exist take part.
func redux[T Number](w Warp, v T, op reduceOp) T { return v }
