package repocheck

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// TestNothingSwitchesOnAnOperation finds code that asks an operation for its name to
// know what it does. What it does is a fact of its row in internal/base/op.
func TestNothingSwitchesOnAnOperation(t *testing.T) {
	for file := range goFiles(t) {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, what := range decidedByName(f) {
			t.Errorf("%s decides by the name of an operation, %s; make what it asks for a fact of the row in internal/base/op", file, what)
		}
	}
}

func TestDecisionsByNameAreFound(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "x.go", `package x

func f() {
	switch v.Comm.Op.Name {
	case "NumPEs", "Nothing":
	}
	if o.Name == "Quiet" || "Fence" != c.op.Name || o.Name == other.Name {
	}
	name := r.Op.Name
	if text == "Put" || name == "Get" {
	}
	switch id.Name {
	case "Signal":
	}
}
`, 0)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]string{"NumPEs", "Quiet", "Fence", "Get"}, decidedByName(f)); d != "" {
		t.Errorf("found (-want +got):\n%s", d)
	}
}

// decidedByName returns the operations whose names a file compares with that of an
// operation: a field Name, or a variable name that was read from one.
func decidedByName(f *ast.File) []string {
	var found []string
	note := func(tag ast.Expr, values ...ast.Expr) {
		switch x := tag.(type) {
		case *ast.SelectorExpr:
			if x.Sel.Name != "Name" {
				return
			}
		case *ast.Ident:
			if x.Name != "name" {
				return
			}
		default:
			return
		}
		for _, v := range values {
			if lit, ok := v.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if name, err := strconv.Unquote(lit.Value); err == nil && op.Lookup(name) != nil {
					found = append(found, name)
				}
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SwitchStmt:
			for _, c := range n.Body.List {
				note(n.Tag, c.(*ast.CaseClause).List...)
			}
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				note(n.X, n.Y)
				note(n.Y, n.X)
			}
		}
		return true
	})
	return found
}
