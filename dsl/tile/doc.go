// Package tile multiplies matrices on tensor cores. A kernel cuts its matrices into tiles,
// loads them to shared memory, multiplies them there, and keeps the sums in registers:
//
//	type (
//		M [64]tile.Dim
//		N [128]tile.Dim
//		K [64]tile.Dim
//	)
//
//	//gpu:kernel maxthreads=128
//	func Product(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, m, n, k int) {
//		as := tile.Shared[M, K, gpu.BFloat16](t)
//		bs := tile.Shared[K, N, gpu.BFloat16](t)
//		sum := tile.Zero[M, N, float32](t.Warpgroup())
//		row, col := t.BlockIdx().Y*len(M{}), t.BlockIdx().X*len(N{})
//		for at := 0; at < k; at += len(K{}) {
//			tile.Load(t.Block(), as, tile.Of(a, m, k), row, at)
//			tile.Load(t.Block(), bs, tile.Of(b, k, n), at, col)
//			t.Block().Sync()
//			tile.MMA(sum, as, bs)
//			t.Block().Sync()
//		}
//		tile.Store(sum, tile.Of(c, m, n), row, col)
//	}
//
// A dimension is a type of its own, and a tile has its two dimensions as type parameters.
// So a product of tiles that do not belong together does not compile, even if their sizes
// happen to agree. len(M{}) is a constant. A function that is generic over dimensions works
// for tiles of all sizes.
//
// Sums in registers are replaced by functions of them (Acc.Map), reduced to numbers of their rows
// and columns (Acc.RowMax, ColSum), combined with these (Acc.MapRows), and rounded to Fragments,
// which are multiplied again: docs/tiles.md writes attention so. SliceCols returns some columns of sums.
// Acc.FoldParts and Rows.Fold are the two halves of a reduction of rows. The threads meet only in
// the second one.
//
// A Pipeline loads tiles ahead: some threads load (LoadAsync), others multiply what has arrived,
// and barriers of the pipeline's stages stand between them. The tiles come from a Source, which the
// host makes of an array (NewTileSource of package runtime). Where all sources are Bulk, the tensor
// memory accelerator, a unit of newer GPUs, copies whole tiles. One thread then fills the stages
// with fewer instructions (Pipeline.AcquireBulk, LoadBulk and Pipeline.CommitBulk), and blocks of a
// cluster load for each other (LoadMulticast), and add up their sums (ReduceCluster). See Pipeline, and
// Visit and StoreVec for sums that leave the registers. Package kernels/gemm is written with all of them.
//
// MMAAsync starts a product that the tensor cores go on with while the threads do other things, and
// AwaitMMA waits for it.
//
// The functions take the best way that a target has. A warpgroup multiplies by wgmma on
// sm_90a, and each of its warps by mma.sync elsewhere, from sm_80 on. Both keep the sums in
// the same registers. What no instruction of a target does is refused when the kernel is
// compiled for it.
//
// The emulator computes the same products. Integers agree bit for bit. How a tensor core
// rounds the sum of the products of one instruction is not specified; see MMA for a bound.
//
// Start reading at Shared, Zero and MMA, then at Rows and Fragment.
package tile
