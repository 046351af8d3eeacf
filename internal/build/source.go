package build

import (
	"go/ast"
	"go/build"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

// kernelDirective marks a kernel in its doc comment.
const kernelDirective = "//gpu:kernel"

// sourceInfo is what the stub takes from the text of the kernels' files.
type sourceInfo struct {
	// Docs are the doc comments of functions by name, without directives.
	Docs map[string]string
	// Constraint holds on every platform on which all the files are built;
	// empty if there is no condition.
	Constraint string
}

// readSources reads the doc comments and build constraints of the given files.
func readSources(files []string) (sourceInfo, error) {
	info := sourceInfo{Docs: map[string]string{}}
	var constraints []string
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return info, err
		}
		for _, d := range f.Decls {
			if fd, ok := d.(*ast.FuncDecl); ok && fd.Recv == nil {
				info.Docs[fd.Name.Name] = fd.Doc.Text()
			}
		}
		for _, c := range []string{lineConstraint(f), nameConstraint(filepath.Base(name))} {
			if c != "" && !slices.Contains(constraints, c) {
				constraints = append(constraints, c)
			}
		}
	}
	switch len(constraints) {
	case 0:
	case 1:
		info.Constraint = constraints[0]
	default:
		for i, c := range constraints {
			if strings.Contains(c, "||") {
				constraints[i] = "(" + c + ")"
			}
		}
		info.Constraint = strings.Join(constraints, " && ")
	}
	return info, nil
}

// lineConstraint returns the expression of a file's //go:build line, or "".
func lineConstraint(f *ast.File) string {
	for _, g := range f.Comments {
		if g.Pos() > f.Package {
			break
		}
		for _, c := range g.List {
			if constraint.IsGoBuild(c.Text) {
				if x, err := constraint.Parse(c.Text); err == nil {
					return x.String()
				}
			}
		}
	}
	return ""
}

// nameConstraint returns the build constraint in a file's name, as in
// ring_linux_amd64.go, or "". Which words are systems and architectures is left
// to go/build: they are those that decide whether the file matches.
func nameConstraint(name string) string {
	matches := func(goos, goarch string) bool {
		ctx := build.Context{GOOS: goos, GOARCH: goarch, Compiler: "gc", OpenFile: func(string) (io.ReadCloser, error) {
			return io.NopCloser(strings.NewReader("package p\n")), nil
		}}
		ok, err := ctx.MatchFile("", name)
		return ok && err == nil
	}
	const none = "none"
	if matches(none, none) {
		return ""
	}
	parts := strings.Split(strings.TrimSuffix(name, ".go"), "_")
	last := parts[len(parts)-1]
	if matches(last, none) || matches(none, last) {
		return last
	}
	if len(parts) > 1 && matches(parts[len(parts)-2], last) {
		return parts[len(parts)-2] + " && " + last
	}
	return ""
}
