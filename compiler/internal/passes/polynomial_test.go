package passes

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func TestPolynomials(t *testing.T) {
	x := newKernel(t, mir.Int64, mir.Int64)
	a, b := atom(x.param(0)), atom(x.param(1))
	must := func(p polynomial, ok bool) polynomial {
		t.Helper()
		if !ok {
			t.Fatal("an operation failed")
		}
		return p
	}
	// (a + b) * (a - b) is a*a - b*b.
	square := must(must(a.plus(b, 1)).times(must(a.plus(b, -1))))
	if want := must(must(a.times(a)).plus(must(b.times(b)), -1)); !square.equal(want) {
		t.Errorf("got %v, want %v", square, want)
	}
	if d := must(square.plus(square, -1)); len(d) != 0 {
		t.Errorf("p - p is %v", d)
	}
	// a*b + 3*b + 5 is b*(a + 3) + 5.
	p := must(must(must(a.times(b)).plus(b, 3)).plus(constantPolynomial(5), 1))
	factor, rest, ok := p.split(x.param(1))
	if want := must(a.plus(constantPolynomial(3), 1)); !ok || !factor.equal(want) || !rest.equal(constantPolynomial(5)) {
		t.Errorf("%v is not %v * b + %v", p, factor, rest)
	}
	if _, _, ok := square.split(x.param(0)); ok {
		t.Error("a square was taken for linear")
	}
	of := func(v *mir.Value) interval {
		return map[*mir.Value]interval{x.param(0): {-2, 3, false}, x.param(1): {4, 5, false}}[v]
	}
	if d := cmp.Diff(interval{-10 + 12 + 5, 15 + 15 + 5, false}, p.interval(of), cmp.AllowUnexported(interval{})); d != "" {
		t.Errorf("interval of a*b + 3*b + 5 (-want +got):\n%s", d)
	}
	if _, ok := constantPolynomial(math.MaxInt64).plus(constantPolynomial(1), 1); ok {
		t.Error("a constant overflowed")
	}
	if _, ok := must(a.times(a)).times(square); ok {
		t.Error("a power of 4 was not refused")
	}
}

// TestPolynomialKeys compares keys with what they stand for.
func TestPolynomialKeys(t *testing.T) {
	x, y := atom(&mir.Value{ID: 1}), atom(&mir.Value{ID: 2})
	product, _ := x.times(y)
	double, _ := x.plus(x, 1)
	sum, _ := x.plus(y, 1)
	other, _ := y.plus(x, 1)
	all := []polynomial{nil, constantPolynomial(1), constantPolynomial(12), x, y, product, double, sum, other}
	for i, p := range all {
		for j, q := range all {
			if (p.key() == q.key()) != p.equal(q) {
				t.Errorf("%d and %d: keys %q and %q, equal %v", i, j, p.key(), q.key(), p.equal(q))
			}
		}
	}
}
