package build

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/store/tempdir"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
	"github.com/gpuc-go/gpuc/ltoir"
)

// ProgramOptions say how an executable is built.
type ProgramOptions struct {
	Options
	// Out is where the executable goes, as for go build -o; empty leaves it
	// to the go command.
	Out string
	// Archs are the architectures to make machine code for; with none, the
	// program compiles its kernels at its first start.
	Archs []arch.Target
	// Toolchain and Cache are used if there are any Archs.
	Toolchain *toolchain.Toolchain
	Cache     *cache.Cache
	// Progress, if set, is told about steps that may take over a second.
	Progress func(msg string)
}

// Program is an executable that was built, or the reasons why it was not.
type Program struct {
	// Packages are the packages with kernels in it. If the Diags of any of
	// them hold errors, there is no executable.
	Packages []*Generated
	// Cubins describe the machine code inside.
	Cubins []Cubin
	// LeftOut says which transports there is no machine code for, and why.
	LeftOut []string
}

// Cubin describes the machine code of one package for one architecture.
type Cubin struct {
	Package string      `json:"package"`
	Arch    arch.Target `json:"arch"`
	Bytes   int         `json:"bytes"`
	// Transport is that of ltoir.Result.
	Transport string `json:"transport,omitempty"`
	Cached    bool   `json:"cached"`
	// Lacks is what the kernels do without on this architecture, while code for one of its variants
	// would have it. It is empty if the executable has code for that variant too.
	Lacks  []manifest.Lack `json:"lacks,omitempty"`
	Stages []ltoir.Stage   `json:"stages,omitempty"`
}

// Failed reports whether there is no executable because of the source.
func (p *Program) Failed() bool {
	return slices.ContainsFunc(p.Packages, func(g *Generated) bool { return g.Diags.HasErrors() })
}

// BuildProgram generates the kernels of the command that pattern names, and of all packages that it
// imports, and builds it, or with Test the tests of a package. Machine code made ahead of time, kernels
// that are not compiled as usual, and generated files of packages outside the main module reach the go
// command as an overlay: nothing of them stays on disk.
func BuildProgram(ctx context.Context, opts ProgramOptions, pattern string) (*Program, error) {
	if opts.Progress == nil {
		opts.Progress = func(string) {}
	}
	main, kernels, err := opts.Go.Program(ctx, pattern)
	if err != nil {
		return nil, err
	}
	paths := make([]string, len(kernels))
	for i, k := range kernels {
		paths[i] = k.ImportPath
	}
	if opts.Options, err = opts.Options.Listing(ctx, paths); err != nil {
		return nil, err
	}
	p := &Program{}
	known := len(opts.Archs) == 0 && len(opts.Overlay) == 0 // machine code is made of the artifact
	var compiler []byte
	if known {
		if compiler, err = opts.Go.compilerBuild(ctx); err != nil {
			return nil, err
		}
	}
	var fixed []*Generated // of packages whose files stay as they are
	for i := range kernels {
		k, o := &kernels[i], opts.Options
		var key cache.Key
		if known {
			if key, err = o.key(compiler, k); err != nil {
				return nil, err
			}
			if g := unchanged(opts.Cache, key, k); g != nil {
				p.Packages = append(p.Packages, g)
				continue
			}
		}
		opts.Progress("compiling the kernels of " + k.ImportPath)
		o.DryRun = !k.Editable || o.Config != manifest.Config{}
		// A package is loaded from its own directory only if it belongs to
		// the module at hand; others are known there by import path.
		g, err := Generate(ctx, o, k.ImportPath)
		if err != nil {
			return nil, err
		}
		if len(g.Kernels) == 0 && !g.Diags.HasErrors() {
			continue // they are gone, and so is what was generated
		}
		p.Packages = append(p.Packages, g)
		if known {
			g.keep(opts.Cache, key)
		}
		if o.DryRun && len(g.Changed) > 0 {
			fixed = append(fixed, g)
		}
	}
	if p.Failed() {
		return p, nil
	}
	ov, err := newOverlay()
	if err != nil {
		return nil, err
	}
	defer ov.remove()
	for _, g := range fixed {
		if err := ov.addArtifact(g, nil); err != nil {
			return nil, err
		}
	}
	ts, err := opts.transports()
	if err != nil {
		return nil, err
	}
	if len(opts.Archs) > 0 {
		if ts, err = p.addCubins(ctx, opts, ts, ov); err != nil {
			return nil, err
		}
	}
	if len(ts) < len(registry.Families()) && main.registry != "" {
		if err := ov.add(filepath.Join(main.registry, registry.BuiltFile), registry.Built(ts)); err != nil {
			return nil, err
		}
	}
	file, err := ov.file()
	if err != nil {
		return nil, err
	}
	opts.Progress("building " + main.ImportPath)
	return p, opts.Go.build(ctx, opts.Out, file, pattern)
}

// transports returns those by which the kernels can communicate.
func (opts *ProgramOptions) transports() ([]*transport.Transport, error) {
	if opts.Config.Transport == "" {
		return registry.Families(), nil
	}
	t, err := registry.Lookup(opts.Config.Transport)
	return []*transport.Transport{t}, err
}

// present returns those of the transports whose device library the toolchain can build, and notes why the
// others are left out. It is an error if that is all.
func (p *Program) present(tc *toolchain.Toolchain, list []*transport.Transport) (there []*transport.Transport, err error) {
	for _, t := range list {
		need := tc.Need(t.Use)
		switch missing := (*toolchain.NotFoundError)(nil); {
		case need == nil:
			there = append(there, t)
		case errors.As(need, &missing):
			p.LeftOut = append(p.LeftOut, fmt.Sprintf("no machine code for %s: %s", t.Title, missing.Line()))
			err = cmp.Or(err, need)
		default:
			return nil, need
		}
	}
	if len(there) > 0 {
		err = nil
	}
	return there, err
}

// callable reports whether the device code of the package calls functions of no other transport.
func (g *Generated) callable(t *transport.Transport) bool {
	return !slices.ContainsFunc(g.Manifest.Units, func(u manifest.Unit) bool { return u.Transport != "" && u.Transport != t.Family() })
}

// addCubins makes the machine code of every package for every architecture and, if its kernels
// communicate, every transport. It returns the transports for which all packages have machine code.
func (p *Program) addCubins(ctx context.Context, opts ProgramOptions, list []*transport.Transport, ov *overlay) ([]*transport.Transport, error) {
	if len(p.Packages) == 0 {
		return nil, errors.New("the program and the packages that it imports hold no kernels, so there is nothing to compile for a GPU; leave out -arch")
	}
	// What cannot be built is said before minutes of compiling.
	var errs []error
	communicates := false
	for _, g := range p.Packages {
		communicates = communicates || g.Manifest.Shmem()
		for _, a := range opts.Archs {
			errs = append(errs, g.fits(a))
		}
	}
	err := errors.Join(errs...)
	if err == nil && communicates {
		list, err = p.present(opts.Toolchain, list)
	}
	if err != nil {
		return nil, err
	}
	common := slices.Clone(list)
	for _, g := range p.Packages {
		by := []*transport.Transport{nil}
		if g.Manifest.Shmem() {
			if by = slices.DeleteFunc(slices.Clone(list), func(t *transport.Transport) bool { return !g.callable(t) }); len(by) == 0 {
				by = list // which is an error
			}
			common = slices.DeleteFunc(common, func(t *transport.Transport) bool { return !slices.Contains(by, t) })
		}
		if err := p.addPackage(ctx, opts, g, by, ov); err != nil {
			return nil, err
		}
	}
	if len(common) == 0 {
		return list, nil // a job says which package it cannot load
	}
	return common, nil
}

// addPackage makes the machine code of a package for every architecture and transport.
func (p *Program) addPackage(ctx context.Context, opts ProgramOptions, g *Generated, by []*transport.Transport, ov *overlay) error {
	var files []cubinFile
	for _, a := range opts.Archs {
		lacks := slices.DeleteFunc(g.Manifest.Lacks(a), func(l manifest.Lack) bool { return slices.Contains(opts.Archs, l.Use) })
		for _, t := range by {
			name := "gpuc_kernels_" + a.String()
			if t != nil {
				name += "_" + t.Name
			}
			opts.Progress(fmt.Sprintf("compiling the kernels of %s for %s", g.ImportPath, a))
			res, err := g.cubin(ctx, opts.Toolchain, opts.Cache, a, t, opts.Progress)
			if err != nil {
				return err
			}
			p.Cubins = append(p.Cubins, Cubin{g.ImportPath, a, len(res.Image), res.Transport, res.CacheHit, lacks, res.Stages})
			if err := ov.add(filepath.Join(g.Dir, name+".cubin"), res.Image); err != nil {
				return err
			}
			sum := manifest.CubinChecksum(g.Manifest.Checksum, a.SM(), res.Transport, res.Image)
			files = append(files, cubinFile{name + ".cubin", a.SM(), res.Transport, sum})
			lacks = nil // said once
		}
	}
	return ov.addArtifact(g, files)
}

// fits returns an error if a kernel needs what the target does not have.
func (g *Generated) fits(a arch.Target) error {
	if err := g.Manifest.Fits(a); err != nil {
		return fmt.Errorf("build kernels of %s for %s: %w", g.ImportPath, a, err)
	}
	return nil
}

// Cubin makes the package's machine code for an architecture, by the transport of its manifest.
func (g *Generated) Cubin(ctx context.Context, tc *toolchain.Toolchain, c *cache.Cache, a arch.Target, progress func(string)) (*ltoir.Result, error) {
	t, err := registry.Lookup(g.Manifest.Transport)
	if err != nil {
		return nil, err
	}
	return g.cubin(ctx, tc, c, a, t, progress)
}

func (g *Generated) cubin(ctx context.Context, tc *toolchain.Toolchain, c *cache.Cache, a arch.Target, t *transport.Transport, progress func(string)) (*ltoir.Result, error) {
	return ltoir.Build(ctx, tc, c, ltoir.Request{
		IR: g.IR, Manifest: g.Manifest, Arch: a, Transport: t, Progress: progress,
	})
}

// overlay collects files that the go command is to see in place of what is on
// disk (go help build: -overlay).
type overlay struct {
	dir     string
	remove  func()
	replace map[string]string
}

func newOverlay() (*overlay, error) {
	dir, remove, err := tempdir.Dir("build")
	if err != nil {
		return nil, err
	}
	return &overlay{dir, remove, map[string]string{}}, nil
}

// add lets the file at path have the given content.
func (o *overlay) add(path string, content []byte) error {
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	tmp := filepath.Join(o.dir, fmt.Sprintf("%d-%s", len(o.replace), filepath.Base(path)))
	o.replace[abs] = tmp
	return os.WriteFile(tmp, content, 0o600)
}

// addArtifact adds the artifact of g, with the given machine code.
func (o *overlay) addArtifact(g *Generated, cubins []cubinFile) error {
	s := *g.stub
	s.Cubins = cubins
	src, err := s.generate()
	if err != nil {
		return err
	}
	for _, out := range g.artifact(src) {
		if err := o.add(filepath.Join(g.Dir, out.Name), out.Data); err != nil {
			return err
		}
	}
	return nil
}

// file writes the overlay for the go command and returns its name; "" if it is
// empty.
func (o *overlay) file() (string, error) {
	if len(o.replace) == 0 {
		return "", nil
	}
	b, err := json.Marshal(struct{ Replace map[string]string }{o.replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(o.dir, "overlay.json")
	return name, os.WriteFile(name, b, 0o600)
}
