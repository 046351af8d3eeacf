package instrument

// This file puts calls of the sanitizer's hooks (internal/sanitizer/hooks) into a program: before each
// access to memory, and at each operation that orders accesses. A kernel gets two parameters more,
// the addresses of the launch's descriptor and of the arena, and hands them to what it calls.

import (
	"fmt"
	"go/token"
	"path"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// Hooks is the import path of the hooks.
const Hooks = "github.com/gpuc-go/gpuc/internal/sanitizer/hooks"

// sanitizedProgram is a program that calls hooks.
type sanitizedProgram struct {
	*mir.Program
	hooks map[string]*mir.Func
	sites map[fault.Site]int
}

// Sanitize puts calls of hooks into p. The kernels of hooks become functions of p.
func Sanitize(p, hooks *mir.Program) {
	sp := &sanitizedProgram{p, map[string]*mir.Func{}, map[fault.Site]int{}}
	for _, k := range hooks.Kernels {
		sp.hooks[k.Info.Name] = k.Func
	}
	for _, f := range hooks.Funcs {
		f.Name = sanitizer.HookPrefix + f.Name
		f.NoInline = true
	}
	begin := sp.hooks["Begin"]
	kernels := p.KernelOf()
	known := map[*mir.Func]bool{}
	for _, k := range p.Kernels {
		addParam(k)
		funcs := k.Func.Reachable()
		k.Info.Unsanitized = unknown(funcs)
		for _, f := range funcs {
			known[f] = known[f] || !k.Info.Unsanitized
		}
	}
	for _, f := range p.Reachable() {
		desc, arena := f.AddParam(begin.Params[0].Type), f.AddParam(begin.Params[2].Type)
		s := &sanitized{&function{f: f, kernel: kernels[f]}, sp, desc, arena, known[f]}
		s.watch(s)
	}
	p.Globals = append(p.Globals, hooks.Globals...)
	p.Funcs = append(append([]*mir.Func(nil), hooks.Funcs...), p.Funcs...)
}

// addParam says that the host passes a parameter for the sanitizer.
func addParam(k *mir.Kernel) {
	p := manifest.Param{Name: "sanitizer", Kind: manifest.Sanitizer, Type: "sanitizer"}
	k.Info.Params = append(slices.Clone(k.Info.Params), p)
	abi, err := manifest.LayOut(k.Info.Params)
	if err != nil {
		panic(err)
	}
	k.Leaves = abi.Leaves
}

// unknown says that functions synchronise in a way that the sanitizer does not know.
func unknown(funcs []*mir.Func) bool {
	for _, f := range funcs {
		for v := range f.Instrs() {
			if v.Op == mir.Extern || escapes(v) {
				return true
			}
			if v.Op != mir.Intr {
				continue
			}
			facts := v.Intr.Facts()
			if len(facts.Before)+len(facts.Behind) == 0 && (v.Intr == mir.SetMaxNReg || facts.Memory == mir.OrdersMemory) {
				return true
			}
		}
	}
	return false
}

// escapes says that an instruction does something else with a pointer to shared memory of another block
// than to access that memory, which then can no longer be told from others.
func escapes(v *mir.Value) bool {
	for i, x := range v.Args {
		if root := rootOf(x); root.Op != mir.Intr || root.Intr != mir.MapShared {
			continue
		}
		switch {
		case partOf(v), v.Op == mir.CheckNil, v.Op == mir.Load, v.Op == mir.Copy, v.Op == mir.Zero:
		case i == 0 && (v.Op == mir.Store || v.Op == mir.Intr && v.Intr.Facts().Memory.Accesses()):
		default:
			return true
		}
	}
	return false
}

// site returns the number of the place in the user's source of an instruction.
func (p *sanitizedProgram) site(v *mir.Value, what string) int64 {
	pos, _ := usersPlace(v)
	return p.siteAt(pos, what)
}

// callSite returns the site of a call that threads make together. Its text names the calls of functions
// by which the kernel comes there: on another path it is another site.
func (p *sanitizedProgram) callSite(v *mir.Value, what string) int64 {
	pos, around := usersPlace(v)
	for s := around; s != nil; s = s.Parent {
		what += fmt.Sprintf(", called at %s:%d", fault.FileName(s.Pos.Filename), s.Pos.Line)
	}
	return p.siteAt(pos, what)
}

// usersPlace returns the place in the user's source from which v came, and how that was inlined.
func usersPlace(v *mir.Value) (token.Position, *mir.Scope) {
	pos, s := v.Pos, v.Scope
	for ; s != nil && strings.Contains(path.Dir(pos.Filename), "/dsl/"); s = s.Parent {
		pos = s.Pos
	}
	return pos, s
}

func (p *sanitizedProgram) siteAt(pos token.Position, what string) int64 {
	s := fault.Site{Kind: fault.Access, File: pos.Filename, Line: pos.Line, Text: what}
	n, ok := p.sites[s]
	if !ok {
		n = len(p.Sites)
		p.sites[s] = n
		p.Sites = append(p.Sites, s)
	}
	return int64(n)
}

// sanitized is a function that calls hooks.
type sanitized struct {
	*function
	*sanitizedProgram
	desc, arena *mir.Value
	full        bool // it is looked at, and does not only begin and end
}

func (f *sanitized) enter() {
	if f.kernel != nil {
		f.call("Begin")
	}
}

// lengths are those of the slices that stand for all memory and for the arena.
const lengths = 1 << 60

// call calls a hook. A number becomes a constant of the type of the parameter.
func (f *sanitized) call(hook string, args ...any) {
	fn := f.hooks[hook]
	if fn == nil || len(fn.Params) != len(args)+4 {
		panic(fmt.Sprintf("no hook %s with %d arguments", hook, len(args)))
	}
	n := f.f.ConstInt(mir.Int64, lengths)
	list := []*mir.Value{f.as(f.desc, fn.Params[0].Type), n, f.as(f.arena, fn.Params[2].Type), n}
	for i, a := range args {
		t := fn.Params[4+i].Type
		switch a := a.(type) {
		case *mir.Value:
			list = append(list, f.as(a, t))
		case int64:
			list = append(list, f.f.ConstInt(t, a))
		case int:
			list = append(list, f.f.ConstInt(t, int64(a)))
		}
	}
	f.value(mir.Call, mir.Void, list...).Callee = fn
}
