package difftest

import (
	"testing"
)

// TestTricky compares the functions of tricky.go natively and compiled.
func TestTricky(t *testing.T) {
	d := compile(t)
	r := rng()
	n, x := make([]int, elements), make([]uint32, elements)
	for i := range n {
		n[i], x[i] = i%21, r.Uint32()>>r.IntN(32)
	}
	const each = trickyKinds * trickyResults
	want, got := make([]int64, elements*each), make([]int64, elements*each)
	for i := range n {
		for k := range trickyKinds {
			lo := i*each + k*trickyResults
			trickyOps(k, n[i], x[i], want[lo:lo+trickyResults])
		}
	}
	if rec := d.run(t, "Tricky", n, x, got); rec != nil {
		t.Fatalf("failed: %+v at %+v", rec, d.sites[rec.Site])
	}
	for i := range want {
		if want[i] != got[i] {
			e, k := i/each, i%each
			t.Errorf("result %d of function %d with (%d, %d): natively %d, compiled %d", k%trickyResults, k/trickyResults, n[e], x[e], want[i], got[i])
		}
	}
}
