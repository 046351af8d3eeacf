// Package tile multiplies matrices on tensor cores. A kernel splits its matrices into
// tiles, loads the tiles into shared memory, multiplies them there, and keeps the sums in
// registers:
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
// Each dimension is a type, and a tile has its two dimensions as type parameters. So a
// product of tiles with different inner dimensions does not compile, even if the sizes
// happen to agree. len(M{}) is a constant. A function that is generic over dimensions works
// for tiles of all sizes.
//
// Functions work on sums in registers: Acc.Map replaces each sum, Acc.RowMax and ColSum
// reduce rows and columns, Acc.MapRows combines sums with a number for each row, and Round
// makes a Fragment, an operand of the next product. docs/tiles.md builds attention from
// these. SliceCols returns some columns of sums. Acc.FoldParts and Rows.Fold are the two
// halves of a reduction of rows; the threads synchronise only in the second.
//
// A Pipeline prefetches tiles: some threads load (LoadAsync), others multiply the tiles
// that have arrived, and each stage of the pipeline has barriers between them. The tiles
// come from a Source, which the host makes from an array (NewTileSource of package
// runtime). If all sources are Bulk, the tensor memory accelerator (TMA), a unit of newer
// GPUs, copies whole tiles. Then one thread fills the stages with fewer instructions
// (Pipeline.AcquireBulk, LoadBulk and Pipeline.CommitBulk), blocks of a cluster load for
// each other (LoadMulticast), and they can add up their sums (ReduceCluster). See Pipeline,
// and Visit and StoreVec to store sums. Package kernels/gemm uses all of them.
//
// MMAAsync starts a product, which the tensor cores compute while the threads do other
// things, and AwaitMMA waits for it.
//
// The functions use the best instructions of a target. A warpgroup multiplies with wgmma on
// sm_90a, and with mma.sync in each of its warps elsewhere, from sm_80 on. Both keep the
// sums in the same registers. If a target has no instruction for a function, the kernel
// does not compile for it.
//
// The emulator computes the same products. Integers agree bit for bit. For floats, NVIDIA
// does not specify how a tensor core rounds the sum of the products of one instruction; see
// MMA for a bound.
//
// Start reading at Shared, Zero and MMA, then at Rows and Fragment.
package tile
