package lower

// This file makes fault sites, and the diagnostics of this package.

import (
	"fmt"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/load"
	"github.com/gpuc-go/gpuc/compiler/subset"
	"github.com/gpuc-go/gpuc/internal/diag"
	"github.com/gpuc-go/gpuc/internal/fault"
)

// site returns the number of the fault site for a failure at the current place.
func (b *builder) site(kind fault.Kind, text string) int {
	// What goes wrong inside dsl/gpu is reported where that was called.
	at, fr := b.pos, b.fr
	for fr.parent != nil && ofGPU(fr.fn) {
		at, fr = b.m.position(fr.call), fr.parent
	}
	return b.m.site(fault.Site{Kind: kind, File: filepath.Base(at.Filename), Line: at.Line, Func: goName(fr.fn), Text: text})
}

// ofGPU reports whether fn is code of dsl/gpu, which stands in place of each call.
func ofGPU(fn *ssa.Function) bool {
	path, _ := subset.FuncName(fn)
	return path == load.GPUPath
}

// errorf reports a problem at the current place. The text continues the name of
// the function: "kernel Ring calls ...".
func (b *builder) errorf(format string, args ...any) {
	fn := b.outer()
	d := diag.Diagnostic{
		Pos:   b.m.prog.Fset.Position(b.at),
		Msg:   subset.Subject(b.m.prog, fn) + " " + fmt.Sprintf(format, args...),
		Chain: b.chain(),
	}
	*b.m.diags = append(*b.m.diags, d)
}

// recursion reports a call of a function that is being lowered already.
func (b *builder) recursion(fn *ssa.Function) {
	through := ""
	switch {
	case fn.Parent() != nil:
		through = " through a closure"
	case goName(fn) != goName(b.fr.fn):
		through = " through " + goName(fn)
	}
	b.errorf("calls itself%s; a GPU thread has little stack, write a loop", through)
}

// outer returns the declared function whose code is being lowered.
func (b *builder) outer() *ssa.Function {
	fn := b.fr.fn
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}

// chain tells how the kernel reaches the current place.
func (b *builder) chain() []string {
	var lines []string
	for at := b; at != nil; at = at.caller {
		for fr := at.fr; fr != nil && fr.parent != nil; fr = fr.parent {
			if fr.fn.Parent() == nil && fr.call.IsValid() {
				lines = append(lines, subset.CalledFrom(b.m.prog, goName(fr.parent.fn), fr.call))
			}
		}
		if at.caller != nil && at.caller.fr != nil {
			lines = append(lines, subset.CalledFrom(b.m.prog, goName(at.caller.fr.fn), at.caller.at))
		}
	}
	return lines
}

// reportedHere reports whether a diagnostic stands on the current line already.
func (b *builder) reportedHere() bool {
	p := b.m.prog.Fset.Position(b.at)
	for _, d := range *b.m.diags {
		if d.Pos.Filename == p.Filename && d.Pos.Line == p.Line && d.Severity == diag.Error {
			return true
		}
	}
	return false
}

// typeProblem reports an instruction whose value has no form on a GPU, unless
// compiler/subset has said so already.
func (b *builder) typeProblem(instr ssa.Instruction) {
	x, ok := instr.(ssa.Value)
	if !ok || b.m.info(x.Type()).class != bad {
		return
	}
	if _, ok := instr.(*ssa.MakeInterface); ok || ofVariadic(instr) {
		return
	}
	if !b.reportedHere() {
		why := "which kernels do not have"
		for _, t := range []types.Type{x.Type(), deref(x.Type())} {
			if w := b.m.info(t).why; w != "" {
				why = w
			}
		}
		b.errorf("uses a value of type %s, %s", subset.TypeString(x.Type()), why)
	}
}

// tooLarge reports a program that closures in place of calls made too large.
func (m *module) tooLarge(b *builder) bool {
	if m.instrs <= maxInstrs {
		return false
	}
	if !m.full {
		b.errorf("makes the program larger than %d instructions, since closures stand in place of each call; call them in fewer places", maxInstrs)
	}
	return true
}
