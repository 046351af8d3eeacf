package gpu

import "math/bits"

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
	words, here := w.t.api().Lanes("gpu.MatchAll", toWord(v))
	for rest := here; rest != 0; rest &= rest - 1 {
		if words[bits.TrailingZeros32(rest)] != words[w.t.g.Lane] {
			return 0, false
		}
	}
	return here, true
}

// Elect picks one thread of the warp. It returns the rank of that leader, the same in
// every thread, and whether this thread is the leader (PTX: elect.sync). All threads of
// the warp that have not returned call it together. Which of them leads is open; while
// the same threads call it, it is the same one. Elect orders no memory.
//
// GPUs have it from compute capability 9.0 on: it needs the feature elect. On others,
// take the lowest lane of Ballot(w, true).
func Elect(w Warp) (leader int, elected bool) {
	_, here := w.t.api().Lanes("gpu.Elect", 0)
	// A kernel must not count on the lowest lane, so the highest one leads here.
	leader = bits.Len32(here) - 1
	return leader, leader == w.t.g.Lane
}

// equalLanes returns the lanes that came with a word equal to want.
func equalLanes(name string, w Warp, word, want uint64) (mask uint32) {
	words, here := w.t.api().Lanes(name, word)
	for rest := here; rest != 0; rest &= rest - 1 {
		if lane := bits.TrailingZeros32(rest); words[lane] == want {
			mask |= 1 << lane
		}
	}
	return mask
}
