// Package gemm multiplies matrices on tensor cores: c = f(a*b), for row-major matrices of bfloat16 of
// any size in device memory. It has two layers.
//
// A program makes a Product of two matrices, or of groups of them, and launches it:
//
//	p, err := gemm.New(pe, a, b, gemm.Config{Activation: gemm.GELU, Bias: bias})
//	...
//	err = p.Multiply(pe.Stream(), c)
//
// Weights are matrices b that have a row for each column of c. NewWeights multiplies by them, and scales
// rows and columns; package gemm8 of kernels does the same for elements of 8 bits. Where c has few
// tiles, as when tokens are decoded, several blocks multiply each of them (Config.SplitK).
//
// A program's own kernel calls Run or RunTransposed with a Kernel, which is put together from a tile
// scheduler, a mainloop and an epilogue. They say which tiles of c there are, what these wait for, and
// what becomes of the sums. Packages fused and experts of kernels are written so: they exchange rows and
// sums with other PEs.
//
// A sum has the same bits in every run with the same sizes, Config and GPU: each is added up in the order of K, and blocks that
// share K add up in their order. The number of rows of a decides the shape of the tiles and how many blocks share
// K. With SplitK 1, and with TileN and BoxM set, the bits of a row do not depend on it, nor on where the rows of a product begin.
// NVIDIA does not say that tensor cores add up alike at each place of a tile; tests on GPUs compare it.
//
// The kernel is persistent and specialises its warps. A producer warp loads tiles ahead, through the
// tensor memory accelerator where the GPU and the matrices allow it. One or two warpgroups are consumers,
// which multiply. The other warps communicate. One source serves all targets from sm_80 on. Sums are
// float32.
//
// For readers of CUTLASS and DeepGEMM:
//
//	tile shape            rows: M64 for each consumer; columns: N64, N128, N256; K: K64, K128 (nn.go, nt.go)
//	cluster, multicast    Config.Cluster; blocks load for each other (policy.go)
//	tile scheduler        TileScheduler (kernel.go)
//	work tile info        WorkTile, with its rasterization (worktile.go)
//	grouped GEMM          Groups (nn.go)
//	kernel layer          Run, RunTransposed: cooperative consumers, no ping-pong (mainloop.go)
//	collective mainloop   produce and consume (mainloop.go), operandA and operandB (operand.go)
//	pipeline and stages   tile.Pipeline, Launch.Stages
//	small M               NN64SmallM, NT64SmallM: a in boxes of 16 rows, in place of swap-AB (operand.go)
//	split-K               Config.SplitK: the blocks of a cluster share K and add up in shared memory
//	                      (policy.go); there is no stream-K
//	collective epilogue   Epilogue, Output (kernel.go)
//	epilogue fusion       Epilogue.Store; Elementwise for scale, bias and activation (elementwise.go)
//	heuristics            Tuning.Choose (heuristic.go)
//	device adapter        Product (product.go), Weights (weights.go)
//
// CUTLASS has no counterpart of communication warps (communicate.go), nor of sums that an epilogue adds
// up over PEs with NCCL's protocol LL (ll.go).
//
// bench/README.md has figures. Start reading at Kernel in kernel.go, then at Run in mainloop.go.
package gemm
