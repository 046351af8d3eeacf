package cache

import (
	"errors"
	"path/filepath"
	"runtime"
)

// EnvDir is the environment variable that names the directory for everything
// that gpuc keeps: entries and installed toolchains.
const EnvDir = "GPUC_CACHE"

// Dir returns the directory for everything that gpuc keeps: EnvDir, or gpuc
// below the system's directory for a user's caches. It looks at the
// environment through getenv alone and creates nothing.
func Dir(getenv func(string) string) (string, error) {
	if d := getenv(EnvDir); d != "" {
		return filepath.Abs(d)
	}
	var base string
	switch runtime.GOOS {
	case "windows":
		base = getenv("LocalAppData")
	case "darwin":
		if home := getenv("HOME"); filepath.IsAbs(home) {
			base = filepath.Join(home, "Library", "Caches")
		}
	default:
		// Relative paths are to be ignored (XDG Base Directory Specification).
		if base = getenv("XDG_CACHE_HOME"); !filepath.IsAbs(base) {
			base = ""
			if home := getenv("HOME"); filepath.IsAbs(home) {
				base = filepath.Join(home, ".cache")
			}
		}
	}
	if base == "" {
		return "", errors.New("no home directory is known to keep compiled kernels in; set " + EnvDir)
	}
	return filepath.Join(base, "gpuc"), nil
}
