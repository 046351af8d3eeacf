package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// AcquireBulk waits until the next stage is empty, and returns its number. The stage is full when
// this many bytes have been copied into it: those of all its tiles, whichever block loads them.
//
// It is for a Pipeline whose Stages are Bulk. The emulator refuses others, and a compiled kernel hangs
// with them. A compiled kernel also hangs if the bytes are not those of the loads. The producer is a
// warp, and one thread of it makes all calls. If several warps produce, a thread of each does, with the
// bytes of its own tiles:
//
//	if pipe.Bulk() && w.Rank() == 0 {
//		for at := 0; at < k; at += len(K{}) {
//			s := pipe.AcquireBulk(tile.BulkBytes[M, K, E]() + tile.BulkBytes[K, N, E]())
//			tile.LoadBulk(&pipe, as.At(s), a, row, at)
//			tile.LoadBulk(&pipe, bs.At(s), b, at, col)
//			pipe.CommitBulk()
//		}
//	}
//
// So a stage costs one instruction for its bytes and one for each box. A warp that calls Acquire and
// LoadAsync took some 800 cycles of an H200 for each stage of kernels/gemm, which limited the product.
//
// Blocks of a cluster that need the same tile load it once, if the stages are Multicast: each of them calls
// LoadMulticast for it, LoadBulk for what it needs alone, and End at the end. The launch says how many
// blocks a cluster has (LaunchConfig.Clusters of package runtime).
func (p *Pipeline) AcquireBulk(bytes int) int {
	if !gpu.Has(gpu.TMA) {
		panic(notBulk)
	}
	stagesAreBulk(p)
	p.empty().Wait(p.t, int(p.round^1))
	p.full().ArriveExpectTx(p.t, bytes)
	return int(p.stage)
}

const notBulk = "tile.Pipeline.AcquireBulk of a pipeline whose Stages are not Bulk; ask Pipeline.Bulk, and call tile.Acquire where it is false"

// Bulk reports whether the Stages of the pipeline are Bulk.
func (p *Pipeline) Bulk() bool { return p.bulk }

// CommitBulk says that all loads into the stage have been started.
func (p *Pipeline) CommitBulk() { p.next() }

// BulkBytes returns the bytes that a load copies into a tile.
func BulkBytes[R, C Extent, E Element]() int { return extent[R]() * extent[C]() * gpu.BitSize[E]() / 8 }

// LoadBulk is LoadAsync, with its rule for col, for a thread that has acquired a stage by AcquireBulk.
func LoadBulk[R, C Extent, E Element](p *Pipeline, dst Tile[R, C, E], src Source[R, C, E], row, col int) {
	boxes(dst, src, func(panel []E, right int) { loadBox(p.t, panel, src.Boxes, row, col+right, p.full()) })
}

// LoadMulticast is LoadBulk to the tile dst of all blocks that share the stages of the pipeline: each of
// them makes the same call, and gets the same part of src. One block reads the part for all, in turns
// from stage to stage (PTX: .multicast::cluster).
func LoadMulticast[R, C Extent, E Element](p *Pipeline, dst Tile[R, C, E], src Source[R, C, E], row, col int) {
	if p.blocks == 1 {
		LoadBulk(p, dst, src, row, col)
	} else if p.turn == p.block {
		boxes(dst, src, func(panel []E, right int) {
			loadBoxToAll(p.t, panel, src.Boxes, row, col+right, p.full(), 1<<p.blocks-1)
		})
	}
}

// boxes calls f with each panel of a tile, into which parts of src are loaded, and with how far to the
// right it begins. A box is a panel.
func boxes[R, C Extent, E Element](dst Tile[R, C, E], src Source[R, C, E], f func(panel []E, right int)) {
	sourceIsBulk(src)
	each := extent[R]() * panelCols[C, E]()
	if gpu.Has(gpu.TMA) { // no Pipeline is Bulk elsewhere
		gpu.Unroll(extent[C]()/panelCols[C, E](), func(i int) { f(within(dst.data, i*each, each), i*panelCols[C, E]()) })
	}
}
