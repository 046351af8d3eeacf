//go:build linux

package main

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// needPython skips the test unless python3 can be started in this process and can do what
// code says.
func needPython(t *testing.T, code string) {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a Python interpreter")
	}
	if _, err := find(); err != nil {
		t.Skip(err)
	}
	if out, err := exec.Command("python3", "-c", code).CombinedOutput(); err != nil {
		t.Skipf("%s: %v\n%s", code, err, out)
	}
}

func TestShareWithPython(t *testing.T) {
	for _, c := range []struct{ library, needs string }{
		{"plain", ""}, {"numpy", "from numpy import __version__, lib; assert lib.NumpyVersion(__version__) >= '2.1.0'"}, {"torch", "import torch.utils.dlpack"},
	} {
		t.Run(c.library, func(t *testing.T) {
			needPython(t, c.needs)
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				_, err := pe.Handles()
				if onGPU := err == nil; onGPU && c.library == "numpy" || !onGPU && pe.NumPEs() > 1 {
					pe.Logf("NumPy has no memory of GPUs, and emulated PEs have one Python")
					return
				}
				name, got, err := share(pe.Context(), pe.PE, c.library)
				if err != nil {
					pe.Fatalf("%v", err)
				}
				if want := "[2.0, 5.0, 8.0, 11.0, 14.0, 17.0]"; name != c.library || got != want {
					pe.Errorf("%s read %s, want %s", name, got, want)
				}
			})
		})
	}
}

func TestAnUnknownLibraryIsAnError(t *testing.T) {
	needPython(t, "")
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		if _, err := pe.Handles(); err != nil && pe.NumPEs() > 1 {
			pe.Logf("emulated PEs have one Python")
			return
		}
		_, _, err := share(pe.Context(), pe.PE, "jax")
		if err == nil || !strings.HasSuffix(err.Error(), "ValueError: jax is none of torch, numpy, plain") {
			pe.Errorf("error %v", err)
		}
	})
}
