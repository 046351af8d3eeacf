package fault

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Every kind that the package declares is known and has a text.
func TestEveryKindIsKnown(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "fault.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var declared []Kind
	ast.Inspect(f, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if typ, ok := v.Type.(*ast.Ident); ok && typ.Name == "Kind" {
			s, err := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			declared = append(declared, Kind(s))
		}
		return true
	})
	known := slices.Clone(kinds)
	slices.Sort(declared)
	slices.Sort(known)
	if d := cmp.Diff(declared, known); d != "" {
		t.Errorf("known kinds (-declared +known):\n%s", d)
	}
	for _, k := range kinds {
		if m := Message(k, "", 0, 0); strings.Contains(m, "unknown failure") {
			t.Errorf("%s has no text: %s", k, m)
		}
	}
	if Kind("tensor").Known() {
		t.Error(`"tensor" is known`)
	}
}
