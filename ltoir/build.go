package ltoir

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/devicelib"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// cacheKind is the kind of the cache's entries.
const cacheKind = "cubin"

// Build compiles and links r, or takes the result from the cache c, which may be
// nil. The same request with the same toolchain gives the same bytes. Kernels
// that do not communicate need neither NVRTC nor a transport.
//
// The error wraps a *toolchain.NotFoundError or *toolchain.MismatchError if the
// toolchain does not suffice, and a *dl.LogError if a library refused its input.
func Build(ctx context.Context, tc *toolchain.Toolchain, c *cache.Cache, r Request) (*Result, error) {
	b, err := newBuilder(tc, c, r)
	if err != nil {
		return nil, err
	}
	res := &Result{Arch: r.Arch, Transport: b.linked}
	t := time.Now()
	key := b.key()
	image, ok := c.Get(cacheKind, key)
	b.stage("cache", t)
	if ok {
		res.Image, res.CacheHit, res.Stages = image, true, b.stages
		return res, nil
	}
	inputs, err := b.compile(ctx)
	if err == nil {
		err = ctx.Err() // a library cannot be interrupted
	}
	if err != nil {
		return nil, b.wrap(err)
	}
	if res.Image, err = b.link(inputs); err != nil {
		return nil, err
	}
	c.Put(cacheKind, key, res.Image)
	res.Stages = b.stages
	return res, nil
}

// builder carries a build through its stages.
type builder struct {
	Request
	tc     *toolchain.Toolchain
	cache  *cache.Cache
	lib    *devicelib.Library // nil if no kernel communicates
	linked string             // Result.Transport
	stages []Stage
}

func newBuilder(tc *toolchain.Toolchain, c *cache.Cache, r Request) (*builder, error) {
	b := &builder{Request: r, tc: tc, cache: c}
	if err := r.Manifest.Fits(r.Arch); err != nil {
		return nil, b.wrap(err)
	}
	err := tc.Need(toolchain.Compile)
	if err == nil && r.Manifest.Shmem() {
		err = b.openLibrary()
	}
	if err != nil {
		return nil, b.wrap(err)
	}
	return b, nil
}

// openLibrary opens the device library of the kernels' transport.
func (b *builder) openLibrary() error {
	t := b.Transport
	for _, u := range b.Manifest.Units {
		if u.Transport != "" && u.Transport != t.Family() {
			return fmt.Errorf("%s calls functions of %s, and the kernels are to communicate by %s", u.File, u.Transport, t.Name)
		}
	}
	b.lib = devicelib.New(t, b.tc, b.cache, b.Arch)
	version, err := b.lib.Version()
	b.linked = t.Name + " " + version
	return err
}

// key returns the key of the linked cubin: everything that it depends on.
func (b *builder) key() cache.Key {
	h := cache.NewHasher("linked cubin").
		Bytes(b.IR).
		Strings(b.nvvmConfig().All()).
		Strings(b.linkConfig().All()).
		String(b.tc.Identity(toolchain.Compile))
	if b.lib != nil {
		b.lib.Hash(h, b.Manifest.Ops())
	}
	b.hashUnits(h)
	if b.Manifest.Debug {
		h.String("frames mended") // which Link did not do at first
	}
	return h.Key()
}

func (b *builder) nvvmConfig() nvvm.Config {
	cfg := nvvm.Config{Arch: b.Arch, Format: nvvm.LTOIR, StrictFP: b.Manifest.StrictFP, Debug: b.Manifest.Debug}
	if cfg.Debug {
		// Linking LTO-IR loses most variables, and what was not to be optimised.
		cfg.Format = nvvm.PTX
	}
	return cfg
}

func (b *builder) linkConfig() jitlink.Config {
	cfg := jitlink.Config{Arch: b.Arch, LineInfo: true, StrictFP: b.Manifest.StrictFP}
	if b.lib != nil {
		// The headers behind the device library bring hundreds of unused
		// constants. What the host library looks up has to be named: the
		// linker would otherwise take its value for known.
		cfg.Options = []string{"-optimize-unused-variables", "-variables-used=" + strings.Join(b.lib.HostSymbols(), ",")}
	}
	if b.Manifest.Debug {
		b.linkUnoptimised(&cfg)
	}
	return cfg
}

// compile returns what is to be linked: the kernels, and the device library if
// they communicate. Kernels and library are compiled side by side.
func (b *builder) compile(ctx context.Context) ([]jitlink.Input, error) {
	for _, sym := range b.Manifest.Ops() {
		if !op.IsSymbol(sym) {
			return nil, fmt.Errorf("the device library has no function %q; the kernels were compiled by another version of gpuc, run gpuc generate", sym)
		}
	}
	var lib, reductions []byte
	var libErr error
	t := time.Now()
	var g sync.WaitGroup
	if b.lib != nil {
		g.Go(func() {
			if lib, libErr = b.lib.LTOIR(ctx, b.Progress); libErr == nil {
				reductions, libErr = b.lib.Reductions(ctx, b.Manifest.Ops(), b.Progress)
			}
		})
	}
	kernels, err := b.kernels()
	b.stage("libNVVM", t)
	units, unitErr := b.units(ctx)
	// Also on an error: NVRTC must not be left running.
	g.Wait()
	if b.lib != nil {
		b.stage("device library", t)
	}
	if err := errors.Join(err, libErr, unitErr); err != nil {
		return nil, err
	}
	kind := jitlink.LTOIR
	if b.Manifest.Debug {
		kind = jitlink.PTX
	}
	inputs := []jitlink.Input{{Name: "kernels", Kind: kind, Data: kernels}}
	if b.lib != nil {
		inputs = append(inputs, jitlink.Input{Name: "gpuc_device_library", Kind: jitlink.LTOIR, Data: lib})
	}
	if reductions != nil {
		inputs = append(inputs, jitlink.Input{Name: "gpuc_reductions", Kind: jitlink.LTOIR, Data: reductions})
	}
	return append(inputs, units...), nil
}

// kernels returns the LTO-IR of the kernels, or their PTX if they are to be debugged.
func (b *builder) kernels() ([]byte, error) {
	lib, err := nvvm.Open(b.tc.Path(toolchain.LibNVVM))
	if err != nil {
		return nil, err
	}
	libdevice, err := nvvm.ReadLibdevice(b.tc.Path(toolchain.Libdevice))
	if err != nil {
		return nil, err
	}
	return lib.Compile(b.Manifest.Package, b.IR, libdevice, b.nvvmConfig())
}

func (b *builder) link(inputs []jitlink.Input) ([]byte, error) {
	t := time.Now()
	lib, err := jitlink.Open(b.tc.Path(toolchain.NVJitLink))
	if err != nil {
		return nil, b.wrap(err)
	}
	image, _, err := lib.Link(inputs, b.linkConfig())
	b.stage("nvJitLink", t)
	if err == nil {
		err = b.check(image)
	} else {
		err = b.explainRegisters(b.explainLink(err))
	}
	if err != nil {
		return nil, b.wrap(err)
	}
	return image, nil
}

// check makes sure that the cubin holds every kernel of the manifest, so that a
// manifest which does not belong to the IR is noticed here and not at a launch.
func (b *builder) check(image []byte) error {
	syms, err := Symbols(image)
	if err != nil {
		return err
	}
	var missing []string
	for _, k := range b.Manifest.Kernels {
		if !slices.Contains(syms.Functions, k.Symbol) {
			missing = append(missing, k.Symbol)
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("the linked cubin lacks %s; the IR and its manifest do not belong together, run gpuc generate", strings.Join(missing, ", "))
	}
	if b.lib != nil {
		for _, name := range b.lib.HostSymbols() {
			if !slices.Contains(syms.Variables, name) {
				return fmt.Errorf("the linked cubin lacks the device library's %s", name)
			}
		}
	}
	return nil
}

func (b *builder) stage(name string, since time.Time) {
	b.stages = append(b.stages, Stage{name, time.Since(since), peakBytes()})
}

func (b *builder) wrap(err error) error {
	return fmt.Errorf("build kernels of %s for %s: %w", b.Manifest.Package, b.Arch, err)
}
