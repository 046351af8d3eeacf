package passes

// This file looks for transfers of a PE with itself, whose source and destination overlap.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// findSelfOverlaps looks for transfers to or from this PE between ranges of one variable that overlap, and
// are not the same.
func findSelfOverlaps(j *judge) {
	for _, dst := range j.accesses {
		v := dst.by
		if v.Op != mir.Comm || arg(v, "pe") == nil || !dst.write || dst.word || dst.bytes == nil {
			continue
		}
		pe := j.u.prover.expand(arg(v, "pe"), unwrapped, place{v.Block, j.order[v]})
		if len(pe) != 1 || pe[0].c != 1 || len(pe[0].vals) != 1 || !isMyPE(pe[0].vals[0]) {
			continue
		}
		for _, src := range j.by[v] {
			if !src.write && !src.word && sameRoot(src.ptr, dst.ptr) && j.overlapInPart(dst, src) {
				j.warn(diag.SelfOverlap, v, "calls %s from a part of %s to another part of it on this PE, and the two overlap: bytes may be copied before or after they are written; copy through other memory, or part by part",
					v.Comm.Op.Name, j.name(src.ptr))
			}
		}
	}
}

// overlapInPart reports whether the ranges of a transfer are sure to overlap and to differ. Lengths and
// distances that are computed are taken not to be 0, and a length to be more than one element.
func (j *judge) overlapInPart(dst, src access) bool {
	to, from := j.offset(dst, dst.by.Block), j.offset(src, src.by.Block)
	bytes := j.u.prover.expand(dst.bytes, 64, place{dst.by.Block, j.order[dst.by]})
	element := constantPolynomial(dst.ptr.Type.Elem.Size())
	for range 2 {
		apart, ok := to.plus(from, -1)
		rest, fits := bytes.plus(apart, -1)
		if ok && fits && (exceeds(bytes, apart) || j.positive(apart) && (j.positive(rest) || apart.equal(element) && len(bytes.values()) > 0)) {
			return true
		}
		to, from = from, to
	}
	return false
}

// exceeds reports whether a length is more than once a distance.
func exceeds(length, distance polynomial) bool {
	return len(distance) > 0 && slices.EqualFunc(length, distance, func(a, b product) bool {
		return slices.Equal(a.vals, b.vals) && a.c*distance[0].c == b.c*length[0].c && (a.c > b.c && b.c > 0 || a.c < b.c && b.c < 0)
	})
}

// positive reports whether a sum is more than 0, where values that are not negative are not 0.
func (j *judge) positive(sum polynomial) bool {
	least, ok := sum.least(func(v *mir.Value) interval {
		iv := j.u.prover.interval(v)
		if iv.lo == 0 && iv.hi > 0 {
			iv.lo = 1
		}
		return iv
	})
	return ok && least > 0
}
