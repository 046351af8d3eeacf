package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// geometry returns what the limits of a block say about v: the rank of a thread in
// its block and the size of a block, as lowering computes them, are far smaller
// than what their terms allow.
func (r *ranges) geometry(v *mir.Value) (interval, bool) {
	switch {
	case isBlockRank(v):
		return interval{0, r.maxThreads - 1, false}, true
	case isBlockSize(v):
		return interval{1, r.maxThreads, false}, true
	}
	return interval{}, false
}

// isBlockRank reports whether v is x + dx*(y + dy*z) of the thread's indices.
func isBlockRank(v *mir.Value) bool {
	dx, rest, ok := plusProduct(v, 0)
	if !ok || !isDim(dx, mir.BlockDim, 0) {
		return false
	}
	dy, z, ok := plusProduct(rest, 1)
	return ok && isDim(dy, mir.BlockDim, 1) && isDim(z, mir.ThreadIdx, 2)
}

// plusProduct takes the sum of the thread's index on an axis and a product apart.
func plusProduct(v *mir.Value, axis int) (x, y *mir.Value, ok bool) {
	if v.Op != mir.Add {
		return nil, nil, false
	}
	for i, a := range v.Args {
		if p := v.Args[1-i]; isDim(a, mir.ThreadIdx, axis) && p.Op == mir.Mul {
			if p.Args[0].Op == mir.Intr && p.Args[0].Intr == mir.BlockDim {
				return p.Args[0], p.Args[1], true
			}
			return p.Args[1], p.Args[0], true
		}
	}
	return nil, nil, false
}

// isBlockSize reports whether v is the product of the block's three extents.
func isBlockSize(v *mir.Value) bool {
	if v.Op != mir.Mul {
		return false
	}
	for i, z := range v.Args {
		xy := v.Args[1-i]
		if !isDim(z, mir.BlockDim, 2) || xy.Op != mir.Mul {
			continue
		}
		if x, y := xy.Args[0], xy.Args[1]; isDim(x, mir.BlockDim, 0) && isDim(y, mir.BlockDim, 1) || isDim(x, mir.BlockDim, 1) && isDim(y, mir.BlockDim, 0) {
			return true
		}
	}
	return false
}

func isDim(v *mir.Value, i mir.Intrinsic, axis int) bool {
	return v.Op == mir.Intr && v.Intr == i && v.Index == axis
}
