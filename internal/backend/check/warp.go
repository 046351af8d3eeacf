package check

import (
	"math/bits"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// shuffle performs a shfl.sync: mask, mode, value, lane or distance, bound.
func shuffle(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	words, here := t.lanes(in, "shuffle", a[2])
	lane, by := t.g.Lane, int(int32(a[3]))
	if by < 0 || by >= warpSize {
		t.fail("a shuffle whose lane, distance or mask is %d, not from 0 to %d", by, warpSize-1)
	}
	from := lane
	switch a[1] {
	case 0:
		from = by
	case 1:
		from -= by
	case 2:
		from += by
	case 3:
		from ^= by
	}
	inside := from >= 0 && from < warpSize
	if !inside {
		from = lane
	}
	if here&(1<<from) == 0 {
		t.fail("a shuffle reads lane %d, which does not exist", from)
	}
	regs[in.Dst], regs[in.Dst+1] = words[from], bit(inside)
}

// vote performs a vote.sync: mask, mode, predicate.
func vote(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	words, here := t.lanes(in, "vote", a[2])
	var yes uint32
	for i, w := range words {
		if here&(1<<i) != 0 && w != 0 {
			yes |= 1 << i
		}
	}
	regs[in.Dst], regs[in.Dst+1] = uint64(yes), bit(yes != 0)
	if a[1] == 0 {
		regs[in.Dst+1] = bit(yes == here)
	}
}

// match returns the lanes that have the same word.
func match(t *thread, in *nvir.Instr, word uint64, all bool) uint64 {
	words, here := t.lanes(in, "match", word)
	var same uint32
	for i, w := range words {
		if here&(1<<i) != 0 && w == word {
			same |= 1 << i
		}
	}
	if all && same != here {
		return 0
	}
	return uint64(same)
}

// elect returns the lane that is elected, and whether it is this one.
func elect(t *thread, in *nvir.Instr, regs []uint64) {
	_, here := t.lanes(in, "elect", 0)
	lane := bits.TrailingZeros32(here)
	regs[in.Dst], regs[in.Dst+1] = uint64(lane), bit(lane == t.g.Lane)
}

// redux combines a word of every lane.
func redux(t *thread, in *nvir.Instr, f intrinsic.Form, word uint64) uint64 {
	name := reduxOps[f.N] + f.Type[:1]
	words, here := t.lanes(in, "redux", word)
	first := true
	var r uint32
	for i, w := range words {
		if here&(1<<i) == 0 {
			continue
		}
		x := uint32(w)
		if first {
			r, first = x, false
			continue
		}
		r = uint32(combine(name, 32, uint64(r), uint64(x)))
	}
	return uint64(r)
}

// reduxOps are the operations of combine by the numbers of gpu.Redux.
var reduxOps = [...]string{"add.", "min.", "max.", "and.", "or.", "xor."}

// combine computes one of PTX's operations on two words, by its name and type.
func combine(name string, width int, x, y uint64) uint64 {
	sx, sy := signed(x, width), signed(y, width)
	var r uint64
	switch name {
	case "add.u", "add.s", "add":
		r = x + y
	case "add.f":
		return floatBinary("fadd", width, x, y)
	case "sub":
		r = x - y
	case "min.u", "umin":
		r = min(x, y)
	case "max.u", "umax":
		r = max(x, y)
	case "min.s", "min":
		r = uint64(min(sx, sy))
	case "max.s", "max":
		r = uint64(max(sx, sy))
	case "and.u", "and.s", "and":
		r = x & y
	case "or.u", "or.s", "or":
		r = x | y
	case "xor.u", "xor.s", "xor":
		r = x ^ y
	case "exch.u", "exch.s", "exch.f", "xchg":
		r = y
	default:
		panic("no operation " + name)
	}
	return nvir.Mask(r, width)
}
