// Package launch measures what a launch costs the host; bench/cpp/launch.cu is
// the same in CUDA C++.
package launch

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate

// EmptyScalars does nothing with four arguments.
//
//gpu:kernel
func EmptyScalars(t *gpu.Thread, a int32, b float32, c uint64, d int32) {}

// EmptySlices does nothing with three slices.
//
//gpu:kernel
func EmptySlices(t *gpu.Thread, a, b, c []float32) {}
