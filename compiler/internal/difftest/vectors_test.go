package difftest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

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
