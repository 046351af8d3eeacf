package shmem

// Bytes returns the range as bytes. It is for operations on
// memory without a type, which C writes as void *.
func Bytes[T Elem](s Sym[T]) Sym[uint8] { return Sym[uint8]{s.mem} }
