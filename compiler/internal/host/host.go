// Package host looks for mistakes in the code that launches kernels: in calls that every
// PE must make alike. It knows package gpurt by its path, and imports nothing of it.
//
// It follows values through the statements of one function, in their order, and believes
// nothing of a value that comes from another function. So it stays silent where a program
// has the PEs agree on a number first. Start reading at Check.
package host

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// lengths are the functions of gpurt that all PEs call with one length, with the number
// of the argument that tells it.
var lengths = map[string]int{"AllocSym": 1, "AllocSymWith": 1, "AllocSymFrom": 1, "AllocSignals": 1}

// Check returns what is wrong in the files of a package, of which runtimePath is the
// path of gpurt.
func Check(fset *token.FileSet, files []*ast.File, info *types.Info, runtimePath string) diag.List {
	var found diag.List
	for _, f := range files {
		for _, decl := range f.Decls {
			if fd, ok := decl.(*ast.FuncDecl); ok && fd.Body != nil {
				w := &walker{fset: fset, info: info, runtime: runtimePath, own: map[types.Object]bool{}, diags: &found}
				w.block(fd.Body.List, false)
			}
		}
	}
	found.Sort() // loops are read twice
	return found
}

// walker goes through a function.
type walker struct {
	fset    *token.FileSet
	info    *types.Info
	runtime string
	// own are the variables whose value, or length, depends on which PE this is.
	own   map[types.Object]bool
	diags *diag.List
}

// block reads statements in their order. some says that only some PEs may come to them.
func (w *walker) block(list []ast.Stmt, some bool) {
	for _, s := range list {
		w.stmt(s, some)
	}
}

func (w *walker) stmt(s ast.Stmt, some bool) {
	switch s := s.(type) {
	case nil:
	case *ast.AssignStmt:
		w.calls(s, some)
		w.assign(s, some)
	case *ast.IncDecStmt:
		w.note(s.X, some || w.depends(s.X))
	case *ast.DeclStmt:
		w.calls(s, some)
		w.declare(s)
	case *ast.IfStmt:
		w.stmt(s.Init, some)
		w.calls(s.Cond, some)
		some = some || w.depends(s.Cond)
		w.block(s.Body.List, some)
		w.stmt(s.Else, some)
	case *ast.ForStmt:
		w.stmt(s.Init, some)
		for range 2 { // what the body changes counts in the next round
			in := some || s.Cond != nil && w.depends(s.Cond)
			w.block(s.Body.List, in)
			w.stmt(s.Post, in)
		}
	case *ast.RangeStmt:
		w.calls(s.X, some)
		in := some || w.depends(s.X) || w.length(s.X)
		for range 2 {
			if in {
				w.note(s.Key, true)
			}
			w.block(s.Body.List, in)
		}
	case *ast.SwitchStmt:
		w.stmt(s.Init, some)
		some = some || s.Tag != nil && w.depends(s.Tag)
		for _, c := range s.Body.List {
			c := c.(*ast.CaseClause)
			for _, e := range c.List {
				some = some || w.depends(e)
			}
			w.block(c.Body, some)
		}
	case *ast.BlockStmt:
		w.block(s.List, some)
	case *ast.LabeledStmt:
		w.stmt(s.Stmt, some)
	default:
		w.calls(s, some)
	}
}

// assign notes what the variables of an assignment get.
func (w *walker) assign(s *ast.AssignStmt, some bool) {
	for i, l := range s.Lhs {
		own := some && s.Tok != token.DEFINE
		if len(s.Lhs) == len(s.Rhs) {
			own = own || w.value(s.Rhs[i])
		}
		if s.Tok != token.ASSIGN && s.Tok != token.DEFINE {
			own = own || w.depends(l)
		}
		w.note(l, own)
	}
}

func (w *walker) declare(s *ast.DeclStmt) {
	g, ok := s.Decl.(*ast.GenDecl)
	if !ok {
		return
	}
	for _, spec := range g.Specs {
		if v, ok := spec.(*ast.ValueSpec); ok && len(v.Names) == len(v.Values) {
			for i, name := range v.Names {
				w.note(name, w.value(v.Values[i]))
			}
		}
	}
}

// note says whether the value of a variable depends on the PE from now on.
func (w *walker) note(e ast.Expr, own bool) {
	if id, ok := e.(*ast.Ident); ok {
		if o := w.info.ObjectOf(id); o != nil {
			w.own[o] = own
		}
	}
}

// value reports whether a variable that gets e depends on the PE: for a slice, its length.
func (w *walker) value(e ast.Expr) bool {
	if t := w.info.TypeOf(e); t != nil && isSlice(t) {
		return w.length(e)
	}
	return w.depends(e)
}

// calls looks at the calls in n, those of function literals included.
func (w *walker) calls(n ast.Node, some bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			w.block(n.Body.List, some)
			return false
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				w.note(n.X, false) // whoever gets the address may have the PEs agree
			}
		case *ast.CallExpr:
			w.call(n)
		}
		return true
	})
}

func (w *walker) call(c *ast.CallExpr) {
	name := w.ofRuntime(c)
	i, ok := lengths[name]
	if !ok || i >= len(c.Args) || !w.value(c.Args[i]) {
		return
	}
	*w.diags = append(*w.diags, diag.Diagnostic{
		Pos: w.fset.Position(c.Args[i].Pos()), Severity: diag.Warning, Category: diag.SymLength,
		Msg: name + " gets a length that depends on the PE; symmetric memory has one length on all PEs: pass the largest that any of them needs",
	})
}

// ofRuntime returns the name of the function or method of gpurt that c calls, or "".
func (w *walker) ofRuntime(c *ast.CallExpr) string {
	if fn := w.callee(c); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == w.runtime {
		return fn.Name()
	}
	return ""
}

// callee returns the function or method that c calls, or nil if that is not known.
func (w *walker) callee(c *ast.CallExpr) *types.Func {
	fun := ast.Unparen(c.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	var id *ast.Ident
	switch x := fun.(type) {
	case *ast.SelectorExpr:
		id = x.Sel
	case *ast.Ident:
		id = x
	default:
		return nil
	}
	fn, _ := w.info.Uses[id].(*types.Func)
	return fn
}

// depends reports whether the value of e depends on which PE this is.
func (w *walker) depends(e ast.Expr) bool {
	if w.info.Types[e].Value != nil {
		return false // as the length of an array
	}
	switch e := e.(type) {
	case *ast.Ident:
		o := w.info.ObjectOf(e)
		return o != nil && !isSlice(o.Type()) && w.own[o]
	case *ast.ParenExpr:
		return w.depends(e.X)
	case *ast.UnaryExpr:
		return w.depends(e.X)
	case *ast.BinaryExpr:
		return w.depends(e.X) || w.depends(e.Y)
	case *ast.IndexExpr:
		return w.depends(e.Index)
	case *ast.CallExpr:
		if w.ofRuntime(e) == "MyPE" {
			return true
		}
		return w.through(e)
	}
	return false
}

// through reports whether a conversion, or a builtin function that computes, gets what
// depends on the PE.
func (w *walker) through(c *ast.CallExpr) bool {
	f := w.info.Types[c.Fun]
	if !f.IsType() && !f.IsBuiltin() {
		return false
	}
	return slices.ContainsFunc(c.Args, func(a ast.Expr) bool {
		t := w.info.TypeOf(a)
		return t != nil && isSlice(t) && w.length(a) || w.depends(a)
	})
}

// length reports whether the length of a slice depends on which PE this is.
func (w *walker) length(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		o := w.info.ObjectOf(e)
		return o != nil && isSlice(o.Type()) && w.own[o]
	case *ast.ParenExpr:
		return w.length(e.X)
	case *ast.SliceExpr:
		return e.Low != nil && !w.sameWidth(e) && w.depends(e.Low) || e.High != nil && !w.sameWidth(e) && w.depends(e.High) || e.High == nil && w.length(e.X)
	case *ast.CallExpr:
		id, ok := ast.Unparen(e.Fun).(*ast.Ident)
		return ok && id.Name == "make" && w.info.Types[e.Fun].IsBuiltin() && len(e.Args) > 1 && w.depends(e.Args[1])
	}
	return false
}

// sameWidth reports whether both bounds of a slice depend on the PE: then its length may
// be the same on all, as that of s[me*n : (me+1)*n] is.
func (w *walker) sameWidth(e *ast.SliceExpr) bool {
	return e.Low != nil && e.High != nil && w.depends(e.Low) && w.depends(e.High)
}

func isSlice(t types.Type) bool {
	_, ok := t.Underlying().(*types.Slice)
	return ok
}
