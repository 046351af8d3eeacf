// Package toolchaintest finds toolchains for tests. A test may skip where none is
// installed, unless the environment says that one has to be there, as make test
// and continuous integration do. Start reading at Find and Each.
package toolchaintest

import (
	"os"
	"runtime"
	"testing"

	"github.com/gpuc-go/gpuc/internal/cache"
	"github.com/gpuc-go/gpuc/internal/toolchain"
)

// EnvRequire is the environment variable that, like CI, turns a missing
// toolchain from a reason to skip into a failure.
const EnvRequire = "GPUC_REQUIRE_TOOLCHAIN"

// Find returns the toolchain of this machine with what the uses need; without
// any, with what it takes to compile every kernel.
func Find(tb testing.TB, uses ...toolchain.Use) *toolchain.Toolchain {
	tb.Helper()
	return find(tb, "", uses)
}

// Each runs f as a subtest for every set that gpuc installs, or, where
// GPUC_TOOLCHAIN names a toolchain, for that one alone.
func Each(t *testing.T, f func(t *testing.T, tc *toolchain.Toolchain)) {
	t.Helper()
	if os.Getenv(toolchain.EnvToolchain) != "" {
		t.Run("explicit", func(t *testing.T) { f(t, find(t, "", nil)) })
		return
	}
	for _, s := range toolchain.Sets() {
		if s.Compiler {
			t.Run(s.Name, func(t *testing.T) { f(t, find(t, s.Name, nil)) })
		}
	}
}

func find(tb testing.TB, set string, uses []toolchain.Use) *toolchain.Toolchain {
	tb.Helper()
	if runtime.GOOS != "linux" {
		tb.Skip("NVIDIA's libraries exist for Linux alone")
	}
	dir, err := cache.Dir(os.Getenv)
	if err != nil {
		tb.Fatal(err)
	}
	if len(uses) == 0 {
		uses = []toolchain.Use{toolchain.Compile, toolchain.DeviceLib}
	}
	tc, err := toolchain.Locate(toolchain.Config{Getenv: os.Getenv, CacheDir: dir, Root: set})
	for _, u := range uses {
		if err == nil {
			err = tc.Need(u)
		}
	}
	if err != nil {
		if os.Getenv("CI") != "" || os.Getenv(EnvRequire) != "" {
			tb.Fatal(err)
		}
		tb.Skip(err)
	}
	return tc
}
