package passes

import (
	"math"
	"math/bits"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// maxLen is an upper bound of the length of a slice in device memory, far above any real one.
// So a sum of an index and a small number does not overflow.
const maxLen = 1 << 56

// interval is the set of numbers from lo to hi. A type's numbers that do not fit
// int64, those of uint64, are beyond hi when open is set.
type interval struct {
	lo, hi int64
	open   bool
}

func (a interval) contains(b interval) bool {
	return a.lo <= b.lo && (a.open || !b.open && b.hi <= a.hi)
}

func (a interval) join(b interval) interval {
	return interval{min(a.lo, b.lo), max(a.hi, b.hi), a.open || b.open}
}

// typeInterval returns all numbers of an integer type.
func typeInterval(t *mir.Type) interval {
	switch {
	case t.Kind == mir.BoolKind:
		return interval{0, 1, false}
	case t.Signed:
		return interval{-1 << (t.Bits - 1), 1<<(t.Bits-1) - 1, false}
	case t.Bits == 64:
		return interval{0, math.MaxInt64, true}
	}
	return interval{0, 1<<t.Bits - 1, false}
}

// ranges computes intervals of values from their definitions alone.
type ranges struct {
	known map[*mir.Value]interval
	// lens are the parameters of a kernel that are lengths.
	lens map[*mir.Value]bool
	// assumed are intervals that a test establishes where they matter.
	assumed map[*mir.Value]interval
	// maxThreads is the largest number of threads of a block.
	maxThreads int64
}

func newRanges(f *mir.Func, k *mir.Kernel) *ranges {
	r := &ranges{known: make(map[*mir.Value]interval), lens: make(map[*mir.Value]bool), maxThreads: arch.MaxBlockThreads}
	if k != nil {
		if n := int64(k.Info.MaxThreads); n > 0 {
			r.maxThreads = min(n, r.maxThreads)
		}
		for i, l := range k.Leaves {
			if l.Role == manifest.Length {
				r.lens[f.Params[i]] = true
			}
		}
	}
	return r
}

// of returns the interval of an integer value.
func (r *ranges) of(v *mir.Value) interval {
	if v.Op == mir.Const {
		if v.Const.Int < 0 && !v.Type.Signed {
			return typeInterval(v.Type)
		}
		return interval{v.Const.Int, v.Const.Int, false}
	}
	if iv, ok := r.known[v]; ok {
		return iv
	}
	all := typeInterval(v.Type)
	if iv, ok := r.assumed[v]; ok {
		return iv
	}
	r.known[v] = all // what a value in a loop is while it is computed
	iv, ok := r.geometry(v)
	if !ok {
		iv = r.compute(v, all)
	}
	if !all.contains(iv) {
		iv = all
	}
	r.known[v] = iv
	return iv
}

func (r *ranges) compute(v *mir.Value, all interval) interval {
	switch v.Op {
	case mir.Param:
		if r.lens[v] {
			return interval{0, maxLen, false}
		}
	case mir.Intr:
		return r.intrinsic(v, all)
	case mir.Comm:
		if b := v.Comm.Op.Bounds; b != nil {
			return interval{b.Min, b.Max, false}
		}
	case mir.Convert:
		if from := v.Args[0].Type; from.IsInt() {
			if iv := r.of(v.Args[0]); all.contains(iv) {
				return iv
			}
		}
	case mir.Phi:
		if iv, ok := r.shrinking(v); ok {
			return iv
		}
		iv := r.of(v.Args[0])
		for _, a := range v.Args[1:] {
			iv = iv.join(r.of(a))
		}
		return iv
	case mir.Select:
		x, y := r.of(v.Args[1]), r.of(v.Args[2])
		switch smaller, larger := chooses(v); {
		case smaller:
			return interval{min(x.lo, y.lo), min(x.hi, y.hi), x.open && y.open}
		case larger:
			return interval{max(x.lo, y.lo), max(x.hi, y.hi), x.open || y.open}
		}
		return x.join(y)
	case mir.Add, mir.Sub, mir.Mul:
		return arithmetic(v.Op, r.of(v.Args[0]), r.of(v.Args[1]), all, v.NoWrap)
	case mir.And:
		// A mask that is not negative bounds the result.
		for _, a := range v.Args {
			if iv := r.of(a); iv.lo >= 0 && !iv.open {
				all = interval{0, min(all.hi, iv.hi), false}
			}
		}
	case mir.Rem:
		x, y := r.of(v.Args[0]), r.of(v.Args[1])
		if x.lo >= 0 && y.lo > 0 && !y.open {
			return interval{0, y.hi - 1, false}
		}
	case mir.Div:
		x, y := r.of(v.Args[0]), r.of(v.Args[1])
		if x.lo >= 0 && y.lo > 0 && !x.open {
			return interval{0, x.hi / y.lo, false}
		}
	case mir.Shr:
		if x := r.of(v.Args[0]); x.lo >= 0 {
			if n := v.Args[1]; n.Op == mir.Const && !x.open && n.Const.Int >= 0 && n.Const.Int < 64 {
				return interval{x.lo >> n.Const.Int, x.hi >> n.Const.Int, false}
			} else if n.Op == mir.Const && n.Const.Int > 0 && n.Const.Int < 64 {
				return interval{0, int64(uint64(math.MaxUint64) >> n.Const.Int), false}
			}
			return interval{0, x.hi, x.open}
		}
	}
	return all
}

// shrinking returns the interval of a variable of a loop that starts at a number
// that is not negative and is divided, shifted right or masked in every round.
func (r *ranges) shrinking(phi *mir.Value) (interval, bool) {
	if len(phi.Args) != 2 || !phi.Type.IsInt() {
		return interval{}, false
	}
	for i, next := range phi.Args {
		start := phi.Args[1-i]
		if start == phi || len(next.Args) != 2 || next.Args[0] != phi || next.Args[1].Op != mir.Const {
			continue
		}
		switch k := next.Args[1].Const.Int; {
		case next.Op == mir.Div && k > 0, next.Op == mir.Shr && k >= 0, next.Op == mir.And && k >= 0:
			iv := r.of(start)
			return interval{0, iv.hi, iv.open}, iv.lo >= 0
		}
	}
	return interval{}, false
}

// intrinsic returns the bounds of the table. Indices and extents of the block have the
// kernel's bound on its threads: with one for all axes, the terms of x and z cancel in the
// tests before loops.
func (r *ranges) intrinsic(v *mir.Value, all interval) interval {
	bounds := v.Intr.Facts().Range
	if bounds == nil {
		return all
	}
	lo, hi := bounds(v)
	switch v.Intr {
	case mir.ThreadIdx:
		hi = r.maxThreads - 1
	case mir.BlockDim:
		hi = r.maxThreads
	}
	return interval{lo, hi, false}
}

// arithmetic returns the interval of a sum, difference or product, and all where
// it may wrap around. Where it is known not to, its numbers lie in all anyway.
func arithmetic(o mir.Op, a, b, all interval, noWrap bool) interval {
	if a.open || b.open {
		return all
	}
	var iv interval
	ok := true
	switch o {
	case mir.Add:
		iv.lo, ok = addOK(a.lo, b.lo, ok)
		iv.hi, ok = addOK(a.hi, b.hi, ok)
	case mir.Sub:
		iv.lo, ok = subOK(a.lo, b.hi, ok)
		iv.hi, ok = subOK(a.hi, b.lo, ok)
	case mir.Mul:
		iv = interval{math.MaxInt64, math.MinInt64, false}
		for _, x := range []int64{a.lo, a.hi} {
			for _, y := range []int64{b.lo, b.hi} {
				var p int64
				p, ok = mulOK(x, y, ok)
				iv.lo, iv.hi = min(iv.lo, p), max(iv.hi, p)
			}
		}
	}
	switch {
	case ok && all.contains(iv):
		return iv
	case noWrap && ok:
		return interval{max(iv.lo, all.lo), min(iv.hi, all.hi), false}
	case noWrap && a.lo >= 0 && b.lo >= 0 && o != mir.Sub:
		return interval{max(0, all.lo), all.hi, all.open}
	}
	return all
}

func addOK(a, b int64, ok bool) (int64, bool) {
	s := a + b
	return s, ok && (s > a) == (b > 0)
}

func subOK(a, b int64, ok bool) (int64, bool) {
	d := a - b
	return d, ok && (d < a) == (b > 0)
}

func mulOK(a, b int64, ok bool) (int64, bool) {
	abs := func(x int64) uint64 {
		if x < 0 {
			return -uint64(x)
		}
		return uint64(x)
	}
	hi, lo := bits.Mul64(abs(a), abs(b))
	return a * b, ok && hi == 0 && lo <= math.MaxInt64
}

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
