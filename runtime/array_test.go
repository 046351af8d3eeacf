package gpurt

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// grid is an array as mathematics sees it: values in row-major order.
type grid struct {
	Shape []int
	Vals  []int32
}

// pick returns the elements of a grid of another shape, each taken from index at(i) of g.
func (g grid) pick(shape []int, at func(i []int) []int) grid {
	to := grid{Shape: slices.Clone(shape)}
	eachRowMajor(shape, make([]int, len(shape)), func(n, _ int) {
		i := make([]int, len(shape))
		for d := len(shape) - 1; d >= 0; d-- {
			i[d], n = n%shape[d], n/shape[d]
		}
		from := 0
		for d, x := range at(i) {
			from = from*g.Shape[d] + x
		}
		to.Vals = append(to.Vals, g.Vals[from])
	})
	return to
}

// randomView applies a random operation to an array and to its model.
func randomView(r *rand.Rand, a *Array[int32], g grid) (*Array[int32], grid) {
	dims := len(g.Shape)
	if dims == 0 {
		return a, g
	}
	d := r.IntN(dims)
	switch r.IntN(4) {
	case 0:
		lo := r.IntN(g.Shape[d] + 1)
		hi := lo + r.IntN(g.Shape[d]-lo+1)
		shape := slices.Clone(g.Shape)
		shape[d] = hi - lo
		return a.Slice(d, lo, hi), g.pick(shape, func(i []int) []int { i = slices.Clone(i); i[d] += lo; return i })
	case 1:
		n := 1 + r.IntN(3)
		shape := slices.Clone(g.Shape)
		shape[d] = (shape[d] + n - 1) / n
		return a.Step(d, n), g.pick(shape, func(i []int) []int { i = slices.Clone(i); i[d] *= n; return i })
	case 2:
		perm := r.Perm(dims)
		shape := make([]int, dims)
		for i, p := range perm {
			shape[i] = g.Shape[p]
		}
		return a.Transpose(perm...), g.pick(shape, func(i []int) []int {
			from := make([]int, dims)
			for k, p := range perm {
				from[p] = i[k]
			}
			return from
		})
	default:
		if g.Shape[0] == 0 {
			return a, g
		}
		x := r.IntN(g.Shape[0])
		return a.Index(x), g.pick(g.Shape[1:], func(i []int) []int { return append([]int{x}, i...) })
	}
}

func TestViewsOfArraysAreThoseOfTheirElements(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		r := rand.New(rand.NewPCG(1, 2))
		for round := range 300 {
			shape := make([]int, 1+r.IntN(4))
			n := 1
			for d := range shape {
				shape[d] = 1 + r.IntN(5)
				n *= shape[d]
			}
			l := Shape(shape...)
			if round%2 == 1 {
				l = l.ColumnMajor()
			}
			g := grid{Shape: shape}
			for i := range n {
				g.Vals = append(g.Vals, int32(i+1))
			}
			a, err := NewArrayFrom(pe, g.Vals, l)
			if err != nil {
				return err
			}
			whole := a
			for range r.IntN(4) {
				a, g = randomView(r, a, g)
			}
			got := make([]int32, a.Len())
			if err := a.CopyTo(ctx, got); err != nil {
				return err
			}
			if diff := cmp.Diff(g, grid{a.Shape(), got}, cmpopts.EquateEmpty()); diff != "" {
				t.Fatalf("round %d (-want +got):\n%s", round, diff)
			}
			// A copy to the view changes its elements and no others.
			for i := range got {
				got[i] = -got[i]
			}
			if err := a.CopyFrom(ctx, got); err != nil {
				return err
			}
			all := make([]int32, n)
			if err := whole.CopyTo(ctx, all); err != nil {
				return err
			}
			for i, v := range all {
				if want := int32(i + 1); v != want && !(v == -want && slices.Contains(got, v)) {
					t.Fatalf("round %d: element %d is %d", round, i, v)
				}
			}
			// So does a copy between arrays, in any order of dimensions.
			like, err := a.AllocLike()
			if err != nil {
				return err
			}
			other, err := NewArray[int32](pe, Shape(a.Shape()...))
			if err != nil {
				return err
			}
			copied := make([]int32, len(got))
			if err := errors.Join(like.CopyFromDevice(pe.Stream(), a), other.CopyFromDevice(pe.Stream(), like), other.CopyTo(ctx, copied)); err != nil {
				return err
			}
			if diff := cmp.Diff(got, copied, cmpopts.EquateEmpty()); diff != "" || !like.Dense() {
				t.Fatalf("round %d: dense %v, copied (-want +got):\n%s", round, like.Dense(), diff)
			}
			if err := errors.Join(whole.Free(), like.Free(), other.Free()); err != nil {
				return err
			}
		}
		return nil
	})
}

func TestReshapeCopiesNothing(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		a, err := NewArray[int32](pe, Shape(4, 6))
		if err != nil {
			return err
		}
		columns, err := NewArray[int32](pe, Shape(4, 6).ColumnMajor())
		if err != nil {
			return err
		}
		type result struct {
			Shape, Strides []int
			Err            string
		}
		of := func(b *Array[int32], err error) result {
			if err != nil {
				_, msg, _ := strings.Cut(err.Error(), ": Reshape")
				return result{Err: msg}
			}
			return result{b.Shape(), b.Strides(), ""}
		}
		got := map[string]result{
			"flat":           of(a.Reshape(24)),
			"split":          of(a.Reshape(2, 2, 3, 2)),
			"open":           of(a.Reshape(3, -1)),
			"part of rows":   of(a.Slice(1, 0, 4).Reshape(2, 2, 2, 2)),
			"rows":           of(a.Slice(0, 1, 3).Reshape(12)),
			"one":            of(a.Slice(0, 0, 1).Slice(1, 0, 1).Reshape()),
			"nothing":        of(a.Slice(0, 2, 2).Reshape(0, 5)),
			"across rows":    of(a.Slice(1, 0, 4).Reshape(16)),
			"columns":        of(columns.Reshape(24)),
			"transposed":     of(columns.Transpose().Reshape(3, 8)),
			"other length":   of(a.Reshape(5, 5)),
			"two open":       of(a.Reshape(-1, -1)),
			"open, no fit":   of(a.Reshape(5, -1)),
			"open of zeros":  of(a.Reshape(0, -1)),
			"broken":         of(a.Slice(2, 0, 1).Reshape(1)),
			"every second":   of(a.Step(1, 2).Reshape(12)),
			"longer, by one": of(a.Reshape(1, 4, 1, 6, 1)),
			"far too long":   of(a.Index(1, 1).Reshape(7, 0x6DB6DB6DB6DB6DB7)), // 1, in 64 bits
		}
		const copied = " would have to be copied; copy it to one of AllocLike, or reshape its Transpose"
		want := map[string]result{
			"flat":           {[]int{24}, []int{1}, ""},
			"split":          {[]int{2, 2, 3, 2}, []int{12, 6, 2, 1}, ""},
			"open":           {[]int{3, 8}, []int{8, 1}, ""},
			"part of rows":   {[]int{2, 2, 2, 2}, []int{12, 6, 2, 1}, ""},
			"rows":           {[]int{12}, []int{1}, ""},
			"one":            {[]int{}, []int{}, ""},
			"nothing":        {[]int{0, 5}, []int{5, 1}, ""},
			"across rows":    {Err: "[16]: shape [4 4] with strides [6 1]" + copied},
			"columns":        {Err: "[24]: shape [4 6] with strides [1 4]" + copied},
			"transposed":     {[]int{3, 8}, []int{8, 1}, ""},
			"other length":   {Err: "[5 5]: the array has 24 elements"},
			"two open":       {Err: "[-1 -1]: one extent may be -1; no other may be negative"},
			"open, no fit":   {Err: "[5 -1]: the array has 24 elements"},
			"open of zeros":  {Err: "[0 -1]: the array has 24 elements"},
			"broken":         {Err: "[1]: runtime/array_test.go"},
			"every second":   {[]int{12}, []int{2}, ""},
			"longer, by one": {[]int{1, 4, 1, 6, 1}, []int{24, 6, 6, 1, 1}, ""},
			"far too long":   {Err: "[7 7905747460161236407]: the array has 1 elements"},
		}
		for name, w := range want {
			g := got[name]
			if w.Err != "" {
				if !strings.HasPrefix(g.Err, w.Err) {
					t.Errorf("%s: %q, want %q", name, g.Err, w.Err)
				}
			} else if diff := cmp.Diff(w, g); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
		return nil
	})
}

func TestOrdersOfArrays(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		b, err := Alloc[int32](pe, 100)
		if err != nil {
			return err
		}
		for name, c := range map[string]struct {
			l                    Layout
			dense, rows, columns bool
		}{
			"row-major":     {Shape(2, 3, 4), true, true, false},
			"column-major":  {Shape(2, 3, 4).ColumnMajor(), true, false, true},
			"mixed":         {Shape(2, 3, 4).Strides(4, 8, 1), true, false, false},
			"padded":        {Shape(2, 3).Strides(4, 1), false, false, false},
			"one dimension": {Shape(7), true, true, true},
			"a row":         {Shape(1, 7).Strides(99, 1), true, true, true},
			"a number":      {Shape(), true, true, true},
			"nothing":       {Shape(3, 0), true, true, true},
			"repeated":      {Shape(3, 2).Strides(0, 1), false, false, false},
		} {
			a, err := ArrayOn(b, c.l)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if a.Dense() != c.dense || a.RowMajor() != c.rows || a.ColumnMajor() != c.columns {
				t.Errorf("%s: dense %v, row-major %v, column-major %v", name, a.Dense(), a.RowMajor(), a.ColumnMajor())
			}
		}
		return nil
	})
}

func TestStepsOfArrays(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		a, err := NewArray[int32](pe, Shape(4, 3))
		if err != nil {
			return err
		}
		type view struct{ Shape, Strides []int }
		of := func(a *Array[int32]) view { return view{a.Shape(), a.Strides()} }
		got := []view{of(a.Step(0, 3)), of(a.Step(0, 4)), of(a.Step(0, math.MaxInt)), of(a.Slice(1, 1, 1).Step(1, math.MaxInt))}
		want := []view{{[]int{2, 3}, []int{9, 1}}, {[]int{1, 3}, []int{3, 1}}, {[]int{1, 3}, []int{3, 1}}, {[]int{4, 0}, []int{3, 1}}}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		return nil
	})
}

func TestArraysRefuse(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		b, err := Alloc[int32](pe, 24)
		if err != nil {
			return err
		}
		a, err := ArrayOn(b, Shape(4, 6))
		if err != nil {
			return err
		}
		own, err := NewArray[int32](pe, Shape(4, 6))
		if err != nil {
			return err
		}
		on := func(l Layout) error { _, err := ArrayOn(b, l); return err }
		host := make([]int32, 24)
		repeated, err := ArrayOn(b, Shape(4, 6).Strides(0, 1))
		if err != nil {
			return err
		}
		if err := repeated.CopyTo(ctx, host); err != nil {
			t.Errorf("copy of repeated elements: %v", err)
		}
		square, err := NewArray[int32](pe, Shape(4, 4))
		if err != nil {
			return err
		}
		var none *Array[int32]
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"too large":          {on(Shape(5, 5)), "the buffer has 24 elements, shape [5 5] with strides [5 1] takes 25"},
			"padded too large":   {on(Shape(4, 6).Strides(7, 1)), "takes 27"},
			"negative extent":    {on(Shape(4, -1)), "extent -1 of dimension 1 is negative"},
			"negative stride":    {on(Shape(4).Strides(-1)), "stride -1 of dimension 0 is negative"},
			"strides":            {on(Shape(4, 6).Strides(1)), "1 strides for 2 dimensions"},
			"overflow":           {on(Shape(1<<40, 1<<40)), "the elements exceed the address space"},
			"overflow of stride": {on(Shape(2, 2).Strides(1<<62, 1<<62)), "the elements exceed the address space"},
			"no buffer":          {second(ArrayOn[int32](nil, Shape(1))), "buffer is nil"},
			"nil PE":             {second(NewArray[int32](nil, Shape(1))), "NewArray of 1 elements of 4 bytes: the PE is nil"},
			"from too few":       {second(NewArrayFrom(pe, host, Shape(5, 5))), "NewArrayFrom: shape [5 5] has 25 elements, the source has 24"},
			"from nothing":       {second(NewArrayFrom[int32](pe, nil, Shape(1))), "shape [1] has 1 elements, the source has 0"},
			"from to one place":  {second(NewArrayFrom(pe, host, Shape(4, 6).Strides(0, 1))), "several elements of the array share one place in memory"},
			"pointers":           {second(NewSymArray[*int32](pe, Shape(1))), "type *int32 cannot be in device memory"},
			"index":              {a.Index(4).CopyTo(ctx, nil), "index 4 of dimension 0 is out of range: shape [4 6]"},
			"indices":            {a.Index(1, 2, 3).CopyTo(ctx, nil), "Index with 3 indices of an array of 2 dimensions"},
			"slice":              {a.Slice(1, 3, 7).CopyTo(ctx, nil), "Slice(1, 3, 7) of shape [4 6] is out of range"},
			"dimension":          {a.Slice(2, 0, 1).CopyTo(ctx, nil), "Slice: there is no dimension 2 of shape [4 6]"},
			"step":               {a.Step(1, 0).CopyTo(ctx, nil), "Step(1, 0): the step must be at least 1"},
			"transpose":          {a.Transpose(0, 0).CopyTo(ctx, nil), "Transpose[0 0]: it takes each of the dimensions 0 to 1 once"},
			"view of broken":     {a.Index(4).Slice(0, 0, 1).Transpose().CopyTo(ctx, nil), "index 4 of dimension 0"},
			"source":             {a.CopyFrom(ctx, host[:23]), "the array has 24 elements, the source has 23"},
			"destination":        {a.CopyTo(ctx, host[:23]), "the array has 24 elements, the destination has 23"},
			"repeated":           {repeated.CopyFrom(ctx, host), "several elements of the array share one place in memory: shape [4 6], strides [0 1]"},
			"shapes":             {a.CopyFromDevice(pe.Stream(), own.Transpose()), "the array has shape [4 6], the source [6 4]"},
			"onto itself":        {a.CopyFromDevice(pe.Stream(), a), "destination and source overlap"},
			"shifted":            {a.Slice(1, 0, 4).CopyFromDevice(pe.Stream(), a.Slice(1, 2, 6)), "destination and source overlap"},
			"transposed":         {square.CopyFromDevice(pe.Stream(), square.Transpose()), "destination and source overlap"},
			"nil source":         {a.CopyFromDevice(pe.Stream(), nil), "source: array is nil"},
			"gaps, as a buffer":  {a.Slice(1, 0, 3).Buffer().Zero(pe.Stream()), "do not fill their memory (shape [4 3], strides [6 1]); copy it"},
			"gaps, zeroed":       {a.Slice(1, 0, 3).Zero(pe.Stream()), "do not fill their memory"},
			"not symmetric":      {a.Sym().Zero(pe.Stream()), "Sym of an array that is not in symmetric memory; use NewSymArray"},
			"free of a view":     {own.Transpose().Free(), "the array is a view"},
			"free of a buffer":   {a.Buffer().Free(), "a slice of a buffer cannot be freed"},
			"nil":                {none.CopyTo(ctx, nil), "array is nil"},
			"free of nil":        {none.Free(), "array is nil"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
			}
		}
		view := own.Transpose()
		if err := own.Free(); err != nil {
			return err
		}
		for name, err := range map[string]error{"view": view.CopyTo(ctx, host), "again": own.Free(), "elements": own.Buffer().Zero(pe.Stream())} {
			if !errors.Is(err, ErrFreed) {
				t.Errorf("%s after Free: %v", name, err)
			}
		}
		return nil
	})
}

// TestCopiesBetweenViewsThatMayOverlap compares what CopyFromDevice refuses with the places
// of all elements.
func TestCopiesBetweenViewsThatMayOverlap(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		whole, err := NewArray[int32](pe, Shape(5, 7, 6))
		if err != nil {
			return err
		}
		rng := rand.New(rand.NewPCG(1, 2))
		overlapping, apart := 0, 0
		for range 3000 {
			shape := []int{1 + rng.IntN(3), 1 + rng.IntN(3), 1 + rng.IntN(3)}
			steps := []int{1 + rng.IntN(2), 1 + rng.IntN(2), 1 + rng.IntN(2)}
			view := func() *Array[int32] {
				v := whole
				for d, n := range shape {
					span := (n-1)*steps[d] + 1
					lo := rng.IntN(whole.shape[d] - span + 1)
					v = v.Slice(d, lo, lo+span).Step(d, steps[d])
				}
				return v
			}
			dst, src := view(), view()
			places := map[int]bool{}
			eachRowMajor(dst.shape, dst.strides, func(_, at int) { places[dst.v.at+at] = true })
			want := false
			eachRowMajor(src.shape, src.strides, func(_, at int) { want = want || places[src.v.at+at] })
			if want {
				overlapping++
			} else {
				apart++
			}
			if err := dst.CopyFromDevice(pe.Stream(), src); errors.Is(err, errOverlap) != want || err != nil && !want {
				return fmt.Errorf("copy of %v from element %d to %d, strides %v: %v, overlap %v", shape, src.v.at, dst.v.at, dst.strides, err, want)
			}
		}
		if overlapping < 100 || apart < 100 {
			return fmt.Errorf("%d copies overlap, %d do not", overlapping, apart)
		}
		return pe.Stream().Sync(ctx)
	})
}
