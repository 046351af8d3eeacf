// Package devicelib is the device library: the functions that kernels call to
// communicate, one for every instance in internal/base/op, done as a transport says
// (internal/transport) and compiled by NVRTC to LTO-IR for an architecture.
//
// Start reading at Library.LTOIR; the C++ is made in source.go, from the transport and the
// table of operations.
package devicelib

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// cacheKind is the kind of the cache's entries.
const cacheKind = "devicelib"

// Library builds the device library for one toolchain and architecture.
type Library struct {
	tc   *toolchain.Toolchain
	c    *cache.Cache
	arch arch.Target
	t    *transport.Transport

	open  sync.Once
	nvrtc *nvrtc.Library
	err   error
}

// New returns the device library of a transport and a toolchain for a target, which for a variant
// is that of its base. What is compiled is kept in c, which may be nil.
func New(t *transport.Transport, tc *toolchain.Toolchain, c *cache.Cache, a arch.Target) *Library {
	return &Library{tc: tc, c: c, arch: a.Base(), t: t}
}

// HostSymbols are the variables of the device state that the host library looks up in
// a module when it is registered.
func (l *Library) HostSymbols() []string { return l.t.HostSymbols }

// Version returns the version of the transport that the library is built from, such as
// 3.4.5, or an error if the toolchain cannot build it.
func (l *Library) Version() (string, error) {
	if err := l.tc.Need(l.t.Use); err != nil {
		return "", err
	}
	switch {
	case l.t.Part == "":
		return l.t.Version, nil
	case l.t.Version == "":
		return l.tc.Version(l.t.Part), nil
	}
	return l.t.Version + "-" + l.tc.Version(l.t.Part), nil
}

// LTOIR returns the library as LTO-IR. If it is not cached it is compiled;
// progress, if set, is told so.
func (l *Library) LTOIR(ctx context.Context, progress func(string)) ([]byte, error) {
	return l.unit(ctx, core(l.t), progress)
}

// Reductions returns as LTO-IR the device functions among symbols that the library
// leaves out, since there are many and kernels use few; nil if there are none. They
// are to be linked with the library.
func (l *Library) Reductions(ctx context.Context, symbols []string, progress func(string)) ([]byte, error) {
	u := reductions(l.t, symbols)
	if u.src == "" {
		return nil, nil
	}
	return l.unit(ctx, u, progress)
}

// unit returns a unit as LTO-IR, from the cache or compiled.
func (l *Library) unit(ctx context.Context, u unit, progress func(string)) ([]byte, error) {
	version, err := l.Version()
	if err != nil {
		return nil, err
	}
	key := l.key(u)
	if b, ok := l.c.Get(cacheKind, key); ok {
		return b, nil
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if progress != nil {
		progress(fmt.Sprintf("compiling %s (%s %s) for %s, once for this machine", u.what, l.t.Title, version, l.arch))
	}
	b, err := l.compile(u)
	if err != nil {
		return nil, fmt.Errorf("compile %s for %s %s: %w", u.what, l.t.Title, version, err)
	}
	l.c.Put(cacheKind, key, b)
	return b, nil
}

// config returns how what stands on a transport is compiled.
func (l *Library) config(t *transport.Transport) nvrtc.Config {
	cfg := nvrtc.Config{Arch: l.arch, Format: nvrtc.LTOIR, Define: t.Define, Headers: l.texts(t), Standard: t.Standard}
	for _, p := range t.Include {
		cfg.Include = append(cfg.Include, l.tc.Path(p))
	}
	return cfg
}

// Hash adds to h everything that the library depends on, with the reductions among
// symbols.
func (l *Library) Hash(h *cache.Hasher, symbols []string) {
	l.hash(h, core(l.t))
	if u := reductions(l.t, symbols); u.src != "" {
		l.hash(h, u)
	}
}

// identity identifies what the library is compiled with.
func (l *Library) identity() string { return l.tc.Identity(l.t.Use) }

func (l *Library) hash(h *cache.Hasher, u unit) {
	cfg := l.config(l.t)
	h.String(u.name).String(u.src).String(l.identity()).Strings(cfg.All())
	for _, header := range cfg.Headers {
		h.String(header.Name).String(header.Text)
	}
}

func (l *Library) key(u unit) cache.Key {
	h := cache.NewHasher("device library")
	l.hash(h, u)
	return h.Key()
}

func (l *Library) compile(u unit) ([]byte, error) {
	parts := l.t.Include
	if l.t.Texts != nil {
		parts = append(slices.Clone(parts), l.t.Part)
	}
	if err := l.tc.CheckHeaders(parts...); err != nil {
		return nil, err
	}
	l.open.Do(func() {
		l.nvrtc, l.err = nvrtc.Open(l.tc.Path(toolchain.NVRTC), l.tc.Path(toolchain.NVRTCBuiltins))
	})
	if l.err != nil {
		return nil, l.err
	}
	b, _, err := l.nvrtc.Compile("gpuc_"+u.name+".cu", u.src, l.config(l.t))
	return b, err
}

// Outside is how CUDA C++ of the user is compiled.
type Outside struct {
	// Before stands before it.
	Before string
	Config nvrtc.Config
	// Headers are the parts of the toolchain that it may include, and Identity is theirs
	// where they are those of a transport.
	Headers  []toolchain.Part
	Identity string
}

// Outside returns how CUDA C++ that includes the transport's headers is compiled, to be
// linked with the library.
func (l *Library) Outside() Outside {
	t := l.t
	if t.Outside != nil {
		t = t.Outside
	}
	return Outside{shimFile(t, t.Before), l.config(t), t.Include, l.identity()}
}
