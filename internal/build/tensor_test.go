package build

import (
	"regexp"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestProductsUseTensorCores looks at the machine code of two products of tiles of 128 x 64 and
// 64 x 128 elements, one of them fed by a pipeline: the instructions of tensor cores, no registers in memory, and no wgmma
// that waits for the one before, which would begin and end a group of its own.
func TestProductsUseTensorCores(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	c := chaintest.Cache(t)
	opts := Options{Go: Go{Dir: "../.."}, DryRun: true}
	pkgs, err := opts.Packages(t.Context(), "./examples/gemm/gemm")
	if err != nil {
		t.Fatal(err)
	}
	g := generated(t, opts, pkgs[0])
	for target, want := range map[string]map[string]int{
		"sm_80":  {`HMMA\.16816\.F32\.BF16`: 2 * 128, `LDSM\.16\.M`: 2 * 40, `HGMMA`: 0},
		"sm_90":  {`HMMA\.16816\.F32\.BF16`: 2 * 128, `LDSM\.16\.M`: 2 * 40, `HGMMA`: 0},
		"sm_90a": {`HGMMA\.64x128x16\.F32\.BF16`: 2 * 8, `WARPGROUP\.ARRIVE`: 2 * 2, `WARPGROUP\.DEPBAR`: 2 * 2, `HMMA\.`: 0},
	} {
		res, err := g.Cubin(t.Context(), tc, c, chaintest.Arch(t, target), false, nil)
		if err != nil {
			t.Fatal(err)
		}
		sass, err := SASS(t.Context(), tc, res.Image)
		if err != nil {
			t.Fatal(err)
		}
		for pattern, n := range want {
			if got := len(regexp.MustCompile(pattern).FindAll(sass, -1)); got != n {
				t.Errorf("%s: %d instructions %s, want %d", target, got, pattern, n)
			}
		}
		stats, err := g.Stats(t.Context(), tc, res.Image)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range stats {
			if k.LocalLoads+k.LocalStores+k.Stack > 0 {
				t.Errorf("%s: kernel %s has %d bytes of its variables in memory", target, k.Kernel, k.Stack)
			}
		}
	}
}
