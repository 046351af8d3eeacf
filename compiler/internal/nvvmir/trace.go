package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// This file has kernels record what they do, if they are compiled with a trace: package trace
// has the layout. Without a trace nothing of it is in a module.

// spanLowerings are those of gpu.BeginSpan and Span.End.
func spanLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.SpanBegin: func(f *function, _ *mir.Value) value.Value { return f.timer() },
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
	return f.asm(intrinsic.Form{Name: mir.GlobalTimer.String()}, "mov.u64 $0, %globaltimer;", "=l", true, types.I64)
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
	f.callFunc(f.recordFunc(), f.decl.ctrl, f.own, i32Const(scope), site, start, r.pe, r.at, r.value, key)
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
	if trace.Level(f.opts.Trace) == trace.Waits && !f.waits() {
		first = i32Const(1)
	}
	// In the place of a PE stands whether the first block alone records.
	f.record(trace.OfBlock, i32Const(markSite(mark)), f.timer(), recorded{pe: first})
}

// markSite is a mark as a constant in the place of a site.
func markSite(mark uint32) int64 { return int64(int32(mark)) }

// ownRing gives the function a place for the number of the last record in the ring that the thread
// owns. The first thread of a block alone uses it, and sets it when the kernel begins. A function
// that is not inlined in a kernel owns no ring.
func (f *function) ownRing() {
	if f.opts.Trace == "" || f.decl.ctrl == nil {
		return
	}
	f.own = f.add(ir.NewAlloca(types.I32))
	if f.decl.kernel == nil {
		f.add(ir.NewStore(i32Const(trace.Unowned), f.own))
	}
}

// waits reports whether the kernel has a wait, a barrier of the grid, or spans, of which each
// block has its own.
func (f *function) waits() bool {
	for v := range f.decl.f.Instrs() {
		if v.Op == mir.Comm && v.Comm.Op.Blocks || v.Op == mir.Extern && v.Extern.Collective || v.Op == mir.Intr && (v.Intr == mir.SyncGrid || v.Intr == mir.SpanEnd) {
			return true
		}
	}
	return false
}

// recordFunc returns gpuc_trace, which writes a record if the thread is the one to do so. own is
// where the first thread of a block has the number of the last record in its ring, or
// trace.Unowned.
//
// It is inlined, for the scope and the site of a place say which half of it that needs, and a call
// would have the kernel keep in memory what it has in registers, around each wait. What it reads
// of the block and of the kernel it reads anew each time, so that no register holds it meanwhile.
func (m *module) recordFunc() *ir.Func {
	if m.traceFn != nil {
		return m.traceFn
	}
	ctrl, own := ir.NewParam("ctrl", bytePtr), ir.NewParam("own", types.NewPointer(types.I32))
	scope, site := ir.NewParam("scope", types.I32), ir.NewParam("site", types.I32)
	start, pe := ir.NewParam("start", types.I64), ir.NewParam("pe", types.I32)
	at, val := ir.NewParam("at", types.I64), ir.NewParam("value", types.I64)
	key := ir.NewParam("key", types.I64) // the same in lanes that do the same
	fn := m.out.NewFunc("gpuc_trace", types.Void, ctrl, own, scope, site, start, pe, at, val, key)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrAlwaysInline, enum.FuncAttrNoUnwind, enum.FuncAttrConvergent}
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
	entry, loud, owner, claim, take := block("entry"), block("loud"), block("owner"), block("claim"), block("take")
	lack, look, others, lanes := block("lack"), block("look"), block("others"), block("lanes")
	share, write, release, end := block("share"), block("write"), block("release"), block("end")
	sum := func(x, y value.Value) value.Value { return f.add(ir.NewAdd(x, y)) }
	both := func(x, y value.Value) value.Value { return f.add(ir.NewAnd(x, y)) }
	is := func(x value.Value, y int64) value.Value { return f.icmp(enum.IPredEQ, x, i32Const(y)) }
	phi := func(in ...*ir.Incoming) value.Value { return f.add(ir.NewPhi(in...)) }
	head := func(ring value.Value) value.Value {
		counters := types.NewPointer(types.I32)
		counters.AddrSpace = heads.AddrSpace
		return f.gep(types.I32, f.add(ir.NewBitCast(heads, counters)), false, f.add(ir.NewZExt(ring, types.I64)))
	}
	number := func() value.Value { return f.rank(mir.BlockIdx, mir.GridDim) }
	unowned := i32Const(trace.Unowned)

	f.cur = entry
	now := f.timer()
	here := f.asm(intrinsic.Form{Name: "ActiveMask"}, "activemask.b32 $0;", "=r", true, types.I32)
	if trace.Level(f.opts.Trace) == trace.All {
		here = f.asmTogether(intrinsic.Form{Name: "MatchActive"}, "match.any.sync.b64 $0, $1, $2;", "=r,l,r", true, types.I32, key, here)
	}
	mark := f.icmp(enum.IPredUGE, site, i32Const(markSite(trace.MarkEnd)))
	alone := both(mark, f.icmp(enum.IPredNE, pe, i32Const(0)))
	f.term(ir.NewCondBr(both(alone, f.icmp(enum.IPredNE, number(), i32Const(0))), end, loud))

	f.cur = loud
	f.term(ir.NewCondBr(is(f.rank(mir.ThreadIdx, mir.BlockDim), 0), owner, others))

	// The first thread of a block is the first of all that are here.
	f.cur = owner
	f.term(ir.NewCondBr(is(site, markSite(trace.MarkBegin)), claim, look))

	f.cur = claim
	claimant := number()
	f.term(ir.NewCondBr(f.icmp(enum.IPredULT, claimant, i32Const(trace.Blocks)), take, lack))

	f.cur = take
	taken := f.add(ir.NewAtomicRMW(enum.AtomicOpXChg, head(claimant), unowned, enum.AtomicOrderingMonotonic))
	f.term(ir.NewCondBr(f.icmp(enum.IPredNE, taken, unowned), write, lack))

	f.cur = lack
	f.add(ir.NewStore(unowned, own))
	f.term(ir.NewBr(share))

	f.cur = look
	held := f.add(ir.NewLoad(types.I32, own))
	f.term(ir.NewCondBr(f.icmp(enum.IPredNE, held, unowned), write, share))

	// Of the lanes that are here and do the same, the first is the one below which there is none.
	f.cur = others
	f.term(ir.NewCondBr(is(scope, trace.OfBlock), end, lanes))

	f.cur = lanes
	below := f.asm(intrinsic.Form{Name: "LanesBelow"}, "mov.u32 $0, %lanemask_lt;", "=r", true, types.I32)
	below = f.add(ir.NewSelect(is(scope, trace.OfWarp), below, both(here, below)))
	f.term(ir.NewCondBr(is(below, 0), share, end))

	// A thread without a ring asks a counter in memory, and waits for it.
	f.cur = share
	sharer := number()
	ring := sum(both(sharer, i32Const(trace.Blocks-1)), i32Const(trace.Blocks))
	counted := f.add(ir.NewAtomicRMW(enum.AtomicOpAdd, head(ring), i32Const(1), enum.AtomicOrderingMonotonic))
	entryOf := func(ring, thread, number, old value.Value) value.Value {
		return f.writeRecord(ctrl, ring, thread, number, old, site, start, now, recorded{pe: pe, at: at, value: val})
	}
	entryOf(ring, f.rank(mir.ThreadIdx, mir.BlockDim), sharer, counted)
	f.term(ir.NewBr(end))

	f.cur = write
	old := phi(ir.NewIncoming(taken, take), ir.NewIncoming(held, look))
	mine := number()
	seq := entryOf(mine, i32Const(0), mine, old)
	f.add(ir.NewStore(seq, own))
	f.term(ir.NewCondBr(is(site, markSite(trace.MarkEnd)), release, end))

	f.cur = release
	back := ir.NewStore(seq, head(mine))
	back.Volatile = true
	back.Align = 4
	f.add(back)
	f.term(ir.NewBr(end))

	f.cur = end
	f.term(ir.NewRet(nil))
	return fn
}

// writeRecord writes the record behind number old of a ring, and returns its number.
func (f *function) writeRecord(ctrl, ring, thread, number, old, site, start, now value.Value, r recorded) value.Value {
	sum := func(x, y value.Value) value.Value { return f.add(ir.NewAdd(x, y)) }
	mul := func(x, y value.Value) value.Value { return f.add(ir.NewMul(x, y)) }
	both := func(x, y value.Value) value.Value { return f.add(ir.NewAnd(x, y)) }
	slot := sum(mul(ring, i32Const(trace.RingSlots)), both(old, i32Const(trace.RingSlots-1)))
	address := f.asm(intrinsic.Form{Name: "Opaque"}, "mov.u64 $0, $1;", "=l,l", true, types.I64, f.add(ir.NewPtrToInt(ctrl, types.I64)))
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
		f.asm(intrinsic.Form{Name: "StoreWords", N: word * 4}, fmt.Sprintf("st.volatile.global.v4.u32 [$0+%d], {$1, $2, $3, $4};", word*4), "l,r,r,r,r,~{memory}", true, types.Void,
			to, half(long, 0), half(long, 1), short, seq)
	}
	store(trace.WordStart, start, site)
	store(trace.WordEnd, now, who)
	store(trace.WordAt, r.at, r.pe)
	store(trace.WordValue, r.value, number)
	return seq
}

// rank returns the number of the thread in its block or of the block in its grid, of which index is
// the index by dimension, and dims the extent.
func (f *function) rank(i, dims mir.Intrinsic) value.Value {
	register := strings.TrimSuffix(specialRegisters[i], ".")
	index := func(dim int) value.Value {
		return f.asm(intrinsic.Form{Name: "VolatileIndex", Type: register, N: dim}, fmt.Sprintf("mov.u32 $0, %%%s.%c;", register, "xyz"[dim]), "=r", true, types.I32)
	}
	row := func(rest value.Value, dim int) value.Value {
		return f.add(ir.NewAdd(index(dim), f.add(ir.NewMul(f.sreg(dims, dim), rest))))
	}
	return row(row(index(2), 1), 0)
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
	f.asm(intrinsic.Form{Name: "StoreVolatile", Type: "u64"}, "st.volatile.global.u64 [$0], $1;", "l,l,~{memory}", true, types.Void, at, now)
	f.callFunc(f.extern("llvm.nvvm.membar.sys", types.Void, plain))
	last := f.asm(intrinsic.Form{Name: "LoadVolatile", Type: "u32", N: 8}, "ld.volatile.global.u32 $0, [$1+8];", "=r,l,~{memory}", true, types.I32, at)
	f.asm(intrinsic.Form{Name: "StoreVolatile", Type: "u32", N: 8}, "st.volatile.global.u32 [$0+8], $1;", "l,r,~{memory}", true, types.Void, at, f.add(ir.NewAdd(last, i32Const(1))))
	f.term(ir.NewRet(nil))
	return fn
}
