// Package dlpack shares arrays with other libraries in the same process, without a copy,
// through the C structs of DLPack: for example with PyTorch, NumPy, CuPy and JAX in a
// Python interpreter.
//
// Export passes an array on as a DLManagedTensor or a DLManagedTensorVersioned, and Import
// receives one. The producer of the struct owns the memory. The consumer calls the struct's
// deleter once, when it no longer uses the memory, and then the producer may free it.
//
// In Python, a struct travels in a capsule (PyCapsule_New, PyCapsule_GetPointer). Its name
// says which struct is inside, and whether it has been consumed: Form.Capsule and
// Form.Used. A consumer renames the capsule before it takes the struct out. The destructor
// of a capsule that was not renamed calls the deleter. The method __dlpack__() of an array
// of PyTorch or NumPy returns such a capsule, and torch.from_dlpack and numpy.from_dlpack
// take an object with that method.
//
// DLPack does not wait for streams. The producer's writes must be complete, or ordered
// before the consumer's work: synchronise the stream before you pass the struct, or use the
// same stream on both sides (gpurt.PE.WrapStream).
//
// The layouts, numbers and names are those of dlpack.h of DLPack 1.1
// (https://github.com/dmlc/dlpack, include/dlpack/dlpack.h) and of its Python specification.
// Start reading at Export and Import.
package dlpack
