package nvvmir_test

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// saxpy is the kernel y[i] += a*x[i] over a grid-strided loop, as the importer
// and the passes leave it.
func saxpy() *mir.Program {
	k := newKernel("Saxpy", mir.Float32, mir.PtrTo(mir.Float32), mir.Int64, mir.PtrTo(mir.Float32), mir.Int64)
	k.p.Kernels[0].Info.MaxThreads = 256
	k.p.Kernels[0].Info.MinBlocks = 2
	f := k.f
	a, x, xn, y, yn := f.Params[0], f.Params[1], f.Params[2], f.Params[3], f.Params[4]
	entry, head, body, done := k.b, f.NewBlock(), f.NewBlock(), f.NewBlock()
	sreg := func(i mir.Intrinsic) *mir.Value { return k.op(mir.Convert, mir.Int64, k.intr(i, mir.Int32, 0)) }
	bd := sreg(mir.BlockDim)
	start := k.op(mir.Add, mir.Int64, k.op(mir.Mul, mir.Int64, sreg(mir.BlockIdx), bd), sreg(mir.ThreadIdx))
	step := k.op(mir.Mul, mir.Int64, sreg(mir.GridDim), bd)
	entry.Jump(at(6), head)
	head.Unroll = 4
	k.b = head
	i := k.op(mir.Phi, mir.Int64, start)
	head.If(at(6), k.op(mir.Lt, mir.Bool, i, yn), body, done)
	k.b = body
	k.op(mir.CheckIndex, mir.Void, i, xn).Site = 0
	px := k.op(mir.IndexAddr, x.Type, x, i)
	py := k.op(mir.IndexAddr, y.Type, y, i)
	p := k.op(mir.Mul, mir.Float32, a, k.op(mir.Load, mir.Float32, px))
	k.op(mir.Store, mir.Void, py, k.op(mir.Add, mir.Float32, k.op(mir.Load, mir.Float32, py), p))
	i.Args = append(i.Args, k.op(mir.Add, mir.Int64, i, step))
	body.Jump(at(6), head)
	k.b = done
	return k.end()
}

func memoryProgram() *mir.Program {
	inner := mir.StructOf(mir.Bool, mir.Int16, mir.ArrayOf(mir.Float64, 3))
	big := mir.ArrayOf(mir.Uint32, 100)
	k := newKernel("Memory", mir.PtrTo(mir.Uint64), mir.PtrTo(inner), mir.Int64, mir.PtrTo(big))
	tile := &mir.Global{Name: "gpuc_shared_tile", GoName: "tile", Type: mir.ArrayOf(mir.Float32, 256), Space: mir.SharedMem}
	flag := &mir.Global{Name: "gpuc_shared_flag", GoName: "flag", Type: mir.StructOf(mir.Uint8, mir.Int32), Space: mir.SharedMem}
	table := &mir.Global{Name: "gpuc_table", GoName: "primes", Type: mir.ArrayOf(mir.StructOf(mir.Int32, mir.Bool), 2), Space: mir.GlobalMem,
		Init: []mir.Constant{{Int: 2}, {Int: 1}, {Int: 3}, {Int: 0}}}
	unused := &mir.Global{Name: "gpuc_unused", GoName: "unused", Type: mir.Int64, Space: mir.SharedMem}
	k.p.Globals = []*mir.Global{tile, flag, table, unused}
	field := func(p *mir.Value, i int) *mir.Value {
		v := k.op(mir.FieldAddr, mir.PtrTo(p.Type.Elem.Fields[i]), p)
		v.Index = i
		return v
	}
	addr := func(g *mir.Global) *mir.Value {
		v := k.op(mir.GlobalAddr, mir.PtrTo(g.Type))
		v.Global = g
		return v
	}
	elem := func(p, i *mir.Value) *mir.Value { return k.op(mir.IndexAddr, mir.PtrTo(p.Type.Elem.Elem), p, i) }
	alloca := func(t *mir.Type) *mir.Value {
		v := k.op(mir.Alloca, mir.PtrTo(t))
		v.Elem = t
		return v
	}
	n := k.f.Params[2]
	row := k.op(mir.IndexAddr, k.f.Params[1].Type, k.f.Params[1], n)
	flagged := k.op(mir.Load, mir.Bool, field(row, 0))
	k.op(mir.Store, mir.Void, field(k.f.Params[1], 0), k.op(mir.Not, mir.Bool, flagged))
	k.op(mir.Store, mir.Void, elem(field(row, 2), n), k.f.ConstFloat(mir.Float64, -0.5))
	local := alloca(inner)
	k.op(mir.Copy, mir.Void, local, row).Elem = inner
	k.op(mir.Copy, mir.Void, row, local).Elem = inner
	k.op(mir.Zero, mir.Void, row).Elem = inner
	stack := alloca(big)
	k.op(mir.Copy, mir.Void, stack, k.f.Params[3]).Elem = big
	k.keep(k.op(mir.Load, mir.Uint32, elem(stack, n)))
	k.op(mir.Zero, mir.Void, k.f.Params[3]).Elem = big
	k.op(mir.Store, mir.Void, elem(addr(tile), n), k.f.ConstFloat(mir.Float32, 1))
	k.keep(k.op(mir.Load, mir.Int32, field(addr(flag), 1)))
	k.keep(k.op(mir.Load, mir.Int32, field(elem(addr(table), n), 0)))
	k.keep(k.op(mir.Eq, mir.Bool, k.f.Params[0], k.f.ConstNil(k.f.Params[0].Type)))
	small := k.op(mir.Convert, mir.Uint32, n)
	k.keep(k.op(mir.Load, mir.Uint64, k.op(mir.IndexAddr, k.f.Params[0].Type, k.f.Params[0], small)))
	return k.end()
}

func checksProgram() *mir.Program {
	k := newKernel("Checks", mir.PtrTo(mir.Uint64), mir.Int64, mir.Int64, mir.Int32)
	a, b := k.f.Params[1], k.f.Params[2]
	for _, o := range []mir.Op{mir.CheckIndex, mir.CheckLE, mir.CheckEq, mir.CheckPE} {
		k.op(o, mir.Void, a, b).Site = 0
	}
	k.op(mir.CheckNil, mir.Void, k.f.Params[0]).Site = 0
	k.op(mir.CheckNonZero, mir.Void, k.f.Params[3]).Site = 0
	k.op(mir.CheckNonNeg, mir.Void, k.f.Params[3]).Site = 0
	k.op(mir.CheckTrue, mir.Void, k.op(mir.Eq, mir.Bool, a, b), a, b).Site = 0
	fails, fine := k.f.NewBlock(), k.f.NewBlock()
	k.b.If(at(20), k.op(mir.Lt, mir.Bool, a, b), fails, fine)
	k.b = fails
	k.op(mir.Fail, mir.Void, a).Site = 0
	k.b = fine
	return k.end()
}

func callsProgram() *mir.Program {
	k := newKernel("Calls", mir.PtrTo(mir.Uint64), mir.Bool, mir.Int8)
	one := mir.NewFunc("gpuc_f_one", "one", at(30), []*mir.Type{mir.Int8, mir.Bool}, []*mir.Type{mir.Int8})
	one.NoInline = true
	c := one.Blocks[0].Add(mir.CheckNonZero, mir.Void, at(31), one.Params[0])
	c.Site = 0
	one.Blocks[0].Add(mir.Return, mir.Void, at(32), one.Params[0])
	two := mir.NewFunc("gpuc_f_two", "(*T).two", at(40), []*mir.Type{mir.Int64}, []*mir.Type{mir.Int64, mir.Bool})
	two.Blocks[0].Add(mir.Return, mir.Void, at(41), two.Params[0], two.ConstInt(mir.Bool, 1))
	unreached := mir.NewFunc("gpuc_f_unreached", "unreached", at(50), nil, nil)
	unreached.Blocks[0].Add(mir.Return, mir.Void, at(51))
	k.p.Funcs = append([]*mir.Func{unreached, one, two}, k.p.Funcs...)
	v := k.op(mir.Call, mir.Int8, k.f.Params[2], k.f.Params[1])
	v.Callee = one
	k.keep(v)
	w := k.op(mir.Call, mir.Void, k.load(mir.Int64))
	w.Callee = two
	for i, t := range two.Results {
		r := k.op(mir.Result, t, w)
		r.Index = i
		k.keep(r)
	}
	return k.end()
}

func mathProgram() *mir.Program {
	k := newKernel("Math", mir.PtrTo(mir.Uint64))
	for _, t := range floats {
		args := []*mir.Value{k.load(t), k.load(t), k.load(t)}
		for _, i := range mir.Intrinsics() {
			if i.Facts().Of == mir.FloatClass {
				k.keep(k.intr(i, t, 0, args[:len(i.Facts().Params)]...))
			}
		}
	}
	return k.end()
}

func bitsProgram() *mir.Program {
	k := newKernel("Bits", mir.PtrTo(mir.Uint64))
	for _, t := range []*mir.Type{mir.Uint8, mir.Uint16, mir.Uint32, mir.Uint64} {
		x := k.load(t)
		for _, i := range []mir.Intrinsic{mir.Popcount, mir.Clz, mir.Ctz} {
			k.keep(k.intr(i, mir.Int64, 0, x))
		}
		k.keep(k.intr(mir.BitReverse, t, 0, x))
		k.keep(k.intr(mir.ByteReverse, t, 0, x))
	}
	k.keep(k.intr(mir.MulHi, mir.Uint64, 0, k.load(mir.Uint64), k.load(mir.Uint64)))
	return k.end()
}

func threadsProgram() *mir.Program {
	k := newKernel("Threads", mir.PtrTo(mir.Uint64))
	for _, i := range []mir.Intrinsic{mir.ThreadIdx, mir.BlockIdx, mir.BlockDim, mir.GridDim} {
		for dim := range 3 {
			k.keep(k.intr(i, mir.Int32, dim))
		}
	}
	k.keep(k.intr(mir.LaneID, mir.Int32, 0))
	for _, i := range []mir.Intrinsic{mir.SyncBlock, mir.SyncWarp, mir.SyncGrid, mir.FenceBlock, mir.FenceDevice, mir.FenceSystem} {
		k.intr(i, mir.Void, 0)
	}
	k.keep(k.intr(mir.Clock, mir.Int64, 0))
	k.keep(k.intr(mir.GlobalTimer, mir.Uint64, 0))
	return k.end()
}

// form is a memory order and a scope.
type form struct {
	order intrinsic.Order
	among intrinsic.Scope
}

// atomic adds an atomic of a form.
func (k *kernel) atomic(i mir.Intrinsic, t *mir.Type, f form, args ...*mir.Value) *mir.Value {
	v := k.intr(i, t, 0, args...)
	v.Order, v.Among = f.order, f.among
	return v
}

func atomicsProgram() *mir.Program {
	k := newKernel("Atomics", mir.PtrTo(mir.Uint64))
	forms := []form{
		{intrinsic.Relaxed, intrinsic.Device},
		{intrinsic.Relaxed, intrinsic.System},
		{intrinsic.AcqRel, intrinsic.Block},
		{intrinsic.Acquire, intrinsic.Device},
		{intrinsic.Release, intrinsic.System},
		{intrinsic.SeqCst, intrinsic.System},
	}
	for _, t := range []*mir.Type{mir.Int32, mir.Uint32, mir.Int64, mir.Uint64, mir.Float32, mir.Float64} {
		p, x := k.op(mir.Bitcast, mir.PtrTo(t), k.f.Params[0]), k.load(t)
		some := forms[:2]
		if t == mir.Int64 || t == mir.Float32 {
			some = forms
		}
		for _, form := range some {
			for _, i := range []mir.Intrinsic{mir.AtomicAdd, mir.AtomicSub, mir.AtomicMin, mir.AtomicMax, mir.AtomicExchange} {
				k.keep(k.atomic(i, t, form, p, x))
			}
			k.keep(k.atomic(mir.AtomicLoad, t, form, p))
			k.atomic(mir.AtomicStore, mir.Void, form, p, x)
			if t.IsInt() {
				for _, i := range []mir.Intrinsic{mir.AtomicAnd, mir.AtomicOr, mir.AtomicXor} {
					k.keep(k.atomic(i, t, form, p, x))
				}
				k.keep(k.atomic(mir.AtomicCAS, t, form, p, x, k.load(t)))
			}
		}
	}
	return k.end()
}

func commProgram() *mir.Program {
	k := newKernel("Comm", mir.PtrTo(mir.Uint64), mir.PtrTo(mir.Float32), mir.Int64, mir.PtrTo(mir.Float32))
	k.p.Kernels[0].NoAlias = nil
	comm := k.comm
	me := comm("MyPE", op.Thread, 0, mir.Int32)
	sig, bytes := k.f.Params[0], k.op(mir.Convert, mir.Uint64, k.f.Params[2])
	comm("PutSignalNBI", op.Block, 0, mir.Void, k.f.Params[1], k.f.Params[3], bytes, sig, k.load(mir.Uint64), k.f.ConstInt(mir.Int32, op.SignalSet), me)
	wait := comm("SignalWaitUntil", op.Thread, 0, mir.Uint64, sig, k.f.ConstInt(mir.Int32, op.CmpGE), k.load(mir.Uint64))
	wait.Site = 0
	k.keep(wait)
	comm("P", op.Thread, 8, mir.Void, sig, k.load(mir.Uint8), me)
	k.keep(comm("G", op.Thread, 16, mir.Uint16, sig, me))
	comm("Quiet", op.Warp, 0, mir.Void)
	return k.end()
}

// comm adds a communication operation.
func (k *kernel) comm(name string, s op.Scope, width int, t *mir.Type, args ...*mir.Value) *mir.Value {
	v := k.op(mir.Comm, t, args...)
	v.Comm = &op.Instance{Op: op.Lookup(name), Scope: s, Width: width}
	return v
}

// inlinedProgram has an instruction that came through two inlined calls.
func inlinedProgram() *mir.Program {
	k := newKernel("Inlined", mir.PtrTo(mir.Uint64))
	outer := mir.NewFunc("outer", "outer", at(20), nil, nil)
	inner := mir.NewFunc("inner", "Inner[int]", at(30), nil, nil)
	inner.Pos.Filename = "help.go"
	v := k.op(mir.Mul, mir.Int64, k.load(mir.Int64), k.load(mir.Int64))
	v.Pos = inner.Pos
	v.Scope = &mir.Scope{Func: inner, Pos: at(21), Parent: &mir.Scope{Func: outer, Pos: at(5)}}
	k.keep(v)
	return k.end()
}

// mapsProgram has a kernel with two tensor maps, between other parameters. It takes the addresses
// of both descriptions, by itself, by a choice and by a function.
func mapsProgram() *mir.Program {
	description := mir.PtrTo(mir.Uint8)
	address := mir.NewFunc("gpuc_f_address", "address", at(30), []*mir.Type{description}, []*mir.Type{mir.Uint64})
	address.NoInline = true
	b := address.Blocks[0]
	b.Add(mir.Return, mir.Void, at(31), b.Add(mir.Bitcast, mir.Uint64, at(31), address.Params[0]))

	k := newKernel("Maps", mir.PtrTo(mir.Uint64), mir.Int8, description, mir.Int64, description, mir.Int64)
	abi, err := manifest.LayOut([]manifest.Param{
		{Kind: manifest.Signal},
		{Kind: manifest.Scalar, Size: 1},
		{Kind: manifest.Array, Len: 2, Fields: []manifest.Param{{Kind: manifest.TensorMap, Size: 4}}},
	})
	if err != nil {
		panic(err)
	}
	k.p.Kernels[0].Leaves = abi.Leaves
	k.p.Funcs = append([]*mir.Func{address}, k.p.Funcs...)
	first, second := k.f.Params[2], k.f.Params[4]
	k.keep(k.op(mir.Bitcast, mir.Uint64, first))
	chosen := k.op(mir.Select, description, k.op(mir.Lt, mir.Bool, k.f.Params[3], k.f.Params[5]), first, second)
	call := k.op(mir.Call, mir.Uint64, chosen)
	call.Callee = address
	k.keep(call)
	return k.end()
}

// parametersProgram has a kernel with parameters of every kind.
func parametersProgram() *mir.Program {
	k := newKernel("Parameters", mir.PtrTo(mir.Uint64), mir.Int64, mir.Bool, mir.Int8, mir.Uint16, mir.Float64, mir.PtrTo(mir.Float32), mir.Int64)
	abi, err := manifest.LayOut([]manifest.Param{
		{Kind: manifest.Slice, Size: 8},
		{Kind: manifest.Struct, Fields: []manifest.Param{
			{Kind: manifest.Scalar, Size: 1}, {Kind: manifest.Scalar, Size: 1}, {Kind: manifest.Scalar, Size: 2}, {Kind: manifest.Scalar, Size: 8},
		}},
		{Kind: manifest.Slice, Size: 4},
	})
	if err != nil {
		panic(err)
	}
	k.p.Kernels[0].Leaves = abi.Leaves
	k.p.Kernels[0].NoAlias = []int{0, 2}
	for _, p := range k.f.Params[2:6] {
		k.keep(p)
	}
	return k.end()
}
