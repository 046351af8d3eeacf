package main

import (
	"context"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/module"

	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// templates holds the files of new modules: a folder for each template, and what the README.md of
// all says. In each folder, about.txt is the part of README.md that is its own. They end in .txt,
// since the go command must not take them for packages. Those of ring are in docs/start.md too.
//
//go:embed template
var templates embed.FS

// aboutKernel is what README.md says where the template has a kernel of its own.
const aboutKernel = "- `gpuc_kernels.*` are generated from `kernel.go`; commit them.\n\n" +
	"After a change of the kernel, generate them again:\n\n```sh\ngo generate\n```\n"

// templateNames returns the names of the templates.
func templateNames() (names []string) {
	list, err := templates.ReadDir("template")
	if err != nil {
		panic(err) // they are embedded
	}
	for _, f := range list {
		if f.IsDir() {
			names = append(names, f.Name())
		}
	}
	return names
}

func newCommand() *command {
	var source, template string
	return &command{
		name:  "new",
		args:  "[-template name] [-gpuc dir] module",
		short: "create a module with a first kernel, its test and a program",
		long: `
New creates a directory with a Go module: a kernel that communicates, its test, a
program that launches it, and the files that gpuc generate writes. The argument is the
name of the module; its last element is the name of the directory.

Templates:

	ring       each PE sends a vector to the next one
	halo       a stencil in which PEs exchange their borders
	allreduce  sums over all PEs
	gemm       GEMM + allreduce, with a kernel of the library
	torch      a kernel that averages the gradients of PyTorch over all PEs

The module uses a source tree of gpuc, so nothing is downloaded: the tree that -gpuc
names, the tree that contains the current directory, or the tree that this command was
built from. If this command was installed as a version of the gpuc module, the new
module requires that version.

Examples:

	gpuc new hello
	gpuc new -template halo heat
	gpuc new -gpuc ~/src/gpuc example.com/team/solver
`,
		flags: func(fs *flag.FlagSet) {
			fs.StringVar(&source, "gpuc", "", "`directory` with the source of gpuc")
			fs.StringVar(&template, "template", "ring", "`name` of the template: "+strings.Join(templateNames(), ", "))
		},
		run: func(ctx context.Context, e *env, args []string) error {
			if len(args) != 1 {
				return usagef("one module name is needed, after the flags")
			}
			if !slices.Contains(templateNames(), template) {
				return usagef("there is no template %s; there are %s", template, strings.Join(templateNames(), ", "))
			}
			name := args[0]
			if err := module.CheckImportPath(name); err != nil {
				return usagef("%q cannot be the name of a module: %v; use one like hello or example.com/hello", name, errors.Unwrap(err))
			}
			switch name {
			case "go", "toolchain", "cmd", "std", "all": // words of go.mod, and patterns
				return usagef("%q has a meaning for the go command; use one like example.com/%s", name, name)
			}
			gpuc, err := e.requirement(ctx, source)
			if err != nil {
				return err
			}
			return e.newModule(ctx, name, template, gpuc)
		},
	}
}

// newModule makes a module in a directory of its own. The directory appears when
// all of it is there.
func (e *env) newModule(ctx context.Context, name, template string, gpuc usermod.Source) (err error) {
	prefix, _, _ := module.SplitPathVersion(name)
	base := path.Base(prefix)
	dir := filepath.Join(e.Dir, base)
	if _, err := os.Lstat(dir); err == nil {
		return fmt.Errorf("make module %s: %s exists already; choose another name, or remove it", name, base)
	}
	tmp, err := os.MkdirTemp(e.Dir, "."+base+"-")
	if err != nil {
		return fmt.Errorf("make module %s: %w", name, err)
	}
	defer func() {
		if rest := os.RemoveAll(tmp); err == nil {
			err = rest
		}
	}()
	files := filepath.Join(tmp, base) // generated messages name it as the user will
	opts := build.Options{Go: build.Go{Dir: files, Env: append(e.Environ(), "GOWORK=off"), Stderr: e.Stderr}}
	if err := writeTemplate(files, base, template); err != nil {
		return fmt.Errorf("make module %s: %w", name, err)
	}
	needed, err := build.Go{Dir: gpuc.Dir, Env: append(e.Environ(), "GOWORK=off"), Stderr: e.Stderr}.Modules(ctx, "./runtime/gputest")
	if err != nil {
		return fmt.Errorf("make module %s: %w", name, err)
	}
	if err := usermod.WriteNeeded(files, name, gpuc, needed); err != nil {
		return fmt.Errorf("make module %s: %w", name, err)
	}
	with := "a program and its test, which call a kernel of the library"
	if _, err := os.Stat(filepath.Join(files, "kernel.go")); err == nil {
		with = "a kernel, its test and a program"
		g, err := build.Generate(ctx, opts, ".")
		if err != nil {
			return fmt.Errorf("make module %s: %w", name, err)
		}
		if g.Diags.HasErrors() {
			return fmt.Errorf("make module %s: %w", name, g.Diags.Err())
		}
	}
	if err := os.Rename(files, dir); err != nil {
		return fmt.Errorf("make module %s: %w", name, err)
	}
	fmt.Fprintf(e.Stdout, "made %s, a module with %s:\n\n\tcd %s\n\tgo test .\n\tgpuc run -np 4 .\n", base, with, base)
	if work := e.workspace(); work != "" {
		fmt.Fprintf(e.Stdout, "\nThe workspace %s does not list it yet: go work use %s\n", work, dir)
	}
	return nil
}

// workspace returns the go.work file that holds for the working directory, or "".
func (e *env) workspace() string {
	if named := e.Getenv("GOWORK"); named != "" {
		return strings.TrimPrefix(named, "off")
	}
	for dir := e.Dir; ; dir = filepath.Dir(dir) {
		file := filepath.Join(dir, "go.work")
		if _, err := os.Stat(file); err == nil {
			return file
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// writeTemplate writes the files of the template into a new directory.
func writeTemplate(dir, name, template string) error {
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	about, err := templates.ReadFile(path.Join("template", template, "about.txt"))
	if err != nil {
		return err
	}
	kernel := ""
	if _, err := fs.Stat(templates, path.Join("template", template, "kernel.go.txt")); err == nil {
		kernel = aboutKernel
	}
	fill := strings.NewReplacer("KERNEL\n", kernel, "ABOUT\n", strings.ReplaceAll(string(about), "NAME/", name+"/"), "# NAME\n", "# "+name+"\n")
	for _, pattern := range []string{"template/*.txt", path.Join("template", template, "*.go.txt")} {
		files, err := fs.Glob(templates, pattern)
		if err != nil {
			return err
		}
		for _, file := range files {
			b, err := templates.ReadFile(file)
			if err != nil {
				return err
			}
			to := filepath.Join(dir, strings.TrimSuffix(path.Base(file), ".txt"))
			if err := os.WriteFile(to, []byte(fill.Replace(string(b))), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}
