package main

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// toolchainConfig says where NVIDIA's libraries are looked for.
func (e *env) toolchainConfig() (toolchain.Config, error) {
	dir, err := cache.Dir(e.Getenv)
	if err != nil {
		return toolchain.Config{}, err
	}
	return toolchain.Config{Getenv: e.Getenv, CacheDir: dir}, nil
}

// findToolchain returns the toolchain of this machine, which can compile kernels.
func (e *env) findToolchain() (*toolchain.Toolchain, error) {
	cfg, err := e.toolchainConfig()
	if err != nil {
		return nil, err
	}
	return toolchain.Find(cfg)
}

// openCache returns the user's cache. What is wrong with it is printed, once,
// and stops nothing.
func (e *env) openCache() (*cache.Cache, error) {
	dir, err := cache.Dir(e.Getenv)
	if err != nil {
		return nil, err
	}
	return cache.Open(dir, cache.Options{Warn: func(err error) { fmt.Fprintf(e.Stderr, "gpuc: warning: %v\n", err) }}), nil
}

// size returns a number of bytes for people to read.
func size(n int64) string {
	const unit = 1024
	switch {
	case n < unit:
		return fmt.Sprintf("%d B", n)
	case n < unit*unit:
		return fmt.Sprintf("%.1f KB", float64(n)/unit)
	case n < unit*unit*unit:
		return fmt.Sprintf("%.1f MB", float64(n)/unit/unit)
	}
	return fmt.Sprintf("%.1f GB", float64(n)/unit/unit/unit)
}

// plural returns "1 entry" or "2 entries".
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
