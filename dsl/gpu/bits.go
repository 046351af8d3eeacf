package gpu

import "unsafe"

// Bits returns the bits of v, with zeros above them (C++: std::bit_cast to an
// unsigned integer).
func Bits[T Scalar](v T) uint64 { return toWord(v) }

// FromBits returns the value with the bits that Bits gives for it; those above the
// bits of T do not count.
func FromBits[T Scalar](bits uint64) T { return fromWord[T](bits) }

// BitSize returns the number of bits of a T. It is a constant in compiled kernels.
func BitSize[T Scalar]() int {
	var v T
	return int(unsafe.Sizeof(v)) * 8
}
