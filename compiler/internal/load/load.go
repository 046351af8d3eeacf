// Package load reads a Go package of kernels, with the packages that its kernels
// can call, and builds go/ssa for them.
//
// Only what device code may come from is read as source: the package itself,
// the packages that reach dsl/, and those that a first look finds called. All
// other imports come from the export data that the go command keeps, which is
// what makes a warm load take a fraction of a second.
//
// The package does not judge what kernels do; compiler/internal/subset does. Start
// reading at New and (*Loader).Build.
package load

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// Import paths that the compiler knows.
const (
	ModulePath = "github.com/gpuc-go/gpuc"
	GPUPath    = ModulePath + "/dsl/gpu"
	ShmemPath  = ModulePath + "/dsl/shmem"
	TilePath   = ModulePath + "/dsl/tile"
	RawPath    = ShmemPath + "/raw"
	// RuntimePath is the package of the host.
	RuntimePath = ModulePath + "/runtime"
)

// StubFile is the name of the generated file beside the kernels. An existing one
// is never read: it may belong to other kernels than those in the source.
const StubFile = "gpuc_kernels.go"

// Config says what to load.
type Config struct {
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
	// Stub returns the text of StubFile for the kernels that were found, so
	// that code which uses it type-checks. It may be nil.
	Stub func(*Package) ([]byte, error)
	// Extern are files with device code for functions under //gpu:extern that
	// name none.
	Extern []string
	// StubImports are the import paths that such a file may use.
	StubImports []string
	// Debug has go/ssa note which values variables get (ssa.DebugRef).
	Debug bool
	// Listing may hold the package that Pattern names by its import path.
	Listing *Listing
}

// Loader holds what the go command said about the package and its imports.
type Loader struct {
	cfg  Config
	root *packages.Package
	deps map[string]*packages.Package
	// order lists deps, each after those it imports.
	order []*packages.Package
	// source is the set of import paths to read as source.
	source map[string]bool
	files  map[string][]byte
	made   *graph
	// imported is what the last Build has imported.
	imported *imported
}

// New asks the go command about the package. The error is about the
// environment or the pattern, not about the source.
func New(ctx context.Context, cfg Config) (*Loader, error) {
	cfg.Pattern = cmp.Or(cfg.Pattern, ".")
	if root := cfg.Listing.root(cfg.Pattern); root != nil && len(root.GoFiles) > 0 {
		return newLoader(cfg, root), nil
	}
	roots, err := packages.Load(cfg.packages(ctx, rootMode), cfg.Pattern)
	if err != nil {
		return nil, fmt.Errorf("load %s: %w", cfg.Pattern, err)
	}
	if len(roots) != 1 {
		var paths []string
		for _, r := range roots {
			paths = append(paths, r.PkgPath)
		}
		return nil, fmt.Errorf("load %s: matches %d packages, need one %s", cfg.Pattern, len(roots), paths)
	}
	root := roots[0]
	if len(root.GoFiles) == 0 {
		if len(root.Errors) > 0 {
			return nil, fmt.Errorf("load %s: %w", cfg.Pattern, listError(root.Errors))
		}
		return nil, fmt.Errorf("load %s: no Go files", cfg.Pattern)
	}
	return newLoader(cfg, root), nil
}

func newLoader(cfg Config, root *packages.Package) *Loader {
	return &Loader{cfg: cfg, root: root, source: map[string]bool{}, files: map[string][]byte{}}
}

func listError(errs []packages.Error) error {
	var out []error
	for _, e := range errs {
		out = append(out, errors.New(strings.TrimPrefix(strings.TrimSpace(e.Error()), "-: "))) // no position
	}
	return errors.Join(out...)
}

func buildFlags(cfg Config) []string {
	if len(cfg.Tags) == 0 {
		return nil
	}
	return []string{"-tags=" + strings.Join(cfg.Tags, ",")}
}

// Dir returns the directory of the package.
func (l *Loader) Dir() string { return filepath.Dir(l.root.GoFiles[0]) }

// Replace sets the content of a file of the package for the next Build. The
// package keeps the imports that were known to the first one.
func (l *Loader) Replace(file string, content []byte) {
	l.files[file] = content
	l.made = nil
}

// resolve asks the go command for the imports of the package's files.
func (l *Loader) resolve(ctx context.Context, imports []string) error {
	if len(imports) == 0 {
		l.deps = map[string]*packages.Package{}
		return nil
	}
	pkgs, listed := l.cfg.Listing.imported(imports)
	if !listed {
		var err error
		if pkgs, err = packages.Load(l.cfg.packages(ctx, depsMode), imports...); err != nil {
			return fmt.Errorf("load imports of %s: %w", l.root.PkgPath, err)
		}
	}
	l.deps = map[string]*packages.Package{}
	packages.Visit(pkgs, nil, func(p *packages.Package) {
		l.deps[p.PkgPath] = p
		l.order = append(l.order, p)
		if l.reachesDSL(p) {
			l.source[p.PkgPath] = true
		}
	})
	return l.missing()
}

// missing returns an error if the go command does not find packages that are imported, here or by
// imports. Nothing that the compiler could say would help then.
func (l *Loader) missing() error {
	var first *packages.Package
	others := 0
	for _, p := range l.order {
		switch {
		case len(p.Errors) == 0 || p.Dir != "" || len(p.GoFiles) > 0:
		case first == nil:
			first = p
		default:
			others++
		}
	}
	if first == nil {
		return nil
	}
	also := ""
	if others > 0 {
		also = fmt.Sprintf(", and %d more", others)
	}
	return fmt.Errorf("load %s: the go command does not find package %s, which it needs%s; go mod tidy adds what go.mod and go.sum lack\n%w",
		l.root.PkgPath, first.PkgPath, also, listError(first.Errors[:1]))
}

// reachesDSL reports whether p may hold device code of the user: whether it
// imports dsl/ without being part of gpuc's own floors. Imports of p have been
// visited.
func (l *Loader) reachesDSL(p *packages.Package) bool {
	for _, floor := range []string{"/dsl", "/runtime", "/internal"} {
		if p.PkgPath == ModulePath+floor || strings.HasPrefix(p.PkgPath, ModulePath+floor+"/") {
			return false
		}
	}
	for path := range p.Imports {
		if path == GPUPath || path == ShmemPath || l.source[path] {
			return true
		}
	}
	return false
}

// AddSource lets the next Build read the packages as source. It reports whether
// that is possible and new for any of them.
func (l *Loader) AddSource(paths []string) bool {
	added := false
	for _, p := range paths {
		d := l.deps[p]
		if d == nil || l.source[p] || len(d.CompiledGoFiles) == 0 {
			continue
		}
		l.source[p] = true
		added = true
	}
	return added
}

// rootFiles returns the package's Go files without StubFile, sorted.
func (l *Loader) rootFiles() []string {
	var files []string
	for _, f := range l.root.GoFiles {
		if filepath.Base(f) != StubFile && strings.HasSuffix(f, ".go") {
			files = append(files, f)
		}
	}
	slices.Sort(files)
	return files
}

// goListErrors turns errors of the go command about p into diagnostics.
func goListErrors(errs []packages.Error, diags *diag.List) {
	for _, e := range errs {
		if e.Kind == packages.ParseError || e.Kind == packages.TypeError {
			continue // reported by our own reading of the source
		}
		diags.Errorf(parsePos(e.Pos), "%s", e.Msg)
	}
}

// parsePos reads file:line:column as the go command prints it.
func parsePos(s string) token.Position {
	var p token.Position
	if s == "" || s == "-" {
		return p
	}
	parts := strings.Split(s, ":")
	for n := 0; n < 2 && len(parts) > 1; n++ {
		v, err := strconv.Atoi(parts[len(parts)-1])
		if err != nil {
			break
		}
		p.Column, p.Line = p.Line, v
		parts = parts[:len(parts)-1]
	}
	p.Filename = strings.Join(parts, ":")
	return p
}
