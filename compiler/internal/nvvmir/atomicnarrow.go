package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// narrowAtomic lowers an atomic update of 8 or 16 bits: instruction and type are those of PTX for more bits.
func (f *function) narrowAtomic(form intrinsic.Form, v *mir.Value, instruction, typ string, o intrinsic.Order, s intrinsic.Scope, operands ...value.Value) value.Value {
	t := v.Args[0].Type.Elem
	name, word := form.Symbol(), memType(t)
	params := []types.Type{types.NewPointer(word), word}
	if instruction == "cas" {
		params = append(params, word)
	}
	fn := f.piece(name, "narrowatomic.ll", map[string]any{
		"Name": name, "Bits": t.Bits, "Order": ptxOrders[o], "Scope": s.String(), "Update": instruction,
		"Keeps": map[string]string{"min.u": "ult", "max.u": "ugt", "min.s": "slt", "max.s": "sgt"}[instruction+"."+typ[:1]],
	}, word, params...)
	p := f.castPtr(f.val(v.Args[0]), ptrTo(word, mir.Generic))
	return f.callFunc(fn, append([]value.Value{p}, operands...)...)
}

// loadNarrow and storeNarrow widen the value, since PTX has no registers of 8 bits.
func (f *function) loadNarrow(form intrinsic.Form, text string, p value.Value, t *mir.Type) value.Value {
	x := f.asm(form, text, "=h,l,~{memory}", true, types.I16, p)
	if t.Bits == 8 {
		return f.add(ir.NewTrunc(x, types.I8))
	}
	return x
}

func (f *function) storeNarrow(form intrinsic.Form, text string, p, x value.Value, t *mir.Type) {
	if t.Bits == 8 {
		x = f.add(ir.NewZExt(x, types.I16))
	}
	f.asm(form, text, "l,h,~{memory}", true, types.Void, p, x)
}
