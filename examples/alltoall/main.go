// Command alltoall has every PE send a different vector to every other one, checks
// what arrived, and says how long it took:
//
//	gpuc run -np 4 ./examples/alltoall -n 1048576
//
// The kernel is in package exchange.
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/examples/alltoall/exchange"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	n := flag.Int("n", 1000, "`elements` that each PE sends to each other one")
	times := flag.Int("times", 3, "how many `times` to exchange")
	flag.Parse()
	if flag.NArg() > 0 || *n < 0 || *times < 1 {
		fmt.Fprintln(os.Stderr, "alltoall takes no arguments besides flags, a -n of 0 or more and a -times of 1 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *n, *times) })
}

func run(ctx context.Context, pe *gpurt.PE, n, times int) error {
	x, err := exchange.New(pe, exchange.Config{})
	if err != nil {
		return err
	}
	pes := pe.NumPEs()
	if n > math.MaxInt/64/pes {
		return fmt.Errorf("alltoall: %d elements for each PE are too many", n)
	}
	src, err := gpurt.AllocSym[float32](pe, n*pes)
	if err != nil {
		return err
	}
	dst, err := gpurt.AllocSym[float32](pe, n*pes)
	if err != nil {
		return err
	}
	out := make([]float32, n*pes)
	for i := range out {
		out[i] = value(pe.MyPE(), i/n, i%n)
	}
	if err := src.CopyFrom(ctx, out); err != nil {
		return err
	}

	s := pe.Stream()
	if err := x.Exchange(s, dst, src); err != nil { // once to warm up
		return err
	}
	took, err := s.Time(ctx, func() error {
		for range times {
			if err := x.Exchange(s, dst, src); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	in := make([]float32, n*pes)
	if err := dst.CopyTo(ctx, in); err != nil {
		return err
	}
	for i, got := range in {
		if want := value(i/n, pe.MyPE(), i%n); got != want {
			return fmt.Errorf("element %d from PE %d is %v, want %v", i%n, i/n, got, want)
		}
	}
	pe.Printf("ok, %d elements from each of %d PEs in %v on %s\n", n, pes, took/time.Duration(times), pe.Device())
	return nil
}

// value is element i of what PE from sends to PE to.
func value(from, to, i int) float32 { return float32((i*31+from*7+to*3)%1009) + float32(from)/64 }
