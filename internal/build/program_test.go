package build

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
	"github.com/gpuc-go/gpuc/ltoir"
)

// TestMachineCodeForAllTransports: kernels that communicate have machine code for each transport, those that
// call functions of one for that alone, and those that compute only have none of a transport.
func TestMachineCodeForAllTransports(t *testing.T) {
	tc, target := chaintest.Toolchain(t, toolchain.DeviceLib), chaintest.Arch(t, "sm_90")
	opts := func(dir string) Options { return Options{Go: Go{Dir: filepath.Join("../..", dir)}, DryRun: true} }
	ring, saxpy, own := fresh(t, opts("examples/ring"), "."), fresh(t, opts("examples/saxpy"), "."), fresh(t, opts("examples/ring"), ".")
	own.Dir = t.TempDir()
	own.Manifest.Units = []manifest.Unit{{File: "own.cu", Kind: "cuda", Transport: "nvshmem"}}
	nv, nc := "nvshmem "+tc.Version(toolchain.NVSHMEMHeaders), "nccl 2"
	for name, tt := range map[string]struct {
		packages      []*Generated
		by            string
		cubins, chose []string
	}{
		"both":        {[]*Generated{ring, saxpy}, "", []string{"ring " + nv, "ring " + nc, "saxpy "}, []string{"nvshmem", "nccl"}},
		"one":         {[]*Generated{ring, saxpy}, "nccl", []string{"ring " + nc, "saxpy "}, []string{"nccl"}},
		"one's calls": {[]*Generated{ring, own}, "", []string{"ring " + nv, "ring " + nc, "ring " + nv}, []string{"nvshmem"}},
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "both" {
				t.Skip("it links more")
			}
			ov, err := newOverlay()
			if err != nil {
				t.Fatal(err)
			}
			defer ov.remove()
			po := ProgramOptions{Options: Options{Config: manifest.Config{Transport: tt.by}}, Archs: []arch.Target{target}, Toolchain: tc, Cache: chaintest.Cache(t), Progress: func(string) {}}
			list, err := po.transports()
			if err != nil {
				t.Fatal(err)
			}
			p := &Program{Packages: tt.packages}
			chose, err := p.addCubins(t.Context(), po, list, ov)
			if err != nil {
				t.Fatal(err)
			}
			var cubins []string
			for _, c := range p.Cubins {
				cubins = append(cubins, filepath.Base(c.Package)+" "+c.Transport)
			}
			if d := cmp.Diff(tt.cubins, cubins); d != "" {
				t.Errorf("machine code (-want +got):\n%s", d)
			}
			if d := cmp.Diff(tt.chose, names(chose)); d != "" {
				t.Errorf("a job chooses among (-want +got):\n%s", d)
			}
		})
	}
	res, err := saxpy.Cubin(t.Context(), tc, chaintest.Cache(t), target, nil)
	if err != nil {
		t.Fatal(err)
	}
	syms, err := ltoir.Symbols(res.Image)
	if err != nil || len(syms.Variables) > 0 {
		t.Errorf("kernels that do not communicate have %v; %v", syms.Variables, err)
	}
}

// TestLeftOut: without headers of NVSHMEM there is machine code for NCCL alone, and build says so. Without
// any transport there is an error, and so there is if a part is not what it should be.
func TestLeftOut(t *testing.T) {
	parts := map[string]string{toolchain.EnvNVRTC: "libnvrtc.so.13", toolchain.EnvCUDAInclude: "include"}
	dir := t.TempDir()
	for _, name := range []string{"libnvrtc.so.13", "libnvrtc-builtins.so.13.0", "include/cuda.h", "include/cuda_runtime.h", "include/cccl/cuda/std/type_traits"} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o777), os.WriteFile(file, nil, 0o666)); err != nil {
			t.Fatal(err)
		}
	}
	find := func(without string) *toolchain.Toolchain {
		tc, err := toolchain.Locate(toolchain.Config{SystemRoot: t.TempDir(), Getenv: func(name string) string {
			if parts[name] == "" || name == without {
				return ""
			}
			return filepath.Join(dir, parts[name])
		}})
		if err != nil {
			t.Fatal(err)
		}
		return tc
	}
	p := &Program{}
	list, err := p.present(find(""), registry.Families())
	if d := cmp.Diff([]string{"nccl"}, names(list)); d != "" || err != nil || len(p.LeftOut) != 1 || !strings.HasPrefix(p.LeftOut[0], "no machine code for NVSHMEM: not found, but needed to build") {
		t.Errorf("transports (-want +got):\n%s%v, left out: %q", d, err, p.LeftOut)
	}
	list, err = new(Program).present(find(toolchain.EnvNVRTC), registry.Families())
	if missing := (*toolchain.NotFoundError)(nil); len(list) > 0 || !errors.As(err, &missing) || !slices.Contains(missing.Missing, toolchain.NVSHMEMHeaders) {
		t.Errorf("without NVRTC: %v, %v", names(list), err)
	}
}

// TestExecutablesChooseWhatTheyAreBuiltFor: an executable of gpuc build -transport needs no variable.
func TestExecutablesChooseWhatTheyAreBuiltFor(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds programs")
	}
	for by, want := range map[string]string{"": "nvshmem", "nccl": "nccl", "nccl-gin": "nccl-gin", "nvshmem-ibgda": "nvshmem-ibgda"} {
		out := filepath.Join(t.TempDir(), "chosen")
		_, err := BuildProgram(t.Context(), ProgramOptions{Options: Options{Go: Go{Dir: "testdata/chosen", Stderr: os.Stderr}, Config: manifest.Config{Transport: by}}, Out: out}, ".")
		if err != nil {
			t.Fatal(err)
		}
		if got, err := exec.Command(out).Output(); err != nil || string(got) != want+" <nil>" {
			t.Errorf("-transport %q: %q, %v; want %s", by, got, err, want)
		}
	}
}

func names(list []*transport.Transport) (names []string) {
	for _, t := range list {
		names = append(names, t.Name)
	}
	return names
}
