package randprog

import (
	"flag"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

var (
	programs = flag.Int("programs", 0, "compare so many random programs; 0 is 150, or 20 with -short")
	seed     = flag.Uint64("seed", 1, "compare the programs of this seed and those behind it")
	optimize = flag.Bool("optimize", true, "let LLVM optimise the programs")
	debug    = flag.Bool("debug", false, "compile the programs for a debugger")
	trace    = flag.String("trace", "", "name each program in this file before it runs, to find one that crashes")
)

// batch is how many programs make up a package.
const batch = 50

// TestRandomProgramsEqualGo compares what random programs do compiled and natively. The
// first difference is made smaller.
func TestRandomProgramsEqualGo(t *testing.T) {
	n := *programs
	switch {
	case n == 0 && testing.Short():
		n = 20
	case n == 0:
		n = 150
	}
	tc := chaintest.Toolchain(t, toolchain.Execute)
	lib, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	lib.Optimize = *optimize
	var sum tally
	start, differ := time.Now(), 0
	for first := 0; first < n; first += batch {
		var list []*Program
		for i := first; i < min(first+batch, n); i++ {
			list = append(list, Generate(*seed+uint64(i), i-first))
		}
		if err := sum.compare(lib, t.TempDir(), list); err != nil {
			t.Fatal(err)
		}
		for _, f := range sum.found[differ:] {
			t.Errorf("the program of seed %d differs in round %d: %s", f.p.Seed, f.round, f.text)
		}
		differ = len(sum.found)
		if *programs > 0 {
			t.Logf("%s: %d programs of %d, %d differences", time.Since(start).Round(time.Second), sum.programs, n, len(sum.found))
		}
	}
	t.Logf("%d programs ran %d times, of which %d failed as they do natively; %d were refused, %d differ", sum.programs, sum.runs, sum.failed, len(sum.refused), len(sum.found))
	for _, d := range sum.refused {
		t.Log(d)
	}
	if len(sum.found) > 0 {
		small := newReducer(lib, t.TempDir()).reduce(sum.found[0])
		t.Errorf("made smaller: %s\n%s", small.text, small.p.Source)
	}
	if sum.programs < n*9/10 || sum.failed > sum.runs*2/3 {
		t.Error("too many programs are refused or fail, so that it shows little")
	}
}
