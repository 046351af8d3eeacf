package build

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// lanes is the number of lanes of a warp.
const lanes = 32

// ptxValue is what is known of a register in a warp: a number for each lane, and after it a number
// that is not known, but is the same for all lanes and a multiple of unit. A unit of 0 says that there is
// none.
type ptxValue struct {
	lane [lanes]int64
	unit int64
}

func constant(n int64) (v ptxValue) {
	for i := range v.lane {
		v.lane[i] = n
	}
	return v
}

// same is a number that is not known, but is the same for all lanes and a multiple of unit.
func same(unit int64) ptxValue { return ptxValue{unit: unit} }

// number returns the constant that v is.
func (v ptxValue) number() (int64, bool) {
	return v.lane[0], v.unit == 0 && v.isSame()
}

// isSame reports whether all lanes have the same number.
func (v ptxValue) isSame() bool {
	return !slices.ContainsFunc(v.lane[:], func(n int64) bool { return n != v.lane[0] })
}

// below reports whether the numbers of all lanes are from 0 up to, not including, n.
func (v ptxValue) below(n int64) bool {
	return !slices.ContainsFunc(v.lane[:], func(x int64) bool { return x < 0 || x >= n })
}

// unitOf returns the largest power of two by which multiples of both units can be divided.
func unitOf(a, b int64) int64 {
	n := a | b
	return n & -n
}

// special are the registers that PTX has of its own. The lanes of a warp follow each other in x:
// blocks have an extent in x that is a multiple of the warp, or no other.
func special(name string) (ptxValue, bool) {
	v := ptxValue{}
	for i := range v.lane {
		v.lane[i] = int64(i)
	}
	switch name {
	case "%laneid":
		return v, true
	case "%tid.x":
		v.unit = lanes
		return v, true
	case "%ntid.x":
		return same(lanes), true
	}
	return same(1), strings.Contains(name, ".") || name == "%warpid"
}

// value returns what is known of an operand. seen are the registers on the way to it.
func (f *ptxFunc) value(name string, seen map[string]ptxValue) (ptxValue, bool) {
	if n, err := strconv.ParseInt(name, 0, 64); err == nil {
		return constant(n), true
	}
	if !strings.HasPrefix(name, "%") {
		return same(16), true // a variable
	}
	if v, ok := f.known[name]; ok {
		return v, true
	}
	if v, ok := seen[name]; ok {
		return v, v.unit >= 0
	}
	if f.steps--; f.steps < 0 {
		return ptxValue{}, false
	}
	defs := f.defs[name]
	if len(defs) == 0 {
		return special(name)
	}
	seen[name] = ptxValue{unit: -1}
	if len(defs) == 1 {
		v, ok := f.result(defs[0], seen)
		if !ok {
			v.unit = -1
		}
		seen[name] = v
		return f.keep(name, v, ok)
	}
	v, ok := f.varying(name, defs, seen)
	return f.keep(name, v, ok)
}

// keep remembers what is known, unless it counts on something that is tried.
func (f *ptxFunc) keep(name string, v ptxValue, ok bool) (ptxValue, bool) {
	if ok && f.trying == 0 {
		f.known[name] = v
	}
	return v, ok
}

// varying returns what is known of a register that several instructions write, such as the counter
// of a loop: the lanes differ in the same way after each.
func (f *ptxFunc) varying(name string, defs []ptxDef, seen map[string]ptxValue) (v ptxValue, ok bool) {
	begun := false
	for _, d := range defs { // those that do not lead back here
		x, known := f.result(d, copyOf(seen))
		if !known {
			continue
		}
		if !begun {
			v, begun = x, true
		} else if v, ok = joined(v, x); !ok {
			return v, false
		}
	}
	if !begun {
		return v, false
	}
	f.trying++
	defer func() { f.trying-- }()
	for range 8 {
		again := copyOf(seen)
		again[name] = v
		next := v
		for _, d := range defs {
			x, known := f.result(d, copyOf(again))
			if !known {
				return v, false
			}
			if next, ok = joined(next, x); !ok {
				return v, false
			}
		}
		if next == v {
			seen[name] = v
			return v, true
		}
		v = next
	}
	return v, false
}

func copyOf(m map[string]ptxValue) map[string]ptxValue {
	c := make(map[string]ptxValue, len(m))
	for k, v := range m {
		c[k] = v
	}
	return c
}

// joined returns what is known of a register that has one of two values.
func joined(a, b ptxValue) (ptxValue, bool) {
	by := b.lane[0] - a.lane[0]
	for i := range a.lane {
		if b.lane[i]-a.lane[i] != by {
			return a, false
		}
	}
	a.unit = unitOf(unitOf(a.unit, b.unit), by)
	return a, true
}

// result returns what is known of the result of an instruction.
func (f *ptxFunc) result(d ptxDef, seen map[string]ptxValue) (ptxValue, bool) {
	op, kind, _ := strings.Cut(d.op, ".")
	if op == "ld" && strings.HasPrefix(kind, "param") {
		return same(1), true
	}
	if op == "shfl" && len(d.args) == 4 {
		return f.shuffled(kind, d.args[0], d.args[1], seen)
	}
	var x []ptxValue
	for _, a := range d.args {
		v, ok := f.value(a, seen)
		if !ok {
			return v, false
		}
		x = append(x, v)
	}
	switch {
	case strings.HasPrefix(kind, "hi"): // the upper half of a product
		return same(1), !slices.ContainsFunc(x, func(v ptxValue) bool { return !v.isSame() })
	case len(x) == 1 && (op == "mov" || op == "cvt" || op == "cvta"):
		return x[0], true
	case len(x) == 1 && op == "neg":
		return product(x[0], constant(-1))
	case len(x) == 2:
		return combined(op, x[0], x[1])
	case len(x) == 3 && (op == "mad" || op == "fma"):
		v, ok := product(x[0], x[1])
		if !ok {
			return v, false
		}
		return combined("add", v, x[2])
	}
	if op == "bfi" && len(x) == 4 {
		return inserted(x)
	}
	for _, v := range x { // what is the same for all lanes gives what is the same
		if !v.isSame() {
			return v, false
		}
	}
	return same(1), len(x) > 0 && !slices.Contains([]string{"ld", "ldu", "atom", "match", "call", "activemask", "mapa"}, op)
}

// inserted returns a number with some of its bits replaced: the bits, the number, and where and how
// many they are.
func inserted(x []ptxValue) (ptxValue, bool) {
	at, ok := x[2].number()
	n, known := x[3].number()
	bits, v := x[0], x[1]
	if !ok || !known || at < 0 || n < 0 || at+n > 32 || bits.unit|v.unit != 0 || !bits.below(math.MaxInt32) || !v.below(math.MaxInt32) {
		return same(1), bits.isSame() && v.isSame()
	}
	mask := int64(1)<<n - 1
	for i := range v.lane {
		v.lane[i] = v.lane[i]&^(mask<<at) | bits.lane[i]&mask<<at
	}
	return v, true
}

// shuffled returns what lanes get from others.
func (f *ptxFunc) shuffled(kind, what, lane string, seen map[string]ptxValue) (ptxValue, bool) {
	v, known := f.value(what, seen)
	from, ok := f.value(lane, seen)
	if own, _ := special("%laneid"); strings.HasPrefix(kind, "sync.idx") && ok {
		if from == own {
			return v, known
		}
		if from.isSame() {
			return same(1), true
		}
	}
	return same(1), known && v.isSame()
}

// product returns a*b, one of which is a constant or both of which are the same for all lanes.
func product(a, b ptxValue) (ptxValue, bool) {
	n, ok := b.number()
	if !ok {
		a, b = b, a
		n, ok = b.number()
	}
	switch {
	case ok:
		for i := range a.lane {
			a.lane[i] *= n
		}
		if n == 0 {
			a.unit = 0
		} else if a.unit != 0 {
			a.unit = unitOf(a.unit*n, 0)
		}
		return a, true
	case a.unit == 0 && b.unit == 0:
		for i := range a.lane {
			a.lane[i] *= b.lane[i]
		}
		return a, true
	}
	return same(max(unitOf(a.multiple(), 0)*unitOf(b.multiple(), 0), 1)), a.isSame() && b.isSame()
}

// multiple returns the largest power of two that divides what is the same for all lanes.
func (v ptxValue) multiple() int64 { return unitOf(v.unit, v.lane[0]) }

// combined returns the result of an instruction of two operands.
func combined(op string, a, b ptxValue) (ptxValue, bool) {
	n, isNumber := b.number()
	switch op {
	case "add", "sub":
		sign := int64(1)
		if op == "sub" {
			sign = -1
		}
		for i := range a.lane {
			a.lane[i] += sign * b.lane[i]
		}
		a.unit = unitOf(a.unit, b.unit)
		return a, true
	case "mul":
		return product(a, b)
	case "shl":
		if isNumber && n >= 0 && n < 32 {
			return product(a, constant(1<<n))
		}
	case "shr", "div", "rem":
		if op == "shr" && isNumber && n >= 0 && n < 32 {
			n = 1 << n
		}
		return divided(op == "rem", a, n, isNumber && n > 0)
	case "and", "or", "xor":
		return bitwise(op, a, b)
	}
	return same(1), a.isSame() && b.isSame()
}

// divided returns a/n or the rest of it, where n is known.
func divided(rest bool, a ptxValue, n int64, known bool) (ptxValue, bool) {
	switch {
	case !known || !a.below(math.MaxInt32):
		return same(1), a.isSame()
	case a.unit != 0 && a.unit%n != 0: // more than a unit at once
		if !a.below(a.unit) || n%a.unit != 0 {
			return same(1), a.isSame()
		}
		if rest {
			return a, true
		}
		return same(1), true
	}
	for i := range a.lane {
		if rest {
			a.lane[i] %= n
		} else {
			a.lane[i] /= n
		}
	}
	if rest {
		a.unit = 0
	} else {
		a.unit /= n
	}
	return a, true
}

// bitwise combines bits. The bits of the lanes lie below those that are not known.
func bitwise(op string, a, b ptxValue) (ptxValue, bool) {
	if n, ok := a.number(); ok && !b.isSame() {
		a, b = b, constant(n)
	}
	unit := unitOf(a.unit, b.unit)
	if n, ok := b.number(); ok && unit != 0 { // bits of the constant above the unit meet what is not known
		if op == "and" && n >= 0 && n < unit {
			unit = 0
		}
		if a.unit != 0 {
			b = constant(n & (a.unit - 1))
		}
	} else if ok && op == "and" && n < 0 {
		b = constant(n & math.MaxInt32)
	}
	limit := int64(math.MaxInt32)
	if a.unit|b.unit != 0 {
		limit = unitOf(a.unit, b.unit)
	}
	if !a.below(limit) || !b.below(limit) {
		return same(1), a.isSame() && b.isSame()
	}
	for i := range a.lane {
		switch op {
		case "and":
			a.lane[i] &= b.lane[i]
		case "or":
			a.lane[i] |= b.lane[i]
		default:
			a.lane[i] ^= b.lane[i]
		}
	}
	a.unit = unit
	return a, true
}
