package gpu

import (
	"fmt"
	"math/bits"
)

// The lanes of a warp call the functions of this file together,
// as they call CUDA's with a full mask. A call waits until every thread of the
// warp has made the same call or has returned. The functions order no memory;
// Warp.Sync does (PTX ISA: shfl.sync, vote.sync, match.sync).

// Shuffle returns the v of the given lane (CUDA: __shfl_sync). All lanes
// of the warp that have not returned call it together. It is an error to
// read a lane that the warp does not have, or whose thread has returned:
// the emulator reports it, and on a GPU the value is undefined.
func Shuffle[T Scalar](w Warp, v T, lane int) T {
	return exchange("gpu.Shuffle", w, v, lane)
}

// ShuffleUp returns the v of the lane that is delta below this
// one. Where there is no such lane, it returns this lane's own
// v (CUDA: __shfl_up_sync). delta is 0 to 31. See Shuffle.
func ShuffleUp[T Scalar](w Warp, v T, delta int) T {
	checkDelta("gpu.ShuffleUp: delta", delta)
	from := w.Rank() - delta
	if from < 0 {
		from = w.Rank()
	}
	return exchange("gpu.ShuffleUp", w, v, from)
}

// ShuffleDown returns the v of the lane that is delta above this one. Where that passes 31,
// it returns this lane's own v (CUDA: __shfl_down_sync). delta is 0 to 31. It is an error
// to read a lane that a partial warp, the last one of a block, does not have, or a lane
// whose thread has returned. See Shuffle.
func ShuffleDown[T Scalar](w Warp, v T, delta int) T {
	checkDelta("gpu.ShuffleDown: delta", delta)
	from := w.Rank() + delta
	if from >= WarpSize {
		from = w.Rank()
	}
	return exchange("gpu.ShuffleDown", w, v, from)
}

// ShuffleXor returns the v of the lane whose number is this lane's number XOR mask (CUDA:
// __shfl_xor_sync). mask is 0 to 31. It is an error to read a lane that the warp does not
// have, or whose thread has returned. See Shuffle.
func ShuffleXor[T Scalar](w Warp, v T, mask int) T {
	checkDelta("gpu.ShuffleXor: mask", mask)
	return exchange("gpu.ShuffleXor", w, v, w.Rank()^mask)
}

func checkDelta(what string, delta int) {
	if delta < 0 || delta >= WarpSize {
		panic(fmt.Sprintf("%s %d is not from 0 to %d", what, delta, WarpSize-1))
	}
}

// exchange returns the v of a lane.
func exchange[T Scalar](name string, w Warp, v T, lane int) T {
	words, here := w.t.engine().Lanes(name, toWord(v))
	if lane < 0 || lane >= w.t.g.WarpSize {
		panic(fmt.Sprintf("%s reads lane %d of a warp of %d threads", name, lane, w.t.g.WarpSize))
	}
	if here>>lane&1 == 0 {
		panic(fmt.Sprintf("%s reads lane %d, whose thread has returned", name, lane))
	}
	return fromWord[T](words[lane])
}

// Any reports whether pred holds in any thread of the warp (CUDA: __any_sync).
// Threads that have returned do not count, here and in the other votes.
func Any(w Warp, pred bool) bool { return ballot("gpu.Any", w, pred) != 0 }

// All reports whether pred holds in every thread of the warp (CUDA: __all_sync).
func All(w Warp, pred bool) bool { return ballot("gpu.All", w, !pred) == 0 }

// Ballot returns the lanes of the warp in which pred holds, lane i in bit i
// (CUDA: __ballot_sync).
func Ballot(w Warp, pred bool) uint32 { return ballot("gpu.Ballot", w, pred) }

func ballot(name string, w Warp, pred bool) uint32 {
	word := uint64(0)
	if pred {
		word = 1
	}
	return equalLanes(name, w, word, 1)
}

// MatchAny returns the lanes whose v has the same bits as this
// lane's v, lane i in bit i (CUDA: __match_any_sync).
func MatchAny[T Scalar](w Warp, v T) uint32 {
	word := toWord(v)
	return equalLanes("gpu.MatchAny", w, word, word)
}

// MatchAll reports whether v has the same bits in every thread of the warp. If so, mask
// holds the lanes of these threads; otherwise it is 0 (CUDA: __match_all_sync).
func MatchAll[T Scalar](w Warp, v T) (mask uint32, same bool) {
	words, here := w.t.engine().Lanes("gpu.MatchAll", toWord(v))
	for rest := here; rest != 0; rest &= rest - 1 {
		if words[bits.TrailingZeros32(rest)] != words[w.t.g.Lane] {
			return 0, false
		}
	}
	return here, true
}

// equalLanes returns the lanes that came with a word equal to want.
func equalLanes(name string, w Warp, word, want uint64) (mask uint32) {
	words, here := w.t.engine().Lanes(name, word)
	for rest := here; rest != 0; rest &= rest - 1 {
		if lane := bits.TrailingZeros32(rest); words[lane] == want {
			mask |= 1 << lane
		}
	}
	return mask
}
