// Package warp holds the kernels with which the conformance tests check what
// threads of a warp and of a block compute together, dynamic shared memory and
// vectors.
package warp

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Results of one thread in the kernels Exchange and Vote.
const (
	ExchangeResults = 4
	VoteResults     = 8
)

// Distances of shuffles in a full warp; in a partial one they are 0, since there
// is not a partner for every lane.
const (
	Up, Down, Xor = 3, 5, 21
)

// exchange writes what each way of shuffling returns for the thread's element,
// and the lanes with an equal one.
func exchange[T gpu.Scalar](t *gpu.Thread, out []T, equal []uint32, in []T) {
	w := t.Warp()
	i, lane, n := t.Grid().Rank(), w.Rank(), w.Size()
	down, xor := 0, 0
	if n == gpu.WarpSize {
		down, xor = Down, Xor
	}
	v := in[i]
	o := out[i*ExchangeResults:][:ExchangeResults]
	o[0] = gpu.Shuffle(w, v, (lane*7+3)%n)
	o[1] = gpu.ShuffleUp(w, v, Up)
	o[2] = gpu.ShuffleDown(w, v, down)
	o[3] = gpu.ShuffleXor(w, v, xor)
	e := equal[i*3:][:3]
	e[0] = gpu.MatchAny(w, v)
	e[1] = 7
	if mask, same := gpu.MatchAll(w, v); same == (mask != 0) {
		e[1] = mask
	}
	e[2], _ = gpu.MatchAll(w, in[i-lane])
}

// ExchangeBFloat16 hands elements from lane to lane.
//
//gpu:kernel
func ExchangeBFloat16(t *gpu.Thread, out []gpu.BFloat16, equal []uint32, in []gpu.BFloat16) {
	exchange(t, out, equal, in)
}

// ExchangeFloat8 hands elements from lane to lane.
//
//gpu:kernel
func ExchangeFloat8(t *gpu.Thread, out []gpu.Float8E4M3, equal []uint32, in []gpu.Float8E4M3) {
	exchange(t, out, equal, in)
}

// Vote writes the results of votes. Threads of which gone is not 0 return before;
// they take no part.
//
//gpu:kernel
func Vote(t *gpu.Thread, out []uint32, pred, gone []int32) {
	w := t.Warp()
	i := t.Grid().Rank()
	if gone[i] != 0 {
		return
	}
	o := out[i*VoteResults:][:VoteResults]
	p := pred[i] != 0
	o[0] = gpu.Ballot(w, p)
	o[1] = gpu.Ballot(w, true)
	o[2], o[3] = one(gpu.Any(w, p)), one(gpu.All(w, p))
	o[4], o[5] = one(gpu.Any(w, false)), one(gpu.All(w, true))
	for lane := range gpu.WarpSize { // in a loop, where the call stays one for all lanes
		if gpu.Any(w, p && lane == w.Rank()) {
			o[6]++
		}
	}
	o[7] = gpu.MatchAny(w, p32(p))
}

func one(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

func p32(b bool) int32 {
	if b {
		return -1
	}
	return 0
}
