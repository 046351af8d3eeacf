package load

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"golang.org/x/tools/go/packages"
)

// Listing is what the go command says of several packages and of all that they import. One
// that is shared asks it twice for all of them, and not twice for each. It is of the files as
// they were, so a package that changes makes it obsolete.
type Listing struct {
	roots, deps map[string]*packages.Package
}

// List lists the packages with the given import paths. Dir, Env, Overlay, Tags and
// StubImports must be those of the configurations that get the result.
func List(ctx context.Context, cfg Config, paths []string) (*Listing, error) {
	roots, err := packages.Load(cfg.packages(ctx, rootMode|packages.NeedImports), paths...)
	if err != nil {
		return nil, fmt.Errorf("list packages: %w", err)
	}
	imports := map[string]bool{}
	for _, p := range cfg.StubImports {
		imports[p] = true
	}
	for _, r := range roots {
		for p := range r.Imports {
			imports[p] = true
		}
	}
	deps, err := packages.Load(cfg.packages(ctx, depsMode), slices.Sorted(maps.Keys(imports))...)
	if err != nil {
		return nil, fmt.Errorf("list imports: %w", err)
	}
	l := &Listing{map[string]*packages.Package{}, map[string]*packages.Package{}}
	for _, r := range roots {
		l.roots[r.PkgPath] = r
	}
	for _, d := range deps {
		l.deps[d.PkgPath] = d
	}
	return l, nil
}

// root returns the package that pattern names, or nil.
func (l *Listing) root(pattern string) *packages.Package {
	if l == nil {
		return nil
	}
	return l.roots[pattern]
}

// imported returns the packages with the given import paths, or false if not all are listed.
func (l *Listing) imported(paths []string) ([]*packages.Package, bool) {
	if l == nil {
		return nil, false
	}
	pkgs := make([]*packages.Package, len(paths))
	for i, p := range paths {
		if pkgs[i] = l.deps[p]; pkgs[i] == nil {
			return nil, false
		}
	}
	return pkgs, true
}

// What is asked of the package of kernels, and of what it imports.
const (
	rootMode = packages.NeedName | packages.NeedFiles | packages.NeedModule
	depsMode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedModule |
		packages.NeedImports | packages.NeedDeps | packages.NeedExportFile
)

func (cfg *Config) packages(ctx context.Context, mode packages.LoadMode) *packages.Config {
	return &packages.Config{Context: ctx, Dir: cfg.Dir, Env: cfg.Env, Overlay: cfg.Overlay, BuildFlags: buildFlags(*cfg), Mode: mode}
}
