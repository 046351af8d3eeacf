package difftest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
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

// TestVectors compares access by vectors natively and compiled. With one vector every
// pair of them is the same one.
func TestVectors(t *testing.T) {
	d := compile(t)
	r := rng()
	for _, n := range []int{1, 2, 5, 64} {
		x, y := make([]float32, 4*n), make([]int64, 2*n)
		for i := range x {
			x[i] = float32(r.IntN(1000))
		}
		for i := range y {
			y[i] = int64(r.IntN(1000))
		}
		gx, gy := append([]float32(nil), x...), append([]int64(nil), y...)
		const rounds = 200
		for i := range rounds {
			vectorOps(x, y, i)
		}
		if rec := d.run(t, "Vectors", gx, gy, rounds); rec != nil {
			t.Fatalf("%d vectors: failed: %+v at %+v", n, rec, d.sites[rec.Site])
		}
		if diff := cmp.Diff(x, gx) + cmp.Diff(y, gy); diff != "" {
			t.Errorf("%d vectors, natively (-) and compiled (+):\n%s", n, diff)
		}
	}
}
