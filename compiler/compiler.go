// Package compiler turns the kernels of a Go package into portable NVVM IR and
// a manifest: load, subset, lower, passes, NVVM IR. It needs no GPU and no
// NVIDIA library, and imports nothing of the runtime.
//
// The bounds check and the other checks that Go makes go through it as instructions of
// their own:
//
//   - emitted by internal/lower/slice.go (bounds), internal/lower/memory.go (nil),
//     internal/lower/arith.go (division and shifts) and internal/lower/shmem_check.go
//     (operands of communication);
//   - proved and removed by internal/passes/checkelim.go, moved to a test before a loop
//     by internal/passes/loopversion.go, brought together by internal/passes/checkgroup.go;
//   - made branches by internal/nvvmir/checkbranch.go, with the report of
//     internal/nvvmir/fail.go;
//   - those that are left are read back from the IR by internal/build/stats.go.
//
// The IR and the manifest depend on the source alone: the same source gives the
// same bytes, wherever it lies, unless they are made for a debugger. Start reading at Compile.
package compiler

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/host"
	"github.com/gpuc-go/gpuc/compiler/internal/instrument"
	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/lower"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/nvvmir"
	"github.com/gpuc-go/gpuc/compiler/internal/passes"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Options say what to compile and how.
type Options struct {
	// Dir is the directory in which Pattern is resolved; empty is the
	// current one.
	Dir string
	// Pattern names one package, as for the go command; empty is ".".
	Pattern string
	// Env is the environment of the go command; nil is that of the process.
	Env []string
	// Overlay replaces the content of files, by absolute path.
	Overlay map[string][]byte
	// Tags are build tags.
	Tags []string
	// Config goes into the manifest as it is, but for Transport, which only kernels that
	// communicate have.
	manifest.Config
	// Extern are files with device code for functions under //gpu:extern that
	// name none.
	Extern []string
	// Stub returns the text of the generated file that launches the kernels
	// of p, of which Types and Kernels are set, so that code which uses it
	// type-checks. It may be nil.
	Stub func(p *Package) ([]byte, error)
	// StubImports are the import paths that the generated file may use.
	StubImports []string
	// Listing is what List said of the package and others; it may be nil.
	Listing *Listing
	// Verify checks the compiler's own invariants after every pass.
	Verify bool
}

// Package is a compiled package.
type Package struct {
	ImportPath, Dir, Name string
	Types                 *types.Package
	// Fset has the positions of Types and Kernels.
	Fset *token.FileSet
	// Kernels are the kernels with a valid signature, in source order, also
	// when something else is wrong.
	Kernels []*types.Func
	// Manifest and IR are nil if Diags has errors.
	Manifest *manifest.Manifest
	IR       []byte
	// Unchecked are the functions under //gpu:unchecked that the kernels call, but for those of the kernel
	// language.
	Unchecked []Unchecked
	// program is the lowered form behind IR.
	program *mir.Program
	// Diags is what is wrong with the source, sorted.
	Diags diag.List
}

// Unchecked is a function under //gpu:unchecked.
type Unchecked struct {
	File string `json:"file"` // with the last element of its directory
	Line int    `json:"line"`
	Func string `json:"func"`
}

// uncheckedOf returns the functions under //gpu:unchecked among those that kernels reach, in order.
func uncheckedOf(prog *load.Program, reached []*ssa.Function) (all []Unchecked) {
	for _, fn := range reached {
		path, name := subset.FuncName(fn)
		if fn.Parent() != nil || !prog.Directives.Of(fn).Unchecked || fault.ReportedAtCall(path) {
			continue
		}
		at := prog.Fset.Position(fn.Pos())
		all = append(all, Unchecked{filepath.Join(filepath.Base(filepath.Dir(at.Filename)), filepath.Base(at.Filename)), at.Line, name})
	}
	slices.SortFunc(all, func(a, b Unchecked) int { return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	return slices.Compact(all) // instances of a generic function
}

// Program prints the lowered form behind IR; nil if there is none.
func (p *Package) Program() fmt.Stringer {
	if p.program == nil {
		return nil
	}
	return p.program
}

// Param describes a kernel's parameter of type t as the manifest does, or says why
// there is none.
func Param(t types.Type) (manifest.Param, error) {
	return load.Param("", t, (*types.Package).Name)
}

// Listing is what the go command says of several packages, which may be asked once for all.
type Listing = load.Listing

// List asks the go command about the packages with the given import paths. The result goes
// to the same options with one of these paths as the pattern, as long as no source of
// them changes.
func List(ctx context.Context, opts Options, paths []string) (*Listing, error) {
	return load.List(ctx, opts.load(), paths)
}

func (opts *Options) load() load.Config {
	return load.Config{
		Dir: opts.Dir, Pattern: opts.Pattern, Env: opts.Env, Overlay: opts.Overlay, Tags: opts.Tags,
		Extern: opts.Extern, Stub: stub(*opts), StubImports: opts.StubImports, Listing: opts.Listing, Debug: opts.Debug,
	}
}

// Compile compiles one package. The error is about the environment: a package
// that does not exist, a go command that fails. What is wrong with the source
// is in Diags.
func Compile(ctx context.Context, opts Options) (*Package, error) {
	l, err := load.New(ctx, opts.load())
	if err != nil {
		return nil, err
	}
	return compile(ctx, l, opts)
}

func compile(ctx context.Context, l *load.Loader, opts Options) (pkg *Package, err error) {
	pkg = &Package{Dir: l.Dir()}
	defer func() {
		if r := recover(); r != nil {
			// A bug of ours must not cost the user more than this package.
			pkg.Manifest, pkg.IR, pkg.program = nil, nil, nil
			pkg.Diags.Errorf(token.Position{Filename: l.Dir(), Line: 1}, "internal compiler error: %v; please report it with the source", r)
			err = nil
		}
	}()
	prog, res, err := frontEnd(ctx, l)
	if err != nil {
		return nil, err
	}
	pkg.set(prog.Package)
	pkg.Diags = prog.Diags
	pkg.Diags = append(pkg.Diags, res.Diags...)
	pkg.Diags = append(pkg.Diags, subset.Unreached(prog, res)...)
	if prog.SSA != nil {
		pkg.Diags = append(pkg.Diags, CheckHost(prog.Fset, prog.RootFiles(), prog.Info(prog.Types))...)
		pkg.lower(prog, res, opts)
		pkg.Unchecked = uncheckedOf(prog, res.Reached)
	}
	pkg.Diags = slices.DeleteFunc(pkg.Diags, prog.Directives.Ignores)
	pkg.Diags.Sort()
	if pkg.Diags.HasErrors() {
		pkg.Manifest, pkg.IR, pkg.program = nil, nil, nil
	}
	return pkg, nil
}

func stub(opts Options) func(*load.Package) ([]byte, error) {
	if opts.Stub == nil {
		return nil
	}
	return func(lp *load.Package) ([]byte, error) {
		if lp.Types == nil {
			return nil, nil
		}
		p := &Package{}
		p.set(lp)
		return opts.Stub(p)
	}
}

func (p *Package) set(lp *load.Package) {
	p.ImportPath, p.Dir, p.Name, p.Types, p.Fset = lp.ImportPath, lp.Dir, lp.Name, lp.Types, lp.Fset
	p.Kernels = nil
	for _, k := range lp.Kernels {
		p.Kernels = append(p.Kernels, k.Func)
	}
}

// frontEnd loads the package and judges it, reading more packages as source as
// long as calls into them turn up.
func frontEnd(ctx context.Context, l *load.Loader) (*load.Program, subset.Result, error) {
	for {
		prog, err := l.Build(ctx)
		if err != nil || prog.SSA == nil {
			return prog, subset.Result{}, err
		}
		res := check(prog)
		if !l.AddSource(res.Missing) {
			return prog, res, nil
		}
	}
}

// check judges the functions that the kernels reach.
func check(prog *load.Program) subset.Result {
	return subset.Check(prog, func(fn *ssa.Function) bool {
		return lower.Known(fn) || prog.Extern(fn) != nil || prog.Directives.Of(fn).Emulator
	})
}

// lower makes the IR and the manifest.
func (p *Package) lower(prog *load.Program, res subset.Result, opts Options) {
	m := lower.Lower(prog, lower.Options{Config: opts.Config, Tables: res.Tables}, &p.Diags)
	if m == nil || p.Diags.HasErrors() {
		p.lookAtOthers(prog, opts)
		return
	}
	p.emit(prog, m, opts)
	if p.Manifest != nil {
		p.Manifest.Sources = sources(prog, res, p.Manifest.Units)
	}
}

// lookAtOthers takes the kernels without errors through the rest of the compiler
// for what it finds wrong with them, so that a user sees everything at once. What
// becomes of them is dropped.
func (p *Package) lookAtOthers(prog *load.Program, opts Options) {
	for _, k := range prog.Kernels {
		alone, pkg := *prog, *prog.Package
		pkg.Kernels = []*load.Kernel{k}
		alone.Package = &pkg
		res := check(&alone)
		diags := res.Diags
		m := lower.Lower(&alone, lower.Options{Config: manifest.Config{NoChecks: opts.NoChecks}, Tables: res.Tables}, &diags)
		if m == nil || diags.HasErrors() {
			continue // said already
		}
		one := &Package{ImportPath: p.ImportPath, Dir: p.Dir}
		one.emit(&alone, m, opts)
		p.Diags = append(p.Diags, one.Diags...)
	}
}

// emit makes the IR and the manifest of what was lowered, without the sources.
func (p *Package) emit(prog *load.Program, m *mir.Program, opts Options) {
	p.program = m
	var found diag.List
	following := host.Streams(prog.RootFiles(), prog.Info(prog.Types), load.RuntimePath)
	for _, k := range m.Kernels {
		k.Following = following[k.Info.Name]
	}
	todo := passes.Options{Config: opts.Config, Verify: opts.Verify, Diags: &found}
	if opts.Sanitize {
		var err error
		if todo.Hooks, err = hooks(opts); err != nil {
			p.internal(prog, fmt.Errorf("compile the hooks of the sanitizer: %w", err))
			return
		}
	}
	if err := passes.Run(m, todo); err != nil {
		p.internal(prog, err)
		return
	}
	for _, d := range found {
		d.Pos = prog.SourcePosition(d.Pos)
		for i, c := range d.Calls {
			d.Calls[i] = prog.SourcePosition(c)
		}
		p.Diags = append(p.Diags, d)
	}
	ir, err := nvvmir.Emit(m, opts.Config)
	if err != nil {
		p.internal(prog, err)
		return
	}
	p.IR = ir
	p.Manifest = p.manifest(prog, opts)
}

// internal reports a bug of the compiler.
func (p *Package) internal(prog *load.Program, err error) {
	at, msg := token.Position{Filename: p.Dir, Line: 1}, strings.TrimSpace(err.Error())
	var e *nvvmir.InternalError
	if errors.As(err, &e) {
		at, msg = prog.SourcePosition(e.Pos), e.Msg
	}
	p.Diags.Errorf(at, "internal compiler error: %s; please report it with the source", msg)
}

func (p *Package) manifest(prog *load.Program, opts Options) *manifest.Manifest {
	m := &manifest.Manifest{
		Version: manifest.Version, Package: p.ImportPath, IRHash: manifest.Hash(p.IR),
		Kernels: []manifest.Kernel{}, Sites: slices.Clone(p.program.Sites), Config: opts.Config,
	}
	for i := range m.Sites {
		m.Sites[i].File = prog.FileName(m.Sites[i].File)
	}
	for _, x := range p.program.Externs {
		m.Externs = append(m.Externs, x.Info)
		if i := slices.IndexFunc(m.Units, func(u manifest.Unit) bool { return u.File == x.Unit.File }); i >= 0 {
			m.Units[i].Transport = cmp.Or(m.Units[i].Transport, x.Unit.Transport)
		} else {
			m.Units = append(m.Units, x.Unit)
		}
	}
	slices.SortFunc(m.Units, func(a, b manifest.Unit) int { return strings.Compare(a.File, b.File) })
	for i, k := range p.program.Kernels {
		if k.Info.SharedBytes > arch.StaticShared {
			p.Diags.Errorf(prog.Fset.Position(prog.Kernels[i].Func.Pos()), "kernel %s uses %d bytes of static shared memory; a block has %d; %s",
				k.Info.Name, k.Info.SharedBytes, arch.StaticShared, lower.MoreShared)
		}
		m.Kernels = append(m.Kernels, k.Info)
	}
	if !m.Shmem() {
		m.Transport = ""
	}
	return m
}

// sources lists the files of the package that the kernels depend on.
func sources(prog *load.Program, res subset.Result, units []manifest.Unit) []manifest.Source {
	var list []manifest.Source
	for _, f := range prog.DependsOn(res.Reached) {
		list = append(list, manifest.Source{File: f.Base(), Hash: manifest.Hash(f.Content)})
	}
	for _, x := range prog.Externs {
		// The generated file can embed those beside it alone.
		used := slices.ContainsFunc(units, func(u manifest.Unit) bool { return u.File == filepath.Base(x.Path) })
		if src := (manifest.Source{File: filepath.Base(x.Path), Hash: manifest.Hash(x.Content)}); used && filepath.Dir(x.Path) == prog.Dir && !slices.Contains(list, src) {
			list = append(list, src)
		}
	}
	slices.SortFunc(list, func(a, b manifest.Source) int { return strings.Compare(a.File, b.File) })
	return list
}

// hooks returns the hooks of the sanitizer, compiled from their source, as what a user has imported is. Their indices are not checked: one of them stands
// for all memory.
func hooks(opts Options) (*mir.Program, error) {
	ctx := context.Background()
	l, err := load.New(ctx, load.Config{Dir: opts.Dir, Pattern: instrument.Hooks, Env: opts.Env})
	if err != nil {
		return nil, err
	}
	prog, res, err := frontEnd(ctx, l)
	if err != nil {
		return nil, err
	}
	diags := append(prog.Diags, res.Diags...)
	unchecked := manifest.Config{NoChecks: true}
	out := lower.Lower(prog, lower.Options{Config: unchecked, Tables: res.Tables}, &diags)
	var found diag.List
	if out != nil {
		err = passes.Run(out, passes.Options{Config: unchecked, Verify: opts.Verify, Diags: &found})
	}
	for _, d := range diags {
		if d.Severity == diag.Error {
			err = errors.Join(err, fmt.Errorf("%s", d))
		}
	}
	if err == nil && out == nil {
		err = errors.New("they have errors")
	}
	return out, err
}
