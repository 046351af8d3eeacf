package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
)

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
