package randprog

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// reducer makes programs with a difference smaller.
type reducer struct {
	lib *irexec.Library
	dir string
	imp types.Importer
}

func newReducer(lib *irexec.Library, dir string) *reducer {
	return &reducer{lib, dir, importer.ForCompiler(token.NewFileSet(), "source", nil)}
}

// reduceFor is how long a program is made smaller.
const reduceFor = 3 * time.Minute

// reduce returns a program that differs in the same way and, if there was the time, that
// no change makes smaller.
func (r *reducer) reduce(f found) found {
	for next, better, until := 0, false, time.Now().Add(reduceFor); time.Now().Before(until); {
		batch, numbers, end := r.smaller(f, next)
		if len(batch) > 0 {
			var sum tally
			// What does not end, say, is no smaller program: go on with the others.
			_ = sum.compareRounds(r.lib, r.dir, batch, f.round, f.round+1)
			i := slices.IndexFunc(sum.found, func(g found) bool { return kindOf(g.text) == kindOf(f.text) })
			if i >= 0 {
				f, next, better = sum.found[i], numbers[sum.found[i].p.Kernel], true
				continue
			}
		}
		switch next = end; {
		case end >= 0:
		case !better:
			return f
		default:
			next, better = 0, false
		}
	}
	return f
}

// atOnce is the number of smaller programs that are tried together.
const atOnce = 40

// smaller returns programs that are smaller than f's by one change, from a number on,
// with the changes' numbers by kernel, and the number to go on with, or -1 at the end.
func (r *reducer) smaller(f found, from int) (batch []*Program, numbers map[string]int, end int) {
	numbers = map[string]int{}
	for i := from; ; i++ {
		text, more := change(f.p.Source, i)
		if !more {
			return batch, numbers, -1
		}
		if text == "" || len(text) >= len(f.p.Source) {
			continue
		}
		p := renamed(f.p, text, len(batch))
		if !r.wellTyped(p) {
			continue
		}
		numbers[p.Kernel] = i
		if batch = append(batch, p); len(batch) == atOnce {
			return batch, numbers, i + 1
		}
	}
}

var digits = regexp.MustCompile(`-?[0-9]+`)

// kindOf is the text of a difference without numbers.
func kindOf(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	if !strings.Contains(text, "failed") {
		return "memory"
	}
	return digits.ReplaceAllString(text, "")
}

// renamed returns the program with another source and number.
func renamed(p *Program, text string, number int) *Program {
	names := regexp.MustCompile(`\b([KTth])` + p.Kernel[1:] + `\b`)
	parts := regexp.MustCompile(`\b([KTth])` + p.Kernel[1:] + `(_v?[0-9]+)\b`)
	to := fmt.Sprintf("${1}%d", number)
	q := *p
	q.Kernel = fmt.Sprintf("K%d", number)
	q.Source = parts.ReplaceAllString(names.ReplaceAllString(text, to), to+"${2}")
	q.Params = nil
	for _, x := range p.Params {
		t := *x.Type
		t.name = parts.ReplaceAllString(t.name, to+"${2}")
		q.Params = append(q.Params, Param{x.Name, &t, x.Slice})
	}
	return &q
}

func (r *reducer) wellTyped(p *Program) bool {
	fset := token.NewFileSet()
	text := strings.NewReplacer("*gpu.Thread", "*int", `"github.com/gpuc-go/gpuc/dsl/gpu"`, "").Replace(source([]*Program{p}))
	f, err := parser.ParseFile(fset, "programs.go", text, 0)
	if err != nil {
		return false
	}
	_, err = (&types.Config{Importer: r.imp}).Check("main", fset, []*ast.File{f}, nil)
	return err == nil
}

// change returns the text with its change number i, or "" if that is none; more says
// whether there is such a number.
func change(text string, i int) (changed string, more bool) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", "package p\n"+text, parser.ParseComments)
	if err != nil {
		return "", false
	}
	n := i
	hit := false
	do := func(act func()) {
		if n == 0 && !hit {
			act()
			hit = true
		}
		n--
	}
	// Functions and types as a whole, then many statements, then few, then parts.
	for j := range f.Decls {
		if fn, ok := f.Decls[j].(*ast.FuncDecl); ok && fn.Name.Name[0] == 'K' {
			continue
		}
		do(func() { f.Decls = append(f.Decls[:j:j], f.Decls[j+1:]...) })
		if hit {
			break
		}
	}
	for _, size := range []int{32, 16, 8, 4, 2, 1} {
		lists(f, func(list *[]ast.Stmt) {
			for j := 0; j+size <= len(*list); j += max(1, size/2) {
				do(func() { *list = append((*list)[:j:j], (*list)[j+size:]...) })
				if hit {
					return
				}
			}
		})
	}
	lists(f, func(list *[]ast.Stmt) {
		for j, s := range *list {
			var inner []ast.Stmt
			switch s := s.(type) {
			case *ast.IfStmt:
				inner = s.Body.List
				if s.Else != nil {
					do(func() { s.Else = nil })
				}
				if s.Init != nil {
					inner = append([]ast.Stmt{s.Init}, inner...)
				}
			case *ast.ForStmt:
				inner = s.Body.List
				if s.Init != nil {
					inner = append([]ast.Stmt{s.Init}, inner...)
				}
			case *ast.RangeStmt:
				inner = s.Body.List
			case *ast.BlockStmt:
				inner = s.List
			case *ast.LabeledStmt:
				do(func() { (*list)[j] = s.Stmt })
				continue
			default:
				continue
			}
			do(func() { *list = append(append(append([]ast.Stmt(nil), (*list)[:j]...), inner...), (*list)[j+1:]...) })
			if hit {
				return
			}
		}
	})
	expressions(f, func(e *ast.Expr) {
		var parts []ast.Expr
		switch x := (*e).(type) {
		case *ast.BinaryExpr:
			parts = []ast.Expr{x.X, x.Y}
		case *ast.ParenExpr:
			parts = []ast.Expr{x.X}
		case *ast.UnaryExpr:
			parts = []ast.Expr{x.X}
		case *ast.CallExpr:
			parts = x.Args
		case *ast.CompositeLit:
			parts = x.Elts
			if len(x.Elts) > 0 {
				do(func() { x.Elts = x.Elts[:len(x.Elts)-1] })
			}
		case *ast.IndexExpr:
			parts = []ast.Expr{x.X}
		case *ast.SliceExpr:
			parts = []ast.Expr{x.X}
		}
		for _, part := range parts {
			do(func() { *e = part })
		}
		if _, ok := (*e).(*ast.Ident); !ok {
			for _, lit := range []string{"0", "1", "true", "false", "nil"} {
				if b, ok := (*e).(*ast.BasicLit); ok && len(b.Value) <= len(lit) {
					continue
				}
				do(func() { *e = ast.NewIdent(lit) })
			}
		}
	})
	if !hit {
		return "", false
	}
	var b strings.Builder
	if err := format.Node(&b, fset, f); err != nil {
		return "", true
	}
	out := strings.TrimPrefix(b.String(), "package p\n")
	if !strings.Contains(out, "//gpu:kernel") {
		return "", true
	}
	return out, true
}

// lists calls do for every list of statements.
func lists(f *ast.File, do func(*[]ast.Stmt)) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BlockStmt:
			do(&n.List)
		case *ast.CaseClause:
			do(&n.Body)
		}
		return true
	})
}

// expressions calls do for the expressions that can be replaced.
func expressions(f *ast.File, do func(*ast.Expr)) {
	all := func(list []ast.Expr) {
		for i := range list {
			do(&list[i])
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			all(n.Rhs)
		case *ast.ValueSpec:
			all(n.Values)
		case *ast.ReturnStmt:
			all(n.Results)
		case *ast.CallExpr:
			all(n.Args)
		case *ast.BinaryExpr:
			do(&n.X)
			do(&n.Y)
		case *ast.ParenExpr:
			do(&n.X)
		case *ast.UnaryExpr:
			do(&n.X)
		case *ast.IndexExpr:
			do(&n.Index)
		case *ast.IfStmt:
			do(&n.Cond)
		case *ast.ForStmt:
			if n.Cond != nil {
				do(&n.Cond)
			}
		case *ast.RangeStmt:
			do(&n.X)
		case *ast.SwitchStmt:
			if n.Tag != nil {
				do(&n.Tag)
			}
		case *ast.SliceExpr:
			if n.Low != nil {
				do(&n.Low)
			}
			if n.High != nil {
				do(&n.High)
			}
		case *ast.CompositeLit:
			all(n.Elts)
		case *ast.KeyValueExpr:
			do(&n.Value)
		}
		return true
	})
}
