// Package spread says how the kernels spread things over PEs.
package spread

import "math/bits"

// Shard returns the things of PE pe, of n over all PEs: from lo up to, not including, hi.
func Shard(n, pe, pes int) (lo, hi int) { return n * pe / pes, n * (pe + 1) / pes }

// Owner returns the PE whose shard thing i of n belongs to.
func Owner(i, n, pes int) int { return int((uint32(i+1)*uint32(pes) - 1) / uint32(n)) }

// After returns the PE that comes n after pe.
func After(pe, n, pes int) int { return int(uint32(pe+n) % uint32(pes)) }

// Divide returns a/b, for numbers below 1<<31 of which b is mostly a power of two. Kernels divide before their
// first load, and a shift takes a fraction of the time.
func Divide(a, b uint32) uint32 {
	if b&(b-1) == 0 {
		return a >> bits.TrailingZeros32(b)
	}
	return a / b
}

// Quotient is Divide of numbers that are not negative.
func Quotient(a, b int) int { return int(Divide(uint32(a), uint32(b))) }

// DivideUp returns a/b, rounded up, likewise. A division of 32 bits takes a fraction of the time and of the
// registers of one of 64.
func DivideUp(a, b int) int { return Quotient(a+b-1, b) }
