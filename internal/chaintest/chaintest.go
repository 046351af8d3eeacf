// Package chaintest gives tests NVIDIA's compile libraries. Where they are not
// installed the test is skipped, unless GPUC_TEST_CHAIN says that they have to be
// there, as make test does after installing them.
package chaintest

import (
	"errors"
	"os"
	"testing"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/cache"
	"github.com/gpuc-go/gpuc/internal/toolchain"
)

// EnvRequired, if not empty, turns a missing library from a reason to skip into
// a failure.
const EnvRequired = "GPUC_TEST_CHAIN"

// Toolchain returns the toolchain of this machine, with all that the uses need.
func Toolchain(t testing.TB, uses ...toolchain.Use) *toolchain.Toolchain {
	t.Helper()
	dir, err := cache.Dir(os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	tc, err := toolchain.Locate(toolchain.Config{Getenv: os.Getenv, CacheDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range append([]toolchain.Use{toolchain.Compile}, uses...) {
		err := tc.Need(u)
		var missing *toolchain.NotFoundError
		if errors.As(err, &missing) && os.Getenv(EnvRequired) == "" {
			t.Skipf("%v", err)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return tc
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
