package examples_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/ll"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/examples/lowlatency"
)

// number is the types that the tests send.
type number interface {
	int | int32 | uint64 | float32 | float64
}

// pattern returns n values that differ by PE and place, and fill 64 bits where T is
// an integer of so many.
func pattern[T number](pe, n int) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = T(pe*1000+i) * 3
		if big := uint64(1) << 40; uint64(T(big)) == big && T(1)/2 == 0 {
			x[i] += T(big)
		}
	}
	return x
}

func device[T any](pe *gputest.PE, x []T) *gpurt.Buffer[T] {
	pe.Helper()
	b, err := gpurt.Alloc[T](pe.PE, len(x))
	if err != nil {
		pe.Fatalf("%v", err)
	}
	copyIn(pe, b, x)
	return b
}

func same[T any](pe *gputest.PE, what string, b *gpurt.Buffer[T], want []T) {
	pe.Helper()
	got := make([]T, b.Len())
	if err := b.CopyTo(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	if d := cmp.Diff(want, got); d != "" {
		pe.Errorf("%s: %s", what, d)
	}
}

func words(pe *gputest.PE, n int) *gpurt.SignalBuffer {
	pe.Helper()
	b, err := gpurt.AllocSignals(pe.PE, n)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	return b
}

// passed returns what is left of x of all PEs after it went times PEs further.
func passed[T number](pe *gputest.PE, n, times int) []T {
	from := (pe.MyPE() - times%pe.NumPEs() + pe.NumPEs()) % pe.NumPEs()
	x := pattern[T](from, n)
	for i := range x {
		x[i] += T(times)
	}
	return x
}

// checkMessages sends messages of n elements round the ring.
func checkMessages(pe *gputest.PE, k *lowlatency.Kernels, group, n, times int) {
	pe.Helper()
	me := pe.MyPE()
	w := words(pe, ll.Words[float32](n)+ll.Words[float64](n)+ll.Words[int](n)+1)
	src, dst := device(pe, pattern[float32](me, n)), device(pe, make([]float32, n))
	wide, count := device(pe, pattern[float64](me, n)), device(pe, pattern[int](me, n))
	last := w.Len() - 1
	if err := k.Pass(pe.Stream(), gpurt.Grid(2).Block(40), group, w.Slice(0, last), w.At(last), 1, times, dst, src, wide, count); err != nil {
		pe.Fatalf("%v", err)
	}
	what := fmt.Sprintf("group %d, %d elements", group, n)
	same(pe, what+" of float32", src, passed[float32](pe, n, times))
	same(pe, what+" of float64", wide, passed[float64](pe, n, times))
	same(pe, what+" of int", count, passed[int](pe, n, times))
	if err := w.Free(); err != nil {
		pe.Fatalf("%v", err)
	}
}

func loadLL(pe *gputest.PE) *lowlatency.Kernels {
	pe.Helper()
	k, err := lowlatency.LoadKernels(pe.PE)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	return k
}

func TestLLMessages(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			k := loadLL(pe)
			for group := range lowlatency.Groups {
				for _, n := range []int{0, 1, 33, 100} {
					checkMessages(pe, k, group, n, 3)
				}
			}
		})
	}
}

func TestLLMessageOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		k := loadLL(pe)
		for group := range lowlatency.Groups {
			checkMessages(pe, k, group, 5, 4)
		}
	})
}

// checkSums adds up vectors of n elements, times times.
func checkSums(pe *gputest.PE, k *lowlatency.Kernels, n, times int) {
	pe.Helper()
	me, pes := pe.MyPE(), pe.NumPEs()
	a, b := words(pe, ll.AllReduceWords[float64](pes, n)), words(pe, ll.AllReduceWords[int32](pes, n))
	c, d := words(pe, ll.AllReduceWords[uint64](pes, n)), words(pe, ll.AllReduceWords[float32](pes, 1))
	floats, ints, longs := device(pe, pattern[float64](me, n)), device(pe, pattern[int32](me, n)), device(pe, pattern[uint64](me, n))
	single, byWarp := device(pe, pattern[float32](me, 1)), device(pe, []float32{0})
	if err := k.Sums(pe.Stream(), gpurt.Grid(2).Block(40), a, b, c, d, 7, times, floats, ints, longs, single, byWarp); err != nil {
		pe.Fatalf("%v", err)
	}
	same(pe, "sums of float64", floats, summed[float64](pes, n, times))
	same(pe, "sums of int32", ints, summed[int32](pes, n, times))
	same(pe, "sums of uint64", longs, summed[uint64](pes, n, times))
	same(pe, "sum of one float32", single, summed[float32](pes, 1, times))
	same(pe, "sum of one float32 by a warp", byWarp, summed[float32](pes, 1, times))
}

// summed returns the sums of what the PEs have, and of that times times.
func summed[T number](pes, n, times int) []T {
	sum := make([]T, n)
	for p := range pes {
		for i, v := range pattern[T](p, n) {
			sum[i] += v
		}
	}
	for range times - 1 {
		for i := range sum {
			sum[i] *= T(pes)
		}
	}
	return sum
}

func TestLLSums(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			k := loadLL(pe)
			for _, n := range []int{0, 1, 33, 100} {
				checkSums(pe, k, n, 3)
			}
		})
	}
}

func TestLLSumOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		checkSums(pe, loadLL(pe), 7, 5)
	})
}

// TestLamportWithoutPackets has launches that send nothing between others. They say nothing about the other PE, which may
// not have read yet what was sent before them. A state that is not 0 at first leads to no other memory.
func TestLamportWithoutPackets(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		if pe.NumPEs() != 2 || pe.TeamShared().NumPEs() != 2 {
			return // Trade is between two that can address each other's memory
		}
		k, err := lowlatency.LoadKernels(pe.PE)
		check(pe, err)
		for _, first := range []uint64{0, 3} {
			packets, err := gpurt.AllocSym[ll.Packet](pe.PE, ll.LamportPackets(2, 1, 1))
			check(pe, err)
			state, told := device(pe, []uint64{first}), words(pe, 1)
			launches := []int{1, 0, 0, 1} // packets
			var got []*gpurt.Buffer[uint32]
			for i, n := range launches {
				got = append(got, device(pe, make([]uint32, n)))
				tell, hold := pe.MyPE() == 0 && i == 3, pe.MyPE() == 1 && i == 0
				word := uint32(10*pe.MyPE() + i)
				check(pe, k.Trade(pe.Stream(), gpurt.Grid(1).Block(32).Early(), packets, state, 1, n, word, told, tell, hold, got[i]))
			}
			for i, n := range launches {
				if n > 0 {
					same(pe, fmt.Sprintf("launch %d", i), got[i], []uint32{uint32(10*(1-pe.MyPE()) + i)})
				}
			}
		}
	})
}

// TestSumInEveryOrder: one element of AllReduce has one expression tree in every order of the messages, and the same one
// if 1, 2 or 4 PEs add up four leaves.
func TestSumInEveryOrder(t *testing.T) {
	same := gputest.Same{PEs: []int{1, 2, 4}, Runs: 1, Orders: 20000}
	gputest.SameBits(t, gputest.NP(1), same, func(pe *gputest.PE, _ int) {
		k, each := loadLL(pe), 4/pe.NumPEs()
		w, sum := words(pe, ll.AllReduceWords[float32](pe.NumPEs(), 1)), device(pe, make([]float32, 1))
		leaves := device(pe, []float32{1.1, 2e5, -3.3, 7e-4}[pe.MyPE()*each:(pe.MyPE()+1)*each])
		if err := k.AddUp(pe.Stream(), gpurt.Grid(1).Block(1), w, 1, sum, leaves); err != nil {
			pe.Fatalf("%v", err)
		}
		got := make([]float32, 1)
		if err := sum.CopyTo(pe.Context(), got); err != nil {
			pe.Fatalf("%v", err)
		}
		gputest.Result(pe, "sum", 0, got)
	})
}

// TestTreesOfArrivals: atomics add in the order in which they come, so there is a tree for each order but that of the
// first two.
func TestTreesOfArrivals(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil || testing.Short() {
		t.Skip(err, "or short")
	}
	for np, want := range map[int]int{2: 1, 3: 3, 4: 12} {
		trees := map[float32]bool{}
		cfg := gpurt.Config{Backend: gpurt.Check, PEs: np, UninterpretedFloats: true}
		covered, err := gpurt.Explore(t.Context(), cfg, 1000, func(ctx context.Context, pe *gpurt.PE) error {
			k, err := lowlatency.LoadKernels(pe)
			if err != nil {
				return err
			}
			sum, err := gpurt.AllocSym[float32](pe, 1)
			if err != nil {
				return err
			}
			got := make([]float32, 1)
			err = errors.Join(pe.Barrier(ctx), k.Arrive(pe.Stream(), gpurt.Grid(1).Block(1), sum, float32(pe.MyPE())+1.5), pe.Stream().Sync(ctx), pe.Barrier(ctx), sum.CopyTo(ctx, got))
			if pe.MyPE() == 0 {
				trees[got[0]] = true
			}
			return err
		})
		if err != nil || !covered.Ended || len(trees) != want {
			t.Errorf("%d PEs: %d trees in %v, want %d; %v", np, len(trees), covered, want, err)
		}
	}
}
