// Package arch names GPU architectures as NVIDIA's tools do: sm_90 for machine
// code, compute_90 for the virtual architecture that libNVVM and NVRTC compile
// for.
package arch

import (
	"fmt"
	"strconv"
	"strings"
)

// Arch is a validated GPU architecture; the zero Arch is invalid.
type Arch struct {
	cc int // compute capability times ten
}

// Supported lists the architectures that kernels can be compiled for, oldest
// first: those that NVSHMEM 3.4 and CUDA 13 both support.
var Supported = []Arch{{75}, {80}, {86}, {89}, {90}, {100}, {120}}

// Parse reads an architecture such as sm_90, compute_90 or 90.
func Parse(s string) (Arch, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(s, "sm_"), "compute_"))
	if err == nil {
		for _, a := range Supported {
			if a.cc == n {
				return a, nil
			}
		}
	}
	return Arch{}, fmt.Errorf("unknown GPU architecture %q; use one of %s", s, List())
}

// List returns the supported architectures, separated by commas.
func List() string {
	names := make([]string, len(Supported))
	for i, a := range Supported {
		names[i] = a.SM()
	}
	return strings.Join(names, ", ")
}

// ForDevice returns the newest supported architecture whose machine code runs
// on a GPU of the given compute capability: the same major version, and no
// newer minor version.
func ForDevice(major, minor int) (Arch, error) {
	best := Arch{}
	for _, a := range Supported {
		if a.RunsOn(major, minor) {
			best = a
		}
	}
	if best == (Arch{}) {
		return best, fmt.Errorf("GPU of compute capability %d.%d is not supported; kernels can be compiled for %s", major, minor, List())
	}
	return best, nil
}

// RunsOn reports whether machine code for a runs on a GPU of the given compute
// capability (CUDA C++ Programming Guide, Binary Compatibility).
func (a Arch) RunsOn(major, minor int) bool { return a.cc/10 == major && a.cc%10 <= minor }

// SM returns the name of the real architecture, such as sm_90.
func (a Arch) SM() string { return fmt.Sprintf("sm_%d", a.cc) }

// Compute returns the name of the virtual architecture, such as compute_90.
func (a Arch) Compute() string { return fmt.Sprintf("compute_%d", a.cc) }

// CC returns the compute capability times ten.
func (a Arch) CC() int { return a.cc }

// String returns SM.
func (a Arch) String() string { return a.SM() }

// MarshalText implements encoding.TextMarshaler.
func (a Arch) MarshalText() ([]byte, error) { return []byte(a.SM()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *Arch) UnmarshalText(b []byte) (err error) { *a, err = Parse(string(b)); return err }
