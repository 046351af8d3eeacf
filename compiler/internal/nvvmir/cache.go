package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// hinted reports whether a load or store says how it uses the caches. Only those of global memory do.
func hinted(v *mir.Value) bool { return v.Cache != 0 && v.Args[0].Type.Space == mir.GlobalMem }

// widest is how many bytes a thread loads or stores at once.
const widest = 16

// loadHinted loads n values of type t that follow each other, from the address of the first.
func (f *function) loadHinted(p value.Value, t *mir.Type, n int, c mir.Cache) []value.Value {
	reg, constraint := hintRegister(t)
	var all []value.Value
	for each := min(n, widest/int(t.Size())); len(all) < n; {
		var ret types.Type = reg
		if each > 1 {
			ret = types.NewStruct(repeated(reg, each)...)
		}
		text := fmt.Sprintf("ld.global%s%s.%s %s, [$%d];", c.Load(), vectorSuffix(each), ptxMemType(t), operands(0, each), each)
		constraints := strings.Repeat("="+constraint+",", each) + "l"
		if !c.ReadOnly() { // nothing has to stay in front of the others, or after them
			constraints += ",~{memory}"
		}
		form := intrinsic.Form{Name: "CachedLoad", Type: ptxMemType(t), N: each, Cache: int(c)}
		if c.ReadOnly() {
			form.Name = "ReadOnlyLoad"
		}
		x := f.asm(form, text, constraints, !c.ReadOnly(), ret, f.elementAt(p, len(all)))
		for i := range each {
			one := x
			if each > 1 {
				one = f.add(ir.NewExtractValue(x, uint64(i)))
			}
			all = append(all, f.fromRegister(one, t))
		}
	}
	return all
}

// storeHinted stores values of type t one after the other.
func (f *function) storeHinted(p value.Value, t *mir.Type, xs []value.Value, c mir.Cache) {
	_, constraint := hintRegister(t)
	each := min(len(xs), widest/int(t.Size()))
	for at := 0; at < len(xs); at += each {
		args := []value.Value{f.elementAt(p, at)}
		for _, x := range xs[at : at+each] {
			args = append(args, f.toRegister(x, t))
		}
		text := fmt.Sprintf("st.global%s%s.%s [$0], %s;", c.Store(), vectorSuffix(each), ptxMemType(t), operands(1, each))
		f.asm(intrinsic.Form{Name: "CachedStore", Type: ptxMemType(t), N: each, Cache: int(c)}, text, "l"+strings.Repeat(","+constraint, each)+",~{memory}", true, types.Void, args...)
	}
}

func (f *function) elementAt(p value.Value, i int) value.Value {
	if i == 0 {
		return p
	}
	return f.gep(p.Type().(*types.PointerType).ElemType, p, i64Const(int64(i)))
}

// hintRegister returns the type of the register of a t in PTX, and its constraint. Those of 8 bits are of 16.
func hintRegister(t *mir.Type) (types.Type, string) {
	if t.Kind == mir.BoolKind || t.Bits < 32 {
		return types.I16, "h"
	}
	return regType(t), register(t)
}

func (f *function) fromRegister(x value.Value, t *mir.Type) value.Value {
	switch {
	case t.Kind == mir.BoolKind:
		return f.add(ir.NewTrunc(x, types.I1))
	case t.Bits == 8:
		return f.add(ir.NewTrunc(x, types.I8))
	}
	return x
}

func (f *function) toRegister(x value.Value, t *mir.Type) value.Value {
	if t.Kind == mir.BoolKind || t.Bits == 8 {
		return f.add(ir.NewZExt(x, types.I16))
	}
	return x
}

func vectorSuffix(n int) string {
	if n == 1 {
		return ""
	}
	return fmt.Sprintf(".v%d", n)
}

// operands returns n operands from number first on, as PTX writes a vector of them.
func operands(first, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf("$%d", first+i)
	}
	if n == 1 {
		return list[0]
	}
	return "{" + strings.Join(list, ", ") + "}"
}

func repeated(t types.Type, n int) []types.Type {
	list := make([]types.Type, n)
	for i := range list {
		list[i] = t
	}
	return list
}
