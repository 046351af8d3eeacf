// Package gemm multiplies matrices on tensor cores: c = f(a*b), for matrices of bfloat16 that
// lie row by row in device memory, of any size. It has two layers.
//
// A program makes a Product of two matrices, or of groups of them, and launches it:
//
//	p, err := gemm.New(pe, a, b, gemm.Config{Activation: gemm.GELU, Bias: bias})
//	...
//	err = p.Multiply(pe.Stream(), c)
//
// Weights are matrices b that have a row for each column of c. NewWeights multiplies by them, with
// scales for rows and columns; package gemm8 of kernels does for elements of 8 bits. Where c has few
// tiles, as when tokens are decoded, several blocks multiply each of them (Config.SplitK).
//
// A kernel of a program's own calls Run or RunTransposed with a Kernel, which is put together from a tile
// scheduler, a mainloop and an epilogue. They say which tiles of c there are, what these wait for, and
// what becomes of the sums. Packages fused and experts of kernels are written so: they exchange rows and
// sums with other PEs.
//
// The kernel is persistent and specialises its warps. A producer warp loads tiles ahead, with the tensor
// memory accelerator where the GPU and the matrices allow it. One or two warpgroups are consumers, which
// multiply. The other warps communicate. Blocks of a cluster load for each other what they share, or split
// K and add up their sums in shared memory (policy.go). One source serves all targets from sm_80 on. Sums
// are float32.
//
// For readers of CUTLASS: a WorkTile is its work tile info, Stages are those of its pipeline, Run is its
// warp-specialised kernel layer, and Elementwise its linear combination with bias and activation.
//
// bench/README.md has figures. Start reading at Kernel in kernel.go, then at Run in mainloop.go.
package gemm
