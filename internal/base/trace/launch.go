package trace

import "slices"

// Launches is the number in the place of a stream's for the launches of a PE whose streams are
// not known.
const Launches = -1

// addLaunches adds the launches of kernels, from the first block of each to the last. The blocks
// of one overlap, and each has an index of its own.
func (t *Trace) addLaunches() {
	type kernel struct {
		pe   int
		name string
	}
	type launch struct {
		Event
		blocks map[[3]int]bool
	}
	var all []*launch
	last := map[kernel]*launch{}
	slices.SortStableFunc(t.Events, before)
	for _, e := range t.Events {
		if e.Kind != Kernel || e.Stream != 0 {
			continue
		}
		k := kernel{e.PE, e.Kernel}
		l := last[k]
		if l == nil || e.Start > l.End || l.blocks[e.Block] {
			l = &launch{Event{PE: e.PE, Kind: Kernel, Name: e.Kernel, Start: e.Start, Stream: Launches, Kernel: e.Kernel}, map[[3]int]bool{}}
			last[k] = l
			all = append(all, l)
		}
		l.blocks[e.Block] = true
		l.End, l.Unfinished = max(l.End, e.End), l.Unfinished || e.Unfinished
	}
	for _, l := range all {
		t.Events = append(t.Events, l.Event)
	}
}
