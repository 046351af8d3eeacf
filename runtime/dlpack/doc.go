// Package dlpack shares arrays with other libraries of the process, without a copy, by the C
// structs of DLPack: with PyTorch, NumPy, CuPy and JAX in a Python interpreter, for example.
//
// Export gives an array away as a DLManagedTensor or a DLManagedTensorVersioned, and Import
// takes one. Either way the struct says who owns the memory: its producer. The consumer calls
// the struct's deleter once, when it no longer uses the memory, and the producer then may
// free it.
//
// In Python, a struct travels in a capsule (PyCapsule_New, PyCapsule_GetPointer). Its name
// says which struct is inside, and whether somebody has taken it: Form.Capsule and Form.Used.
// Who takes the struct out of a capsule renames it first. The destructor of a capsule that
// was not renamed calls the deleter. An array of PyTorch or NumPy gives such a capsule by
// __dlpack__(), and torch.from_dlpack and numpy.from_dlpack take an object with that method.
//
// DLPack waits for no stream. The producer's work that writes the memory must be done, or
// ordered before the consumer's: synchronise the stream before the struct changes hands, or
// use one stream on both sides (gpurt.PE.WrapStream).
//
// The layouts, numbers and names are those of dlpack.h of DLPack 1.1
// (https://github.com/dmlc/dlpack, include/dlpack/dlpack.h) and of its Python specification.
// Start reading at Export and Import.
package dlpack
