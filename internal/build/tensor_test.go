package build

import (
	"regexp"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestProductsUseTensorCores looks at the machine code of two products of tiles of 128 x 64 and
// 64 x 128 elements, one of them fed by a pipeline: the instructions of tensor cores, no registers
// in memory, and no wgmma that waits for the one before, which would begin and end a group of its
// own. Pipelines are fed by cp.async, and from sm_90 on by boxes of the tensor memory accelerator too.
func TestProductsUseTensorCores(t *testing.T) {
	usesTensorCores(t, "./examples/gemm/matmul", map[string]map[string]int{
		"sm_80":  {`HMMA\.16816\.F32\.BF16`: 2 * 128, `LDSM\.16\.M`: 2 * 40, `HGMMA`: 0, `LDGSTS`: 9, `UTMALDG`: 0},
		"sm_90":  {`HMMA\.16816\.F32\.BF16`: 2 * 128, `LDSM\.16\.M`: 2 * 40, `HGMMA`: 0, `LDGSTS`: 9, `UTMALDG\.2D`: 3},
		"sm_90a": {`HGMMA\.64x128x16\.F32\.BF16`: 2 * 8, `WARPGROUP\.ARRIVE`: 2 * 2, `WARPGROUP\.DEPBAR`: 2 * 2, `HMMA\.`: 0},
	})
}

// TestScaledProductsUseTensorCores looks at the machine code of kernels/moe. Products that are scaled before they
// are added up are awaited one by one, each of 128 elements of k.
func TestScaledProductsUseTensorCores(t *testing.T) {
	usesTensorCores(t, "./kernels/moe", map[string]map[string]int{
		"sm_90a": {`QGMMA\.64x128x32\.F32\.E4M3\.E4M3`: 4, `WARPGROUP\.ARRIVE`: 1, `WARPGROUP\.DEPBAR`: 1, `HMMA\.`: 0},
	})
}

// TestAttentionKeepsTensorCoresBusy looks at the machine code of attention, in one PE and in a ring,
// with heads of 64 and of 128 elements: the left operand of the second product comes from registers;
// the scores of the next keys and the product of the last weights are under way together. Nothing is
// kept in memory meanwhile.
func TestAttentionKeepsTensorCoresBusy(t *testing.T) {
	targets := map[string]map[string]int{
		"sm_80":  {`HMMA\.16816\.F32\.BF16`: 2 * (256 + 512), `HGMMA`: 0, `USETMAXREG`: 0},
		"sm_90a": {`HGMMA\.64x128x16\.F32\.BF16 R\d+, gdesc`: 2 * 2 * (4 + 8), `HGMMA\.64x64x16\.F32\.BF16 R\d+, R`: 2 * 2 * 8, `HGMMA\.64x128x16\.F32\.BF16 R\d+, R`: 2 * 2 * 8, `WARPGROUP\.ARRIVE`: 4 * 4, `WARPGROUP\.DEPBAR`: 4 * 4, `HMMA\.`: 0},
	}
	if testing.Short() {
		delete(targets, "sm_80") // a second toolchain counts its own instructions, not those of the IR
	}
	machineCode(t, "./examples/attention/flash", targets, func(c code, want map[string]int) {
		c.counts(t, want)
		if c.target == "sm_80" {
			return
		}
		for _, k := range c.stats {
			if k.Serialised || k.UnderWay != 1 || k.BetweenProducts > 0 || len(k.Roles) != 2 {
				t.Errorf("products of %s are serialised (%v), have %d groups under way, %d accesses to local memory between them, and registers are handed over in %v", k.Kernel, k.Serialised, k.UnderWay, k.BetweenProducts, k.Roles)
			}
		}
	})
}

// usesTensorCores counts instructions in the machine code of the kernels of a package for
// targets. No kernel may have serialised products, and none that does not communicate may have
// registers in memory.
func usesTensorCores(t *testing.T, pkg string, targets map[string]map[string]int) {
	t.Helper()
	machineCode(t, pkg, targets, func(c code, want map[string]int) {
		c.counts(t, want)
		for _, k := range c.stats {
			// NVSHMEM's device library has variables of its own in memory, in some versions.
			communicates := slices.ContainsFunc(c.kernels, func(m manifest.Kernel) bool { return m.Name == k.Kernel && m.Shmem })
			if !communicates && k.LocalLoads+k.LocalStores+k.Stack > 0 {
				t.Errorf("%s: kernel %s has %d bytes of its variables in memory, with %d loads and %d stores", c.target, k.Kernel, k.Stack, k.LocalLoads, k.LocalStores)
			}
			if k.Serialised {
				t.Errorf("%s: the products of kernel %s wait for each other", c.target, k.Kernel)
			}
		}
	})
}

// code is the machine code of a package's kernels for a target.
type code struct {
	target  string
	linker  string // the version of nvJitLink
	kernels []manifest.Kernel
	sass    []byte
	stats   []KernelStats
}

// machineCode has look look at the machine code of a package's kernels for each target.
func machineCode[W any](t *testing.T, pkg string, targets map[string]W, look func(c code, want W)) {
	t.Helper()
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	opts := Options{Go: Go{Dir: "../.."}, DryRun: true}
	pkgs, err := opts.Packages(t.Context(), pkg)
	if err != nil {
		t.Fatal(err)
	}
	g := generated(t, opts, pkgs[0])
	for target, want := range targets {
		image, sass := compiled(t, g, target)
		c := code{target: target, linker: tc.Version(toolchain.NVJitLink), kernels: g.Manifest.Kernels, sass: sass}
		if c.stats, err = g.Stats(t.Context(), tc, image); err != nil {
			t.Fatal(err)
		}
		look(c, want)
	}
}

// compiled compiles generated kernels for a target, and returns the image and its machine code.
func compiled(t *testing.T, g *Generated, target string) (image, sass []byte) {
	t.Helper()
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, target), nil)
	if err != nil {
		t.Fatal(err)
	}
	if sass, err = SASS(t.Context(), tc, res.Image); err != nil {
		t.Fatal(err)
	}
	return res.Image, sass
}

// count returns how often a pattern is in the code.
func (c code) count(pattern string) int {
	return len(regexp.MustCompile(pattern).FindAll(c.sass, -1))
}

// counts compares how often patterns are in the code.
func (c code) counts(t *testing.T, want map[string]int) {
	t.Helper()
	for pattern, n := range want {
		if got := c.count(pattern); got != n {
			t.Errorf("%s: %d instructions %s, want %d", c.target, got, pattern, n)
		}
	}
}
