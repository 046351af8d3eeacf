package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// limitLocals refuses copies of arrays that do not fit a thread's local memory. An earlier
// check has refused such variables. A copy that nobody reads is removed, since it would
// only take memory.
func limitLocals(p *mir.Program, o Options) {
	for _, f := range p.Funcs {
		uses := f.Uses()
		dead := map[*mir.Value]bool{}
		for v := range f.Instrs() {
			switch {
			case v.Op != mir.Alloca || v.Elem.Size() <= mir.MaxLocalBytes:
			case onlyWritten(v, uses[v]):
				dead[v] = true
				for _, u := range uses[v] {
					dead[u] = true
				}
			case o.Diags != nil:
				o.Diags.Errorf(v.Pos, "%s holds a copy of an array of %d bytes; a GPU thread has room for %d, take the elements where they are, by a slice or a pointer",
					f.GoName, v.Elem.Size(), mir.MaxLocalBytes)
			}
		}
		f.RemoveInstrs(func(v *mir.Value) bool { return dead[v] })
	}
}

// onlyWritten reports whether nobody reads the variable v.
func onlyWritten(v *mir.Value, uses []*mir.Value) bool {
	return !slices.ContainsFunc(uses, func(u *mir.Value) bool { return u.Op != mir.Copy && u.Op != mir.Zero || u.Args[0] != v })
}
