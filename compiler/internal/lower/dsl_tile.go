package lower

// This file lowers the functions of dsl/tile that have no body for a GPU, but for the
// product.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

func tileFuncs() map[string]handler {
	return map[string]handler{
		"Shared": sharedTile,
		"copyChunkAsync": func(b *builder, c *callee) value {
			dst, src := c.args[1][0].v, c.args[2]
			bytes := b.mul(src[1].v, b.f.ConstInt(mir.Int64, b.m.info(c.targs[0]).mem.Size()))
			b.intr(mir.CopyAsync, mir.Void, b.bytes(dst), b.bytes(src[0].v), b.convert(bytes, mir.Int32)).Index = chunkBytes
			return nil
		},
		"fenceProxyWritten": publish,
		"fenceProxyArrived": publish,
		"pack":              packSums,
		"hasStoreMatrix":    func(b *builder, _ *callee) value { return scalarValue(b.has(arch.STMatrix)) },
		"storeMatrix":       storeMatrix,
		"syncClusterRelaxed": func(b *builder, _ *callee) value {
			b.intr(mir.SyncCluster, mir.Void).Index = 1
			return nil
		},
		"arriveAt": func(b *builder, c *callee) value {
			b.intr(mir.MBarrierReadAt, mir.Void, b.add(mir.Bitcast, mir.PtrTo(mir.Uint64), c.args[1][0].v), b.convert(c.args[2][0].v, mir.Int32))
			return nil
		},
		"MMA":          matrixProduct(false, false),
		"MMAAsync":     matrixProduct(true, false),
		"ProductAsync": matrixProduct(true, true),
		"AwaitMMA":     awaitProducts,
	}
}

// chunkBytes is what a thread copies at once.
const chunkBytes = 16

// publish orders what the thread knows to have been written to shared memory before what
// instructions read there by descriptors.
func publish(b *builder, _ *callee) value {
	b.intr(mir.FenceAsyncShared, mir.Void)
	return nil
}

// extent returns the length of a dimension.
func extent(t types.Type) int64 {
	if a, ok := t.Underlying().(*types.Array); ok {
		return a.Len()
	}
	return 0
}

// warpsOf returns the number of warps of a group.
func warpsOf(t types.Type) int64 {
	if load.IsNamed(t, load.GPUPath, "Warpgroup") {
		return warpgroupThreads / arch.WarpSize
	}
	return 1
}

// sliceRows is the number of rows that a warp holds at a time.
const sliceRows = 16

// panel returns the width in bytes of the panels of rows of a tile.
func panel(cols int64, elem *mir.Type) int64 {
	row := cols * elem.Size()
	return min(row&-row, 128)
}

// tileAlign is the alignment of a tile: the pattern of its chunks repeats after so many
// bytes, and instructions compute it from the address.
const tileAlign = 1024

func sharedTile(b *builder, c *callee) value {
	elem := b.m.info(c.targs[2]).mem
	n := extent(c.targs[0]) * extent(c.targs[1])
	g := b.sharedVariable("tile.Shared", mir.ArrayOf(elem, n), c.targs...)
	if g == nil {
		return nil
	}
	g.Align = tileAlign
	p := b.add(mir.GlobalAddr, mir.PtrTo(g.Type))
	p.Global = g
	length := b.f.ConstInt(mir.Int64, n)
	return value{{v: b.element(p, b.f.ConstInt(mir.Int64, 0))}, {v: length}, {v: length}}
}

// packs are the intrinsics that round two float32 to elements in a word.
var packs = map[string]mir.Intrinsic{"gpu.Float16": mir.HalfPack, "gpu.BFloat16": mir.BrainPack}

func packSums(b *builder, c *callee) value {
	return scalarValue(b.intr(packs[typeName(c.targs[0])], mir.Uint32, c.args[0][0].v, c.args[1][0].v))
}

func storeMatrix(b *builder, c *callee) value {
	args := []*mir.Value{b.add(mir.Bitcast, mir.PtrTo(mir.Uint8), c.args[0][0].v)}
	for _, w := range c.args[1:] {
		args = append(args, w[0].v)
	}
	b.intr(mir.StoreMatrix, mir.Void, args...)
	return nil
}
