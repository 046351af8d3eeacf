// Package vec is a package that kernels of package lang call into.
package vec

// Number is what a V3 is made of.
type Number interface {
	~int32 | ~int64 | ~float32 | ~float64
}

// V3 is a vector.
type V3[T Number] struct{ X, Y, Z T }

// Add returns v + w.
func (v V3[T]) Add(w V3[T]) V3[T] { return V3[T]{v.X + w.X, v.Y + w.Y, v.Z + w.Z} }

// Dot returns the inner product of v and w.
func (v V3[T]) Dot(w V3[T]) T { return v.X*w.X + v.Y*w.Y + v.Z*w.Z }

// Scale multiplies v by f in place.
func (v *V3[T]) Scale(f T) {
	v.X *= f
	v.Y *= f
	v.Z *= f
}

// Fold combines the elements of s from the left.
func Fold[T, A any](s []T, a A, f func(A, T) A) A {
	for _, x := range s {
		a = f(a, x)
	}
	return a
}

// Bounds returns the smallest and the largest element of s, and whether there
// are any.
func Bounds[T Number](s []T) (lo, hi T, ok bool) {
	for i, x := range s {
		if i == 0 || x < lo {
			lo = x
		}
		if i == 0 || x > hi {
			hi = x
		}
		ok = true
	}
	return lo, hi, ok
}

var binomials = [...][5]float64{{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}}

// Binomial returns a number of Pascal's triangle that x picks.
func Binomial(x int) float64 { return binomials[x%5][x/5%5] }
