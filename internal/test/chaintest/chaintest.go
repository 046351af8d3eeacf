// Package chaintest gives tests NVIDIA's compile libraries. Where they are not
// installed, and with -short, the test is skipped, unless GPUC_TEST_CHAIN says that it
// has to run, as make test does after installing them.
package chaintest

import (
	"errors"
	"os"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// EnvRequired, if not empty, turns a missing library from a reason to skip into
// a failure, and -short from another reason into fewer kernels.
const EnvRequired = "GPUC_TEST_CHAIN"

// Toolchain returns the toolchain of this machine, with all that the uses need.
func Toolchain(t testing.TB, uses ...toolchain.Use) *toolchain.Toolchain {
	t.Helper()
	tc, why, err := find(toolchain.Config{Getenv: os.Getenv}, testing.Short(), uses)
	if err != nil {
		t.Fatal(err)
	}
	if why != "" {
		t.Skip(why)
	}
	return tc
}

// Available tells whether tests use the toolchain of this machine; where it does not
// suffice and has to, that is an error.
func Available(uses ...toolchain.Use) (bool, error) {
	_, why, err := find(toolchain.Config{Getenv: os.Getenv}, testing.Short(), uses)
	return why == "" && err == nil, err
}

// find returns the toolchain, or why the test is skipped.
func find(cfg toolchain.Config, short bool, uses []toolchain.Use) (tc *toolchain.Toolchain, why string, err error) {
	required := cfg.Getenv(EnvRequired) != ""
	if short && !required {
		return nil, "uses NVIDIA's libraries; -short leaves that out unless " + EnvRequired + " is set", nil
	}
	if cfg.CacheDir, err = cache.Dir(cfg.Getenv); err != nil {
		return nil, "", err
	}
	if tc, err = toolchain.Locate(cfg); err != nil {
		return nil, "", err
	}
	for _, u := range append([]toolchain.Use{toolchain.Compile}, uses...) {
		err := tc.Need(u)
		var missing *toolchain.NotFoundError
		if errors.As(err, &missing) && !required {
			return nil, err.Error(), nil
		}
		if err != nil {
			return nil, "", err
		}
	}
	return tc, "", nil
}

// Cache returns the user's cache, so that what is slow to make is made once for
// all tests. A cache that cannot be used fails the test.
func Cache(t testing.TB) *cache.Cache {
	t.Helper()
	dir, err := cache.Dir(os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	return cache.Open(dir, cache.Options{Warn: func(err error) { t.Error(err) }})
}

// Arch returns the architecture with the given name, such as sm_90.
func Arch(t testing.TB, name string) arch.Target {
	t.Helper()
	a, err := arch.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
