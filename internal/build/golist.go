package build

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// Go says how the go command is run.
type Go struct {
	// Dir is the working directory; package patterns are relative to it.
	Dir string
	// Env is the environment; nil stands for that of the process.
	Env []string
	// Tags are the build tags.
	Tags []string
	// Test says that programs are the tests of their packages, as go test -c builds them.
	Test bool
	// Stderr gets what go build prints.
	Stderr io.Writer
}

// command returns a go command. The go command is looked for by the system in
// PATH, as users run it.
func (g Go) command(verb string, args ...string) (*exec.Cmd, error) {
	bin, err := exec.LookPath("go")
	if err != nil {
		return nil, fmt.Errorf("the go command is needed to load and build packages: %w; install Go 1.26 or later, or run an executable instead of a package", err)
	}
	all := []string{verb}
	if len(g.Tags) > 0 {
		all = append(all, "-tags="+strings.Join(g.Tags, ","))
	}
	cmd := exec.Command(bin, append(all, args...)...)
	cmd.Dir, cmd.Env, cmd.Stderr = g.Dir, g.Env, g.Stderr
	return cmd, nil
}

// listed is a package as go list describes it.
type listed struct {
	Dir        string
	ImportPath string
	Name       string
	GoFiles    []string
	CgoFiles   []string
	Imports    []string
	Standard   bool
	DepOnly    bool
	Module     *struct {
		Path string
		Main bool
	}
	Error *struct{ Err string }
	// EmbedFiles and the like are not asked for: a stub whose artifact is
	// missing must still be listed.
}

// list runs go list over the patterns, with their dependencies if deps is set.
func (g Go) list(ctx context.Context, deps bool, patterns ...string) ([]listed, error) {
	args := []string{"-e", "-json=Dir,ImportPath,Name,GoFiles,CgoFiles,Imports,Standard,DepOnly,Module,Error"}
	if deps {
		args = append(args, "-deps")
		if g.Test {
			args = append(args, "-test")
		}
	}
	args = append(args, "--")
	cmd, err := g.command("list", append(args, patterns...)...)
	if err != nil {
		return nil, err
	}
	out, err := outputOf(ctx, cmd, "list packages "+strings.Join(patterns, " "))
	if err != nil {
		return nil, err
	}
	var pkgs []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return pkgs, nil
		} else if err != nil {
			return nil, fmt.Errorf("read output of go list: %w", err)
		}
		pkgs = append(pkgs, p)
	}
}

// hasKernels reports whether a file of the package has a kernel directive, or had one when files
// were generated. It reads the files' text only: the compiler decides what the directive means.
func (p *listed) hasKernels() (bool, error) {
	if slices.Contains(p.GoFiles, StubFile) {
		return true, nil
	}
	if !slices.Contains(p.Imports, gpuPath) {
		return false, nil
	}
	for _, f := range p.GoFiles {
		b, err := os.ReadFile(filepath.Join(p.Dir, f))
		if err != nil {
			return false, err
		}
		if bytes.HasPrefix(b, []byte(kernelDirective)) || bytes.Contains(b, []byte("\n"+kernelDirective)) {
			return true, nil
		}
	}
	return false, nil
}

// Modules returns the paths of the modules, but for the main one, that the
// packages import something of.
func (g Go) Modules(ctx context.Context, patterns ...string) ([]string, error) {
	ls, err := g.list(ctx, true, patterns...)
	if err != nil {
		return nil, err
	}
	paths := []string{}
	for _, p := range ls {
		if p.Error != nil {
			return nil, fmt.Errorf("list %s: %s", p.ImportPath, p.Error.Err)
		}
		if p.Module != nil && !p.Module.Main {
			paths = append(paths, p.Module.Path)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths), nil
}

// Module is a version of a module that the go command has fetched.
type Module struct {
	Path, Version string
	Dir           string // of its source
	Sum, GoModSum string
	Error         string
}

// Lines returns the module's lines of go.sum.
func (m *Module) Lines() string {
	return fmt.Sprintf("%s %s %s\n%[1]s %[2]s/go.mod %[4]s\n", m.Path, m.Version, m.Sum, m.GoModSum)
}

// Download returns a version of a module, fetched if need be.
func (g Go) Download(ctx context.Context, path, version string) (*Module, error) {
	cmd, err := g.command("mod", "download", "-json", path+"@"+version)
	if err != nil {
		return nil, err
	}
	out, err := outputOf(ctx, cmd, "go mod download "+path+"@"+version)
	m := new(Module)
	if json.Unmarshal(out, m) == nil && m.Error != "" {
		return nil, errors.New(m.Error)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Package is a Go package on disk.
type Package struct {
	ImportPath string
	Dir        string
	// Main says that it is a command.
	Main bool
	// Editable says that it belongs to the main module or workspace, so that
	// files may be generated in it.
	Editable bool

	// registry is the directory of registryPath, if a command imports it.
	registry string
	// sources are the Go files of the package and of what it imports, without the standard library.
	sources []string
}

// Packages returns the packages that match the patterns and hold kernels.
func (g Go) Packages(ctx context.Context, patterns ...string) ([]Package, error) {
	ls, err := g.list(ctx, false, patterns...)
	if err != nil {
		return nil, err
	}
	if len(ls) == 0 {
		return nil, fmt.Errorf("no packages match %s", strings.Join(patterns, " "))
	}
	return withKernels(ls)
}

// Program returns the command that a pattern names, or with Test any package, and the packages
// with kernels among it and everything that it imports.
func (g Go) Program(ctx context.Context, pattern string) (main Package, kernels []Package, err error) {
	if strings.HasSuffix(pattern, ".go") {
		dir := filepath.ToSlash(filepath.Dir(pattern))
		if dir != "." && filepath.IsLocal(pattern) {
			dir = "./" + dir
		}
		return main, nil, fmt.Errorf("%s is a file; name its package, %s", pattern, dir)
	}
	ls, err := g.list(ctx, true, pattern)
	if err != nil {
		return main, nil, err
	}
	if g.Test {
		ls = withoutVariants(ls)
	}
	var roots []listed
	for _, l := range ls {
		if !l.DepOnly {
			roots = append(roots, l)
		}
	}
	if len(roots) != 1 {
		return main, nil, fmt.Errorf("%s matches %d packages; name one", pattern, len(roots))
	}
	if e := roots[0].Error; e != nil && roots[0].Name == "" {
		return main, nil, errors.New(strings.TrimSpace(e.Err))
	}
	main = toPackage(roots[0])
	if i := slices.IndexFunc(ls, func(l listed) bool { return l.ImportPath == registryPath }); i >= 0 {
		main.registry = ls[i].Dir
	}
	if !main.Main && !g.Test {
		return main, nil, fmt.Errorf("package %s is not a command: it is package %s, not package main", main.ImportPath, roots[0].Name)
	}
	kernels, err = withKernels(ls)
	return main, kernels, err
}

// withoutVariants returns each package once, without what the go command makes for a test: the
// package with its test files, the tests outside of it, and the program that runs them. A package
// that imports the tested one is listed as "path [tested.test]".
func withoutVariants(ls []listed) []listed {
	var once []listed
	seen := map[string]bool{}
	for _, l := range ls {
		path, _, variant := strings.Cut(l.ImportPath, " ")
		program := l.Name == "main" && strings.HasSuffix(path, ".test") && !l.DepOnly
		if seen[path] || !l.DepOnly && (variant || program) {
			continue
		}
		seen[path], l.ImportPath = true, path
		once = append(once, l)
	}
	return once
}

func withKernels(ls []listed) ([]Package, error) {
	var pkgs []Package
	for _, l := range ls {
		if l.Standard {
			continue
		}
		if l.Error != nil && l.Name == "" {
			return nil, errors.New(strings.TrimSpace(l.Error.Err))
		}
		has, err := l.hasKernels()
		if err != nil {
			return nil, err
		}
		if has {
			p := toPackage(l)
			p.sources = sources(ls, l)
			pkgs = append(pkgs, p)
		}
	}
	return pkgs, nil
}

// sources returns the Go files of a package and of what it imports among ls, which has packages after
// those that they import, without the standard library.
func sources(ls []listed, of listed) (files []string) {
	needed := map[string]bool{of.ImportPath: true}
	for _, l := range slices.Backward(ls) {
		if !needed[l.ImportPath] || l.Standard {
			continue
		}
		for _, path := range l.Imports {
			needed[path] = true
		}
		for _, f := range slices.Concat(l.GoFiles, l.CgoFiles) {
			files = append(files, filepath.Join(l.Dir, f))
		}
	}
	return files
}

func toPackage(l listed) Package {
	return Package{
		ImportPath: l.ImportPath,
		Dir:        l.Dir,
		Main:       l.Name == "main",
		Editable:   l.Module == nil || l.Module.Main,
	}
}

// build runs go build, or go test -c, and leaves the executable at out, or where the go command
// puts it.
func (g Go) build(ctx context.Context, out, overlay, pkg string) error {
	verb, args := "build", []string{}
	if g.Test {
		verb, args = "test", []string{"-c"}
	}
	if out != "" {
		args = append(args, "-o", out)
	}
	if overlay != "" {
		args = append(args, "-overlay="+overlay)
	}
	cmd, err := g.command(verb, append(args, pkg)...)
	if err != nil {
		return err
	}
	if err := procgroup.Run(ctx, cmd); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return fmt.Errorf("go %s %s: %w", verb, pkg, err)
	}
	return nil
}
