package examples_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/examples/alltoall/exchange"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// exchangeOften exchanges blocks of n elements again and again, from and to the same
// memory, with nothing in between that would keep the PEs together.
func exchangeOften(pe *gputest.PE, x *exchange.Exchanger, n, times int) {
	pe.Helper()
	pes := pe.NumPEs()
	a, b := symmetric(pe, n*pes), symmetric(pe, n*pes)
	mine := make([]float32, n*pes)
	for i := range mine {
		mine[i] = summand(i/n, pe.MyPE(), i%n)
	}
	if err := a.CopyFrom(pe.Context(), mine); err != nil {
		pe.Fatalf("%v", err)
	}
	for range times {
		if err := x.Exchange(pe.Stream(), b, a); err != nil {
			pe.Fatalf("%v", err)
		}
		a, b = b, a
	}
	got := make([]float32, n*pes)
	if err := a.CopyTo(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	for i, g := range got {
		// An even number of exchanges brings everything back.
		want := mine[i]
		if times%2 == 1 {
			want = summand(pe.MyPE(), i/n, i%n)
		}
		if g != want {
			pe.Fatalf("%d elements, %d times: element %d from PE %d is %v, want %v", n, times, i%n, i/n, g, want)
		}
	}
	for _, x := range []*gpurt.SymBuffer[float32]{a, b} {
		if err := x.Free(); err != nil {
			pe.Fatalf("%v", err)
		}
	}
}

func TestAllToAllSizes(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			x, err := exchange.New(pe.PE, exchange.Config{Blocks: 4 * np, Threads: 40})
			if err != nil {
				pe.Fatalf("%v", err)
			}
			for times, n := range []int{0, 1, 3, 1000, 9001} {
				exchangeOften(pe, x, n, times)
			}
		})
	}
}

func TestAllToAllOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		x, err := exchange.New(pe.PE, exchange.Config{Blocks: 6, Threads: 32})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		exchangeOften(pe, x, 4200, 3)
		exchangeOften(pe, x, 5, 4)
	})
}

// TestAllToAllOnHosts exchanges short and long blocks in turn over hosts of equal and of
// different sizes. The short ones are relayed.
func TestAllToAllOnHosts(t *testing.T) {
	for _, sizes := range onHosts() {
		gputest.Seeds(t, orders(10), gputest.NP(6).Hosts(sizes...), func(pe *gputest.PE) {
			x, err := exchange.New(pe.PE, exchange.Config{Blocks: 12, Threads: 32, Relayed: 20})
			if err != nil {
				pe.Fatalf("%v", err)
			}
			for times, n := range []int{7, 20, 21, 1, 20} {
				exchangeOften(pe, x, n, times+2)
			}
		})
	}
}

// TestAllToAllInGraph repeats captured exchanges of several widths, with others between
// that are not captured, and with nothing that would keep the PEs together.
func TestAllToAllInGraph(t *testing.T) {
	gputest.Seeds(t, orders(5), gputest.NP(4), func(pe *gputest.PE) {
		const n, few = 8200, 3
		x, err := exchange.New(pe.PE, exchange.Config{Blocks: 8, Threads: 64})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		st := pe.Stream()
		a, b := symmetric(pe, n*pe.NumPEs()), symmetric(pe, n*pe.NumPEs())
		c, d := symmetric(pe, few*pe.NumPEs()), symmetric(pe, few*pe.NumPEs())
		// Each launch exchanges a twice, which brings everything back, and c once.
		g, err := st.Capture(func() error {
			return errors.Join(x.Exchange(st, b, a), x.Exchange(st, d, c), x.Exchange(st, a, b))
		})
		if err != nil {
			pe.Fatalf("capture: %v", err)
		}
		for trial := range 3 {
			many, some := make([]float32, a.Len()), make([]float32, c.Len())
			for i := range many {
				many[i] = summand(trial, pe.MyPE(), i)
			}
			for i := range some {
				some[i] = summand(i/few+100*trial, pe.MyPE(), i%few)
			}
			if err := errors.Join(a.CopyFrom(pe.Context(), many), c.CopyFrom(pe.Context(), some)); err != nil {
				pe.Fatalf("%v", err)
			}
			// Once by the graph, then launch by launch, then by the graph again.
			if err := errors.Join(g.Launch(st), x.Exchange(st, b, a), x.Exchange(st, a, b), g.Launch(st)); err != nil {
				pe.Fatalf("%v", err)
			}
			gotMany, gotSome := make([]float32, a.Len()), make([]float32, d.Len())
			if err := errors.Join(a.CopyTo(pe.Context(), gotMany), d.CopyTo(pe.Context(), gotSome)); err != nil {
				pe.Fatalf("%v", err)
			}
			if !slices.Equal(gotMany, many) {
				pe.Fatalf("trial %d: what was sent to and fro has changed", trial)
			}
			for i, got := range gotSome {
				if want := summand(pe.MyPE()+100*trial, i/few, i%few); got != want {
					pe.Fatalf("trial %d: element %d from PE %d is %v, want %v", trial, i%few, i/few, got, want)
				}
			}
		}
		if err := g.Close(); err != nil {
			pe.Errorf("%v", err)
		}
	})
}

func TestAllToAllLarge(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		x, err := exchange.New(pe.PE, exchange.Config{})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		exchangeOften(pe, x, 4<<20+1, 3)
	})
}

func TestAllToAllBadLengths(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		x, err := exchange.New(pe.PE, exchange.Config{})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		n := pe.NumPEs()
		a, b := symmetric(pe, n+1), symmetric(pe, 2*n)
		if err := x.Exchange(pe.Stream(), a, a); err == nil && n > 1 { // one PE takes any
			pe.Errorf("%d elements for %d PEs are accepted", n+1, n)
		}
		if err := x.Exchange(pe.Stream(), b, b.Slice(0, n)); err == nil {
			pe.Errorf("different lengths are accepted")
		}
		if _, err := exchange.New(pe.PE, exchange.Config{Blocks: -1}); err == nil {
			pe.Errorf("a negative number of blocks is accepted")
		}
	})
}
