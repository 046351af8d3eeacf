package repocheck

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// snippet is a block of Go in a document that is taken from a file of the
// repository: a comment that names the file and declarations in it, and the block
// behind it. With -update the tests write the block.
var snippet = regexp.MustCompile("(?m)^<!-- code: (\\S+) ([\\w ,.]+) -->\n```go\n((?s:.*?))```\n")

// TestSnippetsAreTheCode compares the blocks in documents with the code that they
// were taken from.
func TestSnippetsAreTheCode(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, filepath.Join(root, "README.md")) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := snippet.ReplaceAllStringFunc(string(text), func(block string) string {
			m := snippet.FindStringSubmatch(block)
			code, err := declarations(m[1], strings.FieldsFunc(m[2], func(r rune) bool { return r == ' ' || r == ',' }))
			if err != nil {
				t.Errorf("%s: %v", file, err)
				return block
			}
			return fmt.Sprintf("<!-- code: %s %s -->\n```go\n%s```\n", m[1], m[2], code)
		})
		if *golden.Update && want != string(text) {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if d := cmp.Diff(want, string(text)); d != "" {
			t.Errorf("%s is not what the code is; run make golden (-want +got):\n%s", file, d)
		}
	}
}

// declarations returns the source of functions and types of a file, without their
// doc comments but for directives.
func declarations(file string, names []string) (string, error) {
	src, err := os.ReadFile(filepath.Join(root, file))
	if err != nil {
		return "", err
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, file, src, parser.ParseComments)
	if err != nil {
		return "", err
	}
	var parts []string
	for _, name := range names {
		d := declaration(f, name)
		if d == nil {
			return "", fmt.Errorf("%s declares no %s", file, name)
		}
		text := string(src[fset.Position(d.Pos()).Offset:fset.Position(d.End()).Offset]) + "\n"
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Doc != nil {
			for _, c := range fn.Doc.List {
				if strings.HasPrefix(c.Text, "//gpu:") {
					text = c.Text + "\n" + text
				}
			}
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "\n"), nil
}

// declaration returns the declaration of a function, or method written as
// Type.Method, or type.
func declaration(f *ast.File, name string) ast.Decl {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			full := d.Name.Name
			if d.Recv != nil {
				full = strings.TrimPrefix(types(d.Recv.List[0].Type), "*") + "." + full
			}
			if full == name {
				return d
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if ts, ok := s.(*ast.TypeSpec); ok && ts.Name.Name == name {
					return d
				}
			}
		}
	}
	return nil
}

// types returns the name of a receiver's type.
func types(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return "*" + types(e.X)
	case *ast.IndexExpr:
		return types(e.X)
	case *ast.IndexListExpr:
		return types(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// languageLink is a link of docs/language.md to the declaration that shows a row.
var languageLink = regexp.MustCompile(`\[([^\]]+)\]\(\.\./(\S+?\.go)\)`)

// TestLanguageIsShown holds docs/language.md to the programs that it names: each row
// names one, and each is there.
func TestLanguageIsShown(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "language.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for i, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if !strings.HasPrefix(line, "| ") || strings.TrimSpace(cells[len(cells)-1]) == "shown by" {
			continue
		}
		rows++
		links := languageLink.FindAllStringSubmatch(cells[len(cells)-1], -1)
		if len(links) == 0 {
			t.Errorf("docs/language.md:%d: no program shows the row", i+1)
		}
		for _, l := range links {
			f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, l[2]), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Errorf("docs/language.md:%d: %v", i+1, err)
				continue
			}
			if declaration(f, l[1]) == nil {
				t.Errorf("docs/language.md:%d: %s declares no %s", i+1, l[2], l[1])
			}
		}
	}
	if rows == 0 {
		t.Error("docs/language.md has no rows")
	}
}

// TestFeaturesAreDocumented compares the table of the tutorial with the features that
// targets have.
func TestFeaturesAreDocumented(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "tutorial.md"))
	if err != nil {
		t.Fatal(err)
	}
	var got, want []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(\\w+)` \\| (sm_[^|]*) \\|").FindAllStringSubmatch(string(text), -1) {
		got = append(got, m[1]+": "+m[2])
	}
	for _, name := range arch.Features() {
		want = append(want, name+": "+arch.Feature(name).Where())
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("the table of features in docs/tutorial.md (-want +got):\n%s", d)
	}
}

// TestBitsAreSaidOfEachKernel: each constructor of packages kernels/* that takes a PE has a row in the table of docs/library.md
// that says when bits are the same, and a case in the test that compares them.
func TestBitsAreSaidOfEachKernel(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join(root, "docs", "library.md"))
	if err != nil {
		t.Fatal(err)
	}
	tests, err := os.ReadFile(filepath.Join(root, "testsuite", "kernels", "samebits_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(doc), "<!-- table: bits -->")
	table, _, _ = strings.Cut(table, "\n\n")
	files, err := filepath.Glob(filepath.Join(root, "kernels", "*", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && constructs(fn) {
				all = append(all, f.Name.Name+"."+fn.Name.Name)
			}
		}
	}
	if len(all) < 9 {
		t.Errorf("constructors: %v; there are more", all)
	}
	for _, name := range all {
		if !strings.Contains(table, "`"+name+"`") {
			t.Errorf("docs/library.md does not say when the bits of %s are the same", name)
		}
		if !strings.Contains(string(tests), `"`+name+`"`) {
			t.Errorf("TestSameBits of testsuite/kernels does not compare the bits of %s", name)
		}
	}
}

// constructs reports whether a function makes something that a PE launches.
func constructs(fn *ast.FuncDecl) bool {
	if !strings.HasPrefix(fn.Name.Name, "New") || len(fn.Type.Params.List) == 0 || fn.Type.Results == nil {
		return false
	}
	first, pe := fn.Type.Params.List[0].Type.(*ast.StarExpr)
	if pe {
		of, ok := first.X.(*ast.SelectorExpr)
		pe = ok && of.Sel.Name == "PE"
	}
	_, pointer := fn.Type.Results.List[0].Type.(*ast.StarExpr)
	return pe && pointer
}
