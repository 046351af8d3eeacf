package main

import (
	"errors"
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/runtime/python"
)

// needPython skips the test unless python3 can be started in this process and can do what
// code says.
func needPython(t *testing.T, code string) {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a Python interpreter")
	}
	if out, err := exec.Command("python3", "-c", code).CombinedOutput(); err != nil {
		t.Skipf("%s: %v\n%s", code, err, out)
	}
	if _, err := python.New(); err != nil {
		t.Skip(err)
	}
}

func TestShareWithPython(t *testing.T) {
	for _, c := range []struct{ library, needs string }{
		{"plain", ""}, {"numpy", "from numpy import __version__, lib; assert lib.NumpyVersion(__version__) >= '2.1.0'"}, {"torch", "import torch.utils.dlpack"},
	} {
		t.Run(c.library, func(t *testing.T) {
			needPython(t, c.needs)
			gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
				if _, err := pe.Handles(); err == nil && c.library == "numpy" {
					pe.Logf("NumPy has no memory of GPUs")
					return
				}
				name, got, err := share(pe.Context(), pe.PE, c.library)
				if err != nil {
					pe.Fatalf("%v", err)
				}
				if d := cmp.Diff([]float32{2, 5, 8, 11, 14, 17}, got); d != "" || name != c.library {
					pe.Errorf("%s (-want +got):\n%s", name, d)
				}
			})
		})
	}
}

// TestKernelsPutIntoTensors is the Go half of -comm, with memory of the PE in place of a tensor.
func TestKernelsPutIntoTensors(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(3), func(pe *gputest.PE) {
		k, err := LoadKernels(pe.PE)
		if err != nil {
			pe.Fatalf("%v", err)
		}
		tensor, err := gpurt.AllocVirtual[float32](pe.PE, 100)
		if err != nil {
			pe.Fatalf("%v", err)
		}
		x, err := gpurt.Wrap[float32](pe.PE, tensor.Addr(), tensor.Len())
		if err != nil {
			pe.Fatalf("%v", err)
		}
		dst, err := gpurt.RegisterSymmetric(x)
		if err != nil && strings.Contains(err.Error(), "share a GPU") {
			pe.Logf("%v", err)
			return
		}
		if err == nil {
			err = pass(pe.Context(), pe.PE, k, dst.Slice(0, 100))
		}
		if err != nil {
			pe.Fatalf("%v", err)
		}
		got := make([]float32, 100)
		if err := tensor.Slice(0, 100).CopyTo(pe.Context(), got); err != nil {
			pe.Fatalf("%v", err)
		}
		before := (pe.MyPE()+pe.NumPEs()-1)%pe.NumPEs() + 1
		for i, v := range got {
			if v != float32(before) {
				pe.Fatalf("element %d is %v, want %d", i, v, before)
			}
		}
		if err := errors.Join(dst.Free(), x.Free(), tensor.Free()); err != nil {
			pe.Fatalf("%v", err)
		}
	})
}

func TestAnUnknownLibraryIsAnError(t *testing.T) {
	needPython(t, "")
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		_, _, err := share(pe.Context(), pe.PE, "jax")
		if err == nil || !strings.HasSuffix(err.Error(), "ValueError: jax is none of torch, numpy, plain") {
			pe.Errorf("error %v", err)
		}
	})
}
