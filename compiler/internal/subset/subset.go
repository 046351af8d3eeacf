// Package subset reports uses of Go that have no form on a GPU, in kernels and in the
// functions that they reach. It reports each use with its place, the way out, and the
// chain of calls from the kernel.
//
// It looks at single instructions. What takes knowledge of values, such as
// function values, recursion and escaping pointers, is left to compiler/internal/lower.
// Start reading at Check; the texts are in instr.go and call.go.
package subset

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// Result is what Check found.
type Result struct {
	Diags diag.List
	// Missing are packages whose functions are called but were not read as
	// source; once they are, Check can say more.
	Missing []string
	// Reached are the functions with bodies that kernels reach.
	Reached []*ssa.Function
	// Tables are the package variables that kernels read.
	Tables map[*ssa.Global]*Table
}

// checker walks the functions that kernels reach.
type checker struct {
	prog    *load.Program
	known   func(*ssa.Function) bool
	callers map[*ssa.Function]call
	queue   []*ssa.Function
	res     Result
	fn      *ssa.Function // being checked
	missing map[string]bool
	tables  *tables
	refused map[call]bool // calls of the standard library that are reported
}

// call is how a function was reached first.
type call struct {
	from *ssa.Function // nil for kernels
	pos  token.Pos
}

// Check looks at everything that the kernels of p reach. known says which
// functions the compiler replaces.
func Check(p *load.Program, known func(*ssa.Function) bool) Result {
	c := &checker{prog: p, known: known, callers: map[*ssa.Function]call{}, missing: map[string]bool{}, refused: map[call]bool{}}
	c.tables = &tables{prog: p, by: map[*ssa.Global]tableOrProblem{}, missing: func(path string) { c.missing[path] = true }}
	c.res.Tables = map[*ssa.Global]*Table{}
	for _, k := range p.Kernels {
		if k.SSA != nil {
			c.reach(k.SSA, nil, k.Func.Pos())
		}
	}
	for len(c.queue) > 0 {
		fn := c.queue[0]
		c.queue = c.queue[1:]
		c.fn = fn
		c.function(fn)
	}
	for path := range c.missing {
		c.res.Missing = append(c.res.Missing, path)
	}
	slices.Sort(c.res.Missing)
	return c.res
}

// reach notes that from uses fn at pos.
func (c *checker) reach(fn, from *ssa.Function, pos token.Pos) {
	if _, seen := c.callers[fn]; seen {
		return
	}
	c.callers[fn] = call{from, pos}
	if c.known(fn) {
		return
	}
	if fn.Blocks != nil && !c.forHost(fn) {
		c.res.Reached = append(c.res.Reached, fn)
		c.queue = append(c.queue, fn)
		return
	}
	c.bodiless(fn, from, pos)
}

func (c *checker) function(fn *ssa.Function) {
	for _, blk := range fn.Blocks {
		for _, instr := range blk.Instrs {
			if v, ok := instr.(ssa.Value); ok && isRuntimeError(v) {
				continue
			}
			c.instr(instr)
			for _, op := range instr.Operands(nil) {
				switch x := (*op).(type) {
				case *ssa.Function:
					c.reach(x, fn, position(instr))
				case *ssa.Global:
					c.global(x, instr)
				}
			}
		}
	}
}

// errorf reports a problem of the function that is being checked. The text
// continues its name.
func (c *checker) errorf(pos token.Pos, format string, args ...any) {
	c.report(c.fn, pos, fmt.Sprintf(format, args...))
}

func (c *checker) report(fn *ssa.Function, pos token.Pos, msg string) {
	if !pos.IsValid() {
		pos = fn.Pos()
	}
	// Code of the standard library is not the user's to change: the call
	// that leads there is what can be.
	if path, _ := FuncName(outermost(fn)); c.prog.Standard(path) {
		at, k := c.prog.Fset.Position(pos), c.userCall(fn, pos)
		// One reason is enough.
		if c.refused[k] {
			return
		}
		c.refused[k] = true
		msg = Refuses(k.from, at, msg)
		if by := c.callers[k.from]; by.from != nil {
			fn, pos = by.from, by.pos
		}
	}
	c.res.Diags = append(c.res.Diags, diag.Diagnostic{
		Pos: c.prog.Fset.Position(pos), Msg: Subject(c.prog, fn) + " " + msg, Chain: c.chain(fn),
	})
}

// userCall returns the function of the standard library through which a kernel has come to pos
// in fn, and where the user's code calls it.
func (c *checker) userCall(fn *ssa.Function, pos token.Pos) call {
	k := call{fn, pos}
	for c.prog.Standard(pkgPath(fn)) && c.callers[outermost(fn)].from != nil {
		k.from = outermost(fn)
		fn, k.pos = c.callers[k.from].from, c.callers[k.from].pos
	}
	return k
}

// Refuses returns the message for a call of a function of the standard library, in
// which msg holds at a place.
func Refuses(fn *ssa.Function, at token.Position, msg string) string {
	_, name := FuncName(fn)
	if hint := hints[pkgPath(fn)]; hint != "" {
		return fmt.Sprintf("calls %s.%s, which kernels do not have; %s", filepath.Base(pkgPath(fn)), name, hint)
	}
	return fmt.Sprintf("calls %s.%s, which does not work in a kernel: %s:%d %s", filepath.Base(pkgPath(fn)), name, filepath.Base(at.Filename), at.Line, msg)
}

// chain tells how a kernel reaches fn.
func (c *checker) chain(fn *ssa.Function) []string {
	var lines []string
	for {
		k, ok := c.callers[fn]
		if !ok || k.from == nil {
			return lines
		}
		if fn.Parent() == nil && fn.Synthetic == "" || strings.HasPrefix(fn.Synthetic, "instance") {
			lines = append(lines, CalledFrom(c.prog, displayName(outermost(k.from)), k.pos))
		}
		fn = k.from
	}
}

// CalledFrom returns one line of a chain of calls.
func CalledFrom(p *load.Program, caller string, pos token.Pos) string {
	at := p.Fset.Position(pos)
	return fmt.Sprintf("called from %s at %s:%d:%d", caller, filepath.Base(at.Filename), at.Line, at.Column)
}

// Subject returns the function as messages begin with it: "kernel Shift",
// "function scale", "method Tile.At".
func Subject(p *load.Program, fn *ssa.Function) string {
	fn = outermost(fn)
	for _, k := range p.Kernels {
		if k.SSA == fn {
			return "kernel " + fn.Name()
		}
	}
	if fn.Signature.Recv() != nil {
		return "method " + displayName(fn)
	}
	return "function " + displayName(fn)
}

// outermost returns the declared function around a closure.
func outermost(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}

func displayName(fn *ssa.Function) string { _, name := FuncName(fn); return name }

// FuncName returns the import path of a function's package and its name: Put,
// Sym.Slice. Instances have the name of the generic function.
func FuncName(fn *ssa.Function) (path, name string) {
	if o := fn.Origin(); o != nil {
		fn = o
	}
	path = pkgPath(fn)
	recv := fn.Signature.Recv()
	if recv == nil {
		return path, fn.Name()
	}
	t := recv.Type()
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		return path, n.Obj().Name() + "." + fn.Name()
	}
	return path, fn.Name()
}

func pkgPath(fn *ssa.Function) string {
	fn = outermost(fn)
	if o := fn.Origin(); o != nil {
		fn = o
	}
	if p := fn.Package(); p != nil {
		return p.Pkg.Path()
	}
	if obj := fn.Object(); obj != nil && obj.Pkg() != nil {
		return obj.Pkg().Path()
	}
	return ""
}

// TypeString returns a type as the source writes it.
func TypeString(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string { return p.Name() })
}
