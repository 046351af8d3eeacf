package gputest

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// sum has each PE give its part of n sums, which begins at its share of them.
func sum(pe *PE, x ...float32) {
	lo, hi := len(x)*pe.MyPE()/pe.NumPEs(), len(x)*(pe.MyPE()+1)/pe.NumPEs()
	Result(pe, "sum", lo, x[lo:hi])
}

// TestSameBits reports the first elements that differ, where they are from, and how many there are.
func TestSameBits(t *testing.T) {
	for name, test := range map[string]struct {
		same Same
		f    func(pe *PE, rows int)
		want string
	}{
		"equal": {Same{PEs: []int{1, 2, 3}, Rows: []int{1, 4}, Runs: 2}, func(pe *PE, rows int) {
			sum(pe, 1, 2, 3, 4)
			Result(pe, "rows", 0, make([]int8, rows))
		}, ""},
		"runs": {Same{Runs: 2}, func(pe *PE, rows int) {
			x := []float32{1, 2}
			if strings.Contains(pe.Device(), "seed 2") {
				x[1] = 2.5
			}
			sum(pe, x...)
		}, "sum[1] is 0x40200000 (2.5) on PE 1 of 2 (seed 2), and 0x40000000 (2) on PE 1 of 2 (seed 1)"},
		"PEs": {Same{}, func(pe *PE, rows int) {
			Result(pe, "top", 3, []gpu.BFloat16{gpu.ToBFloat16(float32(-pe.MyPE()))})
		}, "top[3] is 0xbf80 (-1) on PE 1 of 2 (seed 1), and 0x0000 (0) on PE 0 of 2 (seed 1)"},
		"numbers of PEs": {Same{PEs: []int{1, 4}}, func(pe *PE, rows int) {
			Result(pe, "n", 0, []int16{int16(-pe.NumPEs())})
		}, "n[0] is 0xfffc (-4) on PE 0 of 4 (seed 1), and 0xffff (-1) on PE 0 of 1 (seed 1)"},
		"rows": {Same{Rows: []int{2, 5}}, func(pe *PE, rows int) {
			if pe.MyPE() == 0 {
				x := make([]float64, rows)
				for i := range x {
					x[i] = float64(rows)
				}
				x[0] = 1
				Result(pe, "y", 7, x)
			}
		}, "y[8] is 0x4014000000000000 (5) on PE 0 of 2 (seed 1, 5 rows), and 0x4000000000000000 (2) on PE 0 of 2 (seed 1, 2 rows)"},
		"many": {Same{Runs: 1}, func(pe *PE, rows int) {
			Result(pe, "m", 0, []uint8{0, uint8(pe.MyPE()), uint8(pe.MyPE()), uint8(pe.MyPE()), uint8(pe.MyPE())})
		}, `m[1] is 0x01 (1) on PE 1 of 2 (seed 1), and 0x00 (0) on PE 0 of 2 (seed 1)
m[2] is 0x01 (1) on PE 1 of 2 (seed 1), and 0x00 (0) on PE 0 of 2 (seed 1)
m[3] is 0x01 (1) on PE 1 of 2 (seed 1), and 0x00 (0) on PE 0 of 2 (seed 1)
4 of 5 elements of m differ`},
		"no result":    {Same{}, func(*PE, int) {}, "gputest: SameBits compares what its function passes to Result, and that is nothing"},
		"no PEs":       {Same{PEs: []int{0}}, func(*PE, int) {}, "gputest: a test with 0 PEs"},
		"another fail": {Same{}, func(pe *PE, rows int) { failOn1(pe) }, "PE 1: failed"},
	} {
		t.Run(name, func(t *testing.T) {
			r := record(t, func(t testing.TB) { SameBits(t, NP(2), test.same, test.f) })
			if d := cmp.Diff(test.want, r.errors()); d != "" {
				t.Errorf("errors (-want +got):\n%s", d)
			}
		})
	}
	r := record(t, func(t testing.TB) { Run(t, NP(1), func(pe *PE) { Result(pe, "x", 0, []int32{1}) }) })
	if got := r.errors(); got != "PE 0: gputest.Result outside of SameBits" {
		t.Errorf("outside of SameBits: errors %q", got)
	}
}

func failOn1(pe *PE) {
	if pe.MyPE() == 1 {
		pe.FailNow()
	}
}

// TestSameBitsOfProcesses compares what copies of the test binary have computed.
func TestSameBitsOfProcesses(t *testing.T) {
	needProcesses(t)
	f := func(t testing.TB, same Same, wrong bool) {
		SameBits(t, NP(3).Processes(2), same, func(pe *PE, rows int) {
			sum(pe, 1, 2, 3)
			if Result(pe, "rows", 0, make([]int32, rows)); wrong {
				Result(pe, "pe", 0, []int32{int32(pe.MyPE())})
			}
		})
	}
	same := Same{Rows: []int{1, 2}, Runs: 2}
	f(t, same, false)
	if os.Getenv(envCall) != "" {
		f(t, same, true)
		return
	}
	r := record(t, func(t testing.TB) { f(t, same, true) })
	if got, want := r.errors(), "pe[0] is 0x00000001 (1) on PE 1 of 3 (run 1, 1 rows), and 0x00000000 (0) on PE 0 of 3 (run 1, 1 rows)"; got != want {
		t.Errorf("errors %q, want %q", got, want)
	}
}

// TestTreesAreLeftOut: only the back end check has uninterpreted floats.
func TestTreesAreLeftOut(t *testing.T) {
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, UninterpretedFloats: true}, nil)
	if want := `uninterpreted floats are for the back end check; the back end is "emu"`; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
