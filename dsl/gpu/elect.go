package gpu

import "math/bits"

// Elect picks one thread of the warp. It returns the rank of that leader, the same in
// every thread, and whether this thread is the leader (PTX: elect.sync). All threads of
// the warp that have not returned call it together. Which of them leads is open; while
// the same threads call it, it is the same one. Elect orders no memory.
//
// GPUs have it from compute capability 9.0 on: it needs the feature elect. On others,
// take the lowest lane of Ballot(w, true).
func Elect(w Warp) (leader int, elected bool) {
	_, here := w.t.engine().Lanes("gpu.Elect", 0)
	// A kernel must not count on the lowest lane, so the highest one leads here.
	leader = bits.Len32(here) - 1
	return leader, leader == w.t.g.Lane
}
