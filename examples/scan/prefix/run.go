package prefix

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// element is element i of the vector.
func element(i int) int64 { return int64(i*7919%1000) - 400 }

// Run computes the running sums of n elements that are shared out among the PEs, and
// compares each PE's part with plain Go.
func Run(ctx context.Context, pe *gpurt.PE, n int) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	if n > math.MaxInt/64/pe.NumPEs() {
		return fmt.Errorf("scan: a vector of %d elements is too large", n)
	}
	lo, hi := n*pe.MyPE()/pe.NumPEs(), n*(pe.MyPE()+1)/pe.NumPEs()
	// Before memory of the host: where there is too little this is an error.
	x, err := gpurt.Alloc[int64](pe, hi-lo)
	if err != nil {
		return err
	}
	y, err := gpurt.Alloc[int64](pe, hi-lo)
	if err != nil {
		return err
	}
	in := make([]int64, hi-lo)
	for i := range in {
		in[i] = element(lo + i)
	}
	sums, err := gpurt.Alloc[int64](pe, Pieces(len(in)))
	if err != nil {
		return err
	}
	total, err := gpurt.AllocSym[int64](pe, 1)
	if err != nil {
		return err
	}
	all, err := gpurt.AllocSym[int64](pe, pe.NumPEs())
	if err != nil {
		return err
	}
	if err := x.CopyFrom(ctx, in); err != nil {
		return err
	}
	s, shape := pe.Stream(), gpurt.Grid(4*pe.Multiprocessors()).Block(Threads)
	if err := k.Sums(s, shape, sums, x); err != nil {
		return err
	}
	if err := k.Offsets(s, gpurt.Grid(1).Block(Threads), sums, total, all); err != nil {
		return err
	}
	if err := k.Scan(s, shape, y, x, sums); err != nil {
		return err
	}
	got := make([]int64, len(in))
	if err := y.CopyTo(ctx, got); err != nil {
		return err
	}
	want := int64(0)
	for i := range lo {
		want += element(i)
	}
	for i, g := range got {
		if want += in[i]; g != want {
			return fmt.Errorf("PE %d, element %d: got %v, want %v", pe.MyPE(), lo+i, g, want)
		}
	}
	pe.Printf("ok, elements %d to %d of %d on %s\n", lo, hi, n, pe.Device())
	return nil
}
