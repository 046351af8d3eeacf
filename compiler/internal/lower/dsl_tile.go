package lower

// This file lowers the functions of dsl/tile that have no body for a GPU, but for the
// product.

import (
	"go/types"
	"maps"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

func tileFuncs() map[string]handler {
	number := func(f func(b *builder, c *callee) int64) handler {
		return func(b *builder, c *callee) value { return scalarValue(b.f.ConstInt(mir.Int64, f(b, c))) }
	}
	t := map[string]handler{
		"extent":       number(func(_ *builder, c *callee) int64 { return extent(c.targs[0]) }),
		"warps":        number(func(_ *builder, c *callee) int64 { return warpsOf(c.targs[0]) }),
		"registers":    number(func(_ *builder, c *callee) int64 { return registers(c.targs[0], c.targs[1], c.targs[2]) }),
		"panelBytes":   panelBytes,
		"rowRegisters": number(func(_ *builder, c *callee) int64 { return rowRegisters(c.targs[0], c.targs[1]) }),
		"colRegisters": number(func(_ *builder, c *callee) int64 { return extent(c.targs[0]) / 4 }),
		"newRegisters": newRegisters,
		"newRows":      newRows,
		"locals":       locals,
		"mustConverge": nothing,
		"mustIndex":    nothing,
		"warpOf":       nothing,
		"unrolled":     nothing, // see callInstr
		"updated":      nothing,
		"Shared":       sharedTile,
		"copyChunk":    copyChunk,
		"clearChunk":   clearChunk,
		"copyChunkAsync": func(b *builder, c *callee) value {
			dst, src := c.args[1][0].v, c.args[2]
			bytes := b.mul(src[1].v, b.f.ConstInt(mir.Int64, b.m.info(c.targs[0]).mem.Size()))
			b.intr(mir.CopyAsync, mir.Void, b.bytes(dst), b.bytes(src[0].v), b.convert(bytes, mir.Int32)).Index = int(chunk.Size())
			return nil
		},
		"address": func(b *builder, c *callee) value {
			return scalarValue(b.add(mir.Bitcast, mir.Uint64, c.args[0][0].v))
		},
		"fenceProxyWritten": publish,
		"fenceProxyArrived": publish,
		"convert":           convertSum,
		"pack":              packSums,
		"storeWord":         storeWord,
		"storeOne": func(b *builder, c *callee) value {
			b.add(mir.Store, mir.Void, b.index(c.args[0][0].v, c.args[1][0].v), c.args[2][0].v)
			return nil
		},
		"storePair":      storePair,
		"storePairTo":    storePairTo,
		"storeEight":     storeEight,
		"hasStoreMatrix": question(arch.STMatrix),
		"storeMatrix":    storeMatrix,
		"loadOne":        loadOne,
		"loadPair":       loadPair,
		"sizeOf":         number(func(b *builder, c *callee) int64 { return memSize(b.m.info(c.targs[0]).mem) }),
		"hasTMA":         question(arch.TMA),
		"hasSetMaxNReg":  question(arch.SetMaxNReg),
		"hasCluster":     question(arch.Cluster),
		"syncClusterRelaxed": func(b *builder, _ *callee) value {
			b.intr(mir.SyncCluster, mir.Void).Index = 1
			return nil
		},
		"MMA":          matrixProduct(false, false),
		"MMAAsync":     matrixProduct(true, false),
		"ProductAsync": matrixProduct(true, true),
		"AwaitMMA":     awaitProducts,
	}
	maps.Copy(t, tileAccess())
	return t
}

// tileAccess are the functions that access what dsl/tile knows to be there.
func tileAccess() map[string]handler {
	// four returns the address of four elements, and their type, which is that of the result or
	// of the last parameter.
	four := func(b *builder, c *callee, t types.Type) *mir.Value {
		return b.add(mir.Bitcast, mir.PtrTo(b.m.info(t).mem), b.index(c.args[0][0].v, c.args[1][0].v))
	}
	return map[string]handler{
		"stagesAreBulk": nothing,
		"sourceIsBulk":  nothing,
		"within": func(b *builder, c *callee) value {
			n := c.args[2][0].v
			return value{{v: b.index(c.args[0][0].v, c.args[1][0].v)}, {v: n}, {v: n}}
		},
		"asHalves": func(b *builder, c *callee) value {
			n := b.mul(c.args[0][1].v, b.f.ConstInt(mir.Int64, 2))
			return value{{v: b.add(mir.Bitcast, mir.PtrTo(b.m.info(c.targs[0]).mem), c.args[0][0].v)}, {v: n}, {v: n}}
		},
		"put": func(b *builder, c *callee) value {
			b.store(b.index(c.args[0][0].v, c.args[1][0].v), c.targs[0], c.args[2])
			return nil
		},
		"fourAt": func(b *builder, c *callee) value {
			t := c.fn.Signature.Results().At(0).Type()
			return b.load(four(b, c, t), t)
		},
		"barrierAt": func(b *builder, c *callee) value {
			return scalarValue(b.index(c.args[0][0].v, c.args[1][0].v))
		},
		"loadBox": func(b *builder, c *callee) value {
			b.intr(mir.TensorLoad, mir.Void, b.box(c)...).Index = 2
			return nil
		},
		"loadBoxToAll": func(b *builder, c *callee) value {
			b.intr(mir.TensorMulticast, mir.Void, append(b.box(c), b.convert(c.args[6][0].v, mir.Uint32))...).Index = 2
			return nil
		},
		"arriveAt": func(b *builder, c *callee) value {
			b.intr(mir.MBarrierReadAt, mir.Void, b.add(mir.Bitcast, mir.PtrTo(mir.Uint64), c.args[1][0].v), b.convert(c.args[2][0].v, mir.Int32))
			return nil
		},
	}
}

// box returns what copies of a box of two dimensions take: the thread, the destination, the map, the
// row and the column, and the barrier.
func (b *builder) box(c *callee) []*mir.Value {
	zero := b.f.ConstInt(mir.Int32, 0)
	row, col := b.convert(c.args[3][0].v, mir.Int32), b.convert(c.args[4][0].v, mir.Int32)
	return []*mir.Value{b.bytes(c.args[1][0].v), c.args[2][0].v, col, row, zero, zero, zero, b.add(mir.Bitcast, mir.PtrTo(mir.Uint64), c.args[5][0].v)}
}

// publish orders what the thread knows to have been written to shared memory before what
// instructions read there by descriptors.
func publish(b *builder, _ *callee) value {
	b.intr(mir.FenceAsyncShared, mir.Void)
	return nil
}

// question lowers the question whether the target has something.
func question(x arch.Feature) handler {
	return func(b *builder, _ *callee) value { return scalarValue(b.has(x)) }
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

// registers returns how many of rows by cols sums a thread of a group holds.
func registers(rows, cols, group types.Type) int64 {
	return extent(rows) * extent(cols) / (arch.WarpSize * warpsOf(group))
}

// panel returns the width in bytes of the panels of rows of a tile.
func panel(cols int64, elem *mir.Type) int64 {
	row := cols * elem.Size()
	return min(row&-row, 128)
}

func panelBytes(b *builder, c *callee) value {
	return scalarValue(b.f.ConstInt(mir.Uint64, panel(extent(c.targs[0]), b.m.info(c.targs[1]).mem)))
}

// rowRegisters returns how many of the rows a thread of a group has sums of.
func rowRegisters(rows, group types.Type) int64 {
	return 2 * (extent(rows) / (sliceRows * warpsOf(group)))
}

// sharesRows reports rows that a group cannot share.
func (b *builder) sharesRows(rows, group types.Type) {
	if n, each := extent(rows), sliceRows*warpsOf(group); n%each != 0 {
		b.errorf("keeps %d rows of sums in a %s, whose warps take %d rows at a time; use a dimension that is a multiple of it", n, typeName(group), each)
	}
}

func newRegisters(b *builder, c *callee) value {
	b.sharesRows(c.targs[0], c.targs[3])
	return b.locals(b.m.info(c.targs[2]).mem, registers(c.targs[0], c.targs[1], c.targs[3]))
}

func newRows(b *builder, c *callee) value {
	b.sharesRows(c.targs[0], c.targs[2])
	return b.locals(b.m.info(c.targs[1]).mem, rowRegisters(c.targs[0], c.targs[2]))
}

func locals(b *builder, c *callee) value {
	return b.locals(b.m.info(c.targs[0]).mem, registerCount(c.args[0]))
}

// registerCount returns a number that dsl/tile computes of its dimensions. A variable that a closure
// captures is not known while the kernel is lowered.
func registerCount(n value) int64 {
	x, ok := constantOf(n[0].v)
	if !ok {
		panic("dsl/tile has a number of registers that is not constant")
	}
	return x
}

// locals returns a slice of n variables of the thread.
func (b *builder) locals(elem *mir.Type, n int64) value {
	p := b.temp(mir.ArrayOf(elem, n))
	b.m.vars[p] = tileRegisters
	length := b.f.ConstInt(mir.Int64, n)
	return value{{v: b.element(p, b.f.ConstInt(mir.Int64, 0))}, {v: length}, {v: length}}
}

// repeated returns how the loops of dsl/tile are lowered of which each round has a copy, nil for
// other functions.
func repeated(fn *ssa.Function) func(b *builder, args []value) {
	switch path, name := subset.FuncName(fn); {
	case path == load.TilePath && name == "unrolled":
		return (*builder).unrolled
	case path == load.TilePath && name == "updated":
		return (*builder).updated
	}
	return nil
}

// unrolled lowers unrolled(n, f).
func (b *builder) unrolled(args []value) {
	b.rounds(args[0], args[1], func(i *mir.Value, f *closure) { b.callClosure(f, []value{scalarValue(i)}, nil) })
}

// updated lowers updated(n, regs, f).
func (b *builder) updated(args []value) {
	b.rounds(args[0], args[2], func(i *mir.Value, f *closure) {
		p := b.index(args[1][0].v, i)
		x := b.add(mir.Load, p.Type.Elem, p)
		y := b.callClosure(f, []value{scalarValue(i), scalarValue(x)}, f.fn.Signature.Results())
		b.add(mir.Store, mir.Void, p, b.one(y, x.Type))
	})
}

// rounds lowers n rounds of f.
func (b *builder) rounds(n, f value, round func(i *mir.Value, f *closure)) {
	if len(f) != 1 || f[0].fn == nil {
		return
	}
	for i := range registerCount(n) {
		round(b.f.ConstInt(mir.Int64, i), f[0].fn)
	}
}

// constantOf returns the integer that v is, computed from constants alone.
func constantOf(v *mir.Value) (int64, bool) {
	if x, ok := isConst(v); ok {
		return x, true
	}
	x := make([]int64, len(v.Args))
	for i, a := range v.Args {
		var ok bool
		if x[i], ok = constantOf(a); !ok {
			return 0, false
		}
	}
	switch {
	case v.Op == mir.Convert && v.Type.Equal(mir.Int64), v.Op == mir.Convert && v.Type.Equal(mir.Uint64):
		return x[0], true
	case v.Op == mir.Add:
		return x[0] + x[1], true
	case v.Op == mir.Sub:
		return x[0] - x[1], true
	case v.Op == mir.Mul:
		return x[0] * x[1], true
	case v.Op == mir.Div && x[0] >= 0 && x[1] > 0:
		return x[0] / x[1], true
	case v.Op == mir.Lt && x[0] < x[1]:
		return 1, true
	case v.Op == mir.Lt:
		return 0, true
	case v.Op == mir.Select && x[0] != 0:
		return x[1], true
	case v.Op == mir.Select:
		return x[2], true
	}
	return 0, false
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

// chunk is the 16 bytes that a thread loads and stores at once.
var chunk = mir.VectorOf(mir.Uint32, 4)

func copyChunk(b *builder, c *callee) value {
	dst, src := b.add(mir.Bitcast, mir.PtrTo(chunk), c.args[0][0].v), b.add(mir.Bitcast, mir.PtrTo(chunk), c.args[1][0].v)
	var words []*mir.Value
	for i := range chunk.Fields {
		words = append(words, b.add(mir.Load, mir.Uint32, b.field(src, i)))
	}
	for i, w := range words {
		b.add(mir.Store, mir.Void, b.field(dst, i), w)
	}
	return nil
}

// clearChunk sets a chunk to 0.
func clearChunk(b *builder, c *callee) value {
	dst := b.add(mir.Bitcast, mir.PtrTo(chunk), c.args[0][0].v)
	for i := range chunk.Fields {
		b.add(mir.Store, mir.Void, b.field(dst, i), b.f.ConstInt(mir.Uint32, 0))
	}
	return nil
}

// convertSum converts a sum to the type of the elements of a matrix.
func convertSum(b *builder, c *callee) value {
	x := c.args[0][0].v
	for name, f := range map[string]*narrowFormat{"Float16": half, "BFloat16": brain} {
		if load.IsNamed(c.targs[0], load.GPUPath, name) {
			return scalarValue(f.round(b, b.convert(x, mir.Float32)))
		}
	}
	return scalarValue(b.convert(x, b.m.info(c.targs[0]).mem))
}

// packs are the intrinsics that round two float32 to elements in a word.
var packs = map[string]mir.Intrinsic{"gpu.Float16": mir.HalfPack, "gpu.BFloat16": mir.BrainPack}

func packSums(b *builder, c *callee) value {
	return scalarValue(b.intr(packs[typeName(c.targs[0])], mir.Uint32, c.args[0][0].v, c.args[1][0].v))
}

// storeWord stores a word where two elements stand.
func storeWord(b *builder, c *callee) value {
	b.storeWord(b.index(c.args[0][0].v, c.args[1][0].v), c.args[2][0].v)
	return nil
}

func (b *builder) storeWord(p, word *mir.Value) {
	b.add(mir.Store, mir.Void, b.add(mir.Bitcast, mir.PtrTo(mir.Uint32), p), word)
}

// storePair stores two sums that follow each other, at a multiple of the size of both.
func storePair(b *builder, c *callee) value {
	at, elem := b.index(c.args[0][0].v, c.args[1][0].v), b.m.info(c.targs[0]).mem
	x, y := c.args[2][0].v, c.args[3][0].v
	if pack, ok := packs[typeName(c.targs[0])]; ok {
		b.storeWord(at, b.intr(pack, mir.Uint32, b.convert(x, mir.Float32), b.convert(y, mir.Float32)))
		return nil
	}
	x, y = b.convert(x, elem), b.convert(y, elem)
	b.storeTwo(at, elem, x, y)
	return nil
}

// storeTwo stores two values of a type at the address of the first, which is a multiple of their size.
func (b *builder) storeTwo(at *mir.Value, elem *mir.Type, x, y *mir.Value) {
	p := b.add(mir.Bitcast, mir.PtrTo(mir.VectorOf(elem, 2)), at)
	b.add(mir.Store, mir.Void, b.field(p, 0), x)
	b.add(mir.Store, mir.Void, b.field(p, 1), y)
}

// storePairTo stores two sums to another block of the cluster.
func storePairTo(b *builder, c *callee) value {
	at := b.mapShared(b.bytes(b.index(c.args[1][0].v, c.args[2][0].v)), b.convert(c.args[3][0].v, mir.Int32))
	b.storeTwo(at, b.m.info(c.targs[0]).mem, c.args[4][0].v, c.args[5][0].v)
	return nil
}

// storeEight stores eight sums that follow each other, at a multiple of 16 bytes.
func storeEight(b *builder, c *callee) value {
	at, elem := b.index(c.args[0][0].v, b.f.ConstInt(mir.Int64, 0)), b.m.info(c.targs[0]).mem
	var xs []*mir.Value
	pack, packed := packs[typeName(c.targs[0])]
	for i := range 8 {
		x := c.args[1+i][0].v
		switch {
		case !packed:
			xs = append(xs, b.convert(x, elem))
		case i%2 == 1:
			xs = append(xs, b.intr(pack, mir.Uint32, b.convert(c.args[i][0].v, mir.Float32), b.convert(x, mir.Float32)))
		}
	}
	if packed {
		elem = mir.Uint32
	}
	four := mir.PtrTo(mir.VectorOf(elem, 4))
	for i := 0; i < len(xs); i += 4 {
		p := b.add(mir.Bitcast, four, at)
		if i > 0 {
			p = b.add(mir.Bitcast, four, b.index(at, b.f.ConstInt(mir.Int64, int64(i))))
		}
		for j := range 4 {
			b.add(mir.Store, mir.Void, b.field(p, j), xs[i+j])
		}
	}
	return nil
}

func loadOne(b *builder, c *callee) value {
	return scalarValue(b.add(mir.Load, b.m.info(c.targs[0]).mem, b.index(c.args[0][0].v, c.args[1][0].v)))
}

// loadPair loads two sums that follow each other, at a multiple of the size of both.
func loadPair(b *builder, c *callee) value {
	elem := b.m.info(c.targs[0]).mem
	p := b.add(mir.Bitcast, mir.PtrTo(mir.VectorOf(elem, 2)), b.index(c.args[0][0].v, c.args[1][0].v))
	return value{{v: b.add(mir.Load, elem, b.field(p, 0))}, {v: b.add(mir.Load, elem, b.field(p, 1))}}
}

func storeMatrix(b *builder, c *callee) value {
	args := []*mir.Value{b.add(mir.Bitcast, mir.PtrTo(mir.Uint8), c.args[0][0].v)}
	for _, w := range c.args[1:] {
		args = append(args, w[0].v)
	}
	b.intr(mir.StoreMatrix, mir.Void, args...)
	return nil
}
