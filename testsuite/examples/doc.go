// Package examples holds the tests of the examples' packages of kernels, with every
// number of PEs, awkward sizes, many orders of delivery, and, on GPUs, large sizes.
// They stand together, and not beside the kernels, so that a GPU host gets one test
// binary for all of them:
//
//	go test ./testsuite/examples -gpuc.backend=cuda -gpuc.np=2
package examples
