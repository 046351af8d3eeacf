package emu

import "slices"

// machines are the emulated hosts among which the PEs are shared out. PEs of one host can
// address each other's memory.
type machines struct {
	members [][]int // the PEs of each host
	of      []int   // the host of each PE
}

// newMachines returns the hosts of a world: those that cfg.Placed names, or else hosts of
// cfg.Hosts, to which the PEs are shared out in their order.
func newMachines(cfg *Config) *machines {
	placed := cfg.Placed
	if placed == nil {
		placed = ShareOut(cfg.PEs, cfg.Hosts)
	}
	ms := &machines{of: placed}
	for rank, host := range placed {
		ms.members = append(ms.members, make([][]int, max(0, host+1-len(ms.members)))...)
		ms.members[host] = append(ms.members[host], rank)
	}
	return ms
}

// ShareOut returns the host of each PE, for hosts of the given sizes, which are repeated until
// all PEs have one. Without sizes there is one host.
func ShareOut(pes int, sizes []int) (placed []int) {
	for host := 0; len(placed) < pes; host++ {
		n := pes
		if len(sizes) > 0 {
			n = sizes[host%len(sizes)]
		}
		placed = append(placed, slices.Repeat([]int{host}, min(n, pes-len(placed)))...)
	}
	return placed
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
	for _, set := range sets {
		slices.Sort(set)
	}
	return sets
}
