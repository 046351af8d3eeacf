package build

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
)

// TestPipelinesOfTiles looks at the machine code of products that are fed by a pipeline, for a target
// that has the units for it: boxes come by the tensor memory accelerator, which reads their
// description among the parameters of the kernel, where no fence is needed (UTMACCTL.IV). Each step of a
// pipeline is one group of wgmma that is started before the last one is awaited, and the launch after
// may begin. TestProductsUseTensorCores has older targets. The eight kernels have 64, 128 and
// 256 columns, those of 64 with boxes of 64 and of 16 rows, and 64 elements of K, for b as it stands and
// for weights: 4 instructions of wgmma for the first step and 4 for the others. From the first to the last no register is stored to memory,
// and at most one is loaded in each step: ptxas of CUDA 13.5 keeps an address of NN256 there. No loop has a
// YIELD, which ptxas puts there for reasons of its own, that of 13.5 always: products of few rows took 1 to 2 us
// more with it.
func TestPipelinesOfTiles(t *testing.T) {
	machineCode(t, "./kernels/gemm", map[string]map[string]bool{
		"sm_90a": {`HMMA\.16816\.F32\.BF16`: false, `LDGSTS`: true, `UTMALDG\.2D`: true, `UTMACCTL\.IV`: false, `ACQBULK`: true},
	}, func(c code, want map[string]bool) {
		for pattern, has := range want {
			if n := c.count(pattern); (n > 0) != has {
				t.Errorf("%s: %d instructions %s", c.target, n, pattern)
			}
		}
		// The two kernels for few rows multiply two tiles in a stage.
		c.counts(t, map[string]int{
			`HGMMA\.64x64x16\.F32\.BF16`: 48, `HGMMA\.64x128x16\.F32\.BF16`: 16, `HGMMA\.64x256x16\.F32\.BF16`: 16,
			`HGMMA.*gsb0`: 20, `WARPGROUP\.ARRIVE`: 20,
			`WARPGROUP\.DEPBAR\.LE gsb0, 0x2`: 2, `WARPGROUP\.DEPBAR\.LE gsb0, 0x1`: 6, `WARPGROUP\.DEPBAR\.LE gsb0, 0x0`: 8,
		})
		steps := regexp.MustCompile(`(?s)HGMMA.*?WARPGROUP\.DEPBAR\.LE gsb0, 0x0`).FindAll(c.sass, -1)
		if len(steps) != 8 {
			t.Errorf("%d kernels wait for their last product, want 8", len(steps))
		}
		for _, s := range steps {
			if x := regexp.MustCompile(`\bSTL\b.*`).Find(s); x != nil {
				t.Errorf("a register is stored to memory between products: %s", x)
			}
			if n := len(regexp.MustCompile(`\bLDL\b`).FindAll(s, -1)); n > 2 {
				t.Errorf("%d registers are loaded from memory between products", n)
			}
		}
		tight := 0
		for _, loop := range loops(c.sass) {
			if !regexp.MustCompile(`HGMMA|UTMALDG`).Match(loop) || bytes.Count(loop, []byte(";")) > 200 {
				continue
			}
			tight++
			if strings.HasPrefix(c.linker, "13.0.") && regexp.MustCompile(`\bYIELD\b`).Match(loop) {
				t.Errorf("a loop that multiplies or loads gives way in each round, which takes some 60 cycles:\n%s", loop)
			}
		}
		if tight < 16 {
			t.Errorf("%d loops that multiply or load, want 2 in each of 8 kernels at least", tight)
		}
	})
}

// loops returns the loops of machine code: what lies from a label to a branch back to it.
func loops(sass []byte) (all [][]byte) {
	label := regexp.MustCompile(`(?m)^\s*(\.L_x_\d+):|\bBRA ` + "`" + `\((\.L_x_\d+)\)`)
	begin := map[string]int{}
	for _, m := range label.FindAllSubmatchIndex(sass, -1) {
		if m[2] >= 0 {
			begin[string(sass[m[2]:m[3]])] = m[0]
		} else if from, ok := begin[string(sass[m[4]:m[5]])]; ok {
			all = append(all, sass[from:m[1]])
		}
	}
	return all
}

// TestOneThreadLoads counts the loads of kernels/fused around which ptxas puts a loop over threads (ELECT), since it
// does not see that one thread makes them. In the loop that fills the stages for blocks without a cluster there is none:
// what is counted stands where stages are filled by other ways.
func TestOneThreadLoads(t *testing.T) {
	if testing.Short() {
		t.Skip("the counts are those of the first set of libraries")
	}
	machineCode(t, "./kernels/fused", map[string]int{"sm_90a": 17}, func(c code, most int) {
		if n := c.count(`\bELECT\b`); n > most {
			t.Errorf("%d loads are in loops over threads, want %d at most", n, most)
		}
	})
}
