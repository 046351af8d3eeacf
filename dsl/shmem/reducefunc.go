package shmem

import "github.com/gpuc-go/gpuc/dsl/gpu"

// ReduceFunc combines the elements src[i] of all PEs of the team by f, in the order of the PEs, and stores the
// result in dst[i] of each. f is associative; it need not be commutative. So T can be a value and its
// place, and f what picks the larger value. dst and src have the same length, and may be the same memory. work is
// len(src) times the number of PEs long; the call uses it, and it may be used again when the call
// returns. The result is the same on every PE, in every run and over either transport, bit for bit.
//
// ReduceFunc is a collective operation as Reduce is, and a barrier of the team besides. Each PE
// gets src of all others, as from FCollect, so ReduceFunc suits short vectors. NVSHMEM does not have this function.
func ReduceFunc[S Scope, T Elem](s S, team Team, dst, src, work Sym[T], f func(a, b T) T) {
	n := src.Len()
	if dst.Len() != n {
		panic("shmem.ReduceFunc: dst and src differ in length")
	}
	FCollect(s, team, work, src)
	rank, size := 0, 1
	switch g := any(s).(type) {
	case gpu.Warp:
		rank, size = g.Rank(), g.Size()
	case gpu.Block:
		rank, size = g.Rank(), g.Size()
	}
	all := work.Local()
	for i := rank; i < n; i += size {
		v := all[i]
		for k := i + n; k < len(all); k += n {
			v = f(v, all[k])
		}
		dst.Local()[i] = v
	}
	Sync(s, team) // nobody writes work again before all have read it
}
