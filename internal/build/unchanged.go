package build

// This file knows packages whose generated files are what would be made now, without compiling them.

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// generatedKind is the kind of the cache's entries for packages that were compiled.
const generatedKind = "generated"

// made is what the cache keeps of a package: its kernels and the warnings about it, and the hashes of
// files by name: of device code that the package names, and of the generated files.
type made struct {
	Kernels        []string
	Diags          diag.List
	Units, Outputs map[string]string
}

// compilerBuild returns what tells this build of the compiler and the user's go command, with all that
// decides what it makes, from others.
func (g Go) compilerBuild(ctx context.Context) ([]byte, error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}
	self, err := os.ReadFile(exe)
	if err != nil {
		return nil, err
	}
	cmd, err := g.command("env", "-json", "GOVERSION", "GOROOT", "GOOS", "GOARCH", "GOAMD64", "GOARM64", "GOFLAGS", "GOEXPERIMENT", "CGO_ENABLED")
	if err != nil {
		return nil, err
	}
	env, err := outputOf(ctx, cmd, "ask the go command for its version")
	return append(env, manifest.Hash(self)...), err
}

// key returns the key of all that the generated files of a package depend on, but for device code.
func (o *Options) key(compilerBuild []byte, pkg *Package) (cache.Key, error) {
	config, err := json.Marshal(struct {
		manifest.Config
		Tags []string
		Form Form
	}{o.Config, o.Tags, o.Form})
	if err != nil {
		return cache.Key{}, err
	}
	h := cache.NewHasher("generated files").Bytes(compilerBuild).Bytes(config).String(pkg.ImportPath).String(pkg.Dir)
	for _, file := range slices.Concat(pkg.sources, o.Extern) {
		if file == filepath.Join(pkg.Dir, StubFile) {
			continue // which the compiler does not read
		}
		if !filepath.IsAbs(file) {
			file = filepath.Join(o.Dir, file)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return cache.Key{}, err
		}
		info, err := os.Lstat(file) // links are not embedded
		if err != nil {
			return cache.Key{}, err
		}
		h.String(file).String(info.Mode().Type().String()).Bytes(text)
	}
	return h.Key(), nil
}

// unchanged returns the package without its artifact if its generated files are those that would be
// made now, and otherwise nil.
func unchanged(c *cache.Cache, key cache.Key, pkg *Package) *Generated {
	var m made
	text, ok := c.Get(generatedKind, key)
	if !ok || json.Unmarshal(text, &m) != nil {
		return nil
	}
	for _, hashes := range []map[string]string{m.Units, m.Outputs} {
		for name, hash := range hashes {
			if text, err := os.ReadFile(filepath.Join(pkg.Dir, name)); err != nil || manifest.Hash(text) != hash {
				return nil
			}
		}
	}
	return &Generated{ImportPath: pkg.ImportPath, Dir: pkg.Dir, Kernels: m.Kernels, Diags: m.Diags}
}

// keep notes what was generated, so that unchanged finds it.
func (g *Generated) keep(c *cache.Cache, key cache.Key) {
	if g.Manifest == nil || g.Diags.HasErrors() || len(g.Removed) > 0 {
		return
	}
	m := made{Kernels: g.Kernels, Diags: g.Diags, Units: map[string]string{}, Outputs: map[string]string{}}
	for _, u := range g.Manifest.Units {
		text, err := os.ReadFile(filepath.Join(g.Dir, u.File))
		if err != nil || !bytes.Equal(text, u.Content()) {
			return // it comes from elsewhere
		}
		m.Units[u.File] = manifest.Hash(text)
	}
	for _, o := range g.made {
		m.Outputs[o.Name] = manifest.Hash(o.Data)
	}
	if text, err := json.Marshal(m); err == nil {
		c.Put(generatedKind, key, text)
	}
}
