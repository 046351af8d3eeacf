package lower

// This file lowers barriers in shared memory, asynchronous copies, clusters, and what
// threads of different roles need.

import (
	"fmt"
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

func asyncFuncs() map[string]handler {
	return map[string]handler{
		"MBarrier.Init":             onBarrier(mir.MBarrierInit),
		"MBarrier.Invalidate":       onBarrier(mir.MBarrierInval),
		"MBarrier.Arrive":           onBarrier(mir.MBarrierArrive),
		"MBarrier.ArriveExpectTx":   onBarrier(mir.MBarrierArriveTx),
		"MBarrier.ExpectTx":         onBarrier(mir.MBarrierExpectTx),
		"MBarrier.TryWait":          onBarrier(mir.MBarrierTest),
		"MBarrier.Wait":             onBarrier(mir.MBarrierWait),
		"MBarrier.ArriveAt":         onBarrier(mir.MBarrierArriveAt),
		"MBarrier.ArriveAtRelaxed":  onBarrier(mir.MBarrierReadAt),
		"MBarrier.ArriveWhenCopied": onBarrier(mir.MBarrierArriveWhen),

		"CopyAsync":         copyAsync,
		"CopyAsyncPart":     copyAsync,
		"CopyAsyncZeroFill": copyAsyncZeroFill,
		"CopyAsyncWait":     leaving(mir.CopyAsyncWait, "gpu.CopyAsyncWait"),
		"BulkWait":          leaving(mir.BulkWait, "gpu.BulkWait"),
		"BulkWaitRead":      leaving(mir.BulkWaitRead, "gpu.BulkWaitRead"),

		"BulkLoad": func(b *builder, c *callee) value {
			if x, ok := b.bulk("gpu.BulkLoad", c); ok {
				b.intr(mir.BulkLoad, mir.Void, x.dst, x.src, x.bytes, b.barrier(c.args[3]))
			}
			return nil
		},
		"BulkLoadMulticast": func(b *builder, c *callee) value {
			if x, ok := b.bulk("gpu.BulkLoadMulticast", c); ok {
				mask := b.one(c.args[4], mir.Uint32)
				b.checkBlocks("gpu.BulkLoadMulticast", mask)
				b.intr(mir.BulkMulticast, mir.Void, x.dst, x.src, x.bytes, b.barrier(c.args[3]), mask)
			}
			return nil
		},
		"BulkStore": func(b *builder, c *callee) value {
			if x, ok := b.bulk("gpu.BulkStore", c); ok {
				b.intr(mir.BulkStore, mir.Void, x.dst, x.src, x.bytes)
			}
			return nil
		},
		"BulkAdd": bulkAdd,
		"BulkShare": func(b *builder, c *callee) value {
			x, ok := b.bulk("gpu.BulkShare", c)
			if !ok {
				return nil
			}
			rank := b.convert(b.one(c.args[3], mir.Int64), mir.Int32)
			b.checkBlock("gpu.BulkShare", rank)
			b.intr(mir.BulkShare, mir.Void, x.dst, x.src, x.bytes, b.barrier(c.args[4]), rank)
			return nil
		},

		"TensorMap.Len": func(_ *builder, c *callee) value { return value{c.args[0][1]} },
		"TensorLoad": func(b *builder, c *callee) value {
			if x, ok := b.tensor("gpu.TensorLoad", c, c.args[1], c.args[2], c.args[3], false); ok {
				b.intr(mir.TensorLoad, mir.Void, append(x.args, b.barrier(c.args[4]))...).Index = x.dims
			}
			return nil
		},
		"TensorLoadMulticast": func(b *builder, c *callee) value {
			if x, ok := b.tensor("gpu.TensorLoadMulticast", c, c.args[1], c.args[2], c.args[3], false); ok {
				mask := b.one(c.args[5], mir.Uint32)
				b.checkBlocks("gpu.TensorLoadMulticast", mask)
				b.intr(mir.TensorMulticast, mir.Void, append(x.args, b.barrier(c.args[4]), mask)...).Index = x.dims
			}
			return nil
		},
		"TensorStore": func(b *builder, c *callee) value {
			if x, ok := b.tensor("gpu.TensorStore", c, c.args[3], c.args[1], c.args[2], true); ok {
				b.intr(mir.TensorStore, mir.Void, x.args...).Index = x.dims
			}
			return nil
		},
		"TensorAdd": func(b *builder, c *callee) value {
			if x, ok := b.tensor("gpu.TensorAdd", c, c.args[3], c.args[1], c.args[2], true); ok {
				b.intr(mir.TensorAdd, mir.Void, x.args...).Index = x.dims
			}
			return nil
		},
		"TensorPrefetch": func(b *builder, c *callee) value {
			b.intr(mir.TensorPrefetch, mir.Void, b.one(c.args[1], mir.PtrTo(mir.Uint8)))
			return nil
		},

		"Thread.Cluster": nothing,
		"Cluster.SyncRelaxed": func(b *builder, _ *callee) value {
			b.intr(mir.SyncCluster, mir.Void).Index = 1
			return nil
		},
		"Cluster.BlockIdx":  dim3(mir.ClusterIdx),
		"Cluster.BlockDim":  dim3(mir.ClusterDim),
		"Cluster.BlockRank": func(b *builder, _ *callee) value { return scalarValue(b.toInt(b.intr(mir.ClusterRank, mir.Int32))) },
		"Cluster.NumBlocks": func(b *builder, _ *callee) value { return scalarValue(b.toInt(b.clusterBlocks())) },
		"Cluster.Rank": func(b *builder, _ *callee) value {
			first := b.exactMul(b.intr(mir.ClusterRank, mir.Int32), b.blockSize32())
			return scalarValue(b.toInt(b.exactAdd(first, b.blockRank32())))
		},
		"Cluster.Size": func(b *builder, _ *callee) value {
			return scalarValue(b.toInt(b.exactMul(b.clusterBlocks(), b.blockSize32())))
		},
		"MapShared": func(b *builder, c *callee) value {
			elem := b.m.info(c.targs[0]).mem
			p := b.one(c.args[1], mir.PtrTo(elem))
			b.checkNil(p)
			rank := b.convert(b.one(c.args[2], mir.Int64), mir.Int32)
			b.checkBlock("gpu.MapShared", rank)
			return scalarValue(b.add(mir.Bitcast, mir.PtrTo(elem), b.mapShared(b.bytes(p), rank)))
		},

		"SyncNamed":       named(mir.SyncNamed, "gpu.SyncNamed"),
		"ArriveNamed":     named(mir.ArriveNamed, "gpu.ArriveNamed"),
		"IncMaxRegisters": maxRegisters("gpu.IncMaxRegisters", 1),
		"DecMaxRegisters": maxRegisters("gpu.DecMaxRegisters", -1),
	}
}

// barrier returns the address of a barrier in shared memory.
func (b *builder) barrier(v value) *mir.Value {
	var p *mir.Value
	if len(v) > 0 {
		p = v[0].v
	}
	if p == nil || !p.Type.IsPtr() {
		return b.f.ConstNil(mir.PtrTo(mir.Uint64))
	}
	b.checkNil(p)
	return b.add(mir.Bitcast, mir.PtrTo(mir.Uint64), p)
}

// bytes returns a pointer as one to bytes.
func (b *builder) bytes(p *mir.Value) *mir.Value { return b.add(mir.Bitcast, mir.PtrTo(mir.Uint8), p) }

// onBarrier lowers a method of MBarrier: the barrier, a thread or cluster, and operands.
func onBarrier(i mir.Intrinsic) handler {
	facts := i.Facts()
	return func(b *builder, c *callee) value {
		args := []*mir.Value{b.barrier(c.args[0])}
		for n := range facts.Params[1:] {
			args = append(args, b.convert(b.one(c.args[2+n], mir.Int64), mir.Int32))
		}
		if i == mir.MBarrierArriveAt || i == mir.MBarrierReadAt {
			b.checkBlock("gpu.MBarrier."+c.fn.Name(), args[1])
		}
		if len(facts.Results) == 0 {
			b.intr(i, mir.Void, args...)
			return nil
		}
		return scalarValue(b.intr(i, facts.Results[0], args...))
	}
}

// copyAsync lowers CopyAsync, and CopyAsyncPart, which has the bytes to read after.
func copyAsync(b *builder, c *callee) value {
	name := "gpu." + c.fn.Origin().Name()
	elem := b.memoryOf(name, c.targs[0])
	if elem == nil || !b.copiesAtOnce(name, elem.Size()) {
		return nil
	}
	size := elem.Size()
	dst, src := b.one(c.args[1], mir.PtrTo(elem)), b.one(c.args[2], mir.PtrTo(elem))
	one := b.f.ConstInt(mir.Int64, 1)
	for _, p := range []*mir.Value{dst, src} {
		b.checkNil(p)
		if elem.KnownAlign() < size {
			b.checkAligned(name, p, one, size)
		}
	}
	n := b.f.ConstInt(mir.Int32, size)
	if len(c.args) > 3 {
		part := b.one(c.args[3], mir.Int64)
		b.require(b.add(mir.Le, mir.Bool, b.convert(part, mir.Uint64), b.f.ConstInt(mir.Uint64, size)),
			fmt.Sprintf("%s takes more bytes than the %d of a value, or less than none", name, size))
		n = b.convert(part, mir.Int32)
	}
	b.intr(mir.CopyAsync, mir.Void, b.bytes(dst), b.bytes(src), n).Index = int(size)
	return nil
}

// memoryOf returns the form in memory of a type, and refuses those that have none.
func (b *builder) memoryOf(name string, t types.Type) *mir.Type {
	mem := b.m.info(t).mem
	if mem == nil {
		b.errorf("calls %s for values of type %s, which kernels do not have in memory; use numbers, or structs and arrays of them", name, subset.TypeString(t))
	}
	return mem
}

// copiesAtOnce refuses sizes that cp.async does not copy.
func (b *builder) copiesAtOnce(name string, size int64) bool {
	if size == 4 || size == 8 || size == 16 {
		return true
	}
	b.errorf("calls %s for values of %d bytes; it copies 4, 8 or 16: take a gpu.Vec2 or gpu.Vec4, or copy by an assignment", name, size)
	return false
}

// copyAsyncZeroFill lowers CopyAsyncZeroFill[T, E].
func copyAsyncZeroFill(b *builder, c *callee) value {
	const name = "gpu.CopyAsyncZeroFill"
	elem, part := b.memoryOf(name, c.targs[0]), b.memoryOf(name, c.targs[1])
	if elem == nil || part == nil || !b.copiesAtOnce(name, elem.Size()) {
		return nil
	}
	size, dst, src := elem.Size(), b.one(c.args[1], mir.PtrTo(elem)), c.args[2]
	bytes := b.mul(src[1].v, b.f.ConstInt(mir.Int64, part.Size()))
	if b.checked() {
		b.checkNil(dst)
		b.checkAligned(name, dst, b.f.ConstInt(mir.Int64, 1), size)
		b.checkAligned(name, src[0].v, src[1].v, size)
		b.require(b.add(mir.Le, mir.Bool, b.convert(bytes, mir.Uint64), b.f.ConstInt(mir.Uint64, size)), fmt.Sprintf("%s of more than the %d bytes of a value", name, size))
	}
	b.intr(mir.CopyAsync, mir.Void, b.bytes(dst), b.bytes(src[0].v), b.convert(bytes, mir.Int32)).Index = int(size)
	return nil
}

// require fails the kernel with a text unless a condition holds.
func (b *builder) require(cond *mir.Value, text string) {
	if b.checked() {
		b.check(cond, fault.Panic, text)
	}
}

// maxCopyGroups is gpu.MaxCopyGroups.
const maxCopyGroups = 7

// leaving lowers a wait that leaves groups of copies.
func leaving(i mir.Intrinsic, name string) handler {
	return func(b *builder, c *callee) value {
		n, ok := isConst(b.one(c.args[1], mir.Int64))
		if !ok || n < 0 || n > maxCopyGroups {
			b.errorf("calls %s with a number of groups that is not a constant from 0 to %d; write a constant", name, maxCopyGroups)
			return nil
		}
		b.intr(i, mir.Void).Index = int(n)
		return nil
	}
}

// bulkCopy is the operands of a bulk copy.
type bulkCopy struct{ dst, src, bytes *mir.Value }

const bulkAlign, bulkLimit = 16, 1 << 20

// bulk checks the slices of a bulk copy, the first two operands after the thread.
func (b *builder) bulk(name string, c *callee) (x bulkCopy, ok bool) {
	elem := b.m.info(c.targs[0]).mem
	if elem == nil || elem.Size() == 0 || len(c.args[1]) != 3 || len(c.args[2]) != 3 {
		b.errorf("calls %s for elements without a size; take numbers, or structs and arrays of them", name)
		return x, false
	}
	dst, src := c.args[1], c.args[2]
	n := src[1].v
	if b.checked() {
		b.add(mir.CheckEq, mir.Void, dst[1].v, n).Site = b.site(fault.Length, name)
		if unit := wholeChunks(elem.Size()); unit > 1 {
			rest := b.add(mir.And, mir.Int64, n, b.f.ConstInt(mir.Int64, unit-1))
			b.check(b.add(mir.Eq, mir.Bool, rest, b.f.ConstInt(mir.Int64, 0)), fault.VecLength, name, n, b.f.ConstInt(mir.Int64, unit))
		}
		b.require(b.add(mir.Lt, mir.Bool, n, b.f.ConstInt(mir.Int64, (bulkLimit+elem.Size()-1)/elem.Size())), name+" of 1 MiB or more; copy in pieces")
		b.checkAligned(name, dst[0].v, n, bulkAlign)
		b.checkAligned(name, src[0].v, n, bulkAlign)
	}
	bytes := b.convert(b.mul(n, b.f.ConstInt(mir.Int64, elem.Size())), mir.Int32)
	return bulkCopy{b.bytes(dst[0].v), b.bytes(src[0].v), bytes}, true
}

// wholeChunks returns of what a number of elements is a multiple whose bytes are one of bulkAlign.
func wholeChunks(size int64) int64 {
	unit := int64(bulkAlign)
	for unit > 1 && size%2 == 0 {
		unit, size = unit/2, size/2
	}
	return unit
}

// boxCopy is the operands of a copy of a box: shared memory, descriptor and five
// coordinates, of which dims count.
type boxCopy struct {
	args []*mir.Value
	dims int
}

const boxAlign, maxDims = 128, 5

// tensor checks the operands of a copy of a box, and puts the innermost coordinate first. A box that
// is stored has no negative coordinate.
func (b *builder) tensor(name string, c *callee, shared, m, at value, store bool) (x boxCopy, ok bool) {
	elem := b.m.info(c.targs[0]).mem
	index, isArray := c.targs[1].Underlying().(*types.Array)
	if elem == nil || !isArray || len(shared) != 3 || len(m) != 2 {
		return x, false
	}
	if b.checked() {
		b.add(mir.CheckEq, mir.Void, shared[1].v, m[1].v).Site = b.site(fault.Length, name)
		b.checkAligned(name, shared[0].v, shared[1].v, boxAlign)
	}
	coords := make([]*mir.Value, index.Len())
	for i := range coords {
		coords[i] = b.add(mir.Load, mir.Int64, b.element(at[0].v, b.f.ConstInt(mir.Int64, int64(i))))
	}
	b.checkPlace(name, coords, wholeChunks(elem.Size()), store)
	x.args = []*mir.Value{b.bytes(shared[0].v), m[0].v}
	x.dims = len(coords)
	for i := range maxDims {
		coord := b.f.ConstInt(mir.Int32, 0)
		if i < x.dims {
			coord = b.convert(coords[x.dims-1-i], mir.Int32)
		}
		x.args = append(x.args, coord)
	}
	return x, true
}

// checkPlace fails for a box that no GPU copies: its last coordinate is no multiple of unit, or it is
// stored and begins before the tensor.
func (b *builder) checkPlace(name string, coords []*mir.Value, unit int64, store bool) {
	if !b.checked() {
		return
	}
	zero := b.f.ConstInt(mir.Int64, 0)
	if last := coords[len(coords)-1]; unit > 1 {
		rest := b.add(mir.And, mir.Int64, last, b.f.ConstInt(mir.Int64, unit-1))
		b.check(b.add(mir.Eq, mir.Bool, rest, zero), fault.BoxChunk, name, last, b.f.ConstInt(mir.Int64, unit))
	}
	if !store {
		return
	}
	for i, x := range coords {
		b.check(b.add(mir.Le, mir.Bool, zero, x), fault.BoxNegative, name, b.f.ConstInt(mir.Int64, int64(i)), x)
	}
}

func bulkAdd(b *builder, c *callee) value {
	x, ok := b.bulk("gpu.BulkAdd", c)
	if !ok {
		return nil
	}
	v := b.intr(mir.BulkAdd, mir.Void, x.dst, x.src, x.bytes)
	v.Index = int(addTypeOf(c))
	return nil
}

// addTypeOf returns what an addition of the asynchronous proxy adds, by the name of the
// type argument.
func addTypeOf(c *callee) mir.AddType { return mir.AddTypes[typeName(c.targs[0])] }

// clusterBlocks is the number of blocks of the cluster.
func (b *builder) clusterBlocks() *mir.Value {
	return b.exactMul(b.exactMul(b.dim(mir.ClusterDim, 0), b.dim(mir.ClusterDim, 1)), b.dim(mir.ClusterDim, 2))
}

// checkBlock fails for a number that no block of the cluster has.
func (b *builder) checkBlock(name string, rank *mir.Value) {
	if !b.checked() {
		return
	}
	exists := b.add(mir.Lt, mir.Bool, b.convert(rank, mir.Uint32), b.convert(b.clusterBlocks(), mir.Uint32))
	b.check(exists, fault.Panic, name+": the cluster has no such block")
}

// checkBlocks fails for bits that stand for no block of the cluster.
func (b *builder) checkBlocks(name string, mask *mir.Value) {
	beyond := b.add(mir.Shr, mir.Uint32, mask, b.convert(b.clusterBlocks(), mir.Uint32))
	zero := b.f.ConstInt(mir.Uint32, 0)
	b.require(b.add(mir.And, mir.Bool, b.add(mir.Eq, mir.Bool, beyond, zero), b.add(mir.Ne, mir.Bool, mask, zero)), name+" to blocks that the cluster does not have, or to none")
}

// mapShared returns the address of shared memory in another block of the cluster.
func (b *builder) mapShared(p, rank *mir.Value) *mir.Value {
	return b.intr(mir.MapShared, mir.PtrTo(mir.Uint8), p, rank)
}

// named lowers a barrier of some threads of the block.
func named(i mir.Intrinsic, name string) handler {
	return func(b *builder, c *callee) value {
		id, n := b.one(c.args[1], mir.Int64), b.one(c.args[2], mir.Int64)
		less := func(v *mir.Value, from, below int64) *mir.Value {
			return b.add(mir.Lt, mir.Bool, b.convert(b.add(mir.Sub, mir.Int64, v, b.f.ConstInt(mir.Int64, from)), mir.Uint64), b.f.ConstInt(mir.Uint64, below-from))
		}
		b.require(less(id, 1, arch.MaxNamedBarriers), fmt.Sprintf("%s: there is no such barrier; they go from 1 to %d", name, arch.MaxNamedBarriers-1))
		whole := b.add(mir.Eq, mir.Bool, b.add(mir.And, mir.Int64, n, b.f.ConstInt(mir.Int64, arch.WarpSize-1)), b.f.ConstInt(mir.Int64, 0))
		b.require(b.add(mir.And, mir.Bool, whole, less(n, arch.WarpSize, arch.MaxBlockThreads+1)), fmt.Sprintf("%s for a number of threads that is not a multiple of %d up to %d", name, arch.WarpSize, arch.MaxBlockThreads))
		b.intr(i, mir.Void, b.convert(id, mir.Int32), b.convert(n, mir.Int32))
		return nil
	}
}

// maxRegisters lowers the hand-over of registers: what Index says has the sign.
func maxRegisters(name string, sign int) handler {
	return func(b *builder, c *callee) value {
		n, ok := isConst(b.one(c.args[1], mir.Int64))
		if !ok || n < 24 || n > 256 || n%8 != 0 {
			b.errorf("calls %s with a number of registers that is not a constant multiple of 8 from 24 to 256; write such a constant", name)
			return nil
		}
		b.intr(mir.SetMaxNReg, mir.Void).Index = sign * int(n)
		return nil
	}
}
