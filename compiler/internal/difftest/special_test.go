package difftest

import (
	"testing"

	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

// TestSpecialValues applies every math function to special values. What NVIDIA's
// library makes of them shows here, since it is what runs.
func TestSpecialValues(t *testing.T) {
	d := compile(t)
	compareSpecials(t, d, "SpecialFloat32", lang.SpecialNames[:], lang.Special[float32], 1e-5)
	compareSpecials(t, d, "SpecialFloat64", lang.SpecialNames[:], lang.Special[float64], 1e-12)
	compareSpecials(t, d, "StdSpecial", lang.StdSpecialNames[:], lang.StdSpecial, 1e-12)
}

func compareSpecials[T lang.Float](t *testing.T, d *device, kernel string, names []string, f func(out []T, x, y T), tolerance float64) {
	t.Run(kernel, func(t *testing.T) {
		var xs, ys []T
		for _, x := range lang.Specials[T]() {
			for _, y := range lang.Specials[T]() {
				xs, ys = append(xs, x), append(ys, y)
			}
		}
		n := len(names)
		got, want := make([]T, len(xs)*n), make([]T, n)
		if rec := d.run(t, kernel, xs, ys, got); rec != nil {
			t.Fatalf("failed: %+v", rec)
		}
		for i, x := range xs {
			f(want, x, ys[i])
			for j, w := range want {
				if g := got[i*n+j]; !lang.SameSpecial(names[j], x, ys[i], g, w, tolerance) {
					t.Errorf("%s of x=%g y=%g: natively %g, compiled %g", names[j], x, ys[i], w, g)
				}
			}
		}
	})
}
