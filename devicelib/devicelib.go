// Package devicelib is the device library: the functions that kernels call to
// communicate, one for every instance in internal/op. They are thin wrappers over
// the NVSHMEM headers of the machine, compiled by NVRTC to LTO-IR for an
// architecture, one unit per family, so that a program links only what it names.
//
// Waits are loops of our own, which the host can end through the control block.
// What NVSHMEM ships compiled is not used: libNVVM and nvJitLink cannot read it
// for the architectures that matter (RATIONALE.md). Start reading at Build; the
// C++ is made in source.go, from shim/ and the table of operations.
package devicelib

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/cache"
	"github.com/gpuc-go/gpuc/internal/op"
	"github.com/gpuc-go/gpuc/internal/toolchain"
	"github.com/gpuc-go/gpuc/ltoir/nvrtc"
)

// cacheKind is the kind of the cache's entries.
const cacheKind = "devicelib"

// HostSymbols are the variables of the device state that NVSHMEM's host library
// looks up in a module when it is registered (nvshmemx_cumodule_init).
var HostSymbols = []string{"nvshmemi_device_state_d", "nvshmemi_device_lib_version_d"}

// Unit is a compiled part of the device library.
type Unit struct {
	Name  string
	LTOIR []byte
}

// Library builds the device library for one toolchain and architecture.
type Library struct {
	tc   *toolchain.Toolchain
	c    *cache.Cache
	arch arch.Arch

	open  sync.Once
	nvrtc *nvrtc.Library
	err   error
}

// New returns the device library of a toolchain for an architecture. Compiled
// units are kept in c, which may be nil.
func New(tc *toolchain.Toolchain, c *cache.Cache, a arch.Arch) *Library {
	return &Library{tc: tc, c: c, arch: a}
}

// Version returns the version of NVSHMEM that the library is built from, such as
// 3.4.5, or an error if the toolchain cannot build it.
func (l *Library) Version() (string, error) {
	if err := l.tc.Need(toolchain.DeviceLib); err != nil {
		return "", err
	}
	return l.tc.Version(toolchain.NVSHMEMHeaders), nil
}

// Units returns the units for the given families and the one that holds
// NVSHMEM's device state, in a fixed order. Those that are not cached are
// compiled, side by side; progress, if set, is told so.
func (l *Library) Units(ctx context.Context, families []op.Family, progress func(string)) ([]Unit, error) {
	names := unitNames(families)
	if err := l.tc.Need(toolchain.DeviceLib); err != nil {
		return nil, err
	}
	us := make([]Unit, len(names))
	var told sync.Once
	g, ctx := errgroup.WithContext(ctx)
	for i, name := range names {
		g.Go(func() error {
			src, err := Source(name)
			if err != nil {
				return err
			}
			key := l.key(name, src)
			if b, ok := l.c.Get(cacheKind, key); ok {
				us[i] = Unit{name, b}
				return nil
			}
			if progress != nil {
				told.Do(func() {
					progress(fmt.Sprintf("compiling the device library (NVSHMEM %s) for %s, once for this machine", l.tc.Version(toolchain.NVSHMEMHeaders), l.arch))
				})
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			b, err := l.compile(name, src)
			if err != nil {
				return fmt.Errorf("compile device library unit %s for NVSHMEM %s: %w", name, l.tc.Version(toolchain.NVSHMEMHeaders), err)
			}
			l.c.Put(cacheKind, key, b)
			us[i] = Unit{name, b}
			return nil
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	return us, nil
}

// config returns how units are compiled.
func (l *Library) config() nvrtc.Config {
	return nvrtc.Config{
		Arch:   l.arch,
		Format: nvrtc.LTOIR,
		Include: []string{
			l.tc.Path(toolchain.NVSHMEMHeaders),
			l.tc.Path(toolchain.CUDAHeaders),
			l.tc.Path(toolchain.CCCL),
		},
	}
}

// Hash adds to h everything that the units of the given families depend on.
func (l *Library) Hash(h *cache.Hasher, families []op.Family) {
	for _, name := range unitNames(families) {
		src, err := Source(name)
		if err != nil {
			src = err.Error() // Units reports it
		}
		l.hashUnit(h, name, src)
	}
}

func (l *Library) hashUnit(h *cache.Hasher, name, src string) {
	h.String(name).String(src).String(l.tc.Identity(toolchain.DeviceLib)).Strings(l.config().All())
}

func (l *Library) key(name, src string) cache.Key {
	h := cache.NewHasher("device library unit")
	l.hashUnit(h, name, src)
	return h.Key()
}

// unitNames returns the units for families, sorted.
func unitNames(families []op.Family) []string {
	names := []string{state}
	for _, f := range families {
		names = append(names, string(f))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func (l *Library) compile(name, src string) ([]byte, error) {
	l.open.Do(func() {
		l.nvrtc, l.err = nvrtc.Open(l.tc.Path(toolchain.NVRTC), l.tc.Path(toolchain.NVRTCBuiltins))
	})
	if l.err != nil {
		return nil, l.err
	}
	b, _, err := l.nvrtc.Compile("gpuc_"+name+".cu", src, l.config())
	return b, err
}
