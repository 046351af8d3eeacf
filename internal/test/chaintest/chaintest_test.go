package chaintest

import (
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// Where the libraries are missing, and with -short, a test is skipped; required, it
// fails where they are missing.
func TestMissingLibrariesSkipUnlessRequired(t *testing.T) {
	missing := func(err error) bool {
		var nf *toolchain.NotFoundError
		return errors.As(err, &nf)
	}
	for _, tt := range []struct {
		name            string
		required, short bool
		why             string
	}{
		{name: "missing", why: "libNVVM"},
		{name: "short", short: true, why: "-short"},
		{name: "missing but required", required: true},
		{name: "short but required", required: true, short: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			env := map[string]string{cache.EnvDir: t.TempDir()}
			if tt.required {
				env[EnvRequired] = "1"
			}
			_, why, err := find(toolchain.Config{Getenv: func(k string) string { return env[k] }, SystemRoot: t.TempDir()}, tt.short, nil)
			if tt.required != missing(err) || !tt.required && err != nil {
				t.Errorf("err = %v", err)
			}
			if !strings.Contains(why, tt.why) || tt.required && why != "" {
				t.Errorf("skipped since %q, want %q", why, tt.why)
			}
		})
	}
}
