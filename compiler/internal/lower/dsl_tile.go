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
		"Shared":       sharedTile,
		"MMA":          matrixProduct(false, false),
		"MMAAsync":     matrixProduct(true, false),
		"ProductAsync": matrixProduct(true, true),
		"AwaitMMA":     awaitProducts,
	}
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
