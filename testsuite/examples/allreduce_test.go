package examples_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/examples/allreduce/reduction"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// summand is element i of PE pe's vector in a trial: small whole numbers, whose sums
// are exact in any order.
func summand(trial, pe, i int) float32 {
	h := (uint64(trial)<<40 | uint64(pe)<<32 | uint64(i)) * 0x9e3779b97f4a7c15
	h ^= h >> 29
	return float32(int(h*0xbf58476d1ce4e5b9>>52) - 1<<11)
}

// checkAllReduce adds up vectors of n elements by a, and compares.
func checkAllReduce(pe *gputest.PE, r *reduction.Reducer, a reduction.Algorithm, trial, n int, inPlace bool) {
	pe.Helper()
	// A margin shows what is written beside the result.
	const margin = 5
	src := symmetric(pe, n)
	dst, all := src, src
	if !inPlace {
		all = symmetric(pe, n+margin)
		dst = all.Slice(0, n)
	}
	mine := make([]float32, n)
	for i := range mine {
		mine[i] = summand(trial, pe.MyPE(), i)
	}
	if err := src.CopyFrom(pe.Context(), mine); err != nil {
		pe.Fatalf("%v", err)
	}
	if err := pe.Barrier(pe.Context()); err != nil {
		pe.Fatalf("%v", err)
	}
	if err := r.ReduceBy(a, pe.Stream(), dst, src); err != nil {
		pe.Fatalf("%v", err)
	}
	got := make([]float32, all.Len())
	if err := all.CopyTo(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	for i, g := range got {
		want := float32(0)
		for p := range pe.NumPEs() {
			if i < n {
				want += summand(trial, p, i)
			}
		}
		if g != want {
			pe.Fatalf("%s, %d elements, in place %v: element %d is %v, want %v", a, n, inPlace, i, g, want)
		}
	}
	for _, b := range []*gpurt.SymBuffer[float32]{src, all} {
		if b == src && inPlace {
			continue
		}
		if err := b.Free(); err != nil {
			pe.Fatalf("%v", err)
		}
	}
}

func symmetric(pe *gputest.PE, n int) *gpurt.SymBuffer[float32] {
	pe.Helper()
	b, err := gpurt.AllocSym[float32](pe.PE, n)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	return b
}

// TestAllReduceSizes takes every algorithm through lengths around those of pieces, blocks
// and wide accesses.
func TestAllReduceSizes(t *testing.T) {
	for _, np := range peCounts() {
		t.Run(fmt.Sprint("np=", np), func(t *testing.T) {
			gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
				r, err := reduction.New(pe.PE, reduction.Config{MaxLen: 1501, Piece: 64, Blocks: 3, Threads: 32})
				if err != nil {
					pe.Fatalf("%v", err)
				}
				for i, n := range []int{0, 1, 3, 64, 257, 1501, 2} {
					for _, a := range r.Algorithms(n) {
						checkAllReduce(pe, r, a, i, n, i%2 == 0)
					}
				}
			})
		})
	}
}

// onHosts are numbers of PEs of emulated hosts, for tests of six PEs. Some hosts have more PEs
// than others, and some have one.
func onHosts() [][]int {
	if testing.Short() {
		return [][]int{{1, 2, 3}}
	}
	return [][]int{{1, 2, 3}, {3, 2, 1}, {2}, {3}, {1}}
}

// TestAllReduceOnHosts adds up again and again over hosts of equal and of different sizes, with
// nothing in between that would keep the PEs together. Vectors of other lengths follow each
// other, so that no message may be taken for one of the vector before.
func TestAllReduceOnHosts(t *testing.T) {
	for _, sizes := range onHosts() {
		gputest.Seeds(t, orders(10), gputest.NP(6).Hosts(sizes...), func(pe *gputest.PE) {
			const most = 301
			r, err := reduction.New(pe.PE, reduction.Config{MaxLen: most, Piece: 8, Blocks: 2, Threads: 32})
			if err != nil {
				pe.Fatalf("%v", err)
			}
			src := symmetric(pe, most)
			mine := make([]float32, most)
			for i := range mine {
				mine[i] = summand(1, pe.MyPE(), i)
			}
			if err := src.CopyFrom(pe.Context(), mine); err != nil {
				pe.Fatalf("%v", err)
			}
			type result struct {
				a    reduction.Algorithm
				from int
				dst  *gpurt.SymBuffer[float32]
			}
			var results []result
			for _, a := range reduction.Algorithms {
				step := 1
				if a == reduction.Lamport || a == reduction.Direct1 || a == reduction.Direct2 { // of a job on one host
					step = 4 // they load as many at once
				}
				for i, n := range []int{most, 1, 290, 280, 7, 150} {
					if slices.Contains(r.Algorithms(n), a) {
						results = append(results, result{a, min(i, (most-n)/step) * step, symmetric(pe, n)})
					}
				}
			}
			for _, x := range results {
				if err := r.ReduceBy(x.a, pe.Stream(), x.dst, src.Slice(x.from, x.from+x.dst.Len())); err != nil {
					pe.Fatalf("%v", err)
				}
			}
			for _, x := range results {
				got := make([]float32, x.dst.Len())
				if err := x.dst.CopyTo(pe.Context(), got); err != nil {
					pe.Fatalf("%v", err)
				}
				for i, g := range got {
					want := float32(0)
					for p := range pe.NumPEs() {
						want += summand(1, p, x.from+i)
					}
					if g != want {
						pe.Fatalf("hosts of %v, %s: element %d of %d is %v, want %v", sizes, x.a, i, len(got), g, want)
					}
				}
			}
			if a := r.Algorithms(most); len(a) < 4 {
				pe.Errorf("hosts of %v have only the algorithms %v", sizes, a)
			}
		})
	}
}

// TestAllReduceLarge adds up long vectors with the lengths that Reduce takes by itself.
func TestAllReduceLarge(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: 16<<20 + 3})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		for i, n := range []int{30000, 1 << 20, 16<<20 + 3} {
			for _, a := range r.Algorithms(n) {
				checkAllReduce(pe, r, a, i, n, false)
			}
		}
	})
}

// TestAllReduceInGraph captures some sums by each algorithm, and repeats them with
// other data.
func TestAllReduceInGraph(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		const n, times = 700, 3
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: n, Piece: 64, Blocks: 2, Threads: 64})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		st := pe.Stream()
		for _, a := range r.Algorithms(n) {
			src, dst := symmetric(pe, n), symmetric(pe, n)
			g, err := st.Capture(func() error {
				for range times {
					if err := r.ReduceBy(a, st, dst, src); err != nil {
						return err
					}
				}
				return nil
			})
			if err != nil {
				pe.Fatalf("capture %s: %v", a, err)
			}
			for trial := range 3 {
				mine := make([]float32, n)
				for i := range mine {
					mine[i] = summand(trial, pe.MyPE(), i)
				}
				if err := src.CopyFrom(pe.Context(), mine); err != nil {
					pe.Fatalf("%v", err)
				}
				if err := pe.Barrier(pe.Context()); err != nil {
					pe.Fatalf("%v", err)
				}
				if err := g.Launch(st); err != nil {
					pe.Fatalf("%v", err)
				}
				got := make([]float32, n)
				if err := dst.CopyTo(pe.Context(), got); err != nil {
					pe.Fatalf("%v", err)
				}
				for i, g := range got {
					want := float32(0)
					for p := range pe.NumPEs() {
						want += summand(trial, p, i)
					}
					if g != want {
						pe.Fatalf("%s, repetition %d: element %d is %v, want %v", a, trial, i, g, want)
					}
				}
				// Nobody may still read src when it is written again.
				if err := pe.Barrier(pe.Context()); err != nil {
					pe.Fatalf("%v", err)
				}
			}
			if err := g.Close(); err != nil {
				pe.Errorf("%v", err)
			}
		}
	})
}

// TestAllReduceMisplaced adds up vectors that begin between those that GPUs load at once.
func TestAllReduceMisplaced(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		const most = 128<<10 + 3 // more than LL takes
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: most})
		check(pe, err)
		x := symmetric(pe, most+1)
		for trial, n := range []int{3, 300, most} {
			mine := make([]float32, n)
			for i := range mine {
				mine[i] = summand(trial, pe.MyPE(), i)
			}
			part, got := x.Slice(1, 1+n), make([]float32, n)
			check(pe, part.CopyFrom(pe.Context(), mine))
			check(pe, pe.Barrier(pe.Context()))
			check(pe, r.Reduce(pe.Stream(), part, part))
			check(pe, part.CopyTo(pe.Context(), got))
			for i, g := range got {
				want := float32(0)
				for p := range pe.NumPEs() {
					want += summand(trial, p, i)
				}
				if g != want {
					pe.Fatalf("element %d of %d is %v, want %v", i, n, g, want)
				}
			}
		}
		const want = `allreduce: "two-shot" takes vectors that begin at multiples of 16 bytes`
		part := x.Slice(1, 9)
		if err := r.ReduceBy(reduction.Direct2, pe.Stream(), part, part); slices.Contains(r.Algorithms(8), reduction.Direct2) && (err == nil || err.Error() != want) {
			pe.Errorf("got %v, want %s", err, want)
		}
	})
}

// TestAllReduceOrders adds up again and again, with nothing in between that would keep the
// PEs together, under many orders of delivery and of the threads.
func TestAllReduceOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		const n, times = 300, 4
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: n, Piece: 16, Blocks: 2, Threads: 48})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		x := symmetric(pe, n)
		mine := make([]float32, n)
		for i := range mine {
			mine[i] = summand(0, pe.MyPE(), i)
		}
		if err := x.CopyFrom(pe.Context(), mine); err != nil {
			pe.Fatalf("%v", err)
		}
		algorithms := r.Algorithms(n)
		for k := range times {
			for j, a := range algorithms {
				m := n - 7*(k+j) // a shorter vector leaves the end as it is
				if err := r.ReduceBy(a, pe.Stream(), x.Slice(0, m), x.Slice(0, m)); err != nil {
					pe.Fatalf("%v", err)
				}
			}
		}
		got := make([]float32, n)
		if err := x.CopyTo(pe.Context(), got); err != nil {
			pe.Fatalf("%v", err)
		}
		// Sums of sums are the sum times powers of the number of PEs.
		for i := range n - 7*(times+len(algorithms)) {
			want := float32(0)
			for p := range pe.NumPEs() {
				want += summand(0, p, i)
			}
			for range times*len(algorithms) - 1 {
				want *= float32(pe.NumPEs())
			}
			if got[i] != want {
				pe.Fatalf("element %d is %v, want %v", i, got[i], want)
			}
		}
	})
}

// TestAllReduceOfOnePE has nothing to add: a part in place stays as it is, and another one is copied.
func TestAllReduceOfOnePE(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: 4})
		check(pe, err)
		x := symmetric(pe, 8)
		check(pe, x.CopyFrom(pe.Context(), []float32{1, 2, 3, 4, 0, 0, 0, 0}))
		check(pe, r.Reduce(pe.Stream(), x.Slice(0, 4), x.Slice(0, 4)))
		check(pe, r.Reduce(pe.Stream(), x.Slice(4, 8), x.Slice(0, 4)))
		got := make([]float32, 8)
		check(pe, x.CopyTo(pe.Context(), got))
		if want := []float32{1, 2, 3, 4, 1, 2, 3, 4}; pe.NumPEs() == 1 && !slices.Equal(got, want) {
			pe.Errorf("got %v, want %v", got, want)
		}
	})
}

func TestAllReduceBadLengths(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		r, err := reduction.New(pe.PE, reduction.Config{MaxLen: 100})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		x, y := symmetric(pe, 101), symmetric(pe, 5)
		if err := r.Reduce(pe.Stream(), x, x); err == nil {
			pe.Errorf("a vector that is too long is accepted")
		}
		if err := r.Reduce(pe.Stream(), y, x.Slice(0, 4)); err == nil {
			pe.Errorf("vectors of different lengths are accepted")
		}
		if err := r.ReduceBy("none", pe.Stream(), y, y); err == nil {
			pe.Errorf("an unknown algorithm is accepted")
		}
		if _, err := reduction.New(pe.PE, reduction.Config{MaxLen: -1}); err == nil {
			pe.Errorf("a negative length is accepted")
		}
	})
}

func check(pe *gputest.PE, err error) {
	pe.Helper()
	if err != nil {
		pe.Fatalf("%v", err)
	}
}
