// Package fused multiplies matrices and exchanges rows or sums with other PEs in the same
// launch, so that the exchange overlaps with the work of the tensor cores:
//
//   - AllGather: every PE has some rows of a, and its own b. Each multiplies all rows of a by its
//     b (all-gather + GEMM: a layer that is parallel in its columns).
//   - Reduce: every PE has some columns of a and the rows of b that belong to them. Their
//     products are added up over all PEs, and each PE gets some rows of the sum (GEMM +
//     reduce-scatter), or all of it (GEMM + allreduce: a layer that is parallel in its rows).
//
// Matrices are row-major bfloat16 of any size, for any number of PEs. Sums are float32;
// those that PEs send to each other are rounded to bfloat16. PE p of n has the rows from
// M*p/n up to, not including, M*(p+1)/n.
//
// The bits of a result are the same on all PEs that receive it, in every run with the same
// sizes, Config and GPUs, and over either transport. Beyond that:
//
//   - AllGather adds up nothing over PEs. With TileN set the bits of an element do not depend on the number of PEs, and with a
//     TileN of 256 not on the number of rows either: other kernels than for many rows compute few.
//   - AllReduce with OneShot, and with TileN and BoxM set, adds up each row in the order of the PEs, so its bits do not depend
//     on the number of rows. With TwoShot, and in a ReduceScatter, the PE that adds up a row does so before or
//     after it multiplies, and the number of rows decides that.
//   - The bits of sums over PEs depend on the number of PEs, since what each PE sends is rounded.
//
// A launch needs no barrier before or after it. All PEs make the same launches in the same order,
// and they can be captured in a graph.
//
// The package has run on two H100, and on two and four H200 (bench/README.md). Start reading at
// allGather in allgather.go, then link.go.
package fused
