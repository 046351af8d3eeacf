package build

import (
	"regexp"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestPipelinesOfTiles looks at the machine code of products that are fed by a pipeline. Where the
// target has the units for it, boxes come by the tensor memory accelerator, each step of a
// pipeline is one group of wgmma that is started before the last one is awaited, and registers are
// handed over. One source serves the others by cp.async and mma.sync. The four kernels are there, with
// 64 and 256 columns and 64 elements of K, for b as it stands and for weights: 4 instructions of wgmma for the first step and 4 for the
// others, with no register in memory from the first to the last.
func TestPipelinesOfTiles(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	c := chaintest.Cache(t)
	opts := Options{Go: Go{Dir: "../.."}, DryRun: true}
	pkgs, err := opts.Packages(t.Context(), "./kernels/gemm")
	if err != nil {
		t.Fatal(err)
	}
	g := generated(t, opts, pkgs[0])
	for target, want := range map[string]map[string]bool{
		"sm_80":  {`HMMA\.16816\.F32\.BF16`: true, `LDGSTS`: true, `HGMMA`: false, `UTMALDG`: false, `USETMAXREG`: false},
		"sm_90":  {`HMMA\.16816\.F32\.BF16`: true, `LDGSTS`: true, `HGMMA`: false, `UTMALDG\.2D`: true, `USETMAXREG`: false},
		"sm_90a": {`HMMA\.16816\.F32\.BF16`: false, `LDGSTS`: true, `UTMALDG\.2D`: true, `USETMAXREG`: true},
	} {
		res, err := g.Cubin(t.Context(), tc, c, chaintest.Arch(t, target), false, nil)
		if err != nil {
			t.Fatal(err)
		}
		sass, err := SASS(t.Context(), tc, res.Image)
		if err != nil {
			t.Fatal(err)
		}
		count := func(pattern string) int { return len(regexp.MustCompile(pattern).FindAll(sass, -1)) }
		for pattern, has := range want {
			if n := count(pattern); (n > 0) != has {
				t.Errorf("%s: %d instructions %s", target, n, pattern)
			}
		}
		if target == "sm_90a" {
			for pattern, n := range map[string]int{
				`HGMMA\.64x64x16\.F32\.BF16`: 16, `HGMMA\.64x256x16\.F32\.BF16`: 16, `HGMMA.*gsb0`: 8, `WARPGROUP\.ARRIVE`: 8,
				`WARPGROUP\.DEPBAR\.LE gsb0, 0x1`: 4, `WARPGROUP\.DEPBAR\.LE gsb0, 0x0`: 4,
				`USETMAXREG\.DEALLOC`: 4, `USETMAXREG\.TRY_ALLOC`: 4, // one instruction for all warps of a role
			} {
				if got := count(pattern); got != n {
					t.Errorf("%s: %d instructions %s, want %d", target, got, pattern, n)
				}
			}
			steps := regexp.MustCompile(`(?s)HGMMA.*?WARPGROUP\.DEPBAR\.LE gsb0, 0x0`).FindAll(sass, -1)
			if len(steps) != 4 {
				t.Errorf("%s: %d kernels wait for their last product, want 4", target, len(steps))
			}
			for _, s := range steps {
				if x := regexp.MustCompile(`\b(LDL|STL)\b.*`).Find(s); x != nil {
					t.Errorf("%s: a register in memory between products: %s", target, x)
				}
			}
		}
	}
}
