package load

// This file reads //gpu:extern: functions whose bodies are for the emulator and
// whose device code comes from a file.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/extern"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// Extern is a function under //gpu:extern.
type Extern struct {
	Func *types.Func
	Pos  token.Pos // of the directive
	// Symbol is the function's name in the file.
	Symbol string
	// Path is the file, absolute, and Content what is in it; Err says why
	// there is none. It counts if a kernel calls the function.
	Path    string
	Kind    extern.Kind
	Content []byte
	Err     error
	// Transport is the name of the transport whose functions it calls, or "".
	Transport string
	// Collective says that it waits for other PEs.
	Collective bool
	// Needs are the features that a target must have.
	Needs []arch.Feature
}

var cIdent = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)

// Extern returns the directive of fn, or nil.
func (p *Program) Extern(fn *ssa.Function) *Extern {
	if len(p.Externs) == 0 {
		return nil
	}
	obj, _ := fn.Object().(*types.Func)
	return p.Externs[obj]
}

// externs reads the directives in a package's files.
func (p *Program) externs(l *Loader, u *unit) {
	for _, f := range u.files {
		for _, decl := range f.Decls {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok || fd.Doc == nil {
				continue
			}
			for _, c := range fd.Doc.List {
				if name, args, ok := split(c.Text); ok && name == "extern" {
					p.extern(l, u, fd, c, args)
				}
			}
		}
	}
}

func (p *Program) extern(l *Loader, u *unit, fd *ast.FuncDecl, c *ast.Comment, args []string) {
	name := fd.Name.Name
	n := len(p.Diags)
	fail := func(format string, args ...any) { p.Diags.Errorf(p.Fset.Position(c.Pos()), format, args...) }
	fn, _ := u.info.Defs[fd.Name].(*types.Func)
	switch {
	case fn == nil || len(args) == 0:
		fail("//gpu:extern lacks the function's name in C; write //gpu:extern name file.cu")
		return
	case !cIdent.MatchString(args[0]):
		fail("//gpu:extern: %q is not a C identifier; write //gpu:extern name file.cu", args[0])
	case strings.HasPrefix(args[0], "gpuc_") || strings.HasPrefix(args[0], "__"):
		fail("//gpu:extern: names with gpuc_ or __ at the beginning are taken; give the function %s another one", args[0])
	case p.Externs[fn] != nil:
		fail("//gpu:extern appears twice before %s; keep one", name)
	case fd.Recv != nil:
		fail("//gpu:extern: %s is a method; declare a function and call it from the method", name)
	case fn.Signature().TypeParams().Len() > 0:
		fail("//gpu:extern: %s is generic; C has a function for each type, declare one for each", name)
	case fn.Signature().Variadic():
		fail("//gpu:extern: %s is variadic; take a slice", name)
	case fd.Body == nil && len(u.broken[fd]) == 0:
		fail("//gpu:extern: %s has no body; write what the emulator is to do in Go", name)
	}
	for _, other := range fd.Doc.List {
		if d, _, ok := split(other.Text); ok && d == "kernel" {
			fail("%s is a kernel, which the host launches; //gpu:extern is for functions that kernels call", name)
		}
	}
	x := &Extern{Func: fn, Pos: c.Pos(), Symbol: args[0]}
	file := ""
	for _, a := range args[1:] {
		switch {
		case slices.Contains(transports(), a):
			x.Transport = a
		case a == "collective":
			x.Collective = true
		case strings.HasPrefix(a, "needs="):
			for name := range strings.SplitSeq(strings.TrimPrefix(a, "needs="), ",") {
				f, err := arch.ParseFeature(name)
				if err != nil {
					fail("//gpu:extern: %s", err)
				}
				x.Needs = append(x.Needs, f)
			}
		case strings.Contains(a, ".") && file == "":
			file = a
		default:
			fail("//gpu:extern does not know %q; it takes a name, a file, the word collective, needs=, which lists features of GPUs, and the transport whose functions it calls: %s", a, strings.Join(transports(), " or "))
		}
	}
	if diag.List(p.Diags[n:]).HasErrors() {
		return
	}
	switch {
	case file != "" && filepath.IsAbs(file):
		x.Err = fmt.Errorf("//gpu:extern names the absolute path %s; name a file relative to this one, or pass it with -extern", file)
	case file != "":
		x.Err = x.read(l, filepath.Join(u.dir, filepath.FromSlash(file)))
	default:
		x.Err = x.find(l)
	}
	p.Externs[fn] = x
}

// transports returns the names of transports that code of the user can call.
func transports() (names []string) {
	for _, t := range registry.All() {
		if t.Base == "" && t.Prefix != "" {
			names = append(names, t.Name)
		}
	}
	return names
}

// read takes the function from a file.
func (x *Extern) read(l *Loader, path string) error {
	content, err := l.read(path)
	if err != nil {
		var pe *fs.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return fmt.Errorf("cannot read the device code of %s in %s: %w", x.Symbol, filepath.Base(path), err)
	}
	kind, err := extern.KindOf(path, content)
	if err != nil {
		return err
	}
	if kind == extern.CUDA && !x.named(content) {
		return fmt.Errorf("%s does not hold %s; write extern \"C\" __device__ before it there", filepath.Base(path), x.Symbol)
	}
	x.Path, x.Kind, x.Content = path, kind, content
	if kind == extern.CUDA && x.Transport == "" {
		x.Transport = registry.Called(string(content))
	}
	return nil
}

// find takes the function from the files of the command line: the first text
// that has its name, else the first file that is no text.
func (x *Extern) find(l *Loader) error {
	if len(l.cfg.Extern) == 0 {
		return fmt.Errorf("//gpu:extern names no file for %s; write //gpu:extern %s file.cu, or pass the file with -extern", x.Symbol, x.Symbol)
	}
	opaque := ""
	for _, path := range l.cfg.Extern {
		if !filepath.IsAbs(path) {
			path = filepath.Join(l.cfg.Dir, path)
		}
		content, err := l.read(path)
		if err != nil {
			return x.read(l, path)
		}
		kind, err := extern.KindOf(path, content)
		switch {
		case err != nil:
			return err
		case kind == extern.CUDA && x.named(content):
			return x.read(l, path)
		case kind != extern.CUDA && opaque == "":
			opaque = path
		}
	}
	if opaque == "" {
		return fmt.Errorf("no file given with -extern holds %s", x.Symbol)
	}
	return x.read(l, opaque)
}

// named reports whether the text holds the function's name.
func (x *Extern) named(text []byte) bool {
	return regexp.MustCompile(`\b` + x.Symbol + `\b`).Match(text)
}
