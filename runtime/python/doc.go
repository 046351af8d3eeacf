// Package python runs Python in the process of a Go program, without cgo, and shares arrays with
// its libraries without a copy: PyTorch, NumPy and all others that know DLPack.
//
// New starts the interpreter, or joins one that runs in the process already, and returns a
// namespace: Run executes statements in it, Get and Set move values. Give makes an array a
// variable that torch.from_dlpack takes, and Take makes a tensor an array that kernels take.
//
//	py, err := python.New()
//	...
//	err = py.Run("import torch; y = torch.arange(6.0)")
//	...
//	y, err := python.Take[float32](py, pe, "y")
//
// The interpreter is the one that the command python3 starts, with the modules that this python3
// can import. So activate a virtual environment, or put its python3 first in PATH, before you start
// the program. That python3 must be 3.8 or later and have a shared library, libpython3.x.so.
// Packages of distributions and conda have one; pyenv builds one with
// PYTHON_CONFIGURE_OPTS=--enable-shared. This works on Linux.
//
// A process has one interpreter at most. Emulated PEs are goroutines of one process and share it, so
// each of them needs a namespace of its own. Calls hold the lock of the interpreter (the GIL) while
// they last. Two calls of one goroutine may run on two threads, unless the goroutine is locked to its
// thread; on a GPU, the goroutine of a PE is, as libraries with a current device expect.
//
// The package knows Python's C API and DLPack, and nothing of any library. Start reading at New.
package python
