package gpurt

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Module is a package of kernels, loaded on one PE. Generated code uses it.
type Module struct {
	*loaded
	closed bool
}

// loaded is what the modules share that were loaded on a PE from one artifact.
type loaded struct {
	pe  *PE
	man *manifest.Manifest
	m   driver.Module
	// byBuffer says that launches need the parameter buffer alone.
	byBuffer bool
	// artifact tells it from others of the PE, and open is how many modules are not closed.
	artifact string
	open     int
}

// Kernel is a kernel of a loaded module. Generated code launches it.
type Kernel struct {
	m    *Module
	spec *manifest.Kernel
	// index is the kernel's number in the manifest that the back end was given.
	index int
	// paramBytes is the size of its parameter buffer, and slots are what it holds, with
	// the names of the parameters.
	paramBytes int
	slots      []paramSlot
	names      []string
	// last is the shape that it was last launched in.
	last shape
	// function returns the kernel's function.
	function func() any
}

// Load prepares the kernels of an artifact on pe, and gives each launch method its kernel.
// It returns ErrStale if the parts of the artifact do not belong together, or do not
// belong to the sources beside them. It also refuses an artifact that is damaged or was
// made by another version of gpuc. If the artifact has no cubin for the GPU, Load compiles
// and links, or takes an earlier result from the cache. A PE does so once for each artifact.
func Load(pe *PE, a Artifact) (*Module, error) {
	if pe == nil {
		return nil, errors.New("load kernels: the PE is nil")
	}
	man, ir, err := a.check(pe.decoded)
	if err != nil {
		return nil, fmt.Errorf("load kernels: %w", err)
	}
	fail := func(err error) (*Module, error) {
		return nil, fmt.Errorf("load kernels of %s: %w", man.Package, err)
	}
	if err := pe.enter("Load"); err != nil {
		return fail(err)
	}
	defer pe.leave()
	artifact := man.Checksum + a.ArchiveHash
	shared := pe.modules[artifact]
	mod := &Module{loaded: shared}
	if shared == nil {
		mod.loaded = &loaded{pe: pe, man: man, artifact: artifact}
	}
	kernels, err := mod.kernels()
	if err != nil {
		return fail(err)
	}
	if shared == nil {
		if err := mod.load(a, ir, kernels); err != nil {
			return fail(err)
		}
		pe.modules[artifact] = mod.loaded
	}
	for _, m := range a.Methods {
		k := kernels[m.Kernel]
		k.function = m.Func
		*m.To = k
		if shared == nil {
			pe.kernels = append(pe.kernels, k)
		}
	}
	mod.open++
	return mod, nil
}

// load has the back end load an artifact with these kernels.
func (l *loaded) load(a Artifact, ir func() ([]byte, error), kernels map[string]*Kernel) error {
	pe := l.pe
	art := &driver.Artifact{Manifest: l.man, IR: ir}
	for _, c := range a.Cubins {
		art.Cubins = append(art.Cubins, driver.Cubin{Arch: c.Arch, Transport: c.Transport, Image: c.Image})
	}
	art.Functions = make([]func() any, len(l.man.Kernels))
	for _, m := range a.Methods {
		art.Functions[kernels[m.Kernel].index] = m.Func
	}
	if l.man.Sanitize {
		pe.sanitize()
	}
	var err error
	if l.m, err = pe.dev.Load(pe.ctx, art); err != nil {
		return pe.wrapTogether(err)
	}
	_, l.byBuffer = l.m.(driver.ByBuffer)
	return nil
}

// kernels returns the module's kernels by name.
func (m *Module) kernels() (map[string]*Kernel, error) {
	byName := make(map[string]*Kernel, len(m.man.Kernels))
	for i := range m.man.Kernels {
		spec := &m.man.Kernels[i]
		abi, err := manifest.LayOut(spec.Params)
		if err != nil {
			return nil, fmt.Errorf("kernel %s: %w; run gpuc generate", spec.Name, err)
		}
		k := &Kernel{m: m, spec: spec, index: i, paramBytes: abi.Size}
		k.slots, k.names = paramSlots(abi)
		byName[spec.Name] = k
	}
	return byName, nil
}

// Close ends the use of the kernels, which must not be running. They are unloaded when all modules that were
// loaded from the artifact are closed.
func (m *Module) Close() (err error) {
	defer located(&err)
	if m == nil || m.closed {
		return fmt.Errorf("close kernels: %w", ErrClosed)
	}
	if err := m.pe.enter("Close"); err != nil {
		return err
	}
	defer m.pe.leave()
	if m.open == 1 {
		if err := m.m.Close(); err != nil {
			return fmt.Errorf("close kernels of %s: %w", m.man.Package, m.pe.wrap(err))
		}
		m.pe.kernels = slices.DeleteFunc(m.pe.kernels, func(k *Kernel) bool { return k.m.loaded == m.loaded })
		delete(m.pe.modules, m.artifact)
	}
	m.closed = true
	m.open--
	return nil
}
