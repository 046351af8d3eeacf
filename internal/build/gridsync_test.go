package build

import (
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestGridSyncCost looks for what the barrier of a grid waits for in the machine code:
// one fence before it arrives, the word, and the cache, which it empties when all have
// arrived. No warp adds up first, and the last block does not poll.
func TestGridSyncCost(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	g, err := Generate(t.Context(), Options{Go: Go{Dir: "testdata/gridsync"}, DryRun: true}, ".")
	if err != nil {
		t.Fatal(err)
	}
	if g.Diags.HasErrors() {
		t.Fatal(g.Diags.Err())
	}
	res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, "sm_90"), false, nil)
	if err != nil {
		t.Fatal(err)
	}
	sass, err := SASS(t.Context(), tc, res.Image)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"BAR", "BRA", // the first thread
		"MEMBAR", "ATOMG", "BRA", // the last block goes on
		"LDG", "BRA", "CCTL",
		"BAR",
	}
	var got []string
	for _, m := range regexp.MustCompile(`(?:\s(BAR|MEMBAR|ATOMG?|LDG?|CCTL|VOTEU?)\.|@!?P\d (BRA) )`).FindAllStringSubmatch(string(sass), -1) {
		got = append(got, m[1]+m[2])
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("the instructions: %s\n%s", d, sass)
	}
}
