package repocheck

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// hostPackages are those that docs/host.md names, and their folders.
var hostPackages = map[string]string{
	"gpurt": "runtime", "nccl": "runtime/nccl", "dlpack": "runtime/dlpack", "shmem": "dsl/shmem", "gpu": "dsl/gpu",
}

// TestHostDocumentNamesEveryFunction compares the tables of docs/host.md with the lists
// of the Python libraries' names: each name has one row, and each row has names of ours,
// which exist, or a reason.
func TestHostDocumentNamesEveryFunction(t *testing.T) {
	lists, err := filepath.Glob("testdata/host/*.txt")
	if err != nil || len(lists) == 0 {
		t.Fatalf("lists of names: %v, %v", lists, err)
	}
	exported := map[string]bool{}
	for name, dir := range hostPackages {
		for _, n := range exportedNames(t, filepath.Join(root, dir)) {
			exported[name+"."+n] = true
		}
	}
	tables := hostTables(t)
	for _, list := range lists {
		library := strings.TrimSuffix(filepath.Base(list), ".txt")
		want := listedNames(t, list)
		var got []string
		for _, r := range tables[library] {
			got = append(got, r.python...)
			for _, name := range r.ours {
				if !exported[name] {
					t.Errorf("docs/host.md: %s of %s: there is no exported %s", strings.Join(r.python, ", "), library, name)
				}
			}
			if len(r.ours) == 0 && r.note == "" {
				t.Errorf("docs/host.md: %s of %s has neither a name nor a reason", strings.Join(r.python, ", "), library)
			}
		}
		slices.Sort(want)
		slices.Sort(got)
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("docs/host.md and %s differ (-list +document):\n%s", list, d)
		}
		delete(tables, library)
	}
	for library := range tables {
		t.Errorf("docs/host.md has a table for %s, of which there is no list", library)
	}
}

// hostRow is a row of a table: names of a Python library, ours, and what is to be said.
type hostRow struct {
	python, ours []string
	note         string
}

var quoted = regexp.MustCompile("`([^`]+)`")

// hostTables returns the tables of docs/host.md by library: the heading above a table
// begins with the library's name in quotes.
func hostTables(t *testing.T) map[string][]hostRow {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "docs", "host.md"))
	if err != nil {
		t.Fatal(err)
	}
	names := func(cell string) (list []string) {
		for _, m := range quoted.FindAllStringSubmatch(cell, -1) {
			list = append(list, m[1])
		}
		return list
	}
	tables := map[string][]hostRow{}
	library := ""
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "## ") {
			library = ""
			if m := quoted.FindStringSubmatch(line); m != nil {
				library = m[1]
			}
		}
		row, isRow := strings.CutPrefix(line, "| `")
		if !isRow || library == "" {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(strings.TrimSpace("`"+row), "|"), "|")
		if len(cells) != 3 {
			t.Errorf("docs/host.md: %d cells in %q, want 3", len(cells), line)
			continue
		}
		tables[library] = append(tables[library], hostRow{names(cells[0]), names(cells[1]), strings.TrimSpace(cells[2])})
	}
	return tables
}

// listedNames returns the lines of a list that are not comments.
func listedNames(t *testing.T, file string) (names []string) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if !strings.HasPrefix(line, "#") {
			names = append(names, strings.TrimSpace(line))
		}
	}
	return names
}

// exportedNames returns the exported names of the package in dir, with methods and fields
// as Type.Name.
func exportedNames(t *testing.T, dir string) (names []string) {
	t.Helper()
	pkgs, err := parser.ParseDir(token.NewFileSet(), dir, func(f fs.FileInfo) bool { return !strings.HasSuffix(f.Name(), "_test.go") }, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	add := func(prefix string, ids ...*ast.Ident) {
		for _, id := range ids {
			if id.IsExported() {
				names = append(names, prefix+id.Name)
			}
		}
	}
	for _, pkg := range pkgs {
		for _, f := range pkg.Files {
			for _, d := range f.Decls {
				switch d := d.(type) {
				case *ast.FuncDecl:
					if d.Recv == nil {
						add("", d.Name)
					} else {
						add(receiver(d.Recv.List[0].Type)+".", d.Name)
					}
				case *ast.GenDecl:
					for _, s := range d.Specs {
						switch s := s.(type) {
						case *ast.ValueSpec:
							add("", s.Names...)
						case *ast.TypeSpec:
							add("", s.Name)
							ast.Inspect(s.Type, func(n ast.Node) bool {
								if f, ok := n.(*ast.Field); ok {
									add(s.Name.Name+".", f.Names...)
								}
								return true
							})
						}
					}
				}
			}
		}
	}
	return names
}

// receiver returns the name of a method's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
