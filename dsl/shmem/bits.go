package shmem

import "unsafe"

// toBits returns the bits of v in the low bytes of a word.
func toBits[T Elem](v T) uint64 {
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

// fromBits undoes toBits.
func fromBits[T Elem](b uint64) T {
	var v T
	p := unsafe.Pointer(&v)
	switch unsafe.Sizeof(v) {
	case 1:
		*(*uint8)(p) = uint8(b)
	case 2:
		*(*uint16)(p) = uint16(b)
	case 4:
		*(*uint32)(p) = uint32(b)
	default:
		*(*uint64)(p) = b
	}
	return v
}
