package gpu

// InclusiveScanAdd returns the sum of v over this thread and
// all threads of the group with a lower rank. The size of the group alone fixes the order, as in ReduceAdd.
func InclusiveScanAdd[G Group, T Number](g G, v T) T {
	sum, before := scan("gpu.InclusiveScanAdd", g, v)
	return before + sum
}

// ExclusiveScanAdd returns the sum of v over the threads of the group with a lower rank
// than this one. The first thread gets 0. The order is that of InclusiveScanAdd.
func ExclusiveScanAdd[G Group, T Number](g G, v T) T {
	w := g.warp()
	sum, before := scan("gpu.ExclusiveScanAdd", g, v)
	if sum = ShuffleUp(w, sum, 1); w.Rank() == 0 {
		return before
	}
	return before + sum
}

// scan returns two sums: over the lanes of the warp up to and
// with this one, and over all warps before it.
func scan[G Group, T Number](name string, g G, v T) (sum, before T) {
	w := g.warp()
	lane := w.Rank()
	for delta := 1; delta < WarpSize; delta *= 2 {
		if other := ShuffleUp(w, v, delta); lane >= delta {
			v += other
		}
	}
	if g.warps() == 1 {
		return v, 0
	}
	totals := Shared[[WarpSize]T](w.t)
	mine := g.Rank() / WarpSize
	g.gather(name) // all threads have read the totals of the call before
	if lane == w.Size()-1 {
		totals[mine] = v
	}
	g.gather(name)
	for i := range mine {
		before += totals[i]
	}
	return v, before
}
