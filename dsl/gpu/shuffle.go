package gpu

import "fmt"

// The lanes of a warp call the functions of this file and of vote.go together,
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
// v (CUDA: __shfl_up_sync). delta is 0 to WarpSize-1. See Shuffle.
func ShuffleUp[T Scalar](w Warp, v T, delta int) T {
	checkDelta("gpu.ShuffleUp: delta", delta)
	from := w.Rank() - delta
	if from < 0 {
		from = w.Rank()
	}
	return exchange("gpu.ShuffleUp", w, v, from)
}

// ShuffleDown returns the v of the lane that is delta above this one. Where that passes
// the end of a full warp, it returns this lane's own v (CUDA: __shfl_down_sync). delta is
// 0 to WarpSize-1. It is an error to read a lane that a partial warp, the last one of a
// block, does not have, or a lane whose thread has returned. See Shuffle.
func ShuffleDown[T Scalar](w Warp, v T, delta int) T {
	checkDelta("gpu.ShuffleDown: delta", delta)
	from := w.Rank() + delta
	if from >= WarpSize {
		from = w.Rank()
	}
	return exchange("gpu.ShuffleDown", w, v, from)
}

// ShuffleXor returns the v of the lane whose number is this lane's number XOR mask (CUDA:
// __shfl_xor_sync). mask is 0 to WarpSize-1. It is an error to read a lane that the warp does not
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
	words, here := w.t.api().Lanes(name, toWord(v))
	if lane < 0 || lane >= w.t.g.WarpSize {
		panic(fmt.Sprintf("%s reads lane %d of a warp of %d threads", name, lane, w.t.g.WarpSize))
	}
	if here>>lane&1 == 0 {
		panic(fmt.Sprintf("%s reads lane %d, whose thread has returned", name, lane))
	}
	return fromWord[T](words[lane])
}
