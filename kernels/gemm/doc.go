// Package gemm multiplies matrices on tensor cores: c = f(a*b), for row-major bfloat16
// matrices of any size in device memory. It has two layers.
//
// A program makes a Product of two matrices, or of groups of them, and launches it:
//
//	p, err := gemm.New(pe, a, b, gemm.Config{Activation: gemm.GELU, Bias: bias})
//	...
//	err = p.Multiply(pe.Stream(), c)
//
// Weights are matrices b with a row for each column of c. NewWeights multiplies by them,
// and scales rows and columns; package gemm8 does the same for 8-bit elements. If c has few
// tiles, as in decoding, several blocks compute each tile (Config.SplitK).
//
// Your own kernel can call Run or RunTransposed with a Kernel, which consists of a tile
// scheduler, a mainloop and an epilogue. They decide which tiles of c there are, what these
// wait for, and what happens to the sums. Packages fused and experts work like that: they
// exchange rows and sums with other PEs.
//
// A sum has the same bits in every run with the same sizes, Config and GPU: each is added
// up in the order of K, and blocks that share K add up in a fixed order. The number of rows
// of a determines the shape of the tiles and how many blocks share K. With SplitK 1, and
// with TileN and BoxM set, the bits of a row do not depend on the number of rows, nor on
// where the rows of a product begin. This assumes that tensor cores add up in the same
// order at every position of a tile, which NVIDIA does not promise; tests on GPUs check it.
//
// The kernel is persistent and warp-specialised. A producer warp prefetches tiles, through
// TMA if the GPU and the matrices allow it. One or two warpgroups are consumers, which
// multiply. The other warps communicate. One source serves all targets from sm_80 on. Sums
// are float32.
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
//	profiler              Tune, of the Forms of a product (tune.go, form.go)
//	device adapter        Product (product.go), Weights (weights.go)
//
// CUTLASS has no counterpart of communication warps (communicate.go), nor of an epilogue
// that adds up over PEs with the LL protocol (ll.go).
//
// bench/README.md has measurements. Start reading at Kernel in kernel.go, then at Run in
// mainloop.go.
package gemm
