package vet

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

const root = ".."

// planted are the packages whose kernels have mistakes, but for those with names in Right.
var planted = []string{"github.com/gpuc-go/gpuc/testsuite/mistakes", "github.com/gpuc-go/gpuc/testsuite/museum", "github.com/gpuc-go/gpuc/testsuite/pairs", "github.com/gpuc-go/gpuc/testsuite/pairs/async"}

// dry are options that compile packages, and change nothing.
func dry(t *testing.T, pkgs ...string) build.Options {
	t.Helper()
	opts, err := build.Options{Go: build.Go{Dir: root}, DryRun: true}.Listing(t.Context(), pkgs)
	if err != nil {
		t.Fatal(err)
	}
	return opts
}

// generated compiles the kernels of a package, and expects that its generated files are up to
// date.
func generated(t *testing.T, opts build.Options, pkg string) *build.Generated {
	t.Helper()
	g, err := build.Generate(t.Context(), opts, pkg)
	if err != nil {
		t.Fatal(err)
	}
	if old := slices.Concat(g.Changed, g.Removed); len(old) > 0 {
		t.Errorf("%s is not up to date in %s; run make generate", strings.Join(old, ", "), pkg)
	}
	return g
}

// TestNothingOnAnyExample expects silence on every kernel of the repository that users
// learn from or that tests run, but for the planted mistakes, and on what launches them.
// The generated files of all are up to date.
func TestNothingOnAnyExample(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles all kernels")
	}
	patterns := []string{"./kernels/...", "./examples/...", "./bench/...", "./testsuite/..."}
	found, err := build.Go{Dir: root}.Packages(t.Context(), patterns...)
	if err != nil {
		t.Fatal(err)
	}
	if len(found) < 30 {
		t.Errorf("%d packages with kernels", len(found))
	}
	var quiet []string
	for _, p := range found {
		if !slices.Contains(planted, p.ImportPath) {
			quiet = append(quiet, p.ImportPath)
		}
	}
	opts := dry(t, quiet...)
	for _, p := range quiet {
		for _, d := range generated(t, opts, p).Diags {
			t.Error(d)
		}
	}
	pkgs, err := packages.Load(&packages.Config{
		Dir: root, Tests: true, Context: t.Context(),
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedExportFile | packages.NeedCompiledGoFiles,
	}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		for _, d := range compiler.CheckHost(p.Fset, p.Syntax, p.TypesInfo) {
			t.Error(d)
		}
	}
}

// TestDocumentListsTheWarnings compares the table of docs/checking.md with the categories.
func TestDocumentListsTheWarnings(t *testing.T) {
	var b strings.Builder
	b.WriteString("| warning | what it is about |\n|---|---|\n")
	for _, c := range diag.Categories {
		fmt.Fprintf(&b, "| `%s` | %s |\n", c.Name, c.Doc)
	}
	table(t, "warnings", b.String())
}

// TestDocumentListsTheMistakes compares the table of docs/checking.md with what is said of
// the programs with planted mistakes. Nothing is said of a corrected one.
func TestDocumentListsTheMistakes(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles kernels")
	}
	kernel := regexp.MustCompile(`^kernel (\w+) `)
	said := map[string]map[string]bool{}
	for _, pkg := range planted {
		g := generated(t, dry(t), pkg)
		for _, k := range g.Kernels {
			if !strings.HasSuffix(k, "Right") {
				said[k] = map[string]bool{}
			}
		}
		for _, d := range g.Diags {
			m := kernel.FindStringSubmatch(d.Msg)
			if m == nil || said[m[1]] == nil {
				t.Errorf("not about a planted mistake: %s", d)
				continue
			}
			said[m[1]]["`"+string(d.Category)+"`"] = true
		}
	}
	var b strings.Builder
	b.WriteString("| kernel | warning |\n|---|---|\n")
	for _, k := range slices.Sorted(maps.Keys(said)) {
		list := "none"
		if len(said[k]) > 0 {
			list = strings.Join(slices.Sorted(maps.Keys(said[k])), ", ")
		}
		fmt.Fprintf(&b, "| `%s` | %s |\n", k, list)
	}
	table(t, "mistakes", b.String())
}

// table compares a table of docs/checking.md, which stands after a comment, with what it
// must be; under -update it writes it.
func table(t *testing.T, name, want string) {
	t.Helper()
	file := filepath.Join(root, "docs", "checking.md")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	re := regexp.MustCompile(`(<!-- table: ` + name + ` -->\n)((?:\|.*\n)*)`)
	m := re.FindStringSubmatch(string(text))
	if m == nil {
		t.Fatalf("%s has no table %s", file, name)
	}
	if *golden.Update {
		text = []byte(strings.Replace(string(text), m[0], m[1]+want, 1))
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(want, m[2]); d != "" {
		t.Errorf("%s is not up to date; run make golden (-want +got):\n%s", file, d)
	}
}
