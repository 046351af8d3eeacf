package passes

import "github.com/gpuc-go/gpuc/compiler/mir"

func promote(*mir.Program, Options)  {}
func simplify(*mir.Program, Options) {}
func checks(*mir.Program, Options)   {}
