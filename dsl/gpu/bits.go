package gpu

import "unsafe"

// Bits returns the bits of v, with zeros above them (C++: std::bit_cast to an
// unsigned integer).
func Bits[T Scalar](v T) uint64 { return toWord(v) }

// FromBits is the inverse of Bits: it returns the value of T
// with these bits. It ignores the bits above those of T.
func FromBits[T Scalar](bits uint64) T { return fromWord[T](bits) }

// BitSize returns the number of bits of a T. It is a constant in compiled kernels.
func BitSize[T Scalar]() int {
	var v T
	return int(unsafe.Sizeof(v)) * 8
}
