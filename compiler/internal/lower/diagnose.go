package lower

// This file makes fault sites, and the diagnostics of this package.

import (
	"fmt"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// site returns the number of the fault site for a failure at the current place.
func (b *builder) site(kind fault.Kind, text string) int {
	at, fr := b.pos, b.fr
	for fr.parent != nil && reportedAtCall(fr.fn) {
		at, fr = b.m.position(fr.call), fr.parent
	}
	return b.m.site(fault.Site{Kind: kind, File: at.Filename, Line: at.Line, Func: goName(fr.fn), Text: text})
}

func reportedAtCall(fn *ssa.Function) bool {
	path, _ := subset.FuncName(fn)
	return fault.ReportedAtCall(path)
}

// ofRaw reports whether fn is code of dsl/shmem/raw: another name of an operation,
// which stands in place of each call as if the user had written it there.
func ofRaw(fn *ssa.Function) bool {
	path, _ := subset.FuncName(fn)
	return path == load.RawPath
}

// errorf reports a problem at the current place. The text continues the name of
// the function: "kernel Ring calls ...".
func (b *builder) errorf(format string, args ...any) {
	msg := fmt.Sprintf(format, args...)
	steps := b.steps()
	at, user := b.m.prog.Fset.Position(b.at), 0
	for user+1 < len(steps) && b.m.standard(steps[user].fn) {
		user++
	}
	if user > 0 { // the user can change the call alone
		msg = subset.Refuses(outermost(steps[user-1].fn), at, msg)
		at = b.m.prog.Fset.Position(steps[user].at)
	}
	d := diag.Diagnostic{
		Pos:   at,
		Msg:   subset.Subject(b.m.prog, outermost(steps[user].fn)) + " " + msg,
		Chain: b.chain(steps[user:]),
	}
	if user > 0 && b.refused(d) {
		return
	}
	*b.m.diags = append(*b.m.diags, d)
}

// refused reports whether another reason why the same call does not work is
// reported already.
func (b *builder) refused(d diag.Diagnostic) bool {
	reason := func(d diag.Diagnostic) string {
		call, _, _ := strings.Cut(d.Msg, ", which does not work in a kernel: ")
		return fmt.Sprint(d.Pos.Filename, d.Pos.Line, call)
	}
	return slices.ContainsFunc(*b.m.diags, func(other diag.Diagnostic) bool { return reason(other) == reason(d) })
}

// standard reports whether fn is code of the standard library or of the kernel language, of which
// the user can change the call alone.
func (m *module) standard(fn *ssa.Function) bool {
	path, _ := subset.FuncName(outermost(fn))
	return m.prog.Standard(path) || fault.ReportedAtCall(path)
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

// outermost returns the declared function around a closure.
func outermost(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}

// step is a function on the way from the kernel to the current place, and where in
// it the way goes on.
type step struct {
	fn *ssa.Function
	at token.Pos
}

// steps returns the way from the current place, which comes first, to the kernel.
func (b *builder) steps() []step {
	var l []step
	for at := b; at != nil; at = at.caller {
		pos := at.at
		if at.fr == nil {
			l = append(l, step{at.root, pos})
		}
		for fr := at.fr; fr != nil; fr = fr.parent {
			if !ofRaw(fr.fn) {
				l = append(l, step{fr.fn, pos})
			}
			pos = fr.call
		}
	}
	return l
}

// chain tells how the kernel reaches the first step.
func (b *builder) chain(steps []step) []string {
	var lines []string
	for i, s := range steps[1:] {
		if steps[i].fn.Parent() == nil && s.at.IsValid() {
			lines = append(lines, subset.CalledFrom(b.m.prog, goName(s.fn), s.at))
		}
	}
	return lines
}

// reportedHere reports whether a diagnostic stands on the current line already.
func (b *builder) reportedHere() bool {
	p := b.m.prog.Fset.Position(b.at)
	return slices.ContainsFunc(*b.m.diags, func(d diag.Diagnostic) bool {
		return d.Pos.Filename == p.Filename && d.Pos.Line == p.Line && d.Severity == diag.Error
	})
}

// tooLarge reports a function that became too large because closures stand in place of their
// calls. It names the closure that has the most copies. After that, nothing more is lowered.
func (b *builder) tooLarge() bool {
	if b.copied > maxCopied && !b.m.full {
		b.m.full = true
		var most *ssa.Function
		for fn, n := range b.copies {
			if most == nil || n > b.copies[most] || n == b.copies[most] && fn.Pos() < most.Pos() {
				most = fn
			}
		}
		at := b.m.position(most.Pos())
		b.errorf("grows by more than %d instructions, since closures are inlined at their calls, that of %s:%d in place of %d; declare it as a function, which is called, or call it in fewer places",
			maxCopied, filepath.Base(at.Filename), at.Line, b.copies[most])
	}
	return b.m.full
}
