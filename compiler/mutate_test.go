package compiler

import (
	"bytes"
	"context"
	"flag"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"hash/fnv"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// FuzzMutated changes kernels that compile, in ways that keep the syntax, and compiles them.
// Many are accepted: these must give a manifest and IR that belong together. With NVIDIA's
// libraries, where GPUC_TEST_CHAIN asks for them, libNVVM must accept the IR. Of the seeds it
// must make PTX for the oldest GPU and for newer ones, nvJitLink machine code if the program fits the
// GPU and calls no device library, and LLVM code for the CPU if the program has a meaning there.
// Of the other inputs, a few become machine code.
func FuzzMutated(f *testing.F) {
	programs := kernelPrograms(f)
	if fuzzing() {
		programs = kernelsAlone(f, programs)
	}
	for i := range programs {
		if !testing.Short() && !fuzzing() { // FuzzCompile and TestLowerGolden compile the programs as they are
			f.Add(i, []byte{})
		}
		f.Add(i, []byte{0, byte(7 * i), 1, 3, byte(11 * i), 2})
	}
	l, file := anyLoader(f)
	accepts := validCode(f)
	f.Fuzz(func(t *testing.T, program int, changes []byte) {
		if program < 0 || program >= len(programs) || len(changes) > 60 {
			return
		}
		text := mutate(t, programs[program], changes)
		l.Replace(file, text)
		p, err := compile(context.Background(), l, Options{Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		checkOutcome(t, p)
		if p.IR != nil && !t.Failed() {
			accepts(t, p)
		}
		if t.Failed() {
			t.Logf("%s", text)
		}
	})
}

// checkOutcome expects of a compilation what must hold for any text: IR and manifest that
// belong together, or errors with a position, none of them an internal one.
func checkOutcome(t *testing.T, p *Package) {
	t.Helper()
	for _, d := range p.Diags {
		if strings.Contains(d.Msg, "internal") {
			t.Errorf("%s", d)
		}
		if !d.Pos.IsValid() {
			t.Errorf("without a position: %s", d)
		}
	}
	if p.Diags.HasErrors() || len(p.Kernels) == 0 {
		return
	}
	if p.IR == nil || p.Manifest == nil {
		t.Error("neither IR nor errors")
		return
	}
	b, err := p.Manifest.Encode()
	if err != nil {
		t.Fatalf("the manifest is refused: %v", err)
	}
	m, err := manifest.Decode(b)
	if err != nil {
		t.Fatalf("the manifest is refused when it is read: %v", err)
	}
	if m.IRHash != manifest.Hash(p.IR) || len(m.Kernels) != len(p.Kernels) {
		t.Errorf("the manifest has %d of %d kernels and the hash %s", len(m.Kernels), len(p.Kernels), m.IRHash)
	}
	for _, k := range m.Kernels {
		if !bytes.Contains(p.IR, []byte("@"+k.Symbol+"(")) && !bytes.Contains(p.IR, []byte("@\""+k.Symbol+"\"(")) {
			t.Errorf("the IR defines no %s", k.Symbol)
		}
	}
}

// validCode returns a function that has libNVVM compile IR, nvJitLink make machine code and LLVM
// compile it for the CPU, or does nothing.
func validCode(f *testing.F) func(*testing.T, *Package) {
	if os.Getenv(chaintest.EnvRequired) == "" {
		return func(*testing.T, *Package) {}
	}
	tc := chaintest.Toolchain(f)
	lib, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		f.Fatal(err)
	}
	libdevice, err := nvvm.ReadLibdevice(tc.Path(toolchain.Libdevice))
	if err != nil {
		f.Fatal(err)
	}
	link, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		f.Fatal(err)
	}
	if err := tc.Need(toolchain.Execute); err != nil {
		f.Fatal(err)
	}
	cpu, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		f.Fatal(err)
	}
	names := []string{"sm_75", "sm_90", "sm_100"}
	return func(t *testing.T, p *Package) {
		// Machine code takes most of the time, so there is some for sm_90 alone. When inputs are many,
		// libNVVM verifies all, and a few are compiled, for a target that depends on the input.
		linked, names := "sm_90", names
		if fuzzing() {
			h := fnv.New32()
			h.Write(p.IR)
			n := h.Sum32()
			linked = names[n%uint32(len(names))]
			if n/8%compiledShare != 0 {
				if err := lib.Verify("kernels", p.IR, nvvm.Config{Arch: chaintest.Arch(t, linked)}); err != nil {
					t.Errorf("%s: %v", linked, err)
				}
				return
			}
			names = []string{linked}
		}
		for _, name := range names {
			a := chaintest.Arch(t, name)
			ptx, err := lib.Compile("kernels", p.IR, libdevice, nvvm.Config{Arch: a, Format: nvvm.PTX})
			links := name == linked
			if err == nil && links && !bytes.Contains(ptx, []byte(".extern .func")) && p.Manifest.Fits(a) == nil {
				var lto []byte
				if lto, err = lib.Compile("kernels", p.IR, libdevice, nvvm.Config{Arch: a, Format: nvvm.LTOIR}); err == nil {
					_, _, err = link.Link([]jitlink.Input{{Name: "kernels", Kind: jitlink.LTOIR, Data: lto}}, jitlink.Config{Arch: a})
				}
			}
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		if fuzzing() {
			return // LLVM's compiler for the CPU does not live through a worker of go test -fuzz
		}
		m, err := cpu.Load(p.IR)
		switch {
		case err == nil:
			m.Close()
		case !strings.Contains(err.Error(), "no meaning on the CPU"):
			t.Errorf("the CPU: %v", err)
		}
	}
}

// compiledShare is of how many inputs of a fuzzer one is compiled by libNVVM.
const compiledShare = 256

// fuzzing reports whether inputs are made up, and not those of the tests alone.
func fuzzing() bool { return flag.Lookup("test.fuzz").Value.String() != "" }

// kernelsAlone returns a program for each kernel, with what it uses.
func kernelsAlone(tb testing.TB, programs [][]byte) (list [][]byte) {
	tb.Helper()
	for _, text := range programs {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "k.go", text, parser.ParseComments)
		if err != nil {
			tb.Fatal(err)
		}
		all := file.Decls
		for _, d := range all {
			if fd, ok := d.(*ast.FuncDecl); !ok || !isKernel(fd) {
				continue
			}
			file.Decls = usedBy(all, d)
			onlyDocs(file)
			var b bytes.Buffer
			if err := format.Node(&b, fset, file); err != nil {
				tb.Fatal(err)
			}
			list = append(list, b.Bytes())
		}
	}
	return list
}

func isKernel(fd *ast.FuncDecl) bool {
	return fd.Doc != nil && slices.ContainsFunc(fd.Doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//gpu:kernel") })
}

// usedBy returns the declarations whose names a kernel uses, and what these use, in their order.
func usedBy(all []ast.Decl, kernel ast.Decl) (used []ast.Decl) {
	names := map[string]bool{}
	taken := map[ast.Node]bool{}
	take := func(n ast.Node) {
		taken[n] = true
		ast.Inspect(n, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				names[id.Name] = true
			}
			return true
		})
	}
	take(kernel)
	for more := true; more; {
		more = false
		for _, d := range all {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if !taken[d] && names[d.Name.Name] {
					take(d)
					more = true
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if !taken[s] && slices.ContainsFunc(declares(s), func(name string) bool { return names[name] }) {
						take(s)
						more = true
					}
				}
			}
		}
	}
	for _, d := range all {
		g, ok := d.(*ast.GenDecl)
		switch {
		case ok && g.Tok == token.CONST && slices.ContainsFunc(g.Specs, func(s ast.Spec) bool { return taken[s] }):
			used = append(used, g) // with iota
		case ok:
			part := *g
			part.Specs = slices.DeleteFunc(slices.Clone(g.Specs), func(s ast.Spec) bool { return !taken[s] })
			if len(part.Specs) > 0 {
				used = append(used, &part)
			}
		case taken[d]:
			used = append(used, d)
		}
	}
	return used
}

// declares returns the names that a declaration gives.
func declares(s ast.Spec) (names []string) {
	switch s := s.(type) {
	case *ast.ImportSpec:
		if s.Name != nil {
			return []string{s.Name.Name}
		}
		return []string{path.Base(strings.Trim(s.Path.Value, `"`))}
	case *ast.TypeSpec:
		return []string{s.Name.Name}
	case *ast.ValueSpec:
		for _, id := range s.Names {
			names = append(names, id.Name)
		}
	}
	return names
}

// kernelPrograms returns programs that compile: those of testdata, and those that are warned of.
func kernelPrograms(tb testing.TB) [][]byte {
	tb.Helper()
	return programsOf(tb, "testdata/*.go", "testdata/errors/nbi.go", "testdata/errors/signals.go", "testdata/errors/threads.go", "testdata/errors/polls.go")
}

// programsOf returns the files that match.
func programsOf(tb testing.TB, patterns ...string) (list [][]byte) {
	tb.Helper()
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			tb.Fatal("no seeds", err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				tb.Fatal(err)
			}
			list = append(list, text)
		}
	}
	return list
}

// mutate applies changes, three bytes each, to the functions of a program: where, and what.
func mutate(t *testing.T, text []byte, changes []byte) []byte {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "k.go", text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	onlyDocs(file)
	for ; len(changes) >= 3; changes = changes[3:] {
		if sites := sitesOf(file); len(sites) > 0 {
			sites[(int(changes[0])<<8|int(changes[1]))%len(sites)](int(changes[2]))
		}
	}
	var b bytes.Buffer
	if err := format.Node(&b, fset, file); err != nil {
		return text // no program
	}
	return b.Bytes()
}

// onlyDocs drops the comments inside functions, which would end up anywhere.
func onlyDocs(file *ast.File) {
	var docs []*ast.CommentGroup
	for _, d := range file.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Doc != nil {
			docs = append(docs, fd.Doc)
		}
	}
	file.Comments = docs
}

// operators are those that can stand for each other.
var operators = [][]token.Token{
	{token.ADD, token.SUB, token.MUL, token.QUO, token.REM, token.AND, token.OR, token.XOR, token.AND_NOT, token.SHL, token.SHR},
	{token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ},
	{token.LAND, token.LOR},
}

// sitesOf returns what can be changed in the functions of a file. A site gets a number that
// says how.
func sitesOf(file *ast.File) []func(int) {
	var sites []func(int)
	var names []*ast.Ident
	numbers := []string{"0", "1", "2", "3", "31", "32", "63", "64", "255", "256", "65535", "1 << 31", "1<<31 - 1", "1<<62 - 1"}
	for _, d := range file.Decls {
		fd, ok := d.(*ast.FuncDecl)
		if !ok || fd.Body == nil {
			continue
		}
		names = nil
		ast.Inspect(fd, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				for _, class := range operators {
					if slices.Contains(class, n.Op) {
						sites = append(sites, func(k int) { n.Op = class[k%len(class)] })
					}
				}
			case *ast.BasicLit:
				if n.Kind == token.INT {
					sites = append(sites, func(k int) { n.Value = numbers[k%len(numbers)] })
				}
			case *ast.IfStmt:
				sites = append(sites, func(int) { n.Cond = &ast.UnaryExpr{Op: token.NOT, X: &ast.ParenExpr{X: n.Cond}} })
			case *ast.CallExpr:
				if len(n.Args) > 1 {
					sites = append(sites, func(k int) {
						i := k % (len(n.Args) - 1)
						n.Args[i], n.Args[i+1] = n.Args[i+1], n.Args[i]
					})
				}
			case *ast.BlockStmt:
				if len(n.List) > 0 {
					sites = append(sites, func(k int) { changeList(&n.List, k) })
				}
			case *ast.Ident:
				of := names
				if len(of) > 0 {
					sites = append(sites, func(k int) { n.Name = of[k%len(of)].Name })
				}
				names = append(names, n)
			}
			return true
		})
	}
	return sites
}

// changeList drops, doubles or moves a statement.
func changeList(list *[]ast.Stmt, k int) {
	i := k / 3 % len(*list)
	switch k % 3 {
	case 0:
		*list = slices.Delete(slices.Clone(*list), i, i+1)
	case 1:
		*list = slices.Insert(slices.Clone(*list), i, (*list)[i])
	case 2:
		j := (i + 1) % len(*list)
		(*list)[i], (*list)[j] = (*list)[j], (*list)[i]
	}
}

// TestKernelsAloneCompile has every kernel compile without the others of its file.
func TestKernelsAloneCompile(t *testing.T) {
	l, file := anyLoader(t)
	programs := kernelsAlone(t, kernelPrograms(t))
	if testing.Short() {
		programs = programs[:20]
	}
	for _, text := range programs {
		l.Replace(file, text)
		p, err := compile(t.Context(), l, Options{Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		if checkOutcome(t, p); p.IR == nil {
			t.Errorf("%s: %v", text, p.Diags)
		}
	}
}

// TestMutationsAreAccepted has many changes give a program that compiles, and not one that
// it was: otherwise FuzzMutated would look at errors alone.
func TestMutationsAreAccepted(t *testing.T) {
	text, err := os.ReadFile("testdata/control.go")
	if err != nil {
		t.Fatal(err)
	}
	l, file := anyLoader(t)
	unchanged := mutate(t, text, nil)
	accepted := 0
	const tries = 60
	for i := range tries {
		changed := mutate(t, text, []byte{byte(i / 5), byte(37 * i), byte(i)})
		if bytes.Equal(changed, unchanged) {
			continue
		}
		l.Replace(file, changed)
		p, err := compile(t.Context(), l, Options{Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		checkOutcome(t, p)
		if p.IR != nil {
			accepted++
		}
	}
	if accepted < tries/5 {
		t.Errorf("%d of %d changed programs compile", accepted, tries)
	}
}
