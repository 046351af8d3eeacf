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
// scales for rows and columns; package gemm8 of kernels does for elements of 8 bits. Where c has few parts,
// as when tokens are decoded, several blocks multiply each of them (Config.Splits).
//
// A kernel of a program's own calls Run or RunTransposed, with a Job that says which parts of the product there
// are, what they wait for and what becomes of the sums. Package fused of kernels has such jobs,
// which exchange rows and sums with other PEs.
//
// Blocks of a cluster load for each other what they share, if they are asked to: the rows of b by which
// parts below each other are multiplied, or the rows of a of parts beside each other. Or they multiply one
// part, each by some of K, and add up by shared memory (share.go).
//
// A block has a warp that loads tiles ahead, by the tensor memory accelerator where the GPU and
// the matrices allow it, and one or two warpgroups that multiply. One source serves all targets
// from sm_80 on. Sums are float32.
//
// bench/README.md has figures. Start reading at Run in device.go.
package gemm
