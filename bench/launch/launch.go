// Package launch measures what a launch costs the host; bench/cpp/launch.cu is
// the same in CUDA C++.
package launch

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate -compress

// EmptyScalars does nothing with four arguments.
//
//gpu:kernel
func EmptyScalars(t *gpu.Thread, a int32, b float32, c uint64, d int32) {}

// EmptySlices does nothing with three slices.
//
//gpu:kernel
func EmptySlices(t *gpu.Thread, a, b, c []float32) {}

// Buffers and Numbers are as many as a kernel takes that computes and communicates.
type Buffers struct{ A, B, C, D, E, F, G, H, I, J []float32 }

// Numbers are the scalars beside Buffers.
type Numbers struct{ A, B, C, D, E, F, G, H, I, J, K, L, M, N int32 }

// EmptyStructs does nothing with ten slices and 14 numbers.
//
//gpu:kernel
func EmptyStructs(t *gpu.Thread, b Buffers, n Numbers) {}
