package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// declareGlobals adds the globals that the functions use.
func (m *module) declareGlobals(funcs []*mir.Func) {
	used := make(map[*mir.Global]bool)
	for _, f := range funcs {
		for v := range f.Instrs() {
			if v.Op == mir.GlobalAddr {
				used[v.Global] = true
			}
		}
	}
	for _, g := range m.prog.Globals {
		if !used[g] {
			continue
		}
		m.pos = g.Pos
		t := memType(g.Type)
		out := ir.NewGlobal(g.Name, t)
		out.Typ.AddrSpace = addrSpaces[g.Space]
		out.AddrSpace = addrSpaces[g.Space]
		out.Align = ir.Align(max(g.Type.KnownAlign(), g.Align))
		switch {
		case g.Dynamic:
			out.Linkage = enum.LinkageExternal
		case g.Space == mir.SharedMem:
			// Shared memory has no initial value. External linkage: internal
			// shared variables meet a bug of libNVVM at link time.
			out.Init = constant.NewUndef(t)
		case g.Init == nil:
			out.Linkage = enum.LinkageInternal
			out.Init = constant.NewZeroInitializer(t)
		default:
			out.Linkage = enum.LinkageInternal
			out.Init, _ = tableConst(g.Type, g.Init)
			out.Immutable = true
		}
		m.out.Globals = append(m.out.Globals, out)
		m.globals[g] = out
	}
}

// allocas reserves the stack variables of the function in its entry block, where
// LLVM treats them as fixed frame slots.
func (f *function) allocas() {
	for _, b := range f.dom.Order {
		for _, v := range b.Instrs {
			if v.Op == mir.Intr && v.Intr == mir.TraceRecord {
				f.reserveRing()
			}
			if v.Op != mir.Alloca {
				continue
			}
			a := ir.NewAlloca(memType(v.Elem))
			a.Align = ir.Align(max(1, v.Elem.KnownAlign()))
			f.vals[v] = f.add(a)
			if v.Var != nil {
				f.declareVar(v, a)
			}
		}
	}
}

func (f *function) memory(v *mir.Value) {
	switch v.Op {
	case mir.Alloca:
		if v.Var != nil && v.Var.Copy {
			f.setLoc(f.decl.f.Pos, nil) // it begins with the function, not where it is declared
		}
		f.zero(f.vals[v], v.Elem)
	case mir.Load:
		switch g := f.groups[v]; {
		case g == nil:
			f.vals[v] = f.load(v)
		case v == g.access[0]:
			f.loadVector(g)
		}
	case mir.Store:
		switch g := f.groups[v]; {
		case g == nil:
			f.store(v)
		case v == g.access[len(g.access)-1]:
			f.storeVector(g)
		}
	case mir.FieldAddr:
		p := f.val(v.Args[0])
		f.vals[v] = f.gep(memType(v.Args[0].Type.Elem), p, i32Const(0), i32Const(int64(v.Index)))
	case mir.IndexAddr:
		f.vals[v] = f.indexAddr(v)
	case mir.Copy:
		f.copy(v)
	case mir.Zero:
		f.zero(f.val(v.Args[0]), v.Elem)
	case mir.GlobalAddr:
		g := f.globals[v.Global]
		f.vals[v] = f.castPtr(g, memType(v.Type).(*types.PointerType))
	default:
		panic(fmt.Sprintf("no memory operation %s", v.Op))
	}
}

func (f *function) load(v *mir.Value) value.Value {
	if hinted(v) {
		return f.loadHinted(f.val(v.Args[0]), v.Type, 1, v.Cache)[0]
	}
	l := ir.NewLoad(memType(v.Type), f.val(v.Args[0]))
	l.Align = ir.Align(v.Type.Align())
	x := f.add(l)
	if v.Type.Kind == mir.BoolKind {
		return f.icmp(enum.IPredNE, x, intConst(8, 0))
	}
	return x
}

func (f *function) store(v *mir.Value) {
	x, t := f.val(v.Args[1]), v.Args[1].Type
	if hinted(v) {
		f.storeHinted(f.val(v.Args[0]), t, []value.Value{x}, v.Cache)
		return
	}
	if t.Kind == mir.BoolKind {
		x = f.add(ir.NewZExt(x, types.I8))
	}
	s := ir.NewStore(x, f.val(v.Args[0]))
	s.Align = ir.Align(t.Align())
	// libNVVM would keep the variable in a register, which a debugger can read only
	// until its last use.
	s.Volatile = v.Args[0].Var != nil
	f.add(s)
}

// indexAddr lowers the address of an element, of a type's row or of an array.
func (f *function) indexAddr(v *mir.Value) value.Value {
	p := f.val(v.Args[0])
	elem := v.Args[0].Type.Elem
	i := f.val(v.Args[1])
	if t := v.Args[1].Type; t.Bits < 64 && !t.Signed {
		i = f.add(ir.NewZExt(i, types.I64)) // LLVM extends narrow indices with the sign
	}
	args := []value.Value{i}
	if !v.Type.Elem.Equal(elem) {
		args = []value.Value{i64Const(0), i}
	}
	return f.gep(memType(elem), p, args...)
}

// gep computes an address inside a value of type elem at p. The result lies in the
// same object or one past its end, as it does after Go's checks.
func (f *function) gep(elem types.Type, p value.Value, indices ...value.Value) value.Value {
	for i, x := range indices {
		if c, ok := x.(*integer); ok {
			indices[i] = c.Int // the library knows its own constants only
		}
	}
	g := ir.NewGetElementPtr(elem, p, indices...)
	g.InBounds = true
	return f.add(g)
}

// copyInline is the size in bytes up to which a copy is one load and one store of
// the whole type, which LLVM splits into scalars.
const copyInline = 64

func (f *function) copy(v *mir.Value) {
	dst, src := f.val(v.Args[0]), f.val(v.Args[1])
	size := v.Elem.Size()
	if size == 0 {
		return
	}
	align := ir.Align(v.Elem.KnownAlign())
	if size <= copyInline {
		l := ir.NewLoad(memType(v.Elem), src)
		l.Align = align
		s := ir.NewStore(f.add(l), dst)
		s.Align = align
		f.add(s)
		return
	}
	fn := f.extern("llvm.memcpy.p0i8.p0i8.i64", types.Void, argMemOnly, bytePtr, bytePtr, types.I64, types.I1)
	d := ir.NewArg(f.castPtr(dst, bytePtr), align)
	s := ir.NewArg(f.castPtr(src, bytePtr), align)
	f.callFunc(fn, d, s, i64Const(size), constant.False)
}

func (f *function) zero(p value.Value, t *mir.Type) {
	size := t.Size()
	if size == 0 {
		return
	}
	align := ir.Align(t.KnownAlign())
	if size <= copyInline {
		s := ir.NewStore(zeroOf(t), p)
		s.Align = align
		f.add(s)
		return
	}
	fn := f.extern("llvm.memset.p0i8.i64", types.Void, argMemOnly, bytePtr, types.I8, types.I64, types.I1)
	f.callFunc(fn, ir.NewArg(f.castPtr(p, bytePtr), align), intConst(8, 0), i64Const(size), constant.False)
}

// zeroOf returns the zero value of t in memory.
func zeroOf(t *mir.Type) constant.Constant {
	switch t.Kind {
	case mir.BoolKind:
		return intConst(8, 0)
	case mir.IntKind:
		return intConst(t.Bits, 0)
	case mir.FloatKind:
		return floatConst(t, 0)
	case mir.PtrKind:
		return constant.NewNull(memType(t).(*types.PointerType))
	}
	return constant.NewZeroInitializer(memType(t))
}
