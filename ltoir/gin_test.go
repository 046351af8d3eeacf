package ltoir

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nccl"
)

// networks returns a toolchain with each NCCL whose network kernels can use, of those that are installed as sets.
func networks(t *testing.T) map[string]*toolchain.Toolchain {
	t.Helper()
	chaintest.Toolchain(t, toolchain.NCCLDeviceLib)
	dir, err := cache.Dir(os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]*toolchain.Toolchain{}
	for _, s := range toolchain.Present(dir) {
		if !slices.ContainsFunc(s.Uses, func(u toolchain.Use) bool { return u.Name == toolchain.NCCLNetwork.Name }) {
			continue
		}
		tc, err := toolchain.Locate(toolchain.Config{CacheDir: dir, Getenv: func(name string) string {
			if name == toolchain.EnvNCCL {
				return filepath.Join(s.Dir(dir), "nvidia", "nccl", "lib", "libnccl.so.2")
			}
			return os.Getenv(name)
		}})
		if err != nil {
			t.Fatal(err)
		}
		if err := tc.Need(toolchain.NCCLNetworkLib); err != nil {
			t.Fatal(err)
		}
		found[tc.Version(toolchain.NCCLHeaders)] = tc
	}
	if len(found) == 0 {
		t.Skip("no NCCL with the headers of its network is installed: gpuc toolchain install nccl-2.32.3")
	}
	return found
}

// TestBuildWithGIN links a kernel that puts, signals and waits with NCCL's network, for each NCCL. The cubin has the
// device communicator, and is for one version; kernels that do not communicate have nothing of it.
func TestBuildWithGIN(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles NCCL's headers for each version")
	}
	for version, tc := range networks(t) {
		t.Run(version, func(t *testing.T) {
			c := chaintest.Cache(t)
			near, r := ring(t), ring(t)
			near.Transport, r.Transport = nccl.Transport(), nccl.GIN()
			usual, network := build(t, tc, c, near), build(t, tc, c, r)
			syms, err := Symbols(network.Image)
			if err != nil {
				t.Fatal(err)
			}
			want := Global{Functions: []string{"ring"}, Variables: []string{"gpuc_nccl_comm", "gpuc_nccl_far", "gpuc_nccl_state"}}
			if d := cmp.Diff(want, syms); d != "" {
				t.Errorf("symbols of the cubin (-want +got):\n%s", d)
			}
			if want := "nccl-gin " + nccl.GIN().Version + "-" + version; network.Transport != want {
				t.Errorf("transport %q, want %q", network.Transport, want)
			}
			if bytes.Contains(network.Image, []byte(tc.Path(toolchain.NCCLHeaders))) {
				t.Error("the cubin holds the path of a header")
			}
			s := Request{Arch: r.Arch, Transport: nccl.GIN()}
			s.IR, s.Manifest = nccl.StreamKernels(nccl.StreamInstances())
			if syms, err := Symbols(build(t, tc, c, s).Image); err != nil || len(syms.Functions) != len(s.Manifest.Kernels) {
				t.Errorf("kernels of operations on streams: %v, %v", syms, err)
			}
			t.Logf("ring has %d bytes of machine code, and %d without the network", len(network.Image), len(usual.Image))
			alone := scale(t)
			with := alone
			with.Transport = nccl.GIN()
			if a, b := build(t, tc, c, alone), build(t, tc, c, with); !bytes.Equal(a.Image, b.Image) {
				t.Errorf("a kernel that does not communicate has %d bytes, and %d with a network", len(a.Image), len(b.Image))
			}
		})
	}
}
