package nvvmir

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// instr lowers one instruction into the current block.
func (f *function) instr(v *mir.Value) {
	if len(f.checks) > 0 && !outlivesChecks(v) {
		f.emitChecks()
	}
	switch v.Op {
	case mir.Phi:
		phi := &ir.InstPhi{Typ: regType(v.Type)}
		f.vals[v] = f.add(phi)
	case mir.Add, mir.Sub, mir.Mul, mir.Div, mir.Rem, mir.And, mir.Or, mir.Xor:
		f.vals[v] = f.binary(v)
	case mir.Shl, mir.Shr:
		f.vals[v] = f.shift(v)
	case mir.Neg, mir.Not:
		f.vals[v] = f.unary(v)
	case mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge:
		f.vals[v] = f.compare(v)
	case mir.Convert:
		f.vals[v] = f.convert(v)
	case mir.Bitcast:
		f.vals[v] = f.bitcast(f.val(v.Args[0]), v.Args[0].Type, v.Type)
	case mir.Select:
		f.vals[v] = f.add(ir.NewSelect(f.val(v.Args[0]), f.val(v.Args[1]), f.val(v.Args[2])))
	case mir.Alloca, mir.Load, mir.Store, mir.FieldAddr, mir.IndexAddr, mir.Copy, mir.Zero, mir.GlobalAddr:
		f.memory(v)
	case mir.Call:
		f.call(v)
	case mir.Result:
		f.vals[v] = f.add(ir.NewExtractValue(f.val(v.Args[0]), uint64(v.Index)))
	case mir.Intr:
		f.intrinsic(v)
	case mir.Comm:
		f.comm(v)
	case mir.Extern:
		f.callExtern(v)
	case mir.Jump:
		f.loopHint(f.term(ir.NewBr(f.first[f.block.Succs[0]])))
	case mir.If:
		f.branch(v)
	case mir.Return:
		f.ret(v)
	case mir.Fail:
		f.failHere(v)
	default:
		if !v.Op.Facts().Check {
			panic(fmt.Sprintf("cannot lower %s", v))
		}
		f.noteCheck(v)
	}
}

// loopHint attaches the unroll factor of a loop to the branch back to its header. A
// loop that a correct program seldom comes to is not unrolled: its registers would
// count for the whole kernel.
func (f *function) loopHint(mds *ir.Metadata) {
	for _, s := range f.block.Succs {
		if s.Unroll == 0 && !s.Cold || !f.dom.IsBackEdge(f.block, s) {
			continue
		}
		hint := f.tuple(&metadata.String{Value: "llvm.loop.unroll.full"})
		switch {
		case s.Cold:
			hint.Fields = []metadata.Field{&metadata.String{Value: "llvm.loop.unroll.disable"}}
		case s.Unroll > 0:
			hint.Fields = []metadata.Field{&metadata.String{Value: "llvm.loop.unroll.count"}, i32(int64(s.Unroll))}
		}
		// A loop's identity is a node that refers to itself.
		id := f.tuple()
		id.Distinct = true
		id.Fields = []metadata.Field{id, hint}
		*mds = append(*mds, &metadata.Attachment{Name: "llvm.loop", Node: id})
		return
	}
}

// add appends an instruction with the current location and returns its value.
func (f *function) add(inst ir.Instruction) value.Value {
	f.cur.Insts = append(f.cur.Insts, inst)
	if mds := attachments(inst); f.loc != nil {
		*mds = append(*mds, &metadata.Attachment{Name: "dbg", Node: f.loc})
	}
	v, _ := inst.(value.Value)
	return v
}

// term ends the current block and returns the terminator's attachments.
func (f *function) term(t ir.Terminator) *ir.Metadata {
	f.cur.Term = t
	mds := attachments(t)
	if f.loc != nil {
		*mds = append(*mds, &metadata.Attachment{Name: "dbg", Node: f.loc})
	}
	return mds
}

// callFunc calls a declared function.
func (f *function) callFunc(fn *ir.Func, args ...value.Value) value.Value {
	c := ir.NewCall(fn, args...)
	// Attributes of a device function's parameters and result are repeated at
	// its calls: the ABI of narrow integers depends on them.
	c.ReturnAttrs = fn.ReturnAttrs
	for i, p := range fn.Params {
		if len(p.Attrs) > 0 {
			c.Args[i] = ir.NewArg(args[i], p.Attrs...)
		}
	}
	return f.add(c)
}

// asm calls the function of a form, which is inline PTX. With sideEffect that also stays in place and
// orders memory accesses around it.
func (f *function) asm(form intrinsic.Form, text, constraint string, sideEffect bool, ret types.Type, args ...value.Value) value.Value {
	return f.primitive(form, plain, ret, args, func(f *function, args []value.Value) value.Value {
		return f.inlinePTX(text, constraint, sideEffect, ret, args...)
	})
}

// asmTogether is asm of an instruction that threads come to together.
func (f *function) asmTogether(form intrinsic.Form, text, constraint string, sideEffect bool, ret types.Type, args ...value.Value) value.Value {
	return f.primitive(form, convergent, ret, args, func(f *function, args []value.Value) value.Value {
		r := f.inlinePTX(text, constraint, sideEffect, ret, args...)
		r.(*ir.InstCall).FuncAttrs = convergent
		return r
	})
}

// primitive calls the function of a form. If it is new, body emits what it does. The function is
// inlined: it is there for its name, by which all who read the IR know the operation.
func (f *function) primitive(form intrinsic.Form, attrs []ir.FuncAttribute, ret types.Type, args []value.Value, body func(f *function, args []value.Value) value.Value) value.Value {
	spaces := ""
	for _, a := range args {
		if p, ok := a.Type().(*types.PointerType); ok {
			spaces += spaceLetters[p.AddrSpace]
		}
	}
	if strings.Trim(spaces, spaceLetters[0]) != "" {
		form.Spaces = spaces
	}
	name := form.Symbol()
	fn := f.externs[name]
	if fn == nil {
		params := make([]*ir.Param, len(args))
		inner := make([]value.Value, len(args))
		for i, a := range args {
			params[i] = ir.NewParam(fmt.Sprintf("a%d", i), a.Type())
			inner[i] = params[i]
		}
		fn = f.out.NewFunc(name, ret, params...)
		fn.Linkage = enum.LinkageInternal
		fn.FuncAttrs = append([]ir.FuncAttribute{enum.FuncAttrAlwaysInline}, attrs...)
		f.externs[name] = fn
		g := &function{module: f.module, decl: &funcDecl{out: fn}, cur: ir.NewBlock("entry")}
		fn.Blocks = []*ir.Block{g.cur}
		x := body(g, inner)
		if ret.Equal(types.Void) {
			x = nil
		}
		g.term(ir.NewRet(x))
	}
	return f.callFunc(fn, args...)
}

// spaceLetters are how the names of forms write address spaces.
var spaceLetters = map[types.AddrSpace]string{0: "g", 1: "d", 3: "s", 4: "c", 5: "l"}

// inlinePTX emits inline PTX, in a function whose name says what it does.
func (f *function) inlinePTX(text, constraint string, sideEffect bool, ret types.Type, args ...value.Value) value.Value {
	params := make([]types.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	a := ir.NewInlineAsm(types.NewPointer(types.NewFunc(ret, params...)), text, constraint)
	a.SideEffect = sideEffect
	c := ir.NewCall(a, args...)
	c.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrNoUnwind}
	return f.add(c)
}

func (f *function) icmp(p enum.IPred, x, y value.Value) value.Value {
	return f.add(ir.NewICmp(p, x, y))
}

func (f *function) fcmp(p enum.FPred, x, y value.Value) value.Value {
	return f.add(ir.NewFCmp(p, x, y))
}

func newUndef(t types.Type) constant.Constant { return constant.NewUndef(t) }

// attachments returns those of an instruction or terminator of the library, each of which embeds
// them.
func attachments(x any) *ir.Metadata {
	return reflect.ValueOf(x).Elem().FieldByName("Metadata").Addr().Interface().(*ir.Metadata)
}
