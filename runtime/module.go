package gpurt

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
)

// Artifact is what generated code embeds: a compiled package of kernels.
type Artifact struct {
	// Manifest describes the kernels, as JSON.
	Manifest []byte
	// IR is their portable NVVM IR.
	IR []byte
	// Sources are the files that they were compiled from, as they are now.
	Sources []Source
	// Cubins are machine code made ahead of time, if any.
	Cubins []Cubin
}

// Source is a source file of kernels.
type Source struct {
	File    string // base name
	Content string
}

// Cubin is machine code for one architecture.
type Cubin struct {
	Arch string // such as sm_90
	// NVSHMEM is the version of the device library linked in, or empty.
	NVSHMEM string
	Image   []byte
}

// Module is a package of kernels, loaded on one PE. Generated code uses it.
type Module struct {
	pe  *PE
	man *manifest.Manifest
	m   driver.Module
	// abis are the parameter buffers of the kernels.
	abis []*manifest.ABI
	// shapes are those that each kernel was last launched in.
	shapes []shape
	// byBuffer says that launches need the parameter buffer alone.
	byBuffer bool
	closed   bool
}

// Load prepares the kernels of an artifact on pe. It refuses an artifact that
// does not belong to the sources beside it (ErrStale), or that is damaged or
// made by another version of gpuc. On a GPU without a fitting cubin it compiles
// and links, or takes the result of an earlier time from the cache.
func Load(pe *PE, a Artifact) (*Module, error) {
	if pe == nil {
		return nil, errors.New("load kernels: the PE is nil")
	}
	man, err := a.check()
	if err != nil {
		return nil, fmt.Errorf("load kernels: %w", err)
	}
	fail := func(err error) (*Module, error) {
		return nil, fmt.Errorf("load kernels of %s: %w", man.Package, err)
	}
	mod := &Module{pe: pe, man: man, abis: make([]*manifest.ABI, len(man.Kernels)), shapes: make([]shape, len(man.Kernels))}
	for i := range man.Kernels {
		if mod.abis[i], err = manifest.LayOut(man.Kernels[i].Params); err != nil {
			return fail(fmt.Errorf("kernel %s: %w; run gpuc generate", man.Kernels[i].Name, err))
		}
	}
	if err := pe.enter("Load"); err != nil {
		return fail(err)
	}
	defer pe.leave()
	art := &driver.Artifact{Manifest: man, IR: a.IR}
	for _, c := range a.Cubins {
		art.Cubins = append(art.Cubins, driver.Cubin(c))
	}
	if mod.m, err = pe.dev.Load(pe.ctx, art); err != nil {
		return fail(pe.wrap(err))
	}
	_, mod.byBuffer = mod.m.(driver.ByBuffer)
	return mod, nil
}

// check decodes the manifest and compares it with the rest of the artifact.
func (a *Artifact) check() (*manifest.Manifest, error) {
	if len(bytes.TrimSpace(a.Manifest)) == 0 {
		return nil, fmt.Errorf("%w: the kernels have not been compiled, or gpuc generate reported errors in them; run gpuc generate in their folder", ErrStale)
	}
	man, err := manifest.Decode(a.Manifest)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStale, err)
	}
	stale := func(format string, args ...any) error {
		return fmt.Errorf("%w: kernels of %s: %s; run gpuc generate in their folder", ErrStale, man.Package, fmt.Sprintf(format, args...))
	}
	compiled := make(map[string]string, len(man.Sources))
	for _, s := range man.Sources {
		compiled[s.File] = s.Hash
	}
	var changed []string
	for _, s := range a.Sources {
		hash, ok := compiled[s.File]
		delete(compiled, s.File)
		if !ok || hash != manifest.Hash([]byte(s.Content)) {
			changed = append(changed, s.File)
		}
	}
	for _, s := range man.Sources {
		if _, left := compiled[s.File]; left {
			changed = append(changed, s.File)
		}
	}
	if len(changed) > 0 {
		return nil, stale("%s changed after the kernels were compiled", strings.Join(changed, ", "))
	}
	if manifest.Hash(a.IR) != man.IRHash {
		return nil, stale("the compiled kernels are damaged or from another run of gpuc generate than their manifest")
	}
	return man, nil
}

// Close unloads the kernels. They must not be running.
func (m *Module) Close() error {
	if m == nil || m.closed {
		return fmt.Errorf("close kernels: %w", ErrClosed)
	}
	if err := m.pe.enter("Close"); err != nil {
		return err
	}
	defer m.pe.leave()
	if err := m.m.Close(); err != nil {
		return fmt.Errorf("close kernels of %s: %w", m.man.Package, m.pe.wrap(err))
	}
	m.closed = true
	return nil
}
