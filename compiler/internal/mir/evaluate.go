package mir

import "math/bits"

// Extend returns the low bits of x as a number of type t, as constants hold them.
func Extend(t *Type, x int64) int64 {
	if t.Kind == BoolKind {
		return x & 1
	}
	shift := 64 - t.Bits
	if t.Signed {
		return x << shift >> shift
	}
	return int64(uint64(x) << shift >> shift)
}

// Evaluate computes an operation on two constants of the integer or bool type t, if it can.
func Evaluate(o Op, t *Type, a, b int64) (r int64, ok bool) {
	switch o {
	case Add:
		r = a + b
	case Sub:
		r = a - b
	case Mul:
		r = a * b
	case And:
		r = a & b
	case Or:
		r = a | b
	case Xor:
		r = a ^ b
	case Shl:
		r = a << uint64(b)
	case Shr:
		if t.Signed {
			r = a >> uint64(b)
		} else {
			r = int64(uint64(a) >> uint64(b))
		}
	case Div, Rem:
		if b == 0 {
			return 0, false // behind a check that fails
		}
		r = quotient(o, t, a, b)
	default:
		return 0, false
	}
	return Extend(t, r), true
}

// Compare returns what a comparison of two integer constants of type t gives, and reports whether o
// is a comparison.
func Compare(o Op, t *Type, a, b int64) (holds, ok bool) {
	less := func(a, b int64) bool {
		if t.Signed {
			return a < b
		}
		return uint64(a) < uint64(b)
	}
	switch o {
	case Eq:
		return a == b, true
	case Ne:
		return a != b, true
	case Lt:
		return less(a, b), true
	case Le:
		return !less(b, a), true
	case Gt:
		return less(b, a), true
	case Ge:
		return !less(a, b), true
	}
	return false, false
}

// quotient returns a divided by b, or the remainder.
func quotient(o Op, t *Type, a, b int64) int64 {
	var q, r int64
	switch {
	case !t.Signed:
		uq, ur := bits.Div64(0, uint64(a), uint64(b))
		q, r = int64(uq), int64(ur)
	case b == -1: // Go's own division would wrap just so
		q, r = -a, 0
	default:
		q, r = a/b, a%b
	}
	if o == Div {
		return q
	}
	return r
}
