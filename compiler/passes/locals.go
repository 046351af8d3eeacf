package passes

// This file reports values that a thread has no local memory for. Variables have been
// judged before; copies of arrays are known here, once those that nobody needs are gone.

import (
	"github.com/gpuc-go/gpuc/compiler/mir"
)

func locals(p *mir.Program, o Options) {
	if o.Diags == nil {
		return
	}
	for _, f := range p.Funcs {
		uses := f.Uses()
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Op != mir.Alloca || v.Elem.Size() <= mir.MaxLocalBytes || onlyWritten(v, uses[v]) {
					continue
				}
				o.Diags.Errorf(v.Pos, "%s holds a copy of an array of %d bytes; a GPU thread has room for %d, take the elements where they are, by a slice or a pointer",
					f.GoName, v.Elem.Size(), mir.MaxLocalBytes)
			}
		}
	}
}

// onlyWritten reports whether nobody reads the variable v, so that LLVM drops it.
func onlyWritten(v *mir.Value, uses []*mir.Value) bool {
	for _, u := range uses {
		if u.Op != mir.Copy && u.Op != mir.Zero || u.Args[0] != v {
			return false
		}
	}
	return true
}
