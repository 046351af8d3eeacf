package emu

import "slices"

// machines are the emulated hosts among which the PEs are shared out. PEs of one host can
// address each other's memory.
type machines struct {
	members [][]int // the PEs of each host
	of      []int   // the host of each PE
}

// newMachines shares out PEs in their order, to hosts of the given sizes, which are
// repeated until all have one. Without sizes there is one host.
func newMachines(pes int, sizes []int) *machines {
	ms := &machines{}
	if len(sizes) == 0 {
		sizes = []int{pes}
	}
	for rank := 0; rank < pes; {
		n := min(sizes[len(ms.members)%len(sizes)], pes-rank)
		var members []int
		for range n {
			members = append(members, rank)
			ms.of = append(ms.of, len(ms.members))
			rank++
		}
		ms.members = append(ms.members, members)
	}
	return ms
}

// addresses reports whether a PE can address the memory of another one.
//
//go:norace
func (ms *machines) addresses(from, to int) bool { return ms.of[from] == ms.of[to] }

// sameNumbers returns the PEs that have the same number on their hosts, for each number.
func (ms *machines) sameNumbers() [][]int {
	var sets [][]int
	for _, members := range ms.members {
		sets = slices.Grow(sets, len(members))
		for i, rank := range members {
			if i == len(sets) {
				sets = append(sets, nil)
			}
			sets[i] = append(sets[i], rank)
		}
	}
	return sets
}
