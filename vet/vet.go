// Package vet provides the checks of gpuc check as an analyzer of golang.org/x/tools, for
// programs that run analyzers, such as golangci-lint or your own. For go vet, gpuc is
// enough:
//
//	go vet -vettool=$(which gpuc) ./...
//
// The analyzer compiles the kernels of a package as gpuc check does, from the files that
// the driver passes, so both report the same messages at the same positions. In packages
// that only launch kernels, it checks the calls that must be equal on every PE. Other
// packages cost nothing.
package vet

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/build"
)

// Analyzer reports what is wrong with kernels, and with the code that launches them. Its
// flag tags takes build tags, separated by commas: drivers do not tell analyzers theirs.
var Analyzer = newAnalyzer()

func newAnalyzer() *analysis.Analyzer {
	var o options
	a := &analysis.Analyzer{Name: "gpuc", Doc: doc(), URL: "https://pkg.go.dev/github.com/gpuc-go/gpuc/vet", Run: o.run}
	a.Flags.StringVar(&o.tags, "tags", "", "build `tags`, separated by commas, if the driver was given some")
	return a
}

// doc describes the analyzer and lists the categories of its warnings.
func doc() string {
	var b strings.Builder
	b.WriteString("report mistakes in GPU kernels\n\nThe analyzer reports what kernels cannot do, and warns of these mistakes:\n\n")
	for _, c := range diag.Categories {
		fmt.Fprintf(&b, "%s: %s\n", c.Name, c.Doc)
	}
	b.WriteString("\nTo suppress a warning, write a comment at the end of its line or in the line above:\n//gpu:ignore, the name of the warning, and a reason.")
	return b.String()
}

// options are the flags of the analyzer.
type options struct{ tags string }

func (o *options) run(pass *analysis.Pass) (any, error) {
	code, tests := split(pass)
	kernel := firstKernel(code)
	if kernel == nil {
		report(pass, nil, hostDiags(pass, pass.Files))
		return nil, nil
	}
	dir := filepath.Dir(fileName(pass, kernel.Pos()))
	opts := build.Options{Go: build.Go{Dir: dir}, DryRun: true, Overlay: map[string][]byte{}}
	if o.tags != "" {
		opts.Tags = strings.Split(o.tags, ",")
	}
	for _, f := range code {
		name := fileName(pass, f.FileStart)
		content, err := pass.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if saved, err := os.ReadFile(name); err != nil || !bytes.Equal(saved, content) {
			opts.Overlay[name] = content
		}
	}
	g, err := build.Generate(context.Background(), opts, ".")
	if err != nil {
		return nil, err
	}
	report(pass, kernel, append(g.Diags, hostDiags(pass, tests)...))
	return nil, nil
}

// split returns the files of the package and those of its tests, which hold no kernels.
func split(pass *analysis.Pass) (code, tests []*ast.File) {
	for _, f := range pass.Files {
		if strings.HasSuffix(fileName(pass, f.FileStart), "_test.go") {
			tests = append(tests, f)
		} else {
			code = append(code, f)
		}
	}
	return code, tests
}

// fileName returns the absolute name of the file at a position, whatever a line directive says.
func fileName(pass *analysis.Pass, pos token.Pos) string {
	name := pass.Fset.File(pos).Name()
	if abs, err := filepath.Abs(name); err == nil {
		return abs
	}
	return name
}

// firstKernel returns the name of the first function under //gpu:kernel, or nil.
func firstKernel(files []*ast.File) *ast.Ident {
	for _, f := range files {
		for _, decl := range f.Decls {
			fd, ok := decl.(*ast.FuncDecl)
			if ok && fd.Doc != nil && slices.ContainsFunc(fd.Doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//gpu:kernel") }) {
				return fd.Name
			}
		}
	}
	return nil
}

// hostDiags returns what is wrong with how files of the package launch kernels.
func hostDiags(pass *analysis.Pass, files []*ast.File) diag.List {
	return compiler.CheckHost(pass.Fset, files, pass.TypesInfo)
}

// report hands diagnostics to the driver. One in a file of another package, a helper's,
// stands at the call in this one or, if that is not known, at the first kernel.
func report(pass *analysis.Pass, kernel *ast.Ident, diags diag.List) {
	for _, d := range diags {
		category, text := cmp.Or(string(d.Category), "kernel"), d.Text()
		at := position(pass, d.Pos)
		if !at.IsValid() {
			text = fmt.Sprintf("%s: %s", d.Pos, text)
		}
		for _, c := range d.Calls {
			if !at.IsValid() {
				at = position(pass, c)
			}
		}
		if !at.IsValid() && kernel != nil {
			at = kernel.Pos()
		}
		pass.Report(analysis.Diagnostic{Pos: at, Category: category, Message: text})
	}
}

// position returns a place in a file of the package as the driver counts positions. The
// compiler may know the file under another name of its directory.
func position(pass *analysis.Pass, at token.Position) token.Pos {
	for _, f := range pass.Files {
		file := pass.Fset.File(f.FileStart)
		if !sameFile(file.Name(), at.Filename) || at.Line < 1 || at.Line > file.LineCount() {
			continue
		}
		return min(file.LineStart(at.Line)+token.Pos(max(at.Column-1, 0)), token.Pos(file.Base()+file.Size()))
	}
	return token.NoPos
}

func sameFile(a, b string) bool {
	if a == b {
		return true
	}
	if filepath.Base(a) != filepath.Base(b) {
		return false
	}
	x, errA := filepath.EvalSymlinks(a)
	y, errB := filepath.EvalSymlinks(b)
	return errA == nil && errB == nil && x == y
}
