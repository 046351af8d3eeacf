// Package build turns the kernels of a Go package into what a program embeds and
// launches. It runs the compiler, and writes the artifact and the typed launch methods
// beside the kernels. It also builds executables, and makes machine code for them ahead
// of time if asked to.
//
// It is the floor above the compiler, the device library and the linker, and
// must not import the commands above it. It reads no environment: everything
// arrives in Options.
//
// Start reading at Generate. artifact.go says which files there are. stub.go makes the generated
// Go file, and program.go the executables that carry machine code.
package build

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Options say how kernels are compiled.
type Options struct {
	Go
	manifest.Config
	// Extern are files with device code for functions under //gpu:extern that
	// name none.
	Extern []string
	// Overlay replaces the content of files, by absolute path.
	Overlay map[string][]byte
	// Form says in which files the artifact goes; the zero value leaves it as it is.
	Form Form
	// DryRun reports what would change and writes nothing.
	DryRun bool

	listing *listing
}

// listing is what the go command said of several packages, until one of them changes.
type listing struct{ packages *compiler.Listing }

// Listing returns the options with what the go command says of several packages, so that
// Generate does not ask it about each.
func (o Options) Listing(ctx context.Context, pkgs []string) (Options, error) {
	if len(pkgs) < 2 {
		return o, nil
	}
	l, err := compiler.List(ctx, o.compilerOptions(""), pkgs)
	if ctx.Err() != nil {
		return o, ctx.Err() // the go command says that it was killed
	}
	o.listing = &listing{l}
	return o, err
}

// Generated is what Generate did for one package.
type Generated struct {
	ImportPath string
	Dir        string
	// Kernels are the names of the kernels.
	Kernels []string
	// Diags are the messages about the source. If they hold errors, there is
	// no artifact, and LoadKernels of the generated file returns an error.
	Diags diag.List
	// Changed are the base names of the files that were written, or would
	// have been, and Removed those of the form that the artifact has no longer, or of kernels
	// that are gone.
	Changed, Removed []string
	// Manifest and IR are the artifact; nil if there is none.
	Manifest *manifest.Manifest
	IR       []byte
	// Program prints the compiler's own form of the kernels, from which IR was made.
	Program fmt.Stringer
	// Unchecked is as in compiler.Package.
	Unchecked []compiler.Unchecked

	stub *stub
	text []byte // the manifest's file
	// archive is the file of both if that is the artifact's form.
	archive  []byte
	leftOver []output
	made     []output // all files of the artifact
}

// ErrNoKernels says that a package holds no kernels.
var ErrNoKernels = errors.New("no kernels: mark a function of the package with //gpu:kernel, and give it t *gpu.Thread as its first parameter")

// Generate compiles the kernels of the package that pattern names and writes
// beside them the artifact and the typed launch methods. Files that do not
// change are not touched. An error is about the environment; what is wrong with
// the source is in the result's Diags, and the launch methods are written all
// the same where the kernels' signatures are right, so that the program that
// uses them still type-checks. Of a package that has no kernels any more, what was
// generated is removed.
func Generate(ctx context.Context, opts Options, pattern string) (*Generated, error) {
	if opts.Debug && opts.Sanitize {
		return nil, errors.New("kernels for a debugger cannot look for mistakes too: a breakpoint would fall into the code that looks; leave out -debug or -sanitize")
	}
	pkg, err := compiler.Compile(ctx, opts.compilerOptions(pattern))
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err() // the go command says that it was killed
		}
		return nil, err
	}
	g := &Generated{ImportPath: pkg.ImportPath, Dir: pkg.Dir, Diags: pkg.Diags, Kernels: []string{}, Unchecked: pkg.Unchecked}
	defer func() { g.Diags = withoutConsequences(g.Diags) }()
	if len(pkg.Kernels) == 0 {
		if pkg.Diags.HasErrors() {
			return g, nil
		}
		return g, g.clear(opts)
	}
	for _, k := range pkg.Kernels {
		g.Kernels = append(g.Kernels, k.Name())
	}
	s, err := newStub(pkg)
	if err != nil && g.Diags.HasErrors() {
		return g, nil // a file that does not parse
	}
	if err != nil {
		return nil, err
	}
	outs, err := g.outputs(pkg, s, opts.Form)
	if err != nil {
		return nil, fmt.Errorf("generate kernels of %s: %w", pkg.ImportPath, err)
	}
	g.made = slices.DeleteFunc(slices.Clone(outs), func(o output) bool { return o.Gone })
	if err := g.write(opts, outs); err != nil {
		return nil, fmt.Errorf("generate kernels of %s: %w", pkg.ImportPath, err)
	}
	return g, nil
}

// write writes files, or says in a dry run what would change.
func (g *Generated) write(opts Options, outs []output) error {
	put := writeAll
	if opts.DryRun {
		put = changed
	}
	diff, err := put(g.Dir, outs)
	g.note(diff)
	if !opts.DryRun && len(diff) > 0 && opts.listing != nil {
		opts.listing.packages = nil // others may import what was written
	}
	return err
}

// clear removes what was generated for a package that has no kernels any more. Where there is nothing,
// it returns ErrNoKernels.
func (g *Generated) clear(opts Options) error {
	var outs []output
	for _, name := range []string{StubFile, IRFile, ManifestFile, ArchiveFile} {
		outs = append(outs, output{Name: name, Gone: true})
	}
	if err := g.write(opts, outs); err != nil || len(g.Removed) > 0 {
		return err
	}
	return fmt.Errorf("package %s: %w", g.ImportPath, ErrNoKernels)
}

// note notes which files changed.
func (g *Generated) note(diff []output) {
	for _, o := range diff {
		if o.Gone {
			g.Removed = append(g.Removed, o.Name)
		} else {
			g.Changed = append(g.Changed, o.Name)
		}
	}
}

// withoutConsequences leaves out what is wrong with the generated file where
// something is wrong with the user's files: it follows from them.
func withoutConsequences(diags diag.List) diag.List {
	ours := func(d diag.Diagnostic) bool { return filepath.Base(d.Pos.Filename) == StubFile }
	if !slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Severity == diag.Error && !ours(d) }) {
		return diags
	}
	var left diag.List
	for _, d := range diags {
		// A line that continues one about the generated file begins with a tab.
		if !ours(d) && !strings.HasPrefix(d.Msg, "\tother declaration of ") {
			left = append(left, d)
		}
	}
	return left
}

// compilerOptions hands the compiler a stub to type-check the package with,
// which may use LoadKernels before it was ever generated.
func (o Options) compilerOptions(pattern string) compiler.Options {
	opts := compiler.Options{
		Dir: o.Dir, Env: o.Env, Pattern: pattern, Tags: o.Tags, Overlay: o.Overlay,
		Config: o.Config, Extern: o.Extern,
		Stub: func(pkg *compiler.Package) ([]byte, error) {
			if pkg.Types.Name() == "" {
				return nil, nil // no file but a generated one is left
			}
			s, err := newStub(pkg)
			if err != nil {
				return nil, err
			}
			src, err := s.generate()
			if bad := (signatureErrors)(nil); errors.As(err, &bad) {
				err = nil // outputs reports them, with all else
			}
			return src, err
		},
		StubImports: []string{runtimePath, gpuPath, shmemPath, "embed", "errors"},
	}
	if o.listing != nil {
		opts.Listing = o.listing.packages
	}
	return opts
}

// outputs returns the files to write. Names that clash and parameters that no
// launch method can take become diagnostics, and then there are none: a file
// that does not compile helps nobody.
func (g *Generated) outputs(pkg *compiler.Package, s *stub, form Form) ([]output, error) {
	if s.conflicts(pkg, &g.Diags) {
		return nil, nil
	}
	if !g.Diags.HasErrors() {
		if pkg.Manifest == nil {
			return nil, errors.New("internal error: the compiler reported success, but returned no manifest")
		}
		g.Manifest, g.IR, g.Program, g.stub = pkg.Manifest, pkg.IR, pkg.Program(), s
		if err := g.describe(s, form); err != nil {
			return nil, err
		}
	} else {
		s.Failed = fmt.Sprintf("the kernels of %s did not compile when %s was generated; run gpuc generate", pkg.ImportPath, StubFile)
	}
	src, err := s.generate()
	var bad signatureErrors
	if errors.As(err, &bad) {
		for _, b := range bad {
			g.Diags.Errorf(pkg.Fset.Position(b.Param.Pos()), "%s", b.Error())
		}
		g.Diags.Sort()
		g.Manifest, g.IR = nil, nil
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if g.Manifest == nil {
		return []output{{Name: StubFile, Data: src}}, nil
	}
	return append(g.artifact(src), g.leftOver...), nil
}

// describe takes from the manifest of a package in dir what the generated file repeats, and returns
// the manifest's file.
func (s *stub) describe(dir string, m *manifest.Manifest) ([]byte, error) {
	text, err := m.Encode()
	if err != nil {
		return nil, err
	}
	s.Checksum, s.Signatures = m.Checksum, map[string]string{}
	for i := range m.Kernels {
		s.Signatures[m.Kernels[i].Name] = m.Kernels[i].Signature()
	}
	for _, src := range m.Sources {
		s.Sources = append(s.Sources, sourceOf(dir, src))
	}
	return text, nil
}

// newStub reads what the stub needs from the kernels' files.
func newStub(pkg *compiler.Package) (*stub, error) {
	var files []string
	for _, k := range pkg.Kernels {
		if f := pkg.Fset.Position(k.Pos()).Filename; !slices.Contains(files, f) {
			files = append(files, f)
		}
	}
	info, err := readSources(files)
	if err != nil {
		return nil, err
	}
	s := &stub{Pkg: pkg.Types, Kernels: pkg.Kernels, Docs: info.Docs, Constraint: info.Constraint}
	for _, name := range pkg.Types.Scope().Names() {
		if !inStub(pkg, name) {
			s.Declared = append(s.Declared, name)
		}
	}
	return s, nil
}

func inStub(pkg *compiler.Package, name string) bool {
	return filepath.Base(declared(pkg, name).Filename) == StubFile
}

func declared(pkg *compiler.Package, name string) token.Position {
	return pkg.Fset.Position(pkg.Types.Scope().Lookup(name).Pos())
}

// conflicts reports names that both the package and the generated file declare,
// and whether there are any.
func (s *stub) conflicts(pkg *compiler.Package, diags *diag.List) (found bool) {
	for _, name := range s.fixedNames() {
		if slices.Contains(s.Declared, name) {
			found = true
			diags.Errorf(declared(pkg, name), "%s is the name of something that gpuc generates in %s; rename this one", name, StubFile)
		}
	}
	diags.Sort()
	return found
}

// The files that Generate writes beside the kernels: the first, and either the next two
// or one that holds both compressed.
const (
	StubFile     = "gpuc_kernels.go"
	IRFile       = "gpuc_kernels.ll"
	ManifestFile = "gpuc_kernels.json"
	ArchiveFile  = "gpuc_kernels.zst"
)

// Import paths that generated code and the discovery of kernels refer to.
const (
	modulePath  = "github.com/gpuc-go/gpuc"
	gpuPath     = modulePath + "/dsl/gpu"
	shmemPath   = modulePath + "/dsl/shmem"
	runtimePath = modulePath + "/runtime"
	// registryPath is the package that knows for which transports an executable has kernels.
	registryPath = modulePath + "/internal/transport/registry"
)
