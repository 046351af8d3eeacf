package lower

// This file lowers the functions of dsl/gpu but for atomics, math, shared memory and
// vectors: indices, groups, fences, clocks, assertions, bits and warp operations.

import (
	"go/types"
	"maps"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// intrinsics holds how the functions that the compiler knows are lowered, by
// import path and name, or receiver type and name.
var intrinsics = allIntrinsics()

func allIntrinsics() map[string]handler {
	all := map[string]handler{}
	for path, table := range map[string]map[string]handler{
		load.GPUPath: gpuFuncs(), load.ShmemPath: shmemFuncs(), load.TilePath: tileFuncs(), "math": mathFuncs(), "math/bits": bitsFuncs(),
	} {
		for name, h := range table {
			all[path+"."+name] = h
		}
	}
	return all
}

func gpuFuncs() map[string]handler {
	t := map[string]handler{
		"Thread.ThreadIdx": dim3(mir.ThreadIdx), "Thread.BlockIdx": dim3(mir.BlockIdx),
		"Thread.BlockDim": dim3(mir.BlockDim), "Thread.GridDim": dim3(mir.GridDim),
		"Thread.Warp": nothing, "Thread.Block": nothing, "Thread.Grid": nothing, "Thread.Warpgroup": inWarpgroups, "Warpgroup.Warp": nothing, "Warp.Thread": nothing, "Block.Thread": nothing,
		"Shared": sharedMemory, "DynamicShared": dynamicShared, "Assert": assert, "StaticAssert": staticAssert, "Unroll": nothing, "Has": hasFeature, "Emulated": func(b *builder, _ *callee) value { return scalarValue(b.boolConst(false)) }, "Aligned": aligned, "SizeOf": sizeOf, "Printf": printfValue,
		"BeginSpan": beginSpan, "Span.End": endSpan, "View": view("gpu.View"),
	}
	for _, i := range mir.Intrinsics() {
		if name := i.Facts().Go; name != "" {
			t[name] = direct(i)
		}
	}
	for name, g := range map[string]group{"Warp": warp, "Warpgroup": warpgroup, "Block": block, "Grid": grid} {
		t[name+".Rank"] = func(b *builder, _ *callee) value { return scalarValue(g.rank(b)) }
		t[name+".Size"] = func(b *builder, _ *callee) value { return scalarValue(g.size(b)) }
		t[name+".Stride"] = func(b *builder, c *callee) value {
			s := &stride{rank: g.rank(b), size: g.size(b), n: c.scalarArg(0)}
			for _, a := range c.args {
				if len(a) == 1 && a[0].v != nil {
					s.n = a[0].v
				}
			}
			return value{{fn: &closure{stride: s}}}
		}
	}
	maps.Copy(t, warpFuncs())
	maps.Copy(t, vectorFuncs())
	maps.Copy(t, atomicFuncs())
	maps.Copy(t, bitFuncs())
	maps.Copy(t, gpuMathFuncs())
	maps.Copy(t, narrowFuncs())
	maps.Copy(t, asyncFuncs())
	maps.Copy(t, matrixFuncs())
	maps.Copy(t, cacheFuncs())
	return t
}

// nothing lowers a function whose result carries nothing at run time.
func nothing(*builder, *callee) value { return nil }

// direct lowers a function that is an intrinsic. The first parameter of the function is the
// group or thread; the others are the intrinsic's operands. Where the operands decide the
// intrinsic's type, it is the function's first type argument.
func direct(i mir.Intrinsic) handler {
	facts := i.Facts()
	return func(b *builder, c *callee) value {
		typ := func(t *mir.Type) *mir.Type {
			if t == mir.T {
				return b.m.info(c.targs[0]).mem
			}
			return t
		}
		var args []*mir.Value
		for n, t := range facts.Params {
			args = append(args, b.one(c.args[1+n], typ(t)))
		}
		return b.results(b.intr(i, mir.Void, args...), typ)
	}
}

// results returns what an intrinsic has as results, of the types that typ gives them.
func (b *builder) results(all *mir.Value, typ func(*mir.Type) *mir.Type) value {
	results := all.Intr.Facts().Results
	switch len(results) {
	case 0:
		return nil
	case 1:
		all.Type = typ(results[0])
		return scalarValue(all)
	}
	v := make(value, len(results))
	for n, t := range results {
		v[n].v = b.add(mir.Result, typ(t), all)
		v[n].v.Index = n
	}
	return v
}

// dim returns one component of an index or extent.
func (b *builder) dim(i mir.Intrinsic, axis int) *mir.Value {
	v := b.intr(i, mir.Int32)
	v.Index = axis
	return v
}

func dim3(i mir.Intrinsic) handler {
	return func(b *builder, _ *callee) value {
		var v value
		for axis := range 3 {
			v = append(v, slot{v: b.toInt(b.dim(i, axis))})
		}
		return v
	}
}

// group is a group of threads: how to find the thread's rank in it, and its size.
type group struct{ rank, size func(*builder) *mir.Value }

var (
	warp      = group{rank: warpRank, size: warpSize}
	warpgroup = group{rank: warpgroupRank, size: warpgroupSize}
	block     = group{rank: blockRank, size: blockSize}
	grid      = group{rank: gridRank, size: gridSize}
)

func warpRank(b *builder) *mir.Value { return b.toInt(b.intr(mir.LaneID, mir.Int32)) }

// warpSize is that of a full warp, or what the block leaves for its last one.
func warpSize(b *builder) *mir.Value {
	first := b.add(mir.And, mir.Int32, b.blockRank32(), b.f.ConstInt(mir.Int32, -arch.WarpSize))
	rest := b.add(mir.Sub, mir.Int32, b.blockSize32(), first)
	return b.toInt(b.minMaxOf(true, rest, b.f.ConstInt(mir.Int32, arch.WarpSize)))
}

// warpgroupThreads is gpu.WarpgroupSize.
const warpgroupThreads = 4 * arch.WarpSize

func warpgroupRank(b *builder) *mir.Value {
	return b.toInt(b.add(mir.And, mir.Int32, b.blockRank32(), b.f.ConstInt(mir.Int32, warpgroupThreads-1)))
}

// inWarpgroups fails unless the block has whole warpgroups (dsl/gpu, partWarpgroup).
func inWarpgroups(b *builder, _ *callee) value {
	rest := b.add(mir.And, mir.Int32, b.blockSize32(), b.f.ConstInt(mir.Int32, warpgroupThreads-1))
	b.require(b.add(mir.Eq, mir.Bool, rest, b.f.ConstInt(mir.Int32, 0)), "a warpgroup in a block whose size is not a multiple of 128; launch blocks of whole warpgroups")
	return nil
}

func warpgroupSize(b *builder) *mir.Value { return b.f.ConstInt(mir.Int64, warpgroupThreads) }

// blockRank32 counts with x fastest. A block has at most 1024 threads.
func (b *builder) blockRank32() *mir.Value {
	return b.linear(b.dim(mir.ThreadIdx, 0), b.dim(mir.ThreadIdx, 1), b.dim(mir.ThreadIdx, 2), b.dim(mir.BlockDim, 0), b.dim(mir.BlockDim, 1))
}

func (b *builder) blockSize32() *mir.Value {
	return b.exactMul(b.exactMul(b.dim(mir.BlockDim, 0), b.dim(mir.BlockDim, 1)), b.dim(mir.BlockDim, 2))
}

func (b *builder) mul(x, y *mir.Value) *mir.Value { return b.add(mir.Mul, x.Type, x, y) }

// exactMul and exactAdd count threads. An int holds the number of threads of every launch.
func (b *builder) exactMul(x, y *mir.Value) *mir.Value { return b.exact(b.mul(x, y)) }
func (b *builder) exactAdd(x, y *mir.Value) *mir.Value { return b.exact(b.add(mir.Add, x.Type, x, y)) }

func (b *builder) exact(v *mir.Value) *mir.Value {
	v.NoWrap = true
	return v
}

// linear returns x + dx*(y + dy*z), a rank.
func (b *builder) linear(x, y, z, dx, dy *mir.Value) *mir.Value {
	return b.exactAdd(x, b.exactMul(dx, b.exactAdd(y, b.exactMul(dy, z))))
}

func blockRank(b *builder) *mir.Value { return b.toInt(b.blockRank32()) }
func blockSize(b *builder) *mir.Value { return b.toInt(b.blockSize32()) }

// gridRank is the rank of the block times the size of a block, plus the rank in
// the block. The number of blocks alone can pass 2^31.
func gridRank(b *builder) *mir.Value {
	d := func(i mir.Intrinsic, axis int) *mir.Value { return b.toInt(b.dim(i, axis)) }
	blk := b.linear(d(mir.BlockIdx, 0), d(mir.BlockIdx, 1), d(mir.BlockIdx, 2), d(mir.GridDim, 0), d(mir.GridDim, 1))
	return b.exactAdd(b.exactMul(blk, blockSize(b)), blockRank(b))
}

func gridSize(b *builder) *mir.Value {
	d := func(axis int) *mir.Value { return b.toInt(b.dim(mir.GridDim, axis)) }
	return b.exactMul(b.exactMul(b.exactMul(d(0), d(1)), d(2)), blockSize(b))
}

func typeName(t types.Type) string { return types.TypeString(t, (*types.Package).Name) }

// assert fails unless the condition holds.
func assert(b *builder, c *callee) value {
	var msg *string
	if len(c.args) == 3 && len(c.args[2]) == 1 {
		msg = c.args[2][0].str
	}
	if msg == nil {
		b.errorf("calls gpu.Assert with a message that is not constant; write a constant string")
		return nil
	}
	cond := b.one(c.args[1], mir.Bool)
	if v, ok := isConst(cond); ok && v != 0 {
		return nil
	}
	// A branch, since it is none of the checks that can be left out.
	ok, bad := b.f.NewBlock(), b.f.NewBlock()
	b.branch(cond, ok, bad)
	b.cur = bad
	b.fail(fault.Panic, "assertion failed: "+*msg)
	b.cur = ok
	return nil
}

// staticAssert refuses a kernel unless the condition holds.
func staticAssert(b *builder, c *callee) value {
	holds, known := isConst(b.one(c.args[0], mir.Bool))
	msg := c.args[1][0].str
	switch {
	case !known || msg == nil:
		b.errorf("calls gpu.StaticAssert with what is not known when the kernel is compiled; the condition comes from constants and type parameters and from no variable that a closure uses, and the message is constant")
	case holds == 0:
		b.errorf("asserts what does not hold: %s", *msg)
	}
	return nil
}

// sizeOf is the size of the type argument.
func sizeOf(b *builder, c *callee) value {
	size := int64(0)
	if mem := b.m.info(c.targs[0]).mem; mem != nil {
		size = memSize(mem)
	} else if load.Sizes.Sizeof(c.targs[0]) > 0 {
		b.errorf("takes the size of %s, which kernels do not have in memory", subset.TypeString(c.targs[0]))
	}
	return scalarValue(b.f.ConstInt(mir.Int64, size))
}

// aligned compares the lower bits of an address with 0.
func aligned(b *builder, c *callee) value {
	n := b.convert(b.one(c.args[1], mir.Int64), mir.Uint64)
	b.checkDivisor(n)
	rest := b.add(mir.Rem, mir.Uint64, b.add(mir.Bitcast, mir.Uint64, c.args[0][0].v), n)
	return scalarValue(b.add(mir.Eq, mir.Bool, rest, b.f.ConstInt(mir.Uint64, 0)))
}

// hasFeature asks whether the target has what a constant names.
func hasFeature(b *builder, c *callee) value {
	name := c.args[0][0].str
	if name == nil {
		b.errorf("calls gpu.Has with a feature that is not constant; write one of the constants of package gpu")
		return scalarValue(b.boolConst(false))
	}
	x, err := arch.ParseFeature(*name)
	if err != nil {
		b.errorf("calls gpu.Has: %v", err)
		return scalarValue(b.boolConst(false))
	}
	return scalarValue(b.has(x))
}

// bitFuncs are the functions that look at the bits of a value.
func bitFuncs() map[string]handler {
	return map[string]handler{
		"Bits": func(b *builder, c *callee) value {
			return scalarValue(b.convert(b.bits(b.one(c.args[0], b.m.info(c.targs[0]).mem)), mir.Uint64))
		},
		"FromBits": func(b *builder, c *callee) value {
			t := b.m.info(c.targs[0]).mem
			return scalarValue(b.fromBits(b.convert(b.one(c.args[0], mir.Uint64), unsigned(t.Bits)), t))
		},
		"BitSize": func(b *builder, c *callee) value {
			return scalarValue(b.f.ConstInt(mir.Int64, int64(b.m.info(c.targs[0]).mem.Bits)))
		},
	}
}

// warpFuncs are what the lanes of a warp compute together. What is made of that,
// reductions and scans, is Go code of dsl/gpu itself.
func warpFuncs() map[string]handler {
	return map[string]handler{
		"Shuffle": shuffle(mir.ShuffleIdx), "ShuffleUp": shuffle(mir.ShuffleUp),
		"ShuffleDown": shuffle(mir.ShuffleDown), "ShuffleXor": shuffle(mir.ShuffleXor),
		"MatchAll": matchAll, "wordsOf": wordsOf, "wordBytes": wordBytes, "hasRedux": hasRedux, "redux": redux,

		"Warp.warp": nothing, "Block.warp": nothing,
		"Warp.gather": nothing, "Block.gather": direct(mir.SyncBlock),
	}
}

func shuffle(i mir.Intrinsic) handler {
	return func(b *builder, c *callee) value {
		t := b.m.info(c.targs[0]).mem
		lane := b.convert(b.one(c.args[2], mir.Int64), mir.Int32)
		return scalarValue(b.intr(i, t, b.one(c.args[1], t), lane))
	}
}

// matchAll returns the mask, and whether it holds the lane itself: it does, or is
// empty.
func matchAll(b *builder, c *callee) value {
	mask := b.intr(mir.MatchAll, mir.Uint32, b.one(c.args[1], b.m.info(c.targs[0]).mem))
	return value{{v: mask}, {v: b.add(mir.Ne, mir.Bool, mask, b.f.ConstInt(mir.Uint32, 0))}}
}

// wordBytes is the alignment of its type argument.
func wordBytes(b *builder, c *callee) value {
	align := int64(1)
	if mem := b.m.info(c.targs[0]).mem; mem != nil {
		align = mem.Align()
	}
	return scalarValue(b.f.ConstInt(mir.Int64, align))
}

// wordsOf is a view of values of a type whose alignment is that of the words. Calls for other types stand
// behind a condition that is false.
func wordsOf(b *builder, c *callee) value {
	to, from := b.m.info(c.targs[0]).mem, c.targs[1]
	if err := load.DeviceMemory(from); err != nil {
		b.errorf("calls gpu.Reduce: %s", err)
		return nil
	}
	p, n := c.args[0][0].v, c.args[0][1].v
	n = b.exactMul(n, b.f.ConstInt(mir.Int64, p.Type.Elem.Size()/to.Size()))
	return value{{v: b.add(mir.Bitcast, mir.PtrTo(to), p)}, {v: n}, {v: n}}
}

// hasRedux is false for types that no GPU reduces by one instruction.
func hasRedux(b *builder, c *callee) value {
	if t := b.m.info(c.targs[0]).mem; !t.IsInt() || t.Bits > 32 {
		return scalarValue(b.boolConst(false))
	}
	return scalarValue(b.has(arch.Redux))
}

// redux widens narrow integers: of the low bits, each operation makes the same.
func redux(b *builder, c *callee) value {
	t := b.m.info(c.targs[0]).mem
	v := b.one(c.args[1], t)
	op, ok := isConst(b.one(c.args[2], mir.Uint8))
	if !ok || !t.IsInt() || t.Bits > 32 {
		return scalarValue(v) // behind a condition that is false
	}
	word := mir.Uint32
	if t.Signed {
		word = mir.Int32
	}
	r := b.intr(mir.Redux, word, b.convert(v, word))
	r.Index = int(op)
	return scalarValue(b.convert(r, t))
}
