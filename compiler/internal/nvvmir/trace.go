package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// This file has kernels record what they do, if they are compiled with a trace: package trace
// has the layout. Without a trace nothing of it is in a module.

// spanLowerings are those of gpu.BeginSpan and Span.End.
func spanLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.SpanBegin: read("mov.u64 $0, %globaltimer;", "=l", true, types.I64),
		mir.SpanSite:  func(_ *function, v *mir.Value) value.Value { return i32Const(int64(v.Site)) },
		mir.SpanEnd: func(f *function, v *mir.Value) value.Value {
			f.record(trace.OfThread, f.val(v.Args[1]), f.val(v.Args[0]), recorded{})
			return nil
		},
	}
}

// recorded is what a record has of an operation besides its place and its time; nil is 0.
type recorded struct {
	pe, at, value value.Value
	signal        bool // at is a signal that the operation updates
}

// timer reads the timer of the GPU.
func (f *function) timer() value.Value {
	return f.asm("mov.u64 $0, %globaltimer;", "=l", true, types.I64)
}

// record records what began at start and ends now.
func (f *function) record(scope int64, site, start value.Value, r recorded) {
	if r.pe == nil {
		r.pe = i32Const(0)
	}
	if r.at == nil {
		r.at = i64Const(0)
	}
	if r.value == nil {
		r.value = i64Const(0)
	}
	// Lanes that send to different PEs do different things, and so do those that update different
	// signals. Addresses of symmetric memory have less than 48 bits.
	var key value.Value = f.add(ir.NewShl(f.add(ir.NewZExt(r.pe, types.I64)), i64Const(48)))
	if r.signal {
		key = f.add(ir.NewXor(key, r.at))
	}
	var own value.Value = i32Const(trace.Unowned)
	if f.own != nil {
		own = f.add(ir.NewLoad(types.I32, f.own))
	}
	own = f.callFunc(f.recordFunc(), f.decl.ctrl, own, i32Const(scope), site, start, r.pe, r.at, r.value, key)
	if f.own != nil {
		f.add(ir.NewStore(own, f.own))
	}
}

// recordComm records a call of an operation with these arguments, named as in its prototype.
func (f *function) recordComm(v *mir.Value, start value.Value, params []op.CParam, args []value.Value, result value.Value) {
	var r recorded
	kind := trace.KindOf(v.Comm.Op)
	long := func(x value.Value) value.Value {
		switch t := x.Type().(type) {
		case *types.IntType:
			if t.BitSize < 64 {
				return f.add(ir.NewZExt(x, types.I64))
			}
		case *types.PointerType:
			return f.add(ir.NewPtrToInt(x, types.I64))
		}
		return x
	}
	for i, p := range params {
		switch p.Name {
		case "pe":
			if !kind.Waits() {
				r.pe = f.add(ir.NewAdd(args[i], i32Const(1)))
			}
		case "sig", "ptr", "line", "words":
			r.at = long(args[i])
			r.signal = p.Name == "sig" && !kind.Waits()
		case "sigval", "team":
			r.value = long(args[i])
		}
	}
	if kind == trace.Wait && result != nil && v.Comm.Op.Result == op.Uint64 {
		r.value = result
	}
	scope := map[op.Scope]int64{op.Thread: trace.OfThread, op.Warp: trace.OfWarp, op.Block: trace.OfBlock}[v.Comm.Scope]
	f.record(scope, i32Const(int64(v.Site)), start, r)
}

// recordBlock records that a block of a kernel begins or ends. Of a kernel that waits for
// nobody and has no spans, which may have any number of blocks, the first one does at the level of waits.
func (f *function) recordBlock(mark uint32) {
	k := f.decl.kernel
	if f.opts.Trace == "" || k == nil {
		return
	}
	var first value.Value = i32Const(0)
	if f.opts.Trace == trace.Waits && !f.waits() {
		first = i32Const(1)
	}
	// In the place of a PE stands whether the first block alone records.
	f.record(trace.OfBlock, i32Const(markSite(mark)), f.timer(), recorded{pe: first})
}

// markSite is a mark as a constant in the place of a site.
func markSite(mark uint32) int64 { return int64(int32(mark)) }

// ownRing has a thread of a kernel keep the number of the last record in the ring that it owns.
// Functions that are not inlined here do not know it, and record as if it owned none.
func (f *function) ownRing() {
	if f.opts.Trace != "" && f.decl.kernel != nil {
		f.own = f.add(ir.NewAlloca(types.I32))
		f.add(ir.NewStore(i32Const(trace.Unowned), f.own))
	}
}

// waits reports whether the kernel has a wait, a barrier of the grid, or spans, of which each
// block has its own.
func (f *function) waits() bool {
	for v := range instrs(f.decl.f) {
		if v.Op == mir.Comm && v.Comm.Op.Blocks || v.Op == mir.Extern && v.Extern.Collective || v.Op == mir.Intr && (v.Intr == mir.SyncGrid || v.Intr == mir.SpanEnd) {
			return true
		}
	}
	return false
}

// recordFunc returns gpuc_trace, which writes a record if the thread is the one to do so. It
// takes the number of the last record in the ring that the thread owns, or trace.Unowned, and
// returns the new one. A thread without a ring asks a counter in memory, and waits for it.
func (m *module) recordFunc() *ir.Func {
	if m.traceFn != nil {
		return m.traceFn
	}
	ctrl, own := ir.NewParam("ctrl", bytePtr), ir.NewParam("own", types.I32)
	scope, site := ir.NewParam("scope", types.I32), ir.NewParam("site", types.I32)
	start, pe := ir.NewParam("start", types.I64), ir.NewParam("pe", types.I32)
	at, val := ir.NewParam("at", types.I64), ir.NewParam("value", types.I64)
	key := ir.NewParam("key", types.I64) // the same in lanes that do the same
	fn := m.out.NewFunc("gpuc_trace", types.I32, ctrl, own, scope, site, start, pe, at, val, key)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrNoInline, enum.FuncAttrNoUnwind, enum.FuncAttrConvergent}
	m.traceFn = fn

	heads := m.out.NewGlobalDef("gpuc_trace_heads", constant.NewZeroInitializer(types.NewArray(trace.Rings, types.I32)))
	heads.AddrSpace = addrSpaces[mir.GlobalMem]
	heads.Typ.AddrSpace = heads.AddrSpace
	heads.Linkage = enum.LinkageInternal
	heads.Align = 4

	f := &function{module: m, decl: &funcDecl{out: fn}}
	block := func(name string) *ir.Block {
		b := ir.NewBlock(name)
		fn.Blocks = append(fn.Blocks, b)
		return b
	}
	entry, elect, begin, claim, share := block("entry"), block("elect"), block("begin"), block("claim"), block("share")
	write, release, end := block("write"), block("release"), block("end")
	mul := func(x, y value.Value) value.Value { return f.add(ir.NewMul(x, y)) }
	sum := func(x, y value.Value) value.Value { return f.add(ir.NewAdd(x, y)) }
	both := func(x, y value.Value) value.Value { return f.add(ir.NewAnd(x, y)) }
	choose := func(c, x, y value.Value) value.Value { return f.add(ir.NewSelect(c, x, y)) }
	number := func(i, dims mir.Intrinsic) value.Value {
		return sum(f.sreg(i, 0), mul(f.sreg(dims, 0), sum(f.sreg(i, 1), mul(f.sreg(dims, 1), f.sreg(i, 2)))))
	}

	phi := func(in ...*ir.Incoming) value.Value { return f.add(ir.NewPhi(in...)) }
	head := func(ring value.Value) value.Value {
		counters := types.NewPointer(types.I32)
		counters.AddrSpace = heads.AddrSpace
		return f.gep(types.I32, f.add(ir.NewBitCast(heads, counters)), false, f.add(ir.NewZExt(ring, types.I64)))
	}
	unowned := i32Const(trace.Unowned)

	f.cur = entry
	now := f.timer()
	here := f.asm("activemask.b32 $0;", "=r", true, types.I32)
	if f.opts.Trace == trace.All {
		here = f.asm("match.any.sync.b64 $0, $1, $2;", "=r,l,r", true, types.I32, key, here)
		here.(*ir.InstCall).FuncAttrs = convergent
	}
	number32 := number(mir.BlockIdx, mir.GridDim)
	// The thread that owns a ring is the first of its block, and so of all that are here.
	f.term(ir.NewCondBr(f.icmp(enum.IPredNE, own, unowned), write, elect))

	// Of the lanes that are here and do the same, the first is the one below which there is none.
	f.cur = elect
	thread := number(mir.ThreadIdx, mir.BlockDim)
	below := f.asm("mov.u32 $0, %lanemask_lt;", "=r", true, types.I32)
	first := f.icmp(enum.IPredEQ, both(here, below), i32Const(0))
	first = choose(f.icmp(enum.IPredEQ, scope, i32Const(trace.OfWarp)),
		f.icmp(enum.IPredEQ, both(thread, i32Const(arch.WarpSize-1)), i32Const(0)), first)
	first = choose(f.icmp(enum.IPredEQ, scope, i32Const(trace.OfBlock)), f.icmp(enum.IPredEQ, thread, i32Const(0)), first)
	mark := f.icmp(enum.IPredUGE, site, i32Const(markSite(trace.MarkEnd)))
	alone := both(mark, both(f.icmp(enum.IPredNE, pe, i32Const(0)), f.icmp(enum.IPredNE, number32, i32Const(0))))
	f.term(ir.NewCondBr(both(first, f.add(ir.NewXor(alone, constant.True))), begin, end))

	f.cur = begin
	begins := both(f.icmp(enum.IPredEQ, site, i32Const(markSite(trace.MarkBegin))), f.icmp(enum.IPredULT, number32, i32Const(trace.Blocks)))
	f.term(ir.NewCondBr(begins, claim, share))

	f.cur = claim
	claimed := f.add(ir.NewAtomicRMW(enum.AtomicOpXChg, head(number32), unowned, enum.AtomicOrderingMonotonic))
	f.term(ir.NewCondBr(f.icmp(enum.IPredNE, claimed, unowned), write, share))

	f.cur = share
	shared := sum(both(number32, i32Const(trace.Blocks-1)), i32Const(trace.Blocks))
	counted := f.add(ir.NewAtomicRMW(enum.AtomicOpAdd, head(shared), i32Const(1), enum.AtomicOrderingMonotonic))
	f.term(ir.NewBr(write))

	f.cur = write
	from := func(has, takes, lacks value.Value) value.Value { // a ring of its own
		return phi(ir.NewIncoming(has, entry), ir.NewIncoming(takes, claim), ir.NewIncoming(lacks, share))
	}
	ring := from(number32, number32, shared)
	old := from(own, claimed, counted)
	thread = from(i32Const(0), i32Const(0), thread)
	owned := from(constant.True, constant.True, constant.False)
	slot := sum(mul(ring, i32Const(trace.RingSlots)), both(old, i32Const(trace.RingSlots-1)))
	address := f.add(ir.NewPtrToInt(ctrl, types.I64))
	base := sum(both(address, i64Const(-trace.RingsOffset)), i64Const(trace.RingsOffset))
	to := sum(base, mul(f.add(ir.NewZExt(slot, types.I64)), i64Const(trace.RecordBytes)))
	// The number of the kernel is that of its control block.
	kernel := f.add(ir.NewUDiv(both(address, i64Const(trace.RingsOffset-1)), i64Const(fault.BlockBytes)))
	who := f.add(ir.NewOr(thread, f.add(ir.NewShl(f.add(ir.NewTrunc(kernel, types.I32)), i32Const(16)))))
	half := func(x value.Value, n int64) value.Value {
		if n > 0 {
			x = f.add(ir.NewLShr(x, i64Const(32)))
		}
		return f.add(ir.NewTrunc(x, types.I32))
	}
	seq := sum(old, i32Const(1))
	store := func(word int, long, short value.Value) {
		f.asm(fmt.Sprintf("st.volatile.global.v4.u32 [$0+%d], {$1, $2, $3, $4};", word*4), "l,r,r,r,r,~{memory}", true, types.Void,
			to, half(long, 0), half(long, 1), short, seq)
	}
	store(trace.WordStart, start, site)
	store(trace.WordEnd, now, who)
	store(trace.WordAt, at, pe)
	store(trace.WordValue, val, number32)
	after := choose(owned, seq, unowned)
	ends := both(owned, f.icmp(enum.IPredEQ, site, i32Const(markSite(trace.MarkEnd))))
	f.term(ir.NewCondBr(ends, release, end))

	f.cur = release
	back := ir.NewStore(seq, head(ring))
	back.Volatile = true
	back.Align = 4
	f.add(back)
	f.term(ir.NewBr(end))

	f.cur = end
	f.term(ir.NewRet(phi(ir.NewIncoming(unowned, elect), ir.NewIncoming(after, write), ir.NewIncoming(after, release))))
	return fn
}

// clockKernel adds the kernel that reads the timer for the host.
func (m *module) clockKernel() *ir.Func {
	at := ir.NewParam("at", types.I64)
	fn := m.out.NewFunc(trace.ClockKernel, types.Void, at)
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrNoUnwind}
	f := &function{module: m, decl: &funcDecl{out: fn}}
	f.cur = ir.NewBlock("entry")
	fn.Blocks = append(fn.Blocks, f.cur)
	now := f.timer()
	f.asm("st.volatile.global.u64 [$0], $1;", "l,l,~{memory}", true, types.Void, at, now)
	f.callFunc(f.extern("llvm.nvvm.membar.sys", types.Void, plain))
	last := f.asm("ld.volatile.global.u32 $0, [$1+8];", "=r,l,~{memory}", true, types.I32, at)
	f.asm("st.volatile.global.u32 [$0+8], $1;", "l,r,~{memory}", true, types.Void, at, f.add(ir.NewAdd(last, i32Const(1))))
	f.term(ir.NewRet(nil))
	return fn
}
