package gpu

import "unsafe"

// Integer is the integer types of kernels.
type Integer interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~int | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uint
}

// Number is the types that group algorithms compute with.
type Number interface{ Integer | Float }

// Scalar is the types of values that lanes of a warp exchange,
// and of the elements of vectors.
type Scalar interface {
	Number | Float16 | BFloat16 | Float8E4M3 | Float8E5M2
}

// toWord returns the bits of v, with zeros above them.
func toWord[T Scalar](v T) uint64 {
	p := unsafe.Pointer(&v)
	switch unsafe.Sizeof(v) {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// fromWord undoes toWord.
func fromWord[T Scalar](w uint64) (v T) {
	p := unsafe.Pointer(&v)
	switch unsafe.Sizeof(v) {
	case 1:
		*(*uint8)(p) = uint8(w)
	case 2:
		*(*uint16)(p) = uint16(w)
	case 4:
		*(*uint32)(p) = uint32(w)
	default:
		*(*uint64)(p) = w
	}
	return v
}

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
