package shmem

// Bytes returns the range as bytes, for operations on memory without a type, as
// C's void * is.
func Bytes[T Elem](s Sym[T]) Sym[uint8] { return Sym[uint8]{s.mem} }
