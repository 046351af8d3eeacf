package repocheck

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// notRun are the packages whose examples are only compiled, and why.
var notRun = map[string]string{
	"ltoir":            "needs NVIDIA's compile libraries",
	"vet":              "is a main function",
	"runtime/gorgonia": "needs cgo and a GPU",
	"runtime/python":   "needs NumPy",
}

// TestEveryPackageHasAnExample: each package that others can import has an example in its
// documentation that go test runs. Kernels in the comments of examples are those of examples/idioms.
func TestEveryPackageHasAnExample(t *testing.T) {
	apart := []string{"bench", "cmd", "examples", "testsuite"}
	dirs := map[string]bool{}
	for file := range goFiles(t) {
		parts := strings.Split(path.Dir(file), "/")
		if !slices.Contains(parts, "internal") && !slices.Contains(apart, parts[0]) {
			dirs[path.Dir(file)] = true
		}
	}
	quoted := 0
	for dir := range dirs {
		found, run := 0, 0
		tests, err := filepath.Glob(filepath.Join(root, dir, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		var files []*ast.File
		for _, name := range tests {
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		for _, e := range doc.Examples(files...) {
			if found++; e.Output != "" || e.EmptyOutput {
				run++
			}
			quoted += kernelsAreThose(t, dir, e.Doc)
		}
		if why, ok := notRun[dir]; found == 0 || (run == 0) != ok {
			t.Errorf("%s has %d examples, of which %d have an output (listed as not run: %q)", dir, found, run, why)
		}
	}
	if quoted == 0 {
		t.Error("no example has a kernel in its comment")
	}
}

var kernelOfComment = regexp.MustCompile(`(?ms)^\t//gpu:kernel.*?^\t}$`)

// kernelsAreThose compares the kernels in the comment of an example with examples/idioms, and returns
// their number.
func kernelsAreThose(t *testing.T, dir, comment string) int {
	t.Helper()
	all := kernelOfComment.FindAllString(comment, -1)
	for _, kernel := range all {
		got := strings.ReplaceAll("\n"+kernel, "\n\t", "\n")[1:] + "\n"
		name := regexp.MustCompile(`func (\w+)\(`).FindStringSubmatch(got)[1]
		want, err := declarations("examples/idioms/kernels.go", []string{name})
		if err != nil {
			t.Errorf("%s: %v", dir, err)
			continue
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: the kernel %s in a comment is not that of examples/idioms (-want +got):\n%s", dir, name, d)
		}
	}
	return len(all)
}
