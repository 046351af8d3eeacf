package examples_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/examples/allreduce/reduction"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestAllReduceSpecialValues adds up infinities, NaN and denormal numbers by every
// algorithm.
func TestAllReduceSpecialValues(t *testing.T) {
	inf, nan, denormal := float32(math.Inf(1)), float32(math.NaN()), float32(math.SmallestNonzeroFloat32)
	// What PE 0 has, and each of the others.
	cases := []struct{ first, others float32 }{
		{inf, inf}, {inf, -inf}, {nan, 1}, {-inf, 2}, {math.MaxFloat32, 0}, {denormal, denormal}, {-1, 1},
	}
	const n = 2053
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: n, Piece: 64, Blocks: 3, Threads: 32})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		src, dst := symmetric(pe, n), symmetric(pe, n)
		mine := make([]float32, n)
		for i := range mine {
			if c := cases[i%len(cases)]; pe.MyPE() == 0 {
				mine[i] = c.first
			} else {
				mine[i] = c.others
			}
		}
		if err := src.CopyFrom(pe.Context(), mine); err != nil {
			pe.Fatalf("%v", err)
		}
		for _, a := range r.Algorithms(n) {
			if err := r.ReduceBy(a, pe.Stream(), dst, src); err != nil {
				pe.Fatalf("%v: %v", a, err)
			}
			got := make([]float32, n)
			if err := dst.CopyTo(pe.Context(), got); err != nil {
				pe.Fatalf("%v: %v", a, err)
			}
			for i, g := range got {
				c := cases[i%len(cases)]
				want := c.first
				for range pe.NumPEs() - 1 {
					want += c.others
				}
				if g != want && (g == g || want == want) {
					pe.Fatalf("%v: element %d of %v and %v is %v, want %v", a, i, c.first, c.others, g, want)
				}
			}
			if err := pe.Barrier(pe.Context()); err != nil {
				pe.Fatalf("%v", err)
			}
		}
	})
}

// TestLamportBits sends words that a flag could be mistaken for, and others that are no numbers. Only -0.0 becomes +0.0.
func TestLamportBits(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		words := []uint32{0, 1 << 31, 1, 1<<31 | 1, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x3f800000, 0xbf800000, 0x7fffffff}
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: len(words)})
		check(pe, err)
		if pe.NumPEs() == 1 || !slices.Contains(r.Algorithms(len(words)), reduction.Lamport) {
			return // no packets are sent
		}
		x := symmetric(pe, len(words))
		for range 7 { // more than there are sets of packets
			mine := make([]float32, len(words))
			if pe.MyPE() == 1 {
				for i, w := range words {
					mine[i] = math.Float32frombits(w)
				}
			}
			check(pe, x.CopyFrom(pe.Context(), mine))
			check(pe, r.ReduceBy(reduction.Lamport, pe.Stream(), x, x))
			got := make([]float32, len(words))
			check(pe, x.CopyTo(pe.Context(), got))
			for i, w := range words {
				want := math.Float32frombits(w)
				if g := math.Float32bits(got[i]); g != w && w != 1<<31 && want == want || want != want && got[i] == got[i] || w == 1<<31 && g != 0 {
					pe.Errorf("0 and %#x are %#x", w, g)
				}
			}
		}
	})
}

// leaf is element i of a leaf: numbers whose sum is another one in another order.
func leaf(leaf, i int) float32 {
	r := rand.New(rand.NewPCG(uint64(leaf), uint64(i)))
	return float32(math.Ldexp(r.NormFloat64(), r.IntN(9)-4))
}

func addTwo(a, b float32) float32 { return a + b }

// TestAllReduceSameBits adds up eight leaves with 1 to 8 PEs, and by all algorithms: the sums have the same bits but for
// the ring's, which depend on the number of PEs and on the length.
func TestAllReduceSameBits(t *testing.T) {
	same := gputest.Same{PEs: []int{1, 2, 4, 8}, Rows: []int{7, 130}, Runs: 1}
	if testing.Short() {
		same = gputest.Same{PEs: []int{1, 4}, Rows: []int{7}, Runs: 1}
	}
	gputest.SameBits(t, gputest.NP(1), same, sumLeaves)
	hosts := gputest.Same{Rows: []int{7}, Runs: 1}
	gputest.SameBits(t, gputest.NP(8).Hosts(2), hosts, sumLeaves)
	gputest.SameBits(t, gputest.NP(4).Hosts(2), hosts, sumLeaves)
}

// sumLeaves adds up vectors of n elements.
func sumLeaves(pe *gputest.PE, n int) {
	const all = 8
	r, err := reduction.New(pe.PE, reduction.Config{MaxLen: 1501, Piece: 64, Blocks: 3, Threads: 32})
	if err != nil {
		pe.Fatalf("%v", err)
	}
	each := all / pe.NumPEs()
	first := pe.MyPE() * each
	mine, sums := make([]float32, 0, each*n), make([]float32, n)
	for k := range each {
		for i := range n {
			mine = append(mine, leaf(first+k, i))
		}
	}
	want := make([]float32, n)
	for i := range n {
		sums[i] = ll.Pairwise(each, func(k int) float32 { return leaf(first+k, i) }, addTwo)
		want[i] = ll.Pairwise(all, func(k int) float32 { return leaf(k, i) }, addTwo)
	}
	leaves, src, dst := symmetric(pe, each*n), symmetric(pe, n), symmetric(pe, n)
	if err := errors.Join(leaves.CopyFrom(pe.Context(), mine), src.CopyFrom(pe.Context(), sums), pe.Barrier(pe.Context())); err != nil {
		pe.Fatalf("%v", err)
	}
	give := func(name string, err error) {
		got := make([]float32, n)
		if err := errors.Join(err, dst.CopyTo(pe.Context(), got), pe.Barrier(pe.Context())); err != nil {
			pe.Fatalf("%s: %v", name, err)
		}
		gputest.Result(pe, name, 0, got)
	}
	if pe.MyPE() == 0 {
		gputest.Result(pe, "sum", 0, want)
	}
	if r.Choose(n) != reduction.RingPuts {
		give("sum", r.ReduceLeaves(pe.Stream(), dst, leaves))
	}
	for _, a := range r.Algorithms(n) {
		name := "sum"
		if a == reduction.RingPuts {
			name = fmt.Sprintf("ring of %d elements over %d PEs", n, pe.NumPEs())
		}
		give(name, r.ReduceBy(a, pe.Stream(), dst, src))
	}
	wrong := r.ReduceLeaves(pe.Stream(), dst, symmetric(pe, 9*n))
	if want := fmt.Sprintf("allreduce: 9 leaves on each of %d PEs; all together are 2, 4 or 8", pe.NumPEs()); wrong == nil || wrong.Error() != want {
		pe.Errorf("got %v, want %s", wrong, want)
	}
}
