// Package devicelib is the device library: the functions that kernels call to
// communicate, one for every instance in internal/op. They are thin wrappers over
// the NVSHMEM headers of the machine, compiled by NVRTC to LTO-IR for an
// architecture.
//
// Waits are loops of our own, which the host can end through the control block.
// What NVSHMEM ships compiled is not used: libNVVM and nvJitLink cannot read it
// for the architectures that matter (RATIONALE.md). Start reading at Build; the
// C++ is made in source.go, from shim/ and the table of operations.
package devicelib

import (
	"context"
	"fmt"
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

// Units returns the units that hold the given families of operations and
// NVSHMEM's device state, in a fixed order. Those that are not cached are
// compiled, side by side; progress, if set, is told so.
func (l *Library) Units(ctx context.Context, families []op.Family, progress func(string)) ([]Unit, error) {
	if err := l.tc.Need(toolchain.DeviceLib); err != nil {
		return nil, err
	}
	us, err := unitsFor(families)
	if err != nil {
		return nil, err
	}
	out := make([]Unit, len(us))
	var told sync.Once
	g, ctx := errgroup.WithContext(ctx)
	for i, u := range us {
		g.Go(func() error {
			out[i].Name = u.name
			src := u.source()
			key := l.key(u.name, src)
			var ok bool
			if out[i].LTOIR, ok = l.c.Get(cacheKind, key); ok {
				return nil
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			if progress != nil {
				told.Do(func() {
					progress(fmt.Sprintf("compiling the device library (NVSHMEM %s) for %s, once for this machine", l.tc.Version(toolchain.NVSHMEMHeaders), l.arch))
				})
			}
			b, err := l.compile(u.name, src)
			if err != nil {
				return fmt.Errorf("compile the device library for NVSHMEM %s: %w", l.tc.Version(toolchain.NVSHMEMHeaders), err)
			}
			l.c.Put(cacheKind, key, b)
			out[i].LTOIR = b
			return nil
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	return out, nil
}

// config returns how units are compiled.
func (l *Library) config() nvrtc.Config {
	return nvrtc.Config{
		Arch:   l.arch,
		Format: nvrtc.LTOIR,
		// An assertion would carry the path of a header of this machine into
		// the cubin.
		Define: []string{"NDEBUG"},
		Include: []string{
			l.tc.Path(toolchain.NVSHMEMHeaders),
			l.tc.Path(toolchain.CUDAHeaders),
			l.tc.Path(toolchain.CCCL),
		},
	}
}

// Hash adds to h everything that the units of the given families depend on.
func (l *Library) Hash(h *cache.Hasher, families []op.Family) error {
	us, err := unitsFor(families)
	for _, u := range us {
		l.hashUnit(h, u.name, u.source())
	}
	return err
}

func (l *Library) hashUnit(h *cache.Hasher, name, src string) {
	h.String(name).String(src).String(l.tc.Identity(toolchain.DeviceLib)).Strings(l.config().All())
}

func (l *Library) key(name, src string) cache.Key {
	h := cache.NewHasher("device library unit")
	l.hashUnit(h, name, src)
	return h.Key()
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
