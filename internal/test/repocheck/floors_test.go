// Package repocheck holds no code, only tests of the repository as a whole:
// which package may import which, that docs/operations.md says what the table
// of operations does, and that the code in documents is code of the repository.
package repocheck

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const modulePath = "github.com/gpuc-go/gpuc"

// root is the directory of the module, from this package's.
const root = "../../.."

// group is a part of the house: the packages in and below one folder.
type group struct {
	floor int
	// may lists the groups that it may import beside itself.
	may []string
	// outside lists the modules that it may import.
	outside []string
}

// base are the packages that everybody may know: what the compiler and the
// runtime agree on.
var base = []string{"internal/base/op", "internal/base/manifest", "internal/base/fault", "internal/base/arch", "internal/base/diag", "internal/base/threadapi", "internal/base/hang", "internal/base/trace", "internal/base/intrinsic", "internal/base/memmodel", "internal/base/verdict"}

func with(more ...string) []string { return append(slices.Clone(base), more...) }

// house is the table of floors. A package that belongs to no group, or imports
// a group or module that is not in its list, fails the test; so does a list
// that reaches upwards.
var house = map[string]group{
	// Floor 0: facts and values.
	"internal/base/op":          {floor: 0},
	"internal/base/fault":       {floor: 0},
	"internal/base/hang":        {floor: 0},
	"internal/base/trace":       {floor: 0, may: []string{"internal/base/op", "internal/store/atomicfile"}},
	"internal/base/arch":        {floor: 0},
	"internal/base/intrinsic":   {floor: 0, may: []string{"internal/base/memmodel"}},
	"internal/base/memmodel":    {floor: 0},
	"internal/base/diag":        {floor: 0},
	"internal/base/verdict":     {floor: 0, may: []string{"internal/store/atomicfile"}},
	"internal/base/race":        {floor: 0},
	"internal/base/printf":      {floor: 0},
	"internal/base/extern":      {floor: 0},
	"internal/base/manifest":    {floor: 0, may: []string{"internal/base/arch", "internal/base/op", "internal/base/fault"}, outside: []string{"github.com/klauspost/compress"}},
	"internal/base/threadapi":   {floor: 0, may: []string{"internal/base/arch", "internal/base/op", "internal/base/fault"}},
	"internal/job/jobenv":       {floor: 0},
	"internal/job/launchenv":    {floor: 0},
	"internal/job/pmi":          {floor: 0},
	"internal/job/procgroup":    {floor: 0, outside: []string{"golang.org/x/sys"}},
	"internal/nvidia/dl":        {floor: 0, outside: []string{"github.com/ebitengine/purego"}},
	"internal/store/pathowner":  {floor: 0},
	"internal/store/tempdir":    {floor: 0},
	"internal/traceview":        {floor: 0, may: []string{"internal/base/trace"}},
	"internal/sanitizer":        {floor: 0, may: []string{"internal/base/memmodel"}},
	"internal/store/atomicfile": {floor: 0},

	// Floor 1: the device API; NVIDIA's libraries; transports, which are how operations
	// are done on a GPU, and which the table of operations does not know.
	"dsl":                       {floor: 1, may: []string{"internal/base/arch", "internal/base/op", "internal/base/fault", "internal/base/threadapi", "internal/base/race", "internal/base/printf"}},
	"internal/nvidia/cu":        {floor: 1},
	"internal/nvidia/libcuda":   {floor: 1, may: []string{"internal/nvidia/cu", "internal/nvidia/dl"}, outside: []string{"github.com/ebitengine/purego"}},
	"internal/nvidia/nccl":      {floor: 1, may: []string{"internal/nvidia/dl"}},
	"internal/nvidia/nvvm":      {floor: 1, may: []string{"internal/base/arch", "internal/nvidia/dl"}, outside: []string{"github.com/ebitengine/purego"}},
	"internal/nvidia/nvrtc":     {floor: 1, may: []string{"internal/base/arch", "internal/nvidia/dl"}, outside: []string{"github.com/ebitengine/purego"}},
	"internal/nvidia/jitlink":   {floor: 1, may: []string{"internal/base/arch", "internal/nvidia/dl", "internal/nvidia/nvrtc"}, outside: []string{"github.com/ebitengine/purego"}},
	"internal/nvidia/toolchain": {floor: 1, may: []string{"internal/store/pathowner"}},
	"internal/nvidia/wheel":     {floor: 1},
	// The hooks are kernel code, which the compiler finds by its import path.
	"internal/sanitizer/hooks": {floor: 1, may: []string{"dsl", "internal/sanitizer", "internal/base/memmodel", "internal/base/op"}}, // how waits compare, and the team of all PEs
	"internal/store/cache":     {floor: 1, may: []string{"internal/store/pathowner", "internal/store/atomicfile"}},
	"internal/transport":       {floor: 1, may: []string{"internal/base/fault", "internal/base/manifest", "internal/base/op", "internal/nvidia/cu", "internal/nvidia/dl", "internal/nvidia/libcuda", "internal/nvidia/nccl", "internal/nvidia/toolchain"}, outside: []string{"github.com/ebitengine/purego"}},

	// Floor 2: the compiler; the device library and the link; the back ends and the
	// runtime. compiler and runtime never meet: the manifest is all that they share.
	"compiler": {floor: 2, may: with("dsl", "internal/sanitizer", "internal/base/extern", "internal/base/printf", "internal/transport"), outside: []string{"golang.org/x/mod", "github.com/llir/llvm", "golang.org/x/tools"}},

	"devicelib":                  {floor: 2, may: with("internal/transport", "internal/nvidia/nvrtc", "internal/store/cache", "internal/nvidia/toolchain")},
	"ltoir":                      {floor: 2, may: with("internal/base/extern", "devicelib", "internal/nvidia/dl", "internal/nvidia/nvvm", "internal/nvidia/nvrtc", "internal/nvidia/jitlink", "internal/store/cache", "internal/nvidia/toolchain", "internal/transport")},
	"internal/nvidia/install":    {floor: 2, may: []string{"internal/store/pathowner", "internal/nvidia/toolchain", "internal/nvidia/wheel"}},
	"internal/job/rendezvous":    {floor: 1, may: []string{"internal/job/jobenv", "internal/store/pathowner"}},
	"internal/job/launcher":      {floor: 2, may: []string{"internal/base/fault", "internal/base/hang", "internal/base/trace", "internal/job/jobenv", "internal/job/rendezvous", "internal/job/procgroup", "internal/store/tempdir", "internal/transport"}, outside: []string{"golang.org/x/sys"}},
	"internal/backend/driver":    {floor: 2, may: with("dsl")},
	"internal/backend/emu":       {floor: 2, may: with("dsl", "internal/sanitizer", "internal/base/race", "internal/backend/driver"), outside: []string{"golang.org/x/sys"}},
	"internal/backend/sanitized": {floor: 2, may: with("dsl", "internal/sanitizer", "internal/backend/driver")},
	"internal/backend/emurpc":    {floor: 2, may: with("dsl", "internal/backend/driver"), outside: []string{"golang.org/x/sys"}},
	"internal/backend/check":     {floor: 2, may: with("dsl", "internal/sanitizer", "internal/backend/driver", "internal/backend/emu")},
	"internal/backend/cuda":      {floor: 2, may: with("dsl", "internal/backend/driver", "internal/nvidia/cu", "internal/nvidia/libcuda", "internal/nvidia/nccl", "internal/nvidia/toolchain", "internal/store/cache", "internal/transport", "ltoir"), outside: []string{"golang.org/x/sys"}},
	"internal/platform":          {floor: 2, may: with("internal/base/race", "internal/backend/driver", "internal/backend/emu", "internal/backend/emurpc", "internal/backend/check", "internal/backend/cuda", "internal/job/launcher", "internal/job/rendezvous", "internal/job/launchenv", "internal/job/pmi", "internal/job/jobenv", "internal/store/cache", "internal/transport")},
	"runtime":                    {floor: 2, may: with("dsl", "internal/base/race", "internal/backend/driver", "internal/backend/sanitized", "internal/platform", "internal/backend/check", "internal/backend/cuda", "internal/job/launcher", "internal/job/jobenv", "internal/transport"), outside: []string{"golang.org/x/sys"}},
	"runtime/tune":               {floor: 2, may: []string{"dsl", "runtime", "internal/base/threadapi", "internal/store/cache"}},
	// DLPack calls C functions by address, and is called.
	"runtime/dlpack": {floor: 2, may: []string{"dsl", "runtime", "internal/base/threadapi"}, outside: []string{"github.com/ebitengine/purego"}},
	// Python's C API is called through dl, which opens any library.
	"runtime/python": {floor: 2, may: []string{"dsl", "runtime", "runtime/dlpack", "internal/nvidia/dl"}},
	// A module of its own, so that cgo and its modules do not reach this one.
	"runtime/gorgonia": {floor: 2, may: []string{"runtime"}, outside: []string{"gorgonia.org/cu"}},

	// Floor 3: kernels of a package to artifact and executable.
	"internal/build":         {floor: 3, may: with("internal/transport", "compiler", "ltoir", "internal/nvidia/nvvm", "internal/store/cache", "internal/store/tempdir", "internal/nvidia/toolchain", "internal/job/procgroup"), outside: []string{"golang.org/x/tools"}},
	"internal/build/usermod": {floor: 3, outside: []string{"golang.org/x/mod"}},

	// Floor 4: what users see and run.
	"vet":            {floor: 4, may: []string{"compiler", "internal/base/diag", "internal/build"}, outside: []string{"golang.org/x/tools"}},
	"cmd":            {floor: 4, may: with("vet", "internal/traceview", "internal/build/usermod", "internal/build", "compiler", "runtime", "ltoir", "devicelib", "internal/backend/cuda", "internal/nvidia/nvvm", "internal/nvidia/nvrtc", "internal/nvidia/jitlink", "internal/store/cache", "internal/store/tempdir", "internal/store/atomicfile", "internal/nvidia/install", "internal/nvidia/toolchain", "internal/job/launcher", "internal/job/rendezvous", "internal/job/procgroup", "internal/job/jobenv", "internal/job/launchenv", "internal/nvidia/dl", "internal/transport"), outside: []string{"golang.org/x/mod", "golang.org/x/tools", "github.com/schollz/progressbar/v3", "golang.org/x/term"}},
	"examples":       {floor: 4, may: []string{"dsl", "runtime", "kernels"}},
	"examples/torch": {floor: 4, may: []string{"dsl", "runtime", "runtime/python"}},
	"kernels":        {floor: 4, may: []string{"dsl", "runtime", "runtime/tune"}},
	"testsuite":      {floor: 4, may: with("dsl", "runtime", "runtime/dlpack", "runtime/tune", "examples", "kernels")},
	"testsuite/gpu":  {floor: 4, may: []string{"internal/job/procgroup"}},
	"bench":          {floor: 4, may: []string{"dsl", "runtime", "examples", "kernels"}, outside: []string{"gonum.org/v1/plot"}},
	"internal/cmd":   {floor: 4, may: []string{"internal/base/arch", "internal/base/manifest", "internal/build", "internal/store/cache", "internal/nvidia/toolchain", "internal/backend/driver", "internal/job/procgroup"}, outside: []string{"golang.org/x/tools"}},

	// Tests of the tree itself, and what only tests use.
	"internal/test/chaintest":  {floor: 4, may: []string{"internal/base/arch", "internal/store/cache", "internal/nvidia/toolchain"}},
	"internal/test/axioms":     {floor: 0},
	"internal/test/launchtest": {floor: 0},
	"internal/test/coverage":   {floor: 4, may: []string{"internal/base/op", "internal/transport"}},
	"internal/test/faultcount": {floor: 0},
	"internal/test/fulldisk":   {floor: 0},
	"internal/test/golden":     {floor: 0, outside: []string{"github.com/google/go-cmp", "golang.org/x/tools"}},
	"internal/test/difftest":   {floor: 2, may: []string{"dsl"}},
	"internal/test/gotests":    {floor: 2, may: []string{"dsl", "internal/base/fault", "internal/test/irexec"}},
	"internal/test/randprog":   {floor: 0},
	"internal/test/irexec":     {floor: 1, may: []string{"internal/nvidia/dl", "internal/base/fault", "internal/base/intrinsic"}, outside: []string{"github.com/ebitengine/purego"}},
	"internal/test/repocheck":  {floor: 4, may: []string{"internal/base/op", "internal/transport"}, outside: []string{"golang.org/x/tools"}},
}

func TestFloors(t *testing.T) {
	for name, g := range house {
		for _, m := range g.may {
			below, ok := house[m]
			if !ok {
				t.Errorf("%s may import %s, which is not in the table", name, m)
			} else if below.floor > g.floor {
				t.Errorf("%s on floor %d may not import %s on floor %d", name, g.floor, m, below.floor)
			}
		}
		if _, err := os.Stat(filepath.Join(root, name)); err != nil {
			t.Errorf("the table of floors names %s: %v", name, err)
		}
	}
	for file, imports := range goFiles(t) {
		pkg := path.Dir(file)
		from := groupOf(pkg)
		if from == "" {
			t.Errorf("%s: package %s belongs to no group in the table of floors", file, pkg)
			continue
		}
		g := house[from]
		for _, imp := range imports {
			rest, inside := strings.CutPrefix(imp, modulePath)
			switch {
			case imp == modulePath || inside && rest[0] == '/':
				to := groupOf(strings.TrimPrefix(rest, "/"))
				if to != from && !slices.Contains(g.may, to) {
					t.Errorf("%s imports %s; %s may import %s", file, imp, from, orNothing(g.may))
				}
			case strings.Contains(strings.Split(imp, "/")[0], "."):
				if !slices.ContainsFunc(g.outside, func(m string) bool { return imp == m || strings.HasPrefix(imp, m+"/") }) {
					t.Errorf("%s imports %s; outside this module %s may import %s", file, imp, from, orNothing(g.outside))
				}
			}
		}
	}
}

// TestContributingNamesTheHouse expects every group of the table of floors in the
// section of CONTRIBUTING.md that shows it.
func TestContributingNamesTheHouse(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "## Structure\n")
	section, _, _ = strings.Cut(section, "\n## ")
	words := strings.FieldsFunc(section, func(r rune) bool { return strings.ContainsRune(" |,;:./`()[]\n", r) })
	for name := range house {
		if !slices.Contains(words, path.Base(name)) {
			t.Errorf("the structure in CONTRIBUTING.md does not name %s", name)
		}
	}
}

func orNothing(list []string) string {
	if len(list) == 0 {
		return "nothing"
	}
	return strings.Join(list, ", ")
}

// groupOf returns the group of a package, given relative to the module, or "".
func groupOf(pkg string) string {
	for p := pkg; p != "." && p != "/"; p = path.Dir(p) {
		if _, ok := house[p]; ok {
			return p
		}
	}
	return ""
}

// goFiles returns the Go files of the module that are not tests, for every
// platform, with what they import; paths are relative to the module's root.
func goFiles(t *testing.T) map[string][]string {
	files := map[string][]string{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if n := d.Name(); name != root && (strings.HasPrefix(n, ".") || strings.HasPrefix(n, "_") || n == "testdata" || n == "dist") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		imports := map[string]bool{}
		for _, i := range f.Imports {
			p, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			imports[p] = true
		}
		files[filepath.ToSlash(rel)] = slices.Sorted(maps.Keys(imports))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestInsideIsClosed: what package gpurt exports for packages of this module takes a key that no other
// module can make.
func TestInsideIsClosed(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, "runtime", "internalapi.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	closed := 0
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || !fn.Name.IsExported() {
			continue
		}
		var last ast.Expr
		if ps := fn.Type.Params.List; len(ps) > 0 {
			last = ps[len(ps)-1].Type
		}
		if key, ok := last.(*ast.SelectorExpr); !ok || key.Sel.Name != "Key" {
			t.Errorf("the last parameter of %s is no threadapi.Key", fn.Name)
		}
		closed++
	}
	if closed == 0 {
		t.Error("the file exports nothing")
	}
}
