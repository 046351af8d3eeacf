package lower

// This file lowers the floating-point types of dsl/gpu that Go does not have.
// A value of one is the unsigned integer of its bits.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/load"
	"github.com/gpuc-go/gpuc/compiler/mir"
)

// narrowFloat returns how a value of t appears if t is one of these types, or
// nil.
func narrowFloat(t types.Type) *mir.Type {
	if !load.NarrowFloat(t) {
		return nil
	}
	if name := types.Unalias(t).(*types.Named).Obj().Name(); name == "Float16" || name == "BFloat16" {
		return mir.Uint16
	}
	return mir.Uint8
}
