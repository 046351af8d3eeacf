package nccl

import (
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Reductions on streams. All types, reductions and teams go one way, and give what a reduction in a
// kernel gives: each PE combines its share of the elements, in the order of the PEs, and stores it
// on all of them. NCCL has neither bitwise reductions nor 16-bit integers, and communicators of some
// teams alone.

// reduction is what a kernel of its own is made for.
type reduction struct {
	typ op.Type
	op  op.Reduction
}

// elements says how PTX has the elements of a type: how they lie in memory, in a register of which
// kind they are combined, as what, and what is done between the two.
var elements = map[op.Type]struct{ load, store, register, as, in, out string }{
	op.TypeInt8:     {load: "s8", store: "u8", register: "b32", as: "s32"},
	op.TypeUint8:    {load: "u8", store: "u8", register: "b32", as: "u32"},
	op.TypeInt16:    {load: "s16", store: "u16", register: "b32", as: "s32"},
	op.TypeUint16:   {load: "u16", store: "u16", register: "b32", as: "u32"},
	op.TypeInt32:    {load: "u32", store: "u32", register: "b32", as: "s32"},
	op.TypeUint32:   {load: "u32", store: "u32", register: "b32", as: "u32"},
	op.TypeInt64:    {load: "u64", store: "u64", register: "b64", as: "s64"},
	op.TypeUint64:   {load: "u64", store: "u64", register: "b64", as: "u64"},
	op.TypeFloat32:  {load: "f32", store: "f32", register: "f32", as: "f32"},
	op.TypeFloat64:  {load: "f64", store: "f64", register: "f64", as: "f64"},
	op.TypeFloat16:  {load: "b16", store: "b16", register: "f32", as: "f32", in: "cvt.f32.f16 %x, %half;", out: "cvt.rn.f16.f32 %half, %acc;"},
	op.TypeBFloat16: {load: "b16", store: "b16", register: "f32", as: "f32", in: "mov.b32 %x, {%zero, %half};", out: "cvt.rn.bf16.f32 %half, %acc;"},
}

// combinations are how %acc and %x are combined, with {as} for the type and {b} for the register.
// The lesser and the greater are those of a comparison, as in kernels, also for NaN.
var combinations = map[op.Reduction]string{
	op.Sum:  "add.{as} %acc, %acc, %x;",
	op.Prod: "mul{lo}.{as} %acc, %acc, %x;",
	op.Min:  "setp.lt.{as} %p, %acc, %x;\n\tselp.{b} %acc, %acc, %x, %p;",
	op.Max:  "setp.gt.{as} %p, %acc, %x;\n\tselp.{b} %acc, %acc, %x, %p;",
	op.And:  "and.{b} %acc, %acc, %x;",
	op.Or:   "or.{b} %acc, %acc, %x;",
	op.Xor:  "xor.{b} %acc, %acc, %x;",
}

// reducePTX combines elements lo to hi of src on all PEs of a team. It stores them at dst of this PE,
// or of all PEs if all is not 0. row, me and stride are those of gpuc_barrier.
const reducePTX = `.version 7.1
.target sm_80
.address_size 64
.visible .entry gpuc_reduce(.param .u64 row, .param .u64 me, .param .u64 stride, .param .u64 dst, .param .u64 src, .param .u64 lo, .param .u64 hi, .param .u64 all)
{
	.reg .pred %p, %end;
	.reg .b16 %half, %zero;
	.reg .b32 %n, %j, %pe, %me, %stride, %far, %block, %threads;
	.reg .b64 %row, %pes, %dst, %src, %i, %hi, %step, %all, %off, %at, %bytes;
	.reg .{register} %acc, %x;
	ld.param.u64 %row, [row];
	ld.param.u32 %me, [me];
	ld.param.u32 %stride, [stride];
	ld.param.u64 %dst, [dst];
	ld.param.u64 %src, [src];
	ld.param.u64 %i, [lo];
	ld.param.u64 %hi, [hi];
	ld.param.u64 %all, [all];
	mov.u16 %zero, 0;
	ld.u32 %n, [%row+4];
	ld.u64 %pes, [%row+8];
	mov.u32 %block, %ctaid.x;
	mov.u32 %threads, %ntid.x;
	mul.wide.u32 %off, %block, %threads;
	add.u64 %i, %i, %off;
	mov.u32 %j, %tid.x;
	cvt.u64.u32 %off, %j;
	add.u64 %i, %i, %off;
	mov.u32 %block, %nctaid.x;
	mul.wide.u32 %step, %block, %threads;
NEXT:
	setp.ge.u64 %end, %i, %hi;
	@%end ret;
	mul.lo.u64 %bytes, %i, {size};
	mov.u32 %j, 0;
LOAD:
	{there}
	add.u64 %at, %at, %src;
	ld.{load} {loaded}, [%at];
	{in}
	setp.ne.u32 %p, %j, 0;
	@%p bra COMBINE;
	mov.{register} %acc, %x;
	bra COMBINED;
COMBINE:
	{combine}
	{out}
	{again}
COMBINED:
	add.u32 %j, %j, 1;
	setp.lt.u32 %p, %j, %n;
	@%p bra LOAD;
	{out}
	setp.ne.u64 %p, %all, 0;
	@%p bra EVERYWHERE;
	add.u64 %at, %dst, %bytes;
	st.{store} [%at], {stored};
	bra DONE;
EVERYWHERE:
	mov.u32 %j, 0;
STORE:
	{there}
	add.u64 %at, %at, %dst;
	st.{store} [%at], {stored};
	add.u32 %j, %j, 1;
	setp.lt.u32 %p, %j, %n;
	@%p bra STORE;
DONE:
	add.u64 %i, %i, %step;
	bra NEXT;
}
`

// there has %at how far an element of PE number %j of the team is from the first one of this PE.
const there = `mul.wide.u32 %off, %j, 4;
	add.u64 %at, %pes, %off;
	ld.u32 %pe, [%at];
	sub.u32 %far, %pe, %me;
	mul.lo.u32 %far, %far, %stride;
	cvt.u64.u32 %at, %far;
	shl.b64 %at, %at, 32;
	add.u64 %at, %at, %bytes;`

// ptx returns the kernel of a reduction.
func (r reduction) ptx() string {
	e := elements[r.typ]
	b, lo := "b"+e.register[1:], ".lo"
	if e.register[0] == 'f' {
		b, lo = e.register, ""
	}
	loaded, stored, again := "%x", "%acc", ""
	if e.out != "" { // rounded after each step
		loaded, stored = "%half", "%half"
		again = strings.ReplaceAll(e.in, "%x", "%acc")
	}
	combine := strings.NewReplacer("{as}", e.as, "{b}", b, "{lo}", lo).Replace(combinations[r.op])
	return strings.NewReplacer(
		"{register}", e.register, "{size}", fmt.Sprint(r.typ.Bits()/8), "{there}", there, "{load}", e.load, "{store}", e.store,
		"{loaded}", loaded, "{stored}", stored, "{in}", e.in, "{out}", e.out, "{again}", again, "{combine}", combine,
	).Replace(reducePTX)
}

// kernel returns the kernel of a reduction, which the driver compiles the first time.
func (l *Library) kernel(r reduction) (cu.Function, error) {
	if f := l.kernels.reductions[r]; f != 0 {
		return f, nil
	}
	m, err := l.kernels.module(l.drv, []byte(r.ptx()+"\x00"))
	if err != nil {
		return 0, fmt.Errorf("%v of %v: %w", r.op, r.typ, err)
	}
	f, res := l.drv.ModuleFunction(m, "gpuc_reduce")
	l.kernels.reductions[r] = f
	return f, cu.Check(l.drv, "cuModuleGetFunction of gpuc_reduce", res)
}

// The grid of a reduction.
const (
	reduceThreads = 512
	reduceBlocks  = 128
)

// reduce enqueues Reduce or ReduceScatter. PEs meet before, when the sources are there, and after,
// when the results are. Of a Reduce nobody else reads this PE's share, so that it may be in place.
func (l *Library) reduce(o *op.HostOp, a *transport.Operands) error {
	t, err := l.team(a.Team)
	if err != nil {
		return err
	}
	f, err := l.kernel(reduction{a.Type, a.Reduction})
	if err != nil {
		return err
	}
	s, me, n := cu.Stream(a.Stream), t.me(l.rank), len(t.members)
	elems := a.Bytes * 8 / a.Type.Bits()
	lo, hi, src, all := elems*me/n, elems*(me+1)/n, a.Src, uint64(1)
	if o.Lengths == op.WholeSrc {
		lo, hi, src, all = 0, elems, a.Src+uint64(me*a.Bytes), 0
	}
	if err := l.meet(t, s); err != nil {
		return err
	}
	if hi > lo {
		blocks := min((hi-lo+reduceThreads-1)/reduceThreads, reduceBlocks)
		if err := l.launch(f, blocks, reduceThreads, s, t.row, uint64(l.rank), uint64(l.state.stride), a.Dst, src, uint64(lo), uint64(hi), all); err != nil {
			return err
		}
	}
	return l.meet(t, s)
}
