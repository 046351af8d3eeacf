package subset

// This file finds out whether a package variable is a table: memory whose
// content is known at compile time, because its declaration says it and nobody
// writes it. Such a variable exists on the GPU too; any other stands in host
// memory alone.

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
)

// tables finds the tables among the package variables of a program.
type tables struct {
	prog *load.Program
	// by holds what was found out: a table, or why it is none.
	by map[*ssa.Global]tableOrProblem
	// missing is called with packages that have to be read as source.
	missing func(path string)
}

type tableOrProblem struct {
	table   *Table
	problem string
}

// lookup returns the table in g. Otherwise it returns the reason, which continues
// "uses the package variable x, ".
func (ts *tables) lookup(g *ssa.Global) (*Table, string) {
	if r, ok := ts.by[g]; ok {
		return r.table, r.problem
	}
	t, problem := ts.find(g)
	ts.by[g] = tableOrProblem{t, problem}
	return t, problem
}

func (ts *tables) find(g *ssa.Global) (*Table, string) {
	obj, ok := g.Object().(*types.Var)
	if !ok || g.Pkg == nil {
		return nil, "which is in host memory; pass its value as a parameter"
	}
	path := obj.Pkg().Path()
	if !ts.prog.ReadAsSource(path) {
		if ts.prog.CanRead(path) && !ts.prog.Standard(path) {
			ts.missing(path)
			return nil, ""
		}
		return nil, "which is in host memory; pass its value as a parameter"
	}
	if obj.Exported() && obj.Pkg().Name() != "main" {
		return nil, "which other packages can write, so that its value is not known at compile time; begin its name with a small letter, or pass its value as a parameter"
	}
	t, problem := ts.content(g, obj)
	if problem != "" {
		return nil, problem
	}
	w := &writers{g: g, seen: map[ssa.Value]bool{}}
	for _, fn := range declared(ts.prog.SSA, g.Pkg) {
		w.function(fn)
	}
	if w.found {
		return nil, fmt.Sprintf("which %s at %s; kernels can use only package variables that are never written, pass its value as a parameter", w.what, ts.place(w.pos))
	}
	return t, ""
}

// content returns what the variable holds at first, or why that is not known.
func (ts *tables) content(g *ssa.Global, obj *types.Var) (*Table, string) {
	if _, ok := obj.Type().Underlying().(*types.Signature); !ok {
		return ts.evaluate(obj)
	}
	if fn := initialFunc(g); fn != nil {
		return &Table{Type: obj.Type(), Func: fn}, ""
	}
	return nil, "whose function is not known at compile time; declare it with a function as its value"
}

func (ts *tables) place(pos token.Pos) string {
	at := ts.prog.Fset.Position(pos)
	return fmt.Sprintf("%s:%d:%d", filepath.Base(at.Filename), at.Line, at.Column)
}

// declared returns the functions of a package with a body: functions, methods,
// those inside them, and what initialises the variables.
func declared(prog *ssa.Program, pkg *ssa.Package) []*ssa.Function {
	var fns []*ssa.Function
	var add func(fn *ssa.Function)
	add = func(fn *ssa.Function) {
		if fn != nil && fn.Blocks != nil {
			fns = append(fns, fn)
			for _, a := range fn.AnonFuncs {
				add(a)
			}
		}
	}
	for _, m := range pkg.Members {
		switch m := m.(type) {
		case *ssa.Function:
			add(m)
		case *ssa.Type:
			if n, ok := types.Unalias(m.Type()).(*types.Named); ok {
				for f := range n.Methods() {
					add(prog.FuncValue(f))
				}
			}
		}
	}
	return fns
}

// initializer is what go/ssa says of the function that gives package variables
// their initial values.
const initializer = "package initializer"

// writers looks for what may write a variable: stores, and places at which its
// address goes where it cannot be followed.
type writers struct {
	g     *ssa.Global
	seen  map[ssa.Value]bool
	found bool
	what  string
	pos   token.Pos
}

func (w *writers) report(instr ssa.Instruction, what string) {
	pos := position(instr)
	if !w.found || pos < w.pos {
		w.found, w.what, w.pos = true, what, pos
	}
}

// function looks at the uses of the variable itself in fn.
func (w *writers) function(fn *ssa.Function) {
	for _, blk := range fn.Blocks {
		for _, instr := range blk.Instrs {
			for _, op := range instr.Operands(nil) {
				if *op == w.g {
					w.use(instr, w.g)
				}
			}
		}
	}
}

// follow looks at the uses of v, a pointer or slice into the variable.
func (w *writers) follow(v ssa.Value) {
	if w.seen[v] || v.Referrers() == nil {
		return
	}
	w.seen[v] = true
	for _, instr := range *v.Referrers() {
		w.use(instr, v)
	}
}

// use judges one instruction that has v, a pointer or slice into the variable, as
// an operand.
func (w *writers) use(instr ssa.Instruction, v ssa.Value) {
	switch x := instr.(type) {
	case *ssa.DebugRef, *ssa.BinOp:
	case *ssa.UnOp:
		if _, ok := x.Type().Underlying().(*types.Slice); ok {
			w.follow(x)
		}
	case *ssa.FieldAddr:
		w.follow(x)
	case *ssa.IndexAddr:
		w.follow(x)
	case *ssa.Slice:
		w.follow(x)
	case *ssa.Phi:
		w.follow(x)
	case *ssa.ChangeType:
		w.follow(x)
	case *ssa.Store:
		if x.Addr == v && x.Parent().Synthetic == initializer {
			return // its initial value
		} else if x.Addr == v {
			w.report(x, "is written")
		} else if a, ok := x.Addr.(*ssa.Alloc); ok && !isPointerInto(a) {
			w.local(a)
		} else {
			w.report(x, "has its address kept")
		}
	case *ssa.MakeClosure:
		for i, b := range x.Bindings {
			if b == v {
				w.follow(x.Fn.(*ssa.Function).FreeVars[i])
			}
		}
	case *ssa.Call:
		w.call(x, v)
	default:
		w.report(instr, "has its address taken")
	}
}

// isPointerInto reports whether a variable holds more than one pointer or slice.
func isPointerInto(a *ssa.Alloc) bool {
	switch deref(a.Type()).Underlying().(type) {
	case *types.Slice, *types.Pointer:
		return false
	}
	return true
}

// local looks at what is read from a local variable that holds the slice or
// pointer.
func (w *writers) local(a *ssa.Alloc) {
	if w.seen[a] {
		return
	}
	w.seen[a] = true
	for _, instr := range *a.Referrers() {
		switch x := instr.(type) {
		case *ssa.DebugRef:
		case *ssa.UnOp:
			w.follow(x)
		case *ssa.Store:
			if x.Val == a {
				w.report(x, "has its address kept")
			}
		case *ssa.MakeClosure:
			w.report(x, "has its address taken")
		default:
			w.report(instr, "has its address taken")
		}
	}
}

func deref(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

func (w *writers) call(x *ssa.Call, v ssa.Value) {
	if bi, ok := x.Call.Value.(*ssa.Builtin); ok {
		switch bi.Name() {
		case "len", "cap":
		case "copy":
			if x.Call.Args[0] == v {
				w.report(x, "is written")
			}
		case "append":
			if x.Call.Args[0] == v {
				w.report(x, "has its address taken")
			}
		case "clear":
			w.report(x, "is written")
		case "ssa:wrapnilchk":
			w.follow(x)
		default:
			w.report(x, "has its address taken")
		}
		return
	}
	fn := x.Call.StaticCallee()
	if fn == nil || fn.Blocks == nil {
		name := "a function"
		if fn != nil {
			name = displayName(fn)
		}
		w.report(x, "is passed to "+name+", which may write it,")
		return
	}
	for i, a := range x.Call.Args {
		if a == v && i < len(fn.Params) {
			w.follow(fn.Params[i])
		}
	}
}
