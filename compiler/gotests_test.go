package compiler

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/build"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/gotests"
	"github.com/gpuc-go/gpuc/internal/test/gotests/runner"
)

var (
	gotestsFiles = flag.String("gotests", "", "compare the functions of Go's own tests in files whose name below GOROOT matches this, instead of a few")
	gotestsOut   = flag.String("gotests.out", "", "write what was refused, and why, to this file")
)

// TestGosOwnTestsEqualGo runs functions from the tests of the Go distribution
// natively and, lowered to IR, on the CPU, and compares what they write and how
// they fail.
func TestGosOwnTestsEqualGo(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Execute)
	only := func(name string) bool { return slices.Contains(gotests.Few, name) }
	if *gotestsFiles != "" {
		only = regexp.MustCompile(*gotestsFiles).MatchString
	}
	files, err := gotests.Files(build.Default.GOROOT, only)
	if errors.Is(err, gotests.ErrNoTests) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	c := newGotests(t)
	for i := range files {
		c.compile(&files[i])
	}
	c.run(tc)
	c.report()
}

// gotestsRun is one run over the files.
type gotestsRun struct {
	t       *testing.T
	loaders map[string]*load.Loader // by the imports of a file
	file    string                  // which each file takes the place of
	dir     string
	pkgs    []*gotestsPackage
	refused []diag.Diagnostic
	counts  struct{ equal, refused, differ, crash, left int }
}

// gotestsPackage is a file with those of its functions that compile.
type gotestsPackage struct {
	name      string
	file      *gotests.File
	functions []*gotests.Function
	source    string
	symbols   map[string]string // by kernel
	runner.Package
}

func newGotests(t *testing.T) *gotestsRun {
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	return &gotestsRun{t: t, dir: t.TempDir(), file: file, loaders: map[string]*load.Loader{}}
}

// load makes text the next to be compiled, by a loader for files with its imports.
func (c *gotestsRun) load(f *gotests.File, text string) *load.Loader {
	key := strings.Join(f.Imports, " ")
	l := c.loaders[key]
	if l == nil {
		var err error
		l, err = load.New(c.t.Context(), load.Config{
			Pattern: c.file, StubImports: append([]string{load.GPUPath}, f.Imports...),
			Stub: func(*load.Package) ([]byte, error) { return nil, nil },
		})
		if err != nil {
			c.t.Fatal(err)
		}
		c.loaders[key] = l
	}
	l.Replace(c.file, []byte(text))
	return l
}

// compile compiles the functions of a file that are no errors.
func (c *gotestsRun) compile(f *gotests.File) {
	text, ok := f.Text()
	for ok {
		p, _ := c.compileFunctions(f, text, nil)
		if p.Diags.HasErrors() {
			c.t.Logf("%s is no package by itself: %s", f.Name, p.Diags[0])
			return
		}
		drop := false
		for _, d := range p.Diags {
			drop = f.Drop(d.Pos.Line) || drop
		}
		if !drop {
			break
		}
		text, ok = f.Text()
	}
	if !ok {
		return
	}
	sigs, err := c.load(f, gotests.Source(text, nil)).Signatures(c.t.Context())
	if err != nil {
		c.t.Fatal(err)
	}
	if sigs.Types == nil {
		return
	}
	fns := gotests.Functions(sigs.Types, func(t types.Type) bool { return load.DeviceMemory(t) == nil })
	for rounds := 0; len(fns) > 0; rounds++ {
		p, source := c.compileFunctions(f, text, fns)
		errs := slices.DeleteFunc(slices.Clone(p.Diags), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
		if len(errs) == 0 {
			c.add(f, fns, source, p)
			return
		}
		blamed := map[string]bool{}
		for _, d := range errs {
			for _, name := range gotestsKernelRE.FindAllString(d.Msg+strings.Join(d.Chain, " ")+gotestsLine(source, d.Pos.Line), -1) {
				if !blamed[name] {
					c.refused = append(c.refused, d)
				}
				blamed[name] = true
			}
		}
		if len(blamed) == 0 {
			blamed = c.alone(f, text, fns)
		}
		fns = slices.DeleteFunc(fns, func(fn *gotests.Function) bool { return blamed[fn.Kernel] })
		c.counts.refused += len(blamed)
	}
}

// alone compiles each function alone, and returns those that are refused.
func (c *gotestsRun) alone(f *gotests.File, text string, fns []*gotests.Function) map[string]bool {
	blamed := map[string]bool{}
	for _, fn := range fns {
		if p, _ := c.compileFunctions(f, text, []*gotests.Function{fn}); p.Diags.HasErrors() {
			blamed[fn.Kernel] = true
			i := slices.IndexFunc(p.Diags, func(d diag.Diagnostic) bool { return d.Severity == diag.Error })
			c.refused = append(c.refused, p.Diags[i])
		}
	}
	if len(blamed) == 0 {
		c.t.Fatalf("%s: refused together, but not alone", f.Name)
	}
	return blamed
}

var gotestsKernelRE = regexp.MustCompile(`GotestsKernel\d+`)

// gotestsLine returns a line of the source and those before it, back to the
// function that it stands in.
func gotestsLine(source string, line int) string {
	lines := strings.Split(source, "\n")
	for line = min(line, len(lines)) - 1; line >= 0; line-- {
		if strings.HasPrefix(lines[line], "func ") {
			return lines[line]
		}
	}
	return ""
}

func (c *gotestsRun) compileFunctions(f *gotests.File, text string, fns []*gotests.Function) (*Package, string) {
	source := gotests.Source(text, fns)
	p, err := compile(c.t.Context(), c.load(f, source), Options{Config: manifest.Config{StrictFP: true}, Verify: true})
	if err != nil {
		c.t.Fatal(err)
	}
	return p, source
}

func (c *gotestsRun) add(f *gotests.File, fns []*gotests.Function, source string, p *Package) {
	g := &gotestsPackage{name: fmt.Sprintf("p%d", len(c.pkgs)), file: f, functions: fns, source: source, symbols: map[string]string{}}
	for _, k := range p.Manifest.Kernels {
		g.symbols[k.Name] = k.Symbol
	}
	g.Package = runner.Package{Name: g.name, IR: filepath.Join(c.dir, g.name+".ll"), Sites: p.Manifest.Sites}
	if err := os.WriteFile(g.IR, p.IR, 0o666); err != nil {
		c.t.Fatal(err)
	}
	c.pkgs = append(c.pkgs, g)
}

// run builds a program of all functions and runs it.
func (c *gotestsRun) run(tc *toolchain.Toolchain) {
	program := c.build()
	for !c.starts(program) {
		program = c.build()
	}
	job := runner.Job{LLVMLite: tc.Path(toolchain.LLVMLite), Libdevice: tc.Path(toolchain.Libdevice), Rounds: 16}
	for _, g := range c.pkgs {
		p := g.Package
		for _, fn := range g.functions {
			e := gotests.ExceptionOf(g.file.Name, fn.Name)
			if e.Skip {
				c.counts.left++
				continue
			}
			p.Kernels = append(p.Kernels, runner.Kernel{Name: fn.Kernel, Symbol: g.symbols[fn.Kernel], Params: fn.Params, Max: e.Max, AnyFailure: e.AnyFailure})
		}
		job.Packages = append(job.Packages, p)
	}
	for len(job.Packages) > 0 {
		last := c.runSome(program, job)
		if last == nil {
			return
		}
		job.Packages = behind(job.Packages, last)
	}
}

// starts reports whether the program gets so far as to read its job. If a package
// variable of a package cannot be initialised, it leaves that package out.
func (c *gotestsRun) starts(program string) bool {
	cmd := exec.CommandContext(c.t.Context(), program)
	cmd.Stdin = strings.NewReader("{}")
	out, err := cmd.CombinedOutput()
	if err == nil {
		return true
	}
	c.t.Logf("does not start:\n%s", head(string(out)))
	if !c.leaveOut(string(out)) {
		c.t.Fatal(err)
	}
	return false
}

// leaveOut leaves out the packages that a message is about, and reports whether there
// are any.
func (c *gotestsRun) leaveOut(message string) bool {
	n := len(c.pkgs)
	blamed := map[string]bool{}
	for _, m := range gotestsPackageRE.FindAllStringSubmatch(message, -1) {
		blamed[m[1]] = true
	}
	c.pkgs = slices.DeleteFunc(c.pkgs, func(g *gotestsPackage) bool { return blamed[g.name] })
	return len(c.pkgs) < n
}

// behind returns what is left of a job after the kernel of an event.
func behind(pkgs []runner.Package, e *runner.Event) []runner.Package {
	i := slices.IndexFunc(pkgs, func(p runner.Package) bool { return p.Name == e.Package })
	if e.Loading {
		return pkgs[i+1:]
	}
	pkgs = slices.Clone(pkgs[i:])
	j := slices.IndexFunc(pkgs[0].Kernels, func(k runner.Kernel) bool { return k.Name == e.Kernel })
	pkgs[0].Kernels = pkgs[0].Kernels[j+1:]
	return pkgs
}

// overlayDir is a folder of this module that is not there: the program may import
// packages of this module, which another could not.
const overlayDir = "internal/test/gotests/program"

// build builds a program with all functions, less the packages that do not build.
func (c *gotestsRun) build() string {
	root, err := filepath.Abs("..")
	if err != nil {
		c.t.Fatal(err)
	}
	program := filepath.Join(c.dir, "program.exe")
	for {
		replace := map[string]string{}
		file := func(name, text string) {
			at := filepath.Join(c.dir, strings.ReplaceAll(name, "/", "_"))
			if err := os.WriteFile(at, []byte(text), 0o666); err != nil {
				c.t.Fatal(err)
			}
			replace[filepath.Join(root, overlayDir, name)] = at
		}
		imports, entries := "", ""
		for _, g := range c.pkgs {
			file(g.name+"/file.go", g.source)
			table := ""
			for _, fn := range g.functions {
				table += fmt.Sprintf("\t%q: %s,\n", fn.Kernel, fn.Kernel)
			}
			file(g.name+"/table.go", "package gotest\n\nvar GotestsKernels = map[string]interface{}{\n"+table+"}\n")
			imports += fmt.Sprintf("import %s %q\n", g.name, load.ModulePath+"/"+overlayDir+"/"+g.name)
			entries += fmt.Sprintf("\t%q: %s.GotestsKernels,\n", g.name, g.name)
		}
		file("main.go", fmt.Sprintf("package main\n\nimport %q\n%s\nfunc main() { runner.Main(map[string]map[string]any{\n%s}) }\n",
			load.ModulePath+"/internal/test/gotests/runner", imports, entries))
		overlay, err := json.Marshal(map[string]any{"Replace": replace})
		if err != nil {
			c.t.Fatal(err)
		}
		at := filepath.Join(c.dir, "overlay.json")
		if err := os.WriteFile(at, overlay, 0o666); err != nil {
			c.t.Fatal(err)
		}
		out, err := exec.CommandContext(c.t.Context(), "go", "build", "-gcflags="+load.ModulePath+"/"+overlayDir+"/...=-l", "-overlay", at, "-o", program, load.ModulePath+"/"+overlayDir).CombinedOutput()
		if err == nil {
			return program
		}
		c.t.Logf("do not build natively:\n%s", out)
		if !c.leaveOut(string(out)) {
			c.t.Fatal(err)
		}
	}
}

// gotestsPackageRE finds the package that an error of the go command is about, in a
// heading or a position.
var gotestsPackageRE = regexp.MustCompile(`internal/test/gotests/program/(p\d+)[\n/.]`)

// silence is how long a function may take in one round.
const silence = 20 * time.Second

// runSome runs a job until a function crashes or does not end, and returns the
// event that says which; nil if the job is done.
func (c *gotestsRun) runSome(program string, job runner.Job) *runner.Event {
	in, err := json.Marshal(job)
	if err != nil {
		c.t.Fatal(err)
	}
	cmd := exec.CommandContext(c.t.Context(), program)
	var stderr bytes.Buffer
	cmd.Stdin, cmd.Stderr = bytes.NewReader(in), &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		c.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		c.t.Fatal(err)
	}
	late := false
	watch := time.AfterFunc(silence, func() { late = true; cmd.Process.Kill() })
	var last *runner.Event
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		watch.Reset(silence)
		var e runner.Event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			c.t.Fatalf("%v in %s", err, lines.Text())
		}
		last = &e
		c.event(e)
	}
	io.Copy(io.Discard, out)
	watch.Stop()
	if err := cmd.Wait(); err == nil {
		return nil
	}
	if last == nil {
		c.t.Fatalf("the program fails before it calls a function: %s", stderr.String())
	}
	how := "crashes"
	if late {
		how = "does not end"
	}
	if last.Loading {
		c.t.Errorf("%s: LLVM %s\n%s", c.fileOf(last.Package), how, head(stderr.String()))
	} else {
		c.fail(*last, fmt.Sprintf("%s %s\n%s", how, last.Side, head(stderr.String())))
	}
	c.counts.crash++
	return last
}

func head(s string) string {
	if len(s) > 600 {
		s = s[:600]
	}
	return s
}

func (c *gotestsRun) event(e runner.Event) {
	switch {
	case e.Side != "" || e.Loading:
	case e.Native == e.Compiled:
		c.counts.equal++
	default:
		c.fail(e, fmt.Sprintf("with %s\n\tnatively %s\n\tcompiled %s", e.Input, e.Native, e.Compiled))
		c.counts.differ++
	}
}

// fileOf returns the file of a package.
func (c *gotestsRun) fileOf(pkg string) string {
	i := slices.IndexFunc(c.pkgs, func(g *gotestsPackage) bool { return g.name == pkg })
	return c.pkgs[i].file.Name
}

// fail reports a function, unless it is listed.
func (c *gotestsRun) fail(e runner.Event, what string) {
	for _, g := range c.pkgs {
		if g.name != e.Package {
			continue
		}
		for _, fn := range g.functions {
			if fn.Kernel == e.Kernel {
				c.t.Errorf("%s: %s (round %d): %s", g.file.Name, fn.Name, e.Round, what)
			}
		}
	}
}

func (c *gotestsRun) report() {
	c.t.Logf("of %d functions %d give Go's results, %d are refused, %d differ, %d crash or do not end", c.counts.equal+c.counts.refused+c.counts.differ+c.counts.crash,
		c.counts.equal, c.counts.refused, c.counts.differ, c.counts.crash)
	if *gotestsOut == "" {
		return
	}
	var b strings.Builder
	for _, d := range c.refused {
		fmt.Fprintln(&b, d)
	}
	if err := os.WriteFile(*gotestsOut, []byte(b.String()), 0o666); err != nil {
		c.t.Fatal(err)
	}
}
