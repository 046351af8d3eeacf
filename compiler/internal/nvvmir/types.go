package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// regType returns the LLVM type of values of t; a bool is an i1.
func regType(t *mir.Type) types.Type {
	if t.Kind == mir.BoolKind {
		return types.I1
	}
	return memType(t)
}

// memType returns the LLVM type of t in memory; a bool is an i8 of 0 or 1.
func memType(t *mir.Type) types.Type {
	switch t.Kind {
	case mir.VoidKind:
		return types.Void
	case mir.BoolKind:
		return types.I8
	case mir.IntKind:
		return intType(t.Bits)
	case mir.FloatKind:
		if t.Bits == 32 {
			return types.Float
		}
		return types.Double
	case mir.PtrKind:
		return ptrTo(memType(t.Elem), t.Space)
	case mir.ArrayKind:
		return types.NewArray(uint64(t.Len), memType(t.Elem))
	case mir.StructKind:
		fields := make([]types.Type, len(t.Fields))
		for i, f := range t.Fields {
			fields[i] = memType(f)
		}
		return types.NewStruct(fields...)
	}
	panic(fmt.Sprintf("no LLVM type for %s", t))
}

func intType(bits int) *types.IntType {
	switch bits {
	case 8:
		return types.I8
	case 16:
		return types.I16
	case 32:
		return types.I32
	case 64:
		return types.I64
	}
	panic(fmt.Sprintf("no integer type of %d bits", bits))
}

// addrSpaces are NVVM's numbers of address spaces.
var addrSpaces = [...]types.AddrSpace{
	mir.Generic:   0,
	mir.GlobalMem: 1,
	mir.SharedMem: 3,
	mir.ConstMem:  4,
	mir.LocalMem:  5,
}

func ptrTo(elem types.Type, s mir.Space) *types.PointerType {
	p := types.NewPointer(elem)
	p.AddrSpace = addrSpaces[s]
	return p
}

// bytePtr is the type of untyped generic pointers.
var bytePtr = types.NewPointer(types.I8)

// Attribute sets of external functions and intrinsics.
var (
	// pure is for functions of their arguments alone.
	pure = []ir.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone}
	// plain is for functions with effects on memory.
	plain = []ir.FuncAttribute{enum.FuncAttrNoUnwind}
	// argMemOnly is for functions that touch only what their arguments point to.
	argMemOnly = []ir.FuncAttribute{enum.FuncAttrArgMemOnly, enum.FuncAttrNoUnwind}
	// convergent is for operations that threads perform together: LLVM may
	// neither duplicate them nor make them depend on more conditions.
	convergent = []ir.FuncAttribute{enum.FuncAttrConvergent, enum.FuncAttrNoUnwind}
)
