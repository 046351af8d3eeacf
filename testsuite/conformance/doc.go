// Package conformance checks that kernels do on a back end what Go and the
// specification of NVSHMEM say: every operation of internal/base/op's table at every
// scope and element type (package comm), Go as kernels may use it (package lang),
// and the errors of kernels that fail (package faults). The emulator is the back
// end unless -gpuc.backend says otherwise:
//
//	go test ./testsuite/conformance -gpuc.backend=cuda -gpuc.np=2
package conformance
