// Package sanitize puts calls of the sanitizer's hooks (internal/sanitizer/hooks) into a program:
// before each access to memory, and at each operation that orders accesses. It comes behind all
// passes, so that what they have found out about memory holds.
//
// A kernel gets two parameters more, the addresses of the launch's descriptor and of the arena,
// and hands them to what it calls. Start reading at Instrument.
package sanitize

import (
	"fmt"
	"go/token"
	"path"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// Package is the import path of the hooks.
const Package = "github.com/gpuc-go/gpuc/internal/sanitizer/hooks"

// program is a program that gets hooks.
type program struct {
	*mir.Program
	hooks map[string]*mir.Func
	sites map[fault.Site]int
}

// Instrument puts calls of hooks into p. The kernels of hooks become functions of p.
func Instrument(p, hooks *mir.Program) {
	ip := &program{p, map[string]*mir.Func{}, map[fault.Site]int{}}
	for _, k := range hooks.Kernels {
		ip.hooks[k.Info.Name] = k.Func
	}
	own := p.Reachable()
	for _, f := range hooks.Funcs {
		f.Name = sanitizer.HookPrefix + f.Name
		f.NoInline = true
	}
	for i := range p.Kernels {
		addParams(p.Kernels[i], ip.hooks["Begin"])
	}
	kernels := map[*mir.Func]*mir.Kernel{}
	for _, k := range p.Kernels {
		kernels[k.Func] = k
	}
	begin := ip.hooks["Begin"]
	for _, f := range own {
		if kernels[f] == nil {
			addParam(f, begin.Params[0].Type)
			addParam(f, begin.Params[2].Type)
		}
	}
	known := map[*mir.Func]bool{}
	for _, k := range p.Kernels {
		funcs := k.Func.Reachable()
		if k.Info.Unsanitized = unknown(funcs); k.Info.Unsanitized {
			continue
		}
		for _, f := range funcs {
			known[f] = true
		}
	}
	for _, f := range own {
		n := len(f.Params)
		ff := &function{program: ip, f: f, desc: f.Params[n-2], arena: f.Params[n-1], full: known[f]}
		ff.instrument(kernels[f] != nil)
	}
	p.Globals = append(p.Globals, hooks.Globals...)
	p.Funcs = append(append([]*mir.Func(nil), hooks.Funcs...), p.Funcs...)
}

// addParams adds the parameters that the host passes for the sanitizer.
func addParams(k *mir.Kernel, begin *mir.Func) {
	p := manifest.Param{Name: "sanitizer", Kind: manifest.Sanitizer, Type: "sanitizer"}
	k.Info.Params = append(append([]manifest.Param(nil), k.Info.Params...), p)
	abi, err := manifest.LayOut(k.Info.Params)
	if err != nil {
		panic(err)
	}
	k.Leaves = abi.Leaves
	addParam(k.Func, begin.Params[0].Type)
	addParam(k.Func, begin.Params[2].Type)
}

func addParam(f *mir.Func, t *mir.Type) {
	v := f.NewValue(mir.Param, t, f.Pos)
	v.Index = len(f.Params)
	f.Params = append(f.Params, v)
}

// unknown says that functions synchronise in a way that the sanitizer does not know.
func unknown(funcs []*mir.Func) bool {
	for _, f := range funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Op == mir.Extern || escapes(v) {
					return true
				}
				if v.Op != mir.Intr {
					continue
				}
				_, meets := barriers[v.Intr]
				_, orders := fences[v.Intr]
				if !meets && !orders && !asyncs[v.Intr] && (v.Intr == mir.SetMaxNReg || v.Intr.Facts().Memory == mir.OrdersMemory) {
					return true
				}
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
func (p *program) site(v *mir.Value, what string) int64 {
	pos, _ := usersPlace(v)
	return p.siteAt(pos, what)
}

// callSite returns the site of a call that threads make together. Its text names the calls of functions
// by which the kernel comes there: on another path it is another site.
func (p *program) callSite(v *mir.Value, what string) int64 {
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

func (p *program) siteAt(pos token.Position, what string) int64 {
	s := fault.Site{Kind: fault.Access, File: pos.Filename, Line: pos.Line, Text: what}
	n, ok := p.sites[s]
	if !ok {
		n = len(p.Sites)
		p.sites[s] = n
		p.Sites = append(p.Sites, s)
	}
	return int64(n)
}

// function is a function that gets hooks.
type function struct {
	*program
	f           *mir.Func
	desc, arena *mir.Value
	full        bool // it is looked at, and does not only begin and end
	out         []*mir.Value
	at          *mir.Value // the instruction that is looked at
}

func (f *function) instrument(kernel bool) {
	for i, b := range f.f.Blocks {
		f.out = nil
		began := i > 0 || !kernel
		for _, v := range b.Instrs {
			f.at = v
			if !began && v.Op != mir.Phi {
				f.call("Begin")
				began = true
			}
			if v.Op == mir.Return && kernel {
				f.call("End")
			}
			if v.Op == mir.Call && !strings.HasPrefix(v.Callee.Name, sanitizer.HookPrefix) {
				v.Args = append(v.Args, f.desc, f.arena)
			}
			if !f.full {
				f.add(v)
				continue
			}
			f.before(v)
			f.add(v)
			f.behind(v)
		}
		b.Instrs = f.out
	}
}

// add appends an instruction to the block.
func (f *function) add(v *mir.Value) *mir.Value {
	f.out = append(f.out, v)
	return v
}

// value appends a new instruction, which stands where that does that is looked at.
func (f *function) value(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	v := f.f.NewValue(o, t, f.at.Pos, args...)
	v.Block, v.Scope = f.at.Block, f.at.Scope
	return f.add(v)
}

// lengths are those of the slices that stand for all memory and for the arena.
const lengths = 1 << 60

// call calls a hook. A number becomes a constant of the type of the parameter.
func (f *function) call(hook string, args ...any) {
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

// as returns a value as one of type t.
func (f *function) as(v *mir.Value, t *mir.Type) *mir.Value {
	switch {
	case v.Type.Equal(t):
		return v
	case v.Type.IsPtr():
		return f.value(mir.Bitcast, t, v)
	}
	return f.value(mir.Convert, t, v)
}
