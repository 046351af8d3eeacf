package host

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// gpurt stands for the package of the host.
const gpurt = `package gpurt

type PE struct{}

func (*PE) MyPE() int   { return 0 }
func (*PE) NumPEs() int { return 1 }

func AllocSym[T any](pe *PE, n int) ([]T, error)        { return nil, nil }
func AllocSymFrom[T any](pe *PE, src []T) ([]T, error)  { return nil, nil }
func AllocSignals(pe *PE, n int) (struct{}, error)      { return struct{}{}, nil }
func Alloc[T any](pe *PE, n int) ([]T, error)           { return nil, nil }

func largest(pe *PE, n int) int { return n }
func agree(pe *PE, n *int)      {}
`

func TestLengthsThatDependOnThePE(t *testing.T) {
	for name, c := range map[string]struct {
		body  string
		found bool
	}{
		"the number":                {`AllocSym[int](pe, pe.MyPE())`, true},
		"computed":                  {`n := 4; n += 2 * pe.MyPE(); AllocSignals(pe, int(n))`, true},
		"declared":                  {`var n = max(4, pe.MyPE()); AllocSym[int](pe, n)`, true},
		"in a branch":               {`n := 4; if pe.MyPE() == 0 { n = 8 }; AllocSym[int](pe, n)`, true},
		"in the other branch":       {`n := 4; if pe.MyPE() == 0 { print() } else { n++ }; AllocSym[int](pe, n)`, true},
		"in a switch":               {`n := 4; switch pe.MyPE() { case 0: n = 8 }; AllocSym[int](pe, n)`, true},
		"in a switch without a tag": {`n := 4; switch { case pe.MyPE() > 0: n = 8 }; AllocSym[int](pe, n)`, true},
		"rounds of a loop":          {`n := 4; for range pe.MyPE() { n++ }; AllocSym[int](pe, n)`, true},
		"of the round before":       {`n, m := 4, 4; for range 3 { n = m; m = pe.MyPE() }; AllocSym[int](pe, n)`, true},
		"of a slice":                {`s := make([]int, 4+pe.MyPE()); AllocSymFrom(pe, s)`, true},
		"length of a slice":         {`s := make([]int, 4+pe.MyPE()); AllocSym[int](pe, len(s))`, true},
		"a part":                    {`s := make([]int, 8); AllocSymFrom(pe, s[pe.MyPE():])`, true},
		"an element":                {`s := make([]int, 8); AllocSym[int](pe, s[pe.MyPE()])`, true},
		"in a function literal":     {`f := func() { AllocSym[int](pe, pe.MyPE()) }; f()`, true},

		"the same":                {`AllocSym[int](pe, 4*pe.NumPEs())`, false},
		"memory of this PE":       {`Alloc[int](pe, pe.MyPE())`, false},
		"agreed on":               {`AllocSym[int](pe, largest(pe, pe.MyPE()))`, false},
		"agreed on by address":    {`n := pe.MyPE(); agree(pe, &n); AllocSym[int](pe, n)`, false},
		"assigned anew":           {`n := pe.MyPE(); n = 4; AllocSym[int](pe, n)`, false},
		"content of a slice":      {`s := make([]int, 8); s[0] = pe.MyPE(); AllocSymFrom(pe, s)`, false},
		"a part of its own":       {`s := make([]int, 8); me := pe.MyPE(); AllocSymFrom(pe, s[me*2:me*2+2])`, false},
		"an array":                {`var a [8]int; if pe.MyPE() == 0 { a = [8]int{1} }; AllocSymFrom(pe, a[:]); AllocSym[int](pe, len(a))`, false},
		"a variable of a branch":  {`if pe.MyPE() == 0 { n := 4; print(n) }; n := 8; AllocSym[int](pe, n)`, false},
		"a branch on a setting":   {`n := 4; if pe.NumPEs() > 2 { n = 8 }; AllocSym[int](pe, n)`, false},
		"of elements in a branch": {`s := []int{1, 2}; if pe.MyPE() == 0 { s[0] = 3 }; AllocSymFrom(pe, s)`, false},
	} {
		t.Run(name, func(t *testing.T) {
			text := gpurt + "\nfunc f(pe *PE) {\n\t" + strings.ReplaceAll(c.body, "; ", "\n") + "\n}\n"
			fset := token.NewFileSet()
			file, err := parser.ParseFile(fset, "f.go", text, 0)
			if err != nil {
				t.Fatal(err)
			}
			info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
			if _, err := (&types.Config{Importer: importer.Default(), Error: func(error) {}}).Check("gpurt", fset, []*ast.File{file}, info); err != nil {
				t.Log(err) // an unused value
			}
			var got []string
			for _, d := range Check(fset, []*ast.File{file}, info, "gpurt") {
				got = append(got, string(d.Category))
			}
			var want []string
			if c.found {
				want = []string{"symlength"}
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}
