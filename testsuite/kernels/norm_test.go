package kernels_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/kernels/norm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// narrowing is how numbers become elements of E and back, the largest relative error of that, and
// the largest error of what is too small for it.
type narrowing[E norm.Element] struct {
	round     func(float32) E
	wide      func(E) float32
	unit, low float64
}

var (
	brains = narrowing[gpu.BFloat16]{gpu.ToBFloat16, gpu.BFloat16.Float32, 0x1p-8, 0x1p-134}
	halves = narrowing[gpu.Float16]{gpu.ToFloat16, gpu.Float16.Float32, 0x1p-11, 0x1p-25}
	floats = narrowing[float32]{func(x float32) float32 { return x }, func(x float32) float32 { return x }, 0x1p-24, 0x1p-150}
)

// random returns n elements of a normal distribution, the same for the same numbers.
func random[E norm.Element](as narrowing[E], seed, stream, n int) []E {
	r := rand.New(rand.NewPCG(uint64(seed), uint64(stream)))
	x := make([]E, n)
	for i := range x {
		x[i] = as.round(float32(r.NormFloat64()))
	}
	return x
}

// normalized is plain Go: the new residual and the normalised row, and how far each may be away.
//
// With u = 2^-24 for float32 and h for an element, n PEs, and A the sum of the magnitudes of what is
// added to an element: the sum v is off by e = n*u*A, and by h of the sum over the PEs where that
// is rounded before the residual is added. The mean of the squares of m elements is off by the
// mean of 2*|v|*e + e*e, and by m+2 roundings. Half of what that is to the mean and epsilon is how
// far the factor is off, and 2^-22 for the root. Two products and the rounding to an element
// follow. A 64th covers products of these.
func normalized[E norm.Element](as narrowing[E], xs [][]E, before, weight []E, epsilon float64, shards bool) (after, y, afterBound, yBound []float64) {
	const u = 0x1p-24
	m := len(before)
	v, e := make([]float64, m), make([]float64, m)
	mean, off := 0.0, 0.0
	for i := range v {
		sum, all := 0.0, math.Abs(float64(as.wide(before[i])))
		for _, x := range xs {
			sum += float64(as.wide(x[i]))
			all += math.Abs(float64(as.wide(x[i])))
		}
		v[i], e[i] = sum+float64(as.wide(before[i])), float64(len(xs))*u*all
		if shards {
			e[i] += math.Abs(sum)*as.unit + as.low
		}
		mean += v[i] * v[i] / float64(m)
		off += (2*math.Abs(v[i])*e[i] + e[i]*e[i]) / float64(m)
	}
	factor := 1 / math.Sqrt(mean+epsilon)
	relative := (off+float64(m+2)*u*mean)/(mean+epsilon)/2 + 0x1p-22
	for i := range v {
		w := float64(as.wide(weight[i]))
		z := v[i] * factor * w
		after, y = append(after, v[i]), append(y, z)
		afterBound = append(afterBound, (e[i]+math.Abs(v[i])*as.unit)*(1+1.0/64)+as.low)
		yBound = append(yBound, (math.Abs(w)*factor*e[i]+math.Abs(z)*(relative+2*u+as.unit))*(1+1.0/64)+as.low)
	}
	return after, y, afterBound, yBound
}

// normCase is rows that are made by launches of some, one after the other.
type normCase struct {
	np, hidden int
	launches   []int
	algorithm  norm.Algorithm
	cluster    int
}

// normalize compares launches with plain Go, and the result with that of the next PE, bit by bit.
func normalize[E norm.Element](pe *gputest.PE, as narrowing[E], c normCase) {
	pe.Helper()
	const epsilon = 1e-5
	most, ctx := slices.Max(c.launches), pe.Context()
	before := pe.Allocations()
	r, err := norm.New[E](pe.PE, norm.Config{Rows: most, Hidden: c.hidden, Epsilon: epsilon, Algorithm: c.algorithm, Cluster: c.cluster})
	must(pe, err)
	weights := random(as, 1, 1, c.hidden)
	weight, err := gpurt.AllocFrom(pe.PE, weights)
	must(pe, err)
	residual, err := gpurt.Alloc[E](pe.PE, most*c.hidden)
	must(pe, err)
	other, err := gpurt.Alloc[E](pe.PE, most*c.hidden)
	must(pe, err)
	second, err := gpurt.Alloc[E](pe.PE, most*c.hidden)
	must(pe, err)
	out, err := gpurt.AllocSym[E](pe.PE, most*c.hidden)
	must(pe, err)
	for round, rows := range c.launches {
		n := rows * c.hidden
		xs, firsts := make([][]E, pe.NumPEs()), make([][]E, pe.NumPEs())
		for p := range xs {
			xs[p], firsts[p] = random(as, p, 2*round, n), random(as, p, 2*round+1, n)
		}
		old := random(as, 100, round, n)
		must(pe, r.X().Slice(0, n).CopyFrom(ctx, firsts[pe.MyPE()]))
		must(pe, second.Slice(0, n).CopyFrom(ctx, xs[pe.MyPE()]))
		inPlace := residual.Slice(0, n)
		must(pe, inPlace.CopyFrom(ctx, old))
		// One launch follows the other at once.
		must(pe, r.Run(pe.Stream(), rows, out.Slice(0, n), other.Slice(0, n), inPlace, weight))
		must(pe, r.X().Slice(0, n).CopyFromDevice(pe.Stream(), second.Slice(0, n)))
		must(pe, r.Run(pe.Stream(), rows, out.Slice(0, n), inPlace, inPlace, weight))
		after, y, next, first := make([]E, n), make([]E, n), make([]E, n), make([]E, n)
		must(pe, other.Slice(0, n).CopyTo(ctx, first))
		must(pe, inPlace.CopyTo(ctx, after))
		must(pe, out.Slice(0, n).CopyTo(ctx, y))
		must(pe, pe.Barrier(ctx))
		peer, err := out.Peer((pe.MyPE() + 1) % pe.NumPEs())
		must(pe, err)
		must(pe, peer.Slice(0, n).CopyTo(ctx, next))
		if !slices.Equal(y, next) {
			pe.Errorf("launch %d: the next PE has other bits", round)
		}
		must(pe, pe.Barrier(ctx))
		for row := range rows {
			lo, hi := row*c.hidden, (row+1)*c.hidden
			rounded := c.algorithm != norm.OneShot && c.algorithm != norm.Lamport && pe.NumPEs() > 1
			wantFirst, _, firstBound, _ := normalized(as, rowsOf(firsts, lo, hi), old[lo:hi], weights, epsilon, rounded)
			wantAfter, wantY, afterBound, yBound := normalized(as, rowsOf(xs, lo, hi), old[lo:hi], weights, epsilon, rounded)
			for i := range c.hidden {
				if x := float64(as.wide(first[lo+i])); !(math.Abs(x-wantFirst[i]) <= firstBound[i]) {
					pe.Fatalf("launch %d, the first: residual %d,%d is %v, want %v, and at most %v away", round, row, i, x, wantFirst[i], firstBound[i])
				}
				if x := float64(as.wide(after[lo+i])); !(math.Abs(x-wantAfter[i]) <= afterBound[i]) {
					pe.Fatalf("launch %d: residual %d,%d is %v, want %v, and at most %v away", round, row, i, x, wantAfter[i], afterBound[i])
				}
				if x := float64(as.wide(y[lo+i])); !(math.Abs(x-wantY[i]) <= yBound[i]) {
					pe.Fatalf("launch %d: element %d,%d is %v, want %v, and at most %v away", round, row, i, x, wantY[i], yBound[i])
				}
			}
		}
	}
	must(pe, r.Free())
	must(pe, weight.Free())
	must(pe, residual.Free())
	must(pe, other.Free())
	must(pe, second.Free())
	must(pe, out.Free())
	if n := len(pe.Allocations()); n != len(before) {
		pe.Errorf("%d allocations are left", n-len(before))
	}
}

// rowsOf returns a row of each PE.
func rowsOf[E norm.Element](xs [][]E, lo, hi int) (rows [][]E) {
	for _, x := range xs {
		rows = append(rows, x[lo:hi])
	}
	return rows
}

// TestAllReduceWithNorm has rows whose length is and is not a multiple of vectors, fewer and more
// rows than PEs and blocks, and launches of few rows after those of many.
func TestAllReduceWithNorm(t *testing.T) {
	for _, c := range []normCase{
		{1, 5, []int{3, 0, 2}, norm.Auto, 0},
		{2, 64, []int{1, 7}, norm.OneShot, 0},
		{2, 33, []int{5, 1, 5}, norm.TwoShot, 0},
		{3, 130, []int{2, 9, 2}, norm.TwoShot, 0},
		{3, 7, []int{4, 4}, norm.OneShot, 0},
		{4, 36, []int{3, 11}, norm.TwoShot, 0},
		{4, 1, []int{2}, norm.Auto, 0},
		{3, 65536, []int{1, 6, 1}, norm.Auto, 0},    // both ways
		{1, 60001, []int{1}, norm.Auto, 0},          // more than shared memory keeps
		{2, 8, []int{300, 3, 290}, norm.OneShot, 0}, // few rows and many
		{3, 8, []int{3, 300, 290}, norm.TwoShot, 0},
		{2, 64, []int{1, 70, 7}, norm.Lamport, 0},  // more rows than clusters, whose threads have two packets
		{3, 296, []int{2, 19, 5}, norm.Lamport, 0}, // two shapes, and a block without a part of a row
		{2, 4128, []int{5, 1, 6}, norm.Lamport, 1}, // of more packets than a block has threads, of float32 also for two
		{2, 12, []int{3, 1}, norm.Lamport, 0},      // of which rows of 16-bit floats are no packets
	} {
		if testing.Short() && (c.hidden > 1000 || race.Enabled && slices.Max(c.launches) > 12) {
			continue // the race detector sees the same of fewer rows
		}
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			gputest.Run(t, gputest.NP(c.np).Seed(uint64(c.hidden)), func(pe *gputest.PE) {
				normalize(pe, brains, c)
				if (c.hidden < 1000 || c.cluster > 0) && !(race.Enabled && testing.Short()) { // TestSmallNorm has the race detector see each type
					normalize(pe, halves, c)
					normalize(pe, floats, c)
				}
			})
		})
	}
}

// TestSmallNorm has few elements, for slow back ends.
func TestSmallNorm(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		normalize(pe, brains, normCase{2, 8, []int{3, 1}, norm.OneShot, 0})
		normalize(pe, halves, normCase{2, 8, []int{3, 1}, norm.TwoShot, 0})
		normalize(pe, floats, normCase{2, 5, []int{3, 1}, norm.TwoShot, 0})
		normalize(pe, brains, normCase{2, 16, []int{3, 1}, norm.Lamport, 0})
	})
}

// TestNormUnderSeeds delivers late, and in an unhelpful order.
func TestNormUnderSeeds(t *testing.T) {
	seeds := 10
	if testing.Short() {
		seeds = 2
	}
	gputest.Seeds(t, seeds, gputest.NP(3), func(pe *gputest.PE) {
		for _, algorithm := range []norm.Algorithm{norm.OneShot, norm.TwoShot} {
			normalize(pe, brains, normCase{3, 12, []int{4, 1, 7}, algorithm, 0})
		}
		normalize(pe, floats, normCase{3, 12, []int{4, 1, 2}, norm.Lamport, 0})
	})
}

// TestNormMistakes makes launches that cannot be.
func TestNormMistakes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for want, cfg := range map[string]norm.Config{
			"norm: -1 rows of 8 elements; there are 0 rows or more, of one element or more": {Rows: -1, Hidden: 8},
			"norm: 1 rows of 0 elements; there are 0 rows or more, of one element or more":  {Rows: 1},
			"norm: there is no algorithm 4":                                                                {Rows: 1, Hidden: 8, Algorithm: 4},
			"norm: clusters of 3 blocks; they have 1, 2, 4 or 8":                                           {Rows: 1, Hidden: 8, Cluster: 3},
			"norm: an epsilon of NaN; it is 0 or more":                                                     {Rows: 1, Hidden: 8, Epsilon: float32(math.NaN())},
			fmt.Sprintf("norm: 2147483648 rows of 1 elements on each of %d PEs are too many", pe.NumPEs()): {Rows: 1 << 31, Hidden: 1},
		} {
			if _, err := norm.New[float32](pe.PE, cfg); err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
		r, err := norm.New[float32](pe.PE, norm.Config{Rows: 2, Hidden: 8})
		must(pe, err)
		m, err := gpurt.Alloc[float32](pe.PE, 24)
		must(pe, err)
		for want, err := range map[string]error{
			"norm: 3 rows; there is memory for 2":                   r.Run(pe.Stream(), 3, m, m, m, m.Slice(0, 8)),
			"norm: y of 16 elements is needed, for 2 rows of 8":     r.Run(pe.Stream(), 2, m, m, m, m.Slice(0, 8)),
			"norm: weight of 8 elements is needed, for 0 rows of 8": r.Run(pe.Stream(), 0, m.Slice(0, 0), m.Slice(0, 0), m.Slice(0, 0), nil),
		} {
			if err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
	})
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		if pe.NumPEs() == 1 {
			return // no packets are sent
		}
		r, err := norm.New[float32](pe.PE, norm.Config{Rows: 1, Hidden: 8, Algorithm: norm.Lamport})
		must(pe, err)
		m, err := gpurt.Alloc[float32](pe.PE, 24)
		must(pe, err)
		want := "norm: y, after, before and weight begin at multiples of 16 bytes, or Algorithm is OneShot or TwoShot"
		if err := r.Run(pe.Stream(), 1, m.Slice(1, 9), m.Slice(0, 8), m.Slice(0, 8), m.Slice(16, 24)); err == nil || err.Error() != want {
			pe.Errorf("got %v, want %s", err, want)
		}
	})
}

// TestNormOfSmallNumbers has threads of which some have one packet of a row and others two, and rows of the smallest number: what
// a thread does not have adds nothing to the squares.
func TestNormOfSmallNumbers(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		if pe.NumPEs() == 1 {
			return // no packets are sent
		}
		const hidden = 4104
		of := func(x float32) []gpu.Float16 { return slices.Repeat([]gpu.Float16{gpu.ToFloat16(x)}, hidden) }
		r, err := norm.New[gpu.Float16](pe.PE, norm.Config{Rows: 1, Hidden: hidden, Algorithm: norm.Lamport, Cluster: 1})
		must(pe, err)
		must(pe, r.X().CopyFrom(pe.Context(), of(0x1p-24)))
		weight, err := gpurt.AllocFrom(pe.PE, of(1))
		must(pe, err)
		residual, err := gpurt.Alloc[gpu.Float16](pe.PE, hidden)
		must(pe, err)
		y, err := gpurt.Alloc[gpu.Float16](pe.PE, hidden)
		must(pe, err)
		must(pe, r.Run(pe.Stream(), 1, y, residual, residual, weight))
		got := make([]gpu.Float16, hidden)
		must(pe, y.CopyTo(pe.Context(), got))
		if got[0].Float32() != 1 {
			pe.Errorf("got %v, want 1", got[0].Float32())
		}
	})
}
