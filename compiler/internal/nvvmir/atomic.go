package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

func atomicLowerings() map[mir.Intrinsic]lowering {
	t := map[mir.Intrinsic]lowering{}
	for _, i := range []mir.Intrinsic{
		mir.AtomicAdd, mir.AtomicSub, mir.AtomicMin, mir.AtomicMax, mir.AtomicAnd, mir.AtomicOr, mir.AtomicXor,
		mir.AtomicExchange, mir.AtomicCAS, mir.AtomicLoad, mir.AtomicStore, mir.AtomicLoadVec4, mir.AtomicStoreVec4,
	} {
		t[i] = (*function).atomic
	}
	return t
}

// atomic lowers an atomic operation on ordinary memory.
//
// The plain forms (relaxed, device scope) become LLVM's own atomics, from which
// the back end derives the address space and drops unused results. LLVM 7 knows
// neither scope nor order for PTX, so every other form is inline PTX (PTX ISA,
// Memory Consistency Model).
func (f *function) atomic(v *mir.Value) value.Value {
	order, scope := v.Order, v.Among
	t, p := v.Args[0].Type.Elem, f.val(v.Args[0])
	switch {
	case v.Intr == mir.AtomicLoad:
		return f.atomicLoad(formOfType(v, t), p, t, order, scope)
	case v.Intr == mir.AtomicLoadVec4:
		f.fenceSC(order, scope)
		text := fmt.Sprintf("ld.%s.%s%s.v4.%s {$0, $1, $2, $3}, [$4];", loadOrder(order), scope, ptxSpace(p), ptxMemType(t))
		word := regType(t)
		return f.asm(formOfType(v, t), text, strings.Repeat("="+register(t)+",", 4)+"l,~{memory}", true, types.NewStruct(word, word, word, word), p)
	case v.Intr == mir.AtomicStoreVec4:
		f.fenceSC(order, scope)
		text := fmt.Sprintf("st.%s.%s%s.v4.%s [$0], {$1, $2, $3, $4};", storeOrder(order), scope, ptxSpace(p), ptxMemType(t))
		args := append([]value.Value{p}, f.values(v.Args[1:])...)
		f.asm(formOfType(v, t), text, "l"+strings.Repeat(","+register(t), 4)+",~{memory}", true, types.Void, args...)
		return nil
	case v.Intr == mir.AtomicStore:
		f.atomicStore(formOfType(v, t), p, f.val(v.Args[1]), t, order, scope)
		return nil
	case v.Intr == mir.AtomicCAS && t.Bits < 32:
		f.fenceSC(order, scope)
		return f.narrowAtomic(formOfType(v, t), v, "cas", fmt.Sprintf("b%d", t.Bits), order, scope, f.val(v.Args[1]), f.val(v.Args[2]))
	case v.Intr == mir.AtomicCAS:
		return f.compareAndSwap(formOfType(v, t), p, f.val(v.Args[1]), f.val(v.Args[2]), t, order, scope)
	case (v.Intr == mir.AtomicMin || v.Intr == mir.AtomicMax) && t.IsFloat():
		return f.floatMinMax(v, t, order, scope)
	case order == intrinsic.Relaxed && scope == intrinsic.Device && t.Bits >= 32:
		return f.atomicRMW(v.Intr, p, f.val(v.Args[1]), t)
	}
	return f.atomicPTX(v, p, f.val(v.Args[1]), t, order, scope)
}

// atomicRMW lowers a relaxed read-modify-write at device scope.
func (f *function) atomicRMW(i mir.Intrinsic, p, x value.Value, t *mir.Type) value.Value {
	rmw := func(op enum.AtomicOp, p, x value.Value) value.Value {
		return f.add(ir.NewAtomicRMW(op, p, x, enum.AtomicOrderingMonotonic))
	}
	if t.IsFloat() {
		if i == mir.AtomicExchange {
			bits := mir.Type{Kind: mir.IntKind, Bits: t.Bits}
			to := types.NewPointer(regType(&bits))
			to.AddrSpace = p.Type().(*types.PointerType).AddrSpace
			old := rmw(enum.AtomicOpXChg, f.castPtr(p, to), f.bitcast(x, t, &bits))
			return f.bitcast(old, &bits, t)
		}
		if i == mir.AtomicSub {
			x = f.unary(&mir.Value{Op: mir.Neg, Type: t, Args: []*mir.Value{f.placeholder(x, t)}})
		}
		pt := p.Type().(*types.PointerType)
		name := fmt.Sprintf("llvm.nvvm.atomic.load.add.f%d.p%df%d", t.Bits, pt.AddrSpace, t.Bits)
		ft := regType(t)
		return f.callFunc(f.extern(name, ft, argMemOnly, pt, ft), p, x)
	}
	op, ok := map[mir.Intrinsic]enum.AtomicOp{
		mir.AtomicAdd: enum.AtomicOpAdd, mir.AtomicSub: enum.AtomicOpSub,
		mir.AtomicAnd: enum.AtomicOpAnd, mir.AtomicOr: enum.AtomicOpOr, mir.AtomicXor: enum.AtomicOpXor,
		mir.AtomicExchange: enum.AtomicOpXChg,
		mir.AtomicMin:      enum.AtomicOpMin, mir.AtomicMax: enum.AtomicOpMax,
	}[i]
	if !ok {
		panic(fmt.Sprintf("no atomic operation %s", i))
	}
	if !t.Signed && op == enum.AtomicOpMin {
		op = enum.AtomicOpUMin
	}
	if !t.Signed && op == enum.AtomicOpMax {
		op = enum.AtomicOpUMax
	}
	return rmw(op, p, x)
}

// formOfType returns the form of an atomic on memory of type t.
func formOfType(v *mir.Value, t *mir.Type) intrinsic.Form {
	form := formOf(v)
	form.Type = ptxType(t)
	return form
}

// ptxType returns a type as PTX writes it.
func ptxType(t *mir.Type) string {
	if t.IsInt() && t.Signed {
		return fmt.Sprintf("s%d", t.Bits)
	}
	return ptxMemType(t)
}

// placeholder returns a mir value that lowers to x.
func (f *function) placeholder(x value.Value, t *mir.Type) *mir.Value {
	v := &mir.Value{Op: mir.Param, Type: t}
	f.vals[v] = x
	return v
}

// ptxOrders are the qualifiers of a read-modify-write, by order. Sequential
// consistency is an acquire after a fence.sc.
var ptxOrders = [...]string{
	intrinsic.Relaxed: "relaxed",
	intrinsic.Acquire: "acquire",
	intrinsic.Release: "release",
	intrinsic.AcqRel:  "acq_rel",
	intrinsic.SeqCst:  "acquire",
}

// fenceSC orders everything before it with sequential consistency.
func (f *function) fenceSC(o intrinsic.Order, s intrinsic.Scope) {
	if o == intrinsic.SeqCst {
		f.asm(intrinsic.Form{Name: "Fence", Atomic: true, Order: o, Among: s}, "fence.sc."+s.String()+";", "~{memory}", true, types.Void)
	}
}

// register returns the inline assembly constraint of a value of t.
func register(t *mir.Type) string {
	switch {
	case t.IsFloat() && t.Bits == 32:
		return "f"
	case t.IsFloat():
		return "d"
	case t.Bits == 32:
		return "r"
	}
	return "l"
}

// atomicPTX lowers a read-modify-write of any order and scope.
func (f *function) atomicPTX(v *mir.Value, p, x value.Value, t *mir.Type, o intrinsic.Order, s intrinsic.Scope) value.Value {
	f.fenceSC(o, s)
	i, form := v.Intr, formOfType(v, t)
	if i == mir.AtomicSub { // PTX only adds
		x = f.unary(&mir.Value{Op: mir.Neg, Type: t, Args: []*mir.Value{f.placeholder(x, t)}})
		i, form.Name = mir.AtomicAdd, mir.AtomicAdd.String()
	}
	name, typ := "", fmt.Sprintf("b%d", t.Bits)
	switch i {
	case mir.AtomicAdd:
		name, typ = "add", fmt.Sprintf("u%d", t.Bits)
		if t.IsFloat() {
			typ = fmt.Sprintf("f%d", t.Bits)
		}
	case mir.AtomicMin, mir.AtomicMax:
		name = map[mir.Intrinsic]string{mir.AtomicMin: "min", mir.AtomicMax: "max"}[i]
		typ = fmt.Sprintf("u%d", t.Bits)
		if t.Signed {
			typ = fmt.Sprintf("s%d", t.Bits)
		}
	case mir.AtomicAnd:
		name = "and"
	case mir.AtomicOr:
		name = "or"
	case mir.AtomicXor:
		name = "xor"
	case mir.AtomicExchange:
		name = "exch"
	default:
		panic(fmt.Sprintf("no atomic operation %s", i))
	}
	if t.Bits < 32 {
		return f.narrowAtomic(form, v, name, typ, o, s, x)
	}
	text := fmt.Sprintf("atom.%s.%s%s.%s.%s $0, [$1], $2;", ptxOrders[o], s, ptxSpace(p), name, typ)
	r := register(t)
	return f.asm(form, text, "="+r+",l,"+r+",~{memory}", true, regType(t), p, x)
}

// compareAndSwap returns the value before.
func (f *function) compareAndSwap(form intrinsic.Form, p, old, desired value.Value, t *mir.Type, o intrinsic.Order, s intrinsic.Scope) value.Value {
	if o == intrinsic.Relaxed && s == intrinsic.Device {
		x := f.add(ir.NewCmpXchg(p, old, desired, enum.AtomicOrderingMonotonic, enum.AtomicOrderingMonotonic))
		return f.add(ir.NewExtractValue(x, 0))
	}
	f.fenceSC(o, s)
	r := register(t)
	text := fmt.Sprintf("atom.%s.%s%s.cas.b%d $0, [$1], $2, $3;", ptxOrders[o], s, ptxSpace(p), t.Bits)
	return f.asm(form, text, "="+r+",l,"+r+","+r+",~{memory}", true, regType(t), p, old, desired)
}

func (f *function) atomicLoad(form intrinsic.Form, p value.Value, t *mir.Type, o intrinsic.Order, s intrinsic.Scope) value.Value {
	f.fenceSC(o, s)
	text := fmt.Sprintf("ld.%s.%s%s.%s $0, [$1];", loadOrder(o), s, ptxSpace(p), ptxMemType(t))
	if t.Bits < 32 {
		return f.loadNarrow(form, text, p, t)
	}
	return f.asm(form, text, "="+register(t)+",l,~{memory}", true, regType(t), p)
}

func (f *function) atomicStore(form intrinsic.Form, p, x value.Value, t *mir.Type, o intrinsic.Order, s intrinsic.Scope) {
	f.fenceSC(o, s)
	text := fmt.Sprintf("st.%s.%s%s.%s [$0], $1;", storeOrder(o), s, ptxSpace(p), ptxMemType(t))
	if t.Bits < 32 {
		f.storeNarrow(form, text, p, x, t)
		return
	}
	f.asm(form, text, "l,"+register(t)+",~{memory}", true, types.Void, p, x)
}

func loadOrder(o intrinsic.Order) string {
	if o == intrinsic.Relaxed || o == intrinsic.Release {
		return "relaxed"
	}
	return "acquire" // for SeqCst, after the fence
}

func storeOrder(o intrinsic.Order) string {
	if o == intrinsic.Release || o == intrinsic.AcqRel {
		return "release"
	}
	return "relaxed" // for SeqCst, after the fence
}

// ptxSpace returns the qualifier of the address space that p points to; a generic
// pointer has none.
func ptxSpace(p value.Value) string {
	switch p.Type().(*types.PointerType).AddrSpace {
	case addrSpaces[mir.GlobalMem]:
		return ".global"
	case addrSpaces[mir.SharedMem]:
		return ".shared"
	}
	return ""
}

// ptxMemType returns the type of a load or store of t in PTX.
func ptxMemType(t *mir.Type) string {
	if t.IsFloat() {
		return fmt.Sprintf("f%d", t.Bits)
	}
	return fmt.Sprintf("u%d", t.Bits)
}

// floatMinMax lowers the minimum and maximum of floats, which PTX lacks, as a
// loop around compare-and-swap on the bits.
func (f *function) floatMinMax(v *mir.Value, t *mir.Type, o intrinsic.Order, s intrinsic.Scope) value.Value {
	bits := &mir.Type{Kind: mir.IntKind, Bits: t.Bits}
	p, x := f.val(v.Args[0]), f.val(v.Args[1])
	p = f.castPtr(p, ptrTo(regType(bits), v.Args[0].Type.Space))
	f.splits++
	loop, done := f.newBlock("cas"), f.newBlock("swapped")

	first := f.atomicLoad(intrinsic.Form{Name: mir.AtomicLoad.String(), Type: ptxType(bits), Atomic: true, Among: s}, p, bits, intrinsic.Relaxed, s)
	before := f.cur
	f.term(ir.NewBr(loop))

	f.cur = loop
	f.decl.out.Blocks = append(f.decl.out.Blocks, loop, done)
	old := &ir.InstPhi{Typ: regType(bits)}
	f.add(old)
	i := mir.FMin
	if v.Intr == mir.AtomicMax {
		i = mir.FMax
	}
	next := f.bitcast(f.minMax(i, f.bitcast(old, bits, t), x, t), t, bits)
	got := f.compareAndSwap(intrinsic.Form{Name: mir.AtomicCAS.String(), Type: ptxType(bits), Atomic: true, Order: o, Among: s}, p, old, next, bits, o, s)
	f.term(ir.NewCondBr(f.icmp(enum.IPredEQ, got, old), done, loop))
	old.Incs = []*ir.Incoming{ir.NewIncoming(first, before), ir.NewIncoming(got, f.cur)}

	f.cur = done
	return f.bitcast(got, bits, t)
}
