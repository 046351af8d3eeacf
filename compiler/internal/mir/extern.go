package mir

import (
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// External is a function whose device code comes from a file.
type External struct {
	// Info describes it as the manifest does, and Unit is its file.
	Info manifest.Extern
	Unit manifest.Unit
	// Params and Result are what a call passes and gets; Result is Void if
	// there is none.
	Params []*Type
	Result *Type
	// Collective says that it waits for other PEs.
	Collective bool
	// Needs are the features that a target must have.
	Needs []arch.Feature
}

// extern checks a call against the function's types. A pointer may have become
// one to a known kind of memory.
func (c *verifier) extern(v *Value) {
	x := v.Extern
	if x == nil {
		c.errorf(v, "no function")
		return
	}
	if len(v.Args) != len(x.Params) {
		c.errorf(v, "%d arguments for %d parameters of %s", len(v.Args), len(x.Params), x.Info.Symbol)
		return
	}
	for i, a := range v.Args {
		p := x.Params[i]
		if a.Type.IsPtr() != p.IsPtr() || !p.IsPtr() && !a.Type.Equal(p) {
			c.errorf(v, "argument %d has type %s, parameter of %s has type %s", i, a.Type, x.Info.Symbol, p)
		}
	}
	if !v.Type.Equal(x.Result) {
		c.errorf(v, "call has type %s, not %s", v.Type, x.Result)
	}
}
