package emuproc

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// module is a loaded artifact of a PE of this process.
type module struct {
	d  *device
	id uint64
}

// ByBuffer implements driver.ByBuffer.
func (m *module) ByBuffer() {}

type (
	loadIn struct {
		Manifest *manifest.Manifest
		IR       []byte
		// Functions are those that return the kernels, by the numbers of these.
		Functions []codeRef
	}
	launchIn struct {
		ID, Stream uint64
		Kernel     int
		Config     driver.LaunchConfig
		Params     []byte
	}
)

// hosted is a module of a PE of another process.
type hosted struct {
	driver.Module
	kernels []*kernel
}

var methodLoad = &method[loadIn, uint64]{"Load", func(ctx context.Context, g *guest, in loadIn) (uint64, error) {
	if in.Manifest == nil {
		return 0, errors.New("load kernels: the artifact has no manifest; run gpuc generate")
	}
	h := &hosted{}
	for i := range in.Manifest.Kernels {
		var f codeRef
		if i < len(in.Functions) {
			f = in.Functions[i]
		}
		k, err := newKernel(&in.Manifest.Kernels[i], f, g.s.ir)
		if err != nil {
			return 0, fmt.Errorf("kernel %s: %w", in.Manifest.Kernels[i].Name, err)
		}
		h.kernels = append(h.kernels, k)
	}
	m, err := g.dev.Load(ctx, &driver.Artifact{Manifest: in.Manifest, IR: func() ([]byte, error) { return in.IR, nil }})
	if err != nil {
		return 0, err
	}
	h.Module = m
	return g.keep(h), nil
}}

// Load implements driver.Device.
func (d *device) Load(ctx context.Context, a *driver.Artifact) (driver.Module, error) {
	if a == nil || a.Manifest == nil {
		return nil, errors.New("load kernels: the artifact has no manifest; run gpuc generate")
	}
	in := loadIn{Manifest: a.Manifest}
	if d.l.welcome.IR && a.IR != nil {
		var err error
		if in.IR, err = a.IR(); err != nil {
			return nil, err
		}
	}
	for _, f := range a.Functions {
		in.Functions = append(in.Functions, codeOf(f))
	}
	id, err := methodLoad.call(ctx, d, in)
	if err != nil {
		return nil, err
	}
	return &module{d, id}, nil
}

var methodLaunch = &method[launchIn, none]{"Launch", func(_ context.Context, g *guest, in launchIn) (none, error) {
	m, err := object[*hosted](g, in.ID, "module")
	if err != nil {
		return none{}, err
	}
	s, err := g.stream(in.Stream)
	if err != nil {
		return none{}, err
	}
	if in.Kernel < 0 || in.Kernel >= len(m.kernels) {
		return none{}, fmt.Errorf("launch kernel number %d of %d; run gpuc generate", in.Kernel, len(m.kernels))
	}
	args, err := m.kernels[in.Kernel].bind(g, in.Params)
	if err != nil {
		return none{}, err
	}
	return none{}, m.Launch(s, in.Kernel, in.Config, args)
}}

// Launch implements driver.Module.
func (m *module) Launch(on driver.Stream, k int, cfg driver.LaunchConfig, args *driver.Args) error {
	s, ok := on.(*stream)
	if !ok || s.d != m.d {
		return errors.New("the stream belongs to another device")
	}
	_, err := methodLaunch.call(context.Background(), m.d, launchIn{m.id, s.id, k, cfg, args.Params})
	return err
}

var methodMaxGrid = &method[launchIn, int]{"MaxGrid", func(_ context.Context, g *guest, in launchIn) (int, error) {
	m, err := object[*hosted](g, in.ID, "module")
	if err != nil {
		return 0, err
	}
	return m.MaxGrid(in.Kernel, in.Config)
}}

// MaxGrid implements driver.Module.
func (m *module) MaxGrid(k int, cfg driver.LaunchConfig) (int, error) {
	return methodMaxGrid.call(context.Background(), m.d, launchIn{ID: m.id, Kernel: k, Config: cfg})
}

var methodCloseModule = &method[idIn, none]{"Module.Close", func(_ context.Context, g *guest, in idIn) (none, error) {
	m, err := object[*hosted](g, in.ID, "module")
	if err != nil {
		return none{}, err
	}
	g.drop(in.ID)
	return none{}, m.Close()
}}

// Close implements driver.Module.
func (m *module) Close() error {
	_, err := methodCloseModule.call(context.Background(), m.d, idIn{m.id})
	return err
}
