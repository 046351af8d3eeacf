// Command allreduce adds up vectors over all PEs, with every algorithm of package
// allreduce and for growing lengths, checks the sums and says how long they took:
//
//	gpuc run -np 4 ./examples/allreduce -max 67108864
//
// The kernels are in package reduction.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/examples/allreduce/reduction"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	most := flag.Int("max", 16<<10, "`bytes` of the longest vector")
	times := flag.Int("times", 3, "how many `times` to add up")
	flag.Parse()
	if flag.NArg() > 0 || *most < 0 || *times < 1 {
		fmt.Fprintln(os.Stderr, "allreduce takes no arguments besides flags, a -max of 0 or more and a -times of 1 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *most/4, *times) })
}

func run(ctx context.Context, pe *gpurt.PE, most, times int) error {
	r, err := reduction.New(pe, reduction.Config{MaxLen: most})
	if err != nil {
		return err
	}
	src, err := gpurt.AllocSym[float32](pe, most)
	if err != nil {
		return err
	}
	dst, err := gpurt.AllocSym[float32](pe, most)
	if err != nil {
		return err
	}
	mine := make([]float32, most)
	for i := range mine {
		mine[i] = value(pe.MyPE(), i)
	}
	if err := src.CopyFrom(ctx, mine); err != nil {
		return err
	}
	if pe.MyPE() == 0 {
		pe.Printf("%d PEs, %s; NVLink of an H200 has 450 GB/s each way\n", pe.NumPEs(), pe.Device())
		pe.Printf("%10s  %-8s %12s %10s\n", "bytes", "by", "time", "GB/s")
	}
	for n := min(2, most); n <= most && n > 0; n *= 8 {
		for _, a := range r.Algorithms(n) {
			took, err := measure(ctx, pe, r, a, dst.Slice(0, n), src.Slice(0, n), times)
			if err != nil {
				return err
			}
			if err := check(ctx, pe, dst.Slice(0, n)); err != nil {
				return fmt.Errorf("%d elements by %s: %w", n, a, err)
			}
			if pe.MyPE() == 0 {
				mark := ""
				if a == r.Choose(n) {
					mark = " chosen"
				}
				// What crosses a PE's links in each direction, as NCCL counts it.
				sent := 2 * float64(pe.NumPEs()-1) / float64(pe.NumPEs()) * 4 * float64(n)
				pe.Printf("%10d  %-8s %12v %10.3g%s\n", 4*n, a, took, sent/float64(took.Nanoseconds()), mark)
			}
		}
	}
	pe.Printf("ok\n")
	return nil
}

// measure returns the time of one sum of several.
func measure(ctx context.Context, pe *gpurt.PE, r *reduction.Reducer, a reduction.Algorithm, dst, src *gpurt.SymBuffer[float32], times int) (time.Duration, error) {
	s := pe.Stream()
	if err := r.ReduceBy(a, s, dst, src); err != nil { // once to warm up
		return 0, err
	}
	took, err := s.Time(ctx, func() error {
		for range times {
			if err := r.ReduceBy(a, s, dst, src); err != nil {
				return err
			}
		}
		return nil
	})
	return took / time.Duration(times), err
}

// check compares with sums made in plain Go.
func check(ctx context.Context, pe *gpurt.PE, dst *gpurt.SymBuffer[float32]) error {
	got := make([]float32, dst.Len())
	if err := dst.CopyTo(ctx, got); err != nil {
		return err
	}
	for i, g := range got {
		want := float32(0)
		for p := range pe.NumPEs() {
			want += value(p, i)
		}
		if g != want {
			return fmt.Errorf("element %d is %v, want %v", i, g, want)
		}
	}
	return nil
}

// value is element i of PE pe's vector: whole numbers, whose sums are exact in any
// order.
func value(pe, i int) float32 { return float32((i*7+pe*13)%101 - 50) }
